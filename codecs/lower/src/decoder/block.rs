//! Circuits whose ports have types instead of names, so an enable that a user calls `ce_0` is not mistaken for a
//! flag.
//!
//! Ports keep their order under every pass of [`eccforge_circuit::passes`], so a block survives the optimisation of its circuit.

use eccforge_circuit::transform::{copy_into, translated};
use eccforge_circuit::{Builder, Circuit, NetId, Port};
use std::fmt::Display;

/// A circuit with input ports of type `I` and output ports of type `O`, in the order of the circuit's ports.
#[derive(Clone, Debug)]
pub struct Block<I, O> {
    circuit: Circuit,
    inputs: Vec<I>,
    outputs: Vec<O>,
}

impl<I: Copy + PartialEq, O: Copy + PartialEq> Block<I, O> {
    /// The circuit that has this decoder.
    pub fn circuit(&self) -> &Circuit {
        &self.circuit
    }

    /// The input ports.
    pub fn inputs(&self) -> impl Iterator<Item = (I, &Port)> {
        self.inputs.iter().copied().zip(self.circuit.inputs())
    }

    /// The output ports.
    pub fn outputs(&self) -> impl Iterator<Item = (O, &Port)> {
        self.outputs.iter().copied().zip(self.circuit.outputs())
    }

    /// The nets of an output, if the block has it.
    pub fn output(&self, port: O) -> Option<&[NetId]> {
        self.outputs().find(|(p, _)| *p == port).map(|(_, p)| p.nets.as_slice())
    }

    /// The block with `circuit` in place of its own, such as an optimised one.
    ///
    /// # Panics
    /// If the circuits differ in the names or widths of their ports.
    #[must_use]
    pub fn with_circuit(&self, circuit: Circuit) -> Self {
        assert_eq!(shape(circuit.inputs()), shape(self.circuit.inputs()), "{}: inputs", circuit.name());
        assert_eq!(shape(circuit.outputs()), shape(self.circuit.outputs()), "{}: outputs", circuit.name());
        Self { circuit, inputs: self.inputs.clone(), outputs: self.outputs.clone() }
    }

    /// The inputs on which some of `outputs` depend.
    pub fn read_by(&self, outputs: &[O]) -> Vec<I> {
        let names: Vec<&str> =
            self.outputs().filter(|(port, _)| outputs.contains(port)).map(|(_, p)| p.name.as_str()).collect();
        let circuit = self.circuit.restricted_to(&names);
        let live = circuit.live();
        let read = circuit.inputs().iter().map(|p| p.nets.iter().any(|n| live[n.index()]));
        self.inputs.iter().zip(read).filter(|(_, read)| *read).map(|(input, _)| *input).collect()
    }

    /// Copies the block into `b`, with each input bound to the nets that `bind` returns; returns the nets of its
    /// outputs.
    ///
    /// # Panics
    /// If `bind` returns a wrong number of nets for an input.
    pub fn instantiate(&self, b: &mut Builder, bind: impl Fn(I) -> Vec<NetId>) -> Instance<O> {
        let inputs: Vec<Vec<NetId>> = self.inputs.iter().map(|port| bind(*port)).collect();
        let map = copy_into(b, &self.circuit, &inputs);
        Instance { outputs: self.outputs().map(|(port, p)| (port, translated(&p.nets, &map))).collect() }
    }
}

/// Name and width of each port.
fn shape(ports: &[Port]) -> Vec<(&str, usize)> {
    ports.iter().map(|p| (p.name.as_str(), p.nets.len())).collect()
}

/// The outputs of a block that has been copied into another circuit.
#[derive(Clone, Debug)]
pub struct Instance<O> {
    outputs: Vec<(O, Vec<NetId>)>,
}

impl<O: PartialEq> Instance<O> {
    /// The nets of an output; none if the block does not have it.
    pub fn output(&self, port: O) -> Vec<NetId> {
        self.outputs.iter().find(|(p, _)| *p == port).map_or_else(Vec::new, |(_, nets)| nets.clone())
    }
}

/// A block under construction: a circuit builder that records the type of each port.
pub(super) struct BlockBuilder<I, O> {
    /// The circuit's builder, for everything but ports.
    pub circuit: Builder,
    inputs: Vec<I>,
    outputs: Vec<O>,
}

impl<I, O: Display> BlockBuilder<I, O> {
    pub fn new(name: String) -> Self {
        Self { circuit: Builder::new(name), inputs: Vec::new(), outputs: Vec::new() }
    }

    pub fn input(&mut self, port: I, name: impl Into<String>, width: usize) -> Vec<NetId> {
        self.inputs.push(port);
        self.circuit.input(name, width)
    }

    pub fn output(&mut self, port: O, nets: Vec<NetId>) {
        self.circuit.output(port.to_string(), nets);
        self.outputs.push(port);
    }

    pub fn finish(self) -> Block<I, O> {
        Block { circuit: self.circuit.finish().without_dead_gates(), inputs: self.inputs, outputs: self.outputs }
    }
}
