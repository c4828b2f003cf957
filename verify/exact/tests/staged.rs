//! Tests of the probability of corrections in one chip, against every error of four small words.

use crate::small;
use eccforge_exact::scattered::after;
use eccforge_files::diagnostic::{Diagnostic, SourceFile};
use eccforge_scheme::Scheme;
use eccforge_scheme::stages::{Flag, Stages};
use eccforge_works::{MOST_BLOCKS, right_in_one_chip};
use num_rational::BigRational;
use num_traits::{One, Zero};
use std::collections::BTreeSet;

/// Four words of 12 bits, one in each of four chips, and two blocks of a symbol from each.
const SMALL: &str = "\
eccforge-stages: 1
id: tiny
name: Tiny
source: test
stages:
  - {id: on-die, scheme: die, copies: 4}
  - {id: rank, scheme: rank, copies: 2, reads: {devices: {pins: 4, beats: 2}}}
errors-at: cells
";

fn find(name: &str) -> Result<Scheme, Box<Diagnostic>> {
    let keys = match name {
        "die" => {
            "entry: {beats: 1, data-pins: 8, check-pins: 4}\ncodewords: 1\nlayout: identity\ncode: {hamming: {k: 8}}\ncorrects: [bits]"
        }
        "half" => {
            "entry: {beats: 1, data-pins: 4, check-pins: 3}\ncodewords: 1\nlayout: identity\ncode: {hamming: {k: 4}}\ncorrects: [bits]"
        }
        "three" => {
            "entry: {beats: 1, data-pins: 4, check-pins: 8}\ncodewords: 1\nlayout: {symbols: {pins: 4, beats: 1, assign: rows}}\n\
             code: {reed-solomon: {polynomial: 0x13, symbols: 3, check-symbols: 2}}\ncorrects: [code-symbols: {up-to: 1}]"
        }
        "rank" | "flat" => {
            "entry: {beats: 1, data-pins: 8, check-pins: 8}\ncodewords: 1\nlayout: {symbols: {pins: 4, beats: 1, assign: rows}}\n\
             code: {reed-solomon: {polynomial: 0x13, symbols: 4, check-symbols: 2}}\ncorrects: [code-symbols: {up-to: 1}]"
        }
        _ => {
            "entry: {beats: 1, data-pins: 8, check-pins: 8}\ncodewords: 1\nlayout: {symbols: {pins: 4, beats: 1, assign: rows}}\n\
              code: {reed-solomon: {polynomial: 0x13, symbols: 4, check-symbols: 2}}\ncorrects: [bits, patterns: [[3, 4]]]"
        }
    };
    let keys = if name == "flat" {
        keys.replace("{symbols: {pins: 4, beats: 1, assign: rows}}", "identity")
    } else {
        keys.to_owned()
    };
    Ok(small::scheme(name, &keys))
}

fn read(text: &str) -> Stages {
    Stages::from_text(&SourceFile::new("s.yaml", text), None, &find).unwrap_or_else(|e| panic!("{e:?}"))
}

fn rate() -> BigRational {
    BigRational::new(2.into(), 19.into())
}

/// Probability of each of the 256 wrong words that a chip can deliver, by decoding every error.
fn delivered(scheme: &Scheme) -> Vec<BigRational> {
    let columns = scheme.code.h.columns();
    let (wrong, right) = (rate(), BigRational::one() - rate());
    let mut chances = vec![BigRational::zero(); 256];
    for error in 0usize..1 << 12 {
        let syndrome = small::sum_at(columns, error as u64);
        let flipped = columns.iter().position(|&c| c == syndrome);
        let left = error ^ flipped.map_or(0, |b| 1 << b);
        let weight = error.count_ones() as i32;
        chances[left & 0xff] += wrong.pow(weight) * right.pow(12 - weight);
    }
    chances
}

