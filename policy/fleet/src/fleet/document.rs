//! The report of a fleet simulation as a document.

use super::calibrate::Comparison;
use super::estimate::Estimate;
use super::fleet_report::{FleetReport, SchemeReport};
use super::metrics::Metric;
use super::system::{Agreement, Quantity};
use eccforge_gpu::identity::json;
use eccforge_report::charts::{Curve, Words, curves};
use eccforge_report::{Cell, Column, Document, Status, Table, grouped, is_long_count, with_noun};

/// The curves that are drawn: metric, title, vertical axis.
const CURVES: [(Metric, &str, &str); 5] = [
    (Metric::Returned, "GPUs returned (RMA)", "GPUs"),
    (Metric::Interruptions, "Errors that ended work", "interruptions"),
    (Metric::Silent, "Silent corruptions", "corruptions"),
    (Metric::RowsRemapped, "Rows remapped or isolated", "rows"),
    (Metric::PagesRetired, "Pages retired", "pages"),
];

/// SVG pictures of all curves that the policy has: name and text.
pub fn plots(report: &FleetReport) -> Result<Vec<(&'static str, String)>, String> {
    let mut plots = Vec::new();
    for (metric, title, y) in CURVES {
        let mut drawn = Vec::new();
        for scheme in &report.schemes {
            // A policy or a scheme without the metric has no curve, which differs from a curve of zeros.
            let Some(values) = scheme.curves.get(metric.key()) else { continue };
            let points = report.curve_years.iter().copied().zip(values.iter().map(|v| *v as f64));
            drawn.push(Curve {
                name: scheme.name.clone(),
                points: std::iter::once((0.0, 0.0)).chain(points).collect(),
                markers: false,
            });
        }
        if !drawn.is_empty() {
            plots.push((metric.key(), curves(Words { title, x: "years", y }, &drawn)?));
        }
    }
    Ok(plots)
}

impl eccforge_report::Report for FleetReport {
    const NAME: &'static str = "fleet";

    fn document(&self) -> Document {
        let s = &self.scenario;
        let mut document = Document::new("Memory errors of a fleet", "");
        if self.complete {
            document.status = Some(Status { good: None, text: self.answer() });
        } else {
            document.status(false, "NOT COMPLETE: some GPUs of the run are not counted here");
        }
        document.section("");
        let figures = schemes(self);
        let has_several = self.schemes.len() > MOST_NEXT_TO_INTERVALS;
        if has_several {
            add_compact(&mut document, &figures);
        } else {
            figures_by_scheme(&mut document, &figures, &OF_A_GPU);
            // The compact table lacks the last of these rows.
            document.note(format!("{MEANING} {AVOIDED}"));
        }
        document.note(format!(
            "Profile {}, {} FIT/Gb of transient events ({}), seed {}.",
            s.profile,
            json(&s.transient.fit_per_gbit),
            self.model[0],
            self.seed
        ));
        if let Some(geometry) = &self.stand_in {
            document.note(format!("The geometry is that of {geometry}, a stand-in for {}.", s.profile));
        }
        let second = format!("{} % intervals, counts of one fault as a cluster.", 100.0 * self.confidence);
        document.note(format!("Every scheme sees the same faults. {second}"));
        if has_several {
            document.section("All figures with their 95 % intervals").further();
            figures_by_scheme(&mut document, &figures, &OF_A_GPU);
        }
        document.section("Meaning of the rows").folded();
        document.facts(columns(self).into_iter().map(|(name, metric)| (name, metric.meaning().to_owned())));
        document.section("Machines and cars of Sullivan et al., Section 7.3");
        document.text("Computed from the counted transient events; the closed form is in brackets.");
        figures_by_scheme(&mut document, &systems(self), &[]);
        for sentence in self.system.in_words() {
            document.note(sentence);
        }
        document.further();
        if !self.calibration.is_empty() {
            let rows = self.calibration.iter().map(calibration_row);
            document.section("Field studies and this fleet").table(
                Table::new(&["study", "counts", "scheme: metric"], &["FIT, study", "FIT, here", "here / study"])
                    .rows(rows),
            );
            for note in calibration_notes(self) {
                document.text(note);
            }
        }
        document.section("Over time").folded();
        document.drawings(plots(self));
        document.section("The scenario as it was run").folded();
        document.verbatim(serde_json::to_string_pretty(s).unwrap_or_default());
        document.ran("Seed", self.seed.to_string()).ran("Error model", self.model.join(" "));
        document
    }

