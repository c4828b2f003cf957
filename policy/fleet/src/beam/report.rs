//! An analysis for people (tables, pictures, one HTML page) and for programs (JSON, CSV).

use super::analyse::{Analysis, Share};
use super::severity::Severity;
use super::utilisation::Regression;
use eccforge_exact::report::charts::{Bars, Curve, Words, curves, histogram};
use eccforge_exact::report::page::Page;
use serde::Serialize;

/// Where a report came from.
#[derive(Clone, Debug, Serialize)]
pub struct Provenance {
    /// Version of this format: 1.
    pub eccforge_beam: u32,
    /// Version of the program.
    pub version: String,
    /// The command line.
    pub command: String,
    /// The log.
    pub log: String,
}

/// The report as JSON.
///
/// # Errors
/// Never, in memory.
pub fn json(p: &Provenance, a: &Analysis) -> serde_json::Result<String> {
    #[derive(Serialize)]
    struct Whole<'r> {
        #[serde(flatten)]
        provenance: &'r Provenance,
        analysis: &'r Analysis,
    }
    Ok(serde_json::to_string_pretty(&Whole { provenance: p, analysis: a })? + "\n")
}

/// All lists of shares, by name.
fn lists(a: &Analysis) -> [(&'static str, &[Share]); 6] {
    [
        ("breakdown", &a.breakdown),
        ("class", &a.classes),
        ("multi-bit events", std::slice::from_ref(&a.byte_aligned)),
        ("byte-aligned events", std::slice::from_ref(&a.inverted_bytes)),
        ("beat and entry events", std::slice::from_ref(&a.inverted_words)),
        ("damaged bits", std::slice::from_ref(&a.one_to_zero)),
    ]
}

/// The shares as CSV.
///
/// # Errors
/// Never, in memory.
pub fn csv(a: &Analysis) -> Result<String, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(["list", "name", "count", "of", "share", "low", "high", "joint_low", "joint_high"])?;
    for (list, shares) in lists(a) {
        for s in shares {
            let joint = s.joint.map_or([String::new(), String::new()], |j| [j.low.to_string(), j.high.to_string()]);
            let head = [list.to_owned(), s.name.clone(), s.count.to_string(), s.of.to_string()];
            let own = [s.value.to_string(), s.interval.low.to_string(), s.interval.high.to_string()];
            writer.write_record(head.into_iter().chain(own).chain(joint))?;
        }
    }
    for [first, last, single, multi] in &a.breadth {
        let head =
            ["breadth".to_owned(), format!("{first}-{last}"), (single + multi).to_string(), a.events.to_string()];
        writer.write_record(head.into_iter().chain(std::iter::repeat_n(String::new(), 5)))?;
    }
    Ok(String::from_utf8_lossy(&writer.into_inner().map_err(|e| e.into_error())?).into_owned())
}

fn percent(v: f64) -> String {
    format!("{:.3}", 100.0 * v)
}

/// The headings of a table, and its rows.
pub type Rows = (Vec<String>, Vec<Vec<String>>);

/// Heading and rows of a list of shares.
fn rows(shares: &[Share]) -> Rows {
    let header = ["", "events", "%", "95 % interval", "95 % for all at once"].map(str::to_owned).to_vec();
    let row = |s: &Share| {
        let bounds = |i: crate::statistics::Interval| format!("{} to {}", percent(i.low), percent(i.high));
        vec![
            s.name.clone(),
            s.count.to_string(),
            percent(s.value),
            bounds(s.interval),
            s.joint.map_or_else(String::new, bounds),
        ]
    };
    (header, shares.iter().map(row).collect())
}

fn breadth_rows(a: &Analysis) -> Rows {
    let header = ["entries", "single-bit events", "multi-bit events"].map(str::to_owned).to_vec();
    let row = |b: &[u64; 4]| vec![range(b), b[2].to_string(), b[3].to_string()];
    (header, a.breadth.iter().map(row).collect())
}

