//! Proves that the scrubber meets its specification in every reachable state.
//!
//! The decoder inside is proved separately, so its outputs are inputs here with any values, and the rest of the
//! module is small. Its synthesised registers and gates are one step from held to next values. abc proves for one
//! step between any two states that no [property](VIOLATIONS) is violated if the first state satisfies an invariant.
//! The state after reset satisfies it, and the properties include that the next state does, so by induction they
//! always hold.
//!
//! The proof assumes nothing about the encoding of states. Phases are derived from `busy`, `req` and `we`. The
//! invariant is about the module's future without interference: it would write back its correction, unless another
//! master has written since the read was granted.

mod properties;

use super::induction;
use super::pipe::registers;
use super::specification::Step;
use crate::design::{Design, Options};
use crate::tools::{self, Tool, ToolError};
use crate::verilog::{Direction, Expr, Item, Module, print};
use eccforge_scheme::Scheme;
use properties::Properties;
use std::time::Instant;

/// The properties proved for every step: the output that would be one if violated, and the description.
pub const VIOLATIONS: [(&str, &str); 9] = [
    ("reset", "reset leaves it idle at address 0 with counters at 0"),
    ("requests", "it requests a read, or a write exactly while no other write is taken, and nothing else"),
    ("walk", "a step is a read that was granted, its answer, and a write-back where it is a correction and not old"),
    ("addresses", "at the end of a step the address becomes 0 if it is the last or above, else one more: 0..=last"),
    ("bounds", "the next address is never above the last, also where that was lowered"),
    ("entries", "what is written is what the decoder delivered for the entry read at this address, with ce"),
    ("refused", "nothing is written where the entry read is refused (the decoder never raises ce and due together)"),
    ("others", "no write of another master since the read was granted is overwritten"),
    ("counts", "ce, due and their counters tell of each answer once; a counter stays at its largest value"),
];

/// Proves the scrubber of a design: one step of the record for the decoder's connections, one for each property.
///
/// # Errors
/// A tool is missing or fails.
pub fn check(scheme: &Scheme, options: &Options, design: &Design) -> Result<Vec<Step>, ToolError> {
    let start = Instant::now();
    let top = format!("{}_scrub", design.prefix);
    let step = |claim: &str, evidence: String, failure: Option<String>| Step {
        claim: format!("{top}: {claim}"),
        evidence,
        failure,
        seconds: start.elapsed().as_secs_f64(),
    };
    let claim = "the entry as read goes through the decoder, whose outputs are what it delivers";
    let module = match without_decoder(options, design, &top) {
        Ok(module) => module,
        Err(failure) => return Ok(vec![step(claim, String::new(), Some(failure))]),
    };
    let mut steps = vec![step(claim, format!("one instance of {}, port by port", design.decoder_top()), None)];
    let folder = tools::scratch(Tool::Yosys)?;
    let machine = registers::synthesise(&print(&module, &[]), &top, [options.clock(), options.reset()], folder.path())?;
    let bits = scheme.geometry.bits();
    let violations = match Properties::new(&machine.step, options, bits).map(Properties::circuit) {
        Ok(circuit) if machine.cleared.iter().all(|cleared| *cleared) => circuit,
        Ok(_) => return Ok(vec![step("every register is reset", String::new(), Some("one is not".into()))]),
        Err(failure) => return Ok(vec![step("it has its ports", String::new(), Some(failure))]),
    };
    let evidence = format!("induction over {} registers, one step by abc", machine.cleared.len());
    let holds = induction::never(&violations, folder.path())?;
    for (name, claim) in VIOLATIONS {
        let failure = if holds { None } else { induction::violated(&violations, name, folder.path())? };
        steps.push(step(claim, evidence.clone(), failure));
    }
    Ok(steps)
}

/// The scrubber with its decoder's outputs as inputs; or the reason why this design's decoder is not between the
/// entry read and these outputs.
fn without_decoder(options: &Options, design: &Design, top: &str) -> Result<Module, String> {
    let module = design.shims.iter().find(|m| m.name == top).ok_or(format!("there is no {top}"))?;
    let decoder = design.decoder.last().ok_or("there is no decoder")?;
    let mut cut = Module { items: Vec::new(), ..module.clone() };
    let mut connected: Option<&Vec<(String, Expr)>> = None;
    for item in &module.items {
        match item {
            Item::Instance { module, connections, .. } if *module == decoder.name && connected.is_none() => {
                connected = Some(connections);
            }
            Item::Instance { module, .. } => return Err(format!("there is another instance, of {module}")),
            item => cut.items.push(item.clone()),
        }
    }
    let connected = connected.ok_or("it has no decoder")?;
    for port in &decoder.ports {
        let mut values = connected.iter().filter(|(name, _)| *name == port.name).map(|(_, value)| value);
        let (Some(Expr::Name(name)), None) = (values.next(), values.next()) else {
            return Err(format!("the decoder's {} is not connected to one signal", port.name));
        };
        match port.direction {
            Direction::Input if *name == port.name && module.ports.iter().any(|p| p == port || p.name == *name) => {}
            Direction::Input => return Err(format!("the decoder's {} is {name}", port.name)),
            Direction::Output => {
                let stem = port.name.strip_suffix(&options.output("")).unwrap_or(&port.name);
                if *name != format!("read_{stem}") {
                    return Err(format!("the decoder's {} is {name}", port.name));
                }
                let declared = Item::Declare { name: name.clone(), width: port.width };
                let at = cut.items.iter().position(|item| *item == declared);
                cut.items.remove(at.ok_or(format!("{name} does not have {} bits", port.width))?);
                cut.port(Direction::Input, name.clone(), port.width, "what the decoder delivers");
            }
        }
    }
    Ok(cut)
}
