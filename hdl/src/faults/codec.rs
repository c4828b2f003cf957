//! Encoder, memory and decoder as one circuit, in which faults of gates are simulated.

use super::{Module, self_check};
use crate::blif;
use crate::design::{Design, Options, Scope, Side};
use crate::prove::equivalence::{Synthesis, synthesise};
use crate::prove::linear;
use crate::tools::{self, Tool, ToolError};
use eccforge_circuit::transform::{copy_into, same_inputs, translated};
use eccforge_circuit::{Builder, Circuit, Gate, NetId};
use eccforge_scheme::Scheme;
use std::collections::HashSet;

/// Encoder, memory and decoder: inputs `data` and `error`; outputs `data`, `ce` and `due`. The memory adds the error to
/// the entry that the encoder writes.
pub(super) struct Codec {
    pub circuit: Circuit,
    /// The gates of each module; the gates of the memory belong to no module.
    pub modules: Vec<(Module, Vec<NetId>)>,
}

/// A circuit under construction with the gates that modules have placed in it.
struct Placed {
    b: Builder,
    modules: Vec<(Module, Vec<NetId>)>,
    owned: HashSet<NetId>,
}

impl Placed {
    /// Places a netlist, whose input ports have these names and nets, and returns its output ports in the order of `names`.
    fn place<const N: usize>(
        &mut self,
        module: Module,
        netlist: &Circuit,
        inputs: &[(&str, Vec<NetId>)],
        names: [&str; N],
    ) -> [Vec<NetId>; N] {
        // An input that is not named is not read.
        let mut nets: Vec<Vec<NetId>> = Vec::new();
        for port in netlist.inputs() {
            let named = inputs.iter().find(|(name, _)| *name == port.name);
            nets.push(named.map(|(_, nets)| nets.clone()).unwrap_or_default());
        }
        let map = copy_into(&mut self.b, netlist, &nets);
        let outside: HashSet<NetId> = nets.into_iter().flatten().collect();
        let mut gates = Vec::new();
        for (net, gate) in netlist.drivers() {
            let new = map[net.index()];
            let is_gate = !matches!(gate, Gate::Input { .. } | Gate::Constant(_)) && !outside.contains(&new);
            // Equal gates of two modules are one net of the circuit; the first module has it.
            if is_gate && self.owned.insert(new) {
                gates.push(new);
            }
        }
        self.modules.push((module, gates));
        names.map(|name| netlist.output(name).map_or_else(Vec::new, |port| translated(&port.nets, &map)))
    }
}

impl Codec {
    /// Synthesises the modules of a scheme. With `is_checked`, the entry also passes the [`self_check`], and `due` includes
    /// its output.
    ///
    /// # Errors
    /// yosys is missing or fails.
    pub fn new(scheme: &Scheme, options: &Options, is_checked: bool) -> Result<Self, ToolError> {
        let options = Options { scope: Scope::Entry, ..options.clone() };
        let design = Design::new(scheme, &options);
        let [data_in, entry_in] = ["data", "entry"].map(|name| options.input(name));
        let [data, entry, ce, due] = ["data", "entry", "ce", "due"].map(|name| options.output(name));
        let mut read_outputs: Vec<&str> = vec![&data, &ce, &due];
        if is_checked {
            read_outputs.push(&entry);
        }
        let encoder = gates(&design.text(Side::Encoder), &design.top(Side::Encoder), &[&entry])?;
        let decoder = gates(&design.text(Side::Decoder), &design.top(Side::Decoder), &read_outputs)?;

        let mut b = Builder::new("codec");
        let written = b.input("data", scheme.geometry.data_bits().len());
        let error = b.input("error", scheme.geometry.bits());
        let enables = scheme.enables.iter().map(|e| (options.input(&e.name), vec![b.constant(e.default)]));
        let enables: Vec<(String, Vec<NetId>)> = enables.collect();
        let mut placed = Placed { b, modules: Vec::new(), owned: HashSet::new() };

        let [stored] = placed.place(Module::Encoder, &encoder, &[(&data_in, written)], [&entry]);
        let read = stored.iter().zip(&error).map(|(bit, error)| placed.b.parity([*bit, *error])).collect();
        let mut inputs: Vec<(&str, Vec<NetId>)> = vec![(&entry_in, read)];
        inputs.extend(enables.iter().map(|(name, nets)| (name.as_str(), nets.clone())));
        let [delivered, is_corrected, mut is_detected, corrected] =
            placed.place(Module::Decoder, &decoder, &inputs, [&data, &ce, &due, &entry]);
        if is_checked {
            let netlist = gates_of_check(scheme, &options, &design, &due)?;
            let [due_in, entry_in] = ["due", "entry"].map(|name| options.input(name));
            let inputs = [(&*data_in, delivered.clone()), (&entry_in, corrected), (&due_in, is_detected)];
            [is_detected] = placed.place(Module::SelfCheck, &netlist, &inputs, [&due]);
        }
        let Placed { mut b, modules, .. } = placed;
        b.output("data", delivered);
        b.output("ce", is_corrected);
        b.output("due", is_detected);
        Ok(Self { circuit: b.finish(), modules })
    }
}

