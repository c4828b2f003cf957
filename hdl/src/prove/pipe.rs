//! Step (a) for pipes: with its registers made transparent, a pipe is the core.
//!
//! That is: the functions between the registers, one after the other, are the decoder (or encoder), and each value
//! travels with its own entry. When the registers load and hold is small control logic, which simulation covers under
//! stalls. Ports that test or mark (bypass, inject, poison) are tied to 0.

use super::equivalence::{Equivalence, LIMIT, find_difference, printed, rows};
use super::linear::same;
use crate::blif;
use crate::design::{Design, Options, decoder_reference, encoder_reference};
use crate::tools::{self, Tool, ToolError};
use eccforge_codecs::circuit::{Builder, Circuit, NetId};
use eccforge_codecs::passes::copy_into;
use eccforge_codecs::scheme::Scheme;
use std::path::Path;

/// Every kind of register that the printer's `always` blocks become, as a wire.
const TRANSPARENT: &str = "\
(* techmap_celltype = \"$dff\" *)
module transparent_dff (CLK, D, Q);
  parameter WIDTH = 0; parameter CLK_POLARITY = 0;
  input CLK; input [WIDTH-1:0] D; output [WIDTH-1:0] Q;
  assign Q = D;
endmodule
(* techmap_celltype = \"$dffe\" *)
module transparent_dffe (CLK, EN, D, Q);
  parameter WIDTH = 0; parameter CLK_POLARITY = 0; parameter EN_POLARITY = 0;
  input CLK, EN; input [WIDTH-1:0] D; output [WIDTH-1:0] Q;
  assign Q = D;
endmodule
(* techmap_celltype = \"$adff\" *)
module transparent_adff (CLK, ARST, D, Q);
  parameter WIDTH = 0; parameter CLK_POLARITY = 0; parameter ARST_POLARITY = 0; parameter ARST_VALUE = 0;
  input CLK, ARST; input [WIDTH-1:0] D; output [WIDTH-1:0] Q;
  assign Q = D;
endmodule
(* techmap_celltype = \"$adffe\" *)
module transparent_adffe (CLK, ARST, EN, D, Q);
  parameter WIDTH = 0; parameter CLK_POLARITY = 0; parameter EN_POLARITY = 0;
  parameter ARST_POLARITY = 0; parameter ARST_VALUE = 0;
  input CLK, ARST, EN; input [WIDTH-1:0] D; output [WIDTH-1:0] Q;
  assign Q = D;
endmodule
";

/// Synthesises a pipe with its registers as wires. Before that, every register must have become one with an enable (or
/// a plain one): what would feed back would be a loop, which is refused.
fn synthesise(text: &str, top: &str, folder: &Path) -> Result<Circuit, ToolError> {
    tools::write(Tool::Yosys, &folder.join("pipe.v"), text)?;
    tools::write(Tool::Yosys, &folder.join("transparent.v"), TRANSPARENT)?;
    let script = format!(
        "read_verilog pipe.v\nhierarchy -check -top {top}\nproc -norom\ncheck -assert\nflatten\nopt_expr\nopt_dff\n\
         techmap -map transparent.v\nopt\ncheck -assert\nsynth -flatten -noabc -top {top}\nopt_clean -purge\n\
         check -assert\nwrite_blif pipe.blif\n"
    );
    tools::write(Tool::Yosys, &folder.join("pipe.ys"), &script)?;
    tools::run_ok(Tool::Yosys, &["-q", "pipe.ys"], folder, LIMIT)?;
    let text = std::fs::read_to_string(folder.join("pipe.blif")).map_err(|e| ToolError::Io(Tool::Yosys, e))?;
    blif::read(&text).map_err(|e| ToolError::Failed(Tool::Yosys, format!("its BLIF was not understood: {e}")))
}

/// The pipe with the core's ports: its other inputs are 0, its other outputs are left out.
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

/// Proves the encoder's (or decoder's) pipe equal to the circuit of the core.
///
/// # Errors
/// A tool is missing or fails.
pub fn check(scheme: &Scheme, options: &Options, design: &Design, decoder: bool) -> Result<Equivalence, ToolError> {
    let start = std::time::Instant::now();
    let folder = tools::scratch(Tool::Yosys)?;
    let (modules, circuit) = match decoder {
        true => (design.decoder_pipe.iter().collect::<Vec<_>>(), decoder_reference(scheme, options)),
        false => (design.encoder.iter().chain(&design.encoder_pipe).collect(), encoder_reference(scheme, options)),
    };
    let top = modules.last().map_or_else(String::new, |m| m.name.clone());
    let text = design.text_of(&modules);
    let pipe = synthesise(&text, &top, folder.path())?;
    let core = printed(scheme, options, &circuit);
    let rows = if decoder { rows(scheme, options) } else { Vec::new() };
    let pipe = with_ports_of(&core, &pipe);
    let evidence = match &pipe {
        Some(pipe) => same(&core, pipe, &rows, folder.path())?,
        None => None,
    };
    let counterexample = match &pipe {
        Some(pipe) if evidence.is_none() => find_difference(&core, pipe, folder.path()),
        _ => None,
    };
    Ok(Equivalence {
        module: top,
        outputs: core.output_nets().count(),
        verilog_sha256: super::sha256(&text),
        equal: evidence.is_some(),
        evidence: evidence.map(|e| format!("registers as wires: {e}")).unwrap_or_default(),
        counterexample,
        seconds: start.elapsed().as_secs_f64(),
    })
}
