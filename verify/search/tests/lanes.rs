//! Tests of codes of whole entries: counts against plain definitions, and the codes found against the oracle.

use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::field::Field;
use eccforge_oracle::certificate;
use eccforge_scheme::Scheme;
use eccforge_scheme::reed_solomon::Locator;
use eccforge_search::islands::Found;
use eccforge_search::lanes::chain::Chain;
use eccforge_search::lanes::clashes::{Clashes, Silent};
use eccforge_search::lanes::reed_solomon::{Family, Locators};
use eccforge_search::lanes::results;
use eccforge_search::lanes::spec::LanesSpec;
use eccforge_search::lanes::{Lane, Layer, Shape};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::AtomicBool;

const SMALL: Shape = Shape { beats: 2, lanes: 3 };

const SPEC: &str = "eccforge-search: 1\nid: three-beats\nentry: {beats: 3, data-pins: 16, check-pins: 8}\nlayers:\n  \
                    - {sources: 2, targets: 2, sums: 6}\n  - {sources: 2, targets: 2, sums: 6}\n\
                    chains: {count: 2, moves: 3e4, hot: 3, cold: 0.25, seed: 1}\n";

fn spec(text: &str) -> LanesSpec {
    LanesSpec::from_text(&SourceFile::new("s.yaml", text)).expect("valid")
}

/// The beat and the pin of a bit; bits are numbered lane after lane, and beat after beat within a lane.
fn place(bit: usize) -> (usize, usize) {
    let (lane, own) = (bit / 16, bit % 16);
    (own / 8, lane * 8 + own % 8)
}

/// Every set of bits within a byte or on a pin of the small entry.
fn correctable() -> BTreeSet<Vec<usize>> {
    let mut parts: BTreeMap<(usize, usize), Vec<usize>> = BTreeMap::new();
    for bit in 0..48 {
        let (beat, pin) = place(bit);
        parts.entry((beat, pin / 8)).or_default().push(bit);
        // Pins have numbers of their own: no beat has this one.
        parts.entry((usize::MAX, pin)).or_default().push(bit);
    }
    let mut patterns = BTreeSet::new();
    for part in parts.into_values() {
        for set in 1u32..1 << part.len() {
            patterns.insert((0..part.len()).filter(|i| set >> i & 1 == 1).map(|i| part[i]).collect());
        }
    }
    patterns
}

/// Counts by the definition: the patterns whose syndrome is zero or that of an earlier pattern, and the pairs of a correctable
/// pattern and an uncorrectable error of two, and of three, bits with the same syndrome.
fn counts_by_definition(columns: &[u32]) -> [usize; 3] {
    let patterns = correctable();
    let syndrome = |bits: &[usize]| bits.iter().fold(0, |sum, bit| sum ^ columns[*bit]);
    let syndromes: Vec<u32> = patterns.iter().map(|pattern| syndrome(pattern)).collect();
    let distinct: BTreeSet<u32> = syndromes.iter().copied().collect();
    let zeros = syndromes.iter().filter(|syndrome| **syndrome == 0).count();
    let shared = syndromes.len() - distinct.len() + zeros;
    let miscorrections = |bits: &[usize]| {
        let error = syndrome(bits);
        if patterns.contains(bits) { 0 } else { syndromes.iter().filter(|syndrome| **syndrome == error).count() }
    };
    let (mut of_two, mut of_three) = (0, 0);
    for x in 0..48 {
        for y in x + 1..48 {
            of_two += miscorrections(&[x, y]);
            for z in y + 1..48 {
                of_three += miscorrections(&[x, y, z]);
            }
        }
    }
    [shared, of_two, of_three]
}

