//! A synthesised pipe as one combinational step: from the inputs and what its registers hold to the outputs and what they
//! hold next.

use crate::blif;
use crate::prove::equivalence::LIMIT;
use crate::tools::{self, Tool, ToolError};
use eccforge_logic::circuit::Circuit;
use std::path::Path;

/// A synchronous circuit.
#[derive(Debug)]
pub(in crate::prove) struct Machine {
    /// Inputs: the module's, then [`HELD`]; outputs: the module's, then [`NEXT`].
    pub step: Circuit,
    /// For each register whether reset clears it.
    pub cleared: Vec<bool>,
}

impl Machine {
    /// Registers that reset clears: the valid bits.
    pub fn valid(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.cleared.len()).filter(|i| self.cleared[*i])
    }
}

/// The port of what the registers hold, in the order of [`Machine::cleared`].
pub(in crate::prove) const HELD: &str = "held";
/// The port of what they hold after the clock's edge.
pub(in crate::prove) const NEXT: &str = "next";

/// Synthesises a pipe. Every register becomes a plain one on the rising edge of `clock`, cleared by `reset` = 0 or not at
/// all; whether it loads is decided by gates before it.
///
/// # Errors
/// yosys is missing or refuses the text, or there are registers of another kind.
pub(in crate::prove) fn synthesise(
    text: &str,
    top: &str,
    [clock, reset]: [&str; 2],
    folder: &Path,
) -> Result<Machine, ToolError> {
    tools::write(Tool::Yosys, &folder.join("pipe.v"), text)?;
    let script = format!(
        "read_verilog pipe.v\nhierarchy -check -top {top}\nproc -norom\ncheck -assert\nflatten\n\
         synth -flatten -noabc -nofsm -top {top}\ndfflegalize -cell $_DFF_P_ x -cell $_DFF_PN0_ x\nsimplemap\nopt_expr\n\
         opt_clean -purge\ncheck -assert\nwrite_blif pipe.blif\n"
    );
    tools::write(Tool::Yosys, &folder.join("pipe.ys"), &script)?;
    tools::run_ok(Tool::Yosys, &["-q", "pipe.ys"], folder, LIMIT)?;
    let text = std::fs::read_to_string(folder.join("pipe.blif")).map_err(|e| ToolError::Io(Tool::Yosys, e))?;
    read(&text, clock, reset)
        .map_err(|e| ToolError::Failed(Tool::Yosys, format!("its BLIF of `{top}` was not understood: {e}")))
}

/// Takes the registers out of a BLIF text: what they hold becomes an input, what they load an output.
fn read(text: &str, clock: &str, reset: &str) -> Result<Machine, String> {
    let mut cleared = Vec::new();
    let (mut inputs, mut outputs, mut rest) = (String::new(), String::new(), String::new());
    for line in text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (from, to, clears) = match words.as_slice() {
            [".latch", from, to, "re", on, ..] if *on == clock => (*from, *to, false),
            [".subckt", "$_DFF_PN0_", pins @ ..] => {
                let pin = |name: &str| pins.iter().find_map(|p| p.strip_prefix(name)?.strip_prefix('='));
                match (pin("C"), pin("R"), pin("D"), pin("Q")) {
                    (Some(c), Some(r), Some(from), Some(to)) if c == clock && r == reset => (from, to, true),
                    _ => return Err(format!("`{line}` is not clocked by `{clock}` and reset by `{reset}`")),
                }
            }
            [".latch" | ".subckt", ..] => {
                return Err(format!("`{line}` is no register on the rising edge of `{clock}`"));
            }
            [".model" | ".end", ..] => continue,
            [".inputs", names @ ..] => {
                inputs = names.join(" ");
                continue;
            }
            [".outputs", names @ ..] => {
                outputs = names.join(" ");
                continue;
            }
            _ => {
                rest += line;
                rest.push('\n');
                continue;
            }
        };
        let number = cleared.len();
        rest += &format!(".names {HELD}[{number}] {to}\n1 1\n.names {from} {NEXT}[{number}]\n1 1\n");
        cleared.push(clears);
    }
    let list = |name: &str| (0..cleared.len()).map(|i| format!(" {name}[{i}]")).collect::<String>();
    let text = format!(".model step\n.inputs {inputs}{}\n.outputs {outputs}{}\n{rest}.end\n", list(HELD), list(NEXT));
    Ok(Machine { step: blif::read(&text).map_err(|e| e.to_string())?, cleared })
}