    fn records(&self) -> String {
        self.table().csv()
    }
}

impl FleetReport {
    /// The time between interrupts of work with each scheme.
    fn answer(&self) -> String {
        // The longest time first; a scheme without interrupts comes before all others.
        let mut schemes: Vec<&SchemeReport> = self.schemes.iter().collect();
        schemes.sort_by(|a, b| hours_between_interrupts(b).total_cmp(&hours_between_interrupts(a)));
        // The table has those between the longest and the shortest.
        if schemes.len() > MOST_NEXT_TO_INTERVALS {
            schemes.drain(1..schemes.len() - 1);
        }
        let all: Vec<String> = schemes.into_iter().map(interrupts).collect();
        let gpus = with_noun(grouped(&self.gpus.to_string()), "GPU");
        format!("{gpus}, {}: work is interrupted {}.", with_noun(self.scenario.years, "year"), all.join(", and "))
    }
}

/// Mean hours between two interrupts; infinite without an interrupt.
fn hours_between_interrupts(s: &SchemeReport) -> f64 {
    s.mtti_hours.value.unwrap_or(f64::INFINITY)
}

/// The time between interrupts with a scheme and its interval, after "work is interrupted".
fn interrupts(scheme: &SchemeReport) -> String {
    let text = estimate(&scheme.mtti_hours);
    let words = text.split_once('\n').map_or(&*text, |(_, interval)| interval).split(' ');
    let words = words.map(|word| if is_long_count(word) { grouped(word) } else { word.to_owned() });
    let interval = words.collect::<Vec<_>>().join(" ");
    match scheme.mtti_hours.value {
        Some(hours) => format!("every {} h (95 %: {interval}) with {}", grouped(&short(hours)), scheme.id),
        None => format!("not once (95 %: {interval} h) with {}", scheme.id),
    }
}

/// Figures that a terminal shows only on request; they follow from the others and the hours of all GPUs.
const OF_A_GPU: [&str; 4] = ["DUE FIT of a GPU", "GPU hours to a DUE", "SDC FIT of a GPU", "GPU hours to an SDC"];

/// Maximum number of schemes whose intervals fit next to their figures.
const MOST_NEXT_TO_INTERVALS: usize = 2;

/// A row for each scheme with the figures that a reader compares first, without intervals.
fn compact(figures: &Table) -> Table {
    const SHOWN: [&str; 7] = ["MTTI, h", "MTTF, h", "DUE", "SDC", "jobs killed", "returned", "availability, %"];
    let at = |name: &&str| figures.columns.iter().position(|column| column.label == *name);
    let mut places: Vec<usize> = SHOWN.iter().filter_map(at).collect();
    // A policy that has no such action would have a column of dashes.
    places.retain(|at| figures.rows.iter().any(|row| row[*at].text != "-"));
    let mut columns = vec![Column::words("scheme")];
    columns.extend(places.iter().map(|at| figures.columns[*at].clone()));
    let mut table = Table::with(columns);
    for row in &figures.rows {
        let mut cells = vec![row[0].text.clone()];
        for at in &places {
            // The interval is below the value.
            cells.push(row[*at].text.lines().next().unwrap_or_default().to_owned());
        }
        table = table.row(cells);
    }
    table
}

/// Adds the compact table and explains its columns.
fn add_compact(document: &mut Document, figures: &Table) {
    let table = compact(figures);
    let has_returns = table.columns.iter().any(|column| column.label == "returned");
    let meaning = if has_returns { format!("{MEANING} {RETURNED}") } else { MEANING.to_owned() };
    document.table(table).note(meaning);
}

