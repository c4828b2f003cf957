//! Search problems: the length of the code, its correctable patterns, and the permitted columns.

use crate::circulant;
use eccforge_files::diagnostic::{Place, SourceFile};
use eccforge_files::yaml::Spanned;

/// Maximum number of check bits, because tables have 2^r entries.
pub const MAX_CHECK_BITS: u32 = 12;

/// The vectors of GF(2)^r that may be columns of H.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Columns {
    /// Vectors of odd weight: every error of even weight has an even syndrome, so no two-bit error looks like one bit
    /// (Hsiao, IBM J. Res. Dev. 1970).
    #[default]
    Odd,
    /// All non-zero vectors.
    Any,
    /// These vectors, ascending, including the unit vectors. If none is the sum of two others, the code is SEC-DED.
    Among(Vec<u16>),
    /// Vectors of odd weight in blocks of this size, each consisting of the rotations of one column ([`circulant`]):
    /// quasi-cyclic codes.
    Circulant(usize),
}

impl Columns {
    /// Whether every column has odd weight.
    pub fn are_odd(&self) -> bool {
        matches!(self, Self::Odd | Self::Circulant(_))
    }

    /// Number of columns that change together; 1 without blocks.
    pub fn block(&self) -> usize {
        if let Self::Circulant(size) = self { *size } else { 1 }
    }
}

/// An error outside the correctable set whose outcome a search counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watched {
    /// Wrong bits of the error, ascending.
    pub bits: Vec<usize>,
    /// Weight of the error. An error that must be detected has the weight 1; an error of a model has its probability
    /// times the weight of its class, in units of 10^-12.
    pub weight: i64,
}

/// A search problem. Every single bit is corrected, and so is every pattern of `patterns`.
#[derive(Clone, Debug, Default)]
pub struct Problem {
    /// Bits of a codeword.
    pub n: usize,
    /// Check bits: the last `r` columns are the unit vectors, so the code is systematic.
    pub r: u32,
    /// The permitted columns.
    pub columns: Columns,
    /// Correctable patterns of two bits and more: sorted positions.
    pub patterns: Vec<Vec<usize>>,
    /// Bits of a window (such as the byte of a memory beat) whose patterns are counted; 0 for none.
    pub window: usize,
    /// Errors that the code must detect.
    pub detects: Vec<Watched>,
    /// Errors of a model; as few as possible are silent.
    pub model: Vec<Watched>,
}

/// The patterns of two or more bits of a scheme file's `corrects` item, in a codeword of `n` bits.
///
/// # Panics
/// If `item` is not such an item, or does not fit the codeword.
pub fn patterns(item: &str, n: usize, r: usize) -> Vec<Vec<usize>> {
    // Written as in a scheme file, so that both expand an item alike.
    let file = SourceFile::new("corrects", format!("- bits\n- {item}\n"));
    let items = file.parse().map(|value| Spanned { value, place: Place { offset: 0, length: 0 } });
    items.and_then(|items| eccforge_scheme::patterns(&items, n - r, r)).unwrap_or_else(|e| panic!("{e}"))
}

/// The sum of the columns at these positions: the syndrome of an error there.
pub(crate) fn syndrome(columns: &[u16], bits: &[usize]) -> u16 {
    bits.iter().fold(0, |sum, bit| sum ^ columns[*bit])
}

