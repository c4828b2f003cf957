//! The types that all crates share: a scheme that has passed every check, and its parts.

mod address;
mod canonical;
mod code;
mod filled;
mod geometry;

use crate::correctable::{Ball, Space, single_bits_only};
use crate::diagnostic::SourceFile;
use crate::spec;
use crate::{Layout, OnDetection, PairConfirmation, Partition, SanityCheckKind, Switch};
use std::borrow::Cow;
use std::ops::Deref;

pub use address::{Address, Fold};
pub use code::{Code, Construction};
pub use geometry::{Geometry, LANE_PINS};

/// A decoder input that turns a rule off while it is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Enable {
    /// Port name.
    pub name: String,
    /// Rule that the input switches on and off.
    pub switches: Switch,
    /// Default value of the input.
    pub default: bool,
}

/// The claims of a scheme file; see [`spec::ClaimsSpec`].
pub type Claims = spec::ClaimsSpec;

/// A memory ECC scheme that has passed every check.
#[derive(Clone, Debug)]
pub struct Scheme {
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
    /// The response to a detected error.
    pub on_detection: OnDetection,
    /// Number of times that a transfer is repeated after a detected error; 0 unless `on_detection` is a retry.
    pub retries: u32,
    /// Inputs that turn rules off.
    pub enables: Vec<Enable>,
    /// The address that takes part in the code, if any.
    pub address: Option<Address>,
    /// The physical bits that are stored complemented, ascending.
    pub constant: Vec<usize>,
    /// The claims of the author.
    pub claims: Claims,
    /// The file from which the scheme was read.
    pub file: SourceFile,
    /// Warnings about the file, each with file, line, column and reason: valid text that is probably a mistake.
    pub warnings: Vec<String>,
}

impl Scheme {
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
        self.code.reed_solomon().is_some()
            && Ball::of(&self.corrects[w], &self.code).is_some_and(|ball| ball.radius == 2)
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
    pub fn with_enables(&self, values: &[bool]) -> TiedScheme<'static> {
        let mut scheme = self.clone();
        for (enable, _) in self.enables.iter().zip(values).filter(|(_, on)| !**on) {
            match enable.switches {
                Switch::MultiBitCorrection => {
                    for spaces in &mut scheme.corrects {
                        *spaces = single_bits_only(spaces);
                    }
                }
                Switch::SanityCheck => scheme.sanity_check.clear(),
                Switch::PairConfirmation => scheme.pair_confirmation = PairConfirmation::None,
            }
        }
        scheme.enables.clear();
        TiedScheme(Cow::Owned(scheme))
    }

    /// The scheme with its enable inputs tied to their defaults.
    pub fn tied(&self) -> TiedScheme<'_> {
        if self.enables.is_empty() {
            return TiedScheme(Cow::Borrowed(self));
        }
        self.with_enables(&self.default_enables())
    }
}

/// A scheme whose enables are fixed, so that it has no enable inputs. Only such schemes are counted.
#[derive(Clone, Debug)]
pub struct TiedScheme<'s>(Cow<'s, Scheme>);

impl TiedScheme<'_> {
    /// The scheme itself.
    pub fn into_owned(self) -> Scheme {
        self.0.into_owned()
    }
}

impl Deref for TiedScheme<'_> {
    type Target = Scheme;

    fn deref(&self) -> &Scheme {
        &self.0
    }
}
