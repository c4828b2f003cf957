//! Tests of correctable patterns: two patterns with one syndrome are found, and each space has the patterns that its keys
//! define.

use crate::constructions::read;
use eccforge_files::diagnostic::SourceFile;
use eccforge_files::yaml::Spanned;
use eccforge_gf::gf2::independent;
use eccforge_gf::random::SplitMix64;
use eccforge_scheme::spec::CorrectsSpec;
use eccforge_scheme::{Space, builtin, patterns};
use std::collections::{BTreeMap, BTreeSet};

/// Bits that may be wrong in any way, or only all together.
#[derive(Clone, Debug)]
struct Errors {
    bits: Vec<usize>,
    any: bool,
}

impl Errors {
    /// Errors in one to three random bits of `n`.
    fn random(random: &mut SplitMix64, n: usize) -> Self {
        let bits: BTreeSet<usize> = (0..1 + random.bits() % 3).map(|_| random.bits() as usize % n).collect();
        Self { bits: bits.into_iter().collect(), any: random.bits().is_multiple_of(2) }
    }

    /// The item of `corrects`; every bit is a pin.
    fn item(&self) -> String {
        if self.any { format!("erased: {{pins: {:?}}}", self.bits) } else { format!("patterns: [{:?}]", self.bits) }
    }

    fn patterns(&self) -> Vec<Vec<usize>> {
        if !self.any {
            return vec![self.bits.clone()];
        }
        let mut patterns = Vec::new();
        for set in 1..1 << self.bits.len() {
            patterns.push((0..self.bits.len()).filter(|i| set >> i & 1 == 1).map(|i| self.bits[i]).collect());
        }
        patterns
    }
}

/// The numbers in a text.
fn numbers(text: &str) -> Vec<usize> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
}

/// Both patterns and the syndrome that a message names.
fn clash(message: &str) -> Option<([Vec<usize>; 2], u64)> {
    let (first, rest) = message.strip_prefix("codeword 0: errors in ")?.split_once(" and in ")?;
    let (second, rest) = rest.split_once(" have the same syndrome 0x")?;
    let syndrome = u64::from_str_radix(rest.split(',').next()?, 16).ok()?;
    Some(([first, second].map(numbers), syndrome))
}

/// Ten columns of six rows; the last six columns are independent.
fn columns(random: &mut SplitMix64) -> Vec<u64> {
    loop {
        let columns: Vec<u64> = (0..10).map(|_| random.bits() & 63).collect();
        if independent(columns[4..].iter().copied()).len() == 6 {
            return columns;
        }
    }
}

/// Lists the patterns. With 22 more bits that may be wrong in any way there are too many to list, so the spaces are compared by
/// their ranks.
#[test]
fn a_clash_is_found_by_listing_and_by_rank_where_two_patterns_share_a_syndrome() {
    let mut random = SplitMix64::new(1);
    let (mut clashes, mut disjoint) = (0, 0);
    while clashes < 300 || disjoint < 300 {
        let few = columns(&mut random);
        let many: Vec<u64> = few.iter().copied().chain((6..28).map(|row| 1 << row)).collect();
        let code = |columns: &[u64]| format!("columns: {columns:?}");
        let syndrome = |pattern: &[usize]| pattern.iter().fold(0, |s, bit| s ^ few[*bit]);
        let mut errors: Vec<Errors> = (0..2 + random.bits() % 4).map(|_| Errors::random(&mut random, 10)).collect();
        // Patterns are compared only if none of a space has syndrome zero.
        errors.retain(|errors| {
            let zero = errors.patterns().iter().any(|pattern| syndrome(pattern) == 0);
            let message = read(&code(&few), [4, 6], &errors.item()).map_err(|e| e.message().to_owned()).err();
            assert_eq!(message.is_some(), zero, "{errors:?} {few:?} {message:?}");
            let Some(message) = message else { return true };
            let (named, rest) = message.strip_prefix("codeword 0: the error in ").unwrap().split_once(" has ").unwrap();
            let named = numbers(named);
            assert!(rest.starts_with("syndrome zero") && syndrome(&named) == 0, "{message}");
            assert!(errors.patterns().contains(&named), "{errors:?} {message}");
            false
        });
        let mut owners: BTreeMap<u64, BTreeSet<Vec<usize>>> = BTreeMap::new();
        for pattern in errors.iter().flat_map(Errors::patterns) {
            owners.entry(syndrome(&pattern)).or_default().insert(pattern);
        }
        let shared = owners.values().any(|patterns| patterns.len() > 1);
        *(if shared { &mut clashes } else { &mut disjoint }) += 1;
        let items = errors.iter().map(Errors::item).collect::<Vec<_>>().join(", ");
        let large = Errors { bits: (10..32).collect(), any: true }.item();
        let by_rank = [large, items.clone()].join(", ");
        for found in [read(&code(&few), [4, 6], &items), read(&code(&many), [4, 28], &by_rank)] {
            let message = found.map_err(|e| e.message().to_owned()).err();
            assert_eq!(message.is_some(), shared, "{errors:?} {few:?} {message:?}");
            let Some(message) = message else { continue };
            let (named, marker) = clash(&message).unwrap_or_else(|| panic!("{message}"));
            assert!(named[0] != named[1] && named.iter().all(|pattern| owners[&marker].contains(pattern)), "{message}");
        }
    }
}

