//! Step (a) for pipelines: their registers load and hold correctly, and with registers as wires they equal the core.
//!
//! The second part means that the composed functions between the registers equal the decoder (or encoder), with the
//! effects of the test ports (bypass, inject, poison).

mod around;
mod cases;
mod control;
pub(super) mod registers;

use super::equivalence::{Equivalence, find_difference, printed};
use super::linear::{rows, same};
use super::specification::Step;
use crate::design::{Cut, Design, Options, decoder_reference, encoder_reference};
use crate::tools::{self, Tool, ToolError};
use eccforge_logic::circuit::{Builder, Circuit, NetId};
use eccforge_logic::transform::copy_into;
use eccforge_scheme::Scheme;
use std::time::Instant;

/// Flow control ports of a pipeline.
#[derive(Debug)]
enum Handshake {
    /// There are no registers.
    None,
    /// One enable for all registers.
    Enable(String),
    /// Valid and ready: inputs and outputs.
    ValidReady { inputs: [String; 2], outputs: [String; 2] },
}

impl Handshake {
    fn new(options: &Options, stages: usize) -> Self {
        match options.pipe.handshake {
            _ if stages == 0 => Self::None,
            crate::design::Handshake::ClockEnable => Self::Enable(options.input("enable")),
            crate::design::Handshake::ValidReady => Self::ValidReady {
                inputs: ["valid", "ready"].map(|n| options.input(n)),
                outputs: ["valid", "ready"].map(|n| options.output(n)),
            },
        }
    }

    fn inputs(&self) -> Vec<&str> {
        match self {
            Self::None => Vec::new(),
            Self::Enable(name) => vec![name],
            Self::ValidReady { inputs, .. } => inputs.iter().map(String::as_str).collect(),
        }
    }

    fn outputs(&self) -> Vec<&str> {
        match self {
            Self::ValidReady { outputs, .. } => outputs.iter().map(String::as_str).collect(),
            _ => Vec::new(),
        }
    }
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

/// Proves that the registers of the encoder's (or decoder's) pipeline load and hold correctly, and that it equals the
/// circuit of the core.
///
/// # Errors
/// A tool is missing or fails.
pub fn check(
    scheme: &Scheme,
    options: &Options,
    design: &Design,
    decoder: bool,
) -> Result<(Step, Equivalence), ToolError> {
    let start = Instant::now();
    let folder = tools::scratch(Tool::Yosys)?;
    let (modules, circuit) = match decoder {
        true => (design.decoder_pipe.iter().collect::<Vec<_>>(), decoder_reference(scheme, options)),
        false => (design.encoder.iter().chain(&design.encoder_pipe).collect(), encoder_reference(scheme, options)),
    };
    let top = modules.last().map_or_else(String::new, |m| m.name.clone());
    let text = design.text_of(&modules);
    let idle = [options.clock(), options.reset()];
    let machine = registers::synthesise(&text, &top, idle, folder.path())?;
    let here = |cut: &&Cut| decoder || matches!(cut, Cut::Input | Cut::Output);
    let stages = options.pipe.cuts.iter().filter(here).count();
    let shown = control::check(&machine, stages, &Handshake::new(options, stages), &idle);
    let (flow, evidence, failure) = match shown {
        Ok(shown) => (Some(shown.flow), shown.evidence, None),
        Err(failure) => (None, String::new(), Some(failure)),
    };
    let step = Step {
        claim: format!("{top}: registers load, hold and keep order"),
        evidence,
        failure,
        seconds: start.elapsed().as_secs_f64(),
    };
    let start = Instant::now();
    let core = around::with_test_ports(scheme, options, &printed(scheme, options, &circuit), decoder);
    let rows = if decoder { rows(scheme, options) } else { Vec::new() };
    let pipe = flow.and_then(|flow| with_ports_of(&core, &flow));
    let pipe = pipe.map(|pipe| match decoder {
        true => around::without_injected_errors(&pipe, &options.input("entry"), &options.input("inject")),
        false => pipe,
    });
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
        verilog_sha256: super::sha256(&text),
        equal: evidence.is_some(),
        evidence: evidence.map(|e| format!("registers as wires: {e}")).unwrap_or_default(),
        counterexample,
        seconds: start.elapsed().as_secs_f64(),
    };
    Ok((step, equivalence))
}
