//! Step (a): the emitted RTL, synthesised to gates, equals the circuit for every output and every input.
//!
//! Solvers cannot compare long parities of different shapes, so the proof uses the circuit with shared sums from
//! which the RTL was printed. abc proves that the gates equal this circuit, whose parities have the same shape. The
//! [specification](super::specification) then covers the circuit's outputs for decoders of whole entries; for the
//! others, [`linear`](super::linear) shows that they equal the reference.

use super::difference::{Counterexample, LIMIT, find_difference};
use super::linear::{rows, same};
use crate::blif;
use crate::design::{Circuits, Design, Options, Scope, Side, reference};
use crate::tools::yosys::OPENED;
use crate::tools::{self, Tool, ToolError};
use crate::verilog::Direction;
use eccforge_circuit::transform::copy_into;
use eccforge_circuit::{Builder, Circuit, NetId};
use eccforge_files::digest::sha256;
use eccforge_lower::stored;
use eccforge_scheme::Scheme;
use std::path::Path;

/// How a text is synthesised to gates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Synthesis {
    /// Every module is mapped to gates and simplified once, and the hierarchy is flattened afterwards. This is fast.
    /// The reader rejects loops and nets between modules without a driver or with two.
    Direct,
    /// The hierarchy is flattened and everything optimised, so few gates are redundant. Mutants need this, because a
    /// change of a redundant gate changes nothing.
    Optimised,
}

impl Synthesis {
    fn commands(self, top: &str) -> String {
        match self {
            Self::Direct => "opt_expr\nalumacc\ntechmap\nopt_expr\nopt_clean\nflatten\nopt_clean -purge\n".into(),
            Self::Optimised => {
                format!("flatten\nopt\nsynth -flatten -noabc -top {top}\nopt_clean -purge\ncheck -assert\n")
            }
        }
    }
}

/// Synthesises `text` with yosys and returns the gates as BLIF.
///
/// # Errors
/// yosys is missing, rejects the text, or finds a fault in its structural check.
pub fn synthesise(synthesis: Synthesis, text: &str, top: &str, folder: &Path) -> Result<String, ToolError> {
    synthesise_with(&[], synthesis, text, top, folder)
}

/// Like [`synthesise`], after these parameters of instances in the top module are set: instance, parameter and value.
///
/// # Errors
/// The errors of [`synthesise`], or an instance's module has no such parameter.
pub(super) fn synthesise_with(
    parameters: &[(&str, &str, usize)],
    synthesis: Synthesis,
    text: &str,
    top: &str,
    folder: &Path,
) -> Result<String, ToolError> {
    let (source, script) = (folder.join(format!("{top}.v")), folder.join(format!("{top}.ys")));
    tools::write(Tool::Yosys, &source, text)?;
    let mut set = String::new();
    for (instance, name, value) in parameters {
        // setparam does nothing if no instance has this name.
        set += &format!("select -assert-count 1 {top}/c:{instance}\nsetparam -set {name} {value} {top}/c:{instance}\n");
    }
    tools::write(
        Tool::Yosys,
        &script,
        &format!(
            "read_verilog -sv {top}.v\n{set}{OPENED}hierarchy -check -top {top}\nproc -norom\ncheck -assert\n{}\
             write_blif {top}.blif\n",
            synthesis.commands(top)
        ),
    )?;
    tools::run_ok(Tool::Yosys, &["-q", &format!("{top}.ys")], folder, LIMIT)?;
    let path = folder.join(format!("{top}.blif"));
    std::fs::read_to_string(path).map_err(|e| ToolError::Io(Tool::Yosys, e))
}

/// The circuit with the module's port names and stored bits.
pub(super) fn printed(scheme: &Scheme, options: &Options, circuit: &Circuit) -> Circuit {
    with_ports(&stored(scheme, circuit), |name, direction| port_name(name, direction, options))
}

/// The circuit with renamed ports.
fn with_ports(circuit: &Circuit, name: impl Fn(&str, Direction) -> String) -> Circuit {
    let mut b = Builder::new(circuit.name());
    let inputs: Vec<Vec<NetId>> =
        circuit.inputs().iter().map(|p| b.input(name(&p.name, Direction::Input), p.nets.len())).collect();
    let map = copy_into(&mut b, circuit, &inputs);
    for port in circuit.outputs() {
        b.output(name(&port.name, Direction::Output), port.nets.iter().map(|n| map[n.index()]).collect());
    }
    b.finish()
}

