//! The meaning of a scheme in one fixed form, and its hash.

use super::Scheme;
use crate::spec::{OnDetectionSpec as OnDetection, PairConfirmationSpec as PairConfirmation, SwitchSpec as Switch};
use eccforge_files::digest;

impl Scheme {
    /// SHA-256, in hexadecimal, of [`Scheme::canonical_text`]: files with the same meaning have the same hash.
    pub fn hash(&self) -> String {
        digest::sha256(self.canonical_text())
    }

    /// The scheme's meaning in one fixed form: geometry, layout, H, correctable patterns, rules, enables and address.
    /// Comments, names and the spelling of a matrix do not change it. The form is part of the interface, because a
    /// change of it changes all hashes.
    pub fn canonical_text(&self) -> String {
        let g = self.geometry;
        let mut text = format!("eccforge scheme 1\nentry {} beats {} pins {} data\n", g.beats, g.pins, g.data_pins);
        // A line is added only if its rule differs from the default: schemes that existed before the rule keep their hash.
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

/// Numbers with a space between them.
fn list(numbers: &[usize]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
