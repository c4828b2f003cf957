//! Plots Pareto fronts as SVG: encoders on the left, decoders on the right.

use super::{Measurement, Point};
use eccforge_report::charts::COLOURS;
use eccforge_report::html::labelled;
use plotters::coord::Shift;
use plotters::prelude::*;
use std::error::Error;

const SIZE: (u32, u32) = (1120, 520);
/// Margin of the axes beyond the outermost points.
const MARGIN: f64 = 0.04;
const LEGEND: f64 = 0.3;

/// Plots area over delay: the fronts of encoder and decoder of each scheme, with its name.
///
/// # Errors
/// The drawing fails.
pub fn fronts(measured: &[(String, [Measurement; 2])]) -> Result<String, Box<dyn Error>> {
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        root.fill(&WHITE)?;
        let (left, right) = root.split_horizontally(SIZE.0 / 2);
        for (part, (area, title)) in
            [(left, "Encoder (check bits)"), (right, "Decoder (data, ce, due)")].iter().enumerate()
        {
            let list: Vec<(&str, &Measurement)> = measured.iter().map(|(id, m)| (id.as_str(), &m[part])).collect();
            panel(area, title, &list)?;
        }
        root.present()?;
    }
    Ok(labelled(&svg, "Area over delay of mapped encoders and decoders"))
}

fn panel(
    area: &DrawingArea<SVGBackend<'_>, Shift>,
    title: &str,
    list: &[(&str, &Measurement)],
) -> Result<(), Box<dyn Error>> {
    let range = |value: fn(&Point) -> f64| {
        let all = || list.iter().flat_map(|(_, m)| &m.front).map(value);
        let (low, high) = (all().fold(f64::INFINITY, f64::min), all().fold(0.0f64, f64::max));
        let margin = MARGIN * (high - low).max(1.0);
        low - margin..high + margin
    };
    let delays = range(|p| p.delay_ps);
    let span = delays.end - delays.start;
    let digits = usize::from(span < 20.0);
    let mut chart = ChartBuilder::on(area)
        .caption(title, ("sans-serif", 16))
        .margin(8)
        .margin_right(16)
        .x_label_area_size(36)
        .y_label_area_size(64)
        .build_cartesian_2d(delays.start..delays.end + LEGEND * span, range(|p| p.area_and2))?;
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .x_desc("delay, ps by logical effort")
        .y_desc("area, AND2 equivalents")
        .x_label_formatter(&|v| format!("{v:.digits$}"))
        .y_label_formatter(&|v| format!("{v:.0}"))
        .draw()?;
    for ((id, m), colour) in list.iter().zip(COLOURS.iter().copied().cycle()) {
        let points: Vec<(f64, f64)> = m.front.iter().map(|p| (p.delay_ps, p.area_and2)).collect();
        chart
            .draw_series(LineSeries::new(points.iter().copied(), colour.stroke_width(2)))?
            .label(*id)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 16, y)], colour.stroke_width(2)));
        chart.draw_series(points.into_iter().map(|p| Circle::new(p, 3, colour.filled())))?;
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperRight)
        .background_style(WHITE.mix(0.85))
        .border_style(BLACK.mix(0.3))
        .draw()?;
    Ok(())
}
