//! From a scheme to modules: an encoder and a decoder for the whole entry, made of codeword modules.

mod body;
mod codeword;
mod entry;
mod notes;
mod options;
mod pipe;
pub mod poison;
pub mod provenance;
mod reed_solomon;
mod scrub;
mod shims;

pub use codeword::{codeword_encoder, optimised, optimised_encoder};
pub use options::{Cut, Goal, Handshake, Naming, Options, Part, Pipe, Scope};
pub use scrub::{ADDRESS_BITS, COUNTER_BITS};

use crate::verilog::{Module, print};
use eccforge_logic::circuit::{Builder, Circuit, NetId};
use eccforge_logic::transform::copy_into;
use eccforge_scheme::decoder::{Decoder, Flags, Strategy};
use eccforge_scheme::{Scheme, encoder};

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
    /// The encoder's pipe, if something stands around the core; it instantiates the encoder.
    pub encoder_pipe: Vec<Module>,
    /// Modules of the decoder's pipe; the last is the top. They stand alone.
    pub decoder_pipe: Vec<Module>,
    /// Modules that use encoder and decoder together.
    pub shims: Vec<Module>,
    header: Vec<String>,
}

impl Design {
    /// Builds the modules of a scheme.
    pub fn new(scheme: &Scheme, options: &Options) -> Self {
        let prefix = module_prefix(scheme);
        let (encoder, decoder) = match options.scope {
            Scope::Codeword => (
                vec![codeword::encoder_module(scheme, options, &format!("{prefix}_enc"))],
                codeword::minimal_decoder_modules(scheme, options, &format!("{prefix}_dec")),
            ),
            Scope::Entry | Scope::Minimal | Scope::CorrectOnly => {
                (entry::encoder_modules(scheme, options), entry::decoder_modules(scheme, options))
            }
        };
        let whole = options.scope == Scope::Entry;
        let piped = whole && !options.pipe.is_empty();
        let mut shims = Vec::new();
        if whole && options.read_modify_write {
            shims.push(shims::read_modify_write(scheme, options));
        }
        if whole && options.scrub {
            shims.push(scrub::scrub(scheme, options));
        }
        let keep = |modules: Vec<Module>, decoder| if options.part.has(decoder) { modules } else { Vec::new() };
        let encoder_pipe = if piped { vec![pipe::encoder(scheme, options)] } else { Vec::new() };
        let decoder_pipe = if piped { pipe::decoder(scheme, options) } else { Vec::new() };
        Self {
            prefix,
            encoder: keep(encoder, false),
            decoder: keep(decoder, true),
            encoder_pipe: keep(encoder_pipe, false),
            decoder_pipe: keep(decoder_pipe, true),
            shims,
            header: header(scheme, options),
        }
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
        self.modules().map(|m| File { name: format!("{}.v", m.name), text: print(m, &self.header) }).collect()
    }

    /// All modules, instantiated ones first.
    pub fn modules(&self) -> impl Iterator<Item = &Module> {
        let lists = [&self.encoder, &self.encoder_pipe, &self.decoder, &self.decoder_pipe, &self.shims];
        // Modules of field arithmetic stand in the decoder and in its pipe.
        let mut seen = std::collections::HashSet::new();
        lists.into_iter().flatten().filter(move |module| seen.insert(&module.name))
    }

    /// Every module that no other instantiates, with all that it needs: top, sources in order.
    pub fn tops(&self) -> Vec<(String, Vec<&Module>)> {
        let mut lists: Vec<Vec<&Module>> = vec![self.encoder.iter().collect(), self.decoder.iter().collect()];
        if !self.encoder_pipe.is_empty() {
            lists.push(self.encoder.iter().chain(&self.encoder_pipe).collect());
        }
        lists.push(self.decoder_pipe.iter().collect());
        for shim in &self.shims {
            let encoder = if shim.name.ends_with("_rmw") { self.encoder.as_slice() } else { &[] };
            lists.push(encoder.iter().chain(&self.decoder).chain([shim]).collect());
        }
        lists.into_iter().filter_map(|list| Some((list.last()?.name.clone(), list))).collect()
    }

    /// The text of the encoder's or decoder's modules in one.
    pub fn text(&self, decoder: bool) -> String {
        let modules = if decoder { &self.decoder } else { &self.encoder };
        self.text_of(&modules.iter().collect::<Vec<_>>())
    }

    /// The text of these modules in one.
    pub fn text_of(&self, modules: &[&Module]) -> String {
        modules.iter().map(|m| print(m, &self.header)).collect()
    }
}

