//! `<id>_enc_pipe` and `<id>_dec_pipe` (long: two tops that share their parts): encoder and decoder in the library's
//! `eccforge_enc_pipe` and `eccforge_dec_pipe`, which hold the registers, bypass, error injection and poison.
//!
//! The decoder is cut at its syndrome: one module computes it, and another locates the error from the syndrome only.

use super::address::Folded;
use super::circuits::Circuits;
use super::codeword::{decoder_module, decoder_modules_of, kind_name};
use super::decoder;
use super::instance::{To, connections, enables, encoder_instance, flag, with_parameters};
use super::library::{self, Width};
use super::lowered::{at_syndrome, syndrome_circuit};
use super::notes::entry_order;
use super::options::{Cut, Handshake, Options, Scope, Side};
use super::poison;
use super::wire::{assign, codeword_bits, gather, joined, part, proposed_flips, unused};
use crate::verilog::{Direction, Expr, Item, Module};
use eccforge_lower::decoder::{CodewordInput, Decoder};
use eccforge_scheme::Scheme;

/// Name of the library's instance in the top module.
pub const INSTANCE: &str = "u_pipe";

/// The places of registers in a side's pipeline, with the library's parameters for them.
pub fn places(side: Side) -> impl Iterator<Item = (Cut, &'static str)> {
    const ALL: [(Cut, &str); 4] = [
        (Cut::Input, "InStages"),
        (Cut::Syndrome, "SyndStages"),
        (Cut::Flips, "FlipsStages"),
        (Cut::Output, "OutStages"),
    ];
    ALL.into_iter().filter(move |(cut, _)| cut.is_in(side))
}

/// The library's module of a side's pipeline.
pub fn library_module(side: Side) -> &'static str {
    match side {
        Side::Encoder => "eccforge_enc_pipe",
        Side::Decoder => "eccforge_dec_pipe",
    }
}

/// The library's modules that a pipeline needs.
fn library_modules(side: Side) -> Vec<Module> {
    library::modules(&["eccforge_flop", "eccforge_pipe", library_module(side)])
}

/// A top module without ports.
fn top(scheme: &Scheme, options: &Options, side: Side, order: Option<String>) -> Module {
    let names: Vec<&str> = places(side).map(|p| p.0).filter(|c| options.pipe.cuts.contains(c)).map(Cut::name).collect();
    let latency = match names.len() {
        0 => "Combinational.".into(),
        n => format!("Latency {n}: registers at {}.", names.join(", ")),
    };
    let what = match side {
        Side::Encoder => "encoder",
        Side::Decoder => "decoder",
    };
    Module::new(
        format!("{}_{}_pipe", scheme.identifier(), side.short()),
        [format!("The {what} with what stands around it. {latency}")].into_iter().chain(order).collect(),
    )
}

/// The connection of a port of the library's instance, if it is a port for clock, reset or flow control.
fn flow(options: &Options, stages: usize, port: &str) -> Option<To> {
    let handshake = stages > 0 && options.pipe.handshake == Handshake::ValidReady;
    Some(match port {
        "clk_i" => To::own_if(stages > 0),
        "rst_ni" | "valid_i" | "ready_i" | "ready_o" | "valid_o" if handshake => To::Own,
        "ready_i" if stages > 0 => To::Port(options.input("enable"), "1: all registers load"),
        "rst_ni" | "valid_i" | "ready_i" => To::Value(Expr::bit(true)),
        "ready_o" | "valid_o" => To::Open,
        _ => return None,
    })
}

/// Whether the library must gate the flips of an uncorrectable entry: not with minimal ports, nor if the decoder
/// gates them itself.
pub fn is_gated(scheme: &Scheme, options: &Options) -> bool {
    options.scope == Scope::Entry && !decoder::core(scheme, options).self_gating()
}

