//! Writes an error-model file like Table 1 from the shares of a log.

use super::analyse::Analysis;
use super::classes::CLASSES;
use super::numbers::{exact, shortest};
use eccforge_model::head;
use eccforge_outcomes::rates::Interval;
use std::fmt::Write;

/// Patterns of the classes, as in the shipped model of Table 1.
const PATTERNS: [&str; 7] = [
    "{weight: {bits: 1}}",
    "{within: {region: pin, min-bits: 2, max-bits: 4}}",
    "{within: {region: byte, min-bits: 2, max-bits: 8}}",
    "{weight: {bits: 2}}",
    "{weight: {bits: 3}}",
    "{uniform: {region: beat}}",
    "{uniform: {region: entry}}",
];

/// The text of a model file; `source` is the origin of the log, and `command` is the command that made the file.
pub fn text(id: &str, source: &str, command: &str, a: &Analysis) -> Result<String, String> {
    if a.events == 0 {
        return Err("the log has no events after filtering, so there are no shares".into());
    }
    let provenance = format!("{source}, {} events, SHA-256 {}", a.events, a.sha256);
    let notes = "Events of each class, with the 95 % interval of its share, and of all shares at once, in percent.";
    let mut out = head(id, &format!("Events of {source}"), &provenance, notes, command);
    if let Some((r, fit, interval)) = a.rate.as_ref().and_then(|r| Some((r, r.fit_per_gbit?, r.fit_interval?))) {
        let events =
            format!("{} events; 95 % interval {} to {}", r.events, shortest(interval.low), shortest(interval.high));
        let _ = writeln!(out, "fit-per-gbit: {}  # {events}", exact(fit));
    }
    let _ = writeln!(out, "entry: {}x{}\nexclusive: true", a.entry.beats, a.entry.pins);
    out.push_str("\nclasses:\n");
    for (((_, id, name), s), patterns) in CLASSES.iter().zip(&a.classes).zip(PATTERNS) {
        // The format has no key for intervals, so a comment has them; a reader of the file can judge the shares by it.
        let ((low, high), (least, most)) = (in_percent(s.interval), in_percent(s.joint));
        let [share, low, high, least, most] = [100.0 * s.value.unwrap_or(0.0), low, high, least, most].map(shortest);
        let _ = writeln!(
            out,
            "  - id: {id}\n    name: {name}\n    rate: {}  # {share} %, {low} to {high}, jointly {least} to {most}\n    patterns: {patterns}",
            s.count
        );
    }
    Ok(out)
}

fn in_percent(interval: Option<Interval>) -> (f64, f64) {
    interval.map_or((0.0, 100.0), |interval| (100.0 * interval.low, 100.0 * interval.high))
}
