//! Everything that is known of one scheme, as one HTML page in the design of all reports.

use super::page::{CLOSE, escape, open};
use super::{Provenance, entry, heatmap, plots, words};
use crate::address::FAULT_MODEL;
use crate::exact::ClassResult;
use crate::facts::{Facts, Verdict};
use crate::model::{ErrorModel, decimal};
use crate::reproduce::percent;
use crate::retry::Repeated;
use crate::tally::{Probabilities, Tally};
use eccforge_scheme::Scheme;
use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;
use std::fmt::Write;

/// Where else the reader may look; left out what is not there.
#[derive(Clone, Debug, Default)]
pub struct Links {
    /// The same facts for programs.
    pub json: Option<String>,
    /// The explorer with this scheme.
    pub explorer: Option<String>,
}

/// Exact outcomes of an entry where every bit is wrong independently: the rate as it was given, and the probabilities.
pub type AtRate = (String, Probabilities);

/// Figures of encoder and decoder that were measured, such as area and delay, or speed.
#[derive(Clone, Debug, Default)]
pub struct Measured {
    /// What was measured.
    pub heading: String,
    /// Names of the columns.
    pub header: Vec<String>,
    /// A row for each module or program.
    pub rows: Vec<Vec<String>>,
    /// What the figures are, and what measured them.
    pub ruler: String,
}

/// The whole page; `rates` and `figures` may be empty.
pub fn page(
    scheme: &Scheme,
    facts: &Facts,
    model: &ErrorModel,
    rates: &[AtRate],
    figures: &[Measured],
    run: &Provenance,
    links: &Links,
) -> String {
    let mut out = open(&format!("eccforge report: {}", scheme.name), &run.version);
    let total = facts.of_events(model);
    headline(&mut out, scheme, facts, total.as_ref());
    linked(&mut out, links);
    known(&mut out, scheme, facts);
    classes(&mut out, facts, model, total.as_ref());
    weights(&mut out, facts);
    at_rates(&mut out, rates);
    repeated(&mut out, scheme, facts, rates);
    syndromes(&mut out, scheme, facts);
    figures.iter().for_each(|figures| measured(&mut out, figures));
    let _ = write!(
        out,
        "<section>\n<h2>Where the bits lie</h2>\n<figure class=\"wide\" tabindex=\"0\">\n{}<figcaption>Pins run across, beats down; numbers and \
         tints are codewords.</figcaption>\n</figure>\n</section>\n\
         <section>\n<h2>H</h2>\n<figure class=\"wide\" tabindex=\"0\">\n{}<figcaption>{} rows, {} columns; check columns are tinted orange. \
         Weights of rows at the right.</figcaption>\n</figure>\n</section>\n",
        entry::layout(scheme),
        heatmap::matrix(scheme),
        scheme.code.h.r(),
        scheme.code.h.n()
    );
    addresses(&mut out, facts);
    claims(&mut out, facts);
    provenance(&mut out, scheme, model, run);
    out + CLOSE
}

fn headline(out: &mut String, scheme: &Scheme, facts: &Facts, total: Option<&Probabilities>) {
    let (g, h) = (scheme.geometry, &scheme.code.h);
    let _ = write!(
        out,
        "<header>\n<h1>{}</h1>\n<p class=\"lead\">{} of {} pins, {} of them data. {}</p>\n",
        escape(&scheme.name),
        words::beats(g.beats),
        g.pins,
        g.data_pins,
        escape(&scheme.source)
    );
    if let Some(notes) = &scheme.notes {
        let _ = writeln!(out, "<p>{}</p>", escape(notes.trim()));
    }
    if !facts.claims.is_empty() {
        let (class, text) = match facts.claims_hold() {
            true => ("good", "Every claim of its author holds."),
            false => ("bad", "Not every claim of its author was shown to hold: see below."),
        };
        let _ = writeln!(out, "<p class=\"status {class}\">{text}</p>");
    }
    out.push_str("<ul class=\"tiles\">\n");
    let mut tile = |count: String, label: &str| {
        let _ = writeln!(out, "<li><strong>{count}</strong> {label}</li>");
    };
    tile(format!("{} \u{d7} ({}, {})", scheme.codewords(), h.n(), h.n() - h.r() as usize), "codewords");
    let least = if facts.distance.lower_bound_only { "\u{2265} " } else { "" };
    tile(format!("{least}{}", facts.distance.bits), "minimum distance, bits");
    if let Some(p) = total {
        tile(format!("{} %", percent(&(&p.corrected + &p.clean))), "of events are corrected");
        tile(format!("{} %", percent(&p.detected)), "are detected");
        tile(format!("{} %", percent(&p.silent())), "are silent");
    }
    out.push_str("</ul>\n</header>\n");
}

