//! XORs of the bits of a word, and the span of a few of them.

use crate::gf2::{Span, Vector};

/// An XOR of inputs, complemented if `constant`. Bit i of `support` is input bit i, counted over all ports in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AffineForm {
    support: Vec<u64>,
    constant: bool,
}

impl AffineForm {
    /// The XOR of the input bits in `bits`, out of `inputs` bits; bits that occur twice cancel.
    pub fn of(inputs: usize, bits: impl IntoIterator<Item = usize>) -> Self {
        let mut form = Self { support: vec![0; inputs.div_ceil(64)], constant: false };
        for bit in bits {
            form.support[bit / 64] ^= 1 << (bit % 64);
        }
        form
    }

    /// The constant function of `inputs` bits.
    pub fn constant(inputs: usize, value: bool) -> Self {
        Self { constant: value, ..Self::of(inputs, []) }
    }

    /// The complement of this function.
    #[must_use]
    pub fn complement(self) -> Self {
        Self { constant: !self.constant, ..self }
    }

    /// Whether the form is complemented.
    pub fn complemented(&self) -> bool {
        self.constant
    }

    /// Whether the form is the constant zero.
    pub fn is_zero(&self) -> bool {
        !self.constant && self.support.iter().all(|s| *s == 0)
    }

    /// The support: the inputs that the form XORs, in ascending order.
    pub fn bits(&self) -> Vec<usize> {
        (0..64 * self.support.len()).filter(|i| self.has(*i)).collect()
    }

    /// Number of inputs that the form XORs.
    pub fn weight(&self) -> u32 {
        self.support.iter().map(|w| w.count_ones()).sum()
    }
}

/// Coordinate i is one if input i is in the support.
impl Vector for AffineForm {
    fn add(&mut self, other: &Self) {
        self.support.add(&other.support);
        self.constant ^= other.constant;
    }

    fn leading(&self) -> Option<usize> {
        self.support.leading()
    }

    fn has(&self, bit: usize) -> bool {
        self.support.has(bit)
    }
}

/// The span of rows, each a set of input bits.
pub type RowSpace = Span<AffineForm>;

impl RowSpace {
    /// The span of rows; `supports[row]` has the input bits of the row.
    ///
    /// # Panics
    /// If there are more than 64 rows.
    pub fn new(inputs: usize, supports: &[Vec<usize>]) -> Self {
        // `combination` returns the rows as a mask of 64 bits.
        assert!(supports.len() <= 64, "at most 64 rows");
        Self::of(supports.iter().map(|bits| AffineForm::of(inputs, bits.iter().copied())))
    }

    /// The rows whose XOR is `form` up to a complement, as a mask; `None` if there are none, or if `form` is
    /// constant.
    pub fn combination(&self, form: &AffineForm) -> Option<u64> {
        // A constant form reduces to itself without any row; a complement does not change which rows are needed.
        let (rest, rows) = self.reduce(form.clone());
        (rows != 0 && rest.leading().is_none()).then_some(rows as u64)
    }
}
