//! Schemes that only algebra decodes: their correctable set is a ball too large to list, or their code has no H of 64 rows.
//!
//! A [`Scheme`](crate::Scheme) lists the patterns that it corrects, and its users read that list. An [`Algebraic`] scheme is a
//! type of its own, so that no user can mistake a ball that is not listed for an empty list.

pub(crate) mod address;
mod group;
mod read;

pub use group::Group;
pub(crate) use read::{Purpose, rejects};

use crate::bch::Bch;
use crate::diagnostic::{Checked, SourceFile};
use crate::reed_solomon::{Locator, ReedSolomon};
use crate::spec::{CodeSpec, CorrectsSpec, SchemeSpec};
use crate::{Address, Claims, Geometry, Layout, digest};
use eccforge_gf::polynomial;
use read::{read, unlisted, with_layout};

/// A code that is decoded by its algebra.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Family {
    /// A binary BCH code.
    Bch(Bch),
    /// A Reed-Solomon code.
    ReedSolomon(ReedSolomon),
}

/// A scheme of a code that corrects a ball. Invariant: 2 radius + erasures at run time < the designed distance.
#[derive(Clone, Debug)]
pub struct Algebraic {
    /// Short name.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Source of the publication.
    pub source: String,
    /// Remarks of the author.
    pub notes: Option<String>,
    /// Shape of the entry.
    pub geometry: Geometry,
    /// Number of codewords.
    pub codewords: usize,
    /// The code of each codeword.
    pub family: Family,
    /// Maximum number of wrong symbols that are corrected without an erasure, t.
    pub radius: usize,
    /// Maximum number of symbols that the caller can name as erased.
    pub erasures: usize,
    /// The rule on corrections of many symbols, if there is one; then no symbol can be erased.
    pub group: Option<Group>,
    /// Check bits that are stored complemented, counted from the first one, ascending.
    pub constant: Vec<usize>,
    /// The address that takes part in the code, if there is one.
    pub address: Option<Address>,
    /// The claims of the author.
    pub claims: Claims,
    /// The file from which the scheme was read.
    pub file: SourceFile,
}

impl Family {
    /// Symbols of a codeword, and bits of a symbol.
    pub fn symbols(&self) -> (usize, usize) {
        match self {
            Self::Bch(bch) => (bch.length(), 1),
            Self::ReedSolomon(rs) => (rs.locators.len(), rs.symbol_bits() as usize),
        }
    }

    /// Check symbols, r.
    pub fn check_symbols(&self) -> usize {
        match self {
            Self::Bch(bch) => bch.check_bits(),
            Self::ReedSolomon(rs) => rs.check_symbols as usize,
        }
    }

    /// Bits as symbols, the first bit the lowest one of the first symbol.
    fn packed(&self, bits: &[bool]) -> Vec<u32> {
        let mut symbols = Vec::new();
        for bits in bits.chunks(self.symbols().1) {
            symbols.push(bits.iter().rev().fold(0, |value, bit| value << 1 | u32::from(*bit)));
        }
        symbols
    }

    /// The check bits of the data bits of one codeword.
    fn encode(&self, data: &[bool]) -> Vec<bool> {
        match self {
            Self::Bch(bch) => bch.encode(data).split_off(data.len()),
            Self::ReedSolomon(rs) => {
                let symbols = self.packed(data);
                let check = rs.encode(&symbols).split_off(symbols.len());
                check.iter().flat_map(|value| (0..rs.symbol_bits()).map(move |i| value >> i & 1 == 1)).collect()
            }
        }
    }

    /// The wrong symbols of one codeword and the values to add. A bit of a BCH code is a symbol.
    pub(crate) fn correct(&self, word: &[u32], erased: &[usize], radius: usize) -> Option<Vec<(usize, u32)>> {
        match self {
            Self::Bch(bch) => {
                let bits: Vec<bool> = word.iter().map(|bit| *bit == 1).collect();
                Some(bch.correct(&bits, radius)?.into_iter().map(|bit| (bit, 1)).collect())
            }
            Self::ReedSolomon(rs) => rs.correct(word, erased, radius),
        }
    }

