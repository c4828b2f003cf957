//! Step (a): the emitted RTL, synthesised to gates, equals the circuit, for every output and every input.
//!
//! Long parities of different shapes are out of a solver's reach, so the proof goes through the circuit with shared
//! sums from which the RTL was printed: abc proves the gates equal to it (their parities have one shape); the shared
//! circuit equals the reference because their linear parts agree on every unit vector, and what is left, with the
//! syndrome as a free input, is proved equal by abc.

use crate::blif;
use crate::design::{Design, Options, Scope, decoder_reference, encoder_reference, shared};
use crate::tools::{self, Tool, ToolError};
use eccforge_codecs::circuit::{Builder, Circuit, Gate, Interpreter, NetId, NetType, Port};
use eccforge_codecs::passes::copy_into;
use eccforge_codecs::scheme::Scheme;
use std::path::Path;
use std::time::Duration;

/// A difference between two circuits: one input and what both say.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Counterexample {
    /// Input ports with their values in hexadecimal.
    pub inputs: Vec<(String, String)>,
    /// Output ports that differ: name, expected and found value in hexadecimal.
    pub outputs: Vec<(String, String, String)>,
}

/// Longest time for one synthesis or one proof.
pub const LIMIT: Duration = Duration::from_secs(900);

/// Synthesises `text` with yosys and returns the gates as BLIF.
///
/// # Errors
/// yosys is missing or refuses the text; its own structural check failing counts as refusal.
pub fn synthesise(text: &str, top: &str, folder: &Path) -> Result<String, ToolError> {
    let (source, script) = (folder.join(format!("{top}.v")), folder.join(format!("{top}.ys")));
    tools::write(Tool::Yosys, &source, text)?;
    tools::write(
        Tool::Yosys,
        &script,
        &format!(
            "read_verilog {top}.v\nhierarchy -check -top {top}\nproc -norom\ncheck -assert\nflatten\nopt\n\
             synth -flatten -top {top}\nabc -fast -g AND,XOR\nopt_clean -purge\ncheck -assert\nwrite_blif {top}.blif\n"
        ),
    )?;
    tools::run_ok(Tool::Yosys, &["-q", &format!("{top}.ys")], folder, LIMIT)?;
    let path = folder.join(format!("{top}.blif"));
    std::fs::read_to_string(path).map_err(|e| ToolError::Io(Tool::Yosys, e))
}

/// The reference circuit as BLIF with the names of the module's ports.
fn reference_blif(circuit: &Circuit, options: &Options) -> String {
    blif::write(circuit, &|name, output| port_name(name, output, options))
}

/// The circuit with the names of the module's ports.
fn renamed(circuit: &Circuit, options: &Options) -> Circuit {
    let mut b = Builder::new(circuit.name());
    let name = |name: &str, output| port_name(name, output, options);
    let inputs: Vec<Vec<NetId>> =
        circuit.inputs().iter().map(|p| b.input(name(&p.name, false), p.nets.len())).collect();
    let map = copy_into(&mut b, circuit, &inputs);
    for port in circuit.outputs() {
        b.output(name(&port.name, true), port.nets.iter().map(|n| map[n.index()]).collect());
    }
    b.finish()
}

/// The module's name of a circuit's port.
pub fn port_name(name: &str, output: bool, options: &Options) -> String {
    match (name, output) {
        ("corrected", true) => options.output("entry"),
        (name, true) => options.output(name),
        (name, false) => options.input(name),
    }
}

/// Names on the `.inputs` and `.outputs` lines of a BLIF text, in order.
fn interface(text: &str) -> (Vec<&str>, Vec<&str>) {
    let joined = |key: &str| {
        let mut names = Vec::new();
        let mut inside = false;
        for line in text.lines() {
            let starts = line.starts_with(key);
            if starts || inside {
                let words = line.trim_end_matches('\\').split_whitespace();
                names.extend(words.filter(|w| !w.starts_with('.')));
                inside = line.ends_with('\\');
            }
        }
        names
    };
    (joined(".inputs"), joined(".outputs"))
}

/// Proves with abc that two BLIF texts with the same interface are equal.
///
/// # Errors
/// abc is missing or gives no verdict in time.
pub fn equal(reference: &str, netlist: &str, folder: &Path) -> Result<bool, ToolError> {
    if interface(reference) != interface(netlist) {
        return Ok(false);
    }
    tools::write(Tool::Abc, &folder.join("reference.blif"), reference)?;
    tools::write(Tool::Abc, &folder.join("netlist.blif"), netlist)?;
    let command = "read_blif reference.blif; strash; write_aiger reference.aig; \
                   read_blif netlist.blif; strash; write_aiger netlist.aig; &r reference.aig; &cec netlist.aig";
    let output = tools::run(Tool::Abc, &["-c", command], folder, LIMIT)?;
    if output.text.contains("Networks are equivalent") {
        return Ok(true);
    }
    if output.text.contains("NOT EQUIVALENT") || output.text.contains("are NOT") {
        return Ok(false);
    }
    Err(ToolError::Failed(Tool::Abc, output.text))
}

