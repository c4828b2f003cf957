//! Draws H: dark ones, tinted data and check columns, boundaries of bytes or symbols, and weights along the edges.

use eccforge_report::html::escape;
use eccforge_scheme::Scheme;
use std::fmt::Write;

/// Pixels around the matrix: for row names, for column numbers, for row weights, for column weights.
const LEFT: usize = 44;
const ABOVE: usize = 20;
const RIGHT: usize = 44;
const BELOW: usize = 20;
/// Bits between boundaries in a code without symbols.
const BYTE_BITS: usize = 8;

/// The parity-check matrix of `scheme` as a self-contained SVG picture: r rows, n columns, all ones in one path.
pub fn matrix(scheme: &Scheme) -> String {
    lit(scheme, &[])
}

/// As [`matrix`], with highlighted columns and the rows in which their sum (the syndrome) is one.
pub fn lit(scheme: &Scheme, columns: &[usize]) -> String {
    let h = &scheme.code.h;
    let (r, n) = (h.r() as usize, h.n());
    let cell = cell_pixels(n);
    let (width, height) = (LEFT + n * cell + RIGHT, ABOVE + r * cell + BELOW);
    let group = scheme.code.reed_solomon().map_or(BYTE_BITS, |rs| rs.symbol_bits() as usize);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" class=\"matrix\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"10\" fill=\"currentColor\">\n"
    );
    let checks = scheme.check_positions(0);
    let ones: u32 = h.columns().iter().map(|c| c.count_ones()).sum();
    let unit = if scheme.code.reed_solomon().is_some() { "symbols" } else { "groups" };
    let _ = write!(
        svg,
        "<title>H of {}</title>\n<desc>Parity-check matrix, {r} rows by {n} columns, {ones} ones; {} check columns; \
         {unit} of {group} bits are set apart; weights of rows at the right{}.</desc>\n",
        escape(&scheme.name),
        checks.len(),
        if cell >= 10 { ", of columns below" } else { "" }
    );
    let _ = writeln!(svg, "<g transform=\"translate({LEFT} {ABOVE}) scale({cell})\">");
    tints(&mut svg, r, n, &checks);
    let syndrome = columns.iter().fold(0, |sum, &b| sum ^ h.columns()[b]);
    for row in (0..r).filter(|row| syndrome >> row & 1 == 1) {
        let _ = writeln!(svg, "<rect class=\"lit-row\" y=\"{row}\" width=\"{n}\" height=\"1\" fill=\"#f6b8b0\"/>");
    }
    for b in columns {
        let _ =
            writeln!(svg, "<rect class=\"lit\" x=\"{b}\" y=\"-.6\" width=\"1\" height=\"{r}.6\" fill=\"#ffd33d\"/>");
    }
    let _ = writeln!(svg, "<path class=\"ones\" stroke=\"#1b3a57\" d=\"{}\"/>", runs(r, h.columns()));
    if cell >= 6 {
        let path = grid(r, n);
        let _ = writeln!(svg, "<path class=\"grid\" stroke=\"#fff\" stroke-width=\".08\" d=\"{path}\"/>");
    }
    let _ = writeln!(
        svg,
        "<path class=\"groups\" stroke=\"#b5651d\" stroke-width=\"{}\" d=\"{}\"/>",
        1.2 / cell as f64,
        bounds(r, n, group)
    );
    svg += "</g>\n";
    labels(&mut svg, scheme, cell, group);
    svg += "</svg>\n";
    svg
}

/// Size of a cell in pixels: the largest for which n cells fit on a page.
fn cell_pixels(n: usize) -> usize {
    (1200 / n.max(1)).clamp(2, 14)
}

/// Backgrounds of runs of data and check columns.
fn tints(svg: &mut String, r: usize, n: usize, checks: &[usize]) {
    let is_check = |b: usize| checks.binary_search(&b).is_ok();
    let mut start = 0;
    for end in 1..=n {
        if end < n && is_check(end) == is_check(start) {
            continue;
        }
        let (class, tint) = if is_check(start) { ("check", "#fbe3c0") } else { ("data", "#e6eef6") };
        let _ = writeln!(
            svg,
            "<rect class=\"{class}\" x=\"{start}\" width=\"{}\" height=\"{r}\" fill=\"{tint}\"/>",
            end - start
        );
        start = end;
    }
}

/// Runs of ones, row by row, as horizontal strokes one cell thick. Moves are relative to keep the SVG path short.
fn runs(r: usize, columns: &[u64]) -> String {
    let mut path = String::new();
    for row in 0..r {
        let one = |b: usize| columns.get(b).is_some_and(|c| c >> row & 1 == 1);
        let mut at = 0;
        let mut first = true;
        let mut b = 0;
        while b < columns.len() {
            if !one(b) {
                b += 1;
                continue;
            }
            let length = (b..).take_while(|&b| one(b)).count();
            if first {
                let _ = write!(path, "M{b} {row}.5h{length}");
            } else {
                let _ = write!(path, "m{} 0h{length}", b - at);
            }
            first = false;
            at = b + length;
            b = at;
        }
    }
    path
}

/// Thin lines between all cells, in the colour of the page.
fn grid(r: usize, n: usize) -> String {
    let mut path = String::new();
    for b in 1..n {
        let _ = write!(path, "M{b} 0v{r}");
    }
    for row in 1..r {
        let _ = write!(path, "M0 {row}h{n}");
    }
    path
}

/// Lines between the columns of neighbouring bytes or symbols.
fn bounds(r: usize, n: usize, group: usize) -> String {
    (1..n.div_ceil(group)).map(|g| format!("M{} -.4v{}.8", g * group, r)).collect()
}

/// Row names, column numbers and weights, if they are readable.
fn labels(svg: &mut String, scheme: &Scheme, cell: usize, group: usize) {
    let h = &scheme.code.h;
    let (r, n) = (h.r() as usize, h.n());
    // Every row, or every second, fourth, ... so that labels stay 10 pixels apart.
    let step = (10usize.div_ceil(cell)).next_power_of_two();
    svg.push_str("<g text-anchor=\"end\">");
    for row in (0..r).step_by(step) {
        let y = ABOVE + row * cell + cell / 2 + 4;
        let _ = write!(svg, "<text x=\"{}\" y=\"{y}\">s{row}</text>", LEFT - 6);
        let weight = h.row_support(row as u32).len();
        let _ = write!(svg, "<text x=\"{}\" y=\"{y}\">{weight}</text>", LEFT + n * cell + 28);
    }
    svg.push_str("</g>\n<g text-anchor=\"middle\">");
    let every = group * (28usize.div_ceil(group * cell)).next_power_of_two();
    for b in (0..n).step_by(every) {
        let _ = write!(svg, "<text x=\"{}\" y=\"{}\">{b}</text>", LEFT + b * cell + cell / 2, ABOVE - 7);
    }
    if cell >= 10 {
        for (b, column) in h.columns().iter().enumerate() {
            let (x, y) = (LEFT + b * cell + cell / 2, ABOVE + r * cell + 13);
            let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\">{}</text>", column.count_ones());
        }
    }
    svg.push_str("</g>\n");
}
