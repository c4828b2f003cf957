//! Tests of the cost of an attack against the oracle: every set of flips is decoded, and every data word of a small code is
//! stored. Attacks on given data are compared with flips in the stored entry.

use crate::small;
use crate::support::oracle_for;
use crate::tally::tally;

use eccforge_exact::attack::{Attack, attack, attack_on};
use eccforge_gf::integers::combinations;
use eccforge_oracle::{Oracle, Status};
use eccforge_scheme::builtin;
use num_bigint::BigInt;
use num_rational::BigRational;
use std::collections::BTreeMap;

fn of(id: &str) -> (Attack, Oracle) {
    (attack(&builtin(id).expect("shipped").scheme()), oracle_for(id))
}

/// The data bits that are delivered wrong without an alarm after these bits of an entry of zeros flip.
fn delivered(oracle: &Oracle, flips: &[usize]) -> Vec<usize> {
    let mut received = vec![false; oracle.bits];
    for bit in flips {
        received[*bit] = true;
    }
    let decoded = oracle.decode(&received);
    if decoded.status == Status::Detected {
        return Vec::new();
    }
    oracle.data_positions.iter().copied().filter(|bit| decoded.entry[*bit]).collect()
}

/// For each data bit, the smallest sets of up to `most` of these bits that deliver only this bit wrong: their size and number.
fn one_bit(oracle: &Oracle, bits: &[usize], most: usize) -> BTreeMap<usize, (usize, usize)> {
    let mut found = BTreeMap::new();
    for size in 1..=most {
        for choice in combinations(bits.len(), size) {
            let flips: Vec<usize> = choice.into_iter().map(|i| bits[i]).collect();
            if let [bit] = delivered(oracle, &flips)[..] {
                let (least, number) = found.entry(bit).or_insert((size, 0));
                *number += usize::from(*least == size);
            }
        }
    }
    found
}

/// Compares the data bits whose fewest flips are at most `most`.
fn compare(attack: &Attack, oracle: &Oracle, bits: &[usize], most: usize) {
    let expected = one_bit(oracle, bits, most);
    let found = attack.one_bit.as_ref().expect("few correctable patterns");
    assert_eq!(found.len(), oracle.data_positions.len());
    let near = found.iter().filter(|one| one.flips <= most && bits.contains(&one.bit));
    let near: BTreeMap<usize, (usize, usize)> = near.map(|one| (one.bit, (one.flips, one.sets))).collect();
    assert_eq!(near, expected, "{}", oracle.id);
    for one in found {
        assert_eq!(one.example.len(), one.flips);
        assert_eq!(delivered(oracle, &one.example), [one.bit], "{} {one:?}", oracle.id);
    }
}

#[test]
fn silent_sets_are_counted_as_the_oracle_decodes_them() {
    for (id, most) in [("hsiao-22-16", 5), ("duet", 2), ("trio", 2)] {
        let (attack, oracle) = of(id);
        for flips in &attack.by_flips[..most] {
            let decoded = tally(&oracle, combinations(oracle.bits, flips.flips));
            assert_eq!(flips.outcomes, decoded, "{id} {}", flips.flips);
        }
    }
}

#[test]
fn the_fewest_flips_of_one_data_bit_are_those_of_every_set() {
    let (hsiao, oracle) = of("hsiao-22-16");
    let all: Vec<usize> = (0..oracle.bits).collect();
    compare(&hsiao, &oracle, &all, 5);
    assert!(hsiao.one_bit.as_ref().unwrap().iter().all(|one| one.flips <= 5));
    for id in ["duet", "trio"] {
        let (attack, oracle) = of(id);
        let bits: Vec<usize> = first_columns(&oracle).into_iter().map(|(bit, _)| bit).collect();
        compare(&attack, &oracle, &bits, 3);
    }
}

/// The bits of the first codeword, each with its column of H: the syndrome of an entry in which only this bit is one.
fn first_columns(oracle: &Oracle) -> Vec<(usize, u64)> {
    let column = |bit: usize| {
        let mut entry = vec![false; oracle.bits];
        entry[bit] = true;
        oracle.syndromes(&entry)[0]
    };
    (0..oracle.bits).map(|bit| (bit, column(bit))).filter(|(_, column)| *column != 0).collect()
}

/// The least weight of a sum of rows of H.
fn dual_distance(oracle: &Oracle) -> usize {
    let columns = first_columns(oracle);
    let mut used_rows = 0u64;
    for (_, column) in &columns {
        used_rows |= column;
    }
    let rows = 64 - used_rows.leading_zeros();
    let weight = |sum: u64| columns.iter().filter(|(_, column)| (sum & column).count_ones() % 2 == 1).count();
    (1..1u64 << rows).map(weight).min().unwrap()
}

#[test]
fn bits_are_independent_up_to_the_least_weight_of_the_dual_code() {
    for id in ["hsiao-22-16", "hsiao-39-32", "duet"] {
        let (attack, oracle) = of(id);
        let distance = dual_distance(&oracle);
        for flips in attack.by_flips {
            assert_eq!(flips.independent, flips.flips < distance, "{id} {} {distance}", flips.flips);
        }
    }
}