    /// The designed distance, in symbols: the distance of a Reed-Solomon code, and a lower bound on that of a BCH code.
    pub fn distance(&self) -> usize {
        match self {
            Self::Bch(bch) => 2 * bch.errors + 1 + usize::from(bch.extended),
            Self::ReedSolomon(rs) => rs.check_symbols as usize + 1,
        }
    }
}

impl Algebraic {
    /// SHA-256, in hexadecimal, of the meaning: shape of the entry, code, radius and erasures.
    pub fn hash(&self) -> String {
        let g = self.geometry;
        let group =
            self.group.map(|rule| format!("within {} above {}\n", rule.symbols, rule.above)).unwrap_or_default();
        let code = match &self.family {
            Family::Bch(b) => {
                let parity = u8::from(b.extended);
                format!("bch {:#x} {} {} {parity}", b.field().polynomial(), b.errors, b.data_bits)
            }
            Family::ReedSolomon(rs) => {
                let mut locators = Vec::new();
                for locator in &rs.locators {
                    locators.push(match locator {
                        Locator::Element(x) => format!("{x:x}"),
                        Locator::Zero => "zero".to_owned(),
                        Locator::Infinity => "infinity".to_owned(),
                    });
                }
                let field = rs.field.polynomial();
                let mut text = format!("rs {field:#x} {} {} {}", rs.check_symbols, rs.first_power, locators.join(" "));
                if !rs.multipliers.is_empty() {
                    let factors: Vec<String> = rs.multipliers.iter().map(|factor| format!("{factor:x}")).collect();
                    text += &format!(" times {}", factors.join(" "));
                }
                text
            }
        };
        let mut text = format!(
            "eccforge algebraic scheme 1\nentry {} beats {} pins {} data\n{} codewords\n{code}\nball {} erasures {}\n{group}\
             constant {:?}\n",
            g.beats, g.pins, g.data_pins, self.codewords, self.radius, self.erasures, self.constant
        );
        for flips in self.address.iter().flat_map(|address| &address.flips) {
            text += &format!("address bit {flips:?}\n");
        }
        digest::sha256(text)
    }

    /// Maximum number of wrong symbols that are corrected in addition to this number of erased ones.
    pub fn radius_with_erasures(&self, erased: usize) -> usize {
        self.radius.min((self.family.distance() - 1 - erased) / 2)
    }

    /// Data bits and check bits of the entry.
    pub fn sizes(&self) -> [usize; 2] {
        let check = self.codewords * self.family.check_symbols() * self.family.symbols().1;
        [self.geometry.bits() - check, check]
    }

    /// The stored check bits of these data bits.
    pub fn encode(&self, data: &[bool]) -> Vec<bool> {
        let [k, _] = self.sizes().map(|bits| bits / self.codewords);
        let mut check: Vec<bool> = data.chunks(k).flat_map(|own| self.family.encode(own)).collect();
        for bit in &self.constant {
            check[*bit] ^= true;
        }
        check
    }

    /// The bits that the decoder flips in a stored entry, data bit d as d and check bit c as the number of data bits + c;
    /// `None` if the entry is uncorrectable. In `erased`, symbol s of codeword w has the number n w + s. As in emitted source,
    /// erased symbols are distinct, and at most [`Algebraic::erasures`] in a codeword; otherwise the entry is uncorrectable.
    pub fn decode(&self, data: &[bool], check: &[bool], erased: &[usize]) -> Option<Vec<usize>> {
        let ([k, r], (n, m)) = (self.sizes().map(|bits| bits / self.codewords), self.family.symbols());
        let (mut sorted, mut flips) = (erased.to_vec(), Vec::new());
        // A symbol that is named twice would be two factors of the locator polynomial, which then has a double root.
        sorted.sort_unstable();
        if sorted.windows(2).any(|pair| pair[0] == pair[1]) || sorted.last().is_some_and(|s| *s >= n * self.codewords) {
            return None;
        }
        for w in 0..self.codewords {
            let own: Vec<usize> = sorted.iter().filter(|s| **s / n == w).map(|s| s % n).collect();
            if own.len() > self.erasures {
                return None;
            }
            let stored = (w * r..(w + 1) * r).map(|c| check[c] ^ self.constant.binary_search(&c).is_ok());
            let bits: Vec<bool> = data[w * k..(w + 1) * k].iter().copied().chain(stored).collect();
            let found = self.family.correct(&self.family.packed(&bits), &own, self.radius_with_erasures(own.len()))?;
            if self.group.is_some_and(|rule| !rule.allows(found.iter().map(|(s, _)| *s))) {
                return None;
            }
            for (s, value) in found {
                let wrong = (0..m).filter(|i| value >> i & 1 == 1).map(|i| s * m + i);
                flips.extend(wrong.map(|b| if b < k { w * k + b } else { data.len() + w * r + b - k }));
            }
        }
        flips.sort_unstable();
        Some(flips)
    }

