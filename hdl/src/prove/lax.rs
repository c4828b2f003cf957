//! Lax flags: proves that the decoder with the flags of its module `<prefix>_lax_flags` meets their definition, and shows where they
//! differ from strict flags.
//!
//! The definition does not know the sum of syndrome bits that the module takes: `ce` is the parity of the entry, and `due` is one for
//! every other entry whose syndrome is not zero. All other outputs are those of the decoder.

use super::difference::{described, find_difference};
use super::equivalence::{Equivalence, Synthesis, gates_of, printed, synthesise, without_constant};
use super::linear::{rows, same};
use super::specification::claims_of;
use super::step::{ProofStep, Unproved};
use crate::collateral::LaxFlags;
use crate::design::{Design, Options, Side, copied_output};
use crate::tools::{self, Tool, ToolError};
use crate::verilog::{Expr, Item, Module, print};
use eccforge_circuit::transform::{copy_into, same_inputs, translated};
use eccforge_circuit::{Builder, Circuit};
use eccforge_files::digest::sha256;
use eccforge_scheme::Scheme;
use std::path::Path;
use std::time::Instant;

/// Outputs that repeat the strict flags for codewords and rules.
const STRICT: [&str; 3] = ["cw_ce", "cw_due", "rule_fail"];

/// A decoder of one codeword with lax flags by their definition, without the outputs
/// that repeat the strict flags.
pub fn definition(decoder: &Circuit) -> Circuit {
    let mut b = Builder::new(format!("{}_lax", decoder.name()));
    let inputs = same_inputs(&mut b, decoder);
    let map = copy_into(&mut b, decoder, &inputs);
    let ce = b.parity(inputs[0].iter().copied());
    let any = b.or(copied_output(decoder, "syndrome_0", &map));
    let even = b.not(ce);
    let due = b.and([any, even]);
    for port in decoder.outputs().iter().filter(|port| !STRICT.contains(&port.name.as_str())) {
        let nets = match port.name.as_str() {
            "ce" => vec![ce],
            "due" => vec![due],
            _ => translated(&port.nets, &map),
        };
        b.output(&port.name, nets);
    }
    b.finish().without_dead_gates()
}

/// Proves the emitted decoder with `flags`, the module of its lax flags: its gates equal the definition, and the steps state which
/// claims hold and where the flags differ from strict ones.
///
/// # Errors
/// A tool is missing or fails.
pub fn check(
    scheme: &Scheme,
    options: &Options,
    design: &Design,
    (flags, module): (&LaxFlags, &Module),
) -> Result<(Equivalence, Vec<ProofStep>), ToolError> {
    let (start, folder) = (Instant::now(), tools::scratch(Tool::Yosys)?);
    let strict = design.circuits.decoder().flatten();
    let lax = definition(&strict);
    let top = composed(options, design, module);
    let text = design.text(Side::Decoder) + &print(module, &[]) + &print(&top, &[]);
    let netlist = gates_of(&synthesise(Synthesis::Direct, &text, &top.name, folder.path())?)?;
    let rows = rows(scheme, options, Side::Decoder);
    let gates = without_constant(scheme, options, &lax, &netlist);
    let evidence = same(&lax, &gates, &rows, folder.path())?;
    let reference = printed(scheme, options, &lax);
    let equivalence = Equivalence {
        module: format!("{} with {}", design.top(Side::Decoder), module.name),
        outputs: lax.output_nets().count(),
        verilog_sha256: sha256(&text),
        equal: evidence.is_some(),
        counterexample: if evidence.is_some() { None } else { find_difference(&reference, &netlist, folder.path()) },
        evidence: evidence.unwrap_or_default(),
        seconds: start.elapsed().as_secs_f64(),
    };
    let start = Instant::now();
    let claims =
        ProofStep::new("lax flags: every claim on an error class holds".into(), claims_of(scheme, &lax), start);
    let (start, claim) =
        (Instant::now(), "lax and strict flags differ only where an odd number of bits is wrong".to_owned());
    let differences = differences(flags, [&strict, &lax], &rows, folder.path())?;
    Ok((equivalence, vec![claims, ProofStep::new(claim, differences, start)]))
}