#[test]
fn sets_that_flip_one_way_are_counted_over_every_data_word() {
    let keys = "entry: {beats: 1, data-pins: 4, check-pins: 4}\ncodewords: 1\nlayout: identity\ncode: {hsiao: {k: 4}}\ncorrects: [bits]";
    let scheme = small::scheme("h84", keys);
    let columns = scheme.code.h.columns();
    let syndrome = |word: u32| small::sum_at(columns, word.into());
    let words: Vec<u32> = (0u32..1 << 8).filter(|word| syndrome(*word) == 0).collect();
    assert_eq!(words.len(), 16);
    let is_silent = |flips: u32| {
        let corrected = columns.iter().position(|column| *column == syndrome(flips)).map_or(0, |bit| 1 << bit);
        syndrome(flips ^ corrected) == 0 && flips ^ corrected != 0
    };
    let density = BigRational::new(1.into(), 1000.into());
    let mut independent = Vec::new();
    for flips in attack(&scheme).by_flips {
        let sets = (0u32..1 << 8).filter(|set| set.count_ones() as usize == flips.flips && is_silent(*set));
        let sets: Vec<u32> = sets.collect();
        assert_eq!(flips.silent(), sets.len().into());
        // Cells flip from one to zero: a set is of use in the words that have only ones there.
        let mut uses = 0;
        for set in &sets {
            uses += words.iter().filter(|word| *word & set == *set).count();
        }
        let mean = BigRational::new(BigInt::from(uses), 16.into()) * density.pow(flips.flips as i32);
        independent.push(flips.independent);
        if let Some(expected) = flips.expected_one_way(&density) {
            assert_eq!(expected, mean, "{}", flips.flips);
        } else {
            // A codeword of weight four is its own dual word: its bits are never independent.
            assert_ne!(flips.expected(&(&density / BigRational::from_integer(2.into()))), mean, "{}", flips.flips);
        }
    }
    assert_eq!(independent, [true, true, true, false, false]);
}

/// Silent sets of each number of these cells, and for each data bit its smallest sets of one to `most` cells: their size
/// and number. Each set is flipped in the stored entry, which is decoded.
fn on_cells(
    oracle: &Oracle,
    stored: &[bool],
    cells: &[usize],
    most: usize,
) -> (Vec<usize>, BTreeMap<usize, (usize, usize)>) {
    let (mut silent, mut one_bit) = (Vec::new(), BTreeMap::new());
    for size in 1..=most {
        silent.push(0);
        for choice in combinations(cells.len(), size) {
            let mut received = stored.to_vec();
            for i in choice {
                received[cells[i]] = !received[cells[i]];
            }
            let decoded = oracle.decode(&received);
            let mut wrong = oracle.data_positions.clone();
            wrong.retain(|bit| decoded.entry[*bit] != stored[*bit]);
            if decoded.status == Status::Detected || wrong.is_empty() {
                continue;
            }
            *silent.last_mut().unwrap() += 1;
            if let [bit] = wrong[..] {
                let (least, number) = one_bit.entry(bit).or_insert((size, 0));
                *number += usize::from(*least == size);
            }
        }
    }
    (silent, one_bit)
}

#[test]
fn flips_of_the_cells_of_given_data_are_those_of_the_stored_entry() {
    for (id, most, words) in [("hsiao-22-16", 5, 4), ("trio", 2, 1), ("i-ssc-csc", 2, 1)] {
        let (scheme, oracle) = (builtin(id).expect("shipped").scheme(), oracle_for(id));
        for word in 0..words {
            let data: Vec<bool> = (0..oracle.data_positions.len()).map(|i| i * (word + 3) % 7 < 3).collect();
            let stored = oracle.encode(&data);
            for value in [true, false] {
                let is_cell: Vec<bool> = stored.iter().map(|bit| *bit == value).collect();
                let cells: Vec<usize> = (0..stored.len()).filter(|bit| is_cell[*bit]).collect();
                let found = attack_on(&scheme, &is_cell);
                let (silent, one_bit) = on_cells(&oracle, &stored, &cells, most);
                for (of, silent) in found.by_flips.iter().zip(silent) {
                    assert_eq!(of.silent(), silent.into(), "{id} {word} {value} {}", of.flips);
                    assert_eq!(of.outcomes.total(), combinations(cells.len(), of.flips).len().into());
                }
                let near = found.one_bit.as_ref().expect("few patterns").iter().filter(|one| one.flips <= most);
                let near: BTreeMap<usize, (usize, usize)> = near.map(|one| (one.bit, (one.flips, one.sets))).collect();
                assert_eq!(near, one_bit, "{id} {word} {value}");
            }
        }
    }
}

#[test]
fn a_code_with_too_many_correctable_patterns_says_so() {
    let scheme = builtin("rs-dsc").expect("shipped").scheme();
    assert_eq!(attack(&scheme).one_bit, None);
}