    /// The same scheme as a ball of a Reed-Solomon code over a field of more than 8 bits, whose tables of logarithms would be
    /// large; `None` for another code, or a scheme with rules of the entry.
    pub fn without_tables(scheme: &crate::Scheme) -> Option<Self> {
        let spec = scheme.file.parse::<SchemeSpec>().ok()?;
        // Tables of up to 8 bits have less than 1 KB, and decoders with them are faster.
        if large_symbols(&spec) { read(&scheme.file, &spec, Purpose::Entry).ok() } else { None }
    }

    /// The scheme of a file that corrects one ball of a BCH or Reed-Solomon code, listed or not; `None` for another file.
    pub fn of_ball(file: &SourceFile) -> Option<Self> {
        let spec = file.parse::<SchemeSpec>().ok()?;
        let [item] = spec.corrects.value.as_slice() else { return None };
        let is_ball = match (&spec.code.value, &item.value) {
            (CodeSpec::ReedSolomon(_), CorrectsSpec::CodeSymbols(_)) => true,
            (CodeSpec::Bch(_), CorrectsSpec::Any(any)) => any.within.is_none() && !any.aligned,
            _ => false,
        };
        if is_ball { read(file, &spec, Purpose::Entry).ok() } else { None }
    }

    /// The scheme of a file whose correctable set is not listed; `None` if [`Scheme`](crate::Scheme) reads the file.
    ///
    /// # Errors
    /// The first error in the file, with its place.
    pub fn from_text(file: &SourceFile) -> Checked<Option<Self>> {
        Ok(Self::from_text_for(file, Purpose::Entry)?.map(|(scheme, _)| scheme))
    }

    /// Like [`Algebraic::from_text`], for a reader that counts wrong addresses: other readers reject `address`, so that none
    /// ignores it.
    ///
    /// # Errors
    /// The first error in the file, with its place.
    pub fn from_text_with_address(file: &SourceFile) -> Checked<Option<Self>> {
        Ok(Self::from_text_for(file, Purpose::Addresses)?.map(|(scheme, _)| scheme))
    }

    /// Like [`Algebraic::from_text`], with the layout of the entry. Schemes of stages can have any layout, others only the
    /// identity. In stages, balls of symbols of more than 8 bits are not listed: a look-up circuit of 2^16 patterns is slower
    /// than algebra.
    pub(crate) fn from_text_for(file: &SourceFile, purpose: Purpose) -> Checked<Option<(Self, Layout)>> {
        let Ok(spec) = file.parse::<SchemeSpec>() else { return Ok(None) };
        if unlisted(&spec).is_some() {
            return file.attach(with_layout(file, &spec, purpose)).map(Some);
        }
        let is_large = purpose == Purpose::Stage && large_symbols(&spec);
        Ok(if is_large { with_layout(file, &spec, purpose).ok() } else { None })
    }
}

/// Whether a file has one ball of a Reed-Solomon code with symbols of more than 8 bits.
fn large_symbols(spec: &SchemeSpec) -> bool {
    match (&spec.code.value, spec.corrects.value.as_slice()) {
        (CodeSpec::ReedSolomon(rs), [item]) => {
            matches!(item.value, CorrectsSpec::CodeSymbols(_)) && polynomial::degree(rs.polynomial.value.into()) > 8
        }
        _ => false,
    }
}
