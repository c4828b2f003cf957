//! Step (a) for pipelines. The library's properties specify its registers and test ports around any codec
//! ([`library`](super::library)). The connections and the codec remain:
//!
//! 1. *Connections.* With the library's instance taken out, each of its inputs is the port or constant that it must be,
//!    or a function of the outputs of the stage before only; each output of the module comes from the last stage.
//! 2. *Function.* With the library's registers as wires (its parameters for stages are 0) and the test ports off, the pipeline is the core.

use super::connections::{Bit, Opened, bits, constant, open};
use super::difference::find_difference;
use super::equivalence::{Equivalence, Synthesis, gates_of, printed, synthesise_with};
use super::linear::{rows, same};
use super::step::ProofStep;
use crate::design::{Design, Handshake, Options, Scope, Side, pipe, poison, reference};
use crate::tools::yosys::number;
use crate::tools::{self, Tool, ToolError};
use crate::verilog::Module;
use eccforge_circuit::transform::copy_into;
use eccforge_circuit::{Builder, Circuit, NetId};
use eccforge_files::digest::sha256;
use eccforge_scheme::Scheme;
use std::time::Instant;

/// Proves that the encoder's (or decoder's) pipeline is correctly connected to the library, and that it equals the
/// circuit of the core.
///
/// # Errors
/// A tool is missing or fails.
pub fn check(
    scheme: &Scheme,
    options: &Options,
    design: &Design,
    side: Side,
) -> Result<(ProofStep, Equivalence), ToolError> {
    let start = Instant::now();
    let folder = tools::scratch(Tool::Yosys)?;
    let modules: Vec<&Module> = match side {
        Side::Encoder => design.encoder.iter().chain(&design.encoder_pipe).collect(),
        Side::Decoder => design.decoder_pipe.iter().collect(),
    };
    let top = modules.last().map_or_else(String::new, |m| m.name.clone());
    let text = design.text_of(&modules);
    let opened = open(&text, &top, &[(pipe::INSTANCE, pipe::library_module(side))], folder.path())?;
    let stages = options.pipe.stages(side);
    let connected = Connections { opened: &opened, scheme, options }.check(side, stages);
    let evidence = format!("{stages} stages; inputs of each come from the one before");
    let claim = format!("{top}: its registers are in order");
    let step = ProofStep::new(claim, connected.map(|_| evidence), start);
    let start = Instant::now();
    let core = printed(scheme, options, &reference(scheme, options, side));
    let as_wires: Vec<_> = pipe::places(side).map(|(_, stages)| (pipe::INSTANCE, stages, 0)).collect();
    let gates = gates_of(&synthesise_with(&as_wires, Synthesis::Direct, &text, &top, folder.path())?)?;
    let rows = rows(scheme, options, side);
    let pipe = with_ports_of(&core, &gates);
    let evidence = match &pipe {
        Some(pipe) => same(&core, pipe, &rows, folder.path())?,
        None => None,
    };
    let counterexample = match &pipe {
        Some(pipe) if evidence.is_none() => find_difference(&core, pipe, folder.path()),
        _ => None,
    };
    let equivalence = Equivalence {
        module: top,
        outputs: core.output_nets().count(),
        verilog_sha256: sha256(&text),
        equal: evidence.is_some(),
        evidence: evidence.map(|e| format!("registers as wires: {e}")).unwrap_or_default(),
        counterexample,
        seconds: start.elapsed().as_secs_f64(),
    };
    Ok((step, equivalence))
}

/// The pipeline with the core's ports: its other inputs are 0, its other outputs are removed.
fn with_ports_of(core: &Circuit, pipe: &Circuit) -> Option<Circuit> {
    let mut b = Builder::new(pipe.name());
    let own: Vec<(String, Vec<NetId>)> =
        core.inputs().iter().map(|p| (p.name.clone(), b.input(&p.name, p.nets.len()))).collect();
    let zero = b.constant(false);
    let inputs: Vec<Vec<NetId>> = pipe
        .inputs()
        .iter()
        .map(|p| own.iter().find(|o| o.0 == p.name).map_or_else(|| vec![zero; p.nets.len()], |o| o.1.clone()))
        .collect();
    if pipe.inputs().iter().zip(&inputs).any(|(p, nets)| p.nets.len() != nets.len()) {
        return None;
    }
    let map = copy_into(&mut b, pipe, &inputs);
    for port in core.outputs() {
        let nets = &pipe.output(&port.name)?.nets;
        b.output(&port.name, nets.iter().map(|n| map[n.index()]).collect());
    }
    Some(b.finish().without_dead_gates())
}

/// A pipeline whose library instance is taken out.
struct Connections<'a> {
    opened: &'a Opened,
    scheme: &'a Scheme,
    options: &'a Options,
}

/// The name of a port of the library's instance.
fn library(port: &str) -> String {
    format!("{}.{port}", pipe::INSTANCE)
}

