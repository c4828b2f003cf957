//! Options that a scheme does not support.

use super::goal::Goal;
use super::options::{Options, Scope};
use super::{drop_in, poison, ram};
use eccforge_scheme::{Fold, Scheme};

/// The reason why a scheme cannot be emitted with some options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The unsupported options.
    pub message: String,
    /// The supported alternative.
    pub help: &'static str,
}

impl Options {
    /// The reason why these options do not fit a scheme, or `None` if they do.
    pub fn refusal(&self, scheme: &Scheme) -> Option<Refusal> {
        let id = &scheme.id;
        if self.seed != 0 && self.goal == Goal::Readable {
            let message = format!("--seed {}: the readable form shares no sums", self.seed);
            return Some(Refusal { message, help: "leave out --seed, or choose `--goal area` or `--goal delay`" });
        }
        if let (Scope::Codeword, Some(constant)) = (self.scope, scheme.constant_in_words()) {
            let message = format!("{id}: --codeword does not take the constant ({constant})");
            return Some(Refusal { message, help: "leave it out: the constant is a part of the whole entry" });
        }
        if let Some(flag) = scheme.address.as_ref().and_then(|address| self.without_address(address.fold)) {
            let message = format!("{id}: {flag} does not take the address in its code");
            let help = "leave it out: the encoder and the decoder of the whole entry take an address";
            return Some(Refusal { message, help });
        }
        if self.pipe.poison && poison::pattern(scheme).is_none() {
            let message = format!("{id}: no check-bit change is always uncorrectable");
            return Some(Refusal { message, help: "leave out --poison" });
        }
        let wrapped = self.wrap.as_ref().and_then(|wrap| ram::refusal(scheme, self, wrap));
        let why = wrapped.or(self.drop_in.and_then(|_| drop_in::refusal(scheme)))?;
        let help = "docs/ram.md and docs/fifo.md list what --wrap and --drop-in support";
        Some(Refusal { message: format!("{id}: {why}"), help })
    }

    /// The first of these options, as a flag, that a scheme with this kind of address does not support.
    pub fn without_address(&self, fold: Fold) -> Option<&'static str> {
        // Encoders of these modules deliver only check bits, and data are stored unchanged.
        let whole = fold == Fold::Xor;
        let refused = [
            (whole && self.scope == Scope::Minimal, "--minimal"),
            (whole && self.scope == Scope::CorrectOnly, "--correct-only"),
            (self.scope == Scope::Codeword, "--codeword"),
            // A memory has its registers outside the decoder.
            (!self.pipe.cuts.is_empty() && self.wrap.is_none(), "--cut"),
            (self.pipe.bypass, "--bypass"),
            (self.pipe.inject, "--inject"),
            (self.pipe.poison, "--poison"),
            (self.system_verilog, "--system-verilog"),
        ];
        refused.iter().find(|(asked, _)| *asked).map(|(_, flag)| *flag)
    }
}
