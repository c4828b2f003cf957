//! Modules of one codeword: encoder, decoder, and the minimal ones of `--codeword`.

use super::body::{Binding, Body, SYNDROME};
use super::notes::notes;
use super::{Circuits, Goal, Options, reed_solomon};
use crate::verilog::{self, Direction, Item, Module};
use eccforge_circuit::linear::affine_forms;
use eccforge_circuit::passes::SYNDROME_MIN;
use eccforge_circuit::transform::{copy_into, cut_at, translated};
use eccforge_circuit::{Builder, Circuit, Gate, NetId, Role};
use eccforge_gf::gf2;
use eccforge_gf::gf2::Vector;
use eccforge_lower::decoder::{Decoder, Flags, Strategy};
use eccforge_scheme::{Scheme, check_equations};
use std::collections::HashMap;

/// The encoder of codeword `w`: in `data` (its data bits, ascending), out `check` (its check bits, ascending).
pub fn codeword_encoder(scheme: &Scheme, w: usize) -> Circuit {
    let physical = scheme.layout.codeword(w);
    let checks = scheme.check_positions(w);
    let mut b = Builder::new(format!("{}_cw_enc", super::module_prefix(scheme)));
    let data = b.input("data", physical.len() - checks.len());
    let mut at = vec![None; scheme.geometry.bits()];
    let positions = (0..physical.len()).filter(|bit| !checks.contains(bit));
    for (net, bit) in data.iter().zip(positions) {
        at[physical[bit]] = Some(*net);
    }
    let check: Vec<NetId> = check_equations(scheme, w)
        .into_iter()
        .map(|(_, support)| b.parity(support.into_iter().filter_map(|bit| at[bit])))
        .collect();
    b.word("check", Role::Syndrome, check.clone());
    b.output("check", check);
    b.finish()
}

/// The same encoder through the syndrome of the data, which the check bits must match. This takes fewer sums if H is
/// sparse and the columns of the check bits are not unit vectors; `None` if they are.
pub(super) fn encoder_by_syndrome(scheme: &Scheme, w: usize) -> Option<Circuit> {
    let (h, checks) = (&scheme.code.h, scheme.check_positions(w));
    let columns: Vec<u64> = checks.iter().map(|bit| h.columns()[*bit]).collect();
    if columns.iter().all(|c| c.is_power_of_two()) {
        return None;
    }
    let mut b = Builder::new(format!("{}_cw_enc", super::module_prefix(scheme)));
    let data = b.input("data", h.n() - checks.len());
    let positions: Vec<usize> = (0..h.n()).filter(|bit| !checks.contains(bit)).collect();
    let mut syndrome = Vec::new();
    for row in 0..h.r() {
        let in_row = positions.iter().zip(&data).filter(|(bit, _)| h.columns()[**bit] >> row & 1 == 1);
        let net = b.parity(in_row.map(|(_, net)| *net));
        b.word(format!("data_syndrome_{row}"), Role::Shared, vec![net]);
        syndrome.push(net);
    }
    let rows = gf2::invert(&columns).ok()?;
    let check: Vec<NetId> = rows.into_iter().map(|mask| b.masked_parity(&syndrome, mask)).collect();
    b.word("check", Role::Syndrome, check.clone());
    b.output("check", check);
    Some(b.finish())
}

/// The decoder of codeword 0 only: input `codeword`, outputs `data`, `ce`, `due`.
pub fn minimal_decoder(scheme: &Scheme) -> Circuit {
    let part = plain_part(scheme);
    let checks = scheme.check_positions(0);
    let mut b = Builder::new(format!("{}_cw_dec", super::module_prefix(scheme)));
    let inputs: Vec<Vec<NetId>> = part.inputs().iter().map(|p| b.input(&p.name, p.nets.len())).collect();
    let map = copy_into(&mut b, &part, &inputs);
    let output = |name: &str| part.output(name).map_or_else(Vec::new, |p| translated(&p.nets, &map));
    for word in part.words() {
        b.word(&word.name, word.role, word.nets.iter().map(|n| map[n.index()]).collect());
    }
    let flips = output("flips");
    let data = (0..flips.len())
        .filter(|bit| !checks.contains(bit))
        .map(|bit| b.parity([inputs[0][bit], flips[bit]]))
        .collect();
    b.output("data", data);
    b.output("ce", output("ce"));
    b.output("due", output("due"));
    b.finish().without_dead_gates()
}

/// The syndrome of one codeword.
pub(super) fn syndrome_circuit(scheme: &Scheme) -> Circuit {
    let h = &scheme.code.h;
    let mut b = Builder::new(format!("{}_cw_syn", super::module_prefix(scheme)));
    let word = b.input("codeword", h.n());
    let syndrome: Vec<NetId> =
        (0..h.r()).map(|row| b.parity(h.row_support(row).into_iter().map(|bit| word[bit]))).collect();
    b.word("syndrome", Role::Syndrome, syndrome.clone());
    b.output("syndrome", syndrome);
    b.finish()
}

