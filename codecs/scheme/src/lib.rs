//! Validated schemes (long: the types that all crates share): geometry, layout, code, correctable patterns and entry rules, and their decoders as circuits.
//!
//! Every [`Scheme`] satisfies these invariants, so later code need not check them: the layout is a bijection onto the
//! entry's bits; H has full rank; the check bits of each codeword have independent columns; no two correctable
//! patterns of a codeword share a syndrome, and none has syndrome zero.

#![warn(missing_docs)]

mod address;
pub mod algebra;
mod bit_planes;
mod build;
mod builtin;
mod code;
mod constant;
mod correctable;
pub mod decoder;
mod encoder;
mod layout;
pub mod names;
mod schema;
pub mod spec;
pub mod stages;

use crate::algebra::matrix::ParityCheckMatrix;
use crate::algebra::reed_solomon::ReedSolomon;
use crate::diagnostic::{Checked, Diagnostic, SourceFile, is_path};
use eccforge_files::{bounded, diagnostic, digest, yaml};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

pub use address::{Address, Fold};
pub use bit_planes::{CheckPlanes, SyndromePlanes};
pub use builtin::{Builtin, addressed, builtin, builtins};
pub use constant::stored;
pub use correctable::{Space, patterns};
pub use encoder::{check_equations, encoder};
pub use layout::{CellKind, Layout, Partition};
pub use schema::json_schema;
pub use spec::{
    OnDetectionSpec as OnDetection, PairConfirmationSpec as PairConfirmation, SanityCheckSpec as SanityCheckKind,
    SwitchSpec as Switch, UniformWord,
};

/// Pins of a byte lane.
pub const LANE_PINS: usize = 8;

/// Shape of a memory entry: physical bit i travels on pin `i % pins` in beat `i / pins`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// Transfers of an entry.
    pub beats: usize,
    /// All pins.
    pub pins: usize,
    /// Number of pins that carry data; the others carry check bits.
    pub data_pins: usize,
    /// The pins that carry check bits, ascending, if they are not the last ones.
    check_pins: Option<&'static [usize]>,
}

/// The only copy of a list of pins: shapes of entries are copied everywhere, and few have such a list.
fn interned(pins: &[usize]) -> &'static [usize] {
    static KNOWN: Mutex<BTreeSet<&'static [usize]>> = Mutex::new(BTreeSet::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.get(pins).copied().unwrap_or_else(|| {
        let kept: &'static [usize] = Box::leak(pins.into());
        known.insert(kept);
        kept
    })
}

impl Geometry {
    /// An entry whose first `data_pins` pins carry data and whose other pins carry check bits.
    pub const fn new(beats: usize, pins: usize, data_pins: usize) -> Self {
        Self { beats, pins, data_pins, check_pins: None }
    }

    /// An entry with check bits on these pins, which are distinct and in range.
    pub fn with_check_pins(beats: usize, pins: usize, check_pins: &[usize]) -> Self {
        let data_pins = pins - check_pins.len();
        let mut sorted = check_pins.to_vec();
        sorted.sort_unstable();
        let are_last = sorted.iter().copied().eq(data_pins..pins);
        Self { beats, pins, data_pins, check_pins: (!are_last).then(|| interned(&sorted)) }
    }

    /// Whether the first pins carry data and the last ones check bits.
    pub fn is_data_first(&self) -> bool {
        self.check_pins.is_none()
    }

    /// The pins that carry check bits, ascending.
    pub fn check_pins(&self) -> Vec<usize> {
        self.check_pins.map_or_else(|| (self.data_pins..self.pins).collect(), <[usize]>::to_vec)
    }

    /// Its check pins in words: `64 to 71`, or a list.
    pub fn check_pins_in_words(&self) -> String {
        match self.is_data_first() {
            true => format!("{} to {}", self.data_pins, self.pins - 1),
            false => self.check_pins().iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
        }
    }

    /// Its shape in words: `1 beat x 22 pins`.
    pub fn in_words(&self) -> String {
        let counted = |number: usize, noun: &str| format!("{number} {noun}{}", if number == 1 { "" } else { "s" });
        format!("{} x {}", counted(self.beats, "beat"), counted(self.pins, "pin"))
    }

    /// Bits of an entry.
    pub fn bits(&self) -> usize {
        self.beats * self.pins
    }

    /// Pin of a physical bit.
    pub fn pin(&self, bit: usize) -> usize {
        bit % self.pins
    }

    /// Beat of a physical bit.
    pub fn beat(&self, bit: usize) -> usize {
        bit / self.pins
    }

    /// Byte lane of a physical bit: 8 pins, all beats.
    pub fn lane(&self, bit: usize) -> usize {
        self.pin(bit) / LANE_PINS
    }

    /// Number of byte lanes; the last may be narrower than 8 pins.
    pub fn lanes(&self) -> usize {
        self.pins.div_ceil(LANE_PINS)
    }

    /// Aligned byte of a physical bit: one lane of one beat.
    pub fn byte(&self, bit: usize) -> usize {
        self.beat(bit) * self.lanes() + self.lane(bit)
    }

