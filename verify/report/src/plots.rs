//! Draws the paper's two figures of outcomes as SVG from exact values.
//!
//! Text stays text: no font is read, measured or embedded. Colours differ by hue and by lightness
//! (Okabe and Ito's palette), curves also by their dashes and by a label at their end.

mod curves;
mod outcomes;

pub use curves::system_curves;
pub use outcomes::{Row, bars, outcome_bars};

use crate::charts::{self, COLOURS, plain};
use crate::grouped;
use crate::html::escape;
use crate::numbers::percent;
use eccforge_outcomes::Probabilities;
use eccforge_outcomes::system::{HOURS_PER_MONTH, SystemInputs};
use num_traits::ToPrimitive;
use plotters::coord::combinators::{BindKeyPoints, IntoLogRange, LogCoord};
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use std::ops::Range;

/// A drawing area in pixels, without a scale.
type Area<'a> = charts::Panel<'a>;
/// The result of drawing; drawing an SVG in memory never fails.
type Drawn = Result<(), Box<dyn std::error::Error>>;

const INK: RGBColor = RGBColor(0x22, 0x22, 0x22);
const FAINT: RGBColor = RGBColor(0x66, 0x66, 0x66);
const GRID: RGBColor = RGBColor(0xdd, 0xdd, 0xdd);

fn draw(size: (i32, i32), title: &str, paint: impl FnOnce(&Area) -> Drawn) -> String {
    let svg = charts::draw(title, (size.0 as u32, size.1 as u32), paint).expect("an SVG in memory can be drawn");
    let title = escape(title);
    svg.replacen(&format!("\"{title}\" "), &format!("\"{title}\" class=\"plot\" "), 1).replacen(
        ">\n",
        &format!(">\n<title>{title}</title>\n"),
        1,
    )
}

fn no_totals() -> String {
    draw((560, 40), "No totals", |root| {
        let message = "Not drawn: totals need every class of the model.";
        text(root, message, (10, 20), 12, FAINT, HPos::Left)
    })
}

fn text(root: &Area, text: &str, at: (i32, i32), size: i32, colour: RGBColor, h: HPos) -> Drawn {
    styled(root, text, at, size, colour, h, FontStyle::Normal)
}

fn styled(root: &Area, text: &str, at: (i32, i32), size: i32, colour: RGBColor, h: HPos, style: FontStyle) -> Drawn {
    // plotters divides the size by 1.24 to get the SVG's font-size.
    let font = FontDesc::new(FontFamily::SansSerif, f64::from(size) * 1.24, style);
    let style = font.color(&colour).pos(Pos::new(h, VPos::Center));
    Ok(root.draw(&Text::new(plain(text), at, style))?)
}

fn rectangle(root: &Area, corners: [(i32, i32); 2], colour: RGBColor) -> Drawn {
    Ok(root.draw(&Rectangle::new(corners, colour.filled()))?)
}

fn line(root: &Area, points: Vec<(i32, i32)>, colour: RGBColor) -> Drawn {
    Ok(root.draw(&PathElement::new(points, colour.stroke_width(1)))?)
}

/// At most `most` characters of a name.
fn shortened(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_owned();
    }
    name.chars().take(most - 1).chain(['\u{2026}']).collect()
}

/// The decades that cover all of these positive numbers.
fn decades(values: impl Iterator<Item = f64>) -> Option<Range<i32>> {
    let logs: Vec<f64> = values.filter(|v| *v > 0.0 && v.is_finite()).map(f64::log10).collect();
    let low = logs.iter().copied().reduce(f64::min)?.floor() as i32;
    let high = logs.iter().copied().reduce(f64::max)?.ceil() as i32;
    // A single power of ten would be an axis without length.
    Some(low..high.max(low + 1))
}

/// Ten to this power, as readable text.
fn power(exponent: i32) -> String {
    match exponent {
        -3..=-1 => format!("{:.*}", exponent.unsigned_abs() as usize, 10f64.powi(exponent)),
        0..=4 => format!("{}", 10f64.powi(exponent)),
        _ => {
            format!("10{}", exponent.to_string().chars().map(superscript).collect::<String>())
        }
    }
}

/// A digit or a minus sign as a superscript.
fn superscript(c: char) -> char {
    match c {
        '-' => '\u{207b}',
        // Unicode has 1, 2 and 3 in Latin-1, away from the other digits.
        '1' => '\u{b9}',
        '2' | '3' => char::from(0xb2 + (c as u8 - b'2')),
        c => char::from_u32(0x2070 + c as u32 - '0' as u32).unwrap_or(c),
    }
}

/// A whole number in groups of three digits.
pub(super) fn thousands(value: f64) -> String {
    grouped(&format!("{:.0}", if value.is_finite() { value } else { 0.0 }))
}
