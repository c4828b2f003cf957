//! Plots convergence: the silent estimate of each scheme and its 95 % interval against the number of samples.

use crate::expected::Expected;
use crate::report::CONFIDENCE;
use eccforge_report::charts::{COLOURS, Panel, frame, panels};
use eccforge_runs::records::Counts;
use eccforge_runs::records::{Identity, Record};
use eccforge_runs::statistics::clopper_pearson;
use num_traits::ToPrimitive;
use plotters::prelude::*;
use std::error::Error;

/// Convergence of one scheme under one class.
struct Curve {
    title: String,
    /// (samples, estimate, low, high); the last three are in percent.
    points: Vec<[f64; 4]>,
    /// The exact silent probability, in percent.
    exact: Option<f64>,
}

/// Width and height of one panel, in pixels.
const PANEL: (u32, u32) = (480, 300);

/// Draws one panel for each scheme and class of the records. Returns the SVG text.
///
/// # Errors
/// There is nothing to draw, or the drawing fails.
pub fn convergence(
    identity: &Identity,
    records: &[Record],
    exact: &Expected,
) -> Result<String, Box<dyn Error + Send + Sync>> {
    let curves = curves(identity, records, exact);
    if curves.is_empty() {
        return Err("the records hold no counts".into());
    }
    Ok(panels("Convergence of the silent share", PANEL, &curves, draw)?)
}

fn curves(identity: &Identity, records: &[Record], exact: &Expected) -> Vec<Curve> {
    let mut curves = Vec::new();
    for (id, cell) in &identity.cells {
        let mut records: Vec<&Record> = records.iter().filter(|r| r.cell == *id).collect();
        records.sort_by_key(|r| r.first);
        for scheme in &cell.schemes {
            let mut sum = Counts::default();
            let mut points: Vec<[f64; 4]> = Vec::new();
            for (i, record) in records.iter().enumerate() {
                sum += record.counts.get(scheme).copied().unwrap_or_default();
                // About twenty points per factor of two are enough.
                let n = sum.total() as f64;
                let last = i + 1 == records.len();
                if last || points.last().is_none_or(|p| n > 1.035 * p[0]) {
                    let (low, high) = clopper_pearson(sum.silent(), sum.total(), CONFIDENCE);
                    points.push([n, 100.0 * sum.silent() as f64 / n.max(1.0), 100.0 * low, 100.0 * high]);
                }
            }
            let known = exact.exact.get(&(scheme.clone(), cell.class.clone())).and_then(|e| e.silent().to_f64());
            if !points.is_empty() {
                curves.push(Curve {
                    title: format!("{scheme}, {}", cell.class),
                    points,
                    exact: known.map(|p| 100.0 * p),
                });
            }
        }
    }
    curves
}

fn draw(panel: &Panel<'_>, curve: &Curve) -> Result<(), Box<dyn Error>> {
    let first = curve.points[0][0].max(1.0);
    let last = curve.points[curve.points.len() - 1][0].max(first * 2.0);
    let bounds = curve.points.iter().flat_map(|p| [p[2], p[3]]).chain(curve.exact);
    let (low, high) = bounds.fold((f64::MAX, f64::MIN), |(l, h), v| (l.min(v), h.max(v)));
    // An axis of no length cannot be drawn: estimates can all be 0.
    let margin = ((high - low) * 0.05).max(f64::MIN_POSITIVE);
    let mut chart = frame(panel, &curve.title)
        .y_label_area_size(70)
        .build_cartesian_2d((first..last).log_scale(), low - margin..high + margin)?;
    chart
        .configure_mesh()
        .x_desc("samples")
        .y_desc("silent %, 95 % interval")
        .x_label_formatter(&|n| format!("{n:.0e}"))
        .y_label_formatter(&|p| format!("{p:.5}"))
        .draw()?;
    let upper = curve.points.iter().map(|[n, _, _, high]| (*n, *high));
    let lower = curve.points.iter().map(|[n, _, low, _]| (*n, *low));
    let band: Vec<(f64, f64)> = upper.chain(lower.rev()).collect();
    chart.draw_series(std::iter::once(Polygon::new(band, COLOURS[0].mix(0.2))))?;
    let estimates = curve.points.iter().map(|[n, estimate, ..]| (*n, *estimate));
    chart.draw_series(LineSeries::new(estimates, &COLOURS[0]))?;
    if let Some(exact) = curve.exact {
        chart.draw_series(LineSeries::new([(first, exact), (last, exact)], &COLOURS[1]))?;
    }
    Ok(())
}
