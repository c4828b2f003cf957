//! Names nets outside named words after the bits of the words for which they are computed.
//!
//! `syndrome_3_5_from_7` is a sum of inputs that bits 3 and 5 of the syndrome share, and input bit 7 is its first
//! addend. `match_2_4_all` is an AND that bits 2 and 4 of the matches share. A name therefore describes the purpose
//! of its net, and stays the same when other logic changes.

use eccforge_circuit::linear::affine_forms;
use eccforge_circuit::{Circuit, Gate, NetId, Role};
use std::collections::{BTreeMap, BTreeSet};

/// More bits of a word than this are given as a hexadecimal mask, or by the first and the last bit.
const LISTED_BITS: usize = 4;

/// Maximum width of a word whose bits are given as a mask.
const MASKED_WIDTH: usize = 32;

/// Bits by target number; a target is a word or an output port.
type Targets = BTreeMap<usize, BTreeSet<usize>>;

/// A name stem for every net, without leading or trailing underscore.
pub fn stems(circuit: &Circuit) -> Vec<String> {
    let targets = targets(circuit);
    let forms = affine_forms(circuit);
    let mut uses: Vec<Targets> = vec![Targets::new(); circuit.gates().len()];
    let mut own: Vec<Targets> = vec![Targets::new(); circuit.gates().len()];
    for (number, (_, nets)) in targets.iter().enumerate() {
        for (bit, net) in nets.iter().enumerate() {
            // The first word that contains a net names it.
            if own[net.index()].is_empty() {
                own[net.index()] = Targets::from([(number, BTreeSet::from([bit]))]);
            }
        }
    }
    let words = targets.len() - circuit.outputs().len();
    let mut stems = vec![String::new(); circuit.gates().len()];
    for (i, gate) in circuit.gates().iter().enumerate().rev() {
        let reached = std::mem::take(&mut uses[i]);
        let kind = match gate {
            Gate::Parity(_) => match forms[i].as_ref().and_then(|form| form.bits().first().copied()) {
                Some(first) => format!("from_{first}"),
                None => "xor".into(),
            },
            Gate::And(_) => "all".into(),
            Gate::Or(_) => "any".into(),
            _ => "is".into(),
        };
        // The net of an output is named after that output, even if other targets read it.
        let is_output = own[i].first_key_value().is_some_and(|(number, _)| *number >= words);
        stems[i] = match if is_output { &own[i] } else { &reached }.first_key_value() {
            Some((number, bits)) => format!("{}_{kind}", of(&targets[*number], bits)),
            None => kind,
        };
        let passed = if own[i].is_empty() { reached } else { std::mem::take(&mut own[i]) };
        for operand in gate.operands() {
            for (number, bits) in &passed {
                uses[operand.index()].entry(*number).or_default().extend(bits);
            }
        }
    }
    stems
}

/// The targets that nets are named after: every word except shared logic, then output ports.
fn targets(circuit: &Circuit) -> Vec<(&str, &[NetId])> {
    let words = circuit.words().iter().filter(|w| w.role != Role::Shared);
    let words = words.map(|w| (w.name.as_str(), w.nets.as_slice()));
    words.chain(circuit.outputs().iter().map(|p| (p.name.as_str(), p.nets.as_slice()))).collect()
}

/// The name of some bits of a word.
fn of((name, nets): &(&str, &[NetId]), bits: &BTreeSet<usize>) -> String {
    let (first, last) = (bits.first().unwrap_or(&0), bits.last().unwrap_or(&0));
    match bits.len() {
        _ if nets.len() == 1 => name.to_string(),
        n if n <= LISTED_BITS => bits.iter().fold(name.to_string(), |text, bit| format!("{text}_{bit}")),
        n if n == last - first + 1 => format!("{name}_{first}_to_{last}"),
        _ if nets.len() <= MASKED_WIDTH => {
            let mask = bits.iter().fold(0u64, |mask, bit| mask | 1 << bit);
            format!("{name}_h{mask:0digits$x}", digits = nets.len().div_ceil(4))
        }
        n => format!("{name}_{n}_of_{first}_to_{last}"),
    }
}
