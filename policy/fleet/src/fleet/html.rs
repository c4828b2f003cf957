//! The report as one HTML page with plots.

use super::cells::{
    CALIBRATION, PER_GPU, SYSTEM, calibration_notes, calibration_row, columns, estimate, per_gpu, short, system_cell,
};
use super::report::{Report, SchemeReport};
use eccforge_exact::report::charts::{Curve, Words, curves};
use eccforge_exact::report::page::Page;

/// The curves that are drawn: metric, title, vertical axis.
const CURVES: [(&str, &str, &str); 5] = [
    ("returned", "GPUs returned (RMA)", "GPUs"),
    ("interruptions", "Errors that ended work", "interruptions"),
    ("silent", "Silent corruptions", "corruptions"),
    ("rows_remapped", "Rows remapped or isolated", "rows"),
    ("pages_retired", "Pages retired", "pages"),
];

/// SVG pictures of all curves that the policy has: name and text.
///
/// # Errors
/// The drawing fails.
pub fn plots(report: &Report) -> Result<Vec<(&'static str, String)>, String> {
    let mut plots = Vec::new();
    for (metric, title, y) in CURVES {
        let of = |s: &SchemeReport| {
            let values = s.curves.get(metric)?;
            let points = report.curve_years.iter().copied().zip(values.iter().map(|v| *v as f64));
            Some(Curve {
                name: s.id.clone(),
                points: std::iter::once((0.0, 0.0)).chain(points).collect(),
                markers: false,
            })
        };
        let drawn: Vec<Curve> = report.schemes.iter().filter_map(of).collect();
        if !drawn.is_empty() {
            plots.push((metric, curves(Words { title, x: "years", y }, &drawn)?));
        }
    }
    Ok(plots)
}

/// The whole page.
///
/// # Errors
/// The drawing fails.
pub fn page(report: &Report) -> Result<String, String> {
    let s = &report.scenario;
    let lead = format!(
        "{} GPUs over {} years under the policy {}. Every scheme sees the same faults. {} % intervals, GPUs as clusters.",
        report.gpus,
        s["years"],
        s["profile"].as_str().unwrap_or("?"),
        100.0 * report.confidence
    );
    let mut page = Page::new("What a fleet sees of its memory errors", &lead, &report.version);
    if !report.complete {
        page.status(false, "Not complete: some GPUs of the run are not counted here.");
    }
    page.heading("Schemes");
    scheme_table(&mut page, report);
    page.heading("Over time");
    for (_, svg) in plots(report)? {
        page.figure(&svg, "");
    }
    page.heading("Machines and cars of Sullivan et al., MICRO 2021, Section 7.3");
    page.paragraph("From the transient events counted here; in brackets the closed form.");
    system_table(&mut page, report);
    report.system.in_words().iter().for_each(|sentence| page.paragraph(sentence));
    if !report.calibration.is_empty() {
        page.heading("Field studies");
        let rows: Vec<Vec<String>> = report.calibration.iter().map(|c| calibration_row(c).to_vec()).collect();
        page.table(&CALIBRATION.map(str::to_owned), &rows);
        calibration_notes(report).iter().for_each(|note| page.paragraph(note));
    }
    page.provenance(&[
        ("Program", format!("eccforge {}", report.version)),
        ("Command", report.command.join(" ")),
        ("Seed", report.seed.to_string()),
        ("Error model", report.model.join(" ")),
    ]);
    page.paragraph("The scenario as it was run:");
    page.verbatim(&serde_json::to_string_pretty(s).unwrap_or_default());
    Ok(page.finish())
}

fn header<'a>(columns: impl Iterator<Item = &'a str>) -> Vec<String> {
    std::iter::once("scheme").chain(columns).map(str::to_owned).collect()
}

fn scheme_table(page: &mut Page, report: &Report) {
    let counted = columns(report);
    let columns = counted.iter().map(|c| c.0).chain(PER_GPU).chain(["MTTI, h", "MTTF, h", "GPU hours lost"]);
    let row = |scheme: &SchemeReport| {
        let mut row = vec![scheme.name.clone()];
        row.extend(counted.iter().map(|(_, name)| match scheme.metrics.get(*name).copied().flatten() {
            None => "N/A".to_owned(),
            Some(m) => format!("{}\n{} to {}", m.count, short(m.low), short(m.high)),
        }));
        row.extend(per_gpu(scheme));
        row.extend([estimate(&scheme.mtti_hours), estimate(&scheme.mttf_hours), short(scheme.gpu_hours_lost)]);
        row
    };
    page.table(&header(columns), &report.schemes.iter().map(row).collect::<Vec<_>>());
}

fn system_table(page: &mut Page, report: &Report) {
    let row = |scheme: &SchemeReport| {
        let cells = SYSTEM.iter().map(|(_, q, m)| system_cell(report, &scheme.id, q, *m));
        std::iter::once(scheme.name.clone()).chain(cells).collect()
    };
    let rows: Vec<Vec<String>> = report.schemes.iter().map(row).collect();
    page.table(&header(SYSTEM.iter().map(|s| s.0)), &rows);
}
