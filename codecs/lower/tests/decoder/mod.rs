//! Tests that every decoder under every strategy equals the plain exhaustive decoder.

mod compare;
mod random;
mod reference;

use compare::{Decoders, Random};
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::gf2;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_scheme::{PairConfirmation, Scheme, TwoSymbols, builtin, builtins};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// No error, every bit, and every two bits.
fn up_to_two_bits(bits: usize) -> impl Iterator<Item = BTreeSet<usize>> {
    (0..bits).flat_map(|a| (0..=a).map(move |b| BTreeSet::from([a, b]))).chain([BTreeSet::new()])
}

/// Errors of a few bits, within bytes, on pins, in neighbouring bits, within a few codeword symbols of 4 or 8 bits, and dense
/// ones.
fn random_error(scheme: &Scheme, random: &mut Random) -> BTreeSet<usize> {
    let g = scheme.geometry;
    let bits = g.bits();
    let symbols = |random: &mut Random| {
        let width = [4, 8][random.below(2)];
        (0..1 + random.below(3))
            .flat_map(|_| {
                let codeword = scheme.layout.codeword(random.below(scheme.codewords()));
                let (first, value) = (random.below(codeword.len()) / width * width, 1 + random.below((1 << width) - 1));
                let own = (first..codeword.len().min(first + width)).enumerate();
                own.filter(|(i, _)| value >> i & 1 == 1).map(|(_, bit)| codeword[bit]).collect::<Vec<_>>()
            })
            .collect()
    };
    let start = random.below(bits);
    match random.below(6) {
        0 => (0..random.below(6)).map(|_| random.below(bits)).collect(),
        1 => (0..bits).filter(|bit| g.byte(*bit) == g.byte(start) && random.one_in(3)).collect(),
        2 => (0..bits).filter(|bit| g.pin(*bit) == g.pin(start) && random.one_in(2)).collect(),
        3 => (0..1 + random.below(4)).map(|_| (start + random.below(16)) % bits).collect(),
        4 => symbols(random),
        _ => (0..bits).filter(|_| random.one_in(2)).collect(),
    }
}

#[test]
fn errors_of_up_to_two_bits_are_decoded_as_by_the_reference_for_every_shipped_scheme() {
    for scheme in xtask::cases(builtins(), [4, 1]).map(|b| b.scheme()) {
        Decoders::new(&scheme).assert_equal(&scheme, up_to_two_bits(scheme.geometry.bits()));
    }
}

#[test]
fn random_errors_are_decoded_as_by_the_reference_for_every_shipped_scheme() {
    for scheme in xtask::cases(builtins(), [4, 1]).map(|b| b.scheme()) {
        let mut random = Random(1);
        let errors = (0..5000).map(|_| random_error(&scheme, &mut random));
        Decoders::new(&scheme).assert_equal(&scheme, errors);
    }
}

/// Every correctable pattern of codeword 0, without and with one more wrong bit anywhere in the entry.
#[test]
fn correctable_patterns_and_their_neighbours_are_decoded_as_by_the_reference() {
    for scheme in builtins().iter().map(|b| b.scheme()).filter(|s| s.id != "rs-dsc") {
        let physical = scheme.layout.codeword(0);
        let mut random = Random(2);
        let errors = scheme.corrects[0].iter().flat_map(|s| s.patterns(&scheme.code)).flat_map(|(pattern, _)| {
            let error: BTreeSet<usize> = pattern.into_iter().map(|bit| physical[bit]).collect();
            let more = BTreeSet::from([random.below(scheme.geometry.bits())]);
            [error.symmetric_difference(&more).copied().collect(), error]
        });
        Decoders::new(&scheme).assert_equal(&scheme, errors);
    }
}

/// Returns a function from a syndrome of codeword 0 to the wrong bits of the entry, which are all check bits.
fn with_syndrome(scheme: &Scheme) -> impl Fn(u64) -> BTreeSet<usize> {
    let checks = scheme.check_positions(0);
    let columns: Vec<u64> = checks.iter().map(|&c| scheme.code.h.columns()[c]).collect();
    let inverse = gf2::invert(&columns).unwrap();
    let bits: Vec<usize> = checks.iter().map(|&c| scheme.layout.codeword(0)[c]).collect();
    move |syndrome| {
        let ones = (0..bits.len()).filter(|i| gf2::parity(inverse[*i] & syndrome) == 1);
        ones.map(|i| bits[i]).collect()
    }
}

/// Geometric sequences of syndromes at every place of the field, 219 of which belong to no symbol, sequences that start with zeros,
/// and both with one bit changed.
#[test]
fn syndromes_that_are_nearly_those_of_a_symbol_are_decoded_as_by_the_reference() {
    for id in ["ssc-dsd-plus", "rs-pin", "rs-ssc-tsd", "rs-dsc"] {
        let scheme = builtin(id).unwrap().scheme();
        let field = &scheme.code.reed_solomon().unwrap().field;
        assert_eq!(scheme.check_positions(0).len(), 32, "{id}");
        let error = with_syndrome(&scheme);
        // The syndrome as a number: a byte for each symbol, the first one lowest.
        let number = |[s0, s1, s2, s3]: [u32; 4]| u64::from(s0 | s1 << 8 | s2 << 16 | s3 << 24);
        let mut syndromes = Vec::new();
        for x in 0..255 {
            for value in [1, 0x80, 0x5A, 0xFF] {
                let [s0, s1, s2, s3] = [0, 1, 2, 3].map(|k| field.multiply(value, field.power(x * k)));
                let starts = [[s0, s1, s2, s3], [0, s1, s2, s3], [0, 0, s2, s3], [0, 0, 0, s3]];
                syndromes.extend(starts.map(number));
                syndromes.push(number([s0, s1, s2, s3]) ^ 1 << ((x + u64::from(value)) % 32));
            }
        }
        Decoders::new(&scheme).assert_equal(&scheme, syndromes.into_iter().map(error));
    }
}

