//! Tests of the contents of error models, on both sides of every limit, and of the patterns that they mean: every
//! pattern of small entries.

use eccforge_exact::enumerate;
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::library;
use eccforge_model::parse_number;
use eccforge_model::{Device, DeviceMap, ErrorModel, Patterns, Region, Sets, Uniform, Unit, Weight, Within};
use eccforge_report::numbers::decimal;
use eccforge_scheme::Geometry;
use miette::Diagnostic;
use num_rational::BigRational;

/// The patterns of a model's only class, from the text of these patterns.
fn of(patterns: &str) -> Result<Patterns, String> {
    let class = format!("  - {{id: c, name: C, rate: 1, patterns: {{{patterns}}}}}\n");
    model(&format!("unit: fit\nclasses:\n{class}")).map(|model| model.classes[0].patterns)
}

/// A model with these keys; the error is the message with its place, and the help.
fn model(keys: &str) -> Result<ErrorModel, String> {
    read(&format!("eccforge-model: 1\nid: m\nname: M\nsource: s\n{keys}"))
}

fn read(text: &str) -> Result<ErrorModel, String> {
    ErrorModel::from_text(&SourceFile::new("m.yaml", text))
        .map_err(|e| format!("{e}; {}", Diagnostic::help(&*e).expect("every error has a cure")))
}

fn sets(keys: &str) -> String {
    format!("uniform: {{region: {{sets: {{{keys}}}}}}}")
}

#[test]
fn patterns_are_accepted_up_to_their_limits_and_refused_beyond_them() {
    for good in [
        "weight: {bits: 1}",
        "weight: {bits: 4}",
        "within: {region: pin, min-bits: 1, max-bits: 1}",
        "within: {region: entry, min-bits: 2, max-bits: 9}",
        "within: {region: {sets: {count: 2, every: 4, bits: 2, stride: 1}}, min-bits: 1, max-bits: 2}",
        "uniform: {region: {device: {pins: 1}}}",
        "device-map: {pins: 1, beats: 1, map: 1}",
        "device-map: {pins: 4, beats: 8, map: 0xffffffff}",
        "device-map: {pins: 31, beats: 1, map: 0x7fffffff}",
        "device-map: {pins: 5, beats: 2, map: 0x3ff}",
        &sets("count: 1, every: 0, bits: 8192, stride: 1"),
        &sets("count: 4096, every: 2, bits: 2, stride: 1"),
        &sets("count: 1, every: 1, bits: 1, stride: 1, first: 8192"),
        &sets("count: 2, every: 8192, bits: 1, stride: 8192"),
        &sets("count: 3, every: 1, bits: 3, stride: 3"),
        &sets("count: 2, every: 8, bits: 8, stride: 1, at-once: 2"),
        &sets("count: 4096, every: 1, bits: 1, stride: 1, at-once: 1"),
        &sets("count: 91, every: 1, bits: 1, stride: 1, at-once: 2"),
    ] {
        assert!(of(good).is_ok(), "{good}: {:?}", of(good));
    }
    let from_1_to_64 = "write from 1 to 64 wrong bits";
    let in_all = "at least one set of at least one bit, and at most 8192 bits in all";
    for (bad, help) in [
        ("weight: {bits: 0}", from_1_to_64),
        ("weight: {bits: 65}", from_1_to_64),
        ("within: {region: pin, min-bits: 0, max-bits: 1}", "1 <= min-bits <= max-bits"),
        ("within: {region: pin, min-bits: 3, max-bits: 2}", "1 <= min-bits <= max-bits"),
        (
            "within: {region: {sets: {count: 2, every: 4, bits: 2, stride: 1, at-once: 2}}, min-bits: 1, max-bits: 2}",
            "`uniform` in place of `within`",
        ),
        ("within: {region: {device: {pins: 0}}, min-bits: 1, max-bits: 2}", "at least one pin"),
        ("uniform: {region: {device: {pins: 0}}}", "at least one pin"),
        ("device-map: {pins: 0, beats: 8, map: 0}", "from 1 to 32"),
        ("device-map: {pins: 3, beats: 11, map: 1}", "from 1 to 32"),
        ("device-map: {pins: 31, beats: 1, map: 0x80000000}", "from 1 to 32"),
        ("device-map: {pins: 5, beats: 2, map: 0x400}", "from 1 to 32"),
        (&sets("count: 0, every: 1, bits: 1, stride: 1"), in_all),
        (&sets("count: 1, every: 1, bits: 0, stride: 1"), in_all),
        (&sets("count: 2, every: 1, bits: 1, stride: 1, at-once: 0"), in_all),
        (&sets("count: 8193, every: 1, bits: 1, stride: 1"), in_all),
        (&sets("count: 1, every: 1, bits: 8193, stride: 1"), in_all),
        (&sets("count: 4097, every: 2, bits: 2, stride: 1"), in_all),
        (&sets("count: 1, every: 1, bits: 1, stride: 1, first: 8193"), in_all),
        (&sets("count: 2, every: 8193, bits: 1, stride: 1"), in_all),
        (&sets("count: 1, every: 1, bits: 2, stride: 8193"), in_all),
        (&sets("count: 2, every: 8, bits: 8, stride: 1, at-once: 3"), "from 1 to the 2 sets"),
        (&sets("count: 92, every: 1, bits: 1, stride: 1, at-once: 2"), "at most 4096 choices"),
        (&sets("count: 4097, every: 1, bits: 1, stride: 1"), "at most 4096 choices"),
        (&sets("count: 4, every: 2, bits: 3, stride: 1, first: 5"), "bit 7 is in two of these sets"),
        (&sets("count: 2, every: 0, bits: 1, stride: 1, first: 3"), "bit 3 is in two"),
        (&sets("count: 1, every: 1, bits: 2, stride: 0"), "a set names a bit twice"),
    ] {
        let message = of(bad).expect_err(bad);
        assert!(message.contains(help), "{bad}: {message}");
    }
}

