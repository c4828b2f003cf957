//! `<id>_enc_pipe` and `<id>_dec_pipe` (long: two tops that share their parts): encoder and decoder in the library's
//! `ecc_enc_pipe` and `ecc_dec_pipe`, which hold the registers, bypass, error injection and poison.
//!
//! The decoder is cut at its syndrome: one module computes it, and another locates the error from the syndrome only.

use super::address::Folded;
use super::codeword::{at_syndrome, decoder_module, decoder_modules_of, syndrome_circuit};
use super::entry::{self, grouped, slices};
use super::instance::{flag, with_parameters};
use super::options::{Cut, Handshake};
use super::{Circuits, Options, Scope, library, poison};
use crate::verilog::{Direction, Expr, Item, Module};
use eccforge_lower::decoder::{CodewordInput, CodewordOutput, Decoder};
use eccforge_scheme::Scheme;

/// The library's instance in the top module.
pub const INSTANCE: &str = "u_pipe";

/// The places of registers in the encoder's or decoder's pipeline, with the library's parameters for them.
pub fn places(decoder: bool) -> &'static [(Cut, &'static str)] {
    const ALL: [(Cut, &str); 4] = [
        (Cut::Input, "InStages"),
        (Cut::Syndrome, "SyndStages"),
        (Cut::Flips, "FlipsStages"),
        (Cut::Output, "OutStages"),
    ];
    const OF_ENCODER: [(Cut, &str); 2] = [ALL[0], ALL[3]];
    if decoder { &ALL } else { &OF_ENCODER }
}

/// Number of register stages.
pub fn stages(options: &Options, decoder: bool) -> usize {
    places(decoder).iter().filter(|(cut, _)| options.pipe.cuts.contains(cut)).count()
}

/// The library's modules that a pipeline needs.
fn library_modules(decoder: bool) -> Vec<Module> {
    library::modules(&["ecc_flop", "ecc_pipe", if decoder { "ecc_dec_pipe" } else { "ecc_enc_pipe" }])
}

/// A top module without ports.
fn top(scheme: &Scheme, options: &Options, decoder: bool, order: Option<String>) -> Module {
    let names: Vec<&str> =
        places(decoder).iter().map(|p| p.0).filter(|c| options.pipe.cuts.contains(c)).map(Cut::name).collect();
    let latency = match names.len() {
        0 => "Combinational.".into(),
        n => format!("Latency {n}: registers at {}.", names.join(", ")),
    };
    let (part, what) = if decoder { ("dec", "decoder") } else { ("enc", "encoder") };
    Module {
        name: format!("{}_{part}_pipe", super::module_prefix(scheme)),
        doc: [format!("The {what} with what stands around it. {latency}")].into_iter().chain(order).collect(),
        ports: Vec::new(),
        items: Vec::new(),
    }
}

/// Clock, reset and flow control of the library's instance; adds the ports.
fn flow(module: &mut Module, options: &Options, stages: usize) -> Vec<(String, Expr)> {
    let mut all = Vec::new();
    let mut connect = |port: &str, value: Expr| all.push((port.to_string(), value));
    let mut port = |direction, name: &str, comment: &str| {
        module.port(direction, name, 1, comment);
        Expr::name(name)
    };
    use Direction::{Input, Output};
    if stages > 0 {
        connect("clk_i", port(Input, options.clock(), "clock"));
    } else {
        connect("clk_i", Expr::bit(false));
    }
    if stages > 0 && options.pipe.handshake == Handshake::ValidReady {
        connect("rst_ni", port(Input, options.reset(), "reset of the valid bits, active low"));
        connect("valid_i", port(Input, &options.input("valid"), "the inputs are an entry"));
        connect("ready_o", port(Output, &options.output("ready"), "an entry is taken"));
        connect("valid_o", port(Output, &options.output("valid"), "the outputs are an entry"));
        connect("ready_i", port(Input, &options.input("ready"), "the outputs are taken"));
        return all;
    }
    let enable = match stages {
        0 => Expr::bit(true),
        _ => port(Input, &options.input("enable"), "1: all registers load"),
    };
    connect("rst_ni", Expr::bit(true));
    connect("valid_i", Expr::bit(true));
    connect("ready_o", Expr::name("unused_ready"));
    connect("valid_o", Expr::name("unused_valid"));
    connect("ready_i", enable);
    for name in ["unused_ready", "unused_valid"] {
        module.items.push(Item::Declare { name: name.into(), width: 1 });
    }
    all
}

