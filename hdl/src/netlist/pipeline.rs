//! Compares a netlist that has pipeline registers with the emitted pipeline. Both are opened at their flip-flops, which
//! correspond by name. If all outputs are equal for every input and every state, and every register loads the same value
//! by the same clock and reset, then both deliver the same outputs in every clock.

use super::bind::Names;
use super::registers::{LOADS, Register, STATE, live, matched};
use super::rewire::rewired;
use super::{Interface, NetlistComparison, NetlistError, Source, UNDEFINED_PORT};
use crate::design::{Design, Options, Side};
use crate::prove::difference::{difference, find_difference};
use crate::prove::linear::same;
use crate::tools::{self, Tool};
use crate::verilog::{Direction, Module};
use eccforge_circuit::linear::affine_forms;
use eccforge_circuit::transform::{copy_into, translated};
use eccforge_circuit::{Builder, Circuit, Gate, NetId, Port};
use eccforge_scheme::Scheme;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

/// Proves that a netlist with registers equals the pipeline that `emit verilog` writes with these options: outputs, and
/// for each register the value that it loads, its clock, and its reset.
///
/// # Errors
/// A file cannot be read; ports or registers do not correspond; or a tool is missing or finds no verdict.
pub fn prove_registers(
    source: &Source,
    scheme: &Scheme,
    options: &Options,
    interface: &Interface,
) -> Result<NetlistComparison, NetlistError> {
    let start = Instant::now();
    let (circuit, reading, registers) = source.with_registers()?;
    let interface = Interface { reading, ..interface.clone() };
    let netlist = Opened { circuit: rewired(&circuit, &interface)?, registers };
    let names = Names { map: &interface.ports, inputs: netlist.circuit.inputs() };
    let entry = scheme.geometry.bits();
    let is_decoder = names.input("entry").is_some_and(|port| port.nets.len() == entry);
    let side = if is_decoder { Side::Decoder } else { Side::Encoder };
    let reference = emitted(scheme, options, side)?;
    let pair = Pair::new(&reference, &netlist, &names)?;
    let folder = tools::scratch(Tool::Abc)?;
    // Simulation often finds a difference sooner than a proof does.
    let mut first = difference(&pair.reference, &pair.netlist);
    let shown = match first {
        Some(_) => None,
        None => same(&pair.reference, &pair.netlist, &sums(&pair.reference), folder.path())?,
    };
    if shown.is_none() && first.is_none() {
        first = find_difference(&pair.reference, &pair.netlist, folder.path());
    }
    let is_equal = shown.is_some();
    let coverage = match shown {
        Some(how) => format!(
            "proved for every input and every state: {} registers one by one (next value, clock, reset), then outputs: {how}",
            pair.registers
        ),
        None => "not equal".into(),
    };
    Ok(NetlistComparison {
        vectors: 0,
        differing: u64::from(!is_equal),
        reading: interface.reading,
        compared: pair.compared,
        not_compared: pair.not_compared,
        coverage,
        first,
        seconds: start.elapsed().as_secs_f64(),
    })
}

/// A circuit whose registers are cut out.
struct Opened {
    circuit: Circuit,
    registers: Vec<Register>,
}

impl Opened {
    /// The net of a register's bit in one of the ports [`LOADS`].
    fn load(&self, port: &str, register: usize) -> Option<NetId> {
        self.circuit.output(port).and_then(|port| port.nets.get(register)).copied()
    }
}

/// The emitted pipeline of a side.
fn emitted(scheme: &Scheme, options: &Options, side: Side) -> Result<Opened, NetlistError> {
    let design = Design::new(scheme, options);
    let pipe = design.pipe_of(side);
    let Some(top) = pipe.last().map(|module| module.name.clone()) else {
        return Err(NetlistError::Ports(
            "these options emit no pipeline of this side: --cut names its registers".into(),
        ));
    };
    let modules: Vec<&Module> = match side {
        Side::Encoder => design.encoder.iter().chain(pipe).collect(),
        Side::Decoder => pipe.iter().collect(),
    };
    let folder = tools::scratch(Tool::Yosys)?;
    let file = folder.path().join("emitted.sv");
    tools::write(Tool::Yosys, &file, &design.text_of(&modules))?;
    // Synthesis removes unread registers and merges equal ones. Unless this is done here too, the netlist seems to
    // lack them.
    let source = Source { files: vec![file], top: Some(top), simplified: true, ..Source::default() };
    let (circuit, _, registers) = source.with_registers()?;
    Ok(Opened { circuit, registers })
}

