//! Plots Pareto fronts as SVG: encoders on the left, decoders on the right.

use super::{Measured, Measurement, Point};
use eccforge_report::charts::{COLOURS, Panel, frame, legend, panels};
use plotters::prelude::*;
use std::error::Error;
use std::ops::Range;

/// Width and height of a panel, in pixels.
const PANEL: (u32, u32) = (560, 520);
/// Margin of the axes beyond the outermost points, as a share of their range.
const MARGIN: f64 = 0.04;
/// Room for the legend at the right, as a share of the range of delays, so that it hides no point.
const LEGEND: f64 = 0.45;

/// Plots area over delay: the fronts of encoder and decoder of each scheme, with its name.
///
/// # Errors
/// The plot cannot be drawn.
pub fn fronts(measured: &[Measured]) -> Result<String, String> {
    fronts_of(measured, ["delay, ps by logical effort", "area, AND2 equivalents"])
}

/// Like [`fronts`], with these captions of the axes of delay and area.
///
/// # Errors
/// The plot cannot be drawn.
pub(super) fn fronts_of(measured: &[Measured], axes: [&str; 2]) -> Result<String, String> {
    let parts = ["Encoder (check bits)", "Decoder (data, ce, due)"].into_iter().enumerate().collect::<Vec<_>>();
    panels("Area over delay of mapped encoders and decoders", PANEL, &parts, |area, (part, title)| {
        let list: Vec<(&str, &Measurement)> = measured.iter().map(|m| (m.name.as_str(), &m.parts[*part])).collect();
        panel(area, title, axes, &list)
    })
}

/// The range of an axis: all values, with a margin.
fn range(list: &[(&str, &Measurement)], value: fn(&Point) -> f64) -> Range<f64> {
    let (mut low, mut high) = (f64::INFINITY, 0.0f64);
    for point in list.iter().flat_map(|(_, m)| &m.front) {
        low = low.min(value(point));
        high = high.max(value(point));
    }
    // A front of one point spans nothing, and an axis needs a span.
    let margin = MARGIN * (high - low).max(0.05 * high);
    low - margin..high + margin
}

fn panel(
    area: &Panel<'_>,
    title: &str,
    [delay, size]: [&str; 2],
    list: &[(&str, &Measurement)],
) -> Result<(), Box<dyn Error>> {
    let delays = range(list, |p| p.delay_ps);
    let areas = range(list, |p| p.area_and2);
    let span = delays.end - delays.start;
    // The labels of a short axis would be equal without decimals.
    let digits = if span < 2.0 {
        2
    } else if span < 20.0 {
        1
    } else {
        0
    };
    let mut chart = frame(area, title).build_cartesian_2d(delays.start..delays.end + LEGEND * span, areas)?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .x_desc(delay)
        .y_desc(size)
        .x_label_formatter(&|v| format!("{v:.digits$}"))
        .y_label_formatter(&|v| format!("{v:.0}"))
        .draw()?;
    for ((name, m), colour) in list.iter().zip(COLOURS.iter().copied().cycle()) {
        let points: Vec<(f64, f64)> = m.front.iter().map(|p| (p.delay_ps, p.area_and2)).collect();
        chart
            .draw_series(LineSeries::new(points.iter().copied(), colour.stroke_width(2)))?
            .label(*name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 16, y)], colour.stroke_width(2)));
        chart.draw_series(points.into_iter().map(|p| Circle::new(p, 3, colour.filled())))?;
    }
    legend(&mut chart, SeriesLabelPosition::UpperRight)
}