    /// Whether a physical bit carries data.
    pub fn is_data(&self, bit: usize) -> bool {
        let pin = self.pin(bit);
        self.check_pins.map_or(pin < self.data_pins, |pins| pins.binary_search(&pin).is_err())
    }

    /// Physical bits that carry data, ascending: data bit d travels on the d-th of them.
    pub fn data_bits(&self) -> Vec<usize> {
        (0..self.bits()).filter(|&b| self.is_data(b)).collect()
    }

    /// Physical bits that carry check bits, ascending.
    pub fn check_bits(&self) -> Vec<usize> {
        (0..self.bits()).filter(|&b| !self.is_data(b)).collect()
    }
}

/// The code of every codeword.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// H, r x n.
    pub h: ParityCheckMatrix,
    /// Bits of a symbol, if H expands a code over a larger field; a codeword is then a sequence of symbols.
    pub symbol_bits: Option<usize>,
    /// The Reed-Solomon code that H expands, if any.
    pub reed_solomon: Option<ReedSolomon>,
}

impl Code {
    /// A code without symbols.
    pub fn binary(h: ParityCheckMatrix) -> Self {
        Self { h, symbol_bits: None, reed_solomon: None }
    }
}

/// A decoder input that turns a rule off while it is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Enable {
    /// Port name.
    pub name: String,
    /// The rule.
    pub switches: Switch,
    /// Its default value.
    pub default: bool,
}

/// The claims of a scheme file; see [`spec::ClaimsSpec`].
pub type Claims = spec::ClaimsSpec;

/// A memory ECC scheme that has passed every check.
#[derive(Clone, Debug)]
pub struct Scheme {
    /// Short name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Source of the publication.
    pub source: String,
    /// Remarks of its author.
    pub notes: Option<String>,
    /// Shape of the entry.
    pub geometry: Geometry,
    /// The place of each codeword bit in the entry.
    pub layout: Layout,
    /// The code of each codeword.
    pub code: Code,
    /// The error patterns that each codeword corrects: `corrects[w]` lists the spaces of codeword w.
    pub corrects: Vec<Vec<Space>>,
    /// Partitions of the entry's bits. If two or more codewords correct, all corrected bits must share a cell of one
    /// partition. Empty means no sanity check.
    pub sanity_check: Vec<Partition>,
    /// The sanity check that the partitions implement.
    pub sanity_check_kind: SanityCheckKind,
    /// Whether multi-bit corrections need confirmation.
    pub pair_confirmation: PairConfirmation,
    /// What follows a detected error.
    pub on_detection: OnDetection,
    /// How often a transfer is repeated after a detected error; 0 unless `on_detection` is a retry.
    pub retries: u32,
    /// Inputs that turn rules off.
    pub enables: Vec<Enable>,
    /// The address that takes part in the code, if any.
    pub address: Option<Address>,
    /// The physical bits that are stored complemented, ascending.
    pub constant: Vec<usize>,
    /// What the author claims.
    pub claims: Claims,
    /// The file that it was read from.
    pub file: SourceFile,
    /// Warnings about the file, each with file, line, column and reason: valid text that is probably a mistake.
    pub warnings: Vec<String>,
}

impl Scheme {
    /// Reads and validates the text of a scheme file; `base` is the folder of its matrix file.
    ///
    /// # Errors
    /// The first error in the file, with its place.
    pub fn from_text(file: &SourceFile, base: Option<&Path>) -> Checked<Self> {
        file.attach(build::scheme(file, base))
    }

    /// Reads and validates a scheme file.
    ///
    /// # Errors
    /// The file cannot be read, or [`Scheme::from_text`] rejects it.
    pub fn from_path(path: &Path) -> Checked<Self> {
        Self::from_text(&SourceFile::read(path)?, path.parent())
    }

    /// A built-in scheme by id, or the scheme of a file.
    ///
    /// # Errors
    /// No built-in scheme has this id and it is not a path, or [`Scheme::from_path`] rejects the file.
    pub fn named(name: &str) -> Checked<Self> {
        match builtin(name) {
            Some(shipped) => Ok(shipped.scheme()),
            None if is_path(name) => Self::from_path(Path::new(name)),
            None => {
                let ids: Vec<&str> = builtins().iter().chain(addressed()).map(|b| b.id).collect();
                Err(Box::new(Diagnostic::unknown("scheme", name, &ids)))
            }
        }
    }

    /// The id with underscores, which is an identifier because an id has only letters, digits and dashes.
    pub fn identifier(&self) -> String {
        self.id.replace('-', "_")
    }

    /// Number of codewords, W.
    pub fn codewords(&self) -> usize {
        self.layout.codewords()
    }

    /// Codeword bits of codeword `w` that are check bits, ascending.
    pub fn check_positions(&self, w: usize) -> Vec<usize> {
        let bits = self.layout.codeword(w);
        (0..bits.len()).filter(|&b| !self.geometry.is_data(bits[b])).collect()
    }

