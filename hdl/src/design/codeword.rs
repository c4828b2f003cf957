//! Modules of one codeword: encoder, decoder, and the minimal ones of `--codeword`.

use super::body::{Binding, Body, SYNDROME};
use super::circuits::Circuits;
use super::goal::Goal;
use super::lowered::minimal_decoder;
use super::notes::with_notes;
use super::options::Options;
use super::reed_solomon;
use crate::verilog::{self, Direction, Expr, Item, Module};
use eccforge_circuit::linear::affine_forms;
use eccforge_circuit::passes::SYNDROME_MIN;
use eccforge_circuit::transform::split_at_sums;
use eccforge_circuit::{Circuit, Gate, Role};
use eccforge_gf::gf2::Vector;
use eccforge_scheme::Scheme;
use std::collections::{HashMap, HashSet};

/// Name of the module of a codeword of this kind.
pub(super) fn kind_name(prefix: &str, part: &str, kinds: usize, kind: usize) -> String {
    if kinds == 1 { format!("{prefix}_cw_{part}") } else { format!("{prefix}_cw{kind}_{part}") }
}

/// Section titles of an encoder.
const ENCODER_SECTIONS: [&str; 3] = [
    "",
    "Shared sums, each computed once, named after the check bits that need it and the first bit that it adds.",
    "Check bits: each is the parity of the data bits under its mask.",
];

/// Section titles of an encoder that computes the check bits from the syndrome of the data.
const STAGED_ENCODER_SECTIONS: [&str; 3] = [
    PLANES,
    "Syndrome of the data: S_k is the sum of alpha^j (plane j at b + k); a plane at 2 e is the square of the plane at e.",
    "Check bits: those whose syndrome is that of the data, so that their sum is zero.",
];

const PLANES: &str = "Planes: plane_<j>_at_<e>_<i> is the coefficient of alpha^i in the sum of (bit j of symbol s) X_s^e, by the same gates for \
    every plane j.";

/// The syndrome's section if the syndrome is compared in another basis.
const MINIMUM_SECTION: &str = "Syndrome in a basis of the dual code of least weight: each bit of `syndrome_min` is the parity under an XOR of rows \
     of H. It is compared in place of the syndrome that comments give.";

/// Section titles of a decoder.
pub(super) const DECODER_SECTIONS: [&str; 8] = [
    PLANES,
    "Shared sums, each computed once, named after the syndrome bits that need it and the first bit that it adds.",
    "Syndrome: bit j is the parity of the codeword bits under row j of H. It is zero for every codeword.",
    "Match terms: functions of the syndrome that several matches share.",
    "Match: one net for each correctable pattern (or space of patterns) whose syndrome this can be.",
    "Flips: a codeword bit flips if a matching pattern contains it.",
    "Flags, strict: a syndrome that is neither zero nor matched is a DUE, never a correction.",
    "Rules: corrections in several codewords are believed only together.",
];

/// The module of the encoder of codeword `w`, which is `circuit`.
pub(super) fn encoder_module(scheme: &Scheme, options: &Options, name: &str, w: usize, circuit: &Circuit) -> Module {
    let checks = scheme.check_positions(w).len();
    let n = scheme.code.h.n();
    let mut module =
        Module::new(name, with_notes(scheme, options, &format!("Check bits of one ({n},{}) codeword.", n - checks)));
    let (data, check) = (options.input("data"), options.output("check"));
    module.port(Direction::Input, &data, n - checks, "data bits in codeword order");
    module.port(Direction::Output, &check, checks, "check bits in codeword order");
    let notes = linear_notes(circuit, "check", &data);
    let staged = circuit.words().iter().any(|w| w.role == Role::Plane);
    let mut sections = [""; 8];
    sections[..3].copy_from_slice(if staged { &STAGED_ENCODER_SECTIONS } else { &ENCODER_SECTIONS });
    let (inputs, outputs) = (vec![data], vec![Some(check)]);
    let binding = Binding { inputs, outputs, notes, sections, ..Binding::default() };
    module.items = Body::items(circuit, &binding);
    module
}

