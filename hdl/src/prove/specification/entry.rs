//! Step 6: the outputs of an entry follow from those of its codewords by the entry rules of the scheme.
//!
//! The entry is built a second time, from the definitions and without sharing: every codeword's decoder after the
//! rows of H, and rules from the proposed flips bit by bit. Both are proved equal for every entry.

use super::examined::{Examined, at_syndrome};
use crate::design::{Options, Side, copied_output};
use crate::prove::difference::difference;
use crate::prove::linear::{rows, same};
use crate::tools::{self, Tool, ToolError};
use eccforge_circuit::transform::copy_into;
use eccforge_circuit::{Builder, Circuit, NetId};
use eccforge_scheme::{PairConfirmation, Partition, Scheme, Switch};

/// Proves that the entry follows from its codewords; returns the method of proof, or the reason why the step fails.
pub(super) fn follows(scheme: &Scheme, examined: &Examined) -> Result<Result<String, String>, ToolError> {
    let wanted = defined(scheme, examined);
    let folder = tools::scratch(Tool::Abc)?;
    let missing = wanted.outputs().iter().find(|p| examined.entry.output(&p.name).is_none());
    if let Some(port) = missing {
        return Ok(Err(format!("the entry has no output `{}`", port.name)));
    }
    // Simulation names the entry and the outputs that differ; the proof below shows only that some differ.
    if let Some(found) = difference(&wanted, &examined.entry) {
        let names: Vec<&str> = found.outputs.iter().map(|o| o.0.as_str()).collect();
        return Ok(Err(format!("with entry {} these outputs differ: {}", found.inputs[0].1, names.join(", "))));
    }
    let shown = same(&wanted, &examined.entry, &rows(scheme, &Options::default(), Side::Decoder), folder.path())?;
    Ok(shown.ok_or_else(|| "some output differs for some entry".to_string()))
}

/// The outputs of one codeword, bit by bit.
struct CodewordOutputs {
    flips: Vec<NetId>,
    ce: NetId,
    due: NetId,
}

/// The entry by definition, with the ports of the examined circuit.
fn defined(scheme: &Scheme, examined: &Examined) -> Circuit {
    let mut b = Builder::new("entry_by_definition");
    let entry = b.input("entry", scheme.geometry.bits());
    let address = scheme.address.as_ref().map_or_else(Vec::new, |address| b.input("address", address.bits()));
    let enables: Vec<NetId> = scheme.enables.iter().map(|e| b.input(&e.name, 1)[0]).collect();
    let (mut decoded, mut syndromes) = (Vec::new(), Vec::new());
    for (w, kind) in examined.kind_of.iter().enumerate() {
        let physical = scheme.layout.codeword(w);
        let columns = scheme.address_columns(w);
        let syndrome: Vec<NetId> = (0..scheme.code.h.r())
            .map(|row| {
                let stored = scheme.code.h.row_support(row).into_iter().map(|bit| entry[physical[bit]]);
                let wrong =
                    address.iter().zip(&columns).filter(|(_, column)| *column >> row & 1 == 1).map(|(net, _)| *net);
                b.parity(stored.chain(wrong))
            })
            .collect();
        let (cut, _) = at_syndrome(&examined.codewords[*kind]);
        let zero = b.constant(false);
        let inputs: Vec<Vec<NetId>> = cut
            .inputs()
            .iter()
            .map(|port| match scheme.enables.iter().position(|e| e.name == port.name) {
                _ if port.name == "syndrome" => syndrome.clone(),
                Some(enable) => vec![enables[enable]],
                None => vec![zero; port.nets.len()],
            })
            .collect();
        let map = copy_into(&mut b, &cut, &inputs);
        let [flips, ce, due] = ["flips", "ce", "due"].map(|name| copied_output(&cut, name, &map));
        decoded.push(CodewordOutputs { flips, ce: ce[0], due: due[0] });
        syndromes.push(syndrome);
    }
    let spread = over_several_cells(&mut b, scheme, &decoded);
    let spread = while_enabled(&mut b, scheme, &enables, spread, Switch::SanityCheck);
    let unconfirmed = unconfirmed(&mut b, scheme, &decoded);
    let unconfirmed = while_enabled(&mut b, scheme, &enables, unconfirmed, Switch::PairConfirmation);
    let rule_fail = b.or([spread, unconfirmed]);
    outputs(&mut b, scheme, (&entry, &address), &decoded, rule_fail);
    for (w, syndrome) in syndromes.into_iter().enumerate() {
        b.output(format!("syndrome_{w}"), syndrome);
    }
    b.finish()
}

