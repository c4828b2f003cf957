//! The code of the controller: a symbol of each device in every codeword, and the outcomes of two wrong symbols.

use eccforge_scheme::Ball;
use eccforge_scheme::reed_solomon::ReedSolomon;
use eccforge_scheme::stages::{Erasures, Stage};

/// Outcomes of a codeword, as numbers of equally likely errors.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Shares {
    /// All errors.
    pub all: u64,
    /// Errors that are delivered right, by corrected devices: none, the first, the second, both.
    pub right: [u64; 4],
    /// Detected errors.
    pub detected: u64,
}

/// Outcomes of codewords that read two devices with given reports.
#[derive(Clone, Debug)]
pub(super) struct Decoding {
    /// Codewords with no wrong symbol, with one of the first device, and with one of the second.
    pub single: [Shares; 3],
    /// Codewords with wrong symbols of both devices, by the logarithm of the ratio of the second to the first.
    pub by_ratio: Vec<Shares>,
    /// Codewords with a uniform symbol of the second device, while that of the first is right, wrong, or uniform.
    pub uniform: [Shares; 3],
}

/// The code of the controller.
#[derive(Clone, Debug)]
pub(super) struct Rank {
    code: ReedSolomon,
    radius: usize,
    erasures: Option<Erasures>,
    blocks: usize,
    codewords: usize,
    /// Symbol of each device.
    symbol_of: Vec<usize>,
    /// For each data bit of a device: its codeword, numbered over all blocks, and its bit of the symbol.
    places: Vec<(usize, usize)>,
}

impl Rank {
    /// Creates the rank; `None` unless the stage has a Reed-Solomon code that corrects up to t symbols, each codeword
    /// has one symbol of each device, and the data bits of all devices are wired alike.
    pub fn new(inner: &Stage, outer: &Stage) -> Option<Self> {
        let scheme = outer.scheme.listed()?;
        let code = scheme.code.reed_solomon()?;
        let plain = scheme.sanity_check.is_empty() && scheme.pair_confirmation == Default::default();
        let alike = scheme.corrects.iter().all(|list| list == &scheme.corrects[0]);
        let radius = match scheme.corrects.first()?.as_slice() {
            [] => 0,
            spaces => Ball::of(spaces, &scheme.code)?.radius,
        };
        let (m, bits, codewords) = (code.symbol_bits() as usize, scheme.geometry.bits(), scheme.codewords());
        if !plain || !alike || outer.copies * codewords > 128 {
            return None;
        }
        let mut symbol_of = vec![None; inner.copies];
        let mut places = vec![vec![None; inner.data_of_copy()]; inner.copies];
        for copy in 0..outer.copies {
            for w in 0..codewords {
                for (b, bit) in scheme.layout.codeword(w).iter().enumerate() {
                    let data = outer.reads[copy * bits + bit];
                    let (device, own) = (data / inner.data_of_copy(), data % inner.data_of_copy());
                    if *symbol_of[device].get_or_insert(b / m) != b / m {
                        return None;
                    }
                    places[device][own] = Some((copy * codewords + w, b % m));
                }
            }
        }
        let mut distinct: Vec<usize> = symbol_of.iter().copied().collect::<Option<_>>()?;
        let symbol_of = distinct.clone();
        distinct.sort_unstable();
        distinct.dedup();
        let is_alike = places.windows(2).all(|pair| pair[0] == pair[1]) && distinct.len() == inner.copies;
        let places = places.swap_remove(0).into_iter().collect::<Option<_>>()?;
        let (code, erasures) = (code.clone(), outer.erasures.clone());
        is_alike.then_some(Self { code, radius, erasures, blocks: outer.copies, codewords, symbol_of, places })
    }

    /// The Reed-Solomon code of the controller.
    pub fn code(&self) -> &ReedSolomon {
        &self.code
    }

    /// Number of blocks.
    pub fn blocks(&self) -> usize {
        self.blocks
    }

    /// Number of codewords of a block.
    pub fn codewords_of_block(&self) -> usize {
        self.codewords
    }

    /// Whether a codeword can correct two symbols without erasures.
    pub fn corrects_pairs(&self) -> bool {
        self.radius > 1
    }

    /// The wrong symbols of a device; `wrong` states for each of its data bits whether it is wrong.
    pub fn values(&self, wrong: &[bool]) -> Vec<u32> {
        let mut values = vec![0; self.blocks * self.codewords];
        for (wrong, (w, bit)) in wrong.iter().zip(&self.places) {
            values[*w] |= u32::from(*wrong) << bit;
        }
        values
    }

    /// The outcomes of codewords that read the devices i and j, whose decoders gave these reports `ce` and `due`.
    pub fn decoding(&self, devices: [usize; 2], reports: [[bool; 2]; 2]) -> Decoding {
        let field = &self.code.field;
        let places = devices.map(|device| self.symbol_of[device]);
        let mut reported = Vec::new();
        if let Some(erasures) = &self.erasures {
            let both = places.into_iter().zip(reports);
            reported.extend(both.filter(|(_, [ce, due])| erasures.erases(*ce, *due)).map(|(symbol, _)| symbol));
        }
        let of = |values| self.outcome(places, values, &reported);
        let single = [of([0, 0]), of([1, 0]), of([0, 1])];
        let by_ratio: Vec<Shares> = (0..field.order()).map(|e| of([1, field.power(e.into())])).collect();
        let order = u64::from(field.order());
        let ratios = by_ratio.iter().fold(Shares::default(), |sum, ratio| sum.and(ratio, 1));
        // The uniform symbol is that of the second device. It is zero once, and has each ratio to a wrong symbol once.
        let right = Shares::default().and(&single[0], 1).and(&single[2], order);
        let wrong = Shares::default().and(&single[1], 1).and(&ratios, 1);
        let both = right.clone().and(&single[1], order).and(&ratios, order);
        Decoding { single, by_ratio, uniform: [right, wrong, both] }
    }

    /// The outcome of a codeword with these wrong symbols.
    fn outcome(&self, [i, j]: [usize; 2], [a, b]: [u32; 2], reported: &[usize]) -> Shares {
        let r = self.code.check_symbols as usize;
        let (from, up_to) = self.erasures.as_ref().map_or((1, r), |e| (e.from, e.up_to));
        let mut shares = Shares { all: 1, ..Shares::default() };
        let mut word = vec![0; self.code.locators.len()];
        (word[i], word[j]) = (a, b);
        let erased = if reported.len() < from { &[][..] } else { reported };
        let found = if reported.len() > up_to {
            None
        } else {
            self.code.correct(&word, erased, self.radius.min((r - erased.len()) / 2))
        };
        let Some(found) = found else {
            shares.detected = 1;
            return shares;
        };
        for (s, value) in found {
            word[s] ^= value;
        }
        // Another codeword has more than r wrong symbols, so some of its data symbols are wrong.
        if word.iter().all(|value| *value == 0) {
            shares.right[usize::from(a != 0) + 2 * usize::from(b != 0)] = 1;
        }
        shares
    }
}

impl Shares {
    /// These errors, and `times` times the errors of `other`.
    fn and(mut self, other: &Self, times: u64) -> Self {
        self.all += times * other.all;
        self.detected += times * other.detected;
        for (sum, more) in self.right.iter_mut().zip(other.right) {
            *sum += times * more;
        }
        self
    }
}
