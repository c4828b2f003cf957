//! Proves that the control of a protected memory meets its specification in every reachable state, for any codec.
//!
//! Encoder and decoder are proved separately, so their outputs are inputs here with any values. The array's output is
//! also free, except at one arbitrary address, where it delivers the value written last. A monitor runs in parallel
//! with the control. It keeps its own account of accepted requests, from the ports only, and determines what must be
//! answered, read and written in each clock. Both are synthesised together. abc proves for one step between any two
//! states: if the first state satisfies the invariant (the control's registers agree with the account), no property
//! is violated and the next state satisfies the invariant. The state after reset satisfies it, so by induction the
//! properties always hold. The AXI4-Lite wrapper is proved in the same way, with a memory that may answer anything.

mod axi;
mod monitor;
mod wiring;

pub use axi::VIOLATIONS as AXI_VIOLATIONS;
pub use wiring::check as connections;

use super::induction;
use super::pipe::registers::{self, HELD, Machine, NEXT};
use super::specification::Step;
use crate::design::ram::Around;
use crate::design::{Design, Options};
use crate::tools::{self, Tool, ToolError};
use crate::verilog::Module;
use eccforge_logic::circuit::{Builder, Circuit, NetId};
use eccforge_logic::transform::copy_into;
use eccforge_scheme::Scheme;
use std::time::Instant;

/// The properties proved for every step: the output that would be one if violated, and the description.
pub const VIOLATIONS: [(&str, &str); 13] = [
    ("reset", "reset leaves no request under way"),
    ("stays", "its registers agree with the account of what was taken"),
    (
        "grants",
        "a request is taken unless a write of some bytes or the scrubber is under way, or the scrubber comes first",
    ),
    ("answers", "every request taken is answered once, in order, after the stated clocks, and nothing else is"),
    ("delivers", "data and flags are the decoder's for the entry read: due with data exactly if it refused"),
    ("reads", "what is taken reads the array at its address in the same clock, never where it is written"),
    ("decodes", "the decoder gets the entry read, and what is written back was made of what the array still holds"),
    ("stores", "a write of all bytes stores what the encoder makes of its data at its address at once"),
    ("modifies", "a write of some bytes stores the encoded merge at its address, or is refused: no write is lost"),
    ("scrubs", "the scrubber stores what the decoder corrected at the address that it read, and nothing else"),
    ("others", "the array is written by nothing else"),
    ("refused", "no entry is written back while the one read is refused"),
    ("events", "the log is told of each entry decoded: flags, source, address, syndromes"),
];

/// Proves the control of a design's memory, its AXI4-Lite wrapper and the connections of its parts; returns a step of
/// the record for each.
///
/// # Errors
/// A tool is missing or fails.
pub fn check(scheme: &Scheme, options: &Options, design: &Design) -> Result<Vec<Step>, ToolError> {
    let Some(ram) = &options.wrap else { return Ok(Vec::new()) };
    let mut steps = vec![wiring::check(scheme, options, design)];
    let control = |module: &Module| monitor::modules(scheme, options, ram, module);
    steps.extend(shown(options, design, "ram_control", &VIOLATIONS, &control)?);
    steps.extend(bus(scheme, options, design)?);
    Ok(steps)
}

/// Proves the AXI4-Lite wrapper of a design's memory, if there is one; returns a step of the record for each
/// property.
///
/// # Errors
/// A tool is missing or fails.
pub fn bus(scheme: &Scheme, options: &Options, design: &Design) -> Result<Vec<Step>, ToolError> {
    let memory = design.ram.iter().find(|m| m.name == format!("{}_ram", design.prefix));
    let (Some(ram), Some(memory)) = (options.wrap.as_ref().filter(|ram| ram.around == Around::Axi), memory) else {
        return Ok(Vec::new());
    };
    let bus = |module: &Module| axi::modules(scheme, options, ram, module, memory);
    shown(options, design, "ram_axi", &axi::VIOLATIONS, &bus)
}

