//! Pictures that several results share.

use plotters::prelude::*;

/// A matrix of numbers from 0 to 1: dark is 0, bright is 1; absent values are grey.
///
/// # Errors
/// The drawing fails.
pub(crate) fn heat_map(
    title: &str,
    rows: &[String],
    columns: &[String],
    values: &[Vec<Option<f64>>],
) -> Result<String, String> {
    const CELL: (i32, i32) = (56, 30);
    let left = 20 + 8 * rows.iter().map(String::len).max().unwrap_or(0) as i32;
    let (width, height) = (left + CELL.0 * columns.len() as i32 + 20, 70 + CELL.1 * rows.len() as i32 + 20);
    let width = width.max(20 + 8 * title.len() as i32);
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (width as u32, height as u32)).into_drawing_area();
        let draw = || -> Result<(), Box<dyn std::error::Error + '_>> {
            root.fill(&WHITE)?;
            root.draw(&Text::new(title.to_owned(), (10, 10), ("sans-serif", 15)))?;
            for (j, name) in columns.iter().enumerate() {
                root.draw(&Text::new(name.clone(), (left + CELL.0 * j as i32 + 8, 46), ("sans-serif", 13)))?;
            }
            for (i, name) in rows.iter().enumerate() {
                let y = 66 + CELL.1 * i as i32;
                root.draw(&Text::new(name.clone(), (10, y + 8), ("sans-serif", 13)))?;
                for (j, value) in values[i].iter().enumerate() {
                    let x = left + CELL.0 * j as i32;
                    let colour = value.map_or(RGBColor(190, 190, 190), shade);
                    root.draw(&Rectangle::new([(x, y), (x + CELL.0 - 2, y + CELL.1 - 2)], colour.filled()))?;
                    let ink = if value.is_none_or(|v| v > 0.5) { BLACK } else { WHITE };
                    let text = value.map_or_else(|| "-".to_owned(), |v| format!("{v:.2}"));
                    root.draw(&Text::new(text, (x + 13, y + 8), ("sans-serif", 12).into_font().color(&ink)))?;
                }
            }
            root.present()?;
            Ok(())
        };
        draw().map_err(|e| e.to_string())?;
    }
    Ok(svg)
}

/// From dark blue over green to yellow: brightness grows with the value, also in print without colour.
fn shade(value: f64) -> RGBColor {
    const STOPS: [[f64; 3]; 3] = [[48.0, 18.0, 90.0], [33.0, 145.0, 140.0], [253.0, 231.0, 37.0]];
    let at = 2.0 * value.clamp(0.0, 1.0);
    let (i, part) = if at < 1.0 { (0, at) } else { (1, at - 1.0) };
    let mix = |c: usize| (STOPS[i][c] + part * (STOPS[i + 1][c] - STOPS[i][c])).round() as u8;
    RGBColor(mix(0), mix(1), mix(2))
}
