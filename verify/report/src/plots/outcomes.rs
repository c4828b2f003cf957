//! Fig. 8: outcomes of a single event for each scheme.

use super::*;

const CORRECTED: RGBColor = RGBColor(0x00, 0x72, 0xb2);
const DETECTED: RGBColor = RGBColor(0xf0, 0xc7, 0x5e);
/// Colour of text on bright bars. The ink colour would be bright on a dark page.
const ON_BAR: RGBColor = RGBColor(0x11, 0x11, 0x11);
const SILENT: RGBColor = RGBColor(0xa5, 0x12, 0x2a);

/// Fig. 8: corrected, detected and silent events of each scheme in percent, and the silent events again on a
/// logarithmic axis. Without rows, the drawing is a note that nothing is drawn.
pub fn outcome_bars(rows: &[Row]) -> String {
    if rows.is_empty() {
        return no_totals();
    }
    bars("Outcomes of a single event, by scheme", "All events, percent", "percent of events", rows)
}

/// A bar: its name and its outcomes.
pub type Row<'a> = (&'a str, &'a Probabilities);

/// Outcomes of each row in percent, and the silent outcomes again on a logarithmic axis. `heading` is above the bars;
/// `unit` is the unit of the silent share.
pub fn bars(title: &str, heading: &str, unit: &str, rows: &[Row]) -> String {
    let height = 108 + ROW * rows.len() as i32;
    draw((1120, height), title, |root| {
        legend(root, heading, unit)?;
        shares(root, rows)?;
        silent(root, rows)
    })
}

/// Height of a scheme's row, in pixels.
const ROW: i32 = 27;
/// Top of the first row, in pixels.
const TOP: i32 = 62;
/// Left and right edge of the panel of all outcomes, in pixels.
const SHARES: Range<i32> = 190..590;
/// Left and right edge of the panel of silent outcomes, in pixels.
const SILENTS: Range<i32> = 690..1030;

fn row(i: usize) -> i32 {
    TOP + ROW * i as i32 + ROW / 2
}

fn legend(root: &Area, heading: &str, unit: &str) -> Drawn {
    let mut x = SHARES.start;
    for (name, colour) in [("corrected", CORRECTED), ("detected", DETECTED), ("silent", SILENT)] {
        rectangle(root, [(x, 36), (x + 12, 48)], colour)?;
        text(root, name, (x + 17, 42), 12, INK, HPos::Left)?;
        x += 95;
    }
    styled(root, heading, (SHARES.start, 16), 13, INK, HPos::Left, FontStyle::Bold)?;
    text(root, "detected", (SHARES.end + 62, 42), 12, FAINT, HPos::Right)?;
    let heading = format!("Silent data corruption, {unit} (log scale)");
    styled(root, &heading, (SILENTS.start, 16), 13, INK, HPos::Left, FontStyle::Bold)
}

/// The stacked bars, with the corrected share inside them and the detected share next to them.
fn shares(root: &Area, rows: &[Row]) -> Drawn {
    let bottom = TOP + ROW * rows.len() as i32;
    let x = |share: f64| SHARES.start + (share * f64::from(SHARES.end - SHARES.start)).round() as i32;
    for tick in [0, 25, 50, 75, 100] {
        let at = x(f64::from(tick) / 100.0);
        line(root, vec![(at, TOP), (at, bottom + 4)], GRID)?;
        text(root, &format!("{tick} %"), (at, bottom + 15), 11, FAINT, HPos::Center)?;
    }
    for (i, (name, p)) in rows.iter().enumerate() {
        let (y, corrected) = (row(i), x(p.corrected.to_f64().unwrap_or(0.0)));
        let detected = x((&p.corrected + &p.detected).to_f64().unwrap_or(0.0));
        text(root, &shortened(name, 26), (SHARES.start - 10, y), 12, INK, HPos::Right)?;
        for (from, to, colour) in
            [(SHARES.start, corrected, CORRECTED), (corrected, detected, DETECTED), (detected, SHARES.end, SILENT)]
        {
            if to > from {
                rectangle(root, [(from, y - 9), (to, y + 9)], colour)?;
            }
        }
        let label = format!("{:.2} %", 100.0 * p.corrected.to_f64().unwrap_or(0.0));
        // A bar below 60 pixels has no room for its label.
        match corrected - SHARES.start {
            60.. => text(root, &label, (corrected - 8, y), 11, WHITE, HPos::Right)?,
            _ => text(root, &label, (corrected + 4, y), 11, ON_BAR, HPos::Left)?,
        }
        let label = format!("{:.2} %", 100.0 * p.detected.to_f64().unwrap_or(0.0));
        text(root, &label, (SHARES.end + 62, y), 11, INK, HPos::Right)?;
    }
    Ok(())
}

/// The silent share on a logarithmic axis of its own.
fn silent(root: &Area, rows: &[Row]) -> Drawn {
    let bottom = TOP + ROW * rows.len() as i32;
    let value = |(_, p): &Row| 100.0 * p.silent().to_f64().unwrap_or(0.0);
    let range = decades(rows.iter().map(value)).unwrap_or(-4..2);
    let edges = 10f64.powi(range.start)..10f64.powi(range.end);
    let scale = Cartesian2d::<LogCoord<f64>, RangedCoordf64>::new(edges.log_scale(), 0.0..1.0, (SILENTS, TOP..bottom));
    let x = |percent: f64| scale.translate(&(percent, 0.0)).0;
    // At most ten labels fit the axis.
    let step = ((range.end - range.start) / 9 + 1) as usize;
    for exponent in (range.start..=range.end).step_by(step) {
        let at = x(10f64.powi(exponent));
        line(root, vec![(at, TOP), (at, bottom + 4)], GRID)?;
        text(root, &power(exponent), (at, bottom + 15), 11, FAINT, HPos::Center)?;
    }
    for (i, item) in rows.iter().enumerate() {
        let (y, share) = (row(i), value(item));
        // Zero has no place on a logarithmic axis.
        if share <= 0.0 {
            text(root, "none", (SILENTS.start + 8, y), 11, INK, HPos::Left)?;
            continue;
        }
        rectangle(root, [(SILENTS.start, y - 1), (x(share), y + 1)], SILENT)?;
        root.draw(&Circle::new((x(share), y), 5, SILENT.filled()))?;
        text(root, &three_digits(share, &item.1.silent()), (x(share) + 11, y), 11, INK, HPos::Left)?;
    }
    Ok(())
}

/// A percentage to three significant digits; values below the paper's last place are as [`percent`] writes them.
fn three_digits(percent_: f64, exact: &num_rational::BigRational) -> String {
    if percent_ < 5e-5 {
        return format!("{} %", percent(exact));
    }
    let places = (2 - percent_.log10().floor() as i32).clamp(0, 7) as usize;
    format!("{percent_:.places$} %")
}
