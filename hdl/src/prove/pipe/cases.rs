//! A pipeline's step under every value of its control signals.

use super::Handshake;
use super::registers::{HELD, Machine, NEXT};
use eccforge_logic::circuit::{Builder, Circuit, Gate, NetId};
use eccforge_logic::transform::copy_into;

/// The step with constants for the control signals.
#[derive(Debug)]
pub(super) struct Case {
    /// Handshake inputs in order, then valid bits in the order of the registers.
    pub control: Vec<bool>,
    /// Output ports of the step, in order.
    outputs: Vec<Vec<NetId>>,
}

/// The source of a net's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// A constant.
    Nothing,
    /// The inputs (0), or registers of the stage before this number.
    Only(usize),
    /// Several of these, or unknown.
    Several,
}

impl Source {
    fn join(self, other: Self) -> Self {
        match (self, other) {
            (Self::Nothing, x) | (x, Self::Nothing) => x,
            (x, y) if x == y => x,
            _ => Self::Several,
        }
    }
}

/// All cases, with their nets in one circuit, where equal logic shares one net.
#[derive(Debug)]
pub(super) struct Cases<'m> {
    machine: &'m Machine,
    /// The nets of all cases.
    pub circuit: Circuit,
    pub list: Vec<Case>,
    constants: [NetId; 2],
}

impl<'m> Cases<'m> {
    pub fn new(machine: &'m Machine, handshake: &Handshake) -> Result<Self, String> {
        let step = &machine.step;
        let controls = handshake.inputs();
        if let Some(name) = controls.iter().find(|n| step.input(n).is_none_or(|p| p.nets.len() != 1)) {
            return Err(format!("there is no port `{name}` of one bit"));
        }
        let valid: Vec<usize> = machine.valid().collect();
        let mut b = Builder::new("cases");
        let constants = [b.constant(false), b.constant(true)];
        let free: Vec<Vec<NetId>> = step.inputs().iter().map(|p| b.input(&p.name, p.nets.len())).collect();
        let mut list = Vec::new();
        for number in 0..1usize << (controls.len() + valid.len()) {
            let control: Vec<bool> = (0..controls.len() + valid.len()).map(|i| number >> i & 1 == 1).collect();
            let mut inputs = free.clone();
            for (port, nets) in step.inputs().iter().zip(&mut inputs) {
                if let Some(i) = controls.iter().position(|c| *c == port.name) {
                    nets[0] = constants[usize::from(control[i])];
                } else if port.name == HELD {
                    let bits = valid.iter().zip(&control[controls.len()..]);
                    bits.for_each(|(register, bit)| nets[*register] = constants[usize::from(*bit)]);
                }
            }
            let map = copy_into(&mut b, step, &inputs);
            let outputs = step.outputs().iter().map(|p| p.nets.iter().map(|n| map[n.index()]).collect()).collect();
            list.push(Case { control, outputs });
        }
        Ok(Self { machine, circuit: b.finish(), list, constants })
    }

    /// The nets of an output port in a case; empty if the port does not exist.
    pub fn output<'c>(&self, case: &'c Case, name: &str) -> &'c [NetId] {
        let at = self.machine.step.outputs().iter().position(|p| p.name == name);
        at.map_or(&[], |at| &case.outputs[at])
    }

    /// Names of the step's outputs.
    pub fn output_names(&self) -> impl Iterator<Item = &'m str> {
        self.machine.step.outputs().iter().map(|p| p.name.as_str())
    }

    /// The value of a net, if it is constant.
    pub fn constant(&self, net: NetId) -> Option<bool> {
        self.constants.iter().position(|c| *c == net).map(|i| i == 1)
    }

    /// The net of a register's value.
    pub fn held(&self, register: usize) -> NetId {
        self.circuit.input(HELD).map_or(self.constants[0], |p| p.nets[register])
    }

    /// The net of a register's next value.
    pub fn next(&self, case: &Case, register: usize) -> NetId {
        self.output(case, NEXT)[register]
    }

    /// The function that each data register loads; it is the same in every case in which the register does not hold.
    /// `None` for valid bits.
    pub fn loads(&self) -> Result<Vec<Option<NetId>>, String> {
        let one = |register: usize| {
            let held = self.held(register);
            let mut loads = self.list.iter().map(|c| self.next(c, register)).filter(|n| *n != held);
            let first = loads.next().ok_or(format!("register {register} never loads"))?;
            match loads.all(|n| n == first) {
                true => Ok(Some(first)),
                false => Err(format!("what register {register} loads depends on valid bits or handshake")),
            }
        };
        (0..self.machine.cleared.len()).map(|r| if self.machine.cleared[r] { Ok(None) } else { one(r) }).collect()
    }

    /// The source of every net's value, as far as stages of registers are known.
    pub fn sources(&self, stage_of: &[Option<usize>], loads: &[Option<NetId>], idle: &[&str]) -> Vec<Source> {
        let mut sources: Vec<Source> = Vec::with_capacity(self.circuit.gates().len());
        for gate in self.circuit.gates() {
            sources.push(match gate {
                Gate::Input { port, bit } => match self.circuit.inputs()[*port as usize].name.as_str() {
                    HELD => match (loads[*bit as usize], stage_of[*bit as usize]) {
                        (Some(constant), _) if self.constant(constant).is_some() => Source::Nothing,
                        (_, Some(stage)) => Source::Only(stage + 1),
                        _ => Source::Several,
                    },
                    name if idle.contains(&name) => Source::Several,
                    _ => Source::Only(0),
                },
                gate => gate.operands().iter().fold(Source::Nothing, |s, n| s.join(sources[n.index()])),
            });
        }
        sources
    }
}
