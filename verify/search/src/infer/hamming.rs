//! Hamming codes of NAND controllers: each check bit is the parity of the data bits whose number has a certain bit.

use super::Bits;
use super::family::Family;
use eccforge_gf::gf2::Vector;

/// The data bits whose parity is a check bit: those for which bit `number_bit` of their number is `value`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    pub number_bit: usize,
    pub value: bool,
}

impl Group {
    /// The check, as a set of bits among the first `k`.
    pub fn check(self, k: usize) -> Bits {
        super::packed((0..k).map(|bit| self.has(bit)))
    }

    fn has(self, bit: usize) -> bool {
        (bit >> self.number_bit & 1 == 1) == self.value
    }
}

/// The group of each check bit, `None` for a constant check bit, from differences of words: data bits and then check
/// bits. `None` unless the check bits have a group for each bit of the numbers of the data bits, and three of four
/// differences agree with each.
pub fn groups(differences: &[Bits], k: usize, checks: usize) -> Option<Vec<Option<Group>>> {
    let numbers = k.ilog2() as usize;
    let mut groups: Vec<Group> = Vec::new();
    for number_bit in 0..numbers {
        groups.extend([false, true].map(|value| Group { number_bit, value }));
    }
    let mut parities: Vec<Vec<bool>> = Vec::new();
    for group in &groups {
        let check = group.check(k);
        parities.push(differences.iter().map(|difference| is_odd(&check, difference)).collect());
    }
    let (mut found, most) = (Vec::new(), differences.len() / 4);
    for check in 0..checks {
        let values: Vec<bool> = differences.iter().map(|difference| difference.has(k + check)).collect();
        // A check bit of random data is one in half of the differences; this one is unused, and its ones are errors.
        if values.iter().filter(|bit| **bit).count() <= most {
            found.push(None);
            continue;
        }
        let mut misses = Vec::new();
        for parity in &parities {
            misses.push(parity.iter().zip(&values).filter(|(parity, value)| parity != value).count());
        }
        let (best, fewest) = misses.into_iter().enumerate().min_by_key(|(_, misses)| *misses)?;
        if fewest > most {
            return None;
        }
        found.push(Some(groups[best]));
    }
    let has_group_of = |bit: usize| found.iter().flatten().any(|group| group.number_bit == bit);
    (0..numbers).all(has_group_of).then_some(found)
}

/// Whether an odd number of the bits of `check` is set in a word.
fn is_odd(check: &Bits, word: &Bits) -> bool {
    check.iter().zip(word).map(|(a, b)| (a & b).count_ones()).sum::<u32>() % 2 == 1
}

/// A Hamming code of k data bits whose check bits are the parities of these groups.
pub struct Hamming {
    pub k: usize,
    /// The group of each bit of the check bytes, if it has one.
    pub groups: Vec<Option<Group>>,
}

impl Hamming {
    fn checks(&self) -> impl Iterator<Item = (usize, Group)> {
        self.groups.iter().enumerate().filter_map(|(check, group)| Some((check, (*group)?)))
    }

    /// Number of check bits.
    pub fn r(&self) -> usize {
        self.checks().count()
    }

    /// The checks that a word violates.
    pub fn syndrome(&self, word: &Bits) -> Bits {
        super::packed(
            self.checks().map(|(check, group)| is_odd(&group.check(self.k), word) != word.has(self.k + check)),
        )
    }

    /// The groups that a data bit belongs to.
    fn column(&self, bit: usize) -> u64 {
        (0..).zip(self.checks()).fold(0, |sum, (row, (_, group))| sum | u64::from(group.has(bit)) << row)
    }

    /// Whether one wrong bit breaks exactly these checks.
    pub fn explains(&self, syndrome: &Bits) -> bool {
        // A wrong check bit breaks only its own check.
        syndrome[0].is_power_of_two() || (0..self.k).any(|bit| self.column(bit) == syndrome[0])
    }

    /// The code, described by its columns.
    pub fn family(&self) -> Family {
        let (k, r) = (self.k, self.r());
        let checks = (0..r).map(|row| 1 << row);
        let columns: Vec<String> =
            (0..k).map(|bit| self.column(bit)).chain(checks).map(|c| format!("{c:#x}")).collect();
        Family::new(
            format!("Hamming code ({},{k}) by bits of the numbers of data bits", k + r),
            format!("columns: [{}]", columns.join(", ")),
            1,
        )
    }
}
