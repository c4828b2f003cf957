//! Draws the plots of an analysis.

use super::analyse::Analysis;
use super::numbers::range;
use eccforge_report::charts::{Bars, Curve, Words, curves, histogram};

/// SVG pictures: name and text.
pub fn plots(a: &Analysis) -> Result<Vec<(&'static str, String)>, String> {
    let mut plots = Vec::new();
    let labels: Vec<String> = a.breadth.iter().map(range).collect();
    let breadth =
        |name: &str, i: usize| Bars { name: name.into(), heights: a.breadth.iter().map(|b| b[i] as f64).collect() };
    let words = Words { title: "Breadth of events of several entries", x: "entries", y: "events" };
    plots.push(("breadth", histogram(words, &labels, &[breadth("single-bit", 2), breadth("multi-bit", 3)])?));
    for (name, title, s) in [
        ("severity-byte-aligned", "Wrong bits of a word, byte-aligned events", &a.aligned),
        ("severity-other", "Wrong bits of a word, beat and entry events", &a.not_aligned),
    ] {
        let labels: Vec<String> = (1..=s.bits).map(|k| k.to_string()).collect();
        let seen = Bars { name: "log".into(), heights: s.words[1..].iter().map(|n| *n as f64).collect() };
        let random = Bars { name: "random corruption".into(), heights: s.expected[1..].to_vec() };
        plots.push((name, histogram(Words { title, x: "bits", y: "words" }, &labels, &[seen, random])?));
    }
    if let Ok(r) = &a.retention {
        let last = r.points.last().map_or(1.0, |p| p[0]);
        let seen =
            Curve { name: "weak cells".into(), points: r.points.iter().map(|p| (p[0], p[1])).collect(), markers: true };
        let times = (0..=100).map(|i| f64::from(i) * last / 100.0);
        let points = times.map(|time| (time, r.predicted(time))).collect();
        let fit = Curve { name: format!("{} fit", r.shape.name()), points, markers: false };
        let words = Words { title: "Weak cells by refresh period", x: "refresh period, ms", y: "weak cells" };
        plots.push(("retention", curves(words, &[seen, fit])?));
    }
    Ok(plots)
}
