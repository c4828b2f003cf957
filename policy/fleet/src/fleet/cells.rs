//! Cells of the report: what the tables for terminals and the HTML page show alike.

use super::calibrate::Comparison;
use super::report::{Estimate, Report};
use super::system::Verdict;

/// Columns of the main table: heading and metric, and those of schemes that repeat transfers where there are some.
pub fn columns(report: &Report) -> Vec<(&'static str, &'static str)> {
    let retry = report.schemes.iter().any(|s| s.metrics.get("retries").is_some_and(Option::is_some));
    let more: &[_] = if retry { &[("retries", "retries"), ("recovered", "recovered")] } else { &[] };
    COLUMNS.iter().chain(more).copied().collect()
}

const COLUMNS: [(&str, &str); 9] = [
    ("DUE", "detected"),
    ("SDC", "silent"),
    ("avoided", "avoided"),
    ("jobs killed", "jobs_killed"),
    ("resets", "resets"),
    ("pages", "pages_retired"),
    ("rows", "rows_remapped"),
    ("failed", "retirement_failures"),
    ("returned", "returned"),
];

/// Three significant digits, without exponents where people can do without.
pub fn short(value: f64) -> String {
    let magnitude = value.abs();
    match magnitude {
        0.0 => "0".into(),
        m if !(1e-3..1e7).contains(&m) => format!("{value:.2e}"),
        m if m >= 100.0 => format!("{value:.0}"),
        m if m >= 10.0 => format!("{value:.1}"),
        m if m >= 1.0 => format!("{value:.2}"),
        _ => format!("{value:.4}"),
    }
}

/// An estimate and its interval in one cell.
pub fn estimate(e: &Estimate) -> String {
    match (e.value, e.low, e.high) {
        (Some(v), Some(l), Some(h)) => format!("{}\n{} to {}", short(v), short(l), short(h)),
        (None, Some(l), _) => format!("never seen\nabove {}", short(l)),
        (Some(v), _, Some(h)) => format!("{}\nbelow {}", short(v), short(h)),
        _ => "-".into(),
    }
}

/// Exaflops of a machine and the factor on its GPUs.
pub type MachineSize = (f64, f64);

/// Headings of the table of machines and cars, with the rows they show.
pub const SYSTEM: [(&str, &str, Option<MachineSize>); 7] = [
    ("SDC FIT of a GPU", "silent_fit", None),
    ("MTTI, h, 0.5 EF", "mtti_hours", Some((0.5, 1.0))),
    ("MTTI, h, 0.5 EF, 8x", "mtti_hours", Some((0.5, 8.0))),
    ("MTTI, h, 2 EF, 8x", "mtti_hours", Some((2.0, 8.0))),
    ("MTTF, months, 2 EF, 8x", "mttf_months", Some((2.0, 8.0))),
    ("SDC a day on the road", "cars_silent_per_day", None),
    ("DUE a day on the road", "cars_due_per_day", None),
];

/// The cell of a scheme under a heading of [`SYSTEM`].
pub fn system_cell(report: &Report, scheme: &str, quantity: &str, machine: Option<MachineSize>) -> String {
    let wanted = |r: &&super::system::SystemRow| {
        r.scheme == scheme && r.quantity == quantity && r.exaflops.zip(r.gpu_multiplier) == machine
    };
    report.system.rows.iter().find(wanted).map_or(String::new(), |r| {
        let mark = match r.verdict {
            Verdict::Agrees => "",
            Verdict::Chance => " chance",
            Verdict::Differs => " differs",
        };
        let closed = r.closed_form.map_or("never".into(), short);
        format!("{}\n[{closed}]{mark}", estimate(&r.counted))
    })
}

/// A row of the table of field studies.
pub fn calibration_row(c: &Comparison) -> [String; 6] {
    let xids: Vec<String> = c.xids.iter().map(u32::to_string).collect();
    let xids = if xids.is_empty() { String::new() } else { format!("\nXID {}", xids.join(", ")) };
    let mark = if c.within_a_factor_of_two { "" } else { " *" };
    [
        c.study.clone(),
        format!("{}{xids}", c.what),
        format!("{}\n{}", c.scheme, c.metric),
        estimate(&c.study_fit),
        estimate(&c.fleet_fit),
        format!("{}{mark}", estimate(&c.ratio)),
    ]
}

/// What the table of field studies needs said under it: scaling, marks, and the factors on defects that would agree.
pub fn calibration_notes(report: &Report) -> Vec<String> {
    let mut notes = vec![
        "FIT: events in 10^9 hours of one device of the study; the fleet's are scaled by memory. * is beyond a factor of two."
            .to_owned(),
    ];
    let factors = report.calibration.iter().filter_map(|c| Some((c, c.permanent_factor?)));
    notes.extend(factors.map(|(c, factor)| {
        format!("{}, {}, {}: equal at --permanent-factor {}", c.study, c.count, c.scheme, short(factor))
    }));
    notes
}
