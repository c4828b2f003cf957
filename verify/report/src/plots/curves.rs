//! Fig. 9: mean time between events of a machine, by its size.

use super::*;

/// Lengths of dashes and gaps in pixels: for the first seven curves (solid), the next seven, and so on.
const DASHES: [(i32, i32); 4] = [(2000, 1), (9, 4), (4, 3), (15, 5)];

/// Fig. 9: hours between detected events (MTTI) and silent events (MTTF) of machines of 0.5 to 2 exaflops, for the
/// GPUs that the inputs imply and for eight times as many, which the paper's curves need.
pub fn system_curves(rows: &[Row], system: SystemInputs) -> String {
    if rows.is_empty() {
        return no_totals();
    }
    let height = (15 * rows.len() as i32).max(250);
    let title = "Mean time to interrupt and to failure of a machine, by its size";
    draw((1180, 2 * (height + 108) + 10), title, |root| {
        let sets = machines(system);
        for (column, quantity) in [&MTTI, &MTTF].into_iter().enumerate() {
            let range = quantity.range(rows, &sets);
            for (line, system) in sets.iter().enumerate() {
                let corner = (590 * column as i32, (height + 108) * line as i32);
                let panel = root.clone().shrink(corner, (590, height + 108));
                curves(&panel, rows, system, quantity, &range)?;
            }
        }
        Ok(())
    })
}

/// The requested machine and, for comparison, the machine with the other number of GPUs: 1x first.
fn machines(system: SystemInputs) -> [SystemInputs; 2] {
    let one = SystemInputs { gpu_multiplier: 1.0, ..system };
    let eight = SystemInputs { gpu_multiplier: 8.0, ..system };
    [one, if system.gpu_multiplier == 1.0 { eight } else { system }]
}

/// The quantity of a panel of Fig. 9.
struct SystemQuantity {
    letter: char,
    name: &'static str,
    probability: fn(&Probabilities) -> f64,
    /// Hours and labels of the axis; those out of range are not drawn.
    ticks: &'static [(f64, &'static str)],
    none: &'static str,
}

const YEAR: f64 = 12.0 * HOURS_PER_MONTH;
static MTTI: SystemQuantity = SystemQuantity {
    letter: 'a',
    name: "MTTI: hours between detected, uncorrected events",
    probability: |p| p.detected.to_f64().unwrap_or(0.0),
    ticks: &[
        (1e-3, "0.001 h"),
        (1e-2, "0.01 h"),
        (0.1, "0.1 h"),
        (0.3, "0.3 h"),
        (1.0, "1 h"),
        (3.0, "3 h"),
        (10.0, "10 h"),
        (30.0, "30 h"),
        (100.0, "100 h"),
        (300.0, "300 h"),
        (1e3, "1000 h"),
        (1e4, "10\u{2074} h"),
        (1e5, "10\u{2075} h"),
        (1e6, "10\u{2076} h"),
    ],
    none: "never interrupted",
};
static MTTF: SystemQuantity = SystemQuantity {
    letter: 'b',
    name: "MTTF: time between silent events",
    probability: |p| p.silent().to_f64().unwrap_or(0.0),
    ticks: &[
        (1e-2, "0.01 h"),
        (0.1, "0.1 h"),
        (1.0, "1 hour"),
        (24.0, "1 day"),
        (HOURS_PER_MONTH, "1 month"),
        (YEAR, "1 year"),
        (10.0 * YEAR, "10 years"),
        (100.0 * YEAR, "100 years"),
        (1e3 * YEAR, "1000 years"),
        (1e4 * YEAR, "10\u{2074} years"),
        (1e5 * YEAR, "10\u{2075} years"),
        (1e6 * YEAR, "10\u{2076} years"),
        (1e8 * YEAR, "10\u{2078} years"),
    ],
    none: "never silent",
};
/// Smallest and largest machine in the figure, in exaflops.
const SMALLEST: f64 = 0.5;
const LARGEST: f64 = 2.0;

impl SystemQuantity {
    /// Hours between events; `None` if there are none.
    fn hours(&self, (_, total): &Row, system: &SystemInputs, exaflops: f64) -> Option<f64> {
        Some(system.hours_between((self.probability)(total), exaflops)).filter(|h| h.is_finite() && *h > 0.0)
    }

    /// The range of hours that contains all curves of all machines.
    fn range(&self, totals: &[Row], systems: &[SystemInputs]) -> Range<f64> {
        let mut ends = Vec::new();
        for system in systems {
            for total in totals {
                for exaflops in [SMALLEST, LARGEST] {
                    ends.extend(self.hours(total, system, exaflops));
                }
            }
        }
        let lowest = ends.iter().copied().reduce(f64::min).unwrap_or(1.0);
        let highest = ends.iter().copied().reduce(f64::max).unwrap_or(10.0);
        // Curves at the edge of a panel would be cut by its frame.
        lowest / 1.4..highest * 1.4
    }

