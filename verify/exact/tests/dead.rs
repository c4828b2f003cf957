//! Tests of errors on an entry with a dead device, against the oracle: every pattern on the dead bits with every
//! further error, one by one.

use crate::small;
use crate::support;
use crate::tally;

use eccforge_exact::dead::{DeadDevice, Place, evaluate, places};
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use eccforge_oracle::Oracle;
use eccforge_outcomes::Tally;
use eccforge_scheme::library;
use eccforge_scheme::{Scheme, builtin};
use num_bigint::BigUint;
use std::collections::{BTreeMap, BTreeSet};
use support::oracle_for;
use tally::tally;

/// Sets of further errors, each a list of wrong bits.
type Errors = Vec<Vec<usize>>;

/// Every choice of `least` to `most` of these bits.
fn choices(bits: &[usize], least: usize, most: usize) -> Errors {
    let mut choices = Errors::new();
    for set in 0..1u64 << bits.len() {
        if (least..=most).contains(&(set.count_ones() as usize)) {
            choices.push((0..bits.len()).filter(|i| set >> i & 1 == 1).map(|i| bits[i]).collect());
        }
    }
    choices
}

fn of_weight(bits: &[usize], weight: usize) -> Errors {
    let mut all: Errors = vec![Vec::new()];
    for _ in 0..weight {
        let longer = |c: &Vec<usize>| {
            let more = bits.iter().filter(|b| c.last().is_none_or(|l| *b > l));
            more.map(|b| c.iter().copied().chain([*b]).collect()).collect::<Errors>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

fn model(classes: &str) -> ErrorModel {
    let text = format!("eccforge-model: 1\nid: m\nname: M\nsource: test\nunit: fit\nclasses:\n{classes}");
    ErrorModel::from_text(&SourceFile::new("m.yaml", text)).unwrap_or_else(|e| panic!("{e:?}"))
}

/// Counts, by the oracle, the patterns on the dead bits together with each further error.
fn oracle_tally(oracle: &Oracle, dead: &[usize], further: &Errors) -> Tally {
    let with_dead_bits = |error: &Vec<usize>| {
        let error = error.clone();
        choices(dead, 0, dead.len()).into_iter().map(move |pattern| [error.clone(), pattern].concat())
    };
    tally(oracle, further.iter().flat_map(with_dead_bits))
}

/// Returns the set of all syndromes that the error has with some pattern on the dead bits, by its least member: errors
/// with the same set look alike while the dead bits are unknown.
fn coset(oracle: &Oracle, dead: &[usize], error: &[usize]) -> Vec<u64> {
    let syndromes = |pattern: Vec<usize>| {
        let mut received = vec![false; oracle.bits];
        for &b in error.iter().chain(&pattern) {
            received[b] = true;
        }
        oracle.syndromes(&received)
    };
    choices(dead, 0, dead.len()).into_iter().map(syndromes).min().expect("a pattern")
}

fn compare(scheme: &Scheme, oracle: &Oracle, place: &str, model: &ErrorModel, classes: &[&Errors]) {
    let place = &places(scheme, place).expect("a place")[0];
    let device = evaluate(scheme, place, model).expect("counted");
    let (id, dead) = (&scheme.id, &place.bits);
    let none: Errors = vec![Vec::new()];
    assert_eq!(device.further.len(), 1 + classes.len());
    let nothing = coset(oracle, dead, &[]);
    for (found, errors) in device.further.iter().zip([&none].iter().chain(classes)) {
        let class = &found.class;
        assert_eq!(found.as_it_is, Some(oracle_tally(oracle, dead, errors)), "{id}, {place:?}, {class}");
        let cosets: Vec<Vec<u64>> = errors.iter().map(|e| coset(oracle, dead, e)).collect();
        let unseen = cosets.iter().zip(*errors).filter(|(c, e)| **c == nothing && !e.is_empty()).count();
        let counts = [errors.len(), unseen].map(|count| Some(BigUint::from(count)));
        assert_eq!([&found.errors, &found.unseen], counts.each_ref(), "{id}, {place:?}, {class}");
    }
    let alone: BTreeSet<Vec<u64>> = choices(dead, 0, dead.len()).iter().map(|p| coset(oracle, &[], p)).collect();
    assert_eq!(device.recovered, alone.len() == 1 << dead.len(), "{id}, {place:?}");
    distances(oracle, &device, dead);
}

/// Asserts that the distance of the punctured code is that of the lightest live error that looks like no error, up to
/// four bits, and that all errors of one bit are distinguishable exactly if it is three or more.
fn distances(oracle: &Oracle, device: &DeadDevice, dead: &[usize]) {
    let live: Vec<usize> = (0..oracle.bits).filter(|b| !dead.contains(b)).collect();
    let nothing = coset(oracle, dead, &[]);
    let most = if live.len() > 40 { 2 } else { 4 };
    let lightest = (1..=most).find(|&k| of_weight(&live, k).iter().any(|e| coset(oracle, dead, e) == nothing));
    match lightest {
        Some(k) => assert_eq!((device.distance.bits as usize, device.distance.lower_bound_only), (k, false)),
        None => assert!(device.distance.bits as usize > most, "{device:?}"),
    }
    let Some(bits) = device.further.iter().find(|f| f.class == "bit") else { return };
    let mut seen: BTreeMap<Vec<u64>, usize> = BTreeMap::from([(nothing, 0)]);
    for &b in live.iter() {
        *seen.entry(coset(oracle, dead, &[b])).or_default() += 1;
    }
    let distinguished = seen.len() == 1 + live.len();
    assert_eq!(bits.correctable, Some(distinguished), "{device:?}");
}

const BITS: &str = "  - {id: bit, name: b, rate: 1, patterns: {weight: {bits: 1}}}\n  \
                    - {id: 2bit, name: b, rate: 1, patterns: {weight: {bits: 2}}}\n";

#[test]
fn words_with_dead_bits_are_counted_as_the_oracle_decodes_them() {
    let three = format!("{BITS}  - {{id: 3bit, name: b, rate: 1, patterns: {{weight: {{bits: 3}}}}}}\n");
    for (id, place) in [("hsiao-22-16", "bits:0-3"), ("hsiao-22-16", "bit:2+bits:18-20")] {
        let scheme = builtin(id).unwrap().scheme();
        let dead = &places(&scheme, place).unwrap()[0].bits;
        let live: Vec<usize> = (0..22).filter(|b| !dead.contains(b)).collect();
        let classes = [of_weight(&live, 1), of_weight(&live, 2), of_weight(&live, 3)];
        compare(&scheme, &oracle_for(id), place, &model(&three), &classes.each_ref());
    }
    let scheme = builtin("sec-ded-daec-72-64").unwrap().scheme();
    let live: Vec<usize> = (0..72).filter(|b| ![5, 6].contains(b)).collect();
    let classes = [of_weight(&live, 1), of_weight(&live, 2)];
    compare(&scheme, &oracle_for("sec-ded-daec-72-64"), "bits:5-6", &model(BITS), &classes.each_ref());
}

/// Schemes with interleaved codewords, entry rules or symbols: a dead pin of four beats, with a further bit, pin or set of bits.
#[test]
fn a_dead_pin_under_interleaving_and_entry_rules_is_counted_as_the_oracle_decodes_it() {
    let text = "  - {id: bit, name: b, rate: 1, patterns: {weight: {bits: 1}}}\n  \
                - {id: pin, name: p, rate: 1, patterns: {within: {region: pin, min-bits: 2, max-bits: 4}}}\n  \
                - {id: lane, name: l, rate: 1, patterns: {uniform: {region: {sets: {first: 12, count: 2, every: 72, bits: 3, stride: 1}}}}}\n";
    for id in ["trio", "trio-confirmed", "duet-strict", "i-ssc-csc", "rs-pin", "rs-dsc"] {
        let scheme = builtin(id).unwrap().scheme();
        let scheme = scheme.tied();
        let live: Vec<usize> = (0..288).filter(|b| b % 72 != 13).collect();
        let mut pins = Errors::new();
        for pin in (0..72).filter(|pin| *pin != 13) {
            let bits: Vec<usize> = (0..4).map(|beat| 72 * beat + pin).collect();
            pins.extend(choices(&bits, 2, 4));
        }
        let sets: Errors = [12, 84].iter().flat_map(|first| choices(&[*first, first + 2], 0, 2)).collect();
        let classes = [of_weight(&live, 1), pins, sets];
        compare_some(&scheme, &oracle_for(id), &model(text), &classes.each_ref());
    }
}

/// Compares only the outcomes, because whole cosets of large codes are too many for the oracle.
fn compare_some(scheme: &Scheme, oracle: &Oracle, model: &ErrorModel, classes: &[&Errors]) {
    let place = &places(scheme, "pin:13").unwrap()[0];
    let device = evaluate(scheme, place, model).expect("counted");
    for (found, errors) in device.further[1..].iter().zip(classes) {
        let expected = oracle_tally(oracle, &place.bits, errors);
        assert_eq!(found.as_it_is, Some(expected), "{}, {}", scheme.id, found.class);
    }
}

#[test]
fn erased_symbols_take_one_from_the_distance_each_and_are_recovered_up_to_it() {
    let scheme = builtin("chipkill-x4").unwrap().scheme();
    let scheme = scheme.tied();
    let model = model("  - {id: chip, name: c, rate: 1, patterns: {uniform: {region: {device: {pins: 4}}}}}\n");
    let of = |text: &str| evaluate(&scheme, &places(&scheme, text).unwrap()[0], &model).unwrap();
    let (one, two, three) = (of("x4:7"), of("x4:7+x4:9"), of("x4:7+x4:9+x4:0"));
    assert_eq!([&one, &two, &three].map(|d| d.distance.symbols), [Some(2), Some(1), Some(0)]);
    assert_eq!([&one, &two, &three].map(|d| d.recovered), [true, true, false]);
    assert_eq!(of("pin:3").distance.symbols, None, "a part of each symbol");
    // A dead chip is corrected without erasure. If it is erased, a second one is detected but not corrected.
    let alone = one.further[0].as_it_is.as_ref().unwrap();
    assert_eq!(alone.corrected.clone() + 1u32, BigUint::from(1u64 << 32));
    assert_eq!((one.further[1].unseen.clone().unwrap(), one.further[1].correctable), (BigUint::ZERO, Some(false)));
}

/// The physical bits of the symbols of each codeword: two codewords of four symbols of two bits.
fn symbols(scheme: &Scheme) -> Vec<Vec<Vec<usize>>> {
    (0..2).map(|w| scheme.layout.codeword(w).chunks(2).map(<[usize]>::to_vec).collect()).collect()
}

/// Returns the fewest symbols outside the dead ones in which two words of a code differ. Because the code is linear,
/// this is the smallest number in a word without errors, other than zero. Every word is tried.
fn least_live_symbols(columns: &[u64], dead: &[bool]) -> u32 {
    let is_wrong = |word: u64, symbol: usize| word >> (2 * symbol) & 3 != 0;
    let mut least = u32::MAX;
    for word in (1..256).filter(|word| small::sum_at(columns, *word) == 0) {
        let live = (0..4).filter(|&symbol| !dead[symbol] && is_wrong(word, symbol)).count() as u32;
        least = least.min(live);
    }
    least
}

/// Tries all sets of dead symbols of an entry, and one dead bit of a further symbol with each.
#[test]
fn the_distance_in_symbols_is_that_of_the_words_where_whole_symbols_are_dead() {
    let scheme = small::symbols();
    let (symbols, columns) = (symbols(&scheme), scheme.code.h.columns());
    let model = model(BITS);
    let distance_in_symbols = |scheme: &Scheme, bits: Vec<usize>| {
        evaluate(scheme, &Place { name: "some".into(), bits }, &model).expect("counted").distance.symbols
    };
    let mut seen = BTreeSet::new();
    for set in 0..256usize {
        let mut dead = [[false; 4]; 2];
        let mut live = Vec::new();
        let mut bits = Vec::new();
        for number in 0..8 {
            let (word, symbol) = (number / 4, number % 4);
            dead[word][symbol] = set >> number & 1 == 1;
            if dead[word][symbol] {
                bits.extend(symbols[word][symbol].clone());
            } else {
                live.push((word, symbol));
            }
        }
        bits.sort_unstable();
        let expected = dead.iter().map(|dead| least_live_symbols(columns, dead)).min();
        assert_eq!(distance_in_symbols(&scheme, bits.clone()), expected, "{dead:?}");
        seen.extend(expected);
        let Some(&(word, symbol)) = live.first() else { continue };
        bits.push(symbols[word][symbol][set % 2]);
        bits.sort_unstable();
        let distance = distance_in_symbols(&scheme, bits);
        assert_eq!(distance, None, "{dead:?} and a bit of symbol {symbol} of codeword {word}");
    }
    assert_eq!(seen, BTreeSet::from([0, 1, 2, 3]));
    let binary = builtin("hsiao-22-16").expect("shipped").scheme();
    assert_eq!(distance_in_symbols(&binary, vec![0, 1]), None, "a code without symbols");
}

#[test]
fn with_nothing_dead_the_counts_are_those_of_the_weights() {
    for id in ["trio", "i-ssc", "dec-bch-78-64"] {
        let scheme = builtin(id).unwrap().scheme();
        let scheme = scheme.tied();
        let place = Place { name: "nothing".into(), bits: Vec::new() };
        let device = evaluate(&scheme, &place, &model(BITS)).unwrap();
        for weight in [1, 2] {
            assert_eq!(device.further[weight].as_it_is, eccforge_exact::count::of_weight(&scheme, weight), "{id}");
        }
    }
}

/// If the punctured code can correct every bit with the dead chip, a decoder that erases the chip is a valid scheme and
/// corrects every bit; otherwise no such scheme exists.
#[test]
fn a_decoder_that_erases_does_what_the_punctured_code_allows() {
    let model = model("  - {id: bit, name: b, rate: 1, patterns: {weight: {bits: 1}}}\n");
    for (id, allowed) in [("unity-chipkill", true), ("chipkill-x4", false)] {
        let found = library::named_scheme(id).unwrap();
        let tied = found.tied();
        let place = &places(&tied, "x4:0").unwrap()[0];
        let device = evaluate(&tied, place, &model).unwrap();
        assert_eq!(device.further[1].correctable, Some(allowed), "{id}");
        let text =
            found.file.text.replace("- code-symbols: {up-to: 1}", "- erased: {pins: [0, 1, 2, 3], beside: bits}");
        let erasing = Scheme::from_text(&SourceFile::new("erasing.yaml", text), None);
        assert_eq!(erasing.is_ok(), allowed, "{id}");
        let Ok(erasing) = erasing else { continue };
        let erased = evaluate(&erasing, place, &model).unwrap();
        for further in &erased.further {
            let tally = further.as_it_is.as_ref().unwrap();
            assert_eq!(tally.total(), &tally.clean + &tally.corrected, "{id} {}", further.class);
        }
    }
}

#[test]
fn devices_pins_symbols_and_bits_are_found_and_absent_ones_are_reported() {
    let scheme = builtin("chipkill-x4").expect("shipped").scheme();
    let one = |text: &str| places(&scheme, text).map(|p| p[0].bits.clone());
    let device = one("x4:7").expect("a device");
    assert_eq!((device.len(), &device[..5]), (32, &[28, 29, 30, 31, 100][..]));
    assert_eq!(one("pins:28-31"), Ok(device.clone()));
    assert_eq!(one("symbol:7"), Ok(device.clone()), "a chip's share of each codeword is a symbol");
    assert_eq!(one("pin:28+pins:29-31"), Ok(device));
    assert_eq!(one("bits:0-2+bit:1"), Ok(vec![0, 1, 2]));
    assert_eq!(places(&scheme, "x4").map(|p| p.len()), Ok(18));
    for (text, part) in [
        ("x4:18", "18 devices of 4 pins"),
        ("pins:70-72", "72 pins"),
        ("symbol:18", "18 symbols"),
        ("bits:576", "576 bits"),
        ("x0:1", "names no part"),
        ("x0", "names no part"),
        ("pins:3-1", "names no part"),
        ("chip:1", "names no part"),
    ] {
        assert!(one(text).is_err_and(|e| e.contains(part)), "{text}: {:?}", one(text));
    }
    let binary = builtin("trio").expect("shipped").scheme();
    assert!(places(&binary, "symbol:1").is_err_and(|e| e.contains("no symbols")));
}
