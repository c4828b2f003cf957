//! A comparison of codes: `matrices/gallery.yaml` lists them, and every figure of `docs/gallery.md` is computed here.

use eccforge_files::diagnostic::SourceFile;
use eccforge_report::charts::COLOURS;
use eccforge_report::html::labelled;
use eccforge_search::metrics::{Metrics, measure};
use eccforge_search::problem::{Columns, Problem, patterns};
use plotters::coord::Shift;
use plotters::prelude::*;
use serde::Deserialize;
use std::fmt::Write;
use std::path::Path;

/// Patterns that a code corrects in addition to single bits.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// No further patterns.
    SecDed,
    /// Aligned pairs of bits.
    #[serde(rename = "sec-2bec")]
    Sec2bec,
    /// Any two neighbouring bits.
    SecDedDaec,
    /// Any two or three neighbouring bits.
    SecDaecTaec,
}

const FAMILIES: [(Family, &str); 4] = [
    (Family::SecDed, "SEC-DED"),
    (Family::Sec2bec, "SEC-2bEC"),
    (Family::SecDedDaec, "SEC-DED-DAEC"),
    (Family::SecDaecTaec, "SEC-DAEC-TAEC"),
];

/// Number of bits of the windows in which patterns are counted: a byte of a beat.
const WINDOW: usize = 8;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    family: Family,
    name: String,
    file: String,
    search: Option<String>,
}

/// A code and its properties.
#[derive(Clone, Debug)]
pub struct Row {
    /// Patterns that the code corrects.
    pub family: Family,
    /// Source of the code.
    pub name: String,
    /// File of the matrix, below `matrices/`.
    pub file: String,
    /// The description in `examples/` that finds the code.
    pub search: Option<String>,
    /// The code, as a search problem.
    pub problem: Problem,
    /// Exact counts.
    pub metrics: Metrics,
}

impl Row {
    fn published(&self) -> bool {
        self.search.is_none()
    }
}

/// Reads the list and its matrices and computes all figures.
///
/// # Errors
/// The name of a missing or malformed file.
pub fn rows(matrices: &Path) -> Result<Vec<Row>, String> {
    let read = |file: &str| std::fs::read_to_string(matrices.join(file)).map_err(|e| format!("{file}: {e}"));
    let list: Vec<Listed> =
        SourceFile::new("gallery.yaml", read("gallery.yaml")?).parse().map_err(|e| e.to_string())?;
    let row = |l: Listed| {
        let (columns, r) = columns(&read(&l.file)?).ok_or_else(|| format!("{}: not a matrix", l.file))?;
        let n = columns.len();
        let patterns = match l.family {
            Family::SecDed => Vec::new(),
            Family::Sec2bec => patterns("symbols: {bits: 2}", n, r as usize),
            Family::SecDedDaec => patterns("adjacent: {bits: 2, solid: true}", n, r as usize),
            Family::SecDaecTaec => patterns("adjacent: {bits: 3, solid: true}", n, r as usize),
        };
        let problem = Problem { n, r, columns: Columns::Any, patterns, window: WINDOW, ..Problem::default() };
        let metrics = measure(&problem, &columns);
        Ok(Row { family: l.family, name: l.name, file: l.file, search: l.search, problem, metrics })
    };
    list.into_iter().map(row).collect()
}

/// Columns and number of rows of a matrix file: lines of digits, leftmost = column 0.
fn columns(text: &str) -> Option<(Vec<u16>, u32)> {
    let mut rows: Vec<Vec<u8>> = Vec::new();
    for line in text.lines() {
        let (digits, _comment) = line.split_once('#').unwrap_or((line, ""));
        let digits = digits.replace(' ', "");
        if !digits.is_empty() && !digits.contains(':') {
            rows.push(digits.into_bytes());
        }
    }
    let n = rows.first()?.len();
    let is_row = |row: &Vec<u8>| row.len() == n && row.iter().all(|digit| matches!(digit, b'0' | b'1'));
    if rows.len() > 12 || !rows.iter().all(is_row) {
        return None;
    }
    let mut columns = vec![0; n];
    for (j, row) in rows.iter().enumerate() {
        for (column, digit) in columns.iter_mut().zip(row) {
            *column |= u16::from(*digit == b'1') << j;
        }
    }
    Some((columns, rows.len() as u32))
}

fn on_front(rows: &[Row], row: &Row) -> bool {
    let rival = |other: &&Row| other.family == row.family && other.problem.n == row.problem.n;
    !rows.iter().filter(rival).any(|other| other.metrics.dominates(&row.metrics))
}

