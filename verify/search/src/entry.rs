//! Whole-entry codes that correct every bit, pin, byte and pair of bits of an entry of 4 beats of 72 pins with 32 check
//! bits, and detect every other error of three bits.
//!
//! Column i is (1, a^i, a^3i, t_i): overall parity and the two powers of a BCH code over GF(2^9) (Hocquenghem 1959; Bose
//! and Ray-Chaudhuri 1960), which keep all errors of up to two bits apart from all of up to three, and 13 bits that are
//! drawn at random and drawn again where patterns of three bits and more in a byte or pin clash with others. Counting
//! says that a few draws are enough: 4 608 such patterns of odd weight meet the syndromes of C(288, 3) triples about
//! 4 608 x 3 939 936 / 2^31 = 8 times by chance.

use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::collections::HashMap;

/// Bits of an entry, of a beat, of a byte.
const ENTRY: usize = 288;
const BEAT: usize = 72;
const BYTE: usize = 8;
/// Check bits.
const CHECKS: usize = 32;
/// x^9 + x^4 + 1, primitive over GF(2).
const POLYNOMIAL: u32 = 0b10_0001_0001;
/// Bits below the random ones: parity and two elements of GF(2^9).
const BCH_BITS: u32 = 19;
/// Draws before giving up; a few are enough.
const ROUNDS: usize = 10_000;

/// Sets of bits of which every pattern is corrected: 36 bytes, then 72 pins.
pub fn groups() -> Vec<Vec<usize>> {
    let bytes = (0..ENTRY / BYTE).map(|b| (b * BYTE..(b + 1) * BYTE).collect());
    bytes.chain((0..BEAT).map(|p| (p..ENTRY).step_by(BEAT).collect())).collect()
}

/// The bits that hold check bits: pins 64 to 71 of each beat.
pub fn check_positions() -> Vec<usize> {
    (0..ENTRY).filter(|bit| bit % BEAT >= BEAT - BYTE).collect()
}

/// Columns of H by physical bit, bit j being row j: such a code, systematic in the check positions. The same for the same
/// seed; `None` if every draw failed.
pub fn search(seed: u64) -> Option<Vec<u32>> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut columns: Vec<u32> = bch().into_iter().map(|c| c | random.next_u32() << BCH_BITS).collect();
    let groups = groups();
    for _ in 0..ROUNDS {
        let clashing = clashes(&columns, &groups);
        if let Some(&bit) = clashing.get(random.next_u32() as usize % clashing.len().max(1)) {
            columns[bit] = columns[bit] & ((1 << BCH_BITS) - 1) | random.next_u32() << BCH_BITS;
        } else if (0..ENTRY / BEAT).all(|b| rank(&columns[b * BEAT..(b + 1) * BEAT]) == CHECKS)
            && let Some(systematic) = systematic(&columns)
        {
            return Some(systematic);
        } else {
            columns = bch().into_iter().map(|c| c | random.next_u32() << BCH_BITS).collect();
        }
    }
    None
}

/// Parity, a^i and a^3i of each bit.
fn bch() -> Vec<u32> {
    let double = |x: u32| if x >> 8 == 1 { (x << 1) ^ POLYNOMIAL } else { x << 1 };
    let powers: Vec<u32> = std::iter::successors(Some(1), |x| Some(double(*x))).take(511).collect();
    (0..ENTRY).map(|i| 1 | powers[i] << 1 | powers[3 * i % 511] << 10).collect()
}

/// Bits of patterns that share a syndrome with another pattern and one of them must not. Patterns of two bits in a group
/// are among all pairs, so only those of three and more are looked up.
fn clashes(columns: &[u32], groups: &[Vec<usize>]) -> Vec<usize> {
    let mut found = Vec::new();
    let mut owner: HashMap<u32, usize> = HashMap::new();
    for (g, group) in groups.iter().enumerate() {
        for mask in (1u32..1 << group.len()).filter(|m| m.count_ones() >= 3) {
            let inside = group.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
            let s = inside.fold(0, |s, (_, bit)| s ^ columns[*bit]);
            if s == 0 || owner.insert(s, g).is_some() {
                found.push(group[0]);
            }
        }
    }
    // A filter of 2^20 bits tells most syndromes from those of groups at once.
    let place = |s: u32| (s >> 12) as usize;
    let mut filter = vec![false; 1 << 20];
    owner.keys().for_each(|s| filter[place(*s)] = true);
    let hit = |s: u32| if filter[place(s)] { owner.get(&s).copied() } else { None };
    for i in 0..ENTRY {
        found.extend(hit(columns[i]).map(|_| i));
        for j in 0..i {
            let pair = columns[i] ^ columns[j];
            found.extend(hit(pair).map(|_| j));
            for (k, column) in columns[..j].iter().enumerate() {
                let own = |g: usize| [i, j, k].iter().all(|b| groups[g].contains(b));
                found.extend(hit(pair ^ column).filter(|g| !own(*g)).map(|_| k));
            }
        }
    }
    found
}

fn rank(columns: &[u32]) -> usize {
    let mut basis = [0u32; CHECKS];
    let mut rank = 0;
    for &column in columns {
        let mut rest = column;
        while rest != 0 {
            let top = rest.ilog2() as usize;
            if basis[top] == 0 {
                basis[top] = rest;
                rank += 1;
                break;
            }
            rest ^= basis[top];
        }
    }
    rank
}

/// Adds rows to each other until check position j has unit vector j; `None` if these columns are dependent.
fn systematic(columns: &[u32]) -> Option<Vec<u32>> {
    let mut columns = columns.to_vec();
    for (row, position) in check_positions().into_iter().enumerate() {
        let pivot = (row..CHECKS).find(|j| columns[position] >> j & 1 == 1)?;
        for column in &mut columns {
            let (a, b) = (*column >> row & 1, *column >> pivot & 1);
            *column = *column & !(1 << row) & !(1 << pivot) | b << row | if pivot == row { 0 } else { a << pivot };
        }
        let others = columns[position] & !(1 << row);
        columns.iter_mut().filter(|c| **c >> row & 1 == 1).for_each(|c| *c ^= others);
    }
    Some(columns)
}
