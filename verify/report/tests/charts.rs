//! Tests of charts, some against files that were drawn once and inspected.

use eccforge_report::charts::{self, Bars, Curve, Words, curves, histogram};

fn expect(name: &str, found: &str) {
    xtask::golden!([(format!("tests/expected/{name}"), found)]);
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
    expect("curves.svg", &curves(words, &many).expect("drawn"));
    let bars =
        |i: usize| Bars { name: format!("bar\u{1}s {i}"), heights: (0..3).map(|h| (h * i) as f64 + 0.5).collect() };
    let labels = ["1", "2", "3-\u{2}4"].map(str::to_owned);
    let many: Vec<Bars> = (0..8).map(bars).collect();
    expect("histogram.svg", &histogram(words, &labels, &many).expect("drawn"));
    let long = ["a name that is wider than", "the place beneath its bars", "hangs down"].map(str::to_owned);
    expect("histogram-long.svg", &histogram(words, &long, &many[..2]).expect("drawn"));
    let values = [vec![Some(0.0), Some(0.25), None], vec![Some(0.5), Some(0.51), Some(1.0)]];
    let names = ["first", "the second"].map(str::to_owned);
    let svg = charts::heat_map("Of each & of all, with a title that is wider than its cells", &names, &labels, &values);
    expect("heat-map.svg", &svg.expect("drawn"));
    expect("heat-map-wide.svg", &charts::heat_map("Short", &names, &labels, &values).expect("drawn"));
}

/// An axis ends 5 % above the highest point; its numbers have a decimal place if it ends at 10 or below.
#[test]
fn numbers_on_axes_are_short() {
    let cases = [
        (4.76, "0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5"),
        (1.9e4, "0, 2 000, 4 000, 6 000, 8 000, 10 000, 12 000, 14 000, 16 000, 18 000"),
        (285.0, "0, 50, 100, 150, 200, 250"),
    ];
    for (highest, numbers) in cases {
        let curve = Curve { name: "c".into(), points: vec![(1.0, highest)], markers: false };
        let svg = curves(Words { title: "t", x: "x", y: "y" }, &[curve]).unwrap();
        let parsed = roxmltree::Document::parse(&svg).unwrap();
        let labels = parsed.descendants().filter(|n| n.attribute("text-anchor") == Some("end"));
        let labels: Vec<&str> = labels.filter_map(|n| n.text()).map(str::trim).collect();
        assert_eq!(labels.join(", "), numbers, "{highest}");
    }
}

#[test]
fn pictures_are_well_formed_and_say_what_they_show() {
    let words = Words { title: "a < b", x: "years", y: "GPUs" };
    let curve = Curve { name: "du&et".into(), points: vec![(0.0, 0.0), (1.0, 5.0)], markers: false };
    let bars = Bars { name: "log".into(), heights: vec![1.0, 0.0, 3.0] };
    let labels = ["1", "2", "3-4"].map(str::to_owned);
    for svg in [
        curves(words, &[curve.clone(), Curve { markers: true, ..curve }]).unwrap(),
        curves(words, &[]).unwrap(),
        histogram(words, &labels, &[bars.clone(), bars]).unwrap(),
        histogram(words, &[], &[]).unwrap(),
    ] {
        let parsed = roxmltree::Document::parse(&svg).unwrap();
        assert!(parsed.descendants().any(|n| n.text().is_some_and(|t| t.trim() == "a < b")), "{svg}");
    }
}

#[test]
fn labels_that_are_wider_than_their_bars_hang_down() {
    let words = Words { title: "t", x: "x", y: "y" };
    for (name, hangs) in [("1", false), ("page-retirement-r352", true)] {
        let labels = vec![name.to_owned(); 9];
        let svg = histogram(words, &labels, &[Bars { name: "b".into(), heights: vec![1.0; 9] }]).unwrap();
        assert_eq!(svg.contains("rotate(90"), hangs, "{svg}");
    }
}

#[test]
fn labels_that_fill_the_place_beneath_their_bars_stand() {
    // 15 groups in 640 pixels have 42 each: 7 letters.
    let words = Words { title: "t", x: "x", y: "y" };
    for (letters, hangs) in [(7, false), (8, true)] {
        let labels = vec!["m".repeat(letters); 15];
        let svg = histogram(words, &labels, &[Bars { name: "b".into(), heights: vec![1.0; 15] }]).unwrap();
        assert_eq!(svg.contains("rotate(90"), hangs, "{svg}");
    }
}

#[test]
fn labels_hang_from_the_middle_of_their_bars_down_to_the_words_of_the_axis() {
    let words = Words { title: "t", x: "beneath", y: "y" };
    let labels: Vec<String> = (0..9).map(|g| format!("{g}-{}", "m".repeat(18))).collect();
    let svg = histogram(words, &labels, &[Bars { name: "b".into(), heights: vec![1.0; 9] }]).unwrap();
    let parsed = roxmltree::Document::parse(&svg).unwrap();
    let drawn = |name: &'static str| parsed.descendants().filter(move |node| node.has_tag_name(name));
    let number = |node: roxmltree::Node<'_, '_>, name: &str| node.attribute(name).unwrap().parse::<u32>().unwrap();
    let place = |text: &str| {
        let is_text = |node: &roxmltree::Node<'_, '_>| node.text().is_some_and(|own| own.trim() == text);
        let node = drawn("text").find(is_text).unwrap();
        (number(node, "x"), number(node, "y"))
    };
    // The legend, drawn last, has the colour of the bars too.
    let bars: Vec<_> = drawn("rect").filter(|n| n.attribute("fill") == Some("#0072B2")).take(9).collect();
    // A letter is about six pixels wide.
    let letters = 20 * 6;
    for (label, bar) in labels.iter().zip(bars) {
        let (x, y) = place(label);
        let [left, top, width, height] = ["x", "y", "width", "height"].map(|name| number(bar, name));
        assert_eq!(x, left + width / 2, "{svg}");
        assert!((top + height + 4..top + height + 10).contains(&y), "{svg}");
        assert!(height > 100 && y + letters < place("beneath").1, "{svg}");
    }
}
