//! The plain exhaustive decoder: every correctable pattern is listed by its syndrome, and the entry rules are applied
//! as they are worded. It shares no code with the decoders under test.

use eccforge_scheme::{PairConfirmation, Partition, Scheme, Space, Switch};
use std::collections::{BTreeSet, HashMap};

/// Spaces of at most this dimension are listed.
const LISTED: usize = 12;

/// The result of an error; `flips` are physical bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    pub flips: BTreeSet<usize>,
    pub ce: bool,
    pub due: bool,
    pub codeword_ce: Vec<bool>,
    pub codeword_due: Vec<bool>,
    pub rule_fail: bool,
    pub syndromes: Vec<u64>,
}

/// The decoder of a scheme.
pub struct Reference<'s> {
    scheme: &'s Scheme,
    /// By codeword: the correctable pattern of each syndrome.
    listed: Vec<HashMap<u64, Vec<usize>>>,
    /// By codeword: spaces that are too large to list, each as a basis in echelon form.
    large: Vec<Vec<Echelon>>,
    /// The codeword of each physical bit, and its column.
    columns: Vec<(usize, u64)>,
}

/// (syndrome, pattern) pairs, each with a leading one that no later syndrome has.
type Echelon = Vec<(u64, BTreeSet<usize>)>;

fn echelon(scheme: &Scheme, space: &Space) -> Echelon {
    let mut rows = Echelon::new();
    for basis in space.basis() {
        let syndrome = basis.iter().fold(0, |s, bit| s ^ scheme.code.h.columns()[*bit]);
        let (syndrome, pattern) = reduced(&rows, syndrome, basis.iter().copied().collect());
        assert_ne!(syndrome, 0, "independent syndromes");
        rows.push((syndrome, pattern));
    }
    rows
}

fn reduced(rows: &Echelon, mut syndrome: u64, mut pattern: BTreeSet<usize>) -> (u64, BTreeSet<usize>) {
    for (row, of_row) in rows {
        if syndrome >> row.ilog2() & 1 == 1 {
            syndrome ^= row;
            pattern = pattern.symmetric_difference(of_row).copied().collect();
        }
    }
    (syndrome, pattern)
}

/// Whether the space has a pattern with this syndrome.
fn reaches(rows: &Echelon, syndrome: u64) -> bool {
    let (rest, _) = reduced(rows, syndrome, BTreeSet::new());
    rest == 0
}

impl<'s> Reference<'s> {
    pub fn new(scheme: &'s Scheme) -> Self {
        let columns_of_code = scheme.code.h.columns();
        let (mut listed, mut large) = (Vec::new(), Vec::new());
        for spaces in &scheme.corrects {
            let (mut patterns, mut echelons) = (HashMap::new(), Vec::new());
            for space in spaces {
                if space.dimension() > LISTED {
                    echelons.push(echelon(scheme, space));
                    continue;
                }
                for index in 1..1u64 << space.dimension() {
                    let pattern = space.pattern(index);
                    let syndrome = pattern.iter().fold(0, |sum, bit| sum ^ columns_of_code[*bit]);
                    patterns.insert(syndrome, pattern);
                }
            }
            listed.push(patterns);
            large.push(echelons);
        }
        let mut columns = vec![(usize::MAX, 0); scheme.geometry.bits()];
        for w in 0..scheme.codewords() {
            for (bit, physical) in scheme.layout.codeword(w).iter().enumerate() {
                columns[*physical] = (w, columns_of_code[bit]);
            }
        }
        Self { scheme, listed, large, columns }
    }

    /// The correctable pattern of codeword `w` with this syndrome.
    fn located(&self, w: usize, syndrome: u64) -> Option<Vec<usize>> {
        let pattern = |rows: &Echelon| reduced(rows, syndrome, BTreeSet::new()).1.into_iter().collect();
        let large = || self.large[w].iter().find(|rows| syndrome != 0 && reaches(rows, syndrome)).map(pattern);
        self.listed[w].get(&syndrome).cloned().or_else(large)
    }

    /// Decodes the error in these physical bits under these values of the enables.
    pub fn decode(&self, error: &BTreeSet<usize>, enables: &[bool]) -> Decoded {
        let scheme = self.scheme;
        let on = |rule: Switch| scheme.enables.iter().zip(enables).all(|(e, on)| e.switches != rule || *on);
        let words = scheme.codewords();
        let mut decoded = Decoded {
            flips: BTreeSet::new(),
            ce: false,
            due: false,
            codeword_ce: vec![false; words],
            codeword_due: vec![false; words],
            rule_fail: false,
            syndromes: Vec::new(),
        };
        // Corrected physical bits of each codeword.
        let mut corrections: Vec<Vec<usize>> = Vec::new();
        for w in 0..words {
            let physical = scheme.layout.codeword(w);
            let mut syndrome = 0;
            for (word, column) in error.iter().map(|bit| self.columns[*bit]) {
                if word == w {
                    syndrome ^= column;
                }
            }
            let allowed = |pattern: &Vec<usize>| pattern.len() == 1 || on(Switch::MultiBitCorrection);
            let correction = self.located(w, syndrome).filter(allowed);
            decoded.codeword_ce[w] = correction.is_some();
            decoded.codeword_due[w] = syndrome != 0 && correction.is_none();
            decoded.syndromes.push(syndrome);
            corrections.push(correction.unwrap_or_default().into_iter().map(|bit| physical[bit]).collect());
        }
        decoded.rule_fail = on(Switch::SanityCheck) && self.are_distinct(&corrections)
            || on(Switch::PairConfirmation) && self.unconfirmed(&corrections);
        decoded.due = decoded.rule_fail || decoded.codeword_due.contains(&true);
        decoded.ce = !decoded.due && decoded.codeword_ce.contains(&true);
        if !decoded.due {
            decoded.flips = corrections.into_iter().flatten().collect();
        }
        decoded
    }

    /// Whether two or more codewords correct, and no partition has a cell with all corrections.
    fn are_distinct(&self, corrections: &[Vec<usize>]) -> bool {
        let several = corrections.iter().filter(|c| !c.is_empty()).count() > 1;
        let shared = |p: &Partition| p.common_cell(corrections.iter().flatten().copied()).is_some();
        several && !self.scheme.sanity_check.is_empty() && !self.scheme.sanity_check.iter().any(shared)
    }

    /// Whether some codeword corrects several bits, and no other corrects a bit in their byte.
    fn unconfirmed(&self, corrections: &[Vec<usize>]) -> bool {
        let g = self.scheme.geometry;
        let confirmed = |w: usize| {
            let others = corrections.iter().enumerate().filter(|(v, _)| *v != w);
            others.flat_map(|(_, c)| c).any(|bit| g.byte(*bit) == g.byte(corrections[w][0]))
        };
        let pairs = (0..corrections.len()).filter(|w| corrections[*w].len() > 1);
        self.scheme.pair_confirmation == PairConfirmation::Byte && pairs.into_iter().any(|w| !confirmed(w))
    }
}