    fn label(&self, hours: f64) -> String {
        let (value, unit) = match hours {
            _ if self.letter == 'a' || hours < 100.0 => (hours, "h"),
            _ if hours < 2.0 * HOURS_PER_MONTH => (hours / 24.0, "days"),
            _ if hours < 2.0 * YEAR => (hours / HOURS_PER_MONTH, "months"),
            _ => (hours / YEAR, "years"),
        };
        let places = (2 - value.log10().floor() as i32).clamp(0, 2) as usize;
        format!("{value:.places$} {unit}")
    }
}

/// A curve that is drawn, for the list next to the panel.
struct DrawnCurve<'r> {
    /// Hours at 1 exaflop, which order the list.
    at_one: f64,
    name: &'r str,
    dash: i32,
    gap: i32,
    style: ShapeStyle,
}
/// One panel of Fig. 9: its curves, and a list of them in the order of their ends.
fn curves(panel: &Area, totals: &[Row], system: &SystemInputs, quantity: &SystemQuantity, range: &Range<f64>) -> Drawn {
    let (gpus, factor, flops) = (thousands(system.gpus(1.0)), system.gpu_multiplier, system.teraflops_per_gpu);
    let count = format!("{gpus} GPUs at 1 exaflop: {factor}\u{d7} what {flops} TF each implies");
    let title = format!("({}) {}", quantity.letter, quantity.name);
    styled(panel, &title, (20, 18), 13, INK, HPos::Left, FontStyle::Bold)?;
    text(panel, &count, (20, 38), 12, FAINT, HPos::Left)?;
    let hours: Vec<f64> = quantity.ticks.iter().map(|tick| tick.0).filter(|hours| range.contains(hours)).collect();
    let mut chart = ChartBuilder::on(panel)
        .margin_top(TOP)
        .margin_right(590 - RIGHT)
        .y_label_area_size(82)
        .x_label_area_size(BELOW)
        .build_cartesian_2d(
            (SMALLEST..LARGEST).log_scale().with_key_points(vec![0.5, 0.7, 1.0, 1.4, 2.0]),
            range.clone().log_scale().with_key_points(hours),
        )?;
    let tick = |hours: &f64| quantity.ticks.iter().find(|tick| tick.0 == *hours).map_or("", |tick| tick.1).to_owned();
    let label = ("sans-serif", 14).into_font().color(&FAINT);
    let mut mesh = chart.configure_mesh();
    mesh.y_label_formatter(&tick)
        .label_style(label)
        .axis_style(GRID)
        .bold_line_style(GRID)
        .x_desc("exaflops")
        .draw()?;
    let mut drawn = Vec::new();
    let mut none = Vec::new();
    for (i, total) in totals.iter().enumerate() {
        let point = |exaflops| quantity.hours(total, system, exaflops).map(|hours| (exaflops, hours));
        let (Some(start), Some(end), Some((_, at_one))) = (point(SMALLEST), point(LARGEST), point(1.0)) else {
            none.push(shortened(total.0, 20));
            continue;
        };
        let (dash, gap) = DASHES[i / COLOURS.len() % DASHES.len()];
        let style = COLOURS[i % COLOURS.len()].stroke_width(2);
        chart.draw_series(DashedLineSeries::new([start, end], dash, gap, style))?;
        drawn.push(DrawnCurve { at_one, name: total.0, dash, gap, style });
    }
    drawn.sort_by(|a, b| b.at_one.total_cmp(&a.at_one));
    text(panel, "at 1 exaflop", (RIGHT + FIGURES, TOP - 10), 11, FAINT, HPos::Right)?;
    for (y, curve) in (TOP + 8..).step_by(15).zip(drawn) {
        let DrawnCurve { at_one: hours, name, dash, gap, style } = curve;
        for dash in DashedLineSeries::new([(RIGHT + 5, y), (RIGHT + 25, y)], dash, gap, style) {
            panel.draw(&dash)?;
        }
        text(panel, &quantity.label(hours), (RIGHT + FIGURES, y), 11, INK, HPos::Right)?;
        text(panel, &shortened(name, 22), (RIGHT + FIGURES + 8, y), 11, INK, HPos::Left)?;
    }
    if !none.is_empty() {
        let note = shortened(&format!("{}: {}", quantity.none, none.join(", ")), 90);
        text(panel, &note, (82, panel.dim_in_pixel().1 as i32 - 8), 11, FAINT, HPos::Left)?;
    }
    Ok(())
}

/// Margins of a panel in pixels: above the curves, from the left edge of the panel to their ends, below them, and from
/// their ends to the right edge of the figures in the list.
const TOP: i32 = 62;
const RIGHT: i32 = 352;
const BELOW: i32 = 46;
const FIGURES: i32 = 98;