fn linked(out: &mut String, links: &Links) {
    let known = [(&links.explorer, "Open it in the explorer"), (&links.json, "The same for programs (JSON)")];
    let shown: Vec<String> = known
        .iter()
        .filter_map(|(address, text)| Some(format!("<a href=\"{}\">{text}</a>", escape(address.as_deref()?))))
        .collect();
    if !shown.is_empty() {
        let _ = writeln!(out, "<p>{}</p>", shown.join(" \u{b7} "));
    }
}

fn measured(out: &mut String, figures: &Measured) {
    let cell = |tag: &str, attributes: &str, text: &String| format!("<{tag}{attributes}>{}</{tag}>", escape(text));
    let attributes = |column| if column == 0 { " scope=\"col\"" } else { " scope=\"col\" class=\"n\"" };
    let head: String = figures.header.iter().enumerate().map(|(i, text)| cell("th", attributes(i), text)).collect();
    let row = |cells: &Vec<String>| {
        let first = cells.first().map(|text| cell("th", " scope=\"row\"", text)).unwrap_or_default();
        let rest: String = cells.iter().skip(1).map(|text| cell("td", " class=\"n\"", text)).collect();
        format!("<tr>{first}{rest}</tr>\n")
    };
    let rows: String = figures.rows.iter().map(row).collect();
    let _ = write!(
        out,
        "<section>\n<h2>{}</h2>\n<div class=\"wide\" tabindex=\"0\"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\
         </tbody>\n</table></div>\n<p>{}</p>\n</section>\n",
        escape(&figures.heading),
        escape(&figures.ruler)
    );
}

fn known(out: &mut String, scheme: &Scheme, facts: &Facts) {
    out.push_str("<section>\n<h2>Facts</h2>\n<div class=\"wide\" tabindex=\"0\"><table class=\"facts\">\n<tbody>\n");
    let rows = [
        ("Distance", words::distance(&facts.distance, facts.symbol_distance)),
        ("Columns of H", words::column_weights(facts)),
        ("Rows of H", words::row_weights(&facts.row_weights)),
        ("Corrects", words::corrects(scheme, facts)),
        ("Entry rules", words::rules(scheme)),
        ("Circuits", format!("encoder {} gates, decoder {} gates (n-ary, shared)", facts.gates.0, facts.gates.1)),
    ];
    for (name, value) in rows {
        let _ = writeln!(out, "<tr><th scope=\"row\">{name}</th><td>{}</td></tr>", escape(&value));
    }
    out.push_str("</tbody>\n</table></div>\n</section>\n");
}

fn classes(out: &mut String, facts: &Facts, model: &ErrorModel, total: Option<&Probabilities>) {
    let _ = write!(
        out,
        "<section>\n<h2>Outcomes by class of error</h2>\n<p>\u{201c}{}\u{201d}. Nothing is sampled: every pattern is tried or \
         counted. An outcome is judged by the truth: data delivered wrong is silent even when a correction is reported.</p>\n",
        escape(&model.name)
    );
    let drawn: Vec<(&str, Probabilities)> = model
        .classes
        .iter()
        .zip(&facts.by_class)
        .filter_map(|(class, result)| Some((class.name.as_str(), result.probabilities()?)))
        .chain(total.map(|p| ("All events", p.clone())))
        .collect();
    if !drawn.is_empty() {
        let rows: Vec<plots::Row> = drawn.iter().map(|(name, p)| (*name, p)).collect();
        let bars =
            plots::bars("Outcomes by class of error", "Patterns of the class, percent", "percent of patterns", &rows);
        let _ = writeln!(out, "<figure class=\"wide\" tabindex=\"0\">\n{bars}</figure>");
    }
    header(out, &["Class", "Rate", "Patterns", "Corrected", "Detected", "Undetected", "Miscorrected", "Silent %"]);
    for (class, result) in model.classes.iter().zip(&facts.by_class) {
        let ClassResult { tally, .. } = result;
        let name = format!("{}<small>{}</small>", escape(&class.name), escape(&class.patterns.to_string()));
        row(out, &name, Some(decimal(&class.rate, 2)), tally);
    }
    out.push_str("</tbody>\n</table></div>\n</section>\n");
}

