//! Pareto fronts as an SVG picture.

use super::Measurement;
use std::fmt::Write;

const WIDTH: f64 = 860.0;
const HEIGHT: f64 = 520.0;
const LEFT: f64 = 80.0;
const BOTTOM: f64 = 60.0;
const LEGEND: f64 = 210.0;
const COLOURS: [&str; 8] = ["#1b6ca8", "#c8553d", "#3a7d44", "#8e44ad", "#b8860b", "#008080", "#7f5539", "#555555"];

/// Area over delay, one line for each measurement.
pub fn fronts(title: &str, measurements: &[Measurement]) -> String {
    let points = || measurements.iter().flat_map(|m| &m.front);
    let most = |value: &dyn Fn(&super::Point) -> f64| points().map(value).fold(1.0, f64::max) * 1.05;
    let (right, top) = (most(&|p| p.delay_ps), most(&|p| p.area_and2));
    let x = |delay: f64| LEFT + delay / right * (WIDTH - LEFT - LEGEND);
    let y = |area: f64| HEIGHT - BOTTOM - area / top * (HEIGHT - BOTTOM - 40.0);
    let mut t = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n<text x=\"{LEFT}\" y=\"24\" font-size=\"16\">{}</text>\n",
        escape(title)
    );
    for tick in 0..=5 {
        let (delay, area) = (right * f64::from(tick) / 5.0, top * f64::from(tick) / 5.0);
        let _ = write!(
            t,
            "<line x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{1:.1}\" y2=\"{1:.1}\" stroke=\"#ddd\"/>\n\
             <text x=\"{2:.1}\" y=\"{3:.1}\" text-anchor=\"end\">{area:.0}</text>\n\
             <text x=\"{4:.1}\" y=\"{5:.1}\" text-anchor=\"middle\">{delay:.0}</text>\n",
            x(right),
            y(area),
            LEFT - 8.0,
            y(area) + 4.0,
            x(delay),
            HEIGHT - BOTTOM + 20.0
        );
    }
    let _ = write!(
        t,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">delay [ps, logical effort]</text>\n\
         <text x=\"16\" y=\"34\">area [AND2]</text>\n",
        x(right / 2.0),
        HEIGHT - 16.0
    );
    for (i, m) in measurements.iter().enumerate() {
        let colour = COLOURS[i % COLOURS.len()];
        let line: Vec<String> = m.front.iter().map(|p| format!("{:.1},{:.1}", x(p.delay_ps), y(p.area_and2))).collect();
        let _ = writeln!(
            t,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
            line.join(" ")
        );
        for p in &m.front {
            let _ = writeln!(
                t,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"3\" fill=\"{colour}\"/>",
                x(p.delay_ps),
                y(p.area_and2)
            );
        }
        let _ = writeln!(
            t,
            "<text x=\"{:.1}\" y=\"{}\" fill=\"{colour}\">{}</text>",
            WIDTH - LEGEND + 16.0,
            60 + 20 * i,
            escape(&m.module)
        );
    }
    t += "</svg>\n";
    t
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