    /// Whether codeword `w` corrects exactly all errors of up to two symbols of its Reed-Solomon code.
    pub fn corrects_symbol_pairs(&self, w: usize) -> bool {
        let Some(rs) = &self.code.reed_solomon else { return false };
        let count = rs.locators.len() * (rs.locators.len() - 1) / 2;
        let pair = |space: &Space| space.symbols(&self.code).filter(|symbols| symbols.len() == 2);
        let pairs: Option<BTreeSet<Vec<usize>>> = self.corrects[w].iter().map(pair).collect();
        pairs.is_some_and(|pairs| pairs.len() == count)
    }

    /// The columns of H by physical bit: for each, its codeword and its column.
    pub fn physical_columns(&self) -> Vec<(usize, u64)> {
        let mut columns = vec![(0, 0); self.geometry.bits()];
        for w in 0..self.codewords() {
            for (b, &bit) in self.layout.codeword(w).iter().enumerate() {
                columns[bit] = (w, self.code.h.columns()[b]);
            }
        }
        columns
    }

    /// The index of the enable input that switches `rule`, if there is one.
    pub fn enable_for(&self, rule: Switch) -> Option<usize> {
        self.enables.iter().position(|e| e.switches == rule)
    }

    /// The default values of the enable inputs.
    pub fn default_enables(&self) -> Vec<bool> {
        self.enables.iter().map(|e| e.default).collect()
    }

    /// The scheme with its enable inputs tied to `values`; inputs and disabled rules are removed.
    #[must_use]
    pub fn with_enables(&self, values: &[bool]) -> Self {
        let mut scheme = self.clone();
        for (enable, _) in self.enables.iter().zip(values).filter(|(_, on)| !**on) {
            match enable.switches {
                Switch::MultiBitCorrection => {
                    for spaces in &mut scheme.corrects {
                        *spaces = correctable::single_bits_only(spaces);
                    }
                }
                Switch::SanityCheck => scheme.sanity_check.clear(),
                Switch::PairConfirmation => scheme.pair_confirmation = PairConfirmation::None,
            }
        }
        scheme.enables.clear();
        scheme
    }

    /// The scheme with its enable inputs tied to their defaults.
    pub fn tied(&self) -> Cow<'_, Self> {
        match self.enables.is_empty() {
            true => Cow::Borrowed(self),
            false => Cow::Owned(self.with_enables(&self.default_enables())),
        }
    }

    /// SHA-256, in hexadecimal, of [`Scheme::canonical_text`]: files with the same meaning have the same hash.
    pub fn hash(&self) -> String {
        digest::sha256(self.canonical_text())
    }

    /// The scheme's meaning in one fixed form: geometry, layout, H, correctable patterns, rules, enables, address.
    /// Comments, names and the spelling of a matrix do not change it. The form is part of the interface, because a
    /// change of it changes all hashes.
    pub fn canonical_text(&self) -> String {
        let g = self.geometry;
        let mut text = format!("eccforge scheme 1\nentry {} beats {} pins {} data\n", g.beats, g.pins, g.data_pins);
        let list = |items: &[usize]| items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        text += &format!("h {} rows\n", self.code.h.r());
        for column in self.code.h.columns() {
            text += &format!("{column:x}\n");
        }
        if !g.is_data_first() {
            text += &format!("check pins {}\n", list(&g.check_pins()));
        }
        for w in 0..self.codewords() {
            text += &format!("codeword {}\n", list(self.layout.codeword(w)));
            for space in &self.corrects[w] {
                let basis: Vec<String> = space.basis().iter().map(|p| list(p)).collect();
                text += &format!("corrects {}\n", basis.join(", "));
            }
        }
        for partition in &self.sanity_check {
            text += &format!("together {}\n", list(partition.cells()));
        }
        if self.pair_confirmation == PairConfirmation::Byte {
            text += "confirmed byte\n";
        }
        if self.on_detection != OnDetection::Due {
            text += &format!("on detection {}\n", self.on_detection.name());
        }
        if self.retries > 1 {
            text += &format!("up to {} retries\n", self.retries);
        }
        for enable in &self.enables {
            let rule = match enable.switches {
                Switch::MultiBitCorrection => "multi-bit-correction",
                Switch::SanityCheck => "sanity-check",
                Switch::PairConfirmation => "pair-confirmation",
            };
            text += &format!("enable {} {rule} {}\n", enable.name, u8::from(enable.default));
        }
        for flips in self.address.iter().flat_map(|address| &address.flips) {
            text += &format!("address bit {}\n", list(flips));
        }
        if !self.constant.is_empty() {
            text += &format!("complemented {}\n", list(&self.constant));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_of_the_meaning_not_of_the_text() {
        let text = builtin("duet").expect("shipped").file().text;
        let hash = |text: &str| Scheme::from_text(&SourceFile::new("s.yaml", text), None).map(|s| s.hash()).ok();
        assert_eq!(
            hash(&text),
            hash(&text.replace("DuetECC", "Another name").replace("codewords: 4", "codewords: 4 # four"))
        );
        assert_ne!(hash(&text), hash(&text.replace("sanity-check: lane", "sanity-check: pin-or-byte")));
        assert_ne!(hash(&text), hash(&text.replace("E0FF26499010131C", "F0FF26499010131C")));
    }
}