/// Five syndromes of a symbol's error have three cross ratios. The decoder tests each of them, whichever syndrome has one changed
/// bit.
#[test]
fn every_one_of_five_syndromes_is_compared() {
    let text = "eccforge: 1\nid: five\nname: Five check symbols\nsource: a test\n\
                entry: {beats: 1, data-pins: 16, check-pins: 20}\ncodewords: 1\nlayout: identity\n\
                code:\n  reed-solomon: {polynomial: 0x13, symbols: 9, check-symbols: 5}\n\
                corrects:\n  - code-symbols: {up-to: 1}\n";
    let scheme = Scheme::from_text(&SourceFile::new("five.yaml", text), None).unwrap();
    let field = &scheme.code.reed_solomon().unwrap().field;
    let error = with_syndrome(&scheme);
    let decoders = Decoders::new(&scheme);
    for x in 0..15 {
        for value in 1..16 {
            let mut whole = 0;
            for k in (0..5).rev() {
                whole = whole << 4 | u64::from(field.multiply(value, field.power(x * k)));
            }
            let errors = (0..20).map(|i| error(whole ^ 1 << i));
            decoders.assert_equal(&scheme, errors.chain([error(whole)]));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn random_binary_schemes_are_decoded_as_by_the_reference(seed in any::<u64>()) {
        let mut random = Random(seed);
        let scheme = random::binary(&mut random);
        let errors = up_to_two_bits(scheme.geometry.bits()).collect::<Vec<_>>();
        let more = (0..2000).map(|_| random_error(&scheme, &mut random));
        Decoders::new(&scheme).assert_equal(&scheme, errors.into_iter().chain(more));
    }

    #[test]
    fn random_schemes_of_lanes_are_decoded_as_by_the_reference(seed in any::<u64>()) {
        let mut random = Random(seed);
        let scheme = random::lanes(&mut random);
        let errors = up_to_two_bits(scheme.geometry.bits()).collect::<Vec<_>>();
        let more = (0..2000).map(|_| random_error(&scheme, &mut random));
        Decoders::new(&scheme).assert_equal(&scheme, errors.into_iter().chain(more));
    }

    #[test]
    fn random_reed_solomon_schemes_are_decoded_as_by_the_reference(seed in any::<u64>()) {
        let mut random = Random(seed);
        let scheme = random::reed_solomon(&mut random);
        let errors = up_to_two_bits(scheme.geometry.bits()).collect::<Vec<_>>();
        let more = (0..2000).map(|_| random_error(&scheme, &mut random));
        Decoders::new(&scheme).assert_equal(&scheme, errors.into_iter().chain(more));
    }
}

/// Whether equations locate errors of two symbols with these values only, or together with other corrections.
fn has_some_pairs(s: &Scheme, values: TwoSymbols) -> bool {
    let is_solved = s.code.reed_solomon().is_some_and(|rs| rs.check_symbols == 4 && rs.logarithms().is_some());
    let split = TwoSymbols::split(&s.corrects[0], &s.code);
    is_solved && !s.corrects_symbol_pairs(0) && split.is_some_and(|(found, _)| found == values)
}

/// A name, a generator of schemes, and a property that its schemes must have.
type Case = (&'static str, fn(&mut Random) -> Scheme, fn(&Scheme) -> bool);

#[test]
#[ignore = "takes seconds"]
fn random_schemes_have_every_rule_and_every_shape() {
    let count = |make: fn(&mut Random) -> Scheme, has: fn(&Scheme) -> bool| {
        (0..200).filter(|seed| has(&make(&mut Random(seed * 77 + 5)))).count()
    };
    let trapped = |s: &Scheme| {
        let decoder = Decoder::new(s, Strategy::Software);
        decoder.kinds()[0].circuit().words().iter().any(|w| w.name == "trapped_0")
    };
    let cases: [Case; 11] = [
        ("trapped errors", random::lanes, trapped),
        ("sanity checks", random::binary, |s| !s.sanity_check.is_empty()),
        ("confirmed pairs", random::binary, |s| {
            s.pair_confirmation == PairConfirmation::Byte && s.corrects.iter().flatten().any(|x| !x.is_single_bit())
        }),
        ("enables", random::binary, |s| !s.enables.is_empty()),
        ("large spaces", random::binary, |s| s.corrects.iter().flatten().any(|x| x.dimension() > 2)),
        ("one codeword", random::binary, |s| s.codewords() == 1),
        ("factors of columns", random::reed_solomon, |s| {
            s.code.reed_solomon().is_some_and(|rs| !rs.multipliers.is_empty())
        }),
        ("symbol pairs", random::reed_solomon, |s| s.corrects_symbol_pairs(0)),
        ("a symbol and a bit", random::reed_solomon, |s| has_some_pairs(s, TwoSymbols::OneBit)),
        ("two bits", random::reed_solomon, |s| has_some_pairs(s, TwoSymbols::Bits)),
        ("single symbols", random::reed_solomon, |s| {
            s.corrects[0].iter().any(|x| x.symbols(&s.code).is_some_and(|symbols| symbols.len() == 1))
        }),
    ];
    for (property, make, has) in cases {
        let schemes = count(make, has);
        assert!((5..200).contains(&schemes), "{schemes} of 200 schemes have {property}");
    }
}