/// Explains the rows.
const MEANING: &str = "MTTI: mean time between interrupts of work. MTTF: mean time between silent corruptions. DUE: reads that were \
                       detected as uncorrectable. SDC: reads that delivered wrong data. jobs killed: by DUEs and by resets of a GPU.";
const RETURNED: &str = "returned: GPUs sent back (RMA).";
const AVOIDED: &str = "avoided: wrong bits in memory that the policy had taken out of use before.";

/// Figures as rows and schemes as columns, in several tables, so that each is narrow.
fn figures_by_scheme(document: &mut Document, table: &Table, further: &[&str]) {
    /// Maximum number of schemes in a table.
    // More columns would not fit a terminal of 80 characters.
    const MOST: usize = 4;
    for rows in table.rows.chunks(MOST) {
        let mut all = Table { rows: rows.to_vec(), ..Table::with(table.columns.clone()) }.transposed();
        // A metric that no scheme of this table has would be a row of dashes.
        all.rows.retain(|row| row.iter().skip(1).any(|cell| cell.text != "-"));
        all.further = all.rows.iter().filter(|row| further.contains(&row[0].text.as_str())).count();
        let is_narrow = rows.len() <= MOST_NEXT_TO_INTERVALS;
        document.table(if is_narrow { with_intervals(&all) } else { all });
    }
}

/// The table with a separate column for the second lines of each column.
fn with_intervals(table: &Table) -> Table {
    let columns = table.columns.iter().skip(1).flat_map(|column| [column.clone(), Column::figures("95 % interval")]);
    let mut rows = Vec::with_capacity(table.rows.len());
    for old in &table.rows {
        let mut row = vec![old[0].clone()];
        for cell in &old[1..] {
            let (value, interval) = cell.text.split_once('\n').unwrap_or((&cell.text, "-"));
            row.extend([Cell::from(value), Cell::from(interval)]);
        }
        rows.push(row);
    }
    let all = Table::with([table.columns[0].clone()].into_iter().chain(columns)).rows(rows);
    Table { further: table.further, ..all }
}

fn schemes(report: &FleetReport) -> Table {
    let metrics = columns(report);
    let times = ["MTTI, h", "MTTF, h"];
    let names = times
        .into_iter()
        .chain(metrics.iter().map(|c| c.0))
        .chain(["availability, %", "GPU hours lost"])
        .chain(OF_A_GPU);
    let mut rows = Vec::with_capacity(report.schemes.len());
    for scheme in &report.schemes {
        let mut row = vec![scheme.id.clone(), estimate(&scheme.mtti_hours), estimate(&scheme.mttf_hours)];
        row.extend(metrics.iter().map(|(_, metric)| metric_cell(scheme, *metric)));
        row.extend([format!("{:.5}", 100.0 * scheme.availability), short(scheme.gpu_hours_lost)]);
        row.extend([&scheme.due_fit, &scheme.gpu_hours_between_due].map(estimate));
        row.extend([&scheme.silent_fit, &scheme.gpu_hours_between_silent].map(estimate));
        rows.push(row);
    }
    Table::with([Column::words("")].into_iter().chain(names.map(Column::figures))).rows(rows)
}

/// A count and its interval in one cell.
fn metric_cell(scheme: &SchemeReport, metric: Metric) -> String {
    match scheme.metric(metric) {
        None => "-".into(),
        Some(m) if m.count == 0 => format!("0\nbelow {}", short(m.high)),
        Some(m) => format!("{}\n{} to {}", m.count, short(m.low), short(m.high)),
    }
}

fn systems(report: &FleetReport) -> Table {
    let mut rows = Vec::with_capacity(report.schemes.len());
    for scheme in &report.schemes {
        let mut row = vec![scheme.id.clone()];
        row.extend(SYSTEM.iter().map(|figure| system_cell(report, &scheme.id, figure)));
        rows.push(row);
    }
    Table::new(&[""], &SYSTEM.map(|(name, _, _)| name)).rows(rows)
}