#[test]
fn models_are_refused_where_they_are_wrong() {
    let class =
        |id: &str, rate: &str| format!("  - {{id: {id}, name: C, rate: {rate}, patterns: {{weight: {{bits: 1}}}}}}\n");
    let classes = |unit: &str, rates: &[&str]| {
        let list: String = rates.iter().enumerate().map(|(i, rate)| class(&format!("c{i}"), rate)).collect();
        format!("unit: {unit}\nclasses:\n{list}")
    };
    for (keys, words) in [
        (classes("percent", &["60", "40"]), "% of events"),
        (classes("fit", &["60", "0"]), "FIT"),
        (classes("count", &["0.5", "7"]), "events"),
    ] {
        assert_eq!(model(&keys).expect("a model").unit.words(), words);
    }
    let twice = format!("unit: fit\nclasses:\n{}{}", class("c", "1"), class("c", "2"));
    for (keys, expected_text) in [
        (classes("percent", &["60", "41"]), "m.yaml:7:3: the rates sum to 101.000000; percentages must sum to 100"),
        (classes("fit", &["0", "0"]), "the rates sum to 0.000000"),
        (classes("fit", &["-1"]), "`-1` is not a rate; write a decimal number"),
        (twice, "two classes are called `c`; give every class an id of its own"),
        (classes("fit", &["1"]) + "fit-per-gbit: -0.1\n", "-0.1 is out of range; write a number from 0 to 1000000000"),
        (classes("fit", &["1"]) + "fit-per-gbit: 1000000001\n", "is out of range"),
        (classes("fit", &["1"]) + "fit-per-gbit: .nan\n", "is out of range"),
    ] {
        let message = model(&keys).expect_err(expected_text);
        assert!(message.contains(expected_text), "{message}");
    }
    for (fit, expected) in [("0", 0.0), ("1e9", 1e9), ("12.5", 12.5)] {
        let keys = classes("fit", &["1"]) + &format!("fit-per-gbit: {fit}\n");
        assert_eq!(model(&keys).expect("a model").fit_per_gbit, Some(expected));
    }
    let newer = format!("eccforge-model: 2\nid: m\nname: M\nsource: s\n{}", classes("fit", &["1"]));
    assert!(read(&newer).is_err_and(|e| e.contains("version 2 of the model language is not known")));
}

