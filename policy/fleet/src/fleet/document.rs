//! The report as a document.

use super::cells::{SYSTEM, calibration_notes, calibration_row, columns, estimate, short, system_cell};
use super::metrics::METRICS;
use super::report::{Report, SchemeReport};
use eccforge_report::charts::{Curve, Words, curves};
use eccforge_report::{Column, Document, Table};

/// The curves that are drawn: metric, title, vertical axis.
const CURVES: [(&str, &str, &str); 5] = [
    ("returned", "GPUs returned (RMA)", "GPUs"),
    ("interruptions", "Errors that ended work", "interruptions"),
    ("silent", "Silent corruptions", "corruptions"),
    ("rows_remapped", "Rows remapped or isolated", "rows"),
    ("pages_retired", "Pages retired", "pages"),
];

/// SVG pictures of all curves that the policy has: name and text.
pub fn plots(report: &Report) -> Result<Vec<(&'static str, String)>, String> {
    let mut plots = Vec::new();
    for (metric, title, y) in CURVES {
        let of = |s: &SchemeReport| {
            let values = s.curves.get(metric)?;
            let points = report.curve_years.iter().copied().zip(values.iter().map(|v| *v as f64));
            Some(Curve {
                name: s.name.clone(),
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

impl eccforge_report::Report for Report {
    const NAME: &'static str = "fleet";

    fn document(&self) -> Document {
        let s = &self.scenario;
        let mut document = Document::new("Memory errors of a fleet", "");
        if !self.complete {
            document.status(false, "NOT COMPLETE: some GPUs of the run are not counted here");
        }
        document.text(format!(
            "{} GPUs over {} years, profile {}, {} FIT/Gb of transient events ({}), seed {}",
            self.gpus,
            s["years"],
            s["profile"].as_str().unwrap_or("?"),
            s["transient"]["fit_per_gbit"],
            self.model[0],
            self.seed
        ));
        let second = format!("Second lines: {} % intervals, GPUs as clusters.", 100.0 * self.confidence);
        document.text(format!("Every scheme sees the same faults. {second}"));
        figures_by_scheme(&mut document, &schemes(self));
        let meaning =
            |metric: &str| METRICS.iter().find(|(name, _)| *name == metric).map_or("", |(_, meaning)| meaning);
        document.section("Meaning of the rows").folded();
        document.facts(columns(self).into_iter().map(|(name, metric)| (name, meaning(metric).to_owned())));
        document.section("Machines and cars of Sullivan et al., Section 7.3");
        document.text("From the transient events counted. In brackets the closed form.");
        figures_by_scheme(&mut document, &systems(self));
        for sentence in self.system.in_words() {
            document.text(sentence);
        }
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

/// Figures as rows and schemes as columns, in as many tables as it takes to keep them narrow.
fn figures_by_scheme(document: &mut Document, table: &Table) {
    /// Schemes of a table.
    const MOST: usize = 4;
    for rows in table.rows.chunks(MOST) {
        document.table(Table { columns: table.columns.clone(), rows: rows.to_vec() }.transposed());
    }
}

fn schemes(report: &Report) -> Table {
    let counted = columns(report);
    let figures = [
        "DUE FIT of a GPU",
        "GPU hours to a DUE",
        "SDC FIT of a GPU",
        "GPU hours to an SDC",
        "MTTI, h",
        "MTTF, h",
        "availability",
        "GPU hours lost",
    ];
    let names = counted.iter().map(|c| c.0).chain(figures);
    let row = |scheme: &SchemeReport| {
        let metric = |name: &str| match scheme.metrics.get(name).copied().flatten() {
            None => "N/A".into(),
            Some(m) if m.count == 0 => format!("0\nbelow {}", short(m.high)),
            Some(m) => format!("{}\n{} to {}", m.count, short(m.low), short(m.high)),
        };
        let (due, silent) =
            ([scheme.due_fit, scheme.gpu_hours_between_due], [scheme.silent_fit, scheme.gpu_hours_between_silent]);
        let estimates =
            [due, silent, [scheme.mtti_hours, scheme.mttf_hours]].into_iter().flatten().map(|e| estimate(&e));
        let more = [format!("{:.5} %", 100.0 * scheme.availability), short(scheme.gpu_hours_lost)];
        let metrics = counted.iter().map(|(_, name)| metric(name));
        [scheme.id.clone()].into_iter().chain(metrics).chain(estimates).chain(more).collect::<Vec<_>>()
    };
    Table::with([Column::words("")].into_iter().chain(names.map(Column::figures))).rows(report.schemes.iter().map(row))
}

fn systems(report: &Report) -> Table {
    let names = SYSTEM.map(|(name, _, _)| name);
    Table::new(&[""], &names).rows(report.schemes.iter().map(|scheme| {
        let cells = SYSTEM.iter().map(|(_, q, m)| system_cell(report, &scheme.id, q, *m));
        [scheme.id.clone()].into_iter().chain(cells)
    }))
}