/// Whether the library must hold back the flips of an uncorrectable entry: not with minimal ports, nor if the decoder
/// does it itself.
pub fn is_gated(scheme: &Scheme, options: &Options) -> bool {
    options.scope == Scope::Entry && !entry::core(scheme, options).self_gating()
}

/// The instance of the library's module, with widths and register stages as parameters; `gated` for a decoder.
fn instance(
    options: &Options,
    gated: Option<bool>,
    widths: &[(&'static str, usize)],
    connections: Vec<(String, Expr)>,
) -> Item {
    let stages =
        places(gated.is_some()).iter().map(|(cut, name)| (*name, usize::from(options.pipe.cuts.contains(cut))));
    let mut parameters: Vec<(&str, String)> =
        widths.iter().copied().chain(stages).map(|(name, value)| (name, value.to_string())).collect();
    parameters.push(("ClockEnable", flag(options.pipe.handshake == Handshake::ClockEnable)));
    parameters.extend(gated.map(|gated| ("Gated", flag(gated))));
    let module = if gated.is_some() { "ecc_dec_pipe" } else { "ecc_enc_pipe" };
    Item::Instance { module: with_parameters(module, &parameters), name: INSTANCE.into(), connections }
}

/// A wire for an output that is not delivered, by its name.
fn open(module: &mut Module, stem: &str, width: usize) -> String {
    let name = format!("unused_{stem}");
    module.items.push(Item::Declare { name: name.clone(), width });
    name
}

/// An input port if the option is on; otherwise zeros.
fn optional(module: &mut Module, on: bool, name: &str, width: usize, comment: &str) -> Expr {
    if !on {
        return Expr::Literal(vec![false; width]);
    }
    module.port(Direction::Input, name, width, comment);
    Expr::name(name)
}

/// The value of a signal, whose bits are parts of this width each.
pub(super) fn part(name: &str, parts: usize, width: usize, at: usize) -> Expr {
    match width {
        _ if parts == 1 => Expr::name(name),
        1 => Expr::Bit(name.into(), at),
        _ => Expr::Slice(name.into(), (at + 1) * width - 1, at * width),
    }
}

/// Signals joined, the first in the lowest bits.
pub(super) fn joined(mut signals: Vec<Expr>) -> Expr {
    signals.reverse();
    if let [one] = signals.as_slice() { one.clone() } else { Expr::Concat(signals) }
}

/// Modules of the encoder's pipeline, top last; it instantiates the encoder.
pub(super) fn encoder(scheme: &Scheme, options: &Options) -> Vec<Module> {
    let g = scheme.geometry;
    let (k, checks, full) = (g.data_bits().len(), g.check_bits(), options.scope == Scope::Entry);
    // With minimal ports, only the check bits go through the registers.
    let (n, coded) = if full { (g.bits(), "entry") } else { (checks.len(), "check") };
    let mut module = top(scheme, options, false, None);
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    let mut connections = flow(&mut module, options, stages(options, false));
    let mut connect = |port: &str, value: Expr| connections.push((port.into(), value));
    module.port(Direction::Input, i("data"), k, "data bit d travels on the d-th data bit of the entry");
    connect("data_i", Expr::name(i("data")));
    let pipe = &options.pipe;
    connect("inject_i", optional(&mut module, pipe.inject, &i("inject"), n, "flips these bits of the entry"));
    let poison = poison::pattern(scheme).filter(|_| pipe.poison);
    let comment = "1: writes a word that is known to be bad";
    connect("poison_i", optional(&mut module, poison.is_some(), &i("poison"), 1, comment));
    module.port(Direction::Output, o("check"), checks.len(), "check bits in ascending order of their place");
    if full {
        module.port(Direction::Output, o("entry"), n, "entry as written");
    }
    if let Some(poison) = &poison {
        module.section(&poison.doc(scheme));
        module.items.push(Item::Localparam { name: "POISON".into(), value: poison.bits.clone() });
    }
    connect("poison_flips_i", poison.map_or_else(|| Expr::Literal(vec![false; n]), |_| Expr::name("POISON")));
    connect("entry_o", Expr::name(o(coded)));
    connect("codec_data_o", Expr::name("encode_data"));
    connect("codec_entry_i", Expr::name("encoded"));

    module.section("The encoder. Its check bits are those before errors are injected.");
    let mut encoder = vec![(i("data"), Expr::name("encode_data")), (o(coded), Expr::name("encoded"))];
    for (name, width) in [("encode_data", k), ("encoded", n)] {
        module.items.push(Item::Declare { name: name.into(), width });
    }
    if full {
        module.items.push(Item::Declare { name: "unused_check".into(), width: checks.len() });
        encoder.push((o("check"), Expr::name("unused_check")));
    }
    module.items.push(Item::Instance {
        module: format!("{}_enc", super::module_prefix(scheme)),
        name: "u_encoder".into(),
        connections: encoder,
    });
    module.section("Registers and test ports.");
    module.items.push(instance(options, None, &[("DataW", k), ("EntryW", n)], connections));
    if full {
        module.section("The check bits of the entry as written.");
        let groups = slices(grouped(&checks, g, |bit| Expr::bit_of(&o("entry"), n, bit)));
        module.items.push(Item::Gather { name: "check".into(), width: checks.len(), groups });
        module.items.push(entry::assign(&o("check"), Expr::name("check")));
    }
    library_modules(false).into_iter().chain([module]).collect()
}

/// A wire whose name tells lint tools that its signals are unused on purpose.
pub(super) fn unused(name: &str, mut signals: Vec<Expr>) -> Item {
    signals.insert(0, Expr::bit(false));
    Item::Wire {
        name: name.into(),
        width: 1,
        value: Expr::Reduce(crate::verilog::Op::And, Box::new(Expr::Concat(signals))),
        note: None,
    }
}

/// Modules of the decoder's pipeline, top last.
pub(super) fn decoder(scheme: &Scheme, options: &Options, circuits: &Circuits) -> Vec<Module> {
    let prefix = super::module_prefix(scheme);
    let core = entry::core(scheme, options);
    let syndrome_name = format!("{prefix}_cw_syn");
    let mut modules = library_modules(true);
    let mut syndrome = decoder_module(
        scheme,
        options,
        &syndrome_name,
        &circuits.optimised(&syndrome_circuit(scheme)),
        &[("syndrome", String::new(), "syndrome")],
    );
    syndrome.doc = vec!["Syndrome of one codeword. Combinational.".into()];
    modules.push(syndrome);
    let locator_name = |kind: usize| entry::kind_name(&prefix, "loc", core.kinds().len(), kind);
    for (kind, part) in core.kinds().iter().enumerate() {
        let outputs = entry::codeword_outputs(part, |port| !entry::left_out(options, &core, port));
        let (name, w) = (locator_name(kind), core.first_of_kind(kind));
        let plain = at_syndrome(&entry::delivered(scheme, options, w, part.circuit()));
        let optimised = circuits.optimised(&plain);
        let mut own = decoder_modules_of(scheme, options, (&name, w), (&plain, &optimised), &outputs);
        own.iter_mut().filter(|m| m.name == name).for_each(|m| {
            m.doc = vec!["Finds the error of one codeword from its syndrome. Combinational.".into()];
        });
        entry::add_new(&mut modules, own);
    }
    let top = DecoderTop { scheme, options, core: &core, words: scheme.codewords(), r: scheme.code.h.r() as usize };
    modules.push(top.module(&syndrome_name, &locator_name));
    modules
}

/// The decoder's pipeline under construction.
struct DecoderTop<'a> {
    scheme: &'a Scheme,
    options: &'a Options,
    core: &'a Decoder,
    words: usize,
    r: usize,
}

impl DecoderTop<'_> {
    fn module(&self, syndrome_name: &str, locator_name: &dyn Fn(usize) -> String) -> Module {
        let g = self.scheme.geometry;
        let n = g.bits();
        let mut module = top(self.scheme, self.options, true, Some(entry::entry_order(g)));
        let mut connections = flow(&mut module, self.options, stages(self.options, true));
        connections.extend(self.ports(&mut module));
        let switches = self.scheme.enables.len().max(1);
        module.section("Between the registers and the decoder's two parts.");
        let bits = self.words * self.r;
        let mut signals = vec![
            ("read_entry", n),
            ("syndromes", bits),
            ("located_syndromes", bits),
            (if self.scheme.enables.is_empty() { "unused_switches" } else { "switches" }, switches),
            ("entry_ce", 1),
            ("entry_due", 1),
        ];
        signals.extend(match self.full() {
            true => vec![("delivered_syndromes", bits), ("entry_rule_fail", 1)],
            false => vec![("corrected", n)],
        });
        for (name, width) in signals {
            module.items.push(Item::Declare { name: name.into(), width });
        }
        let mask = Folded::new(self.scheme, self.options);
        self.syndromes(&mut module, &mask, syndrome_name);
        let flip_of = self.locators(&mut module, locator_name);
        let wanted = |name: &str| (self.full() || name != "rule_fail").then(|| format!("entry_{name}"));
        entry::rules(&mut module, self.core, &|name| self.switch(name), &wanted);
        entry::proposed_flips(&mut module, self.scheme, &|bit| flip_of[bit].clone());
        module.section("Registers, test ports and correction.");
        let gated = self.full() && !self.core.self_gating();
        let widths = [("EntryW", n), ("SyndW", bits), ("Words", self.words), ("SwitchW", switches)];
        module.items.push(instance(self.options, Some(gated), &widths, connections));
        module.section("The data of the entry, and the syndromes of its codewords.");
        let data_bits = g.data_bits();
        let corrected = self.corrected();
        let groups = slices(grouped(&data_bits, g, |bit| mask.folded(bit, Expr::bit_of(&corrected, n, bit))));
        module.items.push(Item::Gather { name: "data".into(), width: data_bits.len(), groups });
        module.items.push(entry::assign(&self.options.output("data"), Expr::name("data")));
        if !self.full() {
            let check = g.check_bits().into_iter().map(|bit| Expr::bit_of(&corrected, n, bit)).collect();
            module.items.push(unused("unused_check", check));
            return module;
        }
        for w in 0..self.words {
            let name = self.options.output(&format!("syndrome_{w}"));
            module.items.push(entry::assign(&name, part("delivered_syndromes", self.words, self.r, w)));
        }
        module
    }

    /// Whether all outputs are delivered; otherwise data, ce and due.
    fn full(&self) -> bool {
        self.options.scope == Scope::Entry
    }

    /// The signal of the corrected entry.
    fn corrected(&self) -> String {
        if self.full() { self.options.output("entry") } else { "corrected".into() }
    }

    /// The signal of a switch behind the registers.
    fn switch(&self, name: &str) -> String {
        let enables = &self.scheme.enables;
        let at = enables.iter().position(|enable| enable.name == name).unwrap_or(0);
        if enables.len() > 1 { format!("switches[{at}]") } else { "switches".into() }
    }

    /// Adds the ports; returns what the library's instance is connected to.
    fn ports(&self, module: &mut Module) -> Vec<(String, Expr)> {
        let (scheme, options, words) = (self.scheme, self.options, self.words);
        let (n, pipe) = (scheme.geometry.bits(), &options.pipe);
        let mut all = Vec::new();
        let mut connect = |port: &str, value: Expr| all.push((port.to_string(), value));
        module.port(Direction::Input, options.input("entry"), n, "entry as read");
        connect("entry_i", Expr::name(options.input("entry")));
        super::instance::enables(module, scheme, options);
        let switches: Vec<Expr> = scheme.enables.iter().map(|e| Expr::name(options.input(&e.name))).collect();
        connect("switches_i", if switches.is_empty() { Expr::bit(false) } else { joined(switches) });
        let comment = "1: the entry as read, without flips or entry flags";
        connect("bypass_i", optional(module, pipe.bypass, &options.input("bypass"), 1, comment));
        let comment = "flips these bits of the entry as read";
        connect("inject_i", optional(module, pipe.inject, &options.input("inject"), n, comment));
        let poison = poison::pattern(scheme).filter(|_| pipe.poison);
        let value = poison.as_ref().map_or_else(|| vec![false; words * self.r], |p| p.syndrome(self.r));
        connect("poison_synd_i", Expr::Literal(value));
        let due = if self.full() { "as read if due" } else { "meaningless while due" };
        let data = format!("data, corrected; {due}");
        module.port(Direction::Output, options.output("data"), scheme.geometry.data_bits().len(), data);
        let delivered = [
            ("entry", n, "entry, corrected; as read if due"),
            ("ce", 1, "corrected error: data is a correction"),
            ("due", 1, "detected uncorrectable error"),
            ("cw_ce", words, "a codeword's syndrome is correctable"),
            ("cw_due", words, "a codeword's syndrome is not correctable"),
            ("rule_fail", 1, "the corrections do not lie together"),
            ("flips", n, "corrected positions"),
            ("poisoned", 1, "due, and exactly what the encoder writes under poison"),
        ];
        for (stem, width, comment) in delivered {
            let value = match stem {
                "entry" if !self.full() => self.corrected(),
                "poisoned" if poison.is_none() => open(module, stem, width),
                _ if !self.full() && !["ce", "due"].contains(&stem) => open(module, stem, width),
                _ => {
                    module.port(Direction::Output, options.output(stem), width, comment);
                    options.output(stem)
                }
            };
            connect(&format!("{stem}_o"), Expr::Name(value));
        }
        if !self.full() {
            connect("synd_o", Expr::Name(open(module, "syndromes", words * self.r)));
            all.extend(self.codec());
            return all;
        }
        for w in 0..words {
            let name = options.output(&format!("syndrome_{w}"));
            module.port(Direction::Output, name, self.r, "syndrome of this codeword");
        }
        connect("synd_o", Expr::name("delivered_syndromes"));
        all.extend(self.codec());
        all
    }

    /// The library's ports to the decoder's parts.
    fn codec(&self) -> Vec<(String, Expr)> {
        let of_words = |stem: &str| match self.full() {
            true => joined((0..self.words).map(|w| Expr::name(format!("{stem}_{w}"))).collect()),
            false => Expr::Literal(vec![false; self.words]),
        };
        let rule_fail = if self.full() { Expr::name("entry_rule_fail") } else { Expr::bit(false) };
        let switches = if self.scheme.enables.is_empty() { "unused_switches" } else { "switches" };
        [
            ("codec_entry_o", Expr::name("read_entry")),
            ("codec_synd_i", Expr::name("syndromes")),
            ("codec_synd_o", Expr::name("located_syndromes")),
            ("codec_switches_o", Expr::name(switches)),
            ("codec_flips_i", Expr::name("proposed")),
            ("codec_ce_i", Expr::name("entry_ce")),
            ("codec_due_i", Expr::name("entry_due")),
            ("codec_rule_fail_i", rule_fail),
            ("codec_cw_ce_i", of_words("ce")),
            ("codec_cw_due_i", of_words("due")),
        ]
        .map(|(port, value)| (port.to_string(), value))
        .into()
    }

    /// The syndrome of each codeword.
    fn syndromes(&self, module: &mut Module, mask: &Folded, syndrome_name: &str) {
        let g = self.scheme.geometry;
        for w in 0..self.words {
            let stored = |bit: usize| mask.folded(bit, Expr::bit_of("read_entry", g.bits(), bit));
            entry::codeword_bits(module, self.scheme, w, "read_entry", &stored);
            module.items.push(Item::Instance {
                module: syndrome_name.into(),
                name: format!("u_syndrome_{w}"),
                connections: vec![
                    (self.options.input("codeword"), Expr::name(format!("codeword_{w}"))),
                    (self.options.output("syndrome"), part("syndromes", self.words, self.r, w)),
                ],
            });
        }
    }

    /// The locator of each codeword. Returns the flip of each bit of the entry.
    fn locators(&self, module: &mut Module, locator_name: &dyn Fn(usize) -> String) -> Vec<Expr> {
        let mut flip_of = vec![Expr::bit(false); self.scheme.geometry.bits()];
        for w in 0..self.words {
            module.section(&format!("Codeword {w}: where its error is."));
            let (kind, decoder) = (self.core.codewords()[w].kind, self.core.codeword(w));
            let syndrome = part("located_syndromes", self.words, self.r, w);
            let mut connections = vec![(self.options.input("syndrome"), syndrome)];
            for (_, p) in decoder.inputs().filter(|(port, _)| *port != CodewordInput::Codeword) {
                connections.push((self.options.input(&p.name), Expr::name(self.switch(&p.name))));
            }
            let physical = self.scheme.layout.codeword(w);
            let positions = entry::delivered_positions(self.scheme, self.options, w);
            for (port, p) in decoder.outputs() {
                let width = if port == CodewordOutput::Flips { positions.len() } else { p.nets.len() };
                if port == CodewordOutput::Syndrome || entry::left_out(self.options, self.core, port) {
                    continue;
                }
                let name = format!("{port}_{w}");
                module.items.push(Item::Declare { name: name.clone(), width });
                connections.push((self.options.output(&p.name), Expr::name(name)));
            }
            let (module_name, name) = (locator_name(kind), format!("u_locator_{w}"));
            module.items.push(Item::Instance { module: module_name, name, connections });
            for (i, bit) in positions.iter().enumerate() {
                flip_of[physical[*bit]] = Expr::bit_of(&format!("flips_{w}"), positions.len(), i);
            }
        }
        flip_of
    }
}