/// The XORs of inputs and register values that other gates read, such as syndromes: at most 64, the maximum of the proof.
fn sums(circuit: &Circuit) -> Vec<Vec<usize>> {
    let forms = affine_forms(circuit);
    let live = circuit.live();
    let mut rows: BTreeSet<Vec<usize>> = BTreeSet::new();
    for (net, gate) in circuit.drivers() {
        let is_reader = matches!(gate, Gate::And(_) | Gate::Or(_) | Gate::Equals { .. });
        if !is_reader || !live[net.index()] {
            continue;
        }
        for form in gate.operands().iter().filter_map(|operand| forms[operand.index()].as_ref()) {
            let bits = form.bits();
            if bits.len() > 2 {
                rows.insert(bits);
            }
        }
    }
    rows.into_iter().take(64).collect()
}

/// Both circuits with the same ports.
struct Pair {
    reference: Circuit,
    netlist: Circuit,
    /// Number of registers of the netlist that are compared.
    registers: usize,
    compared: Vec<String>,
    not_compared: Vec<String>,
}

/// The name of a port of the emitted Verilog without its ending.
fn stem(name: &str) -> &str {
    name.strip_suffix("_i").or_else(|| name.strip_suffix("_o")).unwrap_or(name)
}

fn is_own(port: &Port) -> bool {
    port.name != STATE && port.name != UNDEFINED_PORT && !LOADS.contains(&&*port.name)
}

/// The inputs that both circuits of a pair have.
struct Frame<'f> {
    /// Inputs of the reference other than the values of its registers.
    ports: Vec<&'f Port>,
    /// Registers of the reference on which outputs depend.
    wanted: &'f [usize],
    /// Number of undefined values, the larger of both circuits.
    undefined: usize,
}

impl Frame<'_> {
    /// A copy of `circuit` with these inputs. `port_of` gives the number of the port for each input of `circuit`, and
    /// `state_of` the position in `wanted` for each register of `circuit`; inputs and registers without a number are 0.
    /// Also returns the nets of the copy.
    fn place(
        &self,
        circuit: &Circuit,
        port_of: &[Option<usize>],
        state_of: &BTreeMap<usize, usize>,
    ) -> (Builder, Vec<NetId>) {
        let mut b = Builder::new("pipeline");
        let own: Vec<Vec<NetId>> = self.ports.iter().map(|port| b.input(&port.name, port.nets.len())).collect();
        let state = b.input("registers", self.wanted.len());
        let free = if self.undefined == 0 { Vec::new() } else { b.input(UNDEFINED_PORT, self.undefined) };
        let zero = b.constant(false);
        let mut nets = Vec::new();
        for (port, number) in circuit.inputs().iter().zip(port_of) {
            let width = port.nets.len();
            nets.push(match (&*port.name, number) {
                (STATE, _) => (0..width).map(|at| state_of.get(&at).map_or(zero, |at| state[*at])).collect(),
                (UNDEFINED_PORT, _) => free[..width].to_vec(),
                (_, Some(number)) => own[*number].clone(),
                (_, None) => vec![zero; width],
            });
        }
        let map = copy_into(&mut b, circuit, &nets);
        (b, map)
    }
}

/// For each input of a circuit, the position of its name in this list.
fn numbers(circuit: &Circuit, names: &[&str]) -> Vec<Option<usize>> {
    circuit.inputs().iter().map(|port| names.iter().position(|name| *name == port.name)).collect()
}

fn undefined(circuit: &Circuit) -> usize {
    circuit.input(UNDEFINED_PORT).map_or(0, |port| port.nets.len())
}

