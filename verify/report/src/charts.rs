//! Curves, histograms and heat maps as SVG. Text remains text; no font is read or embedded.

use crate::html::labelled;
use plotters::coord::{CoordTranslate, Shift};
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use std::error::Error;

/// Okabe and Ito's colours, which differ in hue and lightness, for curves and bars in every plot of the project.
pub const COLOURS: [RGBColor; 7] = [
    RGBColor(0x00, 0x72, 0xb2),
    RGBColor(0xd5, 0x5e, 0x00),
    RGBColor(0x00, 0x9e, 0x73),
    RGBColor(0xcc, 0x79, 0xa7),
    RGBColor(0xe6, 0x9f, 0x00),
    RGBColor(0x56, 0xb4, 0xe9),
    RGBColor(0x77, 0x77, 0x77),
];

const SIZE: (u32, u32) = (720, 360);
/// Maximum number of labels under bars, and the approximate width of a letter.
// No font is read, so the width of a text is not known.
const MOST_LABELS: usize = 20;
const LETTER_PIXELS: u32 = 6;

#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// Name in the legend.
    pub name: String,
    pub points: Vec<(f64, f64)>,
    /// Whether to draw points only, without a line.
    pub markers: bool,
}

/// One set of bars.
#[derive(Clone, Debug, PartialEq)]
pub struct Bars {
    /// Name in the legend.
    pub name: String,
    /// Height of the bar over each label.
    pub heights: Vec<f64>,
}

/// Title and axis labels of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words<'a> {
    pub title: &'a str,
    /// Label of the horizontal axis.
    pub x: &'a str,
    /// Label of the vertical axis.
    pub y: &'a str,
}

pub type Panel<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// Draws one panel of this size for each item, at most three in a row.
///
/// # Errors
/// The drawing fails.
pub fn panels<T>(
    title: &str,
    size: (u32, u32),
    items: &[T],
    paint: impl Fn(&Panel<'_>, &T) -> Result<(), Box<dyn Error>>,
) -> Result<String, String> {
    // Three panels of the usual size fit the width of a page.
    let columns = items.len().clamp(1, 3);
    let rows = items.len().div_ceil(columns).max(1);
    draw(title, (size.0 * columns as u32, size.1 * rows as u32), |root| {
        root.split_evenly((rows, columns)).iter().zip(items).try_for_each(|(panel, item)| paint(panel, item))
    })
}

/// Draws a picture of this size.
///
/// # Errors
/// The drawing fails.
pub fn draw(
    title: &str,
    size: (u32, u32),
    paint: impl FnOnce(&Panel<'_>) -> Result<(), Box<dyn Error>>,
) -> Result<String, String> {
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, size).into_drawing_area();
        root.fill(&WHITE).map_err(|e| e.to_string())?;
        paint(&root).map_err(|e| e.to_string())?;
        root.present().map_err(|e| e.to_string())?;
    }
    Ok(labelled(&svg, title))
}

/// A builder of a chart with this title and with margins.
pub fn frame<'a, 'b>(root: &'a Panel<'b>, title: &str) -> ChartBuilder<'a, 'b, SVGBackend<'b>> {
    let mut frame = ChartBuilder::on(root);
    frame.caption(title, ("sans-serif", 16)).margin(8).margin_right(16).x_label_area_size(36).y_label_area_size(64);
    frame
}

/// Draws the legend of a chart.
///
/// # Errors
/// The drawing fails.
pub fn legend<'a, 'b, C: CoordTranslate>(
    chart: &mut ChartContext<'a, SVGBackend<'b>, C>,
    position: SeriesLabelPosition,
) -> Result<(), Box<dyn Error>>
where
    'b: 'a,
{
    let mut labels = chart.configure_series_labels();
    labels.position(position).background_style(WHITE.mix(0.8)).border_style(BLACK.mix(0.3)).draw()?;
    Ok(())
}

/// Draws curves over a common horizontal axis.
///
/// # Errors
/// The drawing fails.
pub fn curves(words: Words<'_>, curves: &[Curve]) -> Result<String, String> {
    // An empty range of an axis makes plotters fail.
    let (mut right, mut top) = (f64::MIN_POSITIVE, 1e-12f64);
    for (x, y) in curves.iter().flat_map(|curve| &curve.points) {
        (right, top) = (right.max(*x), top.max(*y));
    }
    // Without room above it, the highest point would be on the frame.
    let top = top * 1.05;
    draw(words.title, SIZE, |root| {
        let mut chart = frame(root, words.title).build_cartesian_2d(0.0..right, 0.0..top)?;
        chart
            .configure_mesh()
            .x_desc(words.x)
            .y_desc(words.y)
            .y_label_formatter(&|y| number(*y, top))
            .light_line_style(WHITE)
            .draw()?;
        for (i, curve) in curves.iter().enumerate() {
            let colour = COLOURS[i % COLOURS.len()];
            let points = curve.points.iter().copied();
            let series = if curve.markers {
                chart.draw_series(points.map(|p| Circle::new(p, 4, colour.filled())))?
            } else {
                // Lower curves are wider, so that overlapping curves all remain visible.
                let width = 2 + 2 * (curves.len() - 1 - i).min(5) as u32;
                chart.draw_series(LineSeries::new(points, colour.stroke_width(width)))?
            };
            series
                .label(plain(&curve.name))
                .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(2)));
        }
        legend(&mut chart, SeriesLabelPosition::UpperLeft)
    })
}