fn weights(out: &mut String, facts: &Facts) {
    out.push_str("<section>\n<h2>Outcomes by number of wrong bits</h2>\n<p>All patterns of so many bits, anywhere in the entry.</p>\n");
    header(out, &["Wrong bits", "Patterns", "Corrected", "Detected", "Undetected", "Miscorrected", "Silent %"]);
    for (bits, tally) in &facts.by_weight {
        row(out, &bits.to_string(), None, tally);
    }
    out.push_str("</tbody>\n</table></div>\n</section>\n");
}

fn at_rates(out: &mut String, rates: &[AtRate]) {
    if rates.is_empty() {
        return;
    }
    out.push_str("<section>\n<h2>Outcomes by bit error rate</h2>\n<p>Every bit wrong independently: exact probabilities of an entry.</p>\n");
    header(out, &["Bit error rate", "Corrected", "Detected", "Undetected", "Miscorrected", "Silent"]);
    for (rate, p) in rates {
        let figures = [&p.corrected, &p.detected, &p.undetected, &p.miscorrected, &p.silent()].map(words::scientific);
        let cells: String = figures.iter().map(|f| format!("<td class=\"n\">{f}</td>")).collect();
        let _ = writeln!(out, "<tr><th scope=\"row\">{}</th>{cells}</tr>", escape(rate));
    }
    out.push_str("</tbody>\n</table></div>\n</section>\n");
}

/// What detected errors become where the transfer is repeated.
fn repeated(out: &mut String, scheme: &Scheme, facts: &Facts, rates: &[AtRate]) {
    let n = scheme.retries;
    if n == 0 {
        return;
    }
    let _ = write!(
        out,
        "<section>\n<h2>Where transfers are repeated</h2>\n<p>A detected error has the transfer repeated, at most {n} times. Transfers \
         are their mean number.</p>\n"
    );
    header(out, &["Errors", "Right", "Refused", "Silent", "Transfers"]);
    let mut row = |name: String, r: Repeated| {
        let figures = [&r.right, &r.refused, &r.silent, &r.transfers].map(words::scientific);
        let cells: String = figures.iter().map(|f| format!("<td class=\"n\">{f}</td>")).collect();
        let _ = writeln!(out, "<tr><th scope=\"row\">{}</th>{cells}</tr>", escape(&name));
    };
    for (class, p) in facts.by_class.iter().filter_map(|c| Some((&c.class, c.probabilities()?))) {
        row(format!("{class}, gone when repeated"), Repeated::gone(&p, n));
        row(format!("{class}, stuck"), Repeated::stuck(&p, n));
    }
    rates.iter().for_each(|(rate, p)| row(format!("every bit at {rate}, each time anew"), Repeated::anew(p, n)));
    out.push_str("</tbody>\n</table></div>\n</section>\n");
}

fn header(out: &mut String, names: &[&str]) {
    out.push_str("<div class=\"wide\" tabindex=\"0\"><table>\n<thead><tr>");
    for (i, name) in names.iter().enumerate() {
        let class = if i == 0 { "" } else { " class=\"n\"" };
        let _ = write!(out, "<th scope=\"col\"{class}>{name}</th>");
    }
    out.push_str("</tr></thead>\n<tbody>\n");
}

/// A row of counts; `name` is markup.
fn row(out: &mut String, name: &str, rate: Option<String>, t: &Tally) {
    let _ = write!(out, "<tr><th scope=\"row\">{name}</th>");
    let silent = match t.total() == BigUint::ZERO {
        true => "\u{2013}".to_owned(),
        false => percent(&t.probabilities().silent()),
    };
    let counts = [&t.total(), &t.corrected, &t.detected, &t.undetected, &t.miscorrected].map(short);
    for cell in rate.into_iter().chain(counts).chain([silent]) {
        let _ = write!(out, "<td class=\"n\">{cell}</td>");
    }
    out.push_str("</tr>\n");
}

/// A count in groups of three digits, or as a power of ten.
fn short(count: &BigUint) -> String {
    let digits = count.to_string();
    if digits.len() > 12 {
        return format!("{}.{}e{}", &digits[..1], &digits[1..4], digits.len() - 1);
    }
    words::grouped(&digits)
}

