//! Counts and enumerates choices of bits from sets.

use eccforge_gf::integers::binomial;

/// A set of bits of an entry; every choice takes from `least` to `most` of them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Choices {
    /// The bits, ascending.
    pub bits: Vec<usize>,
    /// Minimum number of wrong bits.
    pub least: usize,
    /// Maximum number of wrong bits; a larger number means all.
    pub most: usize,
}

impl Choices {
    /// Visits every choice, as ascending bits.
    pub fn each(&self, visit: &mut dyn FnMut(&[usize])) {
        for task in tasks(self) {
            task.for_each(visit);
        }
    }

    /// Number of choices; 2^64 - 1 if there are more.
    pub fn count(&self) -> u64 {
        let n = self.bits.len();
        (self.least..=self.most.min(n)).fold(0, |sum, k| sum.saturating_add(binomial(n as u64, k as u64)))
    }

    /// Number of choices from all of these sets; 2^64 - 1 if there are more.
    pub fn total(sets: &[Self]) -> u64 {
        sets.iter().map(Self::count).fold(0, u64::saturating_add)
    }
}

/// A part of a set small enough for one thread: patterns of `least` to `most` bits among `bits`. Bit `first` is
/// always wrong and all others come after it.
#[derive(Clone, Debug)]
pub struct Task {
    first: Vec<usize>,
    rest: Vec<usize>,
    least: usize,
    most: usize,
}

/// The tasks of a set: the error-free pattern, if it is one of the choices, and for each bit the choices that begin
/// with it.
pub fn tasks(set: &Choices) -> impl Iterator<Item = Task> {
    let (least, most) = (set.least, set.most);
    let none = (least == 0).then(|| Task { first: Vec::new(), rest: Vec::new(), least: 0, most: 0 });
    let firsts = (set.bits.len() + 1).saturating_sub(least.max(1));
    let by_first_bit =
        (0..firsts).map(move |i| Task { first: vec![set.bits[i]], rest: set.bits[i + 1..].to_vec(), least, most });
    none.into_iter().chain(by_first_bit)
}

impl Task {
    /// Visits every pattern, as ascending bits.
    pub fn for_each(&self, visit: &mut dyn FnMut(&[usize])) {
        let mut bits = self.first.clone();
        self.extend(&mut bits, 0, visit);
    }

    /// Visits `bits` and every extension of it by bits of `rest[from..]`, but starts none that would have fewer than
    /// `least` bits.
    fn extend(&self, bits: &mut Vec<usize>, from: usize, visit: &mut dyn FnMut(&[usize])) {
        if bits.len() >= self.least {
            visit(bits);
        }
        if bits.len() == self.most {
            return;
        }
        // A bit near the end leaves too few after it for `least` bits: without the bound, most visits of a class of
        // many bits would end without a pattern.
        let end = (self.rest.len() + bits.len() + 1).saturating_sub(self.least).min(self.rest.len());
        for i in from..end {
            bits.push(self.rest[i]);
            self.extend(bits, i + 1, visit);
            bits.pop();
        }
    }
}
