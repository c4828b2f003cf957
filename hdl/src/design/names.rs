//! Names nets outside named words after the bits of the words for which they are computed.
//!
//! `syndrome_3_5_from_7` is a sum of inputs that bits 3 and 5 of the syndrome share, and input bit 7 is its first
//! addend. `match_2_4_all` is an AND that bits 2 and 4 of the matches share. A name therefore describes the purpose
//! of its net, and stays the same when other logic changes.

use eccforge_circuit::linear::affine_forms;
use eccforge_circuit::{Circuit, Gate, NetId, Role};
use eccforge_gf::affine::AffineForm;
use std::collections::{BTreeMap, BTreeSet};

/// Maximum number of bits of a word that are listed; more are given as a hexadecimal mask, or by the first and the last bit.
const LISTED_BITS: usize = 4;

/// Maximum width of a word whose bits are given as a mask.
const MASKED_WIDTH: usize = 32;

/// Bits by target number; a target is a word or an output port.
type Targets = BTreeMap<usize, BTreeSet<usize>>;

/// A name stem for every net, without leading or trailing underscore.
pub fn stems(circuit: &Circuit) -> Vec<String> {
    let targets = targets(circuit);
    let forms = affine_forms(circuit);
    let mut contained = containing_targets(circuit, &targets);
    let mut reached: Vec<Targets> = vec![Targets::new(); circuit.gates().len()];
    let words = targets.len() - circuit.outputs().len();
    let mut stems = vec![String::new(); circuit.gates().len()];
    // Gates that read a net come after it, so the last gate is the first to be named.
    for (i, gate) in circuit.gates().iter().enumerate().rev() {
        let (own, read) = (std::mem::take(&mut contained[i]), std::mem::take(&mut reached[i]));
        let kind = operation(gate, forms[i].as_ref());
        // The net of an output is named after that output, even if other targets read it.
        let is_output = own.keys().any(|number| *number >= words);
        let naming = if is_output { &own } else { &read };
        stems[i] = match naming.first_key_value() {
            Some((number, bits)) => format!("{}_{kind}", name_of_bits(&targets[*number], bits)),
            None => kind,
        };
        let passed = if own.is_empty() { read } else { own };
        for operand in gate.operands() {
            for (number, bits) in &passed {
                reached[operand.index()].entry(*number).or_default().extend(bits);
            }
        }
    }
    stems
}

/// For each net, the first target that contains the net, with the net's bit in it; empty if there is none.
fn containing_targets(circuit: &Circuit, targets: &[(&str, &[NetId])]) -> Vec<Targets> {
    let mut contained = vec![Targets::new(); circuit.gates().len()];
    for (number, (_, nets)) in targets.iter().enumerate() {
        for (bit, net) in nets.iter().enumerate() {
            if contained[net.index()].is_empty() {
                contained[net.index()] = Targets::from([(number, BTreeSet::from([bit]))]);
            }
        }
    }
    contained
}

/// The part of a stem that describes the gate of the net. The first input distinguishes a sum from other sums.
fn operation(gate: &Gate, form: Option<&AffineForm>) -> String {
    match gate {
        Gate::Parity(_) => match form.and_then(|form| form.bits().first().copied()) {
            Some(first) => format!("from_{first}"),
            None => "xor".into(),
        },
        Gate::And(_) => "all".into(),
        Gate::Or(_) => "any".into(),
        _ => "is".into(),
    }
}

/// The targets that nets are named after: every word except shared logic, then output ports.
fn targets(circuit: &Circuit) -> Vec<(&str, &[NetId])> {
    let words = circuit.words().iter().filter(|w| w.role != Role::Shared);
    let words = words.map(|w| (w.name.as_str(), w.nets.as_slice()));
    words.chain(circuit.outputs().iter().map(|p| (p.name.as_str(), p.nets.as_slice()))).collect()
}

/// The name of some bits of a word.
fn name_of_bits((name, nets): &(&str, &[NetId]), bits: &BTreeSet<usize>) -> String {
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
