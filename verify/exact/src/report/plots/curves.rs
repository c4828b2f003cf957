//! Fig. 9: how long a machine runs between events, by its size.

use super::*;

/// Axes that turn hours ~ 1 / size into straight lines.
type LogLog = Cartesian2d<LogCoord<f64>, LogCoord<f64>>;

/// Pixels drawn and left out, for the first seven curves, the next seven, and so on.
const DASHES: [(i32, i32); 4] = [(1, 0), (9, 4), (4, 3), (15, 5)];

/// Fig. 9: hours between detected events (MTTI) and between silent ones (MTTF) of machines of 0.5 to 2 exaflops, for the
/// GPUs that the work's inputs imply and for eight times as many, which the paper's curves need.
pub fn system_curves(report: &Report) -> String {
    if report.totals.is_empty() {
        return no_totals();
    }
    let panel = (15 * report.totals.len() as i32).max(250);
    let title = "Mean time to interrupt and to failure of a machine, by its size";
    draw((1180, 2 * (panel + 108) + 10), title, |root| {
        let sets = machines(report.work.system);
        for (column, quantity) in [&MTTI, &MTTF].into_iter().enumerate() {
            let range = quantity.range(&report.totals, &sets);
            for (row, system) in sets.iter().enumerate() {
                let corner = (590 * column as i32, (panel + 108) * row as i32);
                curves(root, corner, panel, &report.totals, system, quantity, range.clone())?;
            }
        }
        Ok(())
    })
}

/// The machine as asked for and, for comparison, with the other number of GPUs: 1x first.
fn machines(system: SystemInputs) -> [SystemInputs; 2] {
    let with = |gpu_multiplier| SystemInputs { gpu_multiplier, ..system };
    [with(1.0), if system.gpu_multiplier == 1.0 { with(8.0) } else { system }]
}

/// What a panel of Fig. 9 shows.
struct SystemQuantity {
    letter: char,
    name: &'static str,
    probability: fn(&Total) -> f64,
    /// Hours and labels of the axis; those out of range are not drawn.
    ticks: &'static [(f64, &'static str)],
    none: &'static str,
}