fn counts_of(clashes: &Clashes) -> [usize; 3] {
    let has_three_bits = |silent: &&Silent| silent.bits[2] != u16::MAX;
    let triples = clashes.silent().iter().filter(has_three_bits).count();
    [clashes.shared(), clashes.silent().len() - triples, triples]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4))]
    #[test]
    fn what_is_wrong_is_counted_by_the_definition_before_and_after_changes(
        columns in proptest::collection::vec(1u32..1 << 16, 48),
        changes in proptest::collection::vec((0usize..3, proptest::collection::vec((0usize..16, 1u32..1 << 16), 1..4)), 3),
    ) {
        let mut columns = columns;
        let mut clashes = Clashes::new(SMALL, columns.clone());
        prop_assert_eq!(counts_of(&clashes), counts_by_definition(&columns));
        for (lane, new) in changes {
            let mut changed = columns[lane * 16..(lane + 1) * 16].to_vec();
            for (bit, column) in new.iter() {
                changed[*bit] = *column;
            }
            prop_assert!(clashes.tried(lane, changed.clone(), 0).is_none(), "16 check bits are too few");
            prop_assert_eq!(counts_of(&clashes), counts_by_definition(&columns), "a change that is refused changes nothing");
            let change = clashes.tried(lane, changed.clone(), usize::MAX).expect("no limit");
            clashes.make(change);
            columns[lane * 16..(lane + 1) * 16].copy_from_slice(&changed);
            prop_assert_eq!(counts_of(&clashes), counts_by_definition(&columns));
            prop_assert_eq!(clashes.cost(), Clashes::new(SMALL, columns.clone()).cost());
        }
    }
}

/// The columns of a byte of a Reed-Solomon code with first power 0 and multipliers 1 are 1, alpha, ..., alpha^7 in the first check
/// symbol. These are independent, so every codeword has an even number of wrong bits at each place of a byte.
#[test]
fn reed_solomon_codes_with_first_power_0_and_multipliers_1_have_no_codeword_of_five_bits() {
    let shape = Shape { beats: 4, lanes: 9 };
    let family = Family::new(Field::new(0x11d).unwrap(), 4, 0, &[Locator::Zero]);
    let columns = |locators: &Locators| -> Vec<u32> {
        (0..shape.lanes).flat_map(|lane| locators.columns(&family, shape, lane)).collect()
    };
    let words = |locators: &Locators| Clashes::new(shape, columns(locators)).with_pairs().words().len();
    let plain = Locators::new(&family, shape, (0..255).map(|i| i * 23 % 255).collect());
    assert_eq!(words(&plain), 0);
    let multiplied = (0..36).fold(plain, |all, byte| all.multiplied(byte, 29 * byte * byte % 255));
    assert!(words(&multiplied) > 0, "of other codes 288 choose 5 over 2^32, 3.7, is usual");
}

/// The words of five bits of a code that corrects every two bits, from the sums of all pairs of bits.
fn words_of_five_bits(columns: &[u32]) -> BTreeSet<BTreeSet<usize>> {
    let mut pairs: HashMap<u32, Vec<[usize; 2]>> = HashMap::new();
    for (x, column) in columns.iter().enumerate() {
        for (y, lower) in columns[..x].iter().enumerate() {
            pairs.entry(column ^ lower).or_default().push([y, x]);
        }
    }
    let mut words = BTreeSet::new();
    for (bit, column) in columns.iter().enumerate() {
        for (sum, firsts) in &pairs {
            let Some(seconds) = pairs.get(&(sum ^ column)) else { continue };
            for first in firsts {
                for second in seconds {
                    let word: BTreeSet<usize> = first.iter().chain(second).copied().chain([bit]).collect();
                    // Bits that both pairs have are not in the word, whose sum then differs.
                    if word.iter().fold(0, |sum, bit| sum ^ columns[*bit]) == 0 {
                        words.insert(word);
                    }
                }
            }
        }
    }
    words
}
/// For codes that correct every two bits, compares the words of five bits after moves with the definition, by the sums of all pairs.
#[test]
fn codewords_of_five_bits_are_counted_by_the_definition_before_and_after_changes() {
    let shape = Shape { beats: 4, lanes: 8 };
    let family = Family::new(Field::new(0x11d).unwrap(), 4, 0, &[Locator::Zero]);
    let order: Vec<u16> = (0..255).map(|i| i * 7 % 255).collect();
    let mut locators = Locators::new(&family, shape, order);
    // With multipliers 1 every codeword has even weight: see below.
    for byte in 0..4 * shape.lanes {
        locators = locators.multiplied(byte, 29 * byte % 255);
    }
    let columns = |locators: &Locators| -> Vec<u32> {
        (0..shape.lanes).flat_map(|lane| locators.columns(&family, shape, lane)).collect()
    };
    let words_of = |clashes: &Clashes| {
        let mut words: BTreeSet<BTreeSet<usize>> = BTreeSet::new();
        for word in clashes.words() {
            words.insert(word.iter().map(|bit| usize::from(*bit)).collect());
        }
        words
    };
    let mut clashes = Clashes::new(shape, columns(&locators)).with_pairs();
    let mut wanted = words_of_five_bits(&columns(&locators));
    let mut most = 0;
    for step in 0..5 {
        assert!(wanted.iter().all(|word| word.len() == 5), "the distance is 5");
        assert_eq!(words_of(&clashes), wanted, "after {step} moves");
        most = most.max(wanted.len());
        let byte = step * 5;
        locators = match step % 2 {
            0 => locators.multiplied(byte, 13 * step + 1),
            _ => locators.moved(&family, byte, 3 * step).expect("no extension"),
        };
        let lane = byte % shape.lanes;
        let change = clashes.tried(lane, locators.columns(&family, shape, lane), usize::MAX).expect("no limit");
        clashes.make(change);
        wanted = words_of_five_bits(&columns(&locators));
        let computed = Clashes::new(shape, columns(&locators));
        assert_eq!(clashes.cost(), computed.cost() + 10 * wanted.len());
        assert!(computed.words().is_empty());
    }
    assert!(most > 0, "some codewords were there to be counted");
}

