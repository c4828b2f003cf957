//! The report as one HTML page that needs nothing else: no script, no font, no other file.
//!
//! What every page shares is in [`super::page`].

mod schemes;

use super::page::{CLOSE, escape, open};
use super::{Provenance, heatmap, markdown, plots};
use crate::exact::{Method, Reading};
use crate::model::decimal;
use crate::published::{Judgement, Verdict};
use crate::reproduce::{Cell, Reproduction, Total, percent};
use crate::tally::Probabilities;
use eccforge_scheme::Scheme;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, ToPrimitive, Zero};
use std::fmt::Write;

/// The whole page.
pub fn page(report: &Reproduction, run: &Provenance) -> String {
    let model = &report.request.model;
    let mut out = open(&format!("eccforge reproduce: {}", model.name), &run.version);
    headline(&mut out, report);
    table(&mut out, report);
    sampled(&mut out, report);
    differences(&mut out, report);
    totals(&mut out, report);
    statements(&mut out, report);
    figures(&mut out, report);
    schemes::sections(&mut out, report);
    methods(&mut out, report);
    provenance(&mut out, report, run);
    out += CLOSE;
    out
}

/// CSS class, sign and words of a verdict.
fn words(verdict: Verdict) -> (&'static str, &'static str, &'static str) {
    match verdict {
        Verdict::ExactMatch => ("exact", "=", "equal at every printed digit"),
        Verdict::WithinSamplingError => ("sampled", "\u{2248}", "within the sampling error of the published figure"),
        Verdict::Differs => ("differs", "\u{2260}", "differs from the published figure"),
        Verdict::NotPublished => ("unpublished", "", "not published"),
    }
}

fn headline(out: &mut String, report: &Reproduction) {
    let [exact, sampled, differs] = report.verdicts();
    let matching = report.statements.iter().filter(|s| s.matches).count();
    let model = &report.request.model;
    let _ = write!(
        out,
        "<header>\n<h1>What each scheme does to every error</h1>\n<p class=\"lead\">{} schemes under \
         \u{201c}{}\u{201d}, all figures exact.</p>\n",
        report.request.schemes.len(),
        escape(&model.name)
    );
    if exact + sampled + differs == 0 && report.statements.is_empty() {
        out.push_str(
            "<p class=\"status neutral\">No published figures apply to this model, reading and set of schemes.</p>\n",
        );
    } else {
        let (class, status) = match report.as_expected() {
            true => ("good", "As expected: every published figure is matched, or differs for a known reason."),
            false => ("bad", "Not as expected: see the figures marked with ! below."),
        };
        let _ = write!(out, "<p class=\"status {class}\">{status}</p>\n<ul class=\"tiles\">\n");
        let mut tile = |class: &str, count: String, label: &str| {
            let _ = writeln!(out, "<li class=\"{class}\"><strong>{count}</strong> {label}</li>");
        };
        tile("exact", exact.to_string(), "cells equal at every printed digit");
        tile("sampled", sampled.to_string(), "cells within the paper\u{2019}s sampling error");
        tile("differs", differs.to_string(), "cells differ");
        if !report.statements.is_empty() {
            tile(
                "neutral",
                format!("{matching} of {}", report.statements.len()),
                "statements of the text hold as printed",
            );
        }
        out.push_str("</ul>\n");
    }
    out.push_str("</header>\n");
}

/// The scheme's row heading: its name, leading to its section.
fn heading(report: &Reproduction, id: &str) -> String {
    match report.request.schemes.iter().position(|s| s.id == id) {
        Some(i) => format!("<a href=\"#scheme-{i}\">{}</a>", escape(&report.request.schemes[i].name)),
        None => escape(id),
    }
}

fn class_name(report: &Reproduction, id: &str) -> String {
    escape(report.request.model.classes.iter().find(|c| c.id == id).map_or(id, |c| &c.name))
}