impl Problem {
    /// Checks that counting bounds do not exclude the problem.
    ///
    /// # Errors
    /// The counting bound that fails, in numbers.
    pub fn feasible(&self) -> Result<(), String> {
        if self.r == 0 || self.r > MAX_CHECK_BITS {
            return Err(format!("{} check bits: from 1 to {MAX_CHECK_BITS} can be searched", self.r));
        }
        let r = self.r as usize;
        if self.n <= r {
            return Err(format!("n = {} leaves no data bits with r = {r} check bits", self.n));
        }
        // Two equal columns are two single bits with one syndrome.
        let vectors = self.allowed().len();
        if self.n > vectors {
            let kind = match self.columns {
                Columns::Odd => "vectors of odd weight",
                Columns::Any => "vectors that are not zero",
                Columns::Among(_) => "vectors to choose among",
                Columns::Circulant(_) => "vectors of odd weight whose rotations differ",
            };
            return Err(format!("n = {} columns must differ, but r = {r} has only {vectors} {kind}", self.n));
        }
        if let Some(p) = self.patterns.iter().find(|p| p.len() < 2 || p.iter().any(|b| *b >= self.n)) {
            return Err(format!("the pattern {p:?} is not two or more bits below {}", self.n));
        }
        self.pairs_fit()?;
        self.blocks_fit()?;
        for parity in [0, 1] {
            // With odd columns the weight of a pattern is the parity of its syndrome.
            let odd = self.columns.are_odd();
            let single = if !odd || parity == 1 { self.n } else { 0 };
            let needed = self.patterns.iter().filter(|p| !odd || p.len() % 2 == parity).count() + single;
            // Syndrome zero is the error-free word, and is even.
            let room = if odd { (1 << (r - 1)) - usize::from(parity == 0) } else { (1 << r) - 1 };
            if needed > room {
                let kind = match (odd, parity) {
                    (false, _) => "",
                    (true, 0) => " of even weight",
                    (true, _) => " of odd weight",
                };
                return Err(format!(
                    "{needed} correctable patterns{kind} need syndromes of their own; there are {room}"
                ));
            }
        }
        Ok(())
    }

    /// Disjoint pairs are planes without a common vector, and for odd r one pair less fits than counting allows (proved
    /// in the tests, `derivations::no_spread`).
    fn pairs_fit(&self) -> Result<(), String> {
        let mut used = vec![false; self.n];
        let mut disjoint = 0;
        for pair in self.patterns.iter().filter(|p| p.len() == 2) {
            // A greedy choice gives a lower bound of the largest set, which is enough to exclude a code.
            let is_disjoint = !pair.iter().any(|bit| std::mem::replace(&mut used[*bit], true));
            disjoint += usize::from(is_disjoint);
        }
        let most = (1usize << self.r).saturating_sub(5) / 3;
        if self.r < 3 || self.r.is_multiple_of(2) || disjoint <= most {
            return Ok(());
        }
        Err(format!(
            "{disjoint} disjoint pairs are corrected, but r = {} check bits allow at most {most} disjoint pairs",
            self.r
        ))
    }

    /// The columns of a circulant block have the same parity in each block of rows. If a pattern has an even number of
    /// bits in every block of columns, its syndrome therefore has even weight in each block of rows.
    fn blocks_fit(&self) -> Result<(), String> {
        let size = self.columns.block();
        if size == 1 {
            return Ok(());
        }
        let mut needed = 0;
        for pattern in &self.patterns {
            let is_even = pattern.iter().all(|b| pattern.iter().filter(|o| *o / size == b / size).count() % 2 == 0);
            needed += usize::from(is_even);
        }
        let room = (1usize << (self.r as usize - self.r as usize / size)) - 1;
        if needed <= room {
            return Ok(());
        }
        Err(format!(
            "{needed} correctable patterns have an even number of bits in each block of {size} columns, but such \
             patterns have only {room} different syndromes"
        ))
    }

    /// The permitted columns in ascending order.
    pub fn allowed(&self) -> Vec<u16> {
        let all = (1..1u32 << self.r).map(|v| v as u16);
        let odd = all.clone().filter(|v| v.count_ones() % 2 == 1);
        match &self.columns {
            Columns::Odd => odd.collect(),
            Columns::Circulant(size) => odd.filter(|v| circulant::is_whole(*v, self.r, *size)).collect(),
            Columns::Any => all.collect(),
            Columns::Among(list) => list.clone(),
        }
    }

    /// Number of positions that a search may change: the data bits.
    pub fn data_bits(&self) -> usize {
        self.n - self.r as usize
    }

    /// For each position, the patterns that it belongs to.
    pub fn patterns_at(&self) -> Vec<Vec<usize>> {
        let mut at = vec![Vec::new(); self.n];
        for (index, pattern) in self.patterns.iter().enumerate() {
            for position in pattern {
                at[*position].push(index);
            }
        }
        at
    }
}
