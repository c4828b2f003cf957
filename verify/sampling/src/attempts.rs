//! Attempts at samples as circuits, for a device that draws the same random bits as this machine.
//!
//! Parts whose drawn bits are the pattern accept every attempt. A device counts the first accepted attempts of each
//! part of a block; this machine computes the number of these attempts from a few bits of each sample.

use crate::monte_carlo::Plan;
use crate::source::Parts;
use crate::target::Drawn;
use eccforge_circuit::lanes::Backend;
use eccforge_circuit::transform::{copy_into, same_outputs};
use eccforge_circuit::{Builder, Circuit, NetId};
use eccforge_runs::run::Work;

/// The attempts of a cell.
#[derive(Clone, Debug)]
pub struct Attempts {
    /// Key of the generator Philox.
    pub key: u64,
    /// Indices of random slots in a block: the first index, and the steps to the next part and to the next 512 attempts.
    pub slots: [u64; 3],
    /// For each scheme, its id and a circuit: from the bits of the random slots, and one bit for each part, to whether
    /// the attempt is accepted, detected, claimed as corrected and wrong.
    pub circuits: Vec<(String, Circuit)>,
}

impl Plan {
    /// The attempts of a cell: `None` unless the generator is Philox, every scheme is decoded as a whole, and errors are uniform or
    /// are drawn part by part.
    pub fn attempts(&self, cell: usize) -> Option<Attempts> {
        let (stream, drawn, judged) = self.whole(cell)?;
        let (slots, parts) = match drawn {
            Drawn::Dense(source) => (source.fair_slots()?, None),
            Drawn::Parts(parts) => (parts.slots(), Some(&**parts)),
            // The number of draws depends on the numbers drawn, which no circuit follows.
            Drawn::Sparse(_) => return None,
        };
        let circuits = judged.into_iter().map(|(id, judged)| (id.to_owned(), attempt(parts, judged))).collect();
        Some(Attempts { key: stream.philox_key()?, slots, circuits })
    }

    /// Number of samples in each part of a block.
    pub fn samples_of_parts(&self, cell: usize, block: u64, backend: Backend) -> Vec<u64> {
        let samples = self.samples_in(cell, &(block..block + 1));
        match self.whole(cell) {
            Some((stream, Drawn::Parts(parts), _)) => parts.counts(stream, block, samples, backend),
            _ => vec![samples],
        }
    }
}

/// The circuit of an attempt at an error of a scheme whose errors the circuit `judged` classifies.
fn attempt(parts: Option<&Parts>, judged: &Circuit) -> Circuit {
    let mut b = Builder::new(format!("{}_attempt", judged.name()));
    let bits: usize = judged.inputs().iter().map(|port| port.nets.len()).sum();
    let whole: Vec<Vec<usize>> = vec![(0..bits).collect()];
    let places = parts.map_or(&whole[..], Parts::parts);
    let pattern = parts.and_then(Parts::pattern);
    let width = match pattern {
        Some(circuit) => circuit.inputs().iter().map(|port| port.nets.len()).sum(),
        None => places[0].len(),
    };
    let (drawn, always) = (b.input("drawn", width), b.constant(true));
    // A single part needs no choice.
    let here = if places.len() > 1 { b.input("part", places.len()) } else { vec![always] };
    let (mut accepted, mut wrong) = (always, drawn.clone());
    if let Some(circuit) = pattern {
        let map = copy_into(&mut b, circuit, &by_port(circuit, &drawn));
        let nets: Vec<NetId> = circuit.outputs().iter().flat_map(|port| &port.nets).map(|n| map[n.index()]).collect();
        accepted = nets[0];
        wrong = nets[1..].to_vec();
    }
    let mut ways = vec![Vec::new(); bits];
    for (place, here) in places.iter().zip(here) {
        for (bit, wrong) in place.iter().zip(&wrong) {
            // Parts may share bits, so that a bit is wrong in any of them.
            ways[*bit].push(b.and([here, *wrong]));
        }
    }
    let error: Vec<NetId> = ways.into_iter().map(|ways| b.or(ways)).collect();
    let map = copy_into(&mut b, judged, &by_port(judged, &error));
    b.output("accepted", vec![accepted]);
    same_outputs(&mut b, judged, &map);
    b.finish().without_dead_gates()
}

/// Nets for each input port of a circuit.
fn by_port(circuit: &Circuit, mut nets: &[NetId]) -> Vec<Vec<NetId>> {
    let mut ports = Vec::new();
    for port in circuit.inputs() {
        let (own, rest) = nets.split_at(port.nets.len());
        ports.push(own.to_vec());
        nets = rest;
    }
    ports
}
