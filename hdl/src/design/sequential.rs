//! Sequential encoders and decoders of codes that algebra decodes: the numbers of the library's modules `eccforge_seq_*`.
//!
//! Symbol s of a codeword of n symbols is the coefficient of x^(n-1-s), and the code has the roots B^(b+j) for j = 0 to
//! R - 1, where B is the quotient of the locators of neighbours. Each number follows from n, R, b and B
//! [Lin & Costello, Error Control Coding, Chapters 6 and 7].

use super::Refusal;
use eccforge_gf::field::Field;
use eccforge_scheme::algebraic::{Algebraic, Family};
use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};

/// The properties of a code that the sequential modules need.
#[derive(Clone, Debug)]
pub struct Codec {
    /// The field of the roots.
    pub field: Field,
    /// Whether a symbol is one bit.
    pub is_binary: bool,
    /// Number of symbols in a codeword, n.
    pub symbols: usize,
    /// Number of check symbols in a codeword.
    pub check_symbols: usize,
    /// Number of syndromes, R.
    pub syndromes: usize,
    /// Maximum number of errors that are corrected.
    pub radius: usize,
    /// Maximum number of symbols that the decoder's port can name as erased.
    pub erasures: usize,
    /// Number of symbols in a beat.
    pub lanes: usize,
    /// Number of pairs of multipliers that solve the key equation.
    pub cells: usize,
    /// B: the locator of a symbol, divided by that of the next one.
    base: u32,
    /// b: the power of B at the first root.
    first_power: u64,
    /// The generator polynomial, x^0 first, without its leading term.
    pub generator: Vec<u32>,
}

const BY_SOFTWARE: &str = "`eccforge emit c` and `emit rust` decode every scheme";

impl Codec {
    /// The codec of a scheme that takes one symbol in each clock and has a port for erased symbols.
    ///
    /// # Errors
    /// The errors of [`Codec::of`], or the scheme has no erasures.
    pub fn with_erasures(scheme: &Algebraic) -> Result<Self, Refusal> {
        let mut codec = Self::of(scheme, 1)?;
        if scheme.erasures == 0 {
            let message = format!("{}: no symbol can be named as erased", scheme.id);
            let help = "write the number of erased symbols in the scheme: `code-symbols: {up-to: T, erasures: E}`";
            return Err(Refusal { message, help });
        }
        codec.erasures = scheme.erasures;
        codec.cells = codec.fewest_cells();
        Ok(codec)
    }

    /// The codec of a scheme that takes `lanes` symbols in each clock.
    ///
    /// # Errors
    /// The stored check bits are not those of a codeword, the code is not cyclic or extended, the lanes do not divide it, or
    /// corrections must be within a group.
    pub fn of(scheme: &Algebraic, lanes: usize) -> Result<Self, Refusal> {
        if !scheme.constant.is_empty() {
            let message = format!("{}: the sequential modules do not take complemented check bits", scheme.id);
            return Err(Refusal { message, help: BY_SOFTWARE });
        }
        if scheme.group.is_some() {
            let message = format!("{}: the sequential modules do not take `within-group`", scheme.id);
            return Err(Refusal { message, help: BY_SOFTWARE });
        }
        Self::new(&scheme.family, scheme.radius, lanes)
            .map_err(|why| Refusal { message: format!("{}: {}", scheme.id, why.message), ..why })
    }

    /// The codec of a code that corrects `radius` symbols.
    ///
    /// # Errors
    /// The same errors as [`Codec::of`].
    pub fn new(family: &Family, radius: usize, lanes: usize) -> Result<Self, Refusal> {
        let (symbols, check_symbols) = (family.symbols().0, family.check_symbols());
        if lanes == 0 || !symbols.is_multiple_of(lanes) || !check_symbols.is_multiple_of(lanes) {
            let message = format!(
                "{lanes} symbols a clock do not divide {check_symbols} check symbols and {} data symbols",
                symbols - check_symbols
            );
            return Err(Refusal { message, help: "write a common divisor of both with --symbols" });
        }
        if symbols / lanes < 2 || family.distance() < 3 {
            let message = "a sequential decoder needs two beats and two check symbols".into();
            return Err(Refusal { message, help: "write fewer symbols a clock with --symbols" });
        }
        let mut codec = match family {
            Family::Bch(bch) if bch.extended => {
                let message = "the sequential modules do not take the parity bit of an extended BCH code".into();
                return Err(Refusal { message, help: BY_SOFTWARE });
            }
            Family::Bch(bch) => {
                let below_leading = &bch.generator()[..check_symbols];
                Self {
                    field: bch.field().clone(),
                    is_binary: true,
                    symbols,
                    check_symbols,
                    syndromes: 2 * bch.errors,
                    radius,
                    erasures: 0,
                    lanes,
                    cells: 0,
                    base: bch.field().power(1),
                    first_power: 1,
                    generator: below_leading.iter().map(|bit| u32::from(*bit)).collect(),
                }
            }
            Family::ReedSolomon(rs) => Self::reed_solomon(rs, radius, lanes)?,
        };
        codec.cells = codec.fewest_cells();
        Ok(codec)
    }

