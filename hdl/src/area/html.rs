//! What the ruler measured: rows for every form for people, and one HTML page in the design of all reports.

use super::{Measurement, Point, svg};
use eccforge_exact::report::page::Page;
use std::collections::BTreeMap;

/// Encoder and decoder of a scheme, by its id.
pub type Measured = (String, [Measurement; 2]);

/// Names of the columns of [`rows`].
pub const COLUMNS: [&str; 8] = ["module", "gates", "depth", "eff", "adp", "perf", "eff over first", "paper"];

/// Table 3 of the paper: overhead of the least-area point over SEC-DED in per cent, encoder and decoder.
const PUBLISHED: [(&str, Option<f64>, Option<f64>); 7] = [
    ("ni-secded", Some(0.0), Some(0.0)),
    ("duet", Some(0.0), Some(10.8)),
    ("ni-sec2bec", Some(17.5), Some(13.7)),
    ("duet-trio", Some(17.5), Some(22.4)),
    ("trio", Some(17.5), Some(22.4)),
    ("i-ssc", Some(5.9), Some(97.8)),
    ("ssc-dsd-plus", Some(147.0), Some(190.9)),
];

/// A row for each module; the first scheme is the base of the percentages.
pub fn rows(measured: &[Measured], others: &[Measurement]) -> Vec<Vec<String>> {
    let point = |p: &Point| format!("{:.1} @ {:.0} ps", p.area_and2, p.delay_ps);
    let row = |m: &Measurement, over: String, published: String| {
        let (gates, depth) = (m.gates.to_string(), m.depth.to_string());
        vec![m.module.clone(), gates, depth, point(&m.eff), point(&m.adp), point(&m.perf), over, published]
    };
    let mut rows = Vec::new();
    for (id, pair) in measured {
        for (part, m) in pair.iter().enumerate() {
            let base = measured[0].1[part].eff.area_and2;
            let published = PUBLISHED.iter().find(|p| p.0 == id).and_then(|p| if part == 0 { p.1 } else { p.2 });
            let over = format!("{:+.1} %", 100.0 * (m.eff.area_and2 / base - 1.0));
            rows.push(row(m, over, published.map_or_else(String::new, |p| format!("{p:+.1} %"))));
        }
    }
    rows.extend(others.iter().map(|m| row(m, String::new(), String::new())));
    rows
}

/// The whole page; `ruler` says what the figures are, `command` what was run.
///
/// # Errors
/// The drawing fails.
pub fn page(
    measured: &[Measured],
    others: &[Measurement],
    ruler: &BTreeMap<&'static str, String>,
    version: &str,
    command: &str,
) -> Result<String, String> {
    let lead = "Mapped by a technology-independent ruler. Areas are in AND2 equivalents, delays in picoseconds of logical \
                effort; ratios alone mean something.";
    let mut page = Page::new("Area and delay of encoders and decoders", lead, version);
    if !measured.is_empty() {
        page.heading("Area over delay");
        page.figure(&svg(measured).map_err(|e| e.to_string())?, "Points that no other beats.");
    }
    page.heading("Least area, least area times delay, least delay");
    page.table(&COLUMNS, &rows(measured, others));
    page.paragraph("The paper's column is its Table 3: area over that of SEC-DED.");
    let mut facts = vec![("Program", format!("eccforge {version}")), ("Command", command.to_owned())];
    facts.extend(ruler.iter().map(|(what, value)| (*what, value.clone())));
    page.provenance(&facts);
    Ok(page.finish())
}
