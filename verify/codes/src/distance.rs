//! Computes the minimum distance of a code: by search if it is small, by counting if the code or its dual code has few
//! words, and otherwise from information sets.

use crate::dual::{Dual, MAX_CHECK_BITS};
use crate::effort::{MAX_QUICK_STEPS, additions};
use crate::lightest::lightest;
use crate::weights::{bases, transformed, weigh};
use eccforge_gf::integers::binomial;
use num_bigint::BigUint;
use num_traits::Zero;
use rustc_hash::{FxHashMap, FxHashSet};
use schemars::JsonSchema;
use serde::Serialize;

/// A minimum distance and the method that found it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Distance {
    /// The distance in bits, or a lower bound on it.
    pub bits: u32,
    /// Whether larger distances are possible.
    pub lower_bound_only: bool,
    /// Codeword bits of a lightest codeword; empty if none was found, `None` for a part of an entry.
    #[serde(rename = "lightest_codeword_bits", skip_serializing_if = "Option::is_none")]
    pub lightest: Option<Vec<usize>>,
    /// The distance in symbols, if the code has any.
    pub symbols: Option<u32>,
    /// The method that found it.
    #[serde(skip)]
    pub method: Method,
}

/// Methods that find a minimum distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Sums of columns were searched.
    Searched,
    /// Codewords of each weight were counted from the weights of the dual code.
    Dual,
    /// Every codeword was weighed.
    Codewords,
    /// Codewords were enumerated by their bits in information sets.
    InformationSets,
    /// The code is maximum distance separable (MDS): a codeword has at least one bit in each of `symbols` symbols.
    Symbols,
}

impl Distance {
    /// A distance in bits, without an example of a codeword of this weight.
    pub fn new(bits: u32, lower_bound_only: bool, method: Method) -> Self {
        Self { bits, lower_bound_only, lightest: Some(Vec::new()), symbols: None, method }
    }

    /// Adds a distance in symbols, which is a lower bound on the distance in bits.
    #[must_use]
    pub fn with_symbols(self, symbols: Option<u32>) -> Self {
        match symbols {
            Some(bits) if self.lower_bound_only && self.bits < bits => {
                Self { bits, method: Method::Symbols, symbols, ..self }
            }
            _ => Self { symbols, ..self },
        }
    }

    /// The distance and its method, as evidence for a claim.
    pub fn evidence(&self) -> String {
        let least = if self.lower_bound_only { "at least " } else { "" };
        let how = match self.method {
            Method::Searched => " by exhaustive search",
            Method::Dual => ", counted from the dual code",
            Method::Codewords => ", of all codewords",
            Method::InformationSets => ", from information sets",
            Method::Symbols => ", since the code is MDS",
        };
        format!("{least}{}{how}", self.bits)
    }
}

/// Sums of three columns are listed if there are at most this many.
// The set of these sums has 2^25 buckets of 9 bytes: 300 MB.
const MAX_TRIPLES: u64 = 20_000_000;

/// The minimum distance of the code with these parity-check columns: the smallest number of columns that sum to zero.
/// It is searched by meeting in the middle, up to six columns or until the search grows too large. Then it is
/// counted, if the code or its dual code has few words, or found from information sets.
pub fn distance(columns: &[u64]) -> Distance {
    let searched = searched(columns);
    if !searched.lower_bound_only {
        return searched;
    }
    let by_weight = by_weight(columns, searched);
    if !by_weight.lower_bound_only {
        return by_weight;
    }
    // Last, because it can take seconds.
    lightest(columns).map_or(by_weight, |word| found(word, Method::InformationSets))
}

/// The distance of a code with this lightest word.
fn found(mut lightest: Vec<usize>, method: Method) -> Distance {
    lightest.sort_unstable();
    let bits = lightest.len() as u32;
    Distance { lightest: Some(lightest), ..Distance::new(bits, false, method) }
}

/// A lower bound on the distance, found by search.
fn at_least(bits: u32) -> Distance {
    Distance::new(bits, true, Method::Searched)
}

/// The distance up to six, by meeting in the middle; a lower bound if it is larger or there are too many sums.
fn searched(columns: &[u64]) -> Distance {
    let found = |lightest: Vec<usize>| found(lightest, Method::Searched);
    let mut single: FxHashMap<u64, usize> = FxHashMap::default();
    if let Some(b) = columns.iter().position(|&c| c == 0) {
        return found(vec![b]);
    }
    for (b, &column) in columns.iter().enumerate() {
        if let Some(a) = single.insert(column, b) {
            return found(vec![a, b]);
        }
    }
    let n = columns.len();
    let mut pairs: FxHashMap<u64, (usize, usize)> = FxHashMap::with_capacity_and_hasher(n * n / 2, Default::default());
    let mut four = None;
    for b in 0..n {
        for a in 0..b {
            let sum = columns[a] ^ columns[b];
            if let Some(&c) = single.get(&sum) {
                return found(vec![a, b, c]);
            }
            if let Some((c, d)) = pairs.insert(sum, (a, b)) {
                four.get_or_insert(vec![a, b, c, d]);
            }
        }
    }
    // After the loop: a word of three bits is lighter, and may be found later.
    if let Some(bits) = four {
        return found(bits);
    }
    if binomial(n as u64, 3) > MAX_TRIPLES {
        return at_least(5);
    }
    let mut triples: FxHashSet<u64> = FxHashSet::default();
    let mut six = false;
    for c in 0..n {
        for b in 0..c {
            for a in 0..b {
                let sum = columns[a] ^ columns[b] ^ columns[c];
                if let Some(&(d, e)) = pairs.get(&sum) {
                    return found(vec![a, b, c, d, e]);
                }
                six |= !triples.insert(sum);
            }
        }
    }
    if six { Distance { lower_bound_only: false, ..at_least(6) } } else { at_least(7) }
}

/// The distance from the weights of the code or its dual code; `bound` if both have too many words.
fn by_weight(columns: &[u64], bound: Distance) -> Distance {
    let n = columns.len();
    let (rows, words) = bases(columns);
    let r = rows.len();
    if n == r {
        // Zero is the only codeword, so every bound holds.
        return Distance { bits: bound.bits.max(n as u32 + 1), ..bound };
    }
    if r <= MAX_CHECK_BITS as usize {
        // Any r + 1 columns are dependent, so there is a codeword of at most r + 1 bits.
        let mut narrow = vec![0u64; n];
        for (i, row) in rows.iter().enumerate() {
            for (b, column) in narrow.iter_mut().enumerate() {
                *column |= (row[b / 64] >> (b % 64) & 1) << i;
            }
        }
        let weights = Dual::new(&narrow, r as u32, r + 1).count([0]);
        let least = (1..weights.len()).find(|&k| !weights[k].is_zero());
        return least.map_or(bound, |k| Distance::new(k as u32, false, Method::Dual));
    }
    // The words of the smaller code are weighed; the weights of the other follow.
    let (basis, method) = if r < n - r { (rows, Method::Dual) } else { (words, Method::Codewords) };
    if additions(basis.len(), n).is_none_or(|additions| additions > 1 << MAX_QUICK_STEPS) {
        return bound;
    }
    let mut weights: Vec<BigUint> = weigh(&basis, n).into_iter().map(BigUint::from).collect();
    if method == Method::Dual {
        weights = transformed(&weights, r, r + 1);
    }
    let least = (1..weights.len()).find(|&bits| !weights[bits].is_zero());
    least.map_or(bound, |bits| Distance::new(bits as u32, false, method))
}