#[test]
fn models_and_classes_are_found_by_name() {
    let ids: Vec<&str> = ErrorModel::builtin_ids().collect();
    assert_eq!(ids, ["hbm2-table1", "ddr3-field-2012", "fpga-cram-words"]);
    for id in ids {
        assert_eq!(library::named_model(id).expect("shipped").id, id);
    }
    let message = library::named_model("hbm2-tabel1").expect_err("unknown").message().to_owned();
    assert_eq!(message, "there is no error model `hbm2-tabel1`");
    let file = tempfile::NamedTempFile::with_suffix(".yaml").expect("a file");
    let table1 = ErrorModel::table1();
    std::fs::write(file.path(), &table1.file.text).expect("written");
    let path = file.path().display().to_string();
    let read = library::named_model(&path).expect("the same text");
    assert_eq!((read.id.as_str(), read.hash(), read.file.name.as_str()), ("hbm2-table1", table1.hash(), path.as_str()));
    let absent = library::named_model("absent/model.yaml").expect_err("no such file");
    assert!(absent.message().contains("cannot be read"), "{absent}");
    assert_eq!(table1.class("beat").map(|c| c.name.as_str()), Ok("1 Beat"));
    assert!(
        table1.class("baet").is_err_and(|e| e.contains("`hbm2-table1` has no class `baet`") && e.contains("`beat`"))
    );
    assert_eq!(table1.hash().len(), 64);
}

#[test]
fn numbers_are_read_exactly_or_not_at_all() {
    let ratio = |n: i64, d: i64| Some(BigRational::new(n.into(), d.into()));
    let thirty = "123456789012345678901234567890";
    for (text, value) in [
        ("0.25", ratio(1, 4)),
        ("25e-2", ratio(1, 4)),
        ("2.5E1", ratio(25, 1)),
        (".5", ratio(1, 2)),
        ("5.", ratio(5, 1)),
        ("", None),
        (".", None),
        ("1.2.3", None),
        ("+1", None),
        ("1e", None),
        ("1e61", None),
        ("1e-61", None),
        (&format!("{thirty}1"), None),
        (&format!("{thirty}.1"), None),
    ] {
        assert_eq!(parse_number(text), value, "{text}");
    }
    assert_eq!(parse_number(thirty).map(|n| n.to_string()), Some(thirty.to_owned()));
    for e in ["1e60", "1e-60"] {
        assert!(parse_number(e).is_some(), "{e}");
    }
    let r = |n: i64, d: i64| BigRational::new(n.into(), d.into());
    assert_eq!(decimal(&r(-1, 8), 2), "-0.13");
    assert_eq!([decimal(&r(5, 1), 0), decimal(&r(0, 1), 2), decimal(&r(123_456, 100), 1)], ["5", "0.00", "1234.6"]);
}

/// Every pattern of an entry, as ascending bits.
fn every_pattern(bits: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..1usize << bits).map(move |value| (0..bits).filter(|b| value >> b & 1 == 1).collect())
}

/// Whether all bits have the same number.
fn alike(bits: &[usize], number: impl Fn(usize) -> usize) -> bool {
    bits.iter().all(|&b| number(b) == number(bits[0]))
}