/// Proves that the self-check changes nothing without a fault: with it, `due` equals the decoder's `due` for every
/// entry, even for one that no encoder writes. Returns how this was proved.
///
/// # Errors
/// A tool is missing or fails, or the check changes `due`.
pub(super) fn prove_silent(scheme: &Scheme, options: &Options) -> Result<String, ToolError> {
    let options = Options { scope: Scope::Entry, ..options.clone() };
    let design = Design::new(scheme, &options);
    let [data, entry, due] = ["data", "entry", "due"].map(|name| options.output(name));
    let decoder = gates(&design.text(Side::Decoder), &design.top(Side::Decoder), &[&data, &entry, &due])?;
    let check = gates_of_check(scheme, &options, &design, &due)?;
    let mut b = Builder::new("checked");
    let inputs = same_inputs(&mut b, &decoder);
    let mut placed = Placed { b, modules: Vec::new(), owned: HashSet::new() };
    let named = decoder.inputs().iter().zip(inputs).map(|(port, nets)| (port.name.as_str(), nets));
    let named: Vec<(&str, Vec<NetId>)> = named.collect();
    let outputs = placed.place(Module::Decoder, &decoder, &named, [&data, &entry, &due]);
    let names = ["data", "entry", "due"].map(|name| options.input(name));
    let given: Vec<(&str, Vec<NetId>)> = names.iter().map(String::as_str).zip(outputs).collect();
    let [is_detected] = placed.place(Module::SelfCheck, &check, &given, [&due]);
    let mut b = placed.b;
    b.output(&due, is_detected);
    let checked = b.finish().without_dead_gates();
    let folder = tools::scratch(Tool::Abc)?;
    let rows = linear::rows(scheme, &options, Side::Decoder);
    let how = linear::same(&decoder.restricted_to(&[&due]), &checked, &rows, folder.path())?;
    how.ok_or_else(|| ToolError::Failed(Tool::Abc, "the self-check changes `due` of an entry".into()))
}

/// Synthesises the self-check with its encoder.
fn gates_of_check(scheme: &Scheme, options: &Options, design: &Design, due: &str) -> Result<Circuit, ToolError> {
    let text = design.text(Side::Encoder) + &self_check::file(scheme, options, design).text;
    gates(&text, &self_check::top(design), &[due])
}

/// Synthesises a text to gates, and keeps only the gates that these outputs of the top module need.
fn gates(text: &str, top: &str, outputs: &[&str]) -> Result<Circuit, ToolError> {
    let folder = tools::scratch(Tool::Yosys)?;
    let text = synthesise(Synthesis::Optimised, text, top, folder.path())?;
    let netlist =
        blif::read(&text).map_err(|e| ToolError::Failed(Tool::Yosys, format!("its BLIF cannot be read: {e}")))?;
    Ok(netlist.restricted_to(outputs).without_dead_gates())
}
