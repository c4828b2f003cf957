//! Tests of every SEC-DED code of least weight with odd columns, up to the order of rows and columns.
//!
//! The lightest H has all vectors of weight 1, then as many of weight 3 as are needed, then of weight 5 (Hsiao 1970). It is
//! therefore given by the vectors of the last, partly used weight: for (72,64) by the 8 vectors of weight 5 that it uses, for
//! (39,32) and (22,16) by the 3 and 4 vectors of weight 3 that it leaves out. Each is a set of triples of rows (the three zeros of
//! a vector of weight 5 in 8 rows, the three ones of a vector of weight 3), and the order of the rows does not change a code.
//! [`triple_systems`] lists one set of each orbit by adding triples to the sets of the size below (McKay, Isomorph-free exhaustive
//! generation, J. Algorithms 1998, has the idea; here orbits are simply compared).

use std::collections::HashMap;

/// A set of triples of rows, bit i representing triple i of [`triples`], and the number of sets in its orbit under
/// permutations of the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orbit {
    /// One set of the orbit, which represents the others.
    pub set: u64,
    /// Number of sets that permutations of the rows make of it.
    pub size: u64,
}

/// The triples of `rows` rows as vectors of weight 3, in ascending order.
pub fn triples(rows: u32) -> Vec<u16> {
    (1..1u16 << rows).filter(|v| v.count_ones() == 3).collect()
}

/// One set of `count` triples of `rows` rows for each orbit under permutations of the rows; `rows` is at most 8.
pub fn triple_systems(rows: u32, count: usize) -> Vec<Orbit> {
    let all = Triples::new(rows);
    let mut level: Vec<Orbit> = vec![Orbit { set: 0, size: 1 }];
    for _ in 0..count {
        let mut next: HashMap<u64, u64> = HashMap::new();
        for orbit in &level {
            for added in (0..all.masks.len()).filter(|t| orbit.set >> t & 1 == 0) {
                let (set, size) = all.canonical(orbit.set | 1 << added);
                next.insert(set, size);
            }
        }
        level = next.into_iter().map(|(set, size)| Orbit { set, size }).collect();
    }
    level.sort_by_key(|o| o.set);
    level
}

struct Triples {
    rows: usize,
    masks: Vec<u16>,
    index: Vec<u8>,
}

impl Triples {
    fn new(rows: u32) -> Self {
        let masks = triples(rows);
        let mut index = vec![0; 1 << rows];
        for (i, m) in masks.iter().enumerate() {
            index[usize::from(*m)] = i as u8;
        }
        Self { rows: rows as usize, masks, index }
    }

    /// The least image of a set under permutations that sort its rows by [`Self::ranks`], and the size of its orbit.
    fn canonical(&self, set: u64) -> (u64, u64) {
        let members: Vec<u16> = (0..self.masks.len()).filter(|t| set >> t & 1 == 1).map(|t| self.masks[t]).collect();
        let ranks = self.ranks(&members);
        let mut order: Vec<usize> = (0..self.rows).collect();
        order.sort_by_key(|row| ranks[*row]);
        // Rows of no triple come first or last together, and their order does not matter.
        let used = members.iter().fold(0, |u, m| u | m);
        let mut least = Least { set: u64::MAX, times: 0 };
        let mut to = vec![0u16; self.rows];
        self.arrange(&members, &ranks, used, &mut order, 0, &mut to, &mut least);
        let idle = self.rows as u64 - u64::from(used.count_ones());
        let factorial = |n: u64| (1..=n).product::<u64>();
        (least.set, factorial(self.rows as u64) / (least.times * factorial(idle)))
    }