impl Pair {
    fn new(reference: &Opened, netlist: &Opened, names: &Names<'_>) -> Result<Self, NetlistError> {
        let (chosen, mut not_compared) = outputs(reference, netlist, names)?;
        let reference_outputs: Vec<&str> = chosen.iter().map(|(port, _)| port.name.as_str()).collect();
        let netlist_outputs: Vec<&str> = chosen.iter().map(|(_, port)| port.name.as_str()).collect();
        let wanted = live(&reference.circuit, &reference_outputs);
        let used = live(&netlist.circuit, &netlist_outputs);
        let partners = matched(&reference.registers, &wanted, &netlist.registers, &used)?;
        // They cannot change an output, and may have names that nothing in the emitted pipeline has.
        let idle = netlist.registers.len() - used.len();
        if idle > 0 {
            not_compared.push(format!("{idle} registers on which no compared output depends"));
        }
        let netlist_inputs = inputs(reference, netlist, names)?;
        let netlist_inputs: Vec<&str> = netlist_inputs.iter().map(String::as_str).collect();
        let ports: Vec<&Port> = reference.circuit.inputs().iter().filter(|port| is_own(port)).collect();
        let reference_inputs: Vec<&str> = ports.iter().map(|port| port.name.as_str()).collect();
        let undefined = undefined(&netlist.circuit).max(undefined(&reference.circuit));
        let frame = Frame { ports, wanted: &wanted, undefined };
        let states: BTreeMap<usize, usize> = wanted.iter().enumerate().map(|(at, register)| (*register, at)).collect();
        let numbers_of_reference = numbers(&reference.circuit, &reference_inputs);
        let (mut expected, expected_nets) = frame.place(&reference.circuit, &numbers_of_reference, &states);
        // A register of the netlist has the value of its partner.
        let copies = used.iter().zip(&partners).map(|(register, partner)| (*register, states[partner])).collect();
        let numbers_of_netlist = numbers(&netlist.circuit, &netlist_inputs);
        let (mut copied, copied_nets) = frame.place(&netlist.circuit, &numbers_of_netlist, &copies);
        for (port, netlist_port) in &chosen {
            expected.output(&port.name, translated(&port.nets, &expected_nets));
            copied.output(&port.name, translated(&netlist_port.nets, &copied_nets));
        }
        // Equal outputs of one clock are not enough: each register must also load the same value.
        for (partner, register) in partners.iter().zip(&used) {
            for load in LOADS {
                let nets = reference.load(load, *partner).zip(netlist.load(load, *register));
                let Some((net, netlist_net)) = nets else { continue };
                let name = format!("{}.{}", netlist.registers[*register].name, load.trim_start_matches('$'));
                expected.output(&name, vec![expected_nets[net.index()]]);
                copied.output(&name, vec![copied_nets[netlist_net.index()]]);
            }
        }
        let mut compared: Vec<String> =
            chosen.iter().map(|(port, _)| format!("{}[{}]", port.name, port.nets.len())).collect();
        compared.push(format!("registers[{}]", used.len()));
        let (reference, netlist) = (expected.finish(), copied.finish());
        Ok(Self { reference, netlist, registers: used.len(), compared, not_compared })
    }
}

/// The netlist's name of each input of the reference.
fn inputs(reference: &Opened, netlist: &Opened, names: &Names<'_>) -> Result<Vec<String>, NetlistError> {
    let mut given = Vec::new();
    for port in reference.circuit.inputs().iter().filter(|port| is_own(port)) {
        let stem = stem(&port.name);
        let found = names.input(stem).filter(|found| found.nets.len() == port.nets.len());
        let Some(found) = found else {
            return Err(NetlistError::Ports(format!(
                "no input for `{stem}` ({} bits) among {}: name it with --port {stem}=NAME",
                port.nets.len(),
                super::bind::list(netlist.circuit.inputs())
            )));
        };
        given.push(found.name.clone());
    }
    if let Some(port) = netlist.circuit.inputs().iter().find(|port| is_own(port) && !given.contains(&port.name)) {
        return Err(NetlistError::Ports(format!(
            "input `{}` is not a port of the emitted pipeline: tie it with --tie {0}=0 (a supply: 1)",
            port.name
        )));
    }
    Ok(given)
}

/// Outputs of reference and netlist that are compared, and the reasons why others are not.
type Outputs<'p> = (Vec<(&'p Port, &'p Port)>, Vec<String>);

fn outputs<'p>(reference: &'p Opened, netlist: &'p Opened, names: &Names<'_>) -> Result<Outputs<'p>, NetlistError> {
    let (mut chosen, mut not_compared): Outputs<'p> = Default::default();
    let netlist_outputs: Vec<Port> = netlist.circuit.outputs().iter().filter(|port| is_own(port)).cloned().collect();
    for port in reference.circuit.outputs().iter().filter(|port| is_own(port)) {
        let stem = stem(&port.name);
        if names.named_by_user(stem, Direction::Output) == Some("-") {
            not_compared.push(format!("{stem}: left out as requested"));
            continue;
        }
        let named = names.output(&[stem], &netlist_outputs)?.and_then(|port| netlist.circuit.output(&port.name));
        let Some(partner) = named.filter(|partner| partner.nets.len() == port.nets.len()) else {
            return Err(NetlistError::Ports(format!(
                "no output for `{stem}` ({} bits) among {}: name it with --port {stem}=NAME, or --port {stem}=- if there \
                 is none",
                port.nets.len(),
                super::bind::list(&netlist_outputs)
            )));
        };
        chosen.push((port, partner));
    }
    for port in &netlist_outputs {
        if chosen.iter().all(|(_, used)| used.name != port.name) {
            not_compared.push(format!("output `{}`: the pipeline has no such output", port.name));
        }
    }
    if chosen.is_empty() {
        return Err(NetlistError::Ports("no output is left to compare".into()));
    }
    Ok((chosen, not_compared))
}
