//! Proves circuits equal by comparing their sums of inputs, and the rest with free syndromes.
//!
//! Suppose the word matters only through its syndrome, except where it is added to an output. Then nets with the same
//! function are merged (`merge`), and the rest is checked by cases (`cases`). abc decides what remains open. If it
//! finds no verdict soon, as between two double-symbol decoders, every syndrome is enumerated.

use super::cases::cases;
use super::difference::{LIMIT, equal_within};
use super::merge::Merged;
use crate::design::{Options, Scope, Side};
use crate::tools::ToolError;
use eccforge_circuit::lanes::{MOST_FREE, Slot, Sweep, TooLarge};
use eccforge_circuit::linear::{affine_forms, cut_at_rows};
use eccforge_circuit::transform::{copy_into, copy_with, miter, same_inputs, same_outputs, without_input};
use eccforge_circuit::{Builder, Circuit, Gate, NetId};
use eccforge_gf::affine::{AffineForm, RowSpace};
use eccforge_scheme::Scheme;
use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::time::Duration;

/// Time limit of abc before every syndrome is enumerated.
// abc decides most pairs at once, but does not end for two decoders that correct two symbols.
const PATIENCE: Duration = Duration::from_secs(5);

/// Result of comparing two circuits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// The circuits are equal; holds the method of proof.
    Same(String),
    /// Some input gives different outputs.
    Different,
}

impl Comparison {
    /// This verdict, with evidence about the parts that were compared before it.
    fn after(self, seen: &str) -> Self {
        match self {
            Self::Same(how) => Self::Same(format!("{seen} {how}")),
            Self::Different => Self::Different,
        }
    }
}

/// The rows of H as bits of a decoder's word, followed by the address if there is one; none for an encoder.
pub fn rows(scheme: &Scheme, options: &Options, side: Side) -> Vec<Vec<usize>> {
    if side == Side::Encoder {
        return Vec::new();
    }
    let h = &scheme.code.h;
    if options.scope == Scope::Codeword {
        return (0..h.r()).map(|row| h.row_support(row)).collect();
    }
    let all = (0..scheme.codewords()).flat_map(|w| {
        let (physical, columns) = (scheme.layout.codeword(w), scheme.address_columns(w));
        (0..h.r()).map(move |row| {
            // The address is the port after the word.
            let address =
                (0..columns.len()).filter(|a| columns[*a] >> row & 1 == 1).map(|a| scheme.geometry.bits() + a);
            h.row_support(row).into_iter().map(|b| physical[b]).chain(address).collect()
        })
    });
    // Combinations of rows are masks of 64 bits. Without the other rows, the cut finds fewer sums.
    all.take(64).collect()
}

/// Whether two circuits with equal ports are equal, and how that was proved. `rows` are the rows of H as bits of the
/// first input port; they need not be complete or right, because abc decides the remaining cases.
///
/// # Errors
/// abc is missing or finds no verdict, and there are too many syndromes to enumerate.
pub fn same(a: &Circuit, b: &Circuit, rows: &[Vec<usize>], folder: &Path) -> Result<Option<String>, ToolError> {
    Ok(match compare(a, b, rows, folder, LIMIT)? {
        Comparison::Same(how) => Some(how),
        Comparison::Different => None,
    })
}

