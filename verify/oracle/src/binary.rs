//! Schemes of binary codewords: a layout, one matrix, a list of correctable patterns and a sanity check.

use crate::decode::Oracle;
use crate::symbol::Corrections;
use std::collections::HashMap;

/// A binary scheme as plain data. All codewords share one matrix and one list of correctable patterns.
#[derive(Clone, Debug)]
pub struct BinaryDefinition {
    /// The scheme's name.
    pub id: String,
    /// Physical bits of an entry, including check bits.
    pub bits: usize,
    /// Physical bits on check pins.
    pub check_positions: Vec<usize>,
    /// `codewords[w][b]`: physical bit of codeword `w`, codeword bit `b`.
    pub codewords: Vec<Vec<usize>>,
    /// `columns[b]`: column of H of codeword bit `b`; bit `j` is row `j`.
    pub columns: Vec<u64>,
    /// Correctable error patterns, each a set of codeword bits. Single bits are not implied.
    pub correctable: Vec<Vec<usize>>,
    /// The sanity check on corrections in two or more codewords.
    pub rule: Rule,
    /// If present, the number of pins of a beat: a codeword's correction of more than one bit is accepted only if it is in one
    /// aligned byte (8 pins x 1 beat; physical bit = beat x pins + pin) where another codeword also corrects a bit.
    pub confirm_same_byte: Option<usize>,
}

/// The sanity check of corrections, applied only if two or more codewords correct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rule {
    /// No check.
    None,
    /// Each partition gives a cell to every physical bit. Accepted if in at least one partition all corrected bits
    /// share a cell.
    TogetherIn(Vec<Vec<usize>>),
}

impl Oracle {
    /// The oracle of a binary scheme.
    ///
    /// # Panics
    /// If the definition contradicts itself: a physical bit in no codeword or in two, check bits that cannot cancel
    /// every syndrome in exactly one way, correctable patterns with a zero syndrome or a shared one.
    pub fn from_definition(d: BinaryDefinition) -> Oracle {
        let id = &d.id;
        let mut uses = vec![0; d.bits];
        for codeword in &d.codewords {
            assert_eq!(codeword.len(), d.columns.len(), "{id}: bits of a codeword, columns of H");
            for &position in codeword {
                assert!(position < d.bits, "{id}: physical bit {position} of {}", d.bits);
                uses[position] += 1;
            }
        }
        if let Some(position) = uses.iter().position(|&count| count != 1) {
            panic!("{id}: physical bit {position} is in {} codewords; it must be in one", uses[position]);
        }
        if let Rule::TogetherIn(partitions) = &d.rule {
            assert!(partitions.iter().all(|cells| cells.len() == d.bits), "{id}: a partition has one cell per bit");
        }
        assert!(d.confirm_same_byte != Some(0), "{id}: a beat has at least one pin");
        for &position in &d.check_positions {
            assert!(position < d.bits, "{id}: check position {position} of {}", d.bits);
        }
        for &bit in d.correctable.iter().flatten() {
            assert!(bit < d.columns.len(), "{id}: codeword bit {bit} of {} in a pattern", d.columns.len());
        }
        let check_bits = d.codewords.iter().map(|codeword| check_bits(&d, codeword)).collect();
        Oracle {
            data_positions: (0..d.bits).filter(|position| !d.check_positions.contains(position)).collect(),
            check_bits,
            corrections: vec![Corrections::Listed(list_by_syndrome(id, &d.columns, d.correctable))],
            id: d.id,
            bits: d.bits,
            codewords: d.codewords,
            columns: d.columns,
            rule: d.rule,
            confirm_same_byte: d.confirm_same_byte,
            symbols: None,
        }
    }
}

impl Oracle {
    /// The oracle of a binary scheme that corrects the listed patterns and the sums of two of them in one codeword.
    ///
    /// # Panics
    /// See [`Oracle::from_definition`]. The function does not check that sums have different syndromes. The syndromes
    /// differ if the listed patterns are all errors of single symbols and the code has a distance of five symbols.
    pub fn correcting_sums_of_two(d: BinaryDefinition) -> Oracle {
        let listed = list_by_syndrome(&d.id, &d.columns, d.correctable.clone());
        Oracle { corrections: vec![Corrections::SumsOfTwo(listed)], ..Oracle::from_definition(d) }
    }
}

impl Oracle {
    /// The oracle of a binary scheme whose codewords correct different patterns.
    ///
    /// # Panics
    /// See [`Oracle::from_definition`].
    pub fn correcting_each(d: BinaryDefinition, correctable: Vec<Vec<Vec<usize>>>) -> Oracle {
        let mut corrections = Vec::new();
        for patterns in correctable {
            corrections.push(Corrections::Listed(list_by_syndrome(&d.id, &d.columns, patterns)));
        }
        Oracle { corrections, ..Oracle::from_definition(d) }
    }
}