    /// A number for each row that does not depend on the order of the rows: its triples, and twice the triples of the
    /// rows that share a triple with it.
    fn ranks(&self, members: &[u16]) -> Vec<u64> {
        let mut ranks = vec![0u64; self.rows];
        for _ in 0..3 {
            let before = ranks.clone();
            for (row, rank) in ranks.iter_mut().enumerate() {
                let others = |m: &u16| {
                    let sum =
                        (0..self.rows).filter(|o| *o != row && m >> o & 1 == 1).map(|o| before[o] + 1).sum::<u64>();
                    sum.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23).wrapping_mul(sum | 1)
                };
                let own = members.iter().filter(|m| **m >> row & 1 == 1).map(others);
                *rank = own.fold(before[row].wrapping_mul(31), |s, o| s.wrapping_add(o | 1)) >> 8;
            }
        }
        ranks
    }

    /// Tries every order of the rows from `place` on that keeps the ranks ascending.
    #[expect(clippy::too_many_arguments, reason = "one recursion over a permutation: all but `place` stay")]
    fn arrange(
        &self,
        members: &[u16],
        ranks: &[u64],
        used: u16,
        order: &mut Vec<usize>,
        place: usize,
        to: &mut Vec<u16>,
        least: &mut Least,
    ) {
        if place == self.rows {
            let mut image = 0u64;
            for member in members {
                let mut moved = 0u16;
                for (row, place) in to.iter().enumerate() {
                    moved |= (member >> row & 1) << place;
                }
                image |= 1 << self.index[usize::from(moved)];
            }
            least.see(image);
            return;
        }
        for other in place..self.rows {
            let row = order[other];
            if ranks[row] != ranks[order[place]] && other > place {
                continue;
            }
            let idle = used >> row & 1 == 0;
            if other > place && idle {
                continue;
            }
            order.swap(place, other);
            to[row] = place as u16;
            self.arrange(members, ranks, used, order, place + 1, to, least);
            order.swap(place, other);
        }
    }
}

/// The least image so far, and how many permutations gave it.
struct Least {
    set: u64,
    times: u64,
}

impl Least {
    fn see(&mut self, image: u64) {
        match image.cmp(&self.set) {
            std::cmp::Ordering::Less => *self = Self { set: image, times: 1 },
            std::cmp::Ordering::Equal => self.times += 1,
            std::cmp::Ordering::Greater => {}
        }
    }
}

/// The least weight of H of an (n, n - r) code with odd columns: all vectors of weight 1, then 3, and so on.
pub fn least_weight(n: u64, r: u64) -> u64 {
    let (mut left, mut weight) = (n, 0);
    for ones in (1..=r).step_by(2) {
        let vectors = (0..ones).fold(1, |c, i| c * (r - i) / (i + 1)).min(left);
        (left, weight) = (left - vectors, weight + ones * vectors);
    }
    weight
}

/// The common properties of all codes of least weight with some n and r, and their differences.
struct Family {
    /// Columns that every such code has.
    fixed: Vec<u16>,
    /// Number of triples that determine the columns of the last weight.
    chosen: usize,
    /// Whether the chosen triples are left out instead of taken.
    left_out: bool,
    /// Vector that is added to a triple: all ones in 8 rows turn it into a vector of weight 5.
    turn: u16,
}

impl Family {
    /// The family of these codes; `None` if the last weight is not 3, or 5 in 8 rows, or more than 8 triples are to be chosen.
    fn new(n: usize, r: u32) -> Option<Self> {
        let units: Vec<u16> = (0..r).map(|row| 1 << row).collect();
        let after_units = n.checked_sub(units.len())?;
        let threes = triples(r);
        let family = match after_units.checked_sub(threes.len()) {
            None | Some(0) => Self { fixed: units, chosen: threes.len() - after_units, left_out: true, turn: 0 },
            Some(fives) if r == 8 => {
                Self { fixed: [units, threes].concat(), chosen: fives, left_out: false, turn: 0xFF }
            }
            Some(_) => return None,
        };
        (r <= 8 && family.chosen <= 8).then_some(family)
    }

    fn columns(&self, r: u32, set: u64) -> Vec<u16> {
        let all = triples(r).into_iter().enumerate();
        let own = all.filter(|(t, _)| (set >> t & 1 == 1) != self.left_out).map(|(_, v)| v ^ self.turn);
        self.fixed.iter().copied().chain(own).collect()
    }
}

