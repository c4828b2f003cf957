//! A synthesised module as one combinational step: from inputs and held values to outputs and next values.

pub(in crate::prove) use crate::blif::{HELD, NEXT};

use crate::blif::{self, open};
use crate::prove::equivalence::LIMIT;
use crate::tools::{self, Tool, ToolError};
use eccforge_logic::circuit::Circuit;
use std::path::Path;

/// A synchronous circuit.
#[derive(Debug)]
pub(in crate::prove) struct Machine {
    /// Inputs: the module's, then [`HELD`]; outputs: the module's, then [`NEXT`].
    pub step: Circuit,
    /// For each register, whether reset clears it.
    pub cleared: Vec<bool>,
}

impl Machine {
    /// Registers that reset clears: the valid bits.
    pub fn valid(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.cleared.len()).filter(|i| self.cleared[*i])
    }
}

/// Synthesises a pipeline. Every register becomes a plain one on the rising edge of `clock`, cleared by `reset` = 0
/// or never; gates before it decide whether it loads.
///
/// # Errors
/// yosys is missing or rejects the text, or there are other kinds of registers.
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
    let opened = open(&text, clock, reset)
        .and_then(|(text, cleared)| Ok(Machine { step: blif::read(&text).map_err(|e| e.to_string())?, cleared }));
    opened.map_err(|e| ToolError::Failed(Tool::Yosys, format!("its BLIF of `{top}` was not understood: {e}")))
}
