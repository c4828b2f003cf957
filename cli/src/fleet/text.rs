//! The report of a fleet for a terminal.

use comfy_table::{CellAlignment, Table, presets};
use eccforge_fleet::fleet::cells::{
    CALIBRATION, PER_GPU, SYSTEM, calibration_notes, calibration_row, columns, estimate, per_gpu, short, system_cell,
};
use eccforge_fleet::fleet::report::{Report, SchemeReport};

/// The whole report as tables.
pub fn page(report: &Report) -> String {
    let s = &report.scenario;
    let mut text = format!(
        "{} GPUs over {} years, profile {}, {} FIT/Gb of transient events ({}), seed {}\n",
        report.gpus,
        s["years"],
        s["profile"].as_str().unwrap_or("?"),
        s["transient"]["fit_per_gbit"],
        report.model[0],
        report.seed
    );
    if !report.complete {
        text += "NOT COMPLETE: some GPUs of the run are not counted here\n";
    }
    text += &format!(
        "Every scheme sees the same faults. Second lines: {} % intervals, GPUs as clusters.\n{}\n",
        100.0 * report.confidence,
        main_table(report)
    );
    text += &format!(
        "\nMachines and cars of Sullivan et al., Section 7.3, from the transient events counted.\nIn brackets the closed form.\n{}\n",
        system_table(report)
    );
    report.system.in_words().iter().for_each(|sentence| text += &format!("{sentence}\n"));
    if !report.calibration.is_empty() {
        text += &format!("\nField studies beside this fleet.\n{}\n", calibration_table(report));
        calibration_notes(report).iter().for_each(|note| text += &format!("{note}\n"));
    }
    text
}

fn calibration_table(report: &Report) -> Table {
    let mut table = crate::table::fitted(presets::UTF8_HORIZONTAL_ONLY);
    table.set_header(CALIBRATION);
    report.calibration.iter().for_each(|c| {
        table.add_row(calibration_row(c));
    });
    table.column_iter_mut().skip(3).for_each(|c| c.set_cell_alignment(CellAlignment::Right));
    table
}

/// Most columns of a table.
const WIDTH: usize = 110;

/// Figures as rows and schemes as columns, in as many tables of equal size as it takes to keep them narrow.
fn tables(schemes: &[SchemeReport], rows: &dyn Fn(&SchemeReport) -> Vec<String>, names: &[&str]) -> String {
    let table = |part: &[SchemeReport]| {
        let mut table = crate::table::fitted(presets::UTF8_HORIZONTAL_ONLY);
        table.set_header(std::iter::once("").chain(part.iter().map(|s| s.id.as_str())));
        let columns: Vec<Vec<String>> = part.iter().map(rows).collect();
        for (i, name) in names.iter().enumerate() {
            let cells = columns.iter().map(|c| c[i].clone());
            table.add_row(std::iter::once((*name).to_owned()).chain(cells));
        }
        table.column_iter_mut().skip(1).for_each(|c| c.set_cell_alignment(CellAlignment::Right));
        table.to_string()
    };
    let fits = |text: &String| text.lines().all(|l| l.chars().count() <= WIDTH);
    let mut parts = 1;
    loop {
        let size = schemes.len().div_ceil(parts).max(1);
        let tables: Vec<String> = schemes.chunks(size).map(table).collect();
        if size == 1 || tables.iter().all(fits) {
            return tables.join("\n");
        }
        parts += 1;
    }
}

fn main_table(report: &Report) -> String {
    let counted = columns(report);
    let names: Vec<&str> =
        counted.iter().map(|c| c.0).chain(PER_GPU).chain(["MTTI, h", "MTTF, h", "availability"]).collect();
    let rows = |scheme: &SchemeReport| {
        let metric = |name: &str| match scheme.metrics.get(name).copied().flatten() {
            None => "N/A".into(),
            Some(m) if m.count == 0 => format!("0\nbelow {}", short(m.high)),
            Some(m) => format!("{}\n{} to {}", m.count, short(m.low), short(m.high)),
        };
        let more = [
            estimate(&scheme.mtti_hours),
            estimate(&scheme.mttf_hours),
            format!("{:.5} %", 100.0 * scheme.availability),
        ];
        counted.iter().map(|(_, name)| metric(name)).chain(per_gpu(scheme)).chain(more).collect()
    };
    tables(&report.schemes, &rows, &names)
}

fn system_table(report: &Report) -> String {
    let names = SYSTEM.map(|(name, _, _)| name);
    let rows = |scheme: &SchemeReport| SYSTEM.iter().map(|(_, q, m)| system_cell(report, &scheme.id, q, *m)).collect();
    tables(&report.schemes, &rows, &names)
}