/// A codeword's decoder with its syndrome as an input. The decoder uses the word otherwise only for the syndrome, so
/// the word is set to zero.
pub(super) fn at_syndrome(circuit: &Circuit) -> Circuit {
    cut_at(circuit, "syndrome", "codeword", |word| {
        word.name == "syndrome" || !matches!(word.role, Role::Syndrome | Role::Shared)
    })
}

/// The circuit of codeword 0 without the parts that only entry rules need.
fn plain_part(scheme: &Scheme) -> Circuit {
    let mut alone = scheme.clone();
    alone.sanity_check.clear();
    alone.pair_confirmation = eccforge_scheme::PairConfirmation::None;
    Decoder::new(&alone, Strategy::Hardware(Flags::AfterMatches)).codeword(0).circuit().clone()
}

/// Section titles of an encoder.
const ENCODER_SECTIONS: [&str; 3] = [
    "",
    "Shared sums, each computed once, named after the check bits that need it and the first bit that it adds.",
    "Check bits: each is the parity of the data bits under its mask.",
];

/// The same if check bits are computed from the syndrome of the data.
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

/// A module's claim, and the notes of every module of a codec.
pub(super) fn with_notes(scheme: &Scheme, options: &Options, claim: &str) -> Vec<String> {
    let mut doc = vec![claim.to_string()];
    doc.extend(notes(scheme, options));
    doc
}

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
    let plain = circuit.gates().iter().any(|g| matches!(g, Gate::Parity(nets) if nets.len() > 2));
    let Some(found) = circuit.words().iter().find(|w| w.name == word).filter(|_| !plain) else { return notes };
    let width = circuit.inputs()[0].nets.len();
    let forms = affine_forms(circuit);
    for (bit, net) in found.nets.iter().enumerate() {
        let Some(form) = &forms[net.index()] else { continue };
        let mask: Vec<bool> = (0..width).map(|i| form.has(i)).collect();
        notes.insert((word.to_string(), bit), format!("^({input} & {})", verilog::word(&mask)));
    }
    notes
}

/// The decoder of codeword `w` with the modules that it instantiates, itself last: in textbook form for the readable
/// goal, otherwise from the optimised circuit.
pub(super) fn decoder_modules_of(
    scheme: &Scheme,
    options: &Options,
    (name, w): (&str, usize),
    (plain, optimised): (&Circuit, &Circuit),
    outputs: &[(&str, String, &str)],
) -> Vec<Module> {
    let readable = options.goal == Goal::Readable;
    let arithmetic = readable.then(|| reed_solomon::decoder_modules(scheme, options, (name, w), plain, outputs));
    arithmetic.flatten().unwrap_or_else(|| vec![decoder_module(scheme, options, name, optimised, outputs)])
}

/// A decoder module from a codeword circuit; `outputs` gives the port name of each output, or omits it.
pub(super) fn decoder_module(
    scheme: &Scheme,
    options: &Options,
    name: &str,
    circuit: &Circuit,
    outputs: &[(&str, String, &str)],
) -> Module {
    let (n, r) = (scheme.code.h.n(), scheme.code.h.r());
    let mut module =
        Module::new(name, with_notes(scheme, options, &format!("Decodes one ({n},{}) codeword.", n - r as usize)));
    let mut inputs = Vec::new();
    for port in circuit.inputs() {
        let name = options.input(&port.name);
        let comment = match port.name.as_str() {
            "codeword" => "codeword as read",
            "syndrome" => "syndrome",
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
    let printed: Vec<&str> =
        circuit.outputs().iter().zip(&bound).filter(|b| b.1.is_some()).map(|b| b.0.name.as_str()).collect();
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
    let compared = |value: u64| {
        needed.gates().iter().any(|g| matches!(g, Gate::Equals { word, value: v } if word.len() == r && *v == value))
    };
    let mut constants = HashMap::new();
    for (bit, &column) in columns.iter().enumerate().filter(|(_, c)| compared(**c)) {
        let name = format!("H_COL_{bit}");
        items.push(Item::Localparam { name: name.clone(), value: (0..r).map(|i| column >> i & 1 == 1).collect() });
        constants.insert(column, name);
    }
    // A pattern of several bits has the sum of their columns.
    let named =
        |bits: &[usize]| bits.iter().map(|bit| constants.get(&columns[*bit]).cloned()).collect::<Option<Vec<_>>>();
    let several: Vec<(u64, String)> = patterns(scheme)
        .into_iter()
        .filter(|(bits, value)| bits.len() > 1 && compared(*value))
        .filter_map(|(bits, value)| Some((value, format!("({})", named(&bits)?.join(" ^ ")))))
        .collect();
    constants.extend(several);
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
    let mut seen = std::collections::HashSet::new();
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