#[test]
fn maps_keep_odd_weight_and_are_undone_by_their_layers_in_reverse() {
    let layers = [Layer { sources: 2, targets: 2, sums: 4 }, Layer { sources: 3, targets: 4, sums: 2 }];
    let place = |shift: u8| -> Vec<u8> { (0..16).map(|i| (5 * i + shift) % 16).collect() };
    let lane = Lane { order: place(3), places: vec![place(1), place(7)] };
    let columns = lane.columns(&layers);
    assert!(columns.iter().all(|c| c.count_ones() % 2 == 1));
    let back = Lane { order: (0..16).collect(), places: vec![place(7), place(1)] };
    let inverse = back.columns(&[layers[1], layers[0]]);
    for (bit, column) in columns.iter().enumerate() {
        let mut undone = 0;
        for (row, inverse) in inverse.iter().enumerate() {
            if column >> row & 1 == 1 {
                undone ^= inverse;
            }
        }
        assert_eq!(undone, 1 << lane.order[bit]);
    }
    assert_eq!(layers.map(Layer::xors), [12, 12]);
}

/// The codes that the chains of a description find.
fn found(spec: &LanesSpec) -> Vec<Found<u32>> {
    let chain = |number: u64| {
        let mut chain = Chain::new(spec, number);
        let cost = chain.run(&AtomicBool::new(false));
        Found { chain: number, cost: cost as f64, columns: chain.columns() }
    };
    let found: Vec<Found<u32>> = (0..spec.heading.chains).map(chain).collect();
    assert_eq!(found[0], chain(0), "a chain is a function of the description and its number");
    found
}

#[test]
#[ignore = "takes seconds"]
fn a_found_code_is_certified_by_the_oracle_and_a_scheme() {
    let layers = "layers:\n  - {sources: 2, targets: 2, sums: 6}\n  - {sources: 2, targets: 2, sums: 6}\n";
    assert!(SPEC.contains(layers));
    let codes = [
        "",
        "",
        ", first-power: 2",
        ", first-power: 1, extension: [zero]",
        ", extension: [infinity, zero], multipliers: true",
    ];
    for code in codes.iter().enumerate() {
        let written = format!("reed-solomon: {{polynomial: 0x163, weight: 0.1{}}}\n", code.1);
        let text = if code.0 == 0 { SPEC.to_owned() } else { SPEC.replace(layers, &written).replace("3e4", "500") };
        is_certified(&spec(&text));
    }
}

/// With four check symbols, every two bits are corrected too.
#[test]
fn a_found_code_that_corrects_every_two_bits_is_certified_by_the_oracle() {
    let text = "eccforge-search: 1\nid: pairs\nentry: {beats: 4, data-pins: 24, check-pins: 8}\n\
                reed-solomon: {polynomial: 0x11d, multipliers: true, pairs: true}\n\
                chains: {count: 1, moves: 2e3, hot: 3, cold: 0.25, seed: 1}\n";
    let spec = spec(text);
    let found = found(&spec);
    let codes = results::codes(&spec, &found);
    let certified = certificate::certify(&results::certificate(&spec, &codes[0], "0")).expect("a certificate");
    assert!(certified.holds(), "{:?} {:?}", certified.clash, certified.claims);
    // 16 bytes; 32 pins with three bits or more; pairs in no byte.
    assert_eq!(certified.correctable, 16 * 255 + 32 * 5 + 128 * 120 / 2);
    let text = results::scheme_text(&spec, &codes[0], "pairs", "0");
    let scheme = Scheme::from_text(&SourceFile::new("pairs.yaml", text), None).expect("a scheme");
    assert_eq!(scheme.code.h.columns(), codes[0].columns.iter().map(|c| u64::from(*c)).collect::<Vec<_>>());
}