fn range([first, last, ..]: &[u64; 4]) -> String {
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}

/// Sentences about the log and its filter.
fn sentences(p: &Provenance, a: &Analysis) -> Vec<String> {
    let mut all =
        vec![format!("{}: {} lines, {} wrong entries, {} malformed lines.", p.log, a.lines, a.sightings, a.malformed)];
    all.push(format!(
        "Damage filter: {} entries with {} weak cells dropped ({} sightings; {} % of their wrong bits went from 1 to 0); {} later sightings of the same soft errors dropped.",
        a.damaged_entries,
        a.weak_cells,
        a.damaged_sightings,
        percent(a.one_to_zero.value),
        a.seen_again
    ));
    all.push(format!(
        "{} events; {} % of the multi-bit ones are byte-aligned ({} to {}); the broadest hit {} entries.",
        a.events,
        percent(a.byte_aligned.value),
        percent(a.byte_aligned.interval.low),
        percent(a.byte_aligned.interval.high),
        a.broadest
    ));
    if let Some(r) = &a.rate {
        all.push(format!(
            "Rate: {:.4} to {:.4} events an hour in the beam; {:.3} FIT/Gb ({:.3} to {:.3}) at sea level.",
            r.per_hour.low, r.per_hour.high, r.fit_per_gbit, r.fit_interval.low, r.fit_interval.high
        ));
    }
    all
}

fn severity_sentence(name: &str, s: &Severity, inverted: &Share) -> String {
    format!(
        "{name}: chi-squared {:.1} with {} degrees of freedom against random corruption (p = {:.3}, words taken as independent); {} % of these events invert all bits ({} to {}).",
        s.chi_squared,
        s.degrees,
        s.p_value,
        percent(inverted.value),
        percent(inverted.interval.low),
        percent(inverted.interval.high)
    )
}

fn fits(a: &Analysis) -> Vec<String> {
    let regression = |name: &str, r: &Result<Regression, String>| match r {
        Err(why) => format!("{name} and utilisation: not fitted: {why}."),
        Ok(r) => format!(
            "{name}: {} events; {:.4e} an access ({:.4e} to {:.4e}) and {:.4e} a second ({:.4e} to {:.4e}): {} % come with accesses ({} to {}).",
            r.events,
            r.per_access.value,
            r.per_access.interval.low,
            r.per_access.interval.high,
            r.per_second.value,
            r.per_second.interval.low,
            r.per_second.interval.high,
            percent(r.share_with_accesses.value),
            percent(r.share_with_accesses.interval.low),
            percent(r.share_with_accesses.interval.high)
        ),
    };
    let retention = match &a.retention {
        Err(why) => format!("Retention: not fitted: {why}."),
        Ok(r) => format!(
            "Retention: normal, mean {:.2} ms ({:.2} to {:.2}), deviation {:.2} ms ({:.2} to {:.2}), {:.0} cells ({:.0} to {:.0}); deviance {:.2} with {} degrees of freedom.",
            r.mean_ms.value,
            r.mean_ms.interval.low,
            r.mean_ms.interval.high,
            r.deviation_ms.value,
            r.deviation_ms.interval.low,
            r.deviation_ms.interval.high,
            r.cells.value,
            r.cells.interval.low,
            r.cells.interval.high,
            r.deviance,
            r.degrees
        ),
    };
    vec![regression("Single-bit events", &a.single_bit), regression("Multi-bit events", &a.multi_bit), retention]
}

/// The report as sentences and tables, which `table` lays out.
pub fn text(p: &Provenance, a: &Analysis, table: &dyn Fn(Rows) -> String) -> String {
    let mut out = sentences(p, a).join("\n") + "\n";
    out +=
        &format!("\nBreadth and severity (S: single, M: multiple, B: bit, E: entry)\n{}\n", table(rows(&a.breakdown)));
    out += &format!("\nSeverities of Table 1\n{}\n", table(rows(&a.classes)));
    out += &format!("\nEvents of several entries\n{}\n\n", table(breadth_rows(a)));
    out += &severity_sentence("Byte-aligned words", &a.aligned, &a.inverted_bytes);
    out += "\n";
    out += &severity_sentence("Words of beat and entry events", &a.not_aligned, &a.inverted_words);
    out + "\n" + &fits(a).join("\n") + "\n"
}