#[test]
fn a_set_of_patterns_holds_those_of_its_definition_and_no_others() {
    // 4 beats of 3 pins, and 1 beat of 12 pins: lanes and bytes of 8.
    let (tall, wide) = (Geometry::new(4, 3, 2), Geometry::new(1, 12, 8));
    let within = |region, min_bits, max_bits| Patterns::Within(Within { region, min_bits, max_bits });
    let uniform = |region| Patterns::Uniform(Uniform { region });
    let comb = |at_once| Region::Sets(Sets { first: 1, count: 3, every: 4, bits: 2, stride: 2, at_once });
    // Bits 1 3, 5 7, 9 11.
    let of_comb = |b: usize| if b % 2 == 1 { b / 4 } else { 100 + b };
    type Definition = Box<dyn Fn(&[usize]) -> bool>;
    let cases: Vec<(Geometry, Patterns, Definition)> = vec![
        (tall, Patterns::Weight(Weight { bits: 3 }), Box::new(|b| b.len() == 3)),
        (tall, within(Region::Pin, 2, 3), Box::new(|b| (2..=3).contains(&b.len()) && alike(b, |x| x % 3))),
        (tall, within(Region::Beat, 1, 9), Box::new(|b| !b.is_empty() && alike(b, |x| x / 3))),
        (tall, within(Region::Entry, 11, 12), Box::new(|b| b.len() >= 11)),
        (wide, within(Region::Byte, 2, 2), Box::new(|b| b.len() == 2 && alike(b, |x| x / 8))),
        (wide, within(Region::Lane, 3, 4), Box::new(|b| (3..=4).contains(&b.len()) && alike(b, |x| x / 8))),
        (
            tall,
            within(Region::Device(Device { pins: 2 }), 1, 12),
            Box::new(|b| !b.is_empty() && alike(b, |x| x % 3 / 2)),
        ),
        (
            tall,
            within(comb(1), 1, 2),
            Box::new(move |b| !b.is_empty() && b.iter().all(|x| x % 2 == 1) && alike(b, of_comb)),
        ),
        (tall, uniform(Region::Pin), Box::new(|b| alike(b, |x| x % 3))),
        (tall, uniform(comb(1)), Box::new(move |b| b.iter().all(|x| x % 2 == 1) && alike(b, of_comb))),
        (
            tall,
            uniform(comb(2)),
            Box::new(move |b| {
                let touched: std::collections::BTreeSet<usize> = b.iter().map(|&x| of_comb(x)).collect();
                b.iter().all(|x| x % 2 == 1) && touched.len() <= 2
            }),
        ),
    ];
    for (g, patterns, definition) in cases {
        let mut count = 0;
        for bits in every_pattern(12) {
            let expected = definition(&bits);
            assert_eq!(patterns.contain(g, &bits), expected, "{patterns}: {bits:?}");
            count += u64::from(expected);
        }
        let size = enumerate::size(patterns, g);
        assert_eq!(size, (!matches!(patterns, Patterns::Uniform(_))).then_some(count), "{patterns}");
    }
}

#[test]
fn a_device_map_stands_at_each_place_of_a_device_in_each_entry_of_the_burst() {
    // Bit 2 beat + pin: pin 1 of beat 0, pin 0 of beat 2, both pins of beat 3.
    let map = DeviceMap { pins: 2, beats: 4, map: 0b1101_0010 };
    let g = Geometry::new(2, 4, 2);
    assert_eq!(map.burst(g, 1), [vec![3], vec![2, 6, 7]]);
    let every = [vec![1], vec![0, 4, 5], vec![3], vec![2, 6, 7]];
    assert_eq!(map.patterns(g), every);
    let patterns = Patterns::DeviceMap(map);
    assert_eq!(enumerate::size(patterns, g), Some(4));
    for bits in every_pattern(8) {
        assert_eq!(patterns.contain(g, &bits), every.contains(&bits), "{bits:?}");
    }
    assert_eq!(patterns.to_string(), "bits 0x000000d2 of a device of 2 pins in a burst of 4 beats");
    let shape = |beats, pins| Geometry::new(beats, pins, 1);
    for (g, fits) in
        [(shape(2, 4), true), (shape(4, 2), true), (shape(3, 4), false), (shape(2, 5), false), (shape(8, 4), false)]
    {
        assert_eq!(map.fits(g), fits, "{g:?}");
        assert_eq!(map.patterns(g).is_empty(), !fits, "{g:?}");
    }
    assert!(!DeviceMap { pins: 0, ..map }.fits(shape(2, 4)) && !map.fits(shape(0, 4)));
}

