//! Encoder and decoder of a scheme as modules, with the modules that the options add around them.

use super::circuits::Circuits;
use super::options::{Options, Scope, Side};
use super::provenance::{self, File};
use super::{codeword, decoder, drop_in, encoder, pipe, poison, ram};
use crate::verilog::{Module, print};
use eccforge_scheme::Scheme;

/// Encoder and decoder of a scheme: modules in compile order, instantiated ones first.
#[derive(Clone, Debug)]
pub struct Design {
    /// Scheme id with underscores: prefix of every module name.
    pub prefix: String,
    /// Modules of the encoder; the last is the top.
    pub encoder: Vec<Module>,
    /// Modules of the decoder; the last is the top.
    pub decoder: Vec<Module>,
    /// The encoder's pipeline with the library's modules, if requested; it instantiates the encoder.
    pub encoder_pipe: Vec<Module>,
    /// Modules of the decoder's pipeline with those of the library; the last is the top. They need no other modules.
    pub decoder_pipe: Vec<Module>,
    /// Modules of a protected memory around encoder and decoder; the last is the top.
    pub ram: Vec<Module>,
    /// Encoder and decoder with the ports of other libraries' modules.
    pub drop_ins: Vec<Module>,
    /// Whether the decoder's pipeline gates the flips of an uncorrectable entry.
    pub gated: bool,
    /// Whether the memory can mark entries as poisoned.
    pub can_poison: bool,
    /// The circuits that the modules print.
    pub circuits: Circuits,
    header: Vec<String>,
}

impl Design {
    /// Builds the modules of a scheme.
    pub fn new(scheme: &Scheme, options: &Options) -> Self {
        Self::of(scheme, options, Circuits::seeded(scheme, options.goal, options.seed))
    }

    /// Builds the modules of a scheme from circuits that were made for the goal of the options.
    pub fn of(scheme: &Scheme, options: &Options, circuits: Circuits) -> Self {
        let prefix = scheme.identifier();
        let (encoder, decoder) = match options.scope {
            Scope::Codeword => (
                vec![codeword::encoder_module(scheme, options, &format!("{prefix}_enc"), 0, circuits.encoder(0))],
                codeword::minimal_decoder_modules(scheme, options, &format!("{prefix}_dec"), &circuits),
            ),
            Scope::Entry | Scope::Minimal | Scope::CorrectOnly => {
                (encoder::modules(scheme, options, &circuits), decoder::modules(scheme, options, &circuits))
            }
        };
        let entry = matches!(options.scope, Scope::Entry | Scope::Minimal);
        // A memory has its registers outside the decoder.
        let piped = entry && options.wrap.is_none() && !options.pipe.is_empty();
        let keep = |modules: Vec<Module>, side| if options.has(side) { modules } else { Vec::new() };
        let encoder_pipe = if piped { pipe::encoder_modules(scheme, options) } else { Vec::new() };
        let decoder_pipe = if piped { pipe::decoder_modules(scheme, options, &circuits) } else { Vec::new() };
        Self {
            prefix,
            encoder: keep(encoder, Side::Encoder),
            decoder: keep(decoder, Side::Decoder),
            encoder_pipe: keep(encoder_pipe, Side::Encoder),
            decoder_pipe: keep(decoder_pipe, Side::Decoder),
            ram: options.wrap.as_ref().map_or_else(Vec::new, |ram| ram::modules(scheme, options, ram)),
            drop_ins: options.drop_in.map_or_else(Vec::new, |of| drop_in::modules(scheme, options, of)),
            gated: piped && pipe::is_gated(scheme, options),
            can_poison: options.wrap.is_some() && poison::pattern(scheme).is_some(),
            circuits,
            header: header(scheme, options),
        }
    }

    /// Name of the top module of a side.
    pub fn top(&self, side: Side) -> String {
        format!("{}_{}", self.prefix, side.short())
    }

    /// Modules of a side; the last is the top.
    pub fn modules_of(&self, side: Side) -> &[Module] {
        match side {
            Side::Encoder => &self.encoder,
            Side::Decoder => &self.decoder,
        }
    }

    /// Modules of the pipeline of a side; the last is the top.
    pub fn pipe_of(&self, side: Side) -> &[Module] {
        match side {
            Side::Encoder => &self.encoder_pipe,
            Side::Decoder => &self.decoder_pipe,
        }
    }

    /// One file for each module.
    pub fn files(&self) -> Vec<File> {
        self.modules().map(|m| File { name: m.file(), text: print(m, &self.header) }).collect()
    }

    /// All modules, instantiated ones first.
    pub fn modules(&self) -> impl Iterator<Item = &Module> {
        let cores = [&self.encoder, &self.encoder_pipe, &self.decoder, &self.decoder_pipe];
        let lists = cores.into_iter().chain([&self.ram, &self.drop_ins]);
        // The decoder and its pipe both contain the modules of field arithmetic.
        let mut seen = std::collections::HashSet::new();
        lists.flatten().filter(move |module| seen.insert(&module.name))
    }

    /// Every module that no other instantiates, with all modules that it needs: top, sources in order.
    pub fn tops(&self) -> Vec<(String, Vec<&Module>)> {
        let mut lists: Vec<Vec<&Module>> = vec![self.encoder.iter().collect(), self.decoder.iter().collect()];
        if !self.encoder_pipe.is_empty() {
            lists.push(self.encoder.iter().chain(&self.encoder_pipe).collect());
        }
        lists.push(self.decoder_pipe.iter().collect());
        for module in &self.drop_ins {
            lists.push(self.encoder.iter().chain(&self.decoder).chain([module]).collect());
        }
        for (at, _) in self.ram.iter().enumerate().filter(|(_, module)| !module.is_source()) {
            lists.push(self.encoder.iter().chain(&self.decoder).chain(&self.ram[..=at]).collect());
        }
        lists.into_iter().filter_map(|list| Some((list.last()?.name.clone(), list))).collect()
    }

    /// The concatenated text of a side's modules.
    pub fn text(&self, side: Side) -> String {
        self.text_of(&self.modules_of(side).iter().collect::<Vec<_>>())
    }

    /// The concatenated text of these modules.
    pub fn text_of(&self, modules: &[&Module]) -> String {
        modules.iter().map(|m| print(m, &self.header)).collect()
    }
}

/// The comment above each module; texts of the scheme file appear only here.
pub fn header(scheme: &Scheme, options: &Options) -> Vec<String> {
    let mut lines = provenance::lines(scheme, &options.flags());
    let [name, source] = [&scheme.name, &scheme.source].map(|text| provenance::comment_text(text));
    lines.insert(1, format!("{name}: {source}"));
    lines
}