/// Like [`same`], with a time limit for each question to abc.
///
/// # Errors
/// The same errors as [`same`].
pub fn compare(
    a: &Circuit,
    b: &Circuit,
    rows: &[Vec<usize>],
    folder: &Path,
    limit: Duration,
) -> Result<Comparison, ToolError> {
    if shape(a) != shape(b) {
        return Ok(Comparison::Different);
    }
    let (forms_a, forms_b) = (affine_forms(a), affine_forms(b));
    let outputs = a.output_nets().zip(b.output_nets()).map(|(x, y)| (&forms_a[x.index()], &forms_b[y.index()]));
    let linear = match same_sums(outputs) {
        Some(Ok(count)) => count,
        Some(Err(different)) => return Ok(different),
        None => return by_abc(a, b, folder, limit),
    };
    let rows = RowSpace::new(a.inputs().iter().map(|p| p.nets.len()).sum(), rows);
    let [cut_a, cut_b] = without_unread([cut_at_rows(a, &forms_a, &rows), cut_at_rows(b, &forms_b, &rows)]);
    let linear = format!("{linear} outputs as sums of inputs");
    let rest = cut_a.output_nets().count();
    if rest == 0 {
        return Ok(Comparison::Same(linear));
    }
    let seen = format!("{linear}, {rest}");
    // If the rows are independent, every syndrome has a word. If they are not, circuits may differ only
    // for syndromes without a word.
    let split = if rows.is_independent() { at_syndromes(&cut_a).zip(at_syndromes(&cut_b)) } else { None };
    if let Some((a, b)) = &split {
        if a.free() <= SOON
            && let Ok(verdict) = by_enumeration(a, b)
        {
            return Ok(verdict.after(&seen));
        }
        if let Some(verdict) = by_cases(a, b, folder, limit)? {
            return Ok(verdict.after(&seen));
        }
    }
    let split = split.filter(|(a, _)| a.free() <= MOST_FREE);
    let patience = if split.is_some() { PATIENCE.min(limit) } else { limit };
    match (equal_within(&cut_a, &cut_b, folder, patience), split) {
        (Ok(true), _) => Ok(Comparison::Same(format!("{seen} by abc with free syndromes"))),
        (Ok(false), Some(_)) => Ok(Comparison::Different),
        // The difference may need a syndrome that no word has.
        (Ok(false), None) => by_abc(a, b, folder, limit),
        (Err(ToolError::Timeout(tool, time)), Some((a, b))) => {
            let verdict = by_enumeration(&a, &b).map_err(|_| ToolError::Timeout(tool, time))?;
            Ok(verdict.after(&seen))
        }
        (Err(e), _) => Err(e),
    }
}

/// The verdict of abc on the circuits as they are.
fn by_abc(a: &Circuit, b: &Circuit, folder: &Path, limit: Duration) -> Result<Comparison, ToolError> {
    let equal = equal_within(a, b, folder, limit)?;
    Ok(if equal { Comparison::Same("by abc".into()) } else { Comparison::Different })
}

/// An output's sum of inputs, if it is known to be one.
type Form<'a> = &'a Option<AffineForm>;

/// Counts the outputs that are equal sums of inputs, or that are known to be sums in neither circuit. `None` if an output is known to be a
/// sum in only one circuit, because that decides nothing.
fn same_sums<'a>(outputs: impl Iterator<Item = (Form<'a>, Form<'a>)>) -> Option<Result<usize, Comparison>> {
    let mut same = 0;
    for pair in outputs {
        match pair {
            (Some(x), Some(y)) if x == y => same += 1,
            (Some(_), Some(_)) => return Some(Err(Comparison::Different)),
            (None, None) => {}
            _ => return None,
        }
    }
    Some(Ok(same))
}

/// Names and widths of all ports.
fn shape(c: &Circuit) -> [Vec<(&str, usize)>; 2] {
    [c.inputs(), c.outputs()].map(|ports| ports.iter().map(|p| (p.name.as_str(), p.nets.len())).collect())
}

/// Compares two circuits by their functions and by cases; `None` if that does not decide.
fn by_cases(a: &AtSyndromes, b: &AtSyndromes, folder: &Path, limit: Duration) -> Result<Option<Comparison>, ToolError> {
    if a.added != b.added {
        return Ok(Some(Comparison::Different));
    }
    let differs = differences(&a.circuit, &b.circuit);
    let Some(mut merged) = Merged::new(&differs) else { return Ok(None) };
    let outputs = merged.add(&differs);
    let left = merged.finish(&differs, &outputs).without_dead_gates();
    if left.output_nets().all(|net| matches!(left.gate(net), Gate::Constant(false))) {
        return Ok(Some(Comparison::Same("as functions of syndromes and enables".into())));
    }
    match cases(&left, |out| out.iter().fold(Slot::ZERO, |any, slot| any.zip(slot, |x, y| x | y))) {
        Some(found) if found.stopped.is_some() => return Ok(Some(Comparison::Different)),
        Some(found) => {
            let how = format!("on {} syndromes, and the same by their first bits on all others", found.tried);
            return Ok(Some(Comparison::Same(how)));
        }
        None => {}
    }
    let zero = differences(&a.circuit, &a.circuit);
    match equal_within(&left, &zero, folder, PATIENCE.min(limit)) {
        Ok(true) => Ok(Some(Comparison::Same("as functions of syndromes and enables, by abc".into()))),
        Ok(false) => Ok(Some(Comparison::Different)),
        Err(ToolError::Timeout(..)) => Ok(None),
        Err(e) => Err(e),
    }
}