/// A port that is connected to a net of its own name.
fn own_name(name: &String) -> (String, Expr) {
    (name.clone(), Expr::name(name))
}

/// The decoder with the flags of the other module. It has the ports of the decoder, except the outputs that repeat its strict flags.
fn composed(options: &Options, design: &Design, flags: &Module) -> Module {
    let mut module = Module::new(format!("{}_lax", design.prefix), Vec::new());
    let open = STRICT.map(|name| options.output(name));
    let decoder = design.decoder.last();
    for port in decoder.iter().flat_map(|top| &top.ports).filter(|port| !open.contains(&port.name)) {
        module.ports.push(port.clone());
    }
    let [syndrome, ce, due] = ["syndrome_0", "ce", "due"].map(|name| options.output(name));
    let names = module.ports.iter().map(|port| &port.name).filter(|name| **name != ce && **name != due);
    let of_decoder = names.map(own_name).collect();
    let of_flags = vec![(options.input("syndrome_0"), Expr::name(syndrome)), own_name(&ce), own_name(&due)];
    let parts = [(design.top(Side::Decoder), "u_dec", of_decoder), (flags.name.clone(), "u_flags", of_flags)];
    for (part, name, connections) in parts {
        module.items.push(Item::Instance { module: part, name: name.into(), connections });
    }
    module
}

/// Proves that the flags differ only for entries of odd parity that the strict decoder detects, and names such an entry.
///
/// # Errors
/// abc is missing or fails.
fn differences(
    flags: &LaxFlags,
    [strict, lax]: [&Circuit; 2],
    rows: &[Vec<usize>],
    folder: &Path,
) -> Result<Result<String, Unproved>, ToolError> {
    let [ours, theirs] = [false, true].map(|is_lax| common(strict, is_lax));
    if same(&ours, &theirs, rows, folder)?.is_none() {
        return Ok(Err(Unproved::Refuted("they also differ for other entries".into())));
    }
    let LaxFlags { triples, silent, .. } = flags;
    let Some(wrong) = flags.example else {
        return Ok(Ok(format!("of {triples} triple errors, none gives wrong data without due")));
    };
    let flags_only = ["ce", "due"];
    let found = described(&strict.restricted_to(&flags_only), &lax.restricted_to(&flags_only), &|port, _, bit| {
        port == "entry" && wrong.contains(&bit)
    });
    if found.outputs.len() != flags_only.len() {
        return Ok(Err(Unproved::Refuted(format!("the flags agree for wrong bits {wrong:?}"))));
    }
    Ok(Ok(format!("{silent} of {triples} triple errors, such as bits {wrong:?}: strict due, lax ce with wrong data")))
}

/// The part of the flags that both kinds share: `ce` for the correctable errors, and `due` for an even number of wrong bits.
fn common(strict: &Circuit, is_lax: bool) -> Circuit {
    let mut b = Builder::new("common");
    let inputs = same_inputs(&mut b, strict);
    let map = copy_into(&mut b, strict, &inputs);
    let [ce, due] = ["ce", "due"].map(|name| copied_output(strict, name, &map)[0]);
    let odd = b.parity(inputs[0].iter().copied());
    let (even, accepted) = (b.not(odd), b.not(due));
    let any = b.or(copied_output(strict, "syndrome_0", &map));
    let [corrected, detected] = if is_lax { [[odd, accepted], [any, even]] } else { [[ce, ce], [due, even]] };
    let [corrected, detected] = [corrected, detected].map(|nets| b.and(nets));
    b.output("ce", vec![corrected]);
    b.output("due", vec![detected]);
    b.finish().without_dead_gates()
}