/// What was shown about one module.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Equivalence {
    /// Top module.
    pub module: String,
    /// Output bits compared.
    pub outputs: usize,
    /// SHA-256 of the Verilog text.
    pub verilog_sha256: String,
    /// Whether all are equal.
    pub equal: bool,
    /// A difference, if one was found.
    pub counterexample: Option<Counterexample>,
    /// Wall-clock seconds.
    pub seconds: f64,
}

/// A synthesised module as a circuit beside what it must equal.
#[derive(Clone, Debug)]
pub struct Synthesised {
    /// What it must equal, with the ports' names in the module.
    pub reference: Circuit,
    /// The gates.
    pub netlist: Circuit,
    /// The gates as BLIF.
    pub blif: String,
}

/// Synthesises the encoder (or decoder) of a design and proves it equal to its circuit.
///
/// # Errors
/// A tool is missing or fails.
pub fn check(
    scheme: &Scheme,
    options: &Options,
    design: &Design,
    decoder: bool,
) -> Result<(Equivalence, Synthesised), ToolError> {
    let start = std::time::Instant::now();
    let folder = tools::scratch(Tool::Yosys)?;
    let top = if decoder { design.decoder_top() } else { design.encoder_top() };
    let circuit = if decoder { decoder_reference(scheme, options) } else { encoder_reference(scheme, options) };
    let text = design.text(decoder);
    let blif = synthesise(&text, &top, folder.path())?;
    let bridge = if options.scope == Scope::Entry { shared(scheme, options, decoder) } else { None };
    let reference_text = reference_blif(&circuit, options);
    let same = match &bridge {
        Some(bridge) => {
            equal(&reference_blif(bridge, options), &blif, folder.path())?
                && same_by_linearity(&circuit, bridge, folder.path())?
        }
        None => equal(&reference_text, &blif, folder.path())?,
    };
    let bad = |e: String| ToolError::Failed(Tool::Yosys, format!("its BLIF was not understood: {e}"));
    let netlist = blif::read(&blif).map_err(bad)?;
    debug_assert!(!reference_text.is_empty());
    let reference = renamed(&circuit, options);
    let counterexample = if same { None } else { difference(&reference, &netlist) };
    let equivalence = Equivalence {
        module: top,
        outputs: circuit.output_nets().count(),
        verilog_sha256: super::sha256(&text),
        equal: same,
        counterexample,
        seconds: start.elapsed().as_secs_f64(),
    };
    Ok((equivalence, Synthesised { reference, netlist, blif }))
}

/// Looks for an input on which two circuits differ: words with few ones, then random ones.
pub fn difference(a: &Circuit, b: &Circuit) -> Option<Counterexample> {
    let (mut run_a, mut run_b) = (Interpreter::new(a), Interpreter::new(b));
    let mut seed = 1u64;
    let mut random = move || {
        seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (seed ^ seed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB)
    };
    let inputs: Vec<(String, usize)> = a.inputs().iter().map(|p| (p.name.clone(), p.nets.len())).collect();
    for round in 0..4000u32 {
        for (name, width) in &inputs {
            let words: Vec<u64> = match round % 2 {
                0 => {
                    let mut words = vec![0u64; *width];
                    for lane in 0..64 {
                        (0..1 + round / 2 % 5).for_each(|_| words[(random() >> 16) as usize % width] ^= 1 << lane);
                    }
                    words
                }
                _ => (0..*width).map(|_| random() ^ random() >> 32).collect(),
            };
            for (circuit, run) in [(a, &mut run_a), (b, &mut run_b)] {
                if let Some(port) = circuit.input(name).filter(|p| p.nets.len() == *width) {
                    port.nets.iter().zip(&words).for_each(|(net, word)| run.set(*net, *word));
                }
            }
        }
        run_a.run();
        run_b.run();
        let differing = a.outputs().iter().find_map(|p| {
            let q = b.output(&p.name)?;
            let lanes = p.nets.iter().zip(&q.nets).fold(0, |d, (x, y)| d | (run_a.get(*x) ^ run_b.get(*y)));
            (lanes != 0).then(|| lanes.trailing_zeros())
        });
        if let Some(lane) = differing {
            return Some(describe(a, b, &run_a, &run_b, lane));
        }
    }
    None
}

