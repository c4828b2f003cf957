//! The circuits that the specification examines, and the forms in which its steps read them.

use crate::design::{Circuits, codeword_encoder, copied_output};
use eccforge_circuit::linear::affine_forms;
use eccforge_circuit::transform::{copy_gate, copy_into};
use eccforge_circuit::{Builder, Circuit, Gate, NetId};
use eccforge_gf::affine::{AffineForm, RowSpace};
use eccforge_scheme::{Scheme, Switch};
use std::collections::HashMap;

/// The circuits of a scheme that are examined.
#[derive(Clone, Debug)]
pub struct Examined {
    /// Decoders of codewords. Inputs: `codeword`, and the enable of multi-bit correction if the scheme has one.
    /// Outputs: `flips`, `ce`, `due` and `syndrome`, and those that the entry rules need.
    pub codewords: Vec<Circuit>,
    /// `kind_of[w]`: which of these decoders decodes codeword w.
    pub kind_of: Vec<usize>,
    /// `encoders[w]`: the encoder of codeword w. Input `data`, output `check`.
    pub encoders: Vec<Circuit>,
    /// The decoder of the entry. Inputs: `entry` and all enables. Outputs: `data`, `corrected`, `ce`, `due`, `cw_ce`,
    /// `cw_due`, `rule_fail`, `flips` and `syndrome_<w>`.
    pub entry: Circuit,
}

impl Examined {
    /// The circuits of a design.
    pub fn new(scheme: &Scheme, circuits: &Circuits) -> Self {
        let decoder = circuits.decoder();
        let encoders = (0..scheme.codewords()).map(|w| codeword_encoder(scheme, w)).collect();
        let codewords = decoder.kinds().iter().map(|kind| kind.circuit().clone()).collect();
        let kind_of = decoder.codewords().iter().map(|wiring| wiring.kind).collect();
        Self { codewords, kind_of, encoders, entry: decoder.flatten() }
    }
}

/// The circuit with the syndrome as an input instead of the word, and the number of live gates that still read the
/// word.
pub fn at_syndrome(circuit: &Circuit) -> (Circuit, usize) {
    let none: Vec<NetId> = Vec::new();
    let syndrome = circuit.output("syndrome").map_or(&none, |p| &p.nets);
    let mut b = Builder::new(format!("{}_at_syndrome", circuit.name()));
    let input = b.input("syndrome", syndrome.len());
    let mut map: Vec<NetId> = Vec::with_capacity(circuit.gates().len());
    // XORs of rows count as the syndrome: it may be compared in another basis.
    let forms = affine_forms(circuit);
    let supports: Vec<Vec<usize>> =
        syndrome.iter().map(|n| forms[n.index()].as_ref().map(AffineForm::bits).unwrap_or_default()).collect();
    let rows = RowSpace::new(circuit.inputs().iter().map(|p| p.nets.len()).sum(), &supports);

    let enables: HashMap<NetId, NetId> = circuit
        .inputs()
        .iter()
        .filter(|p| p.name != "codeword")
        .flat_map(|p| p.nets.iter().copied().zip(b.input(&p.name, p.nets.len())).collect::<Vec<_>>())
        .collect();
    let width = circuit.input("codeword").map_or(0, |p| p.nets.len());
    let words = b.input("word", width);
    for (net, gate) in circuit.drivers() {
        // An input does not count as a sum of rows, even if a row has only that bit.
        if let Gate::Input { bit, .. } = gate {
            map.push(enables.get(&net).copied().unwrap_or(words[*bit as usize]));
            continue;
        }
        let sum = forms[net.index()].as_ref();
        let of_rows = sum.and_then(|sum| Some((rows.combination(sum)?, sum.complemented())));
        map.push(match of_rows {
            Some((of, complemented)) => {
                let sum = b.masked_parity(&input, of);
                if complemented { b.not(sum) } else { sum }
            }
            None => copy_gate(&mut b, gate, &map),
        });
    }
    for port in circuit.outputs().iter().filter(|p| p.name != "syndrome") {
        b.output(&port.name, port.nets.iter().map(|n| map[n.index()]).collect());
    }
    let cut = b.finish();
    let live = cut.live();
    let outside = words.iter().filter(|n| live[n.index()]).count();
    (cut.without_dead_gates(), outside)
}

pub(super) fn has_multi_enable(scheme: &Scheme) -> bool {
    scheme.enable_for(Switch::MultiBitCorrection).is_some()
}

/// Copies a circuit with new inputs; returns their nets by port, and a function that finds the nets of an output by
/// name.
pub(super) fn copied<'c>(
    b: &mut Builder,
    circuit: &'c Circuit,
) -> (Vec<Vec<NetId>>, impl Fn(&str) -> Vec<NetId> + use<'c>) {
    let inputs: Vec<Vec<NetId>> = circuit.inputs().iter().map(|p| b.input(&p.name, p.nets.len())).collect();
    let map = copy_into(b, circuit, &inputs);
    (inputs, move |name: &str| copied_output(circuit, name, &map))
}