/// The mask of every bit of a linear word, as a comment: the sum of its shared sums.
pub(super) fn linear_notes(circuit: &Circuit, word: &str, input: &str) -> HashMap<(String, usize), String> {
    let mut notes = HashMap::new();
    // A sum of more than two terms is printed as the parity under a mask, which its comment would repeat.
    if circuit.gates().iter().any(|gate| matches!(gate, Gate::Parity(nets) if nets.len() > 2)) {
        return notes;
    }
    let Some(found) = circuit.words().iter().find(|w| w.name == word) else { return notes };
    let width = circuit.inputs()[0].nets.len();
    let forms = affine_forms(circuit);
    for (bit, net) in found.nets.iter().enumerate() {
        let Some(form) = &forms[net.index()] else { continue };
        let mask: Vec<bool> = (0..width).map(|i| form.has(i)).collect();
        notes.insert((word.to_string(), bit), format!("^({input} & {})", verilog::word(&mask)));
    }
    notes
}

/// The decoder of codeword `w` with the modules that it instantiates, the decoder last: in textbook form for the
/// readable goal, otherwise from the optimised circuit.
pub(super) fn decoder_modules_of(
    scheme: &Scheme,
    options: &Options,
    (name, w): (&str, usize),
    (plain, optimised): (&Circuit, &Circuit),
    outputs: &[(&str, String, &str)],
) -> Vec<Module> {
    let readable = options.goal == Goal::Readable;
    let arithmetic = readable.then(|| reed_solomon::decoder_modules(scheme, options, (name, w), plain, outputs));
    if let Some(modules) = arithmetic.flatten() {
        return modules;
    }
    // Synthesis restructures sums together with the logic that reads them, and then needs more look-up tables.
    let is_split = options.goal.table_inputs().is_some() && optimised.input("codeword").is_some();
    let parts = if is_split { split_at_sums(optimised) } else { None };
    let Some([sums, rest]) = parts else { return vec![decoder_module(scheme, options, name, optimised, outputs)] };
    vec![
        sums_module(scheme, options, name, &sums),
        decoder_around(scheme, options, name, (&rest, Some(&sums)), outputs),
    ]
}

/// Name of the module with the sums of a decoder.
fn sums_name(decoder: &str) -> String {
    format!("{decoder}_sums")
}

/// The module of a decoder's sums, which synthesis keeps.
fn sums_module(scheme: &Scheme, options: &Options, decoder: &str, sums: &Circuit) -> Module {
    let port = (sums.outputs()[0].name.as_str(), String::new(), "sums of codeword bits");
    let mut module = decoder_module(scheme, options, &sums_name(decoder), sums, &[port]);
    let doc = "Sums of a decoder. Synthesis keeps this module apart: restructured with the logic of the decoder, it takes more look-up tables.";
    module.doc = vec![doc.into()];
    module.keeps_hierarchy = true;
    module
}

/// The wire with the values of the module of sums, and the module's instance.
fn sums_instance(options: &Options, decoder: &str, sums: &Circuit) -> [Item; 2] {
    let port = &sums.outputs()[0];
    let of_inputs =
        sums.inputs().iter().map(|port| options.input(&port.name)).map(|name| (name.clone(), Expr::name(name)));
    let of_output = (options.output(&port.name), Expr::name(&port.name));
    let connections = of_inputs.chain([of_output]).collect();
    let wire = Item::Declare { name: port.name.clone(), width: port.nets.len(), range: None };
    [wire, Item::Instance { module: sums_name(decoder), name: "u_sums".into(), connections }]
}

/// A decoder module from a codeword circuit; `outputs` gives the port name of each output, or omits it.
pub(super) fn decoder_module(
    scheme: &Scheme,
    options: &Options,
    name: &str,
    circuit: &Circuit,
    outputs: &[(&str, String, &str)],
) -> Module {
    decoder_around(scheme, options, name, (circuit, None), outputs)
}

