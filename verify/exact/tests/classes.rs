//! Tests of classes of codeword bits and of classes with an exact number of parts, against every pattern of small
//! entries.

use crate::small;

use eccforge_exact::classify::Verdicts;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::{Reading, evaluate};
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use eccforge_outcomes::Tally;
use eccforge_scheme::Scheme;
use std::collections::BTreeSet;

/// Two codewords of 8 bits, interleaved.
fn interleaved() -> Scheme {
    small::scheme(
        "interleaved",
        "entry: {beats: 4, data-pins: 2, check-pins: 2}\ncodewords: 2\nlayout: {interleave: {multiplier: 9, modulus: 16}}\n\
         code: {extended-hamming: {k: 4}}\ncorrects: [bits]",
    )
}

fn model(classes: &str) -> Result<ErrorModel, String> {
    let text = format!("eccforge-model: 1\nid: m\nname: M\nsource: s\nunit: fit\nclasses:\n{classes}");
    ErrorModel::from_text(&SourceFile::new("m.yaml", text)).map_err(|e| format!("{e:?}"))
}

/// The patterns of 16 bits, each a list of bits, for which `keep` holds, decoded.
fn decoded(scheme: &Scheme, keep: impl Fn(&[usize]) -> bool) -> Tally {
    let verdicts = Verdicts::new(scheme);
    let mut classifier = verdicts.classifier();
    for value in 0..1u32 << 16 {
        let bits: Vec<usize> = (0..16).filter(|b| value >> b & 1 == 1).collect();
        if keep(&bits) {
            classifier.push(&bits);
        }
    }
    classifier.finish()
}

fn tally_of(scheme: &Scheme, class: &str) -> Tally {
    let model = model(&format!("  - {{id: a, name: A, rate: 1, {class}}}\n")).unwrap_or_else(|e| panic!("{e}"));
    evaluate(scheme, &model, &[0], Reading::Inclusive, &Progress::default()).expect("counted")[0].tally.clone()
}

/// Returns how many different values there are.
fn different<T: Ord>(values: impl Iterator<Item = T>) -> usize {
    values.collect::<BTreeSet<T>>().len()
}
#[test]
fn classes_of_codeword_bits_are_those_of_the_layout() {
    let scheme = interleaved();
    // Codeword and place in it of each wrong bit, ascending.
    let places = |bits: &[usize]| {
        let mut all: Vec<(usize, usize)> = bits.iter().map(|bit| scheme.layout.inverse()[*bit]).collect();
        all.sort_unstable();
        all
    };
    let together = |bits: &[usize]| different(places(bits).iter().map(|(codeword, _)| codeword)) == 1;
    let tally = |patterns: &str| tally_of(&scheme, &format!("patterns: {patterns}, order: codewords"));
    let run = |length: usize| {
        let scheme = &scheme;
        decoded(scheme, |bits| {
            bits.len() == length && together(bits) && places(bits).windows(2).all(|p| p[0].1 + 1 == p[1].1)
        })
    };
    assert_eq!(tally("{shape: {cells: [\"11\"]}}"), run(2));
    assert_eq!(tally("{shape: {cells: [\"111\"]}}"), run(3));
    assert_eq!(run(3).total(), 12u32.into());
    let in_one_symbol =
        |bits: &[usize]| different(places(bits).iter().map(|(codeword, bit)| (*codeword, bit / 4))) == 1;
    let expected = decoded(&scheme, |bits| (2..=3).contains(&bits.len()) && in_one_symbol(bits));
    assert_eq!(
        tally("{within: {region: {sets: {count: 4, every: 4, bits: 4, stride: 1}}, min-bits: 2, max-bits: 3}}"),
        expected
    );
    assert_eq!(tally("{uniform: {region: beat}}").total(), 512u32.into(), "each codeword is a beat");
    // The same words in physical order are other patterns.
    assert_ne!(tally_of(&scheme, "patterns: {shape: {cells: [\"111\"], width: 8}}"), run(3));
    let model = model("  - {id: a, name: A, rate: 1, patterns: {shape: {cells: [\"11\"]}}, order: codewords}\n")
        .expect("a model");
    assert!(model.independent_of_data().is_err_and(|e| e.contains("is of codeword bits")));
    assert!(model.classes[0].words().ends_with("of codeword bits"));
}

#[test]
fn a_class_of_so_many_parts_has_a_wrong_bit_in_each_and_none_elsewhere() {
    let scheme = interleaved();
    let parts = |region: &str, parts: usize| {
        tally_of(&scheme, &format!("patterns: {{uniform: {{region: {region}}}}}, parts: {parts}"))
    };
    let pins = |bits: &[usize]| different(bits.iter().map(|bit| bit % 4));
    for count in 1..=4 {
        assert_eq!(parts("pin", count), decoded(&scheme, |bits| pins(bits) == count), "{count} pins");
    }
    let devices = |bits: &[usize]| different(bits.iter().map(|bit| bit % 4 / 2));
    for count in 1..=2 {
        assert_eq!(parts("{device: {pins: 2}}", count), decoded(&scheme, |bits| devices(bits) == count));
    }
    // With the order of codewords: exactly two symbols of two codeword bits.
    let inverse = scheme.layout.inverse();
    let symbol = |bit: &usize| (inverse[*bit].0, inverse[*bit].1 / 2);
    let symbols = |bits: &[usize]| different(bits.iter().map(symbol));
    let tally = tally_of(
        &scheme,
        "patterns: {uniform: {region: {sets: {count: 8, every: 2, bits: 2, stride: 1}}}}, parts: 2, order: codewords",
    );
    assert_eq!(tally, decoded(&scheme, |bits| symbols(bits) == 2));
    let refused = |class: &str| model(&format!("  - {{id: a, name: A, rate: 1, {class}}}\n")).err().unwrap_or_default();
    for class in ["patterns: {weight: {bits: 2}}, parts: 2", "patterns: {uniform: {region: pin}}, parts: 5"] {
        assert!(refused(class).contains("these parts"), "{}", refused(class));
    }
    let absent = model("  - {id: a, name: A, rate: 1, patterns: {uniform: {region: {device: {pins: 2}}}}, parts: 3}\n")
        .expect("a model");
    assert_eq!(absent.classes[0].absent(&scheme), Some("the entry has 2 parts".to_owned()));
}
