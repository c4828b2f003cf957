//! Two circuits are equal where their sums of inputs are the same and the rest is equal with free syndromes.
//!
//! The rest goes to abc; where that finds no verdict soon, as between two double-symbol decoders, every syndrome is
//! tried. For that the word must matter only through its syndrome, save where it is added to what an output says.

use super::affine::{Rows, at_syndromes, sums};
use super::equivalence::{LIMIT, equal_within};
use super::exhaustive::{MOST_FREE, Sweep, miter};
use crate::blif;
use crate::tools::ToolError;
use eccforge_codecs::circuit::{Builder, Circuit, Gate, NetId};
use eccforge_codecs::passes::copy_gate;
use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::time::Duration;

/// How long abc may think before every syndrome is tried.
const PATIENCE: Duration = Duration::from_secs(15);

/// Whether two circuits with equal ports are equal, and if so how that was shown. `rows`: the rows of H, each as bits of
/// the first input port; they need not be right, nor all: what they do not explain is left to abc.
///
/// # Errors
/// abc is missing or gives no verdict, and there are too many syndromes to try.
pub fn same(a: &Circuit, b: &Circuit, rows: &[Vec<usize>], folder: &Path) -> Result<Option<String>, ToolError> {
    let shape = |c: &Circuit| {
        let list = |ports: &[eccforge_codecs::circuit::Port]| {
            ports.iter().map(|p| (p.name.clone(), p.nets.len())).collect::<Vec<_>>()
        };
        (list(c.inputs()), list(c.outputs()))
    };
    if shape(a) != shape(b) {
        return Ok(None);
    }
    let (sums_a, sums_b) = (sums(a), sums(b));
    let text = |c: &Circuit| blif::write(c, &|name, _| name.to_string());
    let mut linear = 0;
    for (x, y) in a.output_nets().zip(b.output_nets()) {
        match (&sums_a[x.index()], &sums_b[y.index()]) {
            (Some(x), Some(y)) if x == y => linear += 1,
            (Some(_), Some(_)) => return Ok(None),
            (None, None) => {}
            // Linear by its gates in one only: nothing is known.
            _ => return Ok(equal_within(&text(a), &text(b), folder, LIMIT)?.then(|| "abc".into())),
        }
    }
    let inputs = a.inputs().iter().map(|p| p.nets.len()).sum();
    let rows = Rows::new(inputs, rows);
    let (cut_a, cut_b) = (at_syndromes(a, &sums_a, &rows), at_syndromes(b, &sums_b, &rows));
    let linear = format!("{linear} outputs are the same sums of inputs");
    if cut_a.outputs().is_empty() {
        return Ok(Some(linear));
    }
    let rest = cut_a.output_nets().count();
    let split = (syndromes_alone(&cut_a), syndromes_alone(&cut_b));
    let patience = if split.0.is_some() && split.1.is_some() { PATIENCE } else { LIMIT };
    match (equal_within(&text(&cut_a), &text(&cut_b), folder, patience), split) {
        (Ok(true), _) => Ok(Some(format!("{linear}, {rest} by abc with free syndromes"))),
        // They may differ only for syndromes that no word has: ask about the whole.
        (Ok(false), _) => Ok(equal_within(&text(a), &text(b), folder, LIMIT)?.then(|| "abc".into())),
        (Err(ToolError::Timeout(..)), (Some(x), Some(y))) => Ok(on_every_syndrome(&x, &y, &linear, rest)),
        (Err(e), _) => Err(e),
    }
}

/// A circuit in which the word is zero, and which bit of the word is added to each of its outputs.
struct Alone {
    circuit: Circuit,
    added: Vec<Vec<NetId>>,
}

fn on_every_syndrome(a: &Alone, b: &Alone, linear: &str, rest: usize) -> Option<String> {
    let free = a.circuit.inputs().iter().map(|p| p.nets.len()).sum();
    let mut sweep = Sweep::new(&miter(&a.circuit, &b.circuit), free).ok()?;
    let same = a.added == b.added && sweep.run(&[], |out| out[0]).is_none();
    same.then(|| format!("{linear}, {rest} on all {} values of syndromes and enables", 1u64 << free))
}

/// The cut circuit with the word at zero, if the word is read by nothing but sums that are outputs, and what remains
/// has few enough inputs.
fn syndromes_alone(cut: &Circuit) -> Option<Alone> {
    let word = &cut.inputs()[0].nets;
    let in_word = |net: &NetId| word.binary_search(net).is_ok();
    let outputs: HashSet<NetId> = cut.output_nets().collect();
    let read: HashSet<NetId> = cut.gates().iter().flat_map(Gate::operands).copied().collect();
    let mut b = Builder::new(cut.name());
    let inputs: Vec<Vec<NetId>> = cut.inputs()[1..].iter().map(|p| b.input(&p.name, p.nets.len())).collect();
    if inputs.iter().map(Vec::len).sum::<usize>() > MOST_FREE {
        return None;
    }
    let zero = b.constant(false);
    let mut added: HashMap<NetId, Vec<NetId>> = HashMap::new();
    let mut map: Vec<NetId> = Vec::with_capacity(cut.gates().len());
    for (net, gate) in cut.drivers() {
        let summed: Vec<NetId> = gate.operands().iter().filter(|n| in_word(n)).copied().collect();
        if !summed.is_empty() {
            if !matches!(gate, Gate::Parity(_)) || !outputs.contains(&net) || read.contains(&net) {
                return None;
            }
            added.insert(net, summed);
        }
        map.push(match gate {
            Gate::Input { port: 0, .. } => zero,
            Gate::Input { port, bit } => inputs[*port as usize - 1][*bit as usize],
            gate => copy_gate(&mut b, gate, &map),
        });
    }
    for port in cut.outputs() {
        b.output(&port.name, port.nets.iter().map(|n| map[n.index()]).collect());
    }
    // Numbers of input nets are those of the word's bits in both circuits, since inputs come first and in order.
    let added = cut.output_nets().map(|net| added.get(&net).cloned().unwrap_or_default()).collect();
    Some(Alone { circuit: b.finish().without_dead_gates(), added })
}