/// A violation of a rule while the rule is enabled. A rule of a scheme without an enable input is always enabled.
fn while_enabled(b: &mut Builder, scheme: &Scheme, enables: &[NetId], violated: NetId, rule: Switch) -> NetId {
    match scheme.enable_for(rule) {
        Some(enable) => b.and([violated, enables[enable]]),
        None => violated,
    }
}

/// One if two or more codewords correct, and their flips do not share a cell of any partition of the sanity check.
fn over_several_cells(b: &mut Builder, scheme: &Scheme, decoded: &[CodewordOutputs]) -> NetId {
    if scheme.sanity_check.is_empty() {
        return b.constant(false);
    }
    let correcting: Vec<NetId> = decoded.iter().map(|codeword| codeword.ce).collect();
    let mut spread = vec![b.at_least_two(&correcting)];
    for partition in &scheme.sanity_check {
        let touched: Vec<NetId> =
            partition.members().iter().map(|cell| flips_in(b, scheme, decoded, cell, None)).collect();
        spread.push(b.at_least_two(&touched));
    }
    b.and(spread)
}

/// One if a codeword corrects two or more bits, and no other codeword corrects a bit of their byte.
fn unconfirmed(b: &mut Builder, scheme: &Scheme, decoded: &[CodewordOutputs]) -> NetId {
    if scheme.pair_confirmation == PairConfirmation::None {
        return b.constant(false);
    }
    let mut all = Vec::new();
    for (w, codeword) in decoded.iter().enumerate() {
        let several = b.at_least_two(&codeword.flips);
        for byte in Partition::bytes(scheme.geometry).members() {
            let own = scheme.layout.codeword(w).iter().zip(&codeword.flips).filter(|(bit, _)| byte.contains(bit));
            let own: Vec<NetId> = own.map(|(_, flip)| *flip).collect();
            let own = b.or(own);
            let confirmed = flips_in(b, scheme, decoded, &byte, Some(w));
            let alone = b.not(confirmed);
            all.push(b.and([several, own, alone]));
        }
    }
    b.or(all)
}

/// One if some codeword, other than `except`, flips one of these bits of the entry.
fn flips_in(
    b: &mut Builder,
    scheme: &Scheme,
    decoded: &[CodewordOutputs],
    bits: &[usize],
    except: Option<usize>,
) -> NetId {
    let mut flips = Vec::new();
    for (v, codeword) in decoded.iter().enumerate() {
        if Some(v) == except {
            continue;
        }
        let own = scheme.layout.codeword(v).iter().zip(&codeword.flips);
        flips.extend(own.filter(|(bit, _)| bits.contains(bit)).map(|(_, flip)| *flip));
    }
    b.or(flips)
}

/// Adds the outputs. The entry is uncorrectable if a codeword is or a rule is violated; otherwise every proposed flip is made.
fn outputs(
    b: &mut Builder,
    scheme: &Scheme,
    (entry, at): (&[NetId], &[NetId]),
    decoded: &[CodewordOutputs],
    rule_fail: NetId,
) {
    let due = b.or(decoded.iter().map(|codeword| codeword.due).chain([rule_fail]));
    let accepted = b.not(due);
    let any = b.or(decoded.iter().map(|codeword| codeword.ce));
    let ce = b.and([any, accepted]);
    let zero = b.constant(false);
    let mut flips = vec![zero; entry.len()];
    for (w, codeword) in decoded.iter().enumerate() {
        for (bit, flip) in scheme.layout.codeword(w).iter().zip(&codeword.flips) {
            flips[*bit] = b.and([*flip, accepted]);
        }
    }
    let corrected: Vec<NetId> = entry.iter().zip(&flips).map(|(e, f)| b.parity([*e, *f])).collect();
    // Data are delivered without the complements that the address adds.
    let data = scheme.geometry.data_bits().into_iter().map(|bit| {
        let on = scheme.address.as_ref().map_or_else(Vec::new, |address| address.on(bit));
        b.parity(on.into_iter().map(|a| at[a]).chain([corrected[bit]]))
    });
    let data = data.collect();
    b.output("data", data);
    b.output("corrected", corrected);
    b.output("ce", vec![ce]);
    b.output("due", vec![due]);
    b.output("cw_ce", decoded.iter().map(|codeword| codeword.ce).collect());
    b.output("cw_due", decoded.iter().map(|codeword| codeword.due).collect());
    b.output("rule_fail", vec![rule_fail]);
    b.output("flips", flips);
}
