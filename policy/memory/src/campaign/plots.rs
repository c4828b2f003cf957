//! The paper's figures 2 to 5, as SVG.

use super::statistics::{Distribution, Explained, Options, Statistics, above, distribution};
use super::{Card, Execution, cards};
use eccforge_report::charts::COLOURS;
use eccforge_report::charts::heat_map;
use eccforge_report::html::labelled;
use plotters::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

type Line = (String, Vec<(f64, f64)>);

const SIZE: (u32, u32) = (720, 420);

/// Every picture that the statistics have: name of its file and text.
///
/// # Errors
/// The drawing fails.
pub fn all(s: &Statistics, executions: &[Execution], options: &Options) -> Result<Vec<(String, String)>, String> {
    let mut all =
        vec![("completed.svg".to_owned(), completed(s)?), ("cdf.svg".to_owned(), by_cutoff(s, options.faulty)?)];
    if let Some(d) = s.distributions.iter().find(|d| d.cutoff == options.cutoff) {
        all.push(("mass.svg".to_owned(), mass(d, options.faulty)?));
    }
    let cards = cards(executions);
    for gain in &s.gains {
        let plain: String = gain.attribute.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
        all.push((format!("by-{plain}.svg"), by_attribute(&cards, &gain.attribute, options, options.faulty)?));
    }
    if let Some(e) = &s.explained {
        all.push(("mutual-information.svg".to_owned(), explained(e)?));
    }
    Ok(all)
}

/// Fig. 2: cards that completed at least a number of iterations.
///
/// # Errors
/// The drawing fails.
pub fn completed(s: &Statistics) -> Result<String, String> {
    let points: Vec<(f64, f64)> = s.completed.iter().map(|(n, c)| (*n as f64, *c as f64)).collect();
    let high = points.last().map_or(1.0, |p| p.0);
    let most = points.first().map_or(1.0, |p| p.1);
    let lines = [("cards".to_owned(), points)];
    lines_plot("Cards that completed at least so many iterations", ["iterations", "cards"], &lines, [high, most])
}

/// Fig. 3 (a): the distribution of P(fail) for each cut-off.
///
/// # Errors
/// The drawing fails.
pub fn by_cutoff(s: &Statistics, high: f64) -> Result<String, String> {
    let line = |d: &Distribution| {
        (
            format!("{} iterations and more ({} cards)", label(d.cutoff as f64, f64::INFINITY), d.cards),
            steps(&d.cdf, high),
        )
    };
    let lines: Vec<Line> = s.distributions.iter().filter(|d| d.cards > 0).map(line).collect();
    lines_plot("Cumulative distribution of P(fail)", ["P(fail) of an iteration", "share of cards"], &lines, [high, 1.0])
}

/// Fig. 3 (b): mass and cumulative distribution at one cut-off.
///
/// # Errors
/// The drawing fails.
pub fn mass(d: &Distribution, high: f64) -> Result<String, String> {
    let spikes = d.pmf.iter().flat_map(|(p, share)| [(*p, 0.0), (*p, *share), (*p, 0.0)]);
    // The mass last, over the cumulative line: at zero they are at the same place.
    let lines =
        [("cumulative".to_owned(), steps(&d.cdf, high)), ("mass".to_owned(), spikes.filter(|p| p.0 <= high).collect())];
    let title =
        format!("P(fail) of {} cards with {} iterations and more", d.cards, label(d.cutoff as f64, f64::INFINITY));
    lines_plot(&title, ["P(fail) of an iteration", "share of cards"], &lines, [high, 1.0])
}

/// Fig. 4: the distributions by the values of an attribute.
///
/// # Errors
/// The drawing fails.
pub fn by_attribute(cards: &BTreeMap<String, Card>, key: &str, options: &Options, high: f64) -> Result<String, String> {
    let enough = above(cards, options.cutoff);
    let values: BTreeSet<&String> = enough.iter().filter_map(|c| c.attributes.get(key)).collect();
    let line = |value: &&String| {
        let own: Vec<&Card> = enough.iter().filter(|c| c.attributes.get(key) == Some(value)).copied().collect();
        let d = distribution(&own, options.cutoff, options);
        (format!("{value} ({} cards)", d.cards), steps(&d.cdf, high))
    };
    let lines: Vec<Line> = values.iter().map(line).collect();
    let title = format!("Cumulative distribution of P(fail) by {key}");
    lines_plot(&title, ["P(fail) of an iteration", "share of cards"], &lines, [high, 1.0])
}

/// Fig. 5: the part of each test (column) that another (row) explains.
///
/// # Errors
/// The drawing fails.
pub fn explained(e: &Explained) -> Result<String, String> {
    let names: Vec<String> = e.tests.iter().map(ToString::to_string).collect();
    heat_map("I(X;Y) / H(X): row Y explains column X", &names, &names, &e.ratio)
}

/// A cumulative distribution as a staircase from 0 to `high`.
fn steps(cdf: &[(f64, f64)], high: f64) -> Vec<(f64, f64)> {
    let mut points = vec![(0.0, 0.0)];
    let mut last = 0.0;
    for (p, share) in cdf.iter().filter(|c| c.0 <= high) {
        points.extend([(*p, last), (*p, *share)]);
        last = *share;
    }
    points.push((high, last));
    points
}

fn lines_plot(title: &str, axes: [&str; 2], lines: &[Line], [high, top]: [f64; 2]) -> Result<String, String> {
    let (mut svg, right) = (String::new(), high.max(f64::MIN_POSITIVE));
    {
        let root = SVGBackend::with_string(&mut svg, SIZE).into_drawing_area();
        let draw = || -> Result<(), Box<dyn std::error::Error + '_>> {
            root.fill(&WHITE)?;
            let mut chart = ChartBuilder::on(&root)
                .caption(title, ("sans-serif", 17))
                .margin(10)
                // Half of the last label stands to the right of the axis.
                .margin_right(40)
                .x_label_area_size(38)
                .y_label_area_size(60)
                // What is at zero is not on the axis.
                .build_cartesian_2d(-0.012 * right..right, 0.0..1.02 * top)?;
            chart
                .configure_mesh()
                .x_desc(axes[0])
                .y_desc(axes[1])
                .x_label_formatter(&|x| label(*x, right))
                .y_label_formatter(&|y| label(*y, top))
                .light_line_style(WHITE)
                .draw()?;
            for (i, (name, points)) in lines.iter().enumerate() {
                let colour = COLOURS[i % COLOURS.len()];
                let legend = move |(x, y)| PathElement::new(vec![(x, y), (x + 18, y)], colour.stroke_width(2));
                let series = LineSeries::new(points.iter().copied(), colour.stroke_width(2));
                chart.draw_series(series)?.label(name).legend(legend);
            }
            if lines.len() > 1 {
                let mut labels = chart.configure_series_labels();
                labels.position(SeriesLabelPosition::LowerRight).background_style(WHITE.mix(0.8).filled());
                labels.border_style(BLACK.mix(0.4)).draw()?;
            }
            root.present()?;
            Ok(())
        };
        draw().map_err(|e| e.to_string())?;
    }
    Ok(labelled(&svg, title))
}

/// A number on an axis that ends at `end`: whole where many fit, with thousands apart, else as short as can be.
fn label(x: f64, end: f64) -> String {
    match end {
        _ if x == 0.0 => "0".to_owned(),
        e if e < 0.1 => format!("{x:.1e}").replace(".0e", "e"),
        e if e <= 10.0 => format!("{x:.1}"),
        _ => {
            let digits = format!("{x:.0}");
            let grouped = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
            grouped.collect::<Vec<_>>().join(" ")
        }
    }
}