/// A figure of a machine or of cars under a scheme, with the closed form; empty if the figure does not exist.
fn system_cell(report: &FleetReport, scheme: &str, (_, quantity, machine): &Figure) -> String {
    let mut rows = report.system.rows.iter().filter(|r| r.scheme == scheme && r.quantity == *quantity);
    let Some(row) = rows.find(|r| r.exaflops.zip(r.gpu_multiplier) == *machine) else { return String::new() };
    let mark = match row.verdict {
        Agreement::Agrees => "",
        Agreement::Chance => " chance",
        Agreement::Differs => " differs",
    };
    format!("{}\n[{}]{mark}", estimate(&row.counted), row.closed_form.map_or("never".into(), short))
}

/// Columns of the main table: heading and metric. Columns of drain rules and of repeated transfers are included only where they apply.
fn columns(report: &FleetReport) -> Vec<(&'static str, Metric)> {
    let retry = report.schemes.iter().any(|s| s.metric(Metric::Retries).is_some());
    let more: &[_] = if retry { &[("retries", Metric::Retries), ("recovered", Metric::Recovered)] } else { &[] };
    let drain = report.schemes.iter().any(|s| s.metric(Metric::Drained).is_some());
    let drained: &[_] = if drain { &[("drained", Metric::Drained)] } else { &[] };
    COLUMNS.iter().chain(drained).chain(more).copied().collect()
}

const COLUMNS: [(&str, Metric); 9] = [
    ("DUE", Metric::Detected),
    ("SDC", Metric::Silent),
    ("avoided", Metric::Avoided),
    ("jobs killed", Metric::JobsKilled),
    ("resets", Metric::Resets),
    ("pages", Metric::PagesRetired),
    ("rows", Metric::RowsRemapped),
    ("failed", Metric::RetirementFailures),
    ("returned", Metric::Returned),
];

/// Three significant digits, without exponents if the number stays readable.
fn short(value: f64) -> String {
    let magnitude = value.abs();
    match magnitude {
        0.0 => "0".into(),
        // Beyond these bounds a fixed-point number is wider than its column.
        m if !(1e-3..1e7).contains(&m) => format!("{value:.2e}"),
        m if m >= 100.0 => format!("{value:.0}"),
        m if m >= 10.0 => format!("{value:.1}"),
        m if m >= 1.0 => format!("{value:.2}"),
        _ => format!("{value:.4}"),
    }
}

/// An estimate and its interval in one cell.
fn estimate(e: &Estimate) -> String {
    match (e.value, e.low, e.high) {
        (Some(v), Some(l), Some(h)) => format!("{}\n{} to {}", short(v), short(l), short(h)),
        (None, Some(l), _) => format!("never seen\nabove {}", short(l)),
        (Some(v), _, Some(h)) => format!("{}\nbelow {}", short(v), short(h)),
        _ => "-".into(),
    }
}

/// A heading and its quantity; for machines the exaflops and the factor on the GPUs.
type Figure = (&'static str, Quantity, Option<(f64, f64)>);

/// The table of machines and cars.
const SYSTEM: [Figure; 7] = [
    ("SDC FIT of a GPU", Quantity::SilentFit, None),
    ("MTTI, h, 0.5 EF", Quantity::MttiHours, Some((0.5, 1.0))),
    ("MTTI, h, 0.5 EF, 8x", Quantity::MttiHours, Some((0.5, 8.0))),
    ("MTTI, h, 2 EF, 8x", Quantity::MttiHours, Some((2.0, 8.0))),
    ("MTTF, months, 2 EF, 8x", Quantity::MttfMonths, Some((2.0, 8.0))),
    ("SDC a day on the road", Quantity::CarsSilentPerDay, None),
    ("DUE a day on the road", Quantity::CarsDuePerDay, None),
];

/// A row of the table of field studies.
fn calibration_row(c: &Comparison) -> [String; 6] {
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

/// Notes under the table of field studies: scaling, marks, and the factors on defects that would agree.
fn calibration_notes(report: &FleetReport) -> Vec<String> {
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