/// The table, by family and length.
pub fn markdown(rows: &[Row]) -> String {
    let mut text = String::from(
        "| code | by | pairs | triples | silent | bytes | weight | heaviest row | front | matrix | search |\n\
         |---|---|---|---|---|---|---|---|---|---|---|\n",
    );
    for (family, name) in FAMILIES {
        let mut of: Vec<&Row> = rows.iter().filter(|r| r.family == family).collect();
        of.sort_by_key(|r| r.problem.n);
        for row in of {
            let (m, n) = (row.metrics, row.problem.n);
            let front = if on_front(rows, row) { "yes" } else { "" };
            let search = row.search.as_ref().map_or(String::new(), |s| format!("[{s}](../examples/{s})"));
            let _ = writeln!(
                text,
                "| {name} ({n},{}) | {} | {} | {} | {} | {} | {} | {} | {front} | [{}](../matrices/{}) | {search} |",
                row.problem.data_bits(),
                row.name,
                m.pairs,
                m.triples,
                m.silent,
                m.windows,
                m.weight,
                m.heaviest_row,
                row.file.rsplit('/').next().unwrap_or_default(),
                row.file,
            );
        }
    }
    text
}

const SIZE: (u32, u32) = (1120, 820);
/// Margin of an axis beyond the outermost points, as a share of their range.
const MARGIN: f64 = 0.12;

/// Plots miscorrections against the weight of H for the (72,64) codes: triples for SEC-DED, pairs for the others; the
/// points of the Pareto front are connected.
///
/// # Errors
/// The drawing fails.
pub fn scatter(rows: &[Row]) -> Result<String, Box<dyn std::error::Error>> {
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        root.fill(&WHITE)?;
        for (area, (family, name)) in root.split_evenly((2, 2)).iter().zip(FAMILIES) {
            let list: Vec<&Row> = rows.iter().filter(|r| r.family == family && r.problem.n == 72).collect();
            panel(area, &format!("{name} (72,64)"), &list)?;
        }
        root.present()?;
    }
    Ok(labelled(&svg, "Miscorrected pairs or triples over the weight of H of (72,64) codes"))
}

fn panel(
    area: &DrawingArea<SVGBackend<'_>, Shift>,
    title: &str,
    list: &[&Row],
) -> Result<(), Box<dyn std::error::Error>> {
    let triples = list.iter().all(|r| r.family == Family::SecDed);
    let miscorrected = |r: &Row| if triples { r.metrics.triples } else { r.metrics.pairs } as f64;
    let point = |r: &Row| (r.metrics.weight as f64, miscorrected(r));
    let range = |values: Vec<f64>| {
        let (mut low, mut high) = (f64::INFINITY, 0.0f64);
        for value in values {
            low = low.min(value);
            high = high.max(value);
        }
        let margin = MARGIN * (high - low).max(1.0);
        low - margin..high + margin
    };
    let mut chart = ChartBuilder::on(area)
        .caption(title, ("sans-serif", 16))
        .margin(10)
        .x_label_area_size(36)
        .y_label_area_size(64)
        .build_cartesian_2d(
            range(list.iter().map(|r| point(r).0).collect()),
            range(list.iter().map(|r| point(r).1).collect()),
        )?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .x_desc("ones in H")
        .y_desc(if triples { "miscorrected triples" } else { "miscorrected pairs" })
        .x_label_formatter(&|v| format!("{v:.0}"))
        .y_label_formatter(&|v| format!("{v:.0}"))
        .draw()?;
    let points: Vec<(f64, f64)> = list.iter().map(|row| point(row)).collect();
    // The points that no other is at most equal to in both figures.
    let mut front = points.clone();
    front.retain(|(x, y)| !points.iter().any(|(a, b)| a <= x && b <= y && (a, b) != (x, y)));
    front.sort_by(|a, b| a.0.total_cmp(&b.0));
    chart.draw_series(LineSeries::new(front, COLOURS[6].stroke_width(1)))?;
    for (published, colour, label) in [(true, COLOURS[1], "published"), (false, COLOURS[0], "found")] {
        let points = list.iter().filter(|r| r.published() == published).map(|r| point(r));
        chart
            .draw_series(points.map(|p| Circle::new(p, 5, colour.filled())))?
            .label(label)
            .legend(move |(x, y)| Circle::new((x + 8, y), 5, colour.filled()));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperRight)
        .background_style(WHITE.mix(0.85))
        .border_style(BLACK.mix(0.3))
        .draw()?;
    Ok(())
}

const BEGIN: &str = "<!-- The table is made by: cargo run -p eccforge-search --example gallery -->\n";
const END: &str = "<!-- end of the table -->\n";

/// The page with a new table.
///
/// # Errors
/// The page has no place for the table.
pub fn page(old: &str, rows: &[Row]) -> Result<String, String> {
    let (before, rest) = old.split_once(BEGIN).ok_or_else(|| format!("`{}` is missing", BEGIN.trim()))?;
    let (_, after) = rest.split_once(END).ok_or_else(|| format!("`{}` is missing", END.trim()))?;
    Ok(format!("{before}{BEGIN}\n{}\n{END}{after}", markdown(rows)))
}
