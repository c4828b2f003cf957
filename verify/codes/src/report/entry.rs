//! Draws the entry: beats downwards, pins across, bits in the tint of their codeword.

use eccforge_report::html::escape;
use eccforge_scheme::{LANE_PINS, Scheme};
use std::fmt::Write;

/// Margins in pixels: before the first pin, above the first beat, between byte lanes, and below the last beat.
const LEFT: usize = 52;
const ABOVE: usize = 20;
const GAP: usize = 6;
const BELOW: usize = 24;
/// Default tints of codewords, used without a style sheet.
const TINTS: [&str; 7] = ["#bcd9ec", "#f7cfae", "#b5e2d3", "#ecd0e0", "#f3e3a6", "#d5ecfa", "#dcdfe2"];

/// The left edge of a pin in pixels; `cell` is the width of a bit.
fn x(pin: usize, cell: usize) -> usize {
    LEFT + pin * cell + pin / LANE_PINS * GAP
}

/// The layout of `scheme` as a self-contained SVG picture. If there are few bits, each shows its codeword's number.
pub fn layout(scheme: &Scheme) -> String {
    let g = scheme.geometry;
    // As wide as the text of a page; below 4 pixels a bit could not be seen, above 22 it looks like a button.
    let cell = (1120 / g.pins.max(1)).clamp(4, 22);
    let (width, height) = (x(g.pins, cell) + 8, ABOVE + g.beats * cell + BELOW);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" class=\"entry\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"10\" fill=\"currentColor\">\n\
         <title>Layout of {}</title>\n<desc>{} beats by {} pins; each bit has the tint of its codeword, of {}; pins {} carry \
         check bits.</desc>\n",
        escape(&scheme.name),
        g.beats,
        g.pins,
        scheme.codewords(),
        g.check_pins_in_words()
    );
    let owner = scheme.layout.inverse();
    let side = cell - 1;
    for w in 0..scheme.codewords() {
        let _ = write!(svg, "<path class=\"cw{0}\" fill=\"{1}\" d=\"", w % TINTS.len(), TINTS[w % TINTS.len()]);
        for (bit, _) in owner.iter().enumerate().filter(|(_, (codeword, _))| *codeword == w) {
            let _ = write!(svg, "M{} {}h{side}v{side}h-{side}z", x(g.pin(bit), cell), ABOVE + g.beat(bit) * cell);
        }
        svg += "\"/>\n";
    }
    // Numbers of 10 pixels do not fit into smaller cells.
    if cell >= 12 {
        svg += "<g text-anchor=\"middle\">";
        for (bit, (w, _)) in owner.iter().enumerate() {
            let (x, y) = (x(g.pin(bit), cell) + side / 2, ABOVE + g.beat(bit) * cell + cell / 2 + 3);
            let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\">{w}</text>");
        }
        svg += "</g>\n";
    }
    labels(&mut svg, scheme, cell);
    svg + "</svg>\n"
}

/// Names of beats and lanes, and the boundary of the check bits.
fn labels(svg: &mut String, scheme: &Scheme, cell: usize) {
    let g = scheme.geometry;
    let bottom = ABOVE + g.beats * cell;
    for beat in 0..g.beats {
        let y = ABOVE + beat * cell + cell / 2 + 4;
        let _ = write!(svg, "<text text-anchor=\"end\" x=\"{}\" y=\"{y}\">beat {beat}</text>", LEFT - 8);
    }
    for pin in (0..g.pins).step_by(LANE_PINS) {
        let _ = write!(svg, "<text x=\"{}\" y=\"{}\">{pin}</text>", x(pin, cell), ABOVE - 6);
    }
    let (to, y) = (x(g.pins - 1, cell) + cell, bottom + 4);
    // One line for each run of neighbouring pins.
    let runs = g.check_pins();
    let runs = runs.chunk_by(|a, b| b - a == 1).map(|run| (x(run[0], cell), x(run[run.len() - 1], cell) + cell));
    let lines: String = runs.map(|(from, to)| format!("M{from} {y}H{to}")).collect();
    let _ = write!(svg, "<path d=\"{lines}\" stroke=\"currentColor\" stroke-width=\"2\"/>");
    let _ = write!(svg, "<text text-anchor=\"end\" x=\"{to}\" y=\"{}\">check bits</text>", y + 14);
    svg.push('\n');
}