#[test]
fn regions_fit_up_to_the_last_bit_of_an_entry_and_have_words() {
    let g = Geometry::new(2, 4, 2);
    let sets = |first| Region::Sets(Sets { first, count: 2, every: 3, bits: 2, stride: 2, at_once: 1 });
    assert_eq!(
        (sets(2).unfit(g), sets(3).unfit(g)),
        (None, Some("the sets reach bit 8, but the entry has 8 bits".to_owned()))
    );
    let unfit = |region, of: fn(Region) -> Patterns| of(region).sets(g).is_err();
    let [within, uniform]: [fn(Region) -> Patterns; 2] = [
        |region| Patterns::Within(Within { region, min_bits: 1, max_bits: 2 }),
        |region| Patterns::Uniform(Uniform { region }),
    ];
    for of in [within, uniform] {
        assert!(!unfit(sets(2), of) && unfit(sets(3), of) && !unfit(Region::Pin, of));
    }
    let several = Region::Sets(Sets { first: 1, count: 4, every: 3, bits: 2, stride: 1, at_once: 3 });
    for (patterns, words) in [
        (Patterns::Weight(Weight { bits: 2 }), "2 bits anywhere"),
        (within(Region::Device(Device { pins: 4 })), "1 to 2 bits within one device of 4 pins"),
        (uniform(sets(1)), "any bits within one of 2 sets, 3 apart from bit 1, of 2 bits 2 apart"),
        (uniform(several), "any bits within one choice of 3 of 4 sets, 3 apart from bit 1, of 2 bits 1 apart"),
        (uniform(Region::Beat), "any bits within one beat"),
        (uniform(Region::Lane), "any bits within one lane"),
        (uniform(Region::Entry), "any bits within one entry"),
        (uniform(Region::Byte), "any bits within one byte"),
    ] {
        assert_eq!(patterns.to_string(), words);
    }
    assert_eq!(Unit::Fit.words(), "FIT");
    // A single set needs no distance to the next.
    let alone = Region::Sets(Sets { first: 2, count: 1, every: 0, bits: 2, stride: 3, at_once: 1 });
    let contained: Vec<usize> = (0..8).filter(|bit| alone.contains(g, &[*bit])).collect();
    assert_eq!((contained, alone.parts(g)), (vec![2, 5], vec![vec![2, 5]]));
    // A bit outside all sets has a number of its own.
    let numbers: Vec<usize> = (0..8).map(|bit| sets(1).part_of(g, bit)).collect();
    assert_eq!(numbers, [2, 0, 4, 0, 1, 7, 1, 9]);
}

#[test]
fn table_1_is_as_printed() {
    let model = ErrorModel::table1();
    let printed = [("bit", 7398), ("pin", 19), ("byte", 2256), ("2bit", 11), ("3bit", 3), ("beat", 90), ("entry", 223)];
    assert_eq!(model.classes.len(), printed.len());
    for (class, (id, rate)) in model.classes.iter().zip(printed) {
        assert_eq!((class.id.as_str(), &class.rate), (id, &BigRational::new(rate.into(), 100.into())));
    }
}

#[test]
fn percentages_that_do_not_sum_to_100_are_refused_with_their_sum() {
    let text = include_str!("../../models/hbm2-table1.yaml").replace("22.56", "22.57");
    let error = ErrorModel::from_text(&SourceFile::new("m.yaml", text)).unwrap_err();
    assert!(error.message().contains("100.01"), "{error}");
}

#[test]
fn decimals_round_half_up_exactly() {
    let r = |n: i64, d: i64| BigRational::new(n.into(), d.into());
    assert_eq!(decimal(&r(1, 8), 2), "0.13");
    assert_eq!(decimal(&r(2, 3), 4), "0.6667");
    assert_eq!(decimal(&r(999, 1000), 0), "1");
    assert_eq!(parse_number("0.90"), Some(r(9, 10)));
    assert_eq!(parse_number("-1"), None);
}