/// The instance of the library's module, with widths, register stages and `others` as parameters.
fn instance(
    options: &Options,
    side: Side,
    widths: &[(&str, Width)],
    others: &[(&'static str, String)],
    connections: Vec<(String, Expr)>,
) -> Item {
    let stages = places(side).map(|(cut, name)| (name, usize::from(options.pipe.cuts.contains(&cut))));
    let widths = widths.iter().map(|(name, width)| (*name, width.value()));
    let mut parameters: Vec<(&str, String)> =
        widths.chain(stages.map(|(name, value)| (name, value.to_string()))).collect();
    parameters.push(("ClockEnable", flag(options.pipe.handshake == Handshake::ClockEnable)));
    parameters.extend(others.iter().cloned());
    Item::Instance { module: with_parameters(library_module(side), &parameters), name: INSTANCE.into(), connections }
}

/// Modules of the encoder's pipeline, top last; it instantiates the encoder.
pub(super) fn encoder_modules(scheme: &Scheme, options: &Options) -> Vec<Module> {
    let g = scheme.geometry;
    let (k, checks, full) = (g.data_bits().len(), g.check_bits(), options.scope == Scope::Entry);
    // With minimal ports, only the check bits go through the registers.
    let n = if full { g.bits() } else { checks.len() };
    let mut module = top(scheme, options, Side::Encoder, None);
    let check_port = options.output("check");
    let comment = "check bits in ascending order of their place";
    let poison = poison::requested(scheme, options);
    let widths = [("DataW", Width::of(k)), ("EntryW", Width::of(n))];
    module.section("The encoder. Its check bits are those before errors are injected.");
    let ports = library::ports("eccforge_enc_pipe", &widths);
    let connections = connections(&mut module, options, &ports, &|port| match port.name.as_str() {
        "inject_i" => To::own_if(options.pipe.inject),
        "poison_i" => To::own_if(poison.is_some()),
        "poison_flips_i" => poison.as_ref().map_or(To::Zero, |_| To::signal("POISON")),
        "entry_o" if !full => To::Port(check_port.clone(), comment),
        "codec_data_o" => To::Wire("encode_data".into()),
        "codec_entry_i" => To::Wire("encoded".into()),
        name => flow(options, options.pipe.stages(Side::Encoder), name).unwrap_or(To::Own),
    });
    if full {
        module.port(Direction::Output, &check_port, checks.len(), comment);
        module.declare("unused_check", checks.len(), None);
    }
    let [check, entry] = if full { ["unused_check", "encoded"].map(Some) } else { [Some("encoded"), None] };
    encoder_instance(&mut module, scheme, options, [Some("encode_data"), None, check, entry]);
    if let Some(poison) = &poison {
        module.section(&poison.doc(scheme));
        module.items.push(Item::Localparam { name: "POISON".into(), value: poison.bits.clone() });
    }
    module.section("Registers and test ports.");
    module.items.push(instance(options, Side::Encoder, &widths, &[], connections));
    if full {
        module.section("The check bits of the entry as written.");
        let entry = options.output("entry");
        gather(&mut module, "check", &checks, g, |bit| Expr::bit_of(&entry, n, bit));
        module.items.push(assign(&check_port, Expr::name("check")));
    }
    library_modules(Side::Encoder).into_iter().chain([module]).collect()
}

/// Modules of the decoder's pipeline, top last.
pub(super) fn decoder_modules(scheme: &Scheme, options: &Options, circuits: &Circuits) -> Vec<Module> {
    let prefix = scheme.identifier();
    let core = decoder::core(scheme, options);
    let syndrome_name = format!("{prefix}_cw_syn");
    let mut modules = library_modules(Side::Decoder);
    let mut syndrome = decoder_module(
        scheme,
        options,
        &syndrome_name,
        &circuits.optimised(&syndrome_circuit(scheme)),
        &[("syndrome", String::new(), "syndrome")],
    );
    syndrome.doc = vec!["Syndrome of one codeword. Combinational.".into()];
    modules.push(syndrome);
    let locator_name = |kind: usize| kind_name(&prefix, "loc", core.kinds().len(), kind);
    for (kind, part) in core.kinds().iter().enumerate() {
        let outputs = decoder::codeword_outputs(options, &core, part);
        let (name, w) = (locator_name(kind), core.first_of_kind(kind));
        let plain = at_syndrome(&decoder::delivered(scheme, options, w, part.circuit()));
        let optimised = circuits.optimised(&plain);
        let mut own = decoder_modules_of(scheme, options, (&name, w), (&plain, &optimised), &outputs);
        // The others are modules of the library, which have their own text.
        for module in own.iter_mut().filter(|module| module.name == name) {
            module.doc = vec!["Finds the error of one codeword from its syndrome. Combinational.".into()];
        }
        library::add_new(&mut modules, own);
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
        let mut module = top(self.scheme, self.options, Side::Decoder, Some(entry_order(g)));
        // A port has at least one bit; without enables it is zero.
        let switches = self.scheme.enables.len().max(1);
        let widths = [("EntryW", n), ("SyndW", self.words * self.r), ("Words", self.words), ("SwitchW", switches)];
        let widths = widths.map(|(name, bits)| (name, Width::of(bits)));
        module.section("Between the registers and the decoder's two parts.");
        let ports = library::ports("eccforge_dec_pipe", &widths);
        let connections = connections(&mut module, self.options, &ports, &|port| self.connected(&port.name));
        self.ports(&mut module);
        let mask = Folded::new(self.scheme, self.options);
        self.syndromes(&mut module, &mask, syndrome_name);
        let flip_of = self.locators(&mut module, locator_name);
        decoder::rules(&mut module, self.core, &|name| self.switch(name), &|name| self.flag_of_entry(name));
        proposed_flips(&mut module, self.scheme, &|bit| flip_of[bit].clone());
        module.section("Registers, test ports and correction.");
        let gated = ("Gated", flag(self.full() && !self.core.self_gating()));
        module.items.push(instance(self.options, Side::Decoder, &widths, &[gated], connections));
        module.section("The data of the entry, and the syndromes of its codewords.");
        let data_bits = g.data_bits();
        let corrected = self.corrected();
        gather(&mut module, "data", &data_bits, g, |bit| mask.folded(bit, Expr::bit_of(&corrected, n, bit)));
        module.items.push(assign(&self.options.output("data"), Expr::name("data")));
        if !self.full() {
            let check = g.check_bits().into_iter().map(|bit| Expr::bit_of(&corrected, n, bit)).collect();
            module.items.push(unused("unused_check", check));
            return module;
        }
        for w in 0..self.words {
            let name = self.options.output(&format!("syndrome_{w}"));
            module.items.push(assign(&name, part("delivered_syndromes", self.words, self.r, w)));
        }
        module
    }

    /// The signal of a flag of the entry; `None` if nothing reads it.
    fn flag_of_entry(&self, name: &str) -> Option<String> {
        match name {
            "rule_fail" if !self.full() => None,
            // The flag of the codeword is that of the entry.
            "ce" if self.core.self_gating() => None,
            _ => Some(format!("entry_{name}")),
        }
    }

    /// Whether all outputs are delivered, instead of only data, ce and due.
    fn full(&self) -> bool {
        self.options.scope == Scope::Entry
    }

    /// The signal of the corrected entry.
    fn corrected(&self) -> String {
        if self.full() { self.options.output("entry") } else { "corrected".into() }
    }

    /// The signal of a switch after the registers.
    fn switch(&self, name: &str) -> String {
        let enables = &self.scheme.enables;
        let at = enables.iter().position(|enable| enable.name == name).unwrap_or(0);
        if enables.len() > 1 { format!("switches[{at}]") } else { "switches".into() }
    }

    /// Adds the ports that the library's instance does not have.
    fn ports(&self, module: &mut Module) {
        enables(module, self.scheme, self.options);
        let due = if self.full() { "as read if due" } else { "meaningless while due" };
        let data = self.scheme.geometry.data_bits().len();
        module.port(Direction::Output, self.options.output("data"), data, format!("data, corrected; {due}"));
        if !self.full() {
            return;
        }
        for w in 0..self.words {
            let name = self.options.output(&format!("syndrome_{w}"));
            module.port(Direction::Output, name, self.r, "syndrome of this codeword");
        }
    }

    /// The connection of a port of the library's instance.
    fn connected(&self, port: &str) -> To {
        let (full, pipe, enables) = (self.full(), &self.options.pipe, &self.scheme.enables);
        let poison = poison::requested(self.scheme, self.options);
        let wire = |name: &str| To::Wire(name.into());
        if let Some(to) = flow(self.options, self.options.pipe.stages(Side::Decoder), port) {
            return to;
        }
        match port {
            "inject_i" => To::own_if(pipe.inject),
            "bypass_i" => To::own_if(pipe.bypass),
            "switches_i" if enables.is_empty() => To::Zero,
            "switches_i" => {
                To::Value(joined(enables.iter().map(|e| Expr::name(self.options.input(&e.name))).collect()))
            }
            "poison_synd_i" => poison.map_or(To::Zero, |p| To::Value(Expr::Literal(p.syndrome(self.r)))),
            "poisoned_o" if poison.is_none() => To::Open,
            "synd_o" if full => wire("delivered_syndromes"),
            "entry_o" if !full => wire("corrected"),
            "codec_entry_o" => wire("read_entry"),
            "codec_synd_i" => wire("syndromes"),
            "codec_synd_o" => wire("located_syndromes"),
            "codec_switches_o" if enables.is_empty() => To::Open,
            "codec_switches_o" => wire("switches"),
            "codec_flips_i" => To::signal("proposed"),
            // If one codeword decides, its flag is the entry's flag, and both share one register.
            "codec_ce_i" if self.core.self_gating() => To::signal("ce_0"),
            "codec_ce_i" => wire("entry_ce"),
            "codec_due_i" => wire("entry_due"),
            "codec_rule_fail_i" | "codec_cw_ce_i" | "codec_cw_due_i" if !full => To::Zero,
            "codec_rule_fail_i" => wire("entry_rule_fail"),
            "codec_cw_ce_i" => To::Value(self.of_words("ce")),
            "codec_cw_due_i" => To::Value(self.of_words("due")),
            "entry_i" | "ce_o" | "due_o" => To::Own,
            _ if full => To::Own,
            _ => To::Open,
        }
    }

    /// The signals of all codewords, joined.
    fn of_words(&self, stem: &str) -> Expr {
        joined((0..self.words).map(|w| Expr::name(format!("{stem}_{w}"))).collect())
    }

    /// Adds the syndrome of each codeword.
    fn syndromes(&self, module: &mut Module, mask: &Folded, syndrome_name: &str) {
        let g = self.scheme.geometry;
        for w in 0..self.words {
            codeword_bits(module, self.scheme, w, "read_entry", &|bit| {
                mask.folded(bit, Expr::bit_of("read_entry", g.bits(), bit))
            });
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

    /// Adds the locator of each codeword. Returns the flip of each bit of the entry.
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
            connections.extend(decoder::connected_outputs(
                module,
                self.scheme,
                self.options,
                self.core,
                w,
                None,
                &mut flip_of,
            ));
            let (module_name, name) = (locator_name(kind), format!("u_locator_{w}"));
            module.items.push(Item::Instance { module: module_name, name, connections });
        }
        flip_of
    }
}