/// The codes of least weight with the fewest codewords of weight 4.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fewest {
    /// Number of codes of least weight, counted with every order of the rows: C(56, 8) for (72,64).
    pub codes: u64,
    /// Fewest and most codewords of weight 4 among these codes.
    pub words: (u64, u64),
    /// Columns of the codes with the fewest such codewords, one code of each orbit.
    pub best: Vec<Vec<u16>>,
}

/// Counts the codewords of weight 4 of every code of least weight with `n` odd columns in `r` rows. Every set of triples consists
/// of a set of the next smaller size and one more triple, so it is enough to add every triple to one set of each orbit.
///
/// `None` if the last weight is not 3, or 5 in 8 rows, or more than 8 triples are to be chosen.
pub fn fewest_weight_4_words(n: usize, r: u32) -> Option<Fewest> {
    let family = Family::new(n, r)?;
    let all = Triples::new(r);
    let smaller = triple_systems(r, family.chosen.saturating_sub(1));
    let mut words = (u64::MAX, 0);
    let mut best = Vec::new();
    let mut codes = 0;
    for orbit in smaller {
        for added in (0..all.masks.len()).filter(|t| orbit.set >> t & 1 == 0) {
            codes += orbit.size;
            let set = orbit.set | 1 << added;
            let count = weight_4_words(&family.columns(r, set), r);
            words.1 = words.1.max(count);
            if count < words.0 {
                words.0 = count;
                best.clear();
            }
            if count == words.0 {
                best.push(all.canonical(set).0);
            }
        }
    }
    best.sort_unstable();
    best.dedup();
    let best = best.into_iter().map(|set| family.columns(r, set)).collect();
    // Each set was reached once from each of its triples.
    Some(Fewest { codes: codes / family.chosen as u64, words, best })
}

/// Number of codewords of weight 4: a quarter of the triples of columns whose sum is a fourth column.
pub fn weight_4_words(columns: &[u16], r: u32) -> u64 {
    let mut pairs = vec![0u64; 1 << r];
    for (i, a) in columns.iter().enumerate() {
        for b in columns[..i].iter() {
            pairs[usize::from(a ^ b)] += 1;
        }
    }
    pairs.iter().map(|p| p * p.saturating_sub(1) / 2).sum::<u64>() / 3
}

fn choose(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |c, i| c * (n - i) / (i + 1))
}

#[test]
fn orbits_are_disjoint_and_cover_every_set() {
    for (rows, most) in [(5, 6), (6, 8), (7, 5)] {
        for count in 0..=most {
            let sets: u64 = triple_systems(rows, count).iter().map(|o| o.size).sum();
            assert_eq!(sets, choose(triples(rows).len() as u64, count as u64), "{count} triples of {rows} rows");
        }
    }
}

#[test]
fn hsiaos_matrix_has_the_fewest_weight_4_words_of_all_of_its_weight() {
    // Rows, codes of least weight, their weight, fewest and most words of weight 4, codes with the fewest up to order.
    for (n, r, chosen, weight, words, best) in [
        (22, 6, (20, 4), 54, (250, 259), 1),
        (39, 7, (35, 3), 103, (1_363, 1_375), 2),
        (72, 8, (56, 8), 216, (8_392, 8_541), 3),
    ] {
        let all = fewest_weight_4_words(n, r).unwrap();
        assert_eq!(all.codes, choose(chosen.0, chosen.1), "every set of triples was counted");
        assert_eq!((all.words, all.best.len()), (words, best), "({n},{})", n - r as usize);
        assert_eq!(least_weight(n as u64, u64::from(r)), weight);
        for columns in all.best {
            assert_eq!(columns.iter().map(|c| u64::from(c.count_ones())).sum::<u64>(), weight);
            assert_eq!(weight_4_words(&columns, r), words.0);
        }
    }
    let hsiao = eccforge_scheme::builtin("ni-secded").unwrap().scheme();
    let columns: Vec<u16> = hsiao.code.h.columns().iter().map(|c| *c as u16).collect();
    assert_eq!(weight_4_words(&columns, 8), 8_392);
}

#[test]
fn families_that_cannot_be_listed_are_refused() {
    assert_eq!(fewest_weight_4_words(137, 9), None);
    assert_eq!(fewest_weight_4_words(30, 8), None);
}