/// Proves that a module never violates its properties. `with_monitor` adds probes to it and a monitor around it.
fn shown(
    options: &Options,
    design: &Design,
    part: &str,
    properties: &[(&str, &str)],
    with_monitor: &dyn Fn(&Module) -> [Module; 2],
) -> Result<Vec<Step>, ToolError> {
    let mut start = Instant::now();
    let name = format!("{}_{part}", design.prefix);
    // The first step has the time of what all share.
    let mut step = |claim: &str, evidence: String, failure: Option<String>| {
        let seconds = std::mem::replace(&mut start, Instant::now()).elapsed().as_secs_f64();
        Step { claim: format!("{name}: {claim}"), evidence, failure, seconds }
    };
    let Some(module) = design.ram.iter().find(|m| m.name == name) else {
        return Ok(vec![step("it is there", String::new(), Some("there is no such module".into()))]);
    };
    let folder = tools::scratch(Tool::Yosys)?;
    let [probed, monitor] = with_monitor(module);
    let text = design.text_of(&[&probed, &monitor]);
    let machine = registers::synthesise(&text, &monitor.name, [options.clock(), options.reset()], folder.path())?;
    let missing = properties.iter().skip(2).map(|v| v.0).chain(["holds", "assumed"]);
    let missing: Vec<&str> = missing.filter(|name| machine.step.output(name).is_none()).collect();
    if !missing.is_empty() {
        let failure = format!("the monitor has no {}", missing.join(", "));
        return Ok(vec![step("it has its ports", String::new(), Some(failure))]);
    }
    let violations = violations(&machine, options, properties);
    let evidence = format!("induction over {} registers, one step by abc", machine.cleared.len());
    let holds = induction::never(&violations, folder.path())?;
    let mut steps = Vec::new();
    for (output, claim) in properties {
        let failure = if holds { None } else { induction::violated(&violations, output, folder.path())? };
        steps.push(step(claim, evidence.clone(), failure));
    }
    Ok(steps)
}

/// One output for each property: 1 if it is violated.
fn violations(machine: &Machine, options: &Options, properties: &[(&str, &str)]) -> Circuit {
    let step = &machine.step;
    let mut b = Builder::new("violations");
    let registers = machine.cleared.len();
    let run = |b: &mut Builder, prefix: &str, held: &[NetId], reset: bool| -> Vec<NetId> {
        let level = b.constant(!reset);
        let inputs: Vec<Vec<NetId>> = step
            .inputs()
            .iter()
            .map(|port| match port.name.as_str() {
                HELD => held.to_vec(),
                name if name == options.reset() => vec![level],
                name => b.input(format!("{prefix}{name}"), port.nets.len()),
            })
            .collect();
        copy_into(b, step, &inputs)
    };
    let of = |nets: &[NetId], name: &str| -> Vec<NetId> {
        step.output(name).map_or_else(Vec::new, |p| p.nets.iter().map(|n| nets[n.index()]).collect())
    };
    let held = b.input(HELD, registers);
    // After reset: cleared at once, or loaded by one step under it.
    let under_reset = run(&mut b, "reset_", &held, true);
    let zero = b.constant(false);
    let loaded = of(&under_reset, NEXT);
    let first: Vec<NetId> =
        machine.cleared.iter().zip(&loaded).map(|(clears, next)| if *clears { zero } else { *next }).collect();
    let after = run(&mut b, "after_", &first, false);
    let reset = of(&after, "holds")[0];
    let reset = b.not(reset);
    b.output("reset", vec![reset]);
    let now = run(&mut b, "", &held, false);
    let given = [of(&now, "holds")[0], of(&now, "assumed")[0]];
    let next = run(&mut b, "next_", &of(&now, NEXT), false);
    let stays = of(&next, "holds")[0];
    let lost = b.not(stays);
    let lost = b.and([given[0], given[1], lost]);
    b.output("stays", vec![lost]);
    for (name, _) in properties.iter().skip(2) {
        let violated = of(&now, name)[0];
        let violated = b.and([given[0], given[1], violated]);
        b.output(*name, vec![violated]);
    }
    b.finish()
}