fn describe(a: &Circuit, b: &Circuit, run_a: &Interpreter<'_>, run_b: &Interpreter<'_>, lane: u32) -> Counterexample {
    let value = |run: &Interpreter<'_>, nets: &[NetId]| {
        let bits: Vec<bool> = nets.iter().map(|n| run.get(*n) >> lane & 1 == 1).collect();
        super::hex(&bits)
    };
    Counterexample {
        inputs: a.inputs().iter().map(|p| (p.name.clone(), value(run_a, &p.nets))).collect(),
        outputs: a
            .outputs()
            .iter()
            .filter_map(|p| {
                let (x, y) = (value(run_a, &p.nets), value(run_b, &b.output(&p.name)?.nets));
                (x != y).then(|| (p.name.clone(), x, y))
            })
            .collect(),
    }
}

/// Whether two circuits with equal ports are equal: every linear output bit on all unit vectors of the first input;
/// the rest with the linear outputs called `syndrome_<w>` as free inputs, by abc.
///
/// # Errors
/// abc is missing or gives no verdict.
fn same_by_linearity(a: &Circuit, b: &Circuit, folder: &Path) -> Result<bool, ToolError> {
    if !linear_outputs_agree(a, b) {
        return Ok(false);
    }
    let (cut_a, cut_b) = (at_linear_outputs(a), at_linear_outputs(b));
    if cut_a.outputs().is_empty() {
        return Ok(true);
    }
    let text = |c: &Circuit| blif::write(c, &|name, _| name.to_string());
    equal(&text(&cut_a), &text(&cut_b), folder)
}

fn is_linear(circuit: &Circuit, net: NetId) -> bool {
    circuit.net_type(net) == NetType::Linear
}

/// Linear in both circuits or in neither, and where linear equal on zero and every unit vector.
fn linear_outputs_agree(a: &Circuit, b: &Circuit) -> bool {
    let pairs: Vec<(NetId, NetId)> = a.output_nets().zip(b.output_nets()).collect();
    let ports = |c: &Circuit| {
        let list = |ports: &[Port]| ports.iter().map(|p| (p.name.clone(), p.nets.len())).collect::<Vec<_>>();
        (list(c.inputs()), list(c.outputs()))
    };
    if ports(a) != ports(b) || pairs.iter().any(|(x, y)| is_linear(a, *x) != is_linear(b, *y)) {
        return false;
    }
    let all = |c: &Circuit| c.inputs().iter().flat_map(|p| p.nets.clone()).collect::<Vec<_>>();
    let (inputs_a, inputs_b) = (all(a), all(b));
    let (mut run_a, mut run_b) = (Interpreter::new(a), Interpreter::new(b));
    (0..inputs_a.len()).step_by(64).all(|first| {
        let lane = |i: usize| if (first..first + 64).contains(&i) { 1u64 << (i - first) } else { 0 };
        inputs_a.iter().enumerate().for_each(|(i, n)| run_a.set(*n, lane(i)));
        inputs_b.iter().enumerate().for_each(|(i, n)| run_b.set(*n, lane(i)));
        run_a.run();
        run_b.run();
        pairs.iter().filter(|(x, _)| is_linear(a, *x)).all(|(x, y)| run_a.get(*x) == run_b.get(*y))
    })
}

/// The circuit with its syndromes as inputs and without its linear outputs.
fn at_linear_outputs(circuit: &Circuit) -> Circuit {
    let mut b = Builder::new(circuit.name());
    let mut inputs: Vec<Vec<NetId>> = Vec::new();
    for port in circuit.inputs() {
        inputs.push(b.input(&port.name, port.nets.len()));
    }
    let mut free: std::collections::HashMap<NetId, NetId> = std::collections::HashMap::new();
    for port in circuit.outputs().iter().filter(|p| p.name.starts_with("syndrome_")) {
        for (net, input) in port.nets.iter().zip(b.input(&port.name, port.nets.len())) {
            if is_linear(circuit, *net) {
                free.entry(*net).or_insert(input);
            }
        }
    }
    let mut map: Vec<NetId> = Vec::with_capacity(circuit.gates().len());
    for (net, gate) in circuit.drivers() {
        let new = |nets: &[NetId]| nets.iter().map(|n| map[n.index()]).collect::<Vec<_>>();
        let made = match (free.get(&net), gate) {
            (Some(input), _) => *input,
            (_, Gate::Input { port, bit }) => inputs[*port as usize][*bit as usize],
            (_, Gate::Constant(value)) => b.constant(*value),
            (_, Gate::Parity(nets)) => b.parity(new(nets)),
            (_, Gate::And(nets)) => b.and(new(nets)),
            (_, Gate::Or(nets)) => b.or(new(nets)),
            (_, Gate::Not(inner)) => b.not(map[inner.index()]),
            (_, Gate::Equals { word, value }) => b.equals(&new(word), *value),
        };
        map.push(made);
    }
    for port in circuit.outputs() {
        if port.nets.iter().any(|n| !is_linear(circuit, *n)) {
            b.output(&port.name, port.nets.iter().map(|n| map[n.index()]).collect());
        }
    }
    b.finish().without_dead_gates()
}
