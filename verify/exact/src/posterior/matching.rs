//! Finds and counts the errors that have one joint syndrome: a syndrome for each codeword of an entry.

use eccforge_gf::gf2::Span;
use eccforge_model::Choices;
use eccforge_scheme::Scheme;
use num_bigint::BigUint;
use num_traits::{One, Zero};
use rustc_hash::FxHashMap;

/// A joint syndrome, with tables of the entry's bits.
pub(super) struct Joint<'a> {
    syndromes: &'a [u64],
    /// The codeword and the column of H of each physical bit.
    columns: Vec<(usize, u64)>,
    /// Physical bits by their codeword and column, ascending.
    places: FxHashMap<(usize, u64), Vec<usize>>,
}

impl<'a> Joint<'a> {
    /// The joint syndrome of an entry of the scheme; `syndromes` has one for each codeword.
    pub fn new(scheme: &Scheme, syndromes: &'a [u64]) -> Self {
        let h = scheme.code.h.columns();
        let columns: Vec<(usize, u64)> = scheme.layout.inverse().into_iter().map(|(w, bit)| (w, h[bit])).collect();
        let mut places: FxHashMap<(usize, u64), Vec<usize>> = FxHashMap::default();
        for (bit, column) in columns.iter().enumerate() {
            places.entry(*column).or_default().push(bit);
        }
        Self { syndromes, columns, places }
    }

    /// Visits every choice from the set that has the joint syndrome and a wrong bit, as ascending bits.
    pub fn each(&self, set: &Choices, visit: &mut dyn FnMut(&[usize])) {
        let open = self.syndromes.iter().filter(|syndrome| **syndrome != 0).count();
        let mut search = Search { joint: self, set, chosen: Vec::new(), rest: self.syndromes.to_vec(), open };
        search.extend(0, visit);
    }

    /// Number of choices that [`Joint::each`] tries: it looks the last bit up.
    pub fn tried(set: &Choices) -> u64 {
        let most = set.most.min(set.bits.len()).saturating_sub(1);
        Choices { bits: set.bits.clone(), least: 0, most }.count()
    }

    /// Number of errors of one or more of these bits that have the joint syndrome. If a codeword has n of the bits, and
    /// their columns have rank r, each syndrome of their span is that of 2^(n - r) errors.
    pub fn on(&self, bits: &[usize]) -> BigUint {
        let mut free = bits.len();
        for (w, syndrome) in self.syndromes.iter().enumerate() {
            let own = bits.iter().map(|bit| self.columns[*bit]).filter(|(codeword, _)| *codeword == w);
            let span = Span::of(own.map(|(_, column)| column));
            if !span.contains(*syndrome) {
                return BigUint::zero();
            }
            free -= span.dimension() as usize;
        }
        let all = BigUint::one() << free;
        // The pattern without a wrong bit is not an error.
        let is_zero = self.syndromes.iter().all(|syndrome| *syndrome == 0);
        if is_zero { all - 1u32 } else { all }
    }
}

/// A choice of bits that grows bit by bit.
struct Search<'j, 'a> {
    joint: &'j Joint<'a>,
    set: &'j Choices,
    chosen: Vec<usize>,
    /// The joint syndrome that further bits must have.
    rest: Vec<u64>,
    /// Number of codewords for which `rest` is not zero.
    open: usize,
}

impl Search<'_, '_> {
    /// Visits the choice, if it has the syndrome, and all choices that add bits of `set.bits[from..]`.
    fn extend(&mut self, from: usize, visit: &mut dyn FnMut(&[usize])) {
        if self.open == 0 && self.chosen.len() >= self.set.least.max(1) {
            visit(&self.chosen);
        }
        let room = self.set.most.min(self.set.bits.len()) - self.chosen.len();
        // A bit changes the syndrome of one codeword.
        if room == 0 || self.open > room {
            return;
        }
        if room == 1 {
            return self.finish(from, visit);
        }
        for i in from..self.set.bits.len() {
            let bit = self.set.bits[i];
            self.flip(bit);
            self.chosen.push(bit);
            self.extend(i + 1, visit);
            self.chosen.pop();
            self.flip(bit);
        }
    }

    /// Adds one more bit like [`Search::extend`], but looks it up by its column.
    fn finish(&mut self, from: usize, visit: &mut dyn FnMut(&[usize])) {
        if self.chosen.len() + 1 < self.set.least {
            return;
        }
        for w in 0..self.rest.len() {
            // One bit does not correct another codeword.
            if self.open > usize::from(self.rest[w] != 0) {
                continue;
            }
            for bit in self.joint.places.get(&(w, self.rest[w])).into_iter().flatten() {
                if self.set.bits[from..].binary_search(bit).is_ok() {
                    self.chosen.push(*bit);
                    visit(&self.chosen);
                    self.chosen.pop();
                }
            }
        }
    }

    fn flip(&mut self, bit: usize) {
        let (w, column) = self.joint.columns[bit];
        let before = usize::from(self.rest[w] != 0);
        self.rest[w] ^= column;
        self.open = self.open + usize::from(self.rest[w] != 0) - before;
    }
}
