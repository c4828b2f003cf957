//! An analysis as a document.

use super::analyse::{Analysis, Share};
use super::severity::Severity;
use super::utilisation::Regression;
use eccforge_report::charts::{Bars, Curve, Words, curves, histogram};
use eccforge_report::{Document, Report, Table};
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

/// An analysis and where it came from.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct BeamReport<'a> {
    /// Where it came from.
    #[serde(flatten)]
    pub provenance: &'a Provenance,
    /// What the log says.
    pub analysis: &'a Analysis,
}

impl Report for BeamReport<'_> {
    fn document(&self) -> Document {
        let (p, a) = (self.provenance, self.analysis);
        let lead = "Classes of soft errors, their shares and rates, after damaged cells are left out.";
        let mut document = Document::new("What a beam log says", lead);
        for sentence in sentences(p, a) {
            document.text(sentence);
        }
        document.section("Breadth and severity (S: single, M: multiple, B: bit, E: entry)").table(table(&a.breakdown));
        document.section("Severities of Table 1").table(table(&a.classes));
        document.section("Events of several entries").table(breadth(a));
        document.section("Fits").text(severity_sentence("Byte-aligned words", &a.aligned, &a.inverted_bytes));
        document.text(severity_sentence("Words of beat and entry events", &a.not_aligned, &a.inverted_words));
        for sentence in fits(a) {
            document.text(sentence);
        }
        document.section("Pictures").folded();
        match plots(a) {
            Err(why) => {
                document.drawing(Err(why), "");
            }
            Ok(all) => {
                for (_, svg) in all {
                    document.plot(svg, "");
                }
            }
        }
        document.ran("Log", &*p.log).ran("SHA-256 of the log", &*a.sha256);
        document
    }

    /// The shares, one line each.
    fn records(&self) -> String {
        let a = self.analysis;
        let keys = ["list", "name", "count", "of", "share", "low", "high", "joint_low", "joint_high"];
        let mut records = Table::words(&keys);
        for (list, shares) in lists(a) {
            records = records.rows(shares.iter().map(|s| {
                let joint = s.joint.map_or([String::new(), String::new()], |j| [j.low, j.high].map(|x| x.to_string()));
                let head = [list.to_owned(), s.name.clone(), s.count.to_string(), s.of.to_string()];
                let own = [s.value, s.interval.low, s.interval.high].map(|x| x.to_string());
                head.into_iter().chain(own).chain(joint)
            }));
        }
        let breadth = a.breadth.iter().map(|[first, last, single, multi]| {
            let count = (single + multi).to_string();
            let head = ["breadth".to_owned(), format!("{first}-{last}"), count, a.events.to_string()];
            head.into_iter().chain(std::iter::repeat_n(String::new(), 5))
        });
        records.rows(breadth).csv()
    }
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

fn percent(v: f64) -> String {
    format!("{:.3}", 100.0 * v)
}

fn table(shares: &[Share]) -> Table {
    let bounds = |i: crate::statistics::Interval| format!("{} to {}", percent(i.low), percent(i.high));
    Table::new(&[""], &["events", "%", "95 % interval", "95 % for all at once"]).rows(shares.iter().map(|s| {
        let joint = s.joint.map_or_else(String::new, bounds);
        [s.name.clone(), s.count.to_string(), percent(s.value), bounds(s.interval), joint]
    }))
}

fn breadth(a: &Analysis) -> Table {
    let row = |b: &[u64; 4]| [range(b), b[2].to_string(), b[3].to_string()];
    Table::new(&["entries"], &["single-bit events", "multi-bit events"]).rows(a.breadth.iter().map(row))
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