fn is_certified(spec: &LanesSpec) {
    let found = found(spec);
    let codes = results::codes(spec, &found);
    assert!(!codes.is_empty(), "{:?}", found.iter().map(|f| f.cost).collect::<Vec<_>>());
    for code in &codes {
        let text = results::certificate(spec, code, "0");
        let certified = certificate::certify(&text).expect("a certificate");
        assert!(certified.holds(), "{:?} {:?}", certified.clash, certified.claims);
        // Three beats of three bytes, and 24 pins of three bits of which one alone is in a byte.
        assert_eq!((certified.n, certified.r, certified.correctable), (72, 24, 9 * 255 + 24 * 4));
        // Two bits that look like a third.
        let mut broken = code.clone();
        broken.columns[5] = broken.columns[30] ^ broken.columns[50];
        assert!(!certificate::certify(&results::certificate(spec, &broken, "0")).expect("a certificate").holds());
        let scheme = SourceFile::new("found.yaml", results::scheme_text(spec, code, "found", "0"));
        let scheme = Scheme::from_text(&scheme, None).expect("a scheme");
        let columns: Vec<u64> = code.columns.iter().map(|c| u64::from(*c)).collect();
        assert_eq!(scheme.code.h.columns(), columns);
    }
}

/// The product of two elements of GF(2^8), by multiplying and reducing.
fn times(mut x: u32, y: u32) -> u32 {
    let mut product = 0;
    for bit in 0..8 {
        product ^= if y >> bit & 1 == 1 { x } else { 0 };
        x = x << 1 ^ if x >> 7 & 1 == 1 { 0x163 } else { 0 };
    }
    product
}

/// The column of a bit of a byte with this locator: alpha^bit times the first three powers of the locator.
fn column_of(locator: u32, bit: usize) -> u32 {
    let (mut column, mut power) = (0, 1);
    for k in 0..3 {
        column |= times(power, 1 << bit) << (8 * k);
        power = times(power, locator);
    }
    column
}

/// Compares the columns of a Reed-Solomon code at each byte with their definition.
#[test]
fn light_locators_are_found_and_columns_are_powers_of_locators() {
    let text = "eccforge-search: 1\nid: rs\nentry: {beats: 3, data-pins: 16, check-pins: 8}\n\
                reed-solomon: {polynomial: 0x163, weight: 1}\nchains: {count: 2, moves: 1e4, hot: 20, cold: 0.25, seed: 1}\n";
    let light = spec(text);
    let weight = |columns: &[u32]| columns.iter().map(|column| column.count_ones()).sum::<u32>();
    let ends = found(&light);
    for byte in ends[0].columns.chunks(8) {
        let locator = byte[0] >> 8 & 255;
        for (bit, column) in byte.iter().enumerate() {
            assert_eq!(*column, column_of(locator, bit));
        }
    }
    let locators: BTreeSet<u32> = ends[0].columns.chunks(8).map(|byte| byte[0] >> 8 & 255).collect();
    assert_eq!(locators.len(), 9, "they differ");
    // Ones of a byte do not depend on other bytes, so nine locators have no fewer than the nine lightest; with these, pins clash.
    let mut ones = Vec::new();
    for locator in 1..256 {
        let columns: Vec<u32> = (0..8).map(|bit| column_of(locator, bit)).collect();
        ones.push(weight(&columns));
    }
    ones.sort_unstable();
    let (least, mean) = (ones[..9].iter().sum::<u32>(), 9 * ones.iter().sum::<u32>() / 255);
    let near_the_least = least..least + (mean - least) / 4;
    assert_eq!(ends[0].cost, 0.0, "{ends:?}");
    assert!(near_the_least.contains(&weight(&ends[0].columns)), "{least} {mean} {ends:?}");
    assert!(results::codes(&light, &ends).is_sorted_by_key(|code| weight(&code.columns)));
}