fn table(out: &mut String, report: &Reproduction) {
    let model = &report.request.model;
    out.push_str(
        "<section>\n<h2>Silent data corruption by class of error</h2>\n<p>Percent of the patterns of a class that are \
         delivered wrong. C: always corrected. D: never silent. Beneath each figure stands the published one: \
         <span class=\"key exact\">= equal at every printed digit</span> \
         <span class=\"key sampled\">\u{2248} within sampling error</span> \
         <span class=\"key differs\">\u{2260} differs</span></p>\n\
         <div class=\"wide\" tabindex=\"0\"><table class=\"big\">\n<thead><tr><th scope=\"col\">Scheme</th>",
    );
    for &c in &report.request.classes {
        let class = &model.classes[c];
        let unit = model.unit.words();
        let (name, rate) = (escape(&class.name), decimal(&class.rate, 2));
        let _ = write!(out, "<th scope=\"col\" class=\"n\">{name}<small>{rate} {unit}</small></th>");
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for scheme in &report.request.schemes {
        let _ = write!(out, "<tr><th scope=\"row\">{}</th>", heading(report, &scheme.id));
        for &c in &report.request.classes {
            match report.cell(&scheme.id, &model.classes[c].id) {
                Some(cell) => table_cell(out, cell),
                None => out.push_str("<td class=\"n\">-</td>"),
            }
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody>\n</table></div>\n</section>\n");
}

/// Sampled counts beside the exact figures and the paper's.
fn sampled(out: &mut String, report: &Reproduction) {
    let Some(sampled) = &report.sampled else { return };
    let _ = write!(
        out,
        "<section>\n<h2>Sampled beside exact</h2>\n<p>Percent delivered wrong. {}</p>\n<div class=\"wide\" tabindex=\"0\"><table>\n<thead><tr>",
        escape(&markdown::sampling(sampled))
    );
    for (i, name) in markdown::SAMPLED_HEADER.iter().enumerate() {
        let class = if i < 2 { "" } else { " class=\"n\"" };
        let _ = write!(out, "<th scope=\"col\"{class}>{name}</th>");
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for cell in &sampled.cells {
        let [_, _, paper, exact, counted, z] = markdown::sampled_row(report, cell).map(|t| escape(&t));
        let (scheme, class) = (heading(report, &cell.scheme), class_name(report, &cell.class));
        let surprise = if cell.denies_exact { " surprise" } else { "" };
        let _ = writeln!(
            out,
            "<tr><td>{scheme}</td><td>{class}</td><td class=\"n\">{paper}</td><td class=\"n\">{exact}</td>\
             <td class=\"n\">{counted}</td><td class=\"n{surprise}\">{z}</td></tr>"
        );
    }
    out.push_str("</tbody>\n</table></div>\n</section>\n");
}

/// The figure of a cell in the paper's notation.
fn figure(p: &Probabilities) -> String {
    if (&p.corrected + &p.clean).is_one() {
        "C".into()
    } else if p.silent().is_zero() {
        "D".into()
    } else {
        percent(&p.silent())
    }
}

fn table_cell(out: &mut String, cell: &Cell) {
    let ours = figure(&cell.probabilities);
    let Some(j) = &cell.judgement else {
        let _ = write!(out, "<td class=\"n\">{ours}</td>");
        return;
    };
    let (class, sign, meaning) = words(j.verdict);
    let mut hint = meaning.to_owned();
    if let Some(z) = j.z {
        let _ = write!(hint, ", {z:.1} standard errors away");
    }
    if let Some(reason) = &j.reason {
        let _ = write!(hint, ": {reason}");
    }
    let (surprise, mark) = if j.expected { ("", "") } else { (" surprise", "! ") };
    let _ = write!(
        out,
        "<td class=\"n {class}{surprise}\" title=\"{}\">{ours}<small>{mark}{sign} {}</small></td>",
        escape(&hint),
        escape(&j.printed)
    );
}

/// A reason and the cells that it explains.
type Group<'a> = (Option<&'a str>, Vec<(&'a Cell, &'a Judgement)>);

/// Cells that differ, one group of rows for each reason.
fn differences(out: &mut String, report: &Reproduction) {
    let listed = |j: &Judgement| j.verdict == Verdict::Differs || !j.expected;
    let mut groups: Vec<Group> = Vec::new();
    for cell in &report.cells {
        let Some(j) = cell.judgement.as_ref().filter(|j| listed(j)) else { continue };
        match groups.iter_mut().find(|(reason, _)| *reason == j.reason.as_deref()) {
            Some((_, cells)) => cells.push((cell, j)),
            None => groups.push((j.reason.as_deref(), vec![(cell, j)])),
        }
    }
    if groups.is_empty() {
        return;
    }
    out.push_str(
        "<section>\n<h2>Where we differ, and why</h2>\n<div class=\"wide\" tabindex=\"0\"><table>\n<thead><tr><th scope=\"col\">Scheme</th>\
         <th scope=\"col\">Class</th><th scope=\"col\" class=\"n\">Paper</th><th scope=\"col\" class=\"n\">Ours</th>\
         <th scope=\"col\" class=\"n\">Standard errors</th><th scope=\"col\">Reason</th></tr></thead>\n",
    );
    for (reason, cells) in groups {
        out.push_str("<tbody>\n");
        for (i, (cell, j)) in cells.iter().enumerate() {
            let (scheme, class) = (heading(report, &cell.scheme), class_name(report, &cell.class));
            let (paper, ours) = (escape(&j.printed), figure(&cell.probabilities));
            let z = j.z.filter(|z| z.is_finite()).map_or("enumerated".into(), |z| format!("{z:.1}"));
            let _ = write!(
                out,
                "<tr><td>{scheme}</td><td>{class}</td><td class=\"n\">{paper}</td><td class=\"n\">{ours}</td>\
                 <td class=\"n quiet\">{z}</td>"
            );
            if i == 0 {
                let text = match reason {
                    Some(reason) => escape(reason),
                    None => "<strong>! not expected</strong>".into(),
                };
                let _ = write!(out, "<td class=\"reason\" rowspan=\"{}\">{text}</td>", cells.len());
            }
            out.push_str("</tr>\n");
        }
        out.push_str("</tbody>\n");
    }
    out.push_str("</table></div>\n</section>\n");
}

fn totals(out: &mut String, report: &Reproduction) {
    if report.totals.is_empty() {
        return;
    }
    out.push_str(
        "<section>\n<h2>All events</h2>\n<p>Outcomes of a single event, its class drawn by the model\u{2019}s \
         rates.</p>\n<div class=\"wide\" tabindex=\"0\"><table>\n<thead><tr><th scope=\"col\">Scheme</th>\
         <th scope=\"col\" class=\"n\">Corrected %</th><th scope=\"col\" class=\"n\">Detected %</th>\
         <th scope=\"col\" class=\"n\">Silent %</th><th scope=\"col\" class=\"n\">One silent event in</th></tr></thead>\n<tbody>\n",
    );
    for Total { scheme, probabilities: p, .. } in &report.totals {
        let [corrected, detected, silent] = [&p.corrected, &p.detected, &p.silent()].map(percent);
        let (name, odds) = (heading(report, scheme), odds(&p.silent()));
        let _ = writeln!(
            out,
            "<tr><th scope=\"row\">{name}</th><td class=\"n\">{corrected}</td><td class=\"n\">{detected}</td>\
             <td class=\"n\">{silent}</td><td class=\"n quiet\">{odds}</td></tr>"
        );
    }
    out.push_str("</tbody>\n</table></div>\n</section>\n");
}

/// 1/p to three significant digits.
fn odds(p: &BigRational) -> String {
    if p.is_zero() {
        return "\u{2014}".into();
    }
    let one_in = (BigRational::one() / p).to_f64().unwrap_or(0.0);
    if !one_in.is_finite() || one_in >= 1e15 {
        return format!("{one_in:.2e}").replace("inf", "1e308 or more");
    }
    let scale = 10f64.powi(one_in.log10().floor() as i32 - 2);
    match one_in {
        ..100.0 => format!("{one_in:.*}", if one_in < 10.0 { 2 } else { 1 }),
        _ => plots::thousands((one_in / scale).round() * scale),
    }
}

fn statements(out: &mut String, report: &Reproduction) {
    if report.statements.is_empty() {
        return;
    }
    out.push_str(
        "<section>\n<h2>Statements of the text</h2>\n<div class=\"wide\" tabindex=\"0\"><table>\n<thead><tr><th scope=\"col\">Statement</th>\
         <th scope=\"col\" class=\"n\">Paper</th><th scope=\"col\" class=\"n\">Ours</th><td></td>\
         <th scope=\"col\">Why it differs</th></tr></thead>\n<tbody>\n",
    );
    for s in &report.statements {
        let (class, sign) = if s.matches { ("exact", "=") } else { ("differs", "\u{2260}") };
        let mark = if s.expected { "" } else { "! not expected. " };
        let [text, paper, ours, reason] =
            [&s.text, &s.paper, &s.ours, s.reason.as_ref().unwrap_or(&String::new())].map(|t| escape(t));
        let _ = writeln!(
            out,
            "<tr><td>{text}</td><td class=\"n\">{paper}</td><td class=\"n\">{ours}</td>\
             <td class=\"sign {class}\">{sign}</td><td class=\"reason\">{mark}{reason}</td></tr>"
        );
    }
    out.push_str("</tbody>\n</table></div>\n</section>\n");
}

fn figures(out: &mut String, report: &Reproduction) {
    if report.totals.is_empty() {
        return;
    }
    let system = &report.request.system;
    let _ = write!(
        out,
        "<section>\n<h2>Figures</h2>\n<figure>\n{}<figcaption>Outcomes of a single event (the paper\u{2019}s Fig. 8). \
         Lower is better on the right.</figcaption>\n</figure>\n<figure>\n{}<figcaption>A machine of 0.5 to 2 exaflops \
         (the paper\u{2019}s Fig. 9) at {} FIT/Gbit and {} Gbit per GPU. The upper pair counts the GPUs that the peak of \
         each implies; the paper\u{2019}s curves need eight times as many. Higher is better.</figcaption>\n</figure>\n</section>\n",
        plots::outcome_bars(report),
        plots::system_curves(report),
        system.fit_per_gbit,
        system.memory_gbit
    );
}

fn methods(out: &mut String, report: &Reproduction) {
    let count = |m: Method| report.cells.iter().filter(|c| c.method == m).count();
    let reading = match report.request.reading {
        Reading::Inclusive => {
            "every pattern of a class counts, also one that fits an easier class (as in the paper\u{2019}s Table 2)"
        }
        Reading::Exclusive => "a pattern counts only in the first class that it fits",
    };
    let _ = write!(
        out,
        "<section>\n<h2>How the figures were found</h2>\n<ul>\n\
         <li>Nothing is sampled. {} cells were enumerated: every error pattern of the class was tried on the decoder circuit.</li>\n\
         <li>{} cells were counted: errors uniform over a beat or an entry give syndromes uniform over the span of its \
         columns, so accepted syndromes are counted in place of patterns.</li>\n\
         <li>Reading of classes that overlap: {reading}.</li>\n\
         <li>An outcome is judged by the truth, not by the decoder\u{2019}s flags: data delivered wrong is silent even when \
         the decoder reports a correction.</li>\n\
         <li>A sampled published figure is within sampling error if ours lies within its 99 % interval, given the samples \
         that the paper states.</li>\n</ul>\n</section>\n",
        count(Method::Enumerated),
        count(Method::Counted)
    );
}

fn provenance(out: &mut String, report: &Reproduction, run: &Provenance) {
    let model = &report.request.model;
    out.push_str(
        "<section>\n<h2>What was run</h2>\n<div class=\"wide\" tabindex=\"0\"><table class=\"facts\">\n<tbody>\n",
    );
    let mut fact = |name: &str, value: String| {
        let _ = writeln!(out, "<tr><th scope=\"row\">{name}</th><td>{value}</td></tr>");
    };
    fact("Program", format!("{} {}", run.program, escape(&run.version)));
    fact("Command", format!("<code>{}</code>", escape(&run.command)));
    fact(
        "Error model",
        format!("{} (<code>{}</code>)<br/>{}", escape(&model.name), escape(&model.id), escape(&model.source)),
    );
    if let Some(notes) = &model.notes {
        fact("Notes of the model", escape(notes.trim()));
    }
    fact("SHA-256 of the model file", format!("<code>{}</code>", escape(&run.model_sha256)));
    for scheme in &run.schemes {
        fact(&format!("Hash of {}", escape(&scheme.id)), format!("<code>{}</code>", escape(&scheme.sha256)));
    }
    out.push_str("</tbody>\n</table></div>\n</section>\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_have_three_digits() {
        let of = |n: i64, d: i64| odds(&BigRational::new(n.into(), d.into()));
        assert_eq!([of(0, 1), of(1, 1), of(2, 7), of(1, 10)], ["\u{2014}", "1.00", "3.50", "10.0"]);
        assert_eq!(
            [of(1, 99), of(1, 100), of(1, 1234), of(1, 123_456)],
            ["99.0", "100", "1\u{202f}230", "123\u{202f}000"]
        );
        let power = |k: u32| odds(&BigRational::new(1.into(), BigInt::from(10).pow(k)));
        assert_eq!([power(15), power(400)], ["1.00e15", "1e308 or more"]);
        assert_eq!(power(14), "100\u{202f}000\u{202f}000\u{202f}000\u{202f}000");
    }
}
