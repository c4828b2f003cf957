//! Finds the code of a miscorrection profile (BEER: Patel et al., MICRO 2020): which data bits a decoder of single errors can flip
//! wrongly if only certain data bits are charged.
//!
//! Cells lose charge only, so errors are confined to the charged data bits and to the check bits that the code charges with them. A
//! data bit can be flipped wrongly exactly if its column is a sum of columns of such cells. With one charged bit this is containment: the
//! column has no ones outside the column of the charged bit. The columns are found by backtracking; rows that no column so far
//! distinguishes are interchangeable, so one order of them is tried.

use serde::Deserialize;
use std::collections::HashMap;

/// Maximum number of assignments of a column that are tried before the search gives up.
const MOST_STEPS: u64 = 20_000_000;
/// Number of codes after which the search for further codes ends.
const MOST_CODES: usize = 100;
/// Maximum number of check bits. The search keeps every column of 16 rows for every data bit.
const MOST_CHECKS: u32 = 16;

/// A profile as BEER writes it in the JSON of a code.
#[derive(Clone, Debug, Deserialize)]
pub struct Profile {
    /// Data bits.
    pub k: usize,
    /// Patterns: for each data bit, whether it is charged and whether it was flipped wrongly. Numbers other than 0 and
    /// 1 mean that this is unknown.
    pub miscorrection_profile: Vec<[Vec<i64>; 2]>,
}

/// The codes with a profile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Codes {
    /// Check bits.
    pub checks: u32,
    /// The columns of the data bits of each code, up to the order of rows.
    pub all: Vec<Vec<u64>>,
    /// Whether there may be more.
    pub more: bool,
    /// Largest number of charged data bits of a pattern.
    pub charged: usize,
}

/// One observation: the charged bits, a bit that is not charged, and whether it can be flipped.
struct Seen {
    charged: Vec<usize>,
    bit: usize,
    flips: bool,
}

impl Profile {
    /// Finds every code with the fewest check bits for this number of data bits whose decoder has the profile.
    ///
    /// # Errors
    /// The profile is malformed, or the search takes too long.
    pub fn codes(&self) -> Result<Codes, String> {
        let k = self.k;
        let checks = (2u32..=MOST_CHECKS).find(|r| k > 0 && (1u64 << r) > k as u64 + u64::from(*r));
        let checks = checks.ok_or_else(|| format!("{k} data bits: expected 1 to {}", (1u64 << MOST_CHECKS) - 17))?;
        let (mut seen, mut most) = (Vec::new(), 0);
        for (number, [charged, flips]) in self.miscorrection_profile.iter().enumerate() {
            if charged.len() != k || flips.len() != k {
                return Err(format!("pattern {number} has {} and {} bits, expected {k}", charged.len(), flips.len()));
            }
            let own: Vec<usize> = (0..k).filter(|bit| charged[*bit] == 1).collect();
            most = most.max(own.len());
            let known = (0..k).filter(|bit| !own.contains(bit) && matches!(flips[*bit], 0 | 1));
            seen.extend(known.map(|bit| Seen { charged: own.clone(), bit, flips: flips[bit] == 1 }));
        }
        let mut search = Search::new(k, &seen);
        let domain: Vec<u64> = (1..1u64 << checks).filter(|column| column.count_ones() > 1).collect();
        search.extend(&vec![domain; k], &[(1 << checks) - 1])?;
        let more = search.found.len() >= MOST_CODES;
        Ok(Codes { checks, all: search.found, more, charged: most })
    }
}

/// A partial assignment of columns.
struct Search<'s> {
    columns: Vec<Option<u64>>,
    /// For a charged bit and another bit, whether the other can be flipped, if a pattern with one charged bit shows it.
    single: HashMap<[usize; 2], bool>,
    /// For each bit, the observations with several charged bits that have it charged or flipped.
    several: Vec<Vec<&'s Seen>>,
    found: Vec<Vec<u64>>,
    steps: u64,
}