/// How many of the syndromes mean a correction: what is not used detects.
fn syndromes(out: &mut String, scheme: &Scheme, facts: &Facts) {
    let all = (BigUint::from(1u32) << scheme.code.h.r()) - 1u32;
    out.push_str(
        "<section>\n<h2>Use of the syndromes</h2>\n<p>A syndrome that no correctable pattern has is an error that is detected: \
         the more of them are left, the fewer errors are miscorrected.</p>\n<div class=\"wide\" tabindex=\"0\"><table>\n<thead><tr><th scope=\"col\">Codeword</th>\
         <th scope=\"col\" class=\"n\">Corrected patterns</th><th scope=\"col\" class=\"n\">Non-zero syndromes</th>\
         <th scope=\"col\" class=\"n\">Used %</th><th scope=\"col\">Used</th></tr></thead>\n<tbody>\n",
    );
    for (w, used) in facts.correctable.iter().enumerate() {
        let share = BigRational::new(BigInt::from(used.clone()), BigInt::from(all.clone()));
        let percent = percent(&share);
        let _ = writeln!(
            out,
            "<tr><th scope=\"row\">{w}</th><td class=\"n\">{}</td><td class=\"n\">{}</td><td class=\"n\">{percent}</td>\
             <td><meter min=\"0\" max=\"100\" value=\"{percent}\">{percent} %</meter></td></tr>",
            short(used),
            short(&all)
        );
    }
    out.push_str("</tbody>\n</table></div>\n</section>\n");
}

/// What becomes of wrong addresses, where the code takes one.
fn addresses(out: &mut String, facts: &Facts) {
    let Some(faults) = &facts.address else { return };
    let _ = writeln!(out, "<section>\n<h2>Wrong addresses</h2>\n<p>{}</p>", escape(FAULT_MODEL));
    header(out, &["Wrong address bits", "Differences", "Detected", "Taken for a correctable error", "Unseen"]);
    let by_bits = faults.by_bits.iter().map(|(bits, seen)| (bits.to_string(), seen));
    for (name, seen) in by_bits.chain(faults.all.iter().map(|all| ("any".to_owned(), all))) {
        let counts = [seen.total(), seen.detected, seen.miscorrected, seen.unseen];
        let cells: String = counts.map(|n| format!("<td class=\"n\">{}</td>", words::grouped(&n.to_string()))).concat();
        let _ = writeln!(out, "<tr><th scope=\"row\">{name}</th>{cells}</tr>");
    }
    out.push_str("</tbody>\n</table></div>\n</section>\n");
}

fn claims(out: &mut String, facts: &Facts) {
    if facts.claims.is_empty() {
        return;
    }
    out.push_str(
        "<section>\n<h2>Claims of the author</h2>\n<div class=\"wide\" tabindex=\"0\"><table>\n<thead><tr><th scope=\"col\">Claim</th>\
         <td></td><th scope=\"col\">Counted</th></tr></thead>\n<tbody>\n",
    );
    for claim in &facts.claims {
        let (class, verdict) = match claim.verdict {
            Verdict::Holds => ("exact", "holds"),
            Verdict::Refuted => ("differs surprise", "refuted"),
            Verdict::Open(why) => ("unpublished", why),
        };
        let (text, evidence) = (escape(&claim.text), escape(&claim.evidence));
        let _ = writeln!(out, "<tr><td>{text}</td><td class=\"{class}\">{verdict}</td><td>{evidence}</td></tr>");
    }
    out.push_str("</tbody>\n</table></div>\n</section>\n");
}

fn provenance(out: &mut String, scheme: &Scheme, model: &ErrorModel, run: &Provenance) {
    out.push_str(
        "<section>\n<h2>What was run</h2>\n<div class=\"wide\" tabindex=\"0\"><table class=\"facts\">\n<tbody>\n",
    );
    let rows = [
        ("Program", format!("{} {}", run.program, escape(&run.version))),
        ("Command", format!("<code>{}</code>", escape(&run.command))),
        (
            "Scheme",
            format!("<code>{}</code>, sha256 of its meaning <code>{}</code>", escape(&scheme.id), scheme.hash()),
        ),
        ("Error model", format!("{} (<code>{}</code>)", escape(&model.name), escape(&model.id))),
        ("SHA-256 of the model file", format!("<code>{}</code>", escape(&run.model_sha256))),
    ];
    for (name, value) in rows {
        let _ = writeln!(out, "<tr><th scope=\"row\">{name}</th><td>{value}</td></tr>");
    }
    out.push_str("</tbody>\n</table></div>\n</section>\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_of_more_than_twelve_digits_are_powers_of_ten() {
        let of = |n: u64| short(&BigUint::from(n));
        assert_eq!(of(123_456_789_012), "123\u{202f}456\u{202f}789\u{202f}012");
        assert_eq!([of(1_234_567_890_123), of(98_765_432_109_876)], ["1.234e12", "9.876e13"]);
    }
}