/// The gates of a module, with the port names of `circuit`, without the constant on stored bits: adding it a second
/// time removes it. Sums of inputs are then rows of H, and the gates equal the module's circuit if these gates equal
/// `circuit`.
pub(super) fn without_constant(scheme: &Scheme, options: &Options, circuit: &Circuit, gates: &Circuit) -> Circuit {
    let own = |module: &str, direction: Direction| {
        let ports = match direction {
            Direction::Input => circuit.inputs(),
            Direction::Output => circuit.outputs(),
        };
        let port = ports.iter().find(|port| port_name(&port.name, direction, options) == module);
        port.map_or_else(|| module.to_owned(), |port| port.name.clone())
    };
    stored(scheme, &with_ports(gates, own))
}

/// The module's name for a circuit's port.
pub fn port_name(name: &str, direction: Direction, options: &Options) -> String {
    match (name, direction) {
        ("corrected", Direction::Output) => options.output("entry"),
        (name, Direction::Output) => options.output(name),
        (name, Direction::Input) => options.input(name),
    }
}

/// Result of the proof for one module.
#[derive(Clone, Debug, serde::Serialize, schemars::JsonSchema)]
pub struct Equivalence {
    /// Top module.
    pub module: String,
    /// Output bits compared.
    pub outputs: usize,
    /// SHA-256 of the Verilog text.
    pub verilog_sha256: String,
    /// Whether all are equal.
    pub equal: bool,
    /// How it was proved.
    pub evidence: String,
    /// A difference, if one was found.
    pub counterexample: Option<Counterexample>,
    /// Wall-clock seconds.
    pub seconds: f64,
}

/// A synthesised module as a circuit, with its reference.
#[derive(Clone, Debug)]
pub struct Synthesised {
    /// The reference, with the module's port names.
    pub reference: Circuit,
    /// The synthesised gates as a circuit.
    pub netlist: Circuit,
    /// The gates as BLIF.
    pub blif: String,
}

/// Synthesises the encoder (or decoder) of a design and proves it equal to its circuit.
///
/// # Errors
/// A tool is missing or fails.
pub fn check(
    synthesis: Synthesis,
    scheme: &Scheme,
    options: &Options,
    design: &Design,
    side: Side,
) -> Result<(Equivalence, Synthesised), ToolError> {
    let start = std::time::Instant::now();
    let folder = tools::scratch(Tool::Yosys)?;
    let (top, circuit, text) = (design.top(side), reference(scheme, options, side), design.text(side));
    let blif = synthesise(synthesis, &text, &top, folder.path())?;
    let netlist = gates_of(&blif)?;
    let evidence = evidence(scheme, options, &design.circuits, side, &circuit, &netlist, folder.path())?;
    let reference = printed(scheme, options, &circuit);
    let counterexample = if evidence.is_some() { None } else { find_difference(&reference, &netlist, folder.path()) };
    let equivalence = Equivalence {
        module: top,
        outputs: circuit.output_nets().count(),
        verilog_sha256: sha256(&text),
        equal: evidence.is_some(),
        evidence: evidence.unwrap_or_default(),
        counterexample,
        seconds: start.elapsed().as_secs_f64(),
    };
    Ok((equivalence, Synthesised { reference, netlist, blif }))
}

/// The circuit of a text that yosys wrote.
///
/// # Errors
/// The text cannot be parsed.
pub(super) fn gates_of(blif: &str) -> Result<Circuit, ToolError> {
    blif::read(blif).map_err(|e| ToolError::Failed(Tool::Yosys, format!("its BLIF cannot be read: {e}")))
}

/// How the gates were proved equal to `circuit`, the module's reference; `None` if they differ.
fn evidence(
    scheme: &Scheme,
    options: &Options,
    circuits: &Circuits,
    side: Side,
    circuit: &Circuit,
    netlist: &Circuit,
    folder: &Path,
) -> Result<Option<String>, ToolError> {
    let netlist = &without_constant(scheme, options, circuit, netlist);
    let rows = rows(scheme, options, side);
    let Some(bridge) = circuits.bridge(options, side) else {
        return same(circuit, netlist, &rows, folder);
    };
    let outputs: Vec<&str> = circuit.outputs().iter().map(|p| p.name.as_str()).collect();
    let Some(gates) = same(&bridge.shared.restricted_to(&outputs), netlist, &rows, folder)? else {
        return Ok(None);
    };
    if side == Side::Decoder && matches!(options.scope, Scope::Entry | Scope::CorrectOnly) {
        // The steps of the specification define every output of this circuit for every entry.
        return Ok(Some(gates));
    }
    let mut pairs = vec![("the circuit", &bridge.plain, &bridge.shared)];
    if let Some([ungated, gated]) = &bridge.accepted {
        pairs.push(("a decoder that holds corrections back, where they accept", ungated, gated));
    }
    let mut evidence = gates.clone();
    for (what, a, b) in pairs {
        let Some(how) = same(a, b, &rows, folder)? else { return Ok(None) };
        evidence += &if how == gates { format!("; {what} likewise") } else { format!("; {what}: {how}") };
    }
    Ok(Some(evidence))
}