#[test]
fn the_chance_of_corrections_in_one_chip_is_that_of_every_error() {
    let stages = read(SMALL);
    // For each chip, the probability of each set of blocks with wrong bits: the low four data bits go to the first
    // block.
    let mut touched = vec![BigRational::zero(); 4];
    for (delivered, chance) in delivered(stages.stages[0].scheme.listed().expect("listed")).into_iter().enumerate() {
        let (first, second) = (delivered & 0xf != 0, delivered >> 4 != 0);
        touched[usize::from(first) + 2 * usize::from(second)] += chance;
    }
    let of_chips = |chips: usize| {
        let mut expected = BigRational::zero();
        for sets in 0..1usize << (2 * chips) {
            let of_chip: Vec<usize> = (0..chips).map(|chip| sets >> (2 * chip) & 3).collect();
            let once = |block: usize| of_chip.iter().filter(|set| *set >> block & 1 == 1).count() <= 1;
            if once(0) && once(1) {
                expected += of_chip.iter().map(|set| touched[*set].clone()).product::<BigRational>();
            }
        }
        expected
    };
    let expected = of_chips(4);
    assert_eq!(right_in_one_chip(&stages, &rate()), Ok(Some(expected.clone())));
    let three = read(&SMALL.replace("copies: 4", "copies: 3").replace("scheme: rank", "scheme: three"));
    assert_eq!(right_in_one_chip(&three, &rate()), Ok(Some(of_chips(3))));
    // Chips with another order of the bits in the blocks are counted separately.
    let mut order: Vec<Vec<usize>> = Vec::new();
    for block in 0..2 {
        let mut bits = Vec::new();
        for bit in 0..16 {
            let (chip, place) = (bit / 4, bit % 4);
            // The data bits of chip 2 belong to both blocks in turn.
            let data = if chip == 2 { 2 * place + block } else { 4 * block + place };
            bits.push(8 * chip + data);
        }
        order.push(bits);
    }
    let mixed = read(&SMALL.replace("{devices: {pins: 4, beats: 2}}", &format!("{{explicit: {order:?}}}")));
    let mixed = right_in_one_chip(&mixed, &rate()).expect("counted").expect("known");
    assert!(mixed != expected && mixed < BigRational::one());
}

#[test]
fn where_chips_are_not_words_the_chance_is_not_known() {
    let known = |change: &dyn Fn(&mut Stages)| {
        let mut stages = read(SMALL);
        change(&mut stages);
        right_in_one_chip(&stages, &rate()).map(|chance| chance.is_some())
    };
    assert_eq!(known(&|_| {}), Ok(true));
    assert_eq!(known(&|s| s.errors_at = 1), Ok(false));
    assert_eq!(known(&|s| s.stages[0].flag = Flag::Severity), Ok(false));
    assert_eq!(known(&|s| s.stages.truncate(1)), Ok(false));
    assert_eq!(known(&|s| s.stages[1].scheme = find("flat").expect("valid").into()), Ok(false), "no chips");
    assert_eq!(
        known(&|s| s.stages[1].scheme = find("across").expect("valid").into()),
        Ok(false),
        "corrects across chips"
    );
    // A word that feeds two chips, and two words that feed one.
    assert_eq!(known(&|s| s.stages[1].reads.swap(0, 4)), Ok(false));
    let twice: Vec<Vec<usize>> =
        (0..2usize).map(|block| (0..16).map(|bit| (bit / 4 * 2 + block) * 4 + bit % 4).collect()).collect();
    let halves = SMALL.replace("scheme: die, copies: 4", "scheme: half, copies: 8");
    let halves = read(&halves.replace("{devices: {pins: 4, beats: 2}}", &format!("{{explicit: {twice:?}}}")));
    assert_eq!(right_in_one_chip(&halves, &rate()), Ok(None));
    // Four blocks can be listed, five cannot.
    let blocks = |copies: usize| {
        move |s: &mut Stages| {
            s.stages[1].copies = copies;
            s.stages[1].reads = (0..16 * copies).map(|bit| bit % 16 / 4 * 8 + bit / 16 % 2 * 4 + bit % 4).collect();
        }
    };
    assert_eq!((known(&blocks(MOST_BLOCKS)), known(&blocks(MOST_BLOCKS + 1))), (Ok(true), Ok(false)));
}

fn chips(list: &[usize]) -> BTreeSet<usize> {
    list.iter().copied().collect()
}

#[test]
fn corrections_in_one_chip_or_around_one_pair_are_accepted() {
    let run = |codewords: &[&[usize]]| {
        let start = Some((BTreeSet::new(), false));
        codewords.iter().fold(start, |state, touched| after(&state?, &chips(touched))).is_some()
    };
    assert!(run(&[&[3], &[], &[3], &[3]]));
    assert!(!run(&[&[3], &[4]]));
    assert!(run(&[&[3, 4]]));
    assert!(run(&[&[3], &[3, 4], &[4], &[3]]));
    assert!(!run(&[&[3], &[4], &[3, 4]]), "the second chip comes before the pair");
    assert!(!run(&[&[3, 4], &[3, 4]]), "two pairs");
    assert!(!run(&[&[3, 4], &[5]]));
    assert!(!run(&[&[5], &[3, 4]]));
}