/// SVG pictures: name and text.
///
/// # Errors
/// The drawing fails.
pub fn plots(a: &Analysis) -> Result<Vec<(&'static str, String)>, String> {
    let mut plots = Vec::new();
    let labels: Vec<String> = a.breadth.iter().map(range).collect();
    let breadth =
        |name: &str, i: usize| Bars { name: name.into(), heights: a.breadth.iter().map(|b| b[i] as f64).collect() };
    let words = Words { title: "Breadth of events of several entries", x: "entries", y: "events" };
    plots.push(("breadth", histogram(words, &labels, &[breadth("single-bit", 2), breadth("multi-bit", 3)])?));
    for (name, title, s) in [
        ("severity-byte-aligned", "Wrong bits of a word, byte-aligned events", &a.aligned),
        ("severity-other", "Wrong bits of a word, beat and entry events", &a.not_aligned),
    ] {
        let labels: Vec<String> = (1..=s.bits).map(|k| k.to_string()).collect();
        let seen = Bars { name: "log".into(), heights: s.words[1..].iter().map(|n| *n as f64).collect() };
        let random = Bars { name: "random corruption".into(), heights: s.expected[1..].to_vec() };
        plots.push((name, histogram(Words { title, x: "bits", y: "words" }, &labels, &[seen, random])?));
    }
    if let Ok(r) = &a.retention {
        let last = r.points.last().map_or(1.0, |p| p[0]);
        let seen =
            Curve { name: "weak cells".into(), points: r.points.iter().map(|p| (p[0], p[1])).collect(), markers: true };
        let (mean, deviation, cells) = (r.mean_ms.value, r.deviation_ms.value, r.cells.value);
        let at = |i: u32| f64::from(i) * last / 100.0;
        let points = (0..=100).map(|i| (at(i), cells * normal_cdf((at(i) - mean) / deviation))).collect();
        let fit = Curve { name: "normal fit".into(), points, markers: false };
        let words = Words { title: "Weak cells by refresh period", x: "refresh period, ms", y: "weak cells" };
        plots.push(("retention", curves(words, &[seen, fit])?));
    }
    Ok(plots)
}

fn normal_cdf(x: f64) -> f64 {
    use statrs::distribution::{ContinuousCDF, Normal};
    Normal::standard().cdf(x)
}

/// The report as one HTML page.
///
/// # Errors
/// The drawing fails.
pub fn html(p: &Provenance, a: &Analysis) -> Result<String, String> {
    let lead = "Classes of soft errors, their shares and rates, after damaged cells are left out.";
    let mut page = Page::new("What a beam log says", lead, &p.version);
    sentences(p, a).iter().for_each(|s| page.paragraph(s));
    for (heading, (header, rows)) in [
        ("Breadth and severity", rows(&a.breakdown)),
        ("Severities of Table 1", rows(&a.classes)),
        ("Events of several entries", breadth_rows(a)),
    ] {
        page.heading(heading);
        page.table(&header, &rows);
    }
    page.heading("Pictures");
    plots(a)?.iter().for_each(|(_, svg)| page.figure(svg, ""));
    page.heading("Fits");
    page.paragraph(&severity_sentence("Byte-aligned words", &a.aligned, &a.inverted_bytes));
    page.paragraph(&severity_sentence("Words of beat and entry events", &a.not_aligned, &a.inverted_words));
    fits(a).iter().for_each(|s| page.paragraph(s));
    page.provenance(&[
        ("Program", format!("eccforge {}", p.version)),
        ("Command", p.command.clone()),
        ("Log", p.log.clone()),
        ("SHA-256 of the log", a.sha256.clone()),
    ]);
    Ok(page.finish())
}
