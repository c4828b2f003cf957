//! Step (a) for the module for partial writes: it decodes, merges and encodes.

use super::equivalence::{Equivalence, find_difference, synthesise};
use super::linear::{rows, same};
use crate::blif;
use crate::design::{Design, Options};
use crate::tools::{self, Tool, ToolError};
use eccforge_circuit::transform::copy_into;
use eccforge_circuit::{Builder, Circuit, NetId};
use eccforge_lower::stored;
use eccforge_scheme::Scheme;
use std::time::Instant;

/// The module's specification from the printed circuits: kept bytes are those of the decoded entry, the merged data
/// is encoded, and nothing may be written if a byte of an uncorrectable entry would be kept.
fn by_definition(scheme: &Scheme, options: &Options, design: &Design) -> Option<Circuit> {
    let decoder = stored(scheme, &design.circuits.decoder().flatten());
    let encoder = stored(scheme, &design.circuits.entry_encoder());
    let width = scheme.geometry.data_bits().len();
    let mut b = Builder::new("read_modify_write");
    let read: Vec<Vec<NetId>> =
        decoder.inputs().iter().map(|port| b.input(options.input(&port.name), port.nets.len())).collect();
    let data = b.input(options.input("data"), width);
    let enables = b.input(options.input("byte_enable"), width.div_ceil(8));
    let decoded = copy_into(&mut b, &decoder, &read);
    let of = |name: &str| -> Vec<NetId> {
        decoder.output(name).map_or_else(Vec::new, |p| p.nets.iter().map(|n| decoded[n.index()]).collect())
    };
    let merged: Vec<NetId> = of("data")
        .into_iter()
        .zip(&data)
        .enumerate()
        .map(|(bit, (old, new))| {
            let keep = b.not(enables[bit / 8]);
            let (old, new) = (b.and([old, keep]), b.and([*new, enables[bit / 8]]));
            b.or([old, new])
        })
        .collect();
    let all = b.and(enables.iter().copied());
    let keeps = b.not(all);
    let (ce, due) = (b.and([of("ce")[0], keeps]), b.and([of("due")[0], keeps]));
    let write = b.not(due);
    let encoded = copy_into(&mut b, &encoder, &[merged]);
    let entry = encoder.output("entry")?.nets.iter().map(|n| encoded[n.index()]).collect();
    b.output(options.output("entry"), entry);
    b.output(options.output("write"), vec![write]);
    b.output(options.output("ce"), vec![ce]);
    b.output(options.output("due"), vec![due]);
    Some(b.finish())
}

/// Proves that `<id>_rmw` decodes, merges and encodes.
///
/// # Errors
/// A tool is missing or fails.
pub fn read_modify_write(scheme: &Scheme, options: &Options, design: &Design) -> Result<Equivalence, ToolError> {
    let start = Instant::now();
    let folder = tools::scratch(Tool::Yosys)?;
    let top = format!("{}_rmw", design.prefix);
    let module = design.shims.iter().filter(|m| m.name == top);
    let modules: Vec<_> = design.encoder.iter().chain(&design.decoder).chain(module).collect();
    let text = design.text_of(&modules);
    let netlist = blif::read(&synthesise(&text, &top, folder.path())?)
        .map_err(|e| ToolError::Failed(Tool::Yosys, format!("its BLIF was not understood: {e}")))?;
    let reference = by_definition(scheme, options, design);
    let reference = reference.ok_or_else(|| ToolError::Failed(Tool::Yosys, format!("there is no `{top}`")))?;
    let evidence = same(&reference, &netlist, &rows(scheme, options), folder.path())?;
    let counterexample = match evidence {
        Some(_) => None,
        None => find_difference(&reference, &netlist, folder.path()),
    };
    Ok(Equivalence {
        module: top,
        outputs: reference.output_nets().count(),
        verilog_sha256: super::sha256(&text),
        equal: evidence.is_some(),
        evidence: evidence.map(|e| format!("decode, merge, encode: {e}")).unwrap_or_default(),
        counterexample,
        seconds: start.elapsed().as_secs_f64(),
    })
}