/// Draws groups of bars over labels.
///
/// # Errors
/// The drawing fails.
pub fn histogram(words: Words<'_>, labels: &[String], bars: &[Bars]) -> Result<String, String> {
    // The legend is above the bars; each of its lines takes about a twelfth of the height.
    let room = 1.0 + 0.12 * (1 + bars.len()) as f64;
    let top = bars.iter().flat_map(|b| &b.heights).copied().fold(0.0f64, f64::max).max(1e-12) * room;
    let groups = labels.len().max(1);
    let group_pixels = (SIZE.0 - 80) / groups as u32;
    // Labels that are wider than their group are vertical.
    let longest = labels.iter().map(|l| l.chars().count()).max().unwrap_or(0) as u32 * LETTER_PIXELS;
    let hang = groups <= MOST_LABELS && longest > group_pixels;
    let font = ("sans-serif", 11).into_font();
    draw(words.title, SIZE, |root| {
        let mut frame = frame(root, words.title);
        if hang {
            frame.x_label_area_size(36 + longest);
        }
        let mut chart = frame.build_cartesian_2d(0.0..groups as f64, 0.0..top)?;
        let label = |x: &f64| {
            let group = (*x - 0.5).round().max(0.0) as usize;
            labels.get(group).map_or(String::new(), |label| plain(label))
        };
        chart
            .configure_mesh()
            .disable_x_mesh()
            .x_labels(if hang { 0 } else { groups.min(MOST_LABELS) + 1 })
            .x_label_formatter(&label)
            .x_label_style(font.clone())
            .y_label_formatter(&|y| number(*y, top))
            .x_label_offset(group_pixels as i32 / 2)
            .x_desc(words.x)
            .y_desc(words.y)
            .light_line_style(WHITE)
            .draw()?;
        if hang {
            let down = TextStyle::from(font.transform(FontTransform::Rotate90)).pos(Pos::new(HPos::Left, VPos::Center));
            for (g, label) in labels.iter().enumerate() {
                let (x, y) = chart.backend_coord(&(g as f64 + 0.5, 0.0));
                root.draw(&Text::new(plain(label), (x, y + 6), down.clone()))?;
            }
        }
        let width = 0.8 / bars.len().max(1) as f64;
        for (i, set) in bars.iter().enumerate() {
            let colour = COLOURS[i % COLOURS.len()];
            let rectangles = set.heights.iter().enumerate().map(move |(g, &height)| {
                let left = g as f64 + 0.1 + i as f64 * width;
                Rectangle::new([(left, 0.0), (left + width, height)], colour.filled())
            });
            chart
                .draw_series(rectangles)?
                .label(plain(&set.name))
                .legend(move |(x, y)| Rectangle::new([(x, y - 5), (x + 18, y + 5)], colour.filled()));
        }
        legend(&mut chart, SeriesLabelPosition::UpperRight)
    })
}

/// Text colour on bright cells. It is not black, because a dark page replaces black with its own ink.
const ON_BRIGHT: RGBColor = RGBColor(0x11, 0x11, 0x11);

/// A matrix of numbers from 0 to 1: dark is 0, bright is 1; absent values are grey.
///
/// # Errors
/// The drawing fails.
pub fn heat_map(
    title: &str,
    rows: &[String],
    columns: &[String],
    values: &[Vec<Option<f64>>],
) -> Result<String, String> {
    const CELL: (i32, i32) = (56, 30);
    let left = 20 + 8 * rows.iter().map(String::len).max().unwrap_or(0) as i32;
    let (width, height) = (left + CELL.0 * columns.len() as i32 + 20, 70 + CELL.1 * rows.len() as i32 + 20);
    let width = width.max(20 + 8 * title.len() as i32);
    draw(title, (width as u32, height as u32), |root| {
        root.draw(&Text::new(plain(title), (10, 10), ("sans-serif", 15)))?;
        for (j, name) in columns.iter().enumerate() {
            root.draw(&Text::new(plain(name), (left + CELL.0 * j as i32 + 8, 46), ("sans-serif", 13)))?;
        }
        for (i, name) in rows.iter().enumerate() {
            let y = 66 + CELL.1 * i as i32;
            root.draw(&Text::new(plain(name), (10, y + 8), ("sans-serif", 13)))?;
            for (j, value) in values[i].iter().enumerate() {
                let x = left + CELL.0 * j as i32;
                let colour = value.map_or(RGBColor(190, 190, 190), shade);
                root.draw(&Rectangle::new([(x, y), (x + CELL.0 - 2, y + CELL.1 - 2)], colour.filled()))?;
                let ink = if value.is_none_or(|v| v > 0.5) { ON_BRIGHT } else { WHITE };
                let text = value.map_or_else(|| "-".to_owned(), |v| format!("{v:.2}"));
                root.draw(&Text::new(text, (x + 13, y + 8), ("sans-serif", 12).into_font().color(&ink)))?;
            }
        }
        Ok(())
    })
}

/// The colour of a value, from dark blue over green to yellow: brightness grows with the value, so the scale also works
/// in greyscale.
fn shade(value: f64) -> RGBColor {
    const STOPS: [[f64; 3]; 3] = [[48.0, 18.0, 90.0], [33.0, 145.0, 140.0], [253.0, 231.0, 37.0]];
    let at = 2.0 * value.clamp(0.0, 1.0);
    let (i, part) = if at < 1.0 { (0, at) } else { (1, at - 1.0) };
    let [red, green, blue] =
        [0, 1, 2].map(|c: usize| (STOPS[i][c] + part * (STOPS[i + 1][c] - STOPS[i][c])).round() as u8);
    RGBColor(red, green, blue)
}

/// A number for an axis that ends at `end`: whole if many fit, with thousands separated.
fn number(x: f64, end: f64) -> String {
    // Whole numbers would repeat on a short axis.
    if end <= 10.0 {
        return format!("{x:.1}");
    }
    let digits = format!("{x:.0}");
    digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect::<Vec<_>>().join(" ")
}

/// The text without characters that XML does not allow.
pub fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