/// The check bits of a codeword, which must reach every column in exactly one way.
fn check_bits(d: &BinaryDefinition, codeword: &[usize]) -> Vec<usize> {
    let bits: Vec<usize> = (0..codeword.len()).filter(|&b| d.check_positions.contains(&codeword[b])).collect();
    let columns: Vec<u64> = bits.iter().map(|&b| d.columns[b]).collect();
    for c in 0..columns.len() {
        // A check column that others add up to would leave the check bits ambiguous.
        let rest: Vec<u64> = [&columns[..c], &columns[c + 1..]].concat();
        assert!(combination(&rest, columns[c]).is_none(), "{}: check columns depend on each other", d.id);
    }
    for (b, &column) in d.columns.iter().enumerate() {
        assert!(combination(&columns, column).is_some(), "{}: no check bits can cancel codeword bit {b}", d.id);
    }
    bits
}

/// Every correctable pattern by its syndrome.
pub(crate) fn list_by_syndrome(id: &str, columns: &[u64], patterns: Vec<Vec<usize>>) -> HashMap<u64, Vec<usize>> {
    let mut listed: HashMap<u64, Vec<usize>> = HashMap::new();
    for pattern in patterns {
        let syndrome = pattern.iter().fold(0, |sum, &b| sum ^ columns[b]);
        // The decoder takes a zero syndrome for a clean word, and would never correct the pattern.
        assert!(syndrome != 0, "{id}: pattern {pattern:?} has the zero syndrome");
        if let Some(other) = listed.insert(syndrome, pattern.clone()) {
            panic!("{id}: patterns {other:?} and {pattern:?} share the syndrome {syndrome:#x}");
        }
    }
    listed
}

/// The choice of `columns` that adds up to `target`, by Gaussian elimination over GF(2); `None` if there is none.
pub(crate) fn combination(columns: &[u64], target: u64) -> Option<Vec<usize>> {
    // Each reduced column remembers the columns it is the sum of; its lowest set bit is its pivot.
    let mut reduced: Vec<(u64, Vec<bool>)> = Vec::new();
    for (c, &column) in columns.iter().enumerate() {
        let itself = (0..columns.len()).map(|other| other == c).collect();
        let (value, members) = reduce(&reduced, column, itself);
        if value != 0 {
            reduced.push((value, members));
        }
    }
    let (rest, members) = reduce(&reduced, target, vec![false; columns.len()]);
    (rest == 0).then(|| (0..columns.len()).filter(|&c| members[c]).collect())
}

/// The value without the pivots of the reduced columns, and the columns whose sum was removed.
fn reduce(reduced: &[(u64, Vec<bool>)], mut value: u64, mut members: Vec<bool>) -> (u64, Vec<bool>) {
    for (pivot_value, pivot_members) in reduced {
        if value >> pivot_value.trailing_zeros() & 1 == 1 {
            value ^= pivot_value;
            members = members.iter().zip(pivot_members).map(|(a, b)| a ^ b).collect();
        }
    }
    (value, members)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decode::Status;

    /// Hamming (7,4), bits 4..7 are check bits.
    fn hamming() -> BinaryDefinition {
        BinaryDefinition {
            id: "hamming".into(),
            bits: 7,
            check_positions: vec![4, 5, 6],
            codewords: vec![(0..7).collect()],
            columns: vec![0b011, 0b101, 0b110, 0b111, 0b001, 0b010, 0b100],
            correctable: (0..7).map(|b| vec![b]).collect(),
            rule: Rule::None,
            confirm_same_byte: None,
        }
    }

    #[test]
    fn any_single_error_correcting_code_can_be_defined() {
        let oracle = Oracle::from_definition(hamming());
        for data in 0..16 {
            let written = oracle.encode(&(0..4).map(|d| data >> d & 1 == 1).collect::<Vec<bool>>());
            assert_eq!(oracle.syndromes(&written), [0]);
            assert_eq!(oracle.decode(&written).status, Status::Clean);
            for bit in 0..7 {
                let mut received = written.clone();
                received[bit] = !received[bit];
                let decoded = oracle.decode(&received);
                assert_eq!((decoded.status, decoded.entry), (Status::Corrected, written.clone()));
            }
        }
    }

    #[test]
    fn combination_finds_the_sum_among_dependent_columns_and_admits_defeat() {
        let columns = [0b0110, 0b0011, 0b0101, 0b1001];
        for target in 0..16 {
            let even = u64::count_ones(target) % 2 == 0;
            match combination(&columns, target) {
                Some(chosen) => assert_eq!(chosen.iter().fold(0, |sum, &c| sum ^ columns[c]), target),
                None => assert!(!even, "{target:#b} is a sum"),
            }
            assert_eq!(combination(&columns, target).is_some(), even);
        }
    }

    #[test]
    #[should_panic(expected = "patterns [3] and [0, 6] share the syndrome 0x7")]
    fn ambiguous_patterns_are_refused() {
        let mut definition = hamming();
        definition.correctable.push(vec![0, 6]);
        Oracle::from_definition(definition);
    }

    #[test]
    #[should_panic(expected = "physical bit 6 is in 0 codewords")]
    fn an_unprotected_bit_is_refused() {
        let mut definition = hamming();
        definition.codewords[0].pop();
        definition.columns.pop();
        definition.correctable.pop();
        Oracle::from_definition(definition);
    }

    #[test]
    #[should_panic(expected = "no check bits can cancel codeword bit 1")]
    fn check_bits_that_cannot_encode_are_refused() {
        let mut definition = hamming();
        definition.check_positions = vec![4, 5];
        Oracle::from_definition(definition);
    }
}