/// Two circuits on the same inputs; each output bit is one if the outputs at that position differ.
fn differences(a: &Circuit, b: &Circuit) -> Circuit {
    let mut builder = Builder::new("differences");
    let inputs = same_inputs(&mut builder, a);
    let (of_a, of_b) = (copy_into(&mut builder, a, &inputs), copy_into(&mut builder, b, &inputs));
    let pairs = a.output_nets().zip(b.output_nets());
    let differ = pairs.map(|(x, y)| builder.parity([of_a[x.index()], of_b[y.index()]])).collect();
    builder.output("differs", differ);
    builder.finish()
}

/// Both circuits without the unread input ports, except for the first.
fn without_unread(circuits: [Circuit; 2]) -> [Circuit; 2] {
    let live = circuits.each_ref().map(Circuit::live);
    let mut unread = Vec::new();
    // In descending order, so that the numbers of the others stay valid.
    for port in (1..circuits[0].inputs().len()).rev() {
        let mut pair = circuits.iter().zip(&live);
        if !pair.any(|(circuit, live)| circuit.inputs()[port].nets.iter().any(|net| live[net.index()])) {
            unread.push(port);
        }
    }
    circuits.map(|circuit| unread.iter().fold(circuit, |circuit, port| without_input(&circuit, *port)))
}

/// Maximum number of free inputs whose values are all enumerated before abc runs.
// These are 8 192 passes of 512 values each.
const SOON: usize = 22;

/// A circuit in which the word is zero, and the word's bits that are added to each output.
struct AtSyndromes {
    circuit: Circuit,
    added: Vec<Vec<NetId>>,
}

impl AtSyndromes {
    /// Number of input bits.
    fn free(&self) -> usize {
        self.circuit.inputs().iter().map(|p| p.nets.len()).sum()
    }
}

/// Compares two circuits on every value of their inputs, unless they are too large for the engine.
fn by_enumeration(a: &AtSyndromes, b: &AtSyndromes) -> Result<Comparison, TooLarge> {
    let free = a.free();
    let mut sweep = Sweep::new(&miter(&a.circuit, &b.circuit), free)?;
    if a.added != b.added || sweep.run(&[], |out| out[0]).is_some() {
        return Ok(Comparison::Different);
    }
    Ok(Comparison::Same(format!("on all {} values of syndromes and enables", 1u64 << free)))
}

/// The cut circuit with a zero word, if the word is read only by sums that are outputs.
fn at_syndromes(cut: &Circuit) -> Option<AtSyndromes> {
    let word = &cut.inputs()[0].nets;
    let outputs: HashSet<NetId> = cut.output_nets().collect();
    let read: HashSet<NetId> = cut.gates().iter().flat_map(Gate::operands).copied().collect();
    let mut b = Builder::new(cut.name());
    let inputs: Vec<Vec<NetId>> = cut.inputs()[1..].iter().map(|p| b.input(&p.name, p.nets.len())).collect();
    let mut added: HashMap<NetId, Vec<NetId>> = HashMap::new();
    for (net, gate) in cut.drivers() {
        // Input nets come first and in order, so the word's are sorted.
        let summed: Vec<NetId> =
            gate.operands().iter().filter(|net| word.binary_search(net).is_ok()).copied().collect();
        if summed.is_empty() {
            continue;
        }
        if !matches!(gate, Gate::Parity(_)) || !outputs.contains(&net) || read.contains(&net) {
            return None;
        }
        added.insert(net, summed);
    }
    let map = copy_with(&mut b, cut, |_, net, _| match cut.gate(net) {
        Gate::Input { port, bit } => (*port > 0).then(|| inputs[*port as usize - 1][*bit as usize]),
        _ => None,
    });
    same_outputs(&mut b, cut, &map);
    // Numbers of input nets are those of the word's bits in both circuits, since inputs come first and in order.
    let added = cut.output_nets().map(|net| added.get(&net).cloned().unwrap_or_default()).collect();
    Some(AtSyndromes { circuit: b.finish().without_dead_gates(), added })
}