#[test]
fn symbols_are_those_of_which_every_pattern_is_there() {
    // Symbols of eight bits.
    let code = "reed-solomon: {polynomial: 0x11d, symbols: 6, check-symbols: 4}";
    let spaces = |item: String| {
        let scheme = read(code, [16, 32], &item).unwrap_or_else(|e| panic!("{e:?}"));
        scheme.corrects[0].iter().map(|space| (space.clone(), space.symbols(&scheme.code))).collect::<Vec<_>>()
    };
    let of = |bits: &[usize]| spaces(format!("erased: {{pins: {bits:?}}}"))[0].1.clone();
    let range = |bits: std::ops::Range<usize>| of(&bits.collect::<Vec<_>>());
    assert_eq!((range(0..8), range(8..16)), (Some(vec![0]), Some(vec![1])));
    // A symbol and all but the first bit of another, with each of the other bits, which is last in the basis.
    let bits: Vec<usize> = (1..8).chain(16..24).collect();
    for (space, symbols) in spaces(format!("erased: {{pins: {bits:?}, beside: bits}}")) {
        let is_first = space.basis().last() == Some(&vec![0]);
        assert_eq!(symbols, is_first.then(|| vec![0, 2]), "{space:?}");
    }
    assert_eq!((range(0..7), range(4..12), range(0..9)), (None, None, None));
    assert_eq!(spaces("patterns: [[0, 1, 2, 3, 4, 5, 6, 7]]".into())[0].1, None);
    let binary = builtin("hsiao-22-16").expect("shipped").scheme();
    assert!(binary.corrects[0].iter().all(|space| space.symbols(&binary.code).is_none()));
    let is_single = |item: &str| spaces(item.into()).iter().all(|(space, _)| Space::is_single_bit(space));
    assert!(is_single("erased: {pins: [3]}") && is_single("patterns: [[3]]"));
    assert!(!is_single("erased: {pins: [3, 4]}") && !is_single("patterns: [[3, 4]]"));
}

/// The patterns of two bits or more that this list requests in a beat of data and check bits.
fn listed(corrects: &str, data: usize, check: usize) -> Vec<Vec<usize>> {
    let items: Spanned<Vec<Spanned<CorrectsSpec>>> = SourceFile::new("x.yaml", corrects).parse().expect("a list");
    patterns(&items, data, check).expect("few enough")
}

#[test]
fn two_bits_of_different_symbols_are_counted_as_published_for_unity() {
    // 45 pairs of symbols x 64 pairs of bits, and the 80 single bits, without which the list is rejected [Kim et al., SC 2023].
    assert_eq!(listed("[across: {symbol: 8, single: 2}]", 64, 16).len(), 45 * 64);
}

#[test]
fn a_symbol_with_a_bit_of_another_holds_the_symbol_alone_and_the_bit_alone() {
    let mut expected: Vec<Vec<usize>> = Vec::new();
    for set in 1..1 << 6 {
        let pattern: Vec<usize> = (0..6).filter(|bit| set >> bit & 1 == 1).collect();
        let mut wrong = [0; 3];
        for bit in &pattern {
            wrong[bit / 2] += 1;
        }
        wrong.sort_unstable();
        // Wrong bits are in at most two symbols, with one in the symbol that has fewer.
        if pattern.len() > 1 && wrong[0] == 0 && wrong[1] <= 1 {
            expected.push(pattern);
        }
    }
    expected.sort_unstable();
    assert_eq!(listed("[across: {symbol: 2, whole: 1, single: 1}]", 3, 3), expected);
}

/// The bursts of up to four bits of a shortened cyclic code are accepted exactly if their remainders differ.
#[test]
fn bursts_of_a_cyclic_code_are_distinguished_if_their_remainders_are() {
    let mut random = SplitMix64::new(11);
    let mut accepted = 0;
    for _ in 0..60 {
        let generator = 1 << 9 | 1 | random.bits() & 0x1fe;
        let n = 10 + 9;
        // The remainders of the powers of x.
        let mut powers = vec![1u64];
        for i in 1..n {
            let last = powers[i - 1];
            powers.push(last << 1 ^ if last >> 8 & 1 == 1 { generator } else { 0 });
        }
        let mut bursts: BTreeSet<Vec<usize>> = BTreeSet::new();
        for first in 0..n - 3 {
            for set in 1..16u32 {
                bursts.insert((0..4).filter(|i| set >> i & 1 == 1).map(|i| first + i).collect());
            }
        }
        let mut remainders: BTreeSet<u64> = BTreeSet::new();
        for bits in &bursts {
            remainders.insert(bits.iter().fold(0, |sum, bit| sum ^ powers[*bit]));
        }
        let are_distinct = remainders.len() == bursts.len() && !remainders.contains(&0);
        for order in ["msb-first", "lsb-first"] {
            let code = format!("cyclic: {{k: 10, generator: {generator:#x}, order: {order}}}");
            let scheme = read(&code, [10, 9], "adjacent: {bits: 4}");
            assert_eq!(scheme.is_ok(), are_distinct, "{generator:#x} {:?}", scheme.err());
        }
        accepted += usize::from(are_distinct);
    }
    assert!((3..57).contains(&accepted), "{accepted} of 60");
    // Millions of bursts, of a code that the IEEE uses [IEEE 802.3, Clause 74].
    let scheme = read("fire: {k: 2080, burst: 11, polynomial: 0x805}", [2080, 32], "adjacent: {bits: 11}");
    assert_eq!(scheme.map(|scheme| scheme.corrects[0].len()).unwrap_or_else(|e| panic!("{e}")), 2102);
}
