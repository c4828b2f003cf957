//! From a scheme to modules: an encoder and a decoder for the whole entry, made of codeword modules.

mod body;
mod codeword;
mod entry;
mod options;

pub use codeword::{codeword_encoder, optimised};
pub use options::{Goal, Naming, Options, Scope};

use crate::verilog::{Module, print};
use eccforge_codecs::circuit::Circuit;
use eccforge_codecs::lower;
use eccforge_codecs::scheme::Scheme;

/// A generated file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// File name, without folder.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// Encoder and decoder of a scheme: modules in the order in which tools want them (instantiated ones first).
#[derive(Clone, Debug)]
pub struct Design {
    /// Scheme id with underscores: prefix of every module name.
    pub prefix: String,
    /// Modules of the encoder; the last is the top.
    pub encoder: Vec<Module>,
    /// Modules of the decoder; the last is the top.
    pub decoder: Vec<Module>,
    header: Vec<String>,
}

impl Design {
    /// Builds the modules of a scheme.
    pub fn new(scheme: &Scheme, options: &Options) -> Self {
        let prefix = module_prefix(scheme);
        let (encoder, decoder) = match options.scope {
            Scope::Codeword => (
                vec![codeword::encoder_module(scheme, options, &format!("{prefix}_enc"))],
                vec![codeword::minimal_decoder_module(scheme, options, &format!("{prefix}_dec"))],
            ),
            Scope::Entry | Scope::Minimal => {
                (entry::encoder_modules(scheme, options), entry::decoder_modules(scheme, options))
            }
        };
        Self { prefix, encoder, decoder, header: header(scheme, options) }
    }

    /// Name of the encoder's top module.
    pub fn encoder_top(&self) -> String {
        format!("{}_enc", self.prefix)
    }

    /// Name of the decoder's top module.
    pub fn decoder_top(&self) -> String {
        format!("{}_dec", self.prefix)
    }

    /// One file for each module.
    pub fn files(&self) -> Vec<File> {
        self.encoder
            .iter()
            .chain(&self.decoder)
            .map(|m| File { name: format!("{}.v", m.name), text: print(m, &self.header) })
            .collect()
    }

    /// The text of the encoder's or decoder's modules in one.
    pub fn text(&self, decoder: bool) -> String {
        let modules = if decoder { &self.decoder } else { &self.encoder };
        modules.iter().map(|m| print(m, &self.header)).collect()
    }
}

/// Scheme id with underscores.
pub fn module_prefix(scheme: &Scheme) -> String {
    scheme.id.replace('-', "_")
}

fn header(scheme: &Scheme, options: &Options) -> Vec<String> {
    vec![
        "SPDX-License-Identifier: MIT OR Apache-2.0".into(),
        format!("{}: {}", scheme.name, scheme.source),
        format!("Generated from scheme {} with hash {}.", scheme.id, scheme.hash()),
        format!("Do not edit; regenerate: eccforge emit verilog {}{} --out DIR", scheme.id, options.flags()),
    ]
}

/// What the emitted decoder has to equal: the circuit with the decoder's ports under `options`.
pub fn decoder_reference(scheme: &Scheme, options: &Options) -> Circuit {
    match options.scope {
        Scope::Entry => lower::decoder(scheme, lower::Lowering::Auto),
        Scope::Minimal => {
            lower::compose(scheme, &lower::parts(scheme), false).restricted_to(&["data", "ce", "due"])
        }
        Scope::Codeword => codeword::minimal_decoder(scheme),
    }
}

/// What the emitted encoder has to equal.
pub fn encoder_reference(scheme: &Scheme, options: &Options) -> Circuit {
    match options.scope {
        Scope::Entry => lower::encoder(scheme),
        Scope::Minimal => lower::encoder(scheme).restricted_to(&["check"]),
        Scope::Codeword => codeword_encoder(scheme, 0),
    }
}