impl Connections<'_> {
    fn check(&self, side: Side, stages: usize) -> Result<(), String> {
        self.table(match (stages, self.options.pipe.handshake) {
            (0, _) => "u_pipe.clk_i = 0\nu_pipe.rst_ni = 1\nu_pipe.valid_i = 1\nu_pipe.ready_i = 1",
            (_, Handshake::ClockEnable) => {
                "u_pipe.clk_i = <clk>\nu_pipe.rst_ni = 1\nu_pipe.valid_i = 1\nu_pipe.ready_i = <enable.i>"
            }
            (_, Handshake::ValidReady) => {
                "u_pipe.clk_i = <clk>\nu_pipe.rst_ni = <rst>\nu_pipe.valid_i = <valid.i>\nu_pipe.ready_i = <ready.i>\n\
                 <valid.o> = u_pipe.valid_o\n<ready.o> = u_pipe.ready_o"
            }
        })?;
        match side {
            Side::Encoder => self.encoder()?,
            Side::Decoder => self.decoder()?,
        }
        self.parameters(side)?;
        self.opened.complete()
    }

    /// Checks the widths and stages of the library's instance.
    fn parameters(&self, side: Side) -> Result<(), String> {
        let (g, words) = (self.scheme.geometry, self.scheme.codewords());
        let coded = if side == Side::Decoder || self.full() { g.bits() } else { g.check_bits().len() };
        let mut all = vec![
            ("EntryW", number(coded)),
            ("ClockEnable", number(usize::from(self.options.pipe.handshake == Handshake::ClockEnable))),
        ];
        for (cut, name) in pipe::places(side) {
            all.push((name, number(usize::from(self.options.pipe.cuts.contains(&cut)))));
        }
        if side == Side::Encoder {
            all.push(("DataW", number(g.data_bits().len())));
            return self.opened.set("eccforge_enc_pipe", &all);
        }
        all.push(("SyndW", number(words * self.scheme.code.h.r() as usize)));
        all.push(("Words", number(words)));
        all.push(("SwitchW", number(self.scheme.enables.len().max(1))));
        all.push(("Gated", number(usize::from(pipe::is_gated(self.scheme, self.options)))));
        self.opened.set("eccforge_dec_pipe", &all)
    }

    /// Whether the pipeline has all outputs; otherwise it has only the encoder's check bits, or the decoder's data, ce and due.
    fn full(&self) -> bool {
        self.options.scope == Scope::Entry
    }

    fn table(&self, text: &str) -> Result<(), String> {
        self.opened.table(text, self.options)
    }

    /// Checks that an input of the library's instance is connected to the port that the options add, or to zeros.
    fn optional(&self, on: bool, stem: &str) -> Result<(), String> {
        self.table(&format!("u_pipe.{stem}_i = {}", if on { format!("<{stem}.i>") } else { "0".into() }))
    }

    fn encoder(&self) -> Result<(), String> {
        let (g, pipe) = (self.scheme.geometry, &self.options.pipe);
        let poison = poison::requested(self.scheme, self.options);
        self.table("u_pipe.data_i = <data.i>")?;
        self.optional(pipe.inject, "inject")?;
        self.optional(poison.is_some(), "poison")?;
        self.reads(&library("codec_entry_i"), &["codec_data_o"])?;
        if !self.full() {
            return self.table("u_pipe.poison_flips_i = 0\n<check.o> = u_pipe.entry_o");
        }
        let flips = poison.map_or_else(|| vec![false; g.bits()], |poison| poison.bits);
        self.opened.is(&library("poison_flips_i"), &constant(&flips))?;
        self.table("<entry.o> = u_pipe.entry_o")?;
        let check: Vec<Bit> = g.check_bits().into_iter().flat_map(|bit| bits(&library("entry_o"), bit, 1)).collect();
        self.opened.is(&self.options.output("check"), &check)
    }

    fn decoder(&self) -> Result<(), String> {
        let (words, pipe, r) = (self.scheme.codewords(), &self.options.pipe, self.scheme.code.h.r() as usize);
        let poison = poison::requested(self.scheme, self.options);
        self.table("u_pipe.entry_i = <entry.i>")?;
        self.optional(pipe.inject, "inject")?;
        self.optional(pipe.bypass, "bypass")?;
        let enables = self.scheme.enables.iter().flat_map(|e| bits(&self.options.input(&e.name), 0, 1));
        let switches: Vec<Bit> = enables.collect();
        self.opened.is(&library("switches_i"), &if switches.is_empty() { constant(&[false]) } else { switches })?;
        let syndrome = poison.as_ref().map_or_else(|| vec![false; words * r], |poison| poison.syndrome(r));
        self.opened.is(&library("poison_synd_i"), &constant(&syndrome))?;
        self.reads(&library("codec_synd_i"), &["codec_entry_o"])?;
        for result in ["flips", "ce", "due", "rule_fail", "cw_ce", "cw_due"] {
            self.reads(&library(&format!("codec_{result}_i")), &["codec_synd_o", "codec_switches_o"])?;
            if self.full() || ["ce", "due"].contains(&result) {
                self.table(&format!("<{result}.o> = u_pipe.{result}_o"))?;
            }
        }
        self.reads(&self.options.output("data"), &["entry_o"])?;
        if !self.full() {
            return Ok(());
        }
        self.table("<entry.o> = u_pipe.entry_o")?;
        if poison.is_some() {
            self.table("<poisoned.o> = u_pipe.poisoned_o")?;
        }
        for w in 0..words {
            self.opened.is(&self.options.output(&format!("syndrome_{w}")), &bits(&library("synd_o"), w * r, r))?;
        }
        Ok(())
    }

    /// Checks that an output reads only these outputs of the library.
    fn reads(&self, output: &str, allowed: &[&str]) -> Result<(), String> {
        self.opened.reads(output, &allowed.iter().map(|port| library(port)).collect::<Vec<_>>())
    }
}
