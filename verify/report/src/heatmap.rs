//! Draws H: dark ones, tinted data and check columns, boundaries of bytes or symbols, and weights along the edges.

use crate::html::escape;
use std::fmt::Write;

/// Margins around the matrix in pixels: for row names, column numbers, row weights and column weights.
const LEFT: usize = 44;
const ABOVE: usize = 20;
const RIGHT: usize = 44;
const BELOW: usize = 20;
/// Number of bits between boundaries in a code without symbols.
const BYTE_BITS: usize = 8;

/// A parity-check matrix to draw.
#[derive(Clone, Debug)]
pub struct Matrix<'a> {
    /// Name of the code's scheme.
    pub name: &'a str,
    /// Columns; bit j belongs to row j.
    pub columns: &'a [u64],
    /// Number of rows.
    pub rows: usize,
    /// Columns of check bits, ascending.
    pub checks: Vec<usize>,
    /// Bits of a symbol, if the code has symbols.
    pub symbol_bits: Option<usize>,
}

/// A matrix as a self-contained SVG picture: r rows, n columns, all ones in one path.
pub fn matrix(h: &Matrix<'_>) -> String {
    lit(h, &[])
}

/// Like [`matrix`], with highlighted columns and the rows in which their sum (the syndrome) is one.
pub fn lit(h: &Matrix<'_>, columns: &[usize]) -> String {
    let (r, n) = (h.rows, h.columns.len());
    let cell = cell_pixels(n);
    let (width, height) = (LEFT + n * cell + RIGHT, ABOVE + r * cell + BELOW);
    let group = h.symbol_bits.unwrap_or(BYTE_BITS);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" class=\"matrix\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"10\" fill=\"currentColor\">\n"
    );
    let ones: u32 = h.columns.iter().map(|c| c.count_ones()).sum();
    let unit = if h.symbol_bits.is_some() { "symbols" } else { "groups" };
    let _ = write!(
        svg,
        "<title>H of {}</title>\n<desc>Parity-check matrix, {r} rows by {n} columns, {ones} ones; {} check columns; \
         {unit} of {group} bits are set apart; weights of rows at the right{}.</desc>\n",
        escape(h.name),
        h.checks.len(),
        if cell >= 10 { ", of columns below" } else { "" }
    );
    let _ = writeln!(svg, "<g transform=\"translate({LEFT} {ABOVE}) scale({cell})\">");
    tints(&mut svg, r, n, &h.checks);
    let syndrome = columns.iter().fold(0, |sum, &b| sum ^ h.columns[b]);
    for row in (0..r).filter(|row| syndrome >> row & 1 == 1) {
        let _ = writeln!(svg, "<rect class=\"lit-row\" y=\"{row}\" width=\"{n}\" height=\"1\" fill=\"#f6b8b0\"/>");
    }
    for b in columns {
        let _ =
            writeln!(svg, "<rect class=\"lit\" x=\"{b}\" y=\"-.6\" width=\"1\" height=\"{r}.6\" fill=\"#ffd33d\"/>");
    }
    let _ = writeln!(svg, "<path class=\"ones\" stroke=\"#1b3a57\" d=\"{}\"/>", runs(r, h.columns));
    // Lines between smaller cells would cover most of them.
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
    labels(&mut svg, h, cell, group);
    svg += "</svg>\n";
    svg
}

/// Size of a cell in pixels: the largest for which n cells fit on a page.
fn cell_pixels(n: usize) -> usize {
    (1200 / n.max(1)).clamp(2, 14)
}

/// Draws the backgrounds of runs of data and check columns.
fn tints(svg: &mut String, r: usize, n: usize, checks: &[usize]) {
    let is_check: Vec<bool> = (0..n).map(|b| checks.binary_search(&b).is_ok()).collect();
    let mut start = 0;
    for end in 1..=n {
        if end < n && is_check[end] == is_check[start] {
            continue;
        }
        let (class, tint) = if is_check[start] { ("check", "#fbe3c0") } else { ("data", "#e6eef6") };
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

/// Adds row names, column numbers and weights, if they are readable.
fn labels(svg: &mut String, h: &Matrix<'_>, cell: usize, group: usize) {
    let (r, n) = (h.rows, h.columns.len());
    // Every row, or every second, fourth, ... so that labels stay 10 pixels apart.
    let step = (10usize.div_ceil(cell)).next_power_of_two();
    svg.push_str("<g text-anchor=\"end\">");
    for row in (0..r).step_by(step) {
        let y = ABOVE + row * cell + cell / 2 + 4;
        let _ = write!(svg, "<text x=\"{}\" y=\"{y}\">s{row}</text>", LEFT - 6);
        let weight = h.columns.iter().filter(|column| *column >> row & 1 == 1).count();
        let _ = write!(svg, "<text x=\"{}\" y=\"{y}\">{weight}</text>", LEFT + n * cell + 28);
    }
    svg.push_str("</g>\n<g text-anchor=\"middle\">");
    let every = group * (28usize.div_ceil(group * cell)).next_power_of_two();
    for b in (0..n).step_by(every) {
        let _ = write!(svg, "<text x=\"{}\" y=\"{}\">{b}</text>", LEFT + b * cell + cell / 2, ABOVE - 7);
    }
    if cell >= 10 {
        for (b, column) in h.columns.iter().enumerate() {
            let (x, y) = (LEFT + b * cell + cell / 2, ABOVE + r * cell + 13);
            let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\">{}</text>", column.count_ones());
        }
    }
    svg.push_str("</g>\n");
}
