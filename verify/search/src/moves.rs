//! Moves of a search from one matrix to another, and the changes that they cause.

use crate::problem::syndrome;

/// A change of one matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Replaces the column at a position by an unused one.
    Replace {
        position: usize,
        /// The new column.
        column: u16,
    },
    /// Swaps the columns of two positions.
    Swap(usize, usize),
}

impl Move {
    /// Calls `each` for every pattern whose syndrome the move changes, with its index and its syndromes before and
    /// after the move. `columns` are those before the move, `at` has the indices of the patterns with each position,
    /// and `pattern` returns the bits of a pattern.
    #[inline]
    pub(crate) fn each_syndrome<'p>(
        self,
        columns: &[u16],
        at: &[Vec<usize>],
        pattern: impl Fn(usize) -> &'p [usize],
        mut each: impl FnMut(usize, u16, u16),
    ) {
        let (positions, delta) = match self {
            Self::Replace { position, column } => ([Some((position, None)), None], columns[position] ^ column),
            Self::Swap(i, j) => ([Some((i, Some(j))), Some((j, Some(i)))], columns[i] ^ columns[j]),
        };
        for (position, other) in positions.into_iter().flatten() {
            for &index in &at[position] {
                let bits = pattern(index);
                // A pattern with both positions of a swap keeps its syndrome.
                if other.is_some_and(|other| bits.contains(&other)) {
                    continue;
                }
                let before = syndrome(columns, bits);
                each(index, before, before ^ delta);
            }
        }
    }
}

/// The change of each objective by a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Miscorrected pairs of bits.
    pub pairs: i64,
    /// The sum over s of p(s)^2, where p(s) pairs of columns have sum s; the number of triples that look like a fourth
    /// column changes by two thirds of the change of this sum.
    pub squares: i64,
    /// Ones in H.
    pub weight: i64,
    /// Wrong corrections outside their window, if they are counted.
    pub outside: i64,
    /// Cost of an attack, if it is counted.
    pub attack: i64,
    /// Errors that must be detected and are not.
    pub undetected: i64,
    /// Weight of the silent errors of the model.
    pub model: i64,
}

impl Change {
    /// The changes of the inverse move.
    pub fn negated(self) -> Self {
        Self {
            pairs: -self.pairs,
            squares: -self.squares,
            weight: -self.weight,
            outside: -self.outside,
            attack: -self.attack,
            undetected: -self.undetected,
            model: -self.model,
        }
    }
}