/// Scheme id with underscores.
pub fn module_prefix(scheme: &Scheme) -> String {
    scheme.identifier()
}

fn header(scheme: &Scheme, options: &Options) -> Vec<String> {
    let mut lines = provenance::lines(scheme, &options.flags());
    let text = |text: &str| provenance::comment_text(text);
    lines.insert(1, format!("{}: {}", text(&scheme.name), text(&scheme.source)));
    lines
}

/// The strategy of hardware with the least that can be shared: what optimised decoders are compared with.
const UNSHARED: Strategy = Strategy::Hardware(Flags::AfterMatches);

/// What the emitted decoder has to equal: the circuit with the decoder's ports under `options`.
pub fn decoder_reference(scheme: &Scheme, options: &Options) -> Circuit {
    match options.scope {
        Scope::Entry => Decoder::new(scheme, Strategy::SyndromeLookup).flatten(),
        Scope::Minimal => Decoder::new(scheme, UNSHARED).flatten_ungated().restricted_to(&["data", "ce", "due"]),
        Scope::Codeword => codeword::minimal_decoder(scheme),
        Scope::CorrectOnly => Decoder::new(scheme, Strategy::SyndromeLookup).flatten().restricted_to(&["data"]),
    }
}

/// What the emitted encoder has to equal.
pub fn encoder_reference(scheme: &Scheme, options: &Options) -> Circuit {
    match options.scope {
        Scope::Entry => encoder(scheme),
        Scope::Minimal | Scope::CorrectOnly => encoder(scheme).restricted_to(&["check"]),
        Scope::Codeword => codeword_encoder(scheme, 0),
    }
}

/// A circuit before and after logic was shared, with the same ports, syndromes among them.
pub struct Bridge {
    /// As lowered from the scheme.
    pub plain: Circuit,
    /// What the modules print, perhaps with fewer of the ports.
    pub shared: Circuit,
}

/// What lies between a module and its reference; `None` where the module prints the circuit of one codeword.
pub fn bridge(scheme: &Scheme, options: &Options, decoder: bool) -> Option<Bridge> {
    let whole = Options { scope: Scope::Entry, ..options.clone() };
    match (options.scope, decoder) {
        (Scope::Codeword, _) => None,
        // Corrections are not held back, so more than the ports differs.
        (Scope::Minimal, true) => {
            let shared = optimised_decoder(scheme, options.goal).flatten_ungated();
            Some(Bridge { plain: Decoder::new(scheme, UNSHARED).flatten_ungated(), shared })
        }
        (_, true) => Some(Bridge { plain: decoder_reference(scheme, &whole), shared: shared(scheme, &whole, true)? }),
        (_, false) => Some(Bridge { plain: encoder_reference(scheme, &whole), shared: shared(scheme, &whole, false)? }),
    }
}

/// The decoder whose codeword circuits have the sharing that `goal` asks for.
pub fn optimised_decoder(scheme: &Scheme, goal: Goal) -> Decoder {
    Decoder::new(scheme, goal.strategy()).map_codewords(|circuit| optimised(scheme, circuit, goal))
}

/// The circuit that the modules of a whole entry print: codeword circuits after sharing, put together.
pub fn shared(scheme: &Scheme, options: &Options, decoder: bool) -> Option<Circuit> {
    if options.scope != Scope::Entry {
        return None;
    }
    if decoder {
        return Some(optimised_decoder(scheme, options.goal).flatten());
    }
    let g = scheme.geometry;
    let mut b = Builder::new(format!("{}_encoder", module_prefix(scheme)));
    let data_bits = g.data_bits();
    let data = b.input("data", data_bits.len());
    let mut entry: Vec<Option<NetId>> = vec![None; g.bits()];
    data_bits.iter().zip(&data).for_each(|(bit, net)| entry[*bit] = Some(*net));
    for w in 0..scheme.codewords() {
        let circuit = optimised_encoder(scheme, w, options.goal);
        let physical = scheme.layout.codeword(w);
        let checks = scheme.check_positions(w);
        let inputs = (0..physical.len()).filter(|i| !checks.contains(i)).filter_map(|i| entry[physical[i]]).collect();
        let map = copy_into(&mut b, &circuit, &[inputs]);
        for (check, net) in checks.iter().zip(&circuit.outputs()[0].nets) {
            entry[physical[*check]] = Some(map[net.index()]);
        }
    }
    let entry: Vec<NetId> = entry.into_iter().collect::<Option<_>>()?;
    b.output("check", g.check_bits().into_iter().map(|bit| entry[bit]).collect());
    b.output("entry", entry);
    Some(b.finish())
}