    fn reed_solomon(rs: &ReedSolomon, radius: usize, lanes: usize) -> Result<Self, Refusal> {
        let base = if rs.multipliers.is_empty() {
            quotient_of_neighbours(rs).ok_or("the locators of its symbols are no geometric progression")
        } else {
            Err("its columns have factors, so no shift register divides by its generator")
        };
        let base = base.map_err(|reason| Refusal { message: reason.into(), help: BY_SOFTWARE })?;
        let (field, r) = (rs.field.clone(), rs.check_symbols as usize);
        let mut generator = vec![1];
        for j in 0..r as u64 {
            // Multiplies by x + root, from the top down, so that each coefficient is read before it changes.
            let root = field.raise(base, rs.first_power + j);
            generator.push(0);
            for i in (0..generator.len()).rev() {
                let below = i.checked_sub(1).map_or(0, |i| generator[i]);
                generator[i] = below ^ field.multiply(generator[i], root);
            }
        }
        // The leading coefficient is one.
        generator.pop();
        Ok(Self {
            field,
            is_binary: false,
            symbols: rs.locators.len(),
            check_symbols: r,
            syndromes: r,
            radius,
            erasures: 0,
            lanes,
            cells: 0,
            base,
            first_power: rs.first_power,
            generator,
        })
    }

    /// The minimum number of pairs of multipliers that solve a key equation within the time of a codeword; if no number
    /// is enough, the number of cells of the algorithm.
    fn fewest_cells(&self) -> usize {
        for cells in 1..self.all_cells() {
            let key_clocks = self.syndromes * self.all_cells().div_ceil(cells);
            // A key equation waits two clocks for the next one: see `period`.
            if key_clocks + 2 <= self.beats() {
                return cells;
            }
        }
        self.all_cells()
    }

    /// Number of cells of the algorithm that solves the key equation.
    pub fn all_cells(&self) -> usize {
        self.syndromes + self.degree() + 1
    }

    /// Maximum number of roots of the locator polynomial: of errors, each of which takes two syndromes, or of erased symbols.
    pub fn degree(&self) -> usize {
        if self.erasures > 0 { self.syndromes } else { self.syndromes / 2 }
    }

    /// The locator of the first symbol, and the locator of each symbol divided by that of the symbol before it.
    pub fn marks(&self) -> [u32; 2] {
        [self.field.raise(self.base, self.symbols as u64 - 1), self.field.inverse(self.base)]
    }

    /// Number of beats of a codeword.
    pub fn beats(&self) -> usize {
        self.symbols / self.lanes
    }

    /// Number of bits of a symbol.
    pub fn symbol_bits(&self) -> usize {
        if self.is_binary { 1 } else { self.field.bits() as usize }
    }

    /// Number of clocks for the steps of a key equation.
    pub fn key_clocks(&self) -> usize {
        self.syndromes * self.all_cells().div_ceil(self.cells)
    }

    /// Number of clocks from the first beat in to the first beat out, without waits.
    pub fn latency(&self) -> usize {
        self.beats() + self.key_clocks() + 3
    }

    /// Number of clocks between two codewords, without waits. A key equation waits two clocks for the next one.
    pub fn period(&self) -> usize {
        self.beats().max(self.key_clocks() + 2)
    }

    /// Number of entries of the array: one for each clock of the latency.
    pub fn depth(&self) -> usize {
        self.latency()
    }

    /// The root of each syndrome.
    pub fn roots(&self) -> Vec<u32> {
        (0..self.syndromes as u64).map(|j| self.field.raise(self.base, self.first_power + j)).collect()
    }

    /// The factors of the terms of the locator, X^-i for term i, and of the evaluator, X^-(i + R + b): one for the first symbol, and one
    /// from each symbol to the next.
    pub fn factors(&self) -> [[Vec<u32>; 2]; 2] {
        let t = self.degree() as u64;
        let of_evaluator = (0..t).map(|i| i + self.syndromes as u64 + self.first_power);
        [self.factors_of(0..=t), self.factors_of(of_evaluator)]
    }

    /// The factors of terms with these exponents of X^-1: of the first symbol, and from one symbol to the next.
    fn factors_of(&self, exponents: impl Iterator<Item = u64>) -> [Vec<u32>; 2] {
        let (mut first, mut next) = (Vec::new(), Vec::new());
        for exponent in exponents {
            let step = self.field.raise(self.base, exponent);
            // The first symbol has the locator B^(n-1).
            first.push(self.field.inverse(self.field.raise(step, self.symbols as u64 - 1)));
            next.push(step);
        }
        [first, next]
    }
}

/// The locator of each symbol divided by that of the next one, if all quotients are equal.
fn quotient_of_neighbours(rs: &ReedSolomon) -> Option<u32> {
    let mut quotients = Vec::new();
    for pair in rs.locators.windows(2) {
        let [Locator::Element(x), Locator::Element(next)] = pair else { return None };
        quotients.push(rs.field.multiply(*x, rs.field.inverse(*next)));
    }
    let first = *quotients.first()?;
    quotients.iter().all(|quotient| *quotient == first).then_some(first)
}
