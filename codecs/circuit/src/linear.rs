//! Finds the nets that are XORs of inputs or of rows of a parity-check matrix, exactly and for any width.
//!
//! A net's affine form is the set of inputs that it XORs, possibly complemented. It is computed from the gates with
//! [`Algebra`]. [`RowSpace`] recognises affine forms in the span of given rows.

use crate::graph::{Algebra, Builder, Circuit, Gate, NetId};
use crate::transform::{copy_gate, same_inputs};
use eccforge_gf::affine::{AffineForm, RowSpace};
use eccforge_gf::gf2::Vector;
use rustc_hash::FxHashMap;

/// Affine forms over a fixed number of inputs; `None` is any other function.
struct Affine {
    inputs: usize,
}

impl Algebra for Affine {
    type Value = Option<AffineForm>;
    fn constant(&mut self, value: bool) -> Self::Value {
        Some(AffineForm::constant(self.inputs, value))
    }
    fn not(&mut self, x: Self::Value) -> Self::Value {
        x.map(AffineForm::complement)
    }
    fn parity(&mut self, xs: impl IntoIterator<Item = Self::Value>) -> Self::Value {
        xs.into_iter().try_fold(AffineForm::of(self.inputs, []), |mut sum, x| {
            sum.add(&x?);
            Some(sum)
        })
    }
    fn and(&mut self, _: impl IntoIterator<Item = Self::Value>) -> Self::Value {
        None
    }
    fn or(&mut self, _: impl IntoIterator<Item = Self::Value>) -> Self::Value {
        None
    }
    fn equals(&mut self, _: impl IntoIterator<Item = Self::Value>, _: u64) -> Self::Value {
        None
    }
}

/// The affine form of every net; `None` if its gates do not show one.
pub fn affine_forms(circuit: &Circuit) -> Vec<Option<AffineForm>> {
    let mut first = vec![0];
    for p in circuit.inputs() {
        first.push(first[first.len() - 1] + p.nets.len());
    }
    let mut affine = Affine { inputs: first[first.len() - 1] };
    let mut forms: Vec<Option<AffineForm>> = Vec::with_capacity(circuit.gates().len());
    for gate in circuit.gates() {
        forms.push(match gate {
            Gate::Input { port, bit } => Some(AffineForm::of(affine.inputs, [first[*port as usize] + *bit as usize])),
            // These gates have no affine form; to find that out by their operands would copy every form.
            Gate::And(_) | Gate::Or(_) | Gate::Equals { .. } => None,
            gate => gate.apply(&mut affine, gate.operands().iter().map(|n| forms[n.index()].clone())),
        });
    }
    forms
}

/// The circuit without its affine outputs. A new input `free_syndrome` replaces every XOR of rows that a gate reads,
/// and every other affine form becomes one parity of inputs.
///
/// If two such circuits are equal for every word and every syndrome, the original circuits are equal, because they
/// are equal for the word's own syndrome.
#[must_use]
pub fn cut_at_rows(circuit: &Circuit, forms: &[Option<AffineForm>], rows: &RowSpace) -> Circuit {
    let mut b = Builder::new(circuit.name());
    let inputs: Vec<NetId> = same_inputs(&mut b, circuit).concat();
    let free = b.input("free_syndrome", rows.inserted());
    let mut made: FxHashMap<AffineForm, NetId> = FxHashMap::default();
    let mut write = |b: &mut Builder, form: &AffineForm| -> NetId {
        *made.entry(form.clone()).or_insert_with(|| {
            // A single bit costs no gate, so it stays a bit of the word even if it is a row.
            let of_rows = if form.weight() > 1 { rows.combination(form) } else { None };
            let parity = match of_rows {
                Some(of) => b.masked_parity(&free, of),
                None => b.parity(form.bits().into_iter().map(|i| inputs[i])),
            };
            if form.complemented() { b.not(parity) } else { parity }
        })
    };
    let live = circuit.live();
    let zero = b.constant(false);
    let mut map: Vec<NetId> = vec![zero; circuit.gates().len()];
    for (net, gate) in circuit.drivers().filter(|(net, _)| live[net.index()] && forms[net.index()].is_none()) {
        for operand in gate.operands() {
            if let Some(form) = &forms[operand.index()] {
                map[operand.index()] = write(&mut b, form);
            }
        }
        map[net.index()] = match gate {
            // A complement of a bit of the word would hide that the word is only added.
            Gate::Parity(operands) => b.parity_of_plain(operands.iter().map(|net| map[net.index()])),
            gate => copy_gate(&mut b, gate, &map),
        };
    }
    for port in circuit.outputs() {
        let nets: Vec<NetId> =
            port.nets.iter().filter(|n| forms[n.index()].is_none()).map(|n| map[n.index()]).collect();
        if !nets.is_empty() {
            b.output(&port.name, nets);
        }
    }
    b.finish().without_dead_gates()
}