impl<'s> Search<'s> {
    fn new(k: usize, seen: &'s [Seen]) -> Self {
        let (mut single, mut several) = (HashMap::new(), vec![Vec::new(); k]);
        for one in seen {
            match one.charged.as_slice() {
                [] => {}
                [charged] => _ = single.insert([*charged, one.bit], one.flips),
                all => {
                    for bit in all.iter().chain([&one.bit]) {
                        several[*bit].push(one);
                    }
                }
            }
        }
        Self { columns: vec![None; k], single, several, found: Vec::new(), steps: 0 }
    }

    /// Tries the columns of the bit that has the fewest possible columns; `classes` are rows that no column so far distinguishes.
    fn extend(&mut self, domains: &[Vec<u64>], classes: &[u64]) -> Result<(), String> {
        let free = (0..self.columns.len()).filter(|bit| self.columns[*bit].is_none());
        let Some(bit) = free.min_by_key(|bit| domains[*bit].len()) else {
            self.found.push(self.columns.iter().flatten().copied().collect());
            return Ok(());
        };
        for column in domains[bit].iter().copied().filter(|column| is_first(*column, classes)) {
            if self.found.len() >= MOST_CODES {
                return Ok(());
            }
            self.steps += 1;
            if self.steps > MOST_STEPS {
                return Err(format!(
                    "the search ended after {MOST_STEPS} steps; give patterns of two charged bits too"
                ));
            }
            self.columns[bit] = Some(column);
            if self.several[bit].iter().all(|seen| self.is_consistent(seen)) {
                let narrowed = self.narrowed(domains, bit, column);
                let split = classes.iter().flat_map(|class| [class & column, class & !column]);
                let split: Vec<u64> = split.filter(|class| *class != 0).collect();
                if narrowed.iter().enumerate().all(|(other, left)| self.columns[other].is_some() || !left.is_empty()) {
                    self.extend(&narrowed, &split)?;
                }
            }
            self.columns[bit] = None;
        }
        Ok(())
    }

    /// Whether the pattern with one charged bit agrees with `contained`: that its column contains the column of the flipped bit.
    fn agrees(&self, charged_and_flipped: [usize; 2], contained: bool) -> bool {
        self.single.get(&charged_and_flipped).is_none_or(|flips| *flips == contained)
    }

    /// The columns that the other bits can still have.
    fn narrowed(&self, domains: &[Vec<u64>], bit: usize, column: u64) -> Vec<Vec<u64>> {
        let fits = |other: usize, v: u64| {
            v != column && self.agrees([bit, other], v & !column == 0) && self.agrees([other, bit], column & !v == 0)
        };
        let of = |(other, domain): (usize, &Vec<u64>)| match self.columns[other] {
            Some(_) => Vec::new(),
            None => domain.iter().copied().filter(|v| fits(other, *v)).collect(),
        };
        domains.iter().enumerate().map(of).collect()
    }

    /// Whether an observation of several charged bits agrees with the columns; true if some are not known.
    fn is_consistent(&self, seen: &Seen) -> bool {
        let charged: Option<Vec<u64>> = seen.charged.iter().map(|bit| self.columns[*bit]).collect();
        let (Some(charged), Some(column)) = (charged, self.columns[seen.bit]) else { return true };
        let checks = charged.iter().fold(0, |sum, column| sum ^ column);
        let mut sums = vec![column];
        for own in &charged {
            sums.extend(sums.clone().into_iter().map(|sum| sum ^ own));
        }
        seen.flips == sums.iter().any(|sum| sum & !checks == 0)
    }
}

/// Whether the ones of a column are the lowest rows of each class.
fn is_first(column: u64, classes: &[u64]) -> bool {
    classes.iter().all(|class| {
        let (own, mut rest) = (column & class, *class);
        for _ in 0..own.count_ones() {
            rest &= rest - 1;
        }
        own & rest == 0
    })
}