const YEAR: f64 = 12.0 * HOURS_PER_MONTH;
static MTTI: SystemQuantity = SystemQuantity {
    letter: 'a',
    name: "MTTI: hours between detected, uncorrected events",
    probability: |t| t.probabilities.detected.to_f64().unwrap_or(0.0),
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
    probability: |t| t.probabilities.silent().to_f64().unwrap_or(0.0),
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
/// Sizes of machine in the figure, in exaflops.
const SMALLEST: f64 = 0.5;
const LARGEST: f64 = 2.0;

impl SystemQuantity {
    /// Hours between events; `None` if there are none.
    fn hours(&self, total: &Total, system: &SystemInputs, exaflops: f64) -> Option<f64> {
        Some(system.hours_between((self.probability)(total), exaflops)).filter(|h| h.is_finite() && *h > 0.0)
    }

    /// A range of hours that all curves of all machines fit in.
    fn range(&self, totals: &[Total], systems: &[SystemInputs]) -> Range<f64> {
        let hours = systems.iter().flat_map(|s| {
            totals.iter().flat_map(move |t| [SMALLEST, LARGEST].into_iter().filter_map(move |x| self.hours(t, s, x)))
        });
        let hours: Vec<f64> = hours.collect();
        let least = hours.iter().copied().reduce(f64::min).unwrap_or(1.0);
        let most = hours.iter().copied().reduce(f64::max).unwrap_or(10.0);
        least / 1.4..most * 1.4
    }

    fn label(&self, hours: f64) -> String {
        let unit = |value: f64, unit: &str| {
            let places = (2 - value.log10().floor() as i32).clamp(0, 2) as usize;
            format!("{value:.places$} {unit}")
        };
        match hours {
            _ if self.letter == 'a' || hours < 100.0 => unit(hours, "h"),
            _ if hours < 2.0 * HOURS_PER_MONTH => unit(hours / 24.0, "days"),
            _ if hours < 2.0 * YEAR => unit(hours / HOURS_PER_MONTH, "months"),
            _ => unit(hours / YEAR, "years"),
        }
    }
}

/// One panel of Fig. 9, its top left corner at `corner`, its plot `height` pixels high.
fn curves(
    root: &Area,
    corner: (i32, i32),
    height: i32,
    totals: &[Total],
    system: &SystemInputs,
    quantity: &SystemQuantity,
    range: Range<f64>,
) -> Drawn {
    let (left, right) = (corner.0 + 82, corner.0 + 352);
    let (top, bottom) = (corner.1 + 62, corner.1 + 62 + height);
    let pixels = (left..right, bottom..top);
    let scale = Cartesian2d::new((SMALLEST..LARGEST).log_scale(), range.clone().log_scale(), pixels);
    let panel = root.apply_coord_spec(scale);
    let scale = panel.as_coord_spec();
    frame(root, corner, scale, system, quantity, &range)?;
    let mut labels = Vec::new();
    let mut none = Vec::new();
    for (i, total) in totals.iter().enumerate() {
        let colour = COLOURS[i % COLOURS.len()];
        let point = |exaflops| quantity.hours(total, system, exaflops).map(|h| (exaflops, h));
        let (Some(start), Some(end), Some((_, at_one))) = (point(SMALLEST), point(LARGEST), point(1.0)) else {
            none.push(shortened(&total.name, 20));
            continue;
        };
        let points = [start, end];
        let style = colour.stroke_width(2);
        match DASHES[i / COLOURS.len() % DASHES.len()] {
            (_, 0) => panel.draw(&PathElement::new(points, style))?,
            (dash, gap) => {
                for dashes in DashedLineSeries::new(points, dash, gap, style) {
                    panel.draw(&dashes)?;
                }
            }
        }
        let label = EndLabel {
            end: scale.translate(&end).1,
            hours: at_one,
            figure: quantity.label(at_one),
            name: shortened(&total.name, 22),
            colour,
        };
        labels.push(label);
    }
    end_labels(root, labels, right, top + 8..bottom)?;
    if !none.is_empty() {
        let note = format!("{}: {}", quantity.none, none.join(", "));
        text(root, &shortened(&note, 90), (left, bottom + 38), 11, FAINT, HPos::Left)?;
    }
    Ok(())
}

/// Title, grid and axes of a panel.
fn frame(
    root: &Area,
    corner: (i32, i32),
    scale: &LogLog,
    system: &SystemInputs,
    quantity: &SystemQuantity,
    range: &Range<f64>,
) -> Drawn {
    let (left, top) = scale.translate(&(SMALLEST, range.end));
    let (right, bottom) = scale.translate(&(LARGEST, range.start));
    let title = format!("({}) {}", quantity.letter, quantity.name);
    styled(root, &title, (corner.0 + 20, corner.1 + 18), 13, INK, HPos::Left, FontStyle::Bold)?;
    let gpus = thousands(system.gpus(1.0));
    let (factor, flops) = (system.gpu_multiplier, system.teraflops_per_gpu);
    let count = format!("{gpus} GPUs at 1 exaflop: {factor}\u{d7} what {flops} TF each implies");
    text(root, &count, (corner.0 + 20, corner.1 + 38), 12, FAINT, HPos::Left)?;
    text(root, "at 1 exaflop", (right + FIGURES, top - 10), 11, FAINT, HPos::Right)?;
    for (hours, label) in quantity.ticks.iter().filter(|(hours, _)| range.contains(hours)) {
        let y = scale.translate(&(SMALLEST, *hours)).1;
        line(root, vec![(left - 4, y), (right, y)], GRID)?;
        text(root, label, (left - 8, y), 11, FAINT, HPos::Right)?;
    }
    for tick in [0.5, 0.7, 1.0, 1.4, 2.0] {
        let x = scale.translate(&(tick, range.start)).0;
        line(root, vec![(x, top), (x, bottom + 4)], GRID)?;
        text(root, &format!("{tick}"), (x, bottom + 14), 11, FAINT, HPos::Center)?;
    }
    text(root, "exaflops", (right + 26, bottom + 14), 11, FAINT, HPos::Left)
}

/// What stands beside the end of a curve.
struct EndLabel {
    /// Height of the curve's end.
    end: i32,
    /// Hours between events at 1 exaflop, by which labels are ordered.
    hours: f64,
    /// The same for people.
    figure: String,
    name: String,
    colour: RGBColor,
}

/// Distance from the end of the curves to the right edge of the labels' figures.
const FIGURES: i32 = 98;

/// Labels beside the ends of the curves, led to by thin lines.
fn end_labels(root: &Area, mut labels: Vec<EndLabel>, x: i32, span: Range<i32>) -> Drawn {
    labels.sort_by(|a, b| b.hours.total_cmp(&a.hours));
    let ends: Vec<i32> = labels.iter().map(|l| l.end).collect();
    for (label, y) in labels.iter().zip(apart(&ends, 15, span)) {
        line(root, vec![(x + 1, label.end), (x + 6, label.end), (x + 20, y), (x + 25, y)], label.colour)?;
        text(root, &label.figure, (x + FIGURES, y), 11, INK, HPos::Right)?;
        text(root, &label.name, (x + FIGURES + 8, y), 11, INK, HPos::Left)?;
    }
    Ok(())
}

/// Ascending heights moved as little as keeps them `gap` apart and, if they fit, within `span`.
///
/// Less i gaps each, heights need only ascend: the least squares that do are means of merged neighbours.
fn apart(heights: &[i32], gap: i32, span: Range<i32>) -> Vec<i32> {
    let mut runs: Vec<(f64, usize)> = Vec::new();
    for (i, &height) in heights.iter().enumerate() {
        let mut run = (f64::from(height - gap * i as i32), 1);
        while let Some(&(mean, count)) = runs.last().filter(|(mean, _)| *mean > run.0) {
            let all = count + run.1;
            run = ((mean * count as f64 + run.0 * run.1 as f64) / all as f64, all);
            runs.pop();
        }
        runs.push(run);
    }
    let most = span.end - gap * (heights.len() as i32 - 1).max(0);
    let means = runs.iter().flat_map(|&(mean, count)| std::iter::repeat_n(mean.round() as i32, count));
    means.enumerate().map(|(i, z)| z.min(most).max(span.start) + gap * i as i32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_moved_apart_around_their_mean() {
        assert_eq!(apart(&[100, 100, 100, 200], 10, 0..300), [90, 100, 110, 200]);
        assert_eq!(apart(&[0, 0], 10, 0..300), [0, 10]);
        assert_eq!(apart(&[300, 300], 10, 0..300), [290, 300]);
        assert!(apart(&[], 10, 0..300).is_empty());
        assert_eq!(apart(&[5, 5, 295], 10, 20..300), [20, 30, 295]);
        // Two, then two more that push them: the mean of all four stays.
        assert_eq!(apart(&[100, 104, 106, 110], 10, 0..300), [90, 100, 110, 120]);
        assert_eq!(apart(&[100, 103, 200, 201], 10, 0..300), [97, 107, 196, 206]);
        assert_eq!(apart(&[10, 30, 50], 10, 0..300), [10, 30, 50]);
    }

    #[test]
    fn hours_are_written_in_the_unit_that_people_would_use() {
        let of =
            |quantity: &SystemQuantity, hours: &[f64]| hours.iter().map(|h| quantity.label(*h)).collect::<Vec<_>>();
        assert_eq!(
            of(&MTTI, &[0.012_34, 1.234, 12.34, 123.4, 12_345.0]),
            ["0.01 h", "1.23 h", "12.3 h", "123 h", "12345 h"]
        );
        assert_eq!(of(&MTTF, &[0.5, 99.9, 100.0, 240.0]), ["0.50 h", "99.9 h", "4.17 days", "10.0 days"]);
        let months = [1.9, 2.0, 23.9].map(|n| n * HOURS_PER_MONTH);
        assert_eq!(of(&MTTF, &months), ["57.8 days", "2.00 months", "23.9 months"]);
        assert_eq!(of(&MTTF, &[2.0 * YEAR, 1234.0 * YEAR]), ["2.00 years", "1234 years"]);
    }

    #[test]
    fn both_numbers_of_gpus_are_drawn() {
        let with = |gpu_multiplier| SystemInputs { gpu_multiplier, ..SystemInputs::default() };
        let factors = |asked| machines(with(asked)).map(|system| system.gpu_multiplier);
        assert_eq!([factors(1.0), factors(8.0), factors(3.0)], [[1.0, 8.0], [1.0, 8.0], [1.0, 3.0]]);
    }
}