/// Like [`decoder_module`]. An input of the circuit that is the output of `sums` is an instance of the module of these sums.
fn decoder_around(
    scheme: &Scheme,
    options: &Options,
    name: &str,
    (circuit, sums): (&Circuit, Option<&Circuit>),
    outputs: &[(&str, String, &str)],
) -> Module {
    let (n, r) = (scheme.code.h.n(), scheme.code.h.r());
    let mut module =
        Module::new(name, with_notes(scheme, options, &format!("Decodes one ({n},{}) codeword.", n - r as usize)));
    let mut inputs = Vec::new();
    for port in circuit.inputs() {
        if let Some(sums) = sums.filter(|sums| sums.outputs()[0].name == port.name) {
            module.items.extend(sums_instance(options, name, sums));
            inputs.push(port.name.clone());
            continue;
        }
        let name = options.input(&port.name);
        let comment = match port.name.as_str() {
            "codeword" => "codeword as read",
            "syndrome" => "syndrome",
            // No other input is left: the enable of multi-bit correction.
            _ => "1: correct patterns of several bits",
        };
        module.port(Direction::Input, &name, port.nets.len(), comment);
        inputs.push(name);
    }
    let mut bound = Vec::new();
    for port in circuit.outputs() {
        let found = outputs.iter().find(|(stem, ..)| *stem == port.name || port.name.starts_with(&format!("{stem}_")));
        bound.push(found.map(|(_, name, comment)| {
            let name = if name.is_empty() { options.output(&port.name) } else { name.clone() };
            module.port(Direction::Output, &name, port.nets.len(), *comment);
            name
        }));
    }
    let mut notes = linear_notes(circuit, "syndrome", &inputs[0]);
    notes.extend(linear_notes(circuit, SYNDROME_MIN, &inputs[0]));
    let mut printed: Vec<&str> = Vec::new();
    for (port, name) in circuit.outputs().iter().zip(&bound) {
        if name.is_some() {
            printed.push(&port.name);
        }
    }
    // A column that only an output without a port compares would be a constant that nothing reads.
    let needed = circuit.restricted_to(&printed);
    let constants = column_names(scheme, circuit, &needed, &mut module.items, &mut notes);
    let mut sections = DECODER_SECTIONS;
    if circuit.words().iter().any(|w| w.name == SYNDROME_MIN) {
        sections[SYNDROME] = MINIMUM_SECTION;
    }
    let binding = Binding { inputs, outputs: bound, notes, constants, sections, rows_of_h: true };
    module.items.extend(Body::items(circuit, &binding));
    module
}

/// Names the columns of H if printed matches (`needed`) compare the whole syndrome with them; other matches get a
/// comment with their syndrome.
fn column_names(
    scheme: &Scheme,
    circuit: &Circuit,
    needed: &Circuit,
    items: &mut Vec<Item>,
    notes: &mut HashMap<(String, usize), String>,
) -> HashMap<u64, String> {
    let r = scheme.code.h.r() as usize;
    let columns = scheme.code.h.columns();
    let mut compared = HashSet::new();
    for gate in needed.gates() {
        if let Gate::Equals { word, value } = gate
            && word.len() == r
        {
            compared.insert(*value);
        }
    }
    let mut constants = HashMap::new();
    for (bit, &column) in columns.iter().enumerate().filter(|(_, column)| compared.contains(*column)) {
        let name = format!("H_COL_{bit}");
        items.push(Item::Localparam { name: name.clone(), value: (0..r).map(|i| column >> i & 1 == 1).collect() });
        constants.insert(column, name);
    }
    // A pattern of several bits has the sum of their columns.
    let mut sums = HashMap::new();
    for (bits, value) in patterns(scheme) {
        let names: Option<Vec<String>> = bits.iter().map(|bit| constants.get(&columns[*bit]).cloned()).collect();
        if let Some(names) = names
            && bits.len() > 1
            && compared.contains(&value)
        {
            sums.insert(value, format!("({})", names.join(" ^ ")));
        }
    }
    constants.extend(sums);
    let Some(word) = circuit.words().iter().find(|w| w.name == "match") else { return constants };
    for (i, (pattern, value)) in patterns(scheme).iter().enumerate().take(word.nets.len()) {
        let bits: Vec<String> = pattern.iter().map(ToString::to_string).collect();
        let what = if bits.len() == 1 { "bit" } else { "bits" };
        let digits = r.div_ceil(4);
        notes.insert(("match".into(), i), format!("{what} {}: {r}'h{value:0digits$x}", bits.join(", ")));
    }
    constants
}

/// The correctable patterns of codeword 0 with their syndromes, each once, if all of them are listed.
fn patterns(scheme: &Scheme) -> Vec<(Vec<usize>, u64)> {
    let spaces = &scheme.corrects[0];
    if spaces.iter().any(|s| s.dimension() > 2) {
        return Vec::new();
    }
    let mut seen = HashSet::new();
    spaces.iter().flat_map(|s| s.patterns(&scheme.code)).filter(|(_, v)| seen.insert(*v)).collect()
}

/// The module of `--codeword`: one codeword with minimal ports.
pub(super) fn minimal_decoder_modules(
    scheme: &Scheme,
    options: &Options,
    name: &str,
    circuits: &Circuits,
) -> Vec<Module> {
    let outputs = [
        ("data", String::new(), "data bits, corrected"),
        ("ce", String::new(), "corrected error"),
        ("due", String::new(), "detected uncorrectable error; data as read"),
    ];
    let plain = minimal_decoder(scheme);
    decoder_modules_of(scheme, options, (name, 0), (&plain, &circuits.optimised(&plain)), &outputs)
}
