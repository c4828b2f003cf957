//! Charts held against files that were made once and read.

use eccforge_report::charts::{self, Bars, Curve, Words};
use std::path::Path;

/// The text is that of the file of this name; with `UPDATE_EXPECT` in the environment the file becomes the text.
fn expect(name: &str, found: &str) {
    let path = Path::new("tests/expected").join(name);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, found).expect("it can be written");
    }
    assert_eq!(std::fs::read_to_string(&path).expect("a file"), found, "if that is right: UPDATE_EXPECT=1");
}

#[test]
fn charts() {
    let words = Words { title: "A < b", x: "years", y: "GPUs" };
    let curve = |i: usize| Curve {
        name: format!("curve & {i}"),
        points: vec![(0.0, i as f64), (3.0, 0.5 * i as f64 + 10.0), (9.0, 2.0)],
        markers: i == 8,
    };
    let many: Vec<Curve> = (0..9).map(curve).collect();
    expect("curves.svg", &charts::curves(words, &many).expect("drawn"));
    let bars =
        |i: usize| Bars { name: format!("bar\u{1}s {i}"), heights: (0..3).map(|h| (h * i) as f64 + 0.5).collect() };
    let labels = ["1", "2", "3-\u{2}4"].map(str::to_owned);
    let many: Vec<Bars> = (0..8).map(bars).collect();
    expect("histogram.svg", &charts::histogram(words, &labels, &many).expect("drawn"));
    let long = ["a name that is wider than", "the place beneath its bars", "hangs down"].map(str::to_owned);
    expect("histogram-long.svg", &charts::histogram(words, &long, &many[..2]).expect("drawn"));
    let values = [vec![Some(0.0), Some(0.25), None], vec![Some(0.5), Some(0.51), Some(1.0)]];
    let names = ["first", "the second"].map(str::to_owned);
    let svg = charts::heat_map("Of each & of all, with a title that is wider than its cells", &names, &labels, &values);
    expect("heat-map.svg", &svg.expect("drawn"));
    expect("heat-map-wide.svg", &charts::heat_map("Short", &names, &labels, &values).expect("drawn"));
}
