//! Polynomials over GF(2) in the bits of a circuit. Two nets have the same function if and only if their polynomials are equal,
//! so a comparison of polynomials is a proof for all inputs and all states.

use super::gates::Value;

/// Maximum number of variables in a term.
const MOST_FACTORS: usize = 4;
/// Maximum number of terms of a product before equal ones cancel. Products of two field elements have a few hundred.
const MOST_TERMS: usize = 1 << 20;

/// A sum of terms, each the product of up to four variables in 16 bits each; 0 is the empty product. Terms ascend and are
/// distinct. `None` is a polynomial that is too large.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Polynomial(Option<Vec<u64>>);

impl Polynomial {
    /// The variable with this number.
    ///
    /// # Panics
    /// If the number has more than 16 bits.
    pub fn variable(number: usize) -> Self {
        let code = u16::try_from(number + 1).expect("a part of a decoder has fewer bits");
        Self(Some(vec![u64::from(code)]))
    }

    /// The value 0.
    pub fn zero() -> Self {
        Self(Some(Vec::new()))
    }

    /// The value, if the polynomial is a constant.
    pub fn as_constant(&self) -> Option<bool> {
        match self.0.as_deref()? {
            [] => Some(false),
            [0] => Some(true),
            _ => None,
        }
    }

    /// Variables that make the polynomial one if all others are zero; `None` if it is zero or too large.
    pub fn example(&self) -> Option<Vec<usize>> {
        // No other term divides a term of the lowest degree, so only this term is one.
        let term = self.0.as_ref()?.iter().min_by_key(|term| factors(**term).count())?;
        Some(factors(*term).map(|code| usize::from(code) - 1).collect())
    }

    /// The reduced echelon form of linear equations `polynomial = 0`: equal for equal sets of solutions.
    pub fn echelon(equations: Vec<Self>) -> Vec<Self> {
        let mut basis: Vec<Self> = Vec::new();
        for mut rest in equations {
            for known in &basis {
                rest = rest.without_leading_of(known);
            }
            if rest == Self::zero() {
                continue;
            }
            basis = basis.iter().map(|known| known.without_leading_of(&rest)).collect();
            basis.push(rest);
        }
        basis.sort_by(|a, b| a.0.cmp(&b.0));
        basis
    }

    fn without_leading_of(&self, other: &Self) -> Self {
        let leading = other.0.as_ref().and_then(|terms| terms.last());
        let has = leading.is_some_and(|term| self.0.as_ref().is_some_and(|terms| terms.binary_search(term).is_ok()));
        if has { self.sum(other) } else { self.clone() }
    }
}

/// The variables of a term, each plus one, in descending order.
fn factors(term: u64) -> impl Iterator<Item = u16> {
    (0..MOST_FACTORS).map(move |i| (term >> (16 * i)) as u16).filter(|code| *code != 0)
}

/// The product of two terms; a variable is its own square. `None` if it has more than four variables.
fn term_product(a: u64, b: u64) -> Option<u64> {
    let mut all: Vec<u16> = factors(a).chain(factors(b)).collect();
    all.sort_unstable_by(|x, y| y.cmp(x));
    all.dedup();
    (all.len() <= MOST_FACTORS).then(|| all.iter().rev().fold(0, |term, code| term << 16 | u64::from(*code)))
}

impl Value for Polynomial {
    fn constant(value: bool) -> Self {
        Self(Some(if value { vec![0] } else { Vec::new() }))
    }

    fn sum(&self, other: &Self) -> Self {
        let (Some(a), Some(b)) = (&self.0, &other.0) else { return Self(None) };
        let (mut sum, mut i, mut j) = (Vec::with_capacity(a.len() + b.len()), 0, 0);
        while i < a.len() && j < b.len() {
            match a[i].cmp(&b[j]) {
                std::cmp::Ordering::Less => sum.push(a[i]),
                std::cmp::Ordering::Greater => sum.push(b[j]),
                std::cmp::Ordering::Equal => {}
            }
            let (before_a, before_b) = (a[i], b[j]);
            i += usize::from(before_a <= before_b);
            j += usize::from(before_b <= before_a);
        }
        sum.extend_from_slice(&a[i..]);
        sum.extend_from_slice(&b[j..]);
        Self(Some(sum))
    }

    fn product(&self, other: &Self) -> Self {
        // Zero times a large polynomial is zero.
        if *self == Self::zero() || *other == Self::zero() {
            return Self::zero();
        }
        let (Some(a), Some(b)) = (&self.0, &other.0) else { return Self(None) };
        if a.len() * b.len() > MOST_TERMS {
            return Self(None);
        }
        let terms: Option<Vec<u64>> = a.iter().flat_map(|x| b.iter().map(|y| term_product(*x, *y))).collect();
        let Some(mut terms) = terms else { return Self(None) };
        terms.sort_unstable();
        Self(Some(terms.chunk_by(|x, y| x == y).filter(|equal| equal.len() % 2 == 1).map(|equal| equal[0]).collect()))
    }

    fn choose(&self, zero: &Self, one: &Self) -> Self {
        // The other value may be too large.
        match self.as_constant() {
            Some(is_one) => (if is_one { one } else { zero }).clone(),
            None => zero.sum(&self.product(&zero.sum(one))),
        }
    }
}
