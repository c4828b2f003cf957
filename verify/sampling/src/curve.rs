//! Plots outcomes against the rate of independent errors.

use crate::report::{CellReport, Report};
use eccforge_report::charts::{COLOURS, Panel, frame, legend, panels};
use plotters::prelude::*;
use std::error::Error;

/// Width and height of the panel of one scheme, in pixels.
const PANEL: (u32, u32) = (520, 340);

/// Draws one panel for each scheme of a report, with the probabilities of its outcomes against the rates on logarithmic axes.
/// Silent corruption has its 95 % intervals. `rates` has the rate and the id of each source. Returns the SVG text.
///
/// # Errors
/// There is nothing to draw, or the drawing fails.
pub fn curve(report: &Report, rates: &[(f64, String)]) -> Result<String, Box<dyn Error + Send + Sync>> {
    let schemes: Vec<&String> = report.identity.schemes.keys().collect();
    if schemes.is_empty() || rates.is_empty() {
        return Err("there are no rates for a curve".into());
    }
    let title = "Outcomes by rate of independent errors";
    Ok(panels(title, PANEL, &schemes, |panel, scheme: &&String| draw(panel, report, scheme, rates))?)
}

/// One outcome at one rate, as a probability, with the bounds of its interval if it has one.
struct Point {
    rate: f64,
    value: f64,
    bounds: Option<(f64, f64)>,
}

impl Point {
    /// The share of a count among the samples of a cell; 0 for a cell without samples.
    fn of(rate: f64, cell: &CellReport, count: u64, bounds: Option<(f64, f64)>) -> Self {
        Self { rate, value: count as f64 / cell.samples.max(1) as f64, bounds }
    }
}

fn draw(panel: &Panel<'_>, report: &Report, scheme: &str, rates: &[(f64, String)]) -> Result<(), Box<dyn Error>> {
    let mut cells = Vec::new();
    // The axis is logarithmic and cannot show 0: it ends below the share of a single sample.
    let mut least = 1.0f64;
    for (rate, id) in rates {
        if let Some(cell) = report.cells.iter().find(|cell| cell.scheme == scheme && cell.class == *id) {
            cells.push((*rate, cell));
            least = least.min(0.3 / cell.samples.max(1) as f64);
        }
    }
    let [mut corrected, mut detected, mut silent] = [const { Vec::new() }; 3];
    for (rate, cell) in &cells {
        corrected.push(Point::of(*rate, cell, cell.counts.corrected, None));
        detected.push(Point::of(*rate, cell, cell.counts.detected, None));
        silent.push(Point::of(*rate, cell, cell.counts.silent(), cell.silent_low.zip(cell.silent_high)));
    }
    let (first, last) = (rates[0].0, rates[rates.len() - 1].0.max(rates[0].0 * 2.0));
    let mut chart = frame(panel, scheme).build_cartesian_2d((first..last).log_scale(), (least..1.0).log_scale())?;
    chart
        .configure_mesh()
        .x_desc("rate of each bit")
        .y_desc("probability of an entry")
        .x_label_formatter(&|x| format!("{x:.0e}"))
        .y_label_formatter(&|y| format!("{y:.0e}"))
        .draw()?;
    let outcomes =
        [("corrected", COLOURS[0], corrected), ("detected", COLOURS[4], detected), ("silent", COLOURS[1], silent)];
    for (name, colour, points) in outcomes {
        // A rate at which nothing occurred has no point on a logarithmic axis.
        let seen = points.iter().filter(|p| p.value > 0.0).map(|p| (p.rate, p.value));
        chart
            .draw_series(LineSeries::new(seen, &colour))?
            .label(name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 16, y)], colour));
        for point in &points {
            if let Some((low, high)) = point.bounds {
                let ends = [(point.rate, low.max(least)), (point.rate, high)];
                chart.draw_series([PathElement::new(ends, colour)])?;
            }
        }
    }
    legend(&mut chart, SeriesLabelPosition::LowerRight)
}
