//! Modules of a whole entry (long: encoder and decoder wire the same layout): wiring, codeword instances, entry
//! rules, correction.

use super::address::Folded;
use super::body::{Binding, Body};
use super::circuits::encoder_kinds;
use super::codeword::{DECODER_SECTIONS, decoder_modules_of, encoder_module, with_notes};
use super::{Circuits, Options, Scope};
use crate::verilog::{Direction, Expr, Item, Module, Op, Way};
use eccforge_circuit::Circuit;
use eccforge_lower::decoder::{CodewordDecoder, CodewordInput, CodewordOutput, Decoder, RulesInput, RulesOutput};
use eccforge_scheme::{Geometry, Scheme, Switch};
use std::collections::HashMap;

pub(super) fn kind_name(prefix: &str, part: &str, kinds: usize, kind: usize) -> String {
    if kinds == 1 { format!("{prefix}_cw_{part}") } else { format!("{prefix}_cw{kind}_{part}") }
}

/// Encoder modules, top last (long: the top module port by port, in the order of its text).
pub(super) fn encoder_modules(scheme: &Scheme, options: &Options, circuits: &Circuits) -> Vec<Module> {
    let prefix = super::module_prefix(scheme);
    let (first, kind_of) = encoder_kinds(scheme);
    let mut modules: Vec<Module> = first
        .iter()
        .enumerate()
        .map(|(kind, &w)| {
            let name = kind_name(&prefix, "enc", first.len(), kind);
            encoder_module(scheme, options, &name, w, circuits.encoder(w))
        })
        .collect();
    let g = scheme.geometry;
    let data_of: HashMap<usize, usize> = g.data_bits().into_iter().enumerate().map(|(d, bit)| (bit, d)).collect();
    let check_bits = g.check_bits();
    let mut top = Module::new(
        format!("{prefix}_enc"),
        with_notes(
            scheme,
            options,
            &format!(
                "Encodes an entry of {} data and {} check bits. {}",
                data_of.len(),
                check_bits.len(),
                entry_order(g)
            ),
        ),
    );
    let (data, entry, check) = (options.input("data"), options.output("entry"), options.output("check"));
    top.port(Direction::Input, &data, data_of.len(), "data bit d travels on the d-th data bit of the entry");
    let address = Folded::new(scheme, options);
    address.port(&mut top);
    top.port(Direction::Output, &check, check_bits.len(), "check bits in ascending order of their place in the entry");
    if options.scope == Scope::Entry {
        top.port(Direction::Output, &entry, g.bits(), "entry as written");
    }
    let data_bit = |bit: usize| Expr::bit_of(&data, data_of.len(), data_of[&bit]);
    let all: Vec<usize> = (0..g.bits()).collect();
    let mut source: HashMap<usize, Expr> = HashMap::new();
    for (w, kind) in kind_of.into_iter().enumerate() {
        let physical = scheme.layout.codeword(w);
        let checks = scheme.check_positions(w);
        let bits: Vec<usize> = (0..physical.len()).filter(|b| !checks.contains(b)).map(|b| physical[b]).collect();
        data_bits(&mut top, scheme, w, &data, &bits, &data_bit);
        top.declare(&format!("check_{w}"), checks.len(), None);
        top.items.push(Item::Instance {
            module: kind_name(&prefix, "enc", first.len(), kind),
            name: format!("u_codeword_{w}"),
            connections: vec![
                (options.input("data"), Expr::name(format!("data_{w}"))),
                (options.output("check"), Expr::name(format!("check_{w}"))),
            ],
        });
        for (i, b) in checks.iter().enumerate() {
            source.insert(physical[*b], Expr::bit_of(&format!("check_{w}"), checks.len(), i));
        }
    }
    address.items(&mut top);
    top.section("Check bits and data bits in their places.");
    let bit_source = |bit: usize| {
        let value = source.get(&bit).cloned().unwrap_or_else(|| data_bit(bit));
        address.folded(bit, value)
    };
    gather(&mut top, "check", &check_bits, g, bit_source);
    top.items.push(assign(&check, Expr::name("check")));
    if options.scope == Scope::Entry {
        let place: HashMap<usize, usize> = check_bits.iter().enumerate().map(|(i, b)| (*b, i)).collect();
        gather(&mut top, "entry", &all, g, |bit| match place.get(&bit) {
            Some(i) => Expr::bit_of("check", check_bits.len(), *i),
            None => address.folded(bit, data_bit(bit)),
        });
        top.items.push(assign(&entry, Expr::name("entry")));
    }
    modules.push(top);
    modules
}

pub(super) fn assign(target: &str, value: Expr) -> Item {
    Item::Assign { left: Expr::name(target), right: value, note: None }
}

pub(super) fn entry_order(g: Geometry) -> String {
    format!(
        "Entry bit i travels on pin i % {} in beat i / {}; pins {} carry check bits.",
        g.pins,
        g.pins,
        g.check_pins_in_words()
    )
}

/// Groups bits (an ascending list) by up to eight, most significant first, each with a comment on its place.
fn grouped(bits: &[usize], g: Geometry, source: impl Fn(usize) -> Expr) -> Vec<(Vec<Expr>, String)> {
    let mut groups: Vec<(Vec<Expr>, String)> = bits
        .chunks(8)
        .enumerate()
        .map(|(i, chunk)| {
            let lanes: Vec<usize> = chunk.iter().map(|b| g.lane(*b)).collect();
            let beats: Vec<usize> = chunk.iter().map(|b| g.beat(*b)).collect();
            let same = |list: &[usize]| list.windows(2).all(|w| w[0] == w[1]);
            let mut place = String::new();
            if same(&lanes) {
                place += &format!(", lane {}", lanes[0]);
            }
            if same(&beats) && g.beats > 1 {
                place += &format!(", beat {}", beats[0]);
            }
            let note = format!("{}..{}{place}", 8 * i + chunk.len() - 1, 8 * i);
            (chunk.iter().rev().map(|b| source(*b)).collect(), note)
        })
        .collect();
    groups.reverse();
    groups
}

/// A vector of bits of an entry (an ascending list), each from `source`, with comments on their places.
pub(super) fn gather(module: &mut Module, name: &str, bits: &[usize], g: Geometry, source: impl Fn(usize) -> Expr) {
    let groups = grouped(bits, g, source).into_iter().map(|(list, note)| (merged(list), note)).collect();
    module.items.push(Item::Gather { name: name.into(), width: bits.len(), groups });
}

/// First bit and step, if the bits of a codeword have a fixed step in the stored entry and nothing is added to them.
fn step(scheme: &Scheme, w: usize) -> Option<[usize; 3]> {
    let (bits, n) = (scheme.layout.codeword(w), scheme.geometry.bits());
    let (first, step) = (*bits.first()?, (bits.get(1)? + n - bits.first()?) % n);
    let plain = scheme.constant.is_empty() && scheme.address.is_none();
    let fixed = bits.iter().enumerate().all(|(i, bit)| *bit == (first + step * i) % n);
    (plain && fixed && step != 1).then_some([first, step, n])
}

/// `data_<w>`: data bits of a codeword, at these bit positions of the entry, from the port `source` of all data bits.
fn data_bits(
    module: &mut Module,
    scheme: &Scheme,
    w: usize,
    source: &str,
    bits: &[usize],
    data_bit: &dyn Fn(usize) -> Expr,
) {
    let (target, g) = (format!("data_{w}"), scheme.geometry);
    let are_first = g.is_data_first() && scheme.layout.codeword(w).starts_with(bits);
    let Some(index) = step(scheme, w).filter(|_| are_first) else {
        module.section(&format!("Codeword {w}: its data bits in codeword order, most significant first."));
        return gather(module, &target, bits, g, data_bit);
    };
    module.section(&format!("Codeword {w}: its data bits in codeword order."));
    module.declare(&target, bits.len(), None);
    let way = Way::OfData { pins: g.pins, check_pins: g.pins - g.data_pins };
    module.items.push(Item::Loop { target, source: source.into(), count: bits.len(), index, way });
}

/// `codeword_<w>`: the bits of a codeword from the entry `source`, each as `stored`.
pub(super) fn codeword_bits(
    module: &mut Module,
    scheme: &Scheme,
    w: usize,
    source: &str,
    stored: &dyn Fn(usize) -> Expr,
) {
    let (target, bits) = (format!("codeword_{w}"), scheme.layout.codeword(w));
    let Some(index) = step(scheme, w) else {
        module.section(&format!("Codeword {w}: its bits in codeword order, most significant first."));
        return gather(module, &target, bits, scheme.geometry, stored);
    };
    module.section(&format!("Codeword {w}: its bits in codeword order."));
    module.declare(&target, bits.len(), None);
    module.items.push(Item::Loop { target, source: source.into(), count: bits.len(), index, way: Way::Gather });
}

/// `proposed`: the flips of all codewords, `flips_<w>`, in the entry's order.
pub(super) fn proposed_flips(module: &mut Module, scheme: &Scheme, flip_of: &dyn Fn(usize) -> Expr) {
    let (n, target) = (scheme.geometry.bits(), "proposed".to_string());
    let steps: Option<Vec<_>> = (0..scheme.codewords()).map(|w| step(scheme, w)).collect();
    let Some(steps) = steps else {
        module.section("Correction: proposed flips in the entry's order, most significant first.");
        return gather(module, &target, &(0..n).collect::<Vec<_>>(), scheme.geometry, flip_of);
    };
    module.section("Correction: proposed flips in the entry's order.");
    module.declare(&target, n, None);
    for (w, index) in steps.into_iter().enumerate() {
        let (source, count) = (format!("flips_{w}"), scheme.layout.codeword(w).len());
        module.items.push(Item::Loop { target: target.clone(), source, count, index, way: Way::Scatter });
    }
}

/// Neighbouring bits of one signal as slices, and neighbouring constants as one, most significant first.
pub(super) fn merged(list: Vec<Expr>) -> Vec<Expr> {
    let mut merged: Vec<Expr> = Vec::new();
    for expr in list {
        let joined = match (merged.last(), &expr) {
            (Some(Expr::Bit(a, high)), Expr::Bit(b, low)) if a == b && *high == low + 1 => {
                Some(Expr::Slice(a.clone(), *high, *low))
            }
            (Some(Expr::Slice(a, high, middle)), Expr::Bit(b, low)) if a == b && *middle == low + 1 => {
                Some(Expr::Slice(a.clone(), *high, *low))
            }
            (Some(Expr::Literal(high)), Expr::Literal(low)) => Some(Expr::Literal([&low[..], &high[..]].concat())),
            _ => None,
        };
        match joined {
            Some(expr) => {
                merged.pop();
                merged.push(expr);
            }
            None => merged.push(expr),
        }
    }
    merged
}

/// The decoder of the entry before its logic is shared.
pub(super) fn core(scheme: &Scheme, options: &Options) -> Decoder {
    match options.scope {
        Scope::Minimal => Decoder::new(scheme, options.goal.ungated_strategy()),
        _ => Decoder::new(scheme, options.goal.strategy()),
    }
}

/// Decoder modules, top last.
pub(super) fn decoder_modules(scheme: &Scheme, options: &Options, circuits: &Circuits) -> Vec<Module> {
    let prefix = super::module_prefix(scheme);
    let decoder = core(scheme, options);
    let kinds = decoder.kinds();
    let full = options.scope == Scope::Entry;
    let mut modules: Vec<Module> = Vec::new();
    for (kind, part) in kinds.iter().enumerate() {
        let w = decoder.first_of_kind(kind);
        let (plain, optimised) = if full {
            (part.circuit().clone(), circuits.decoder().kinds()[kind].circuit().clone())
        } else {
            let plain = delivered(scheme, options, w, part.circuit());
            let optimised = circuits.optimised(&plain);
            (plain, optimised)
        };
        let mut outputs = codeword_outputs(part, |port| !left_out(options, &decoder, port));
        if full {
            outputs.push(("syndrome", String::new(), "syndrome"));
        }
        let name = kind_name(&prefix, "dec", kinds.len(), kind);
        add_new(&mut modules, decoder_modules_of(scheme, options, (&name, w), (&plain, &optimised), &outputs));
    }
    modules.push(decoder_top(scheme, options, &decoder));
    modules
}

/// Adds the modules that are not present yet.
pub(super) fn add_new(modules: &mut Vec<Module>, more: Vec<Module>) {
    for module in more {
        if modules.iter().all(|m| m.name != module.name) {
            modules.push(module);
        }
    }
}

/// The outputs of a codeword's decoder that `keep` selects, without the syndrome: name, signal, comment.
pub(super) fn codeword_outputs(
    part: &CodewordDecoder,
    keep: impl Fn(CodewordOutput) -> bool,
) -> Vec<(&str, String, &'static str)> {
    let comment = |port| match port {
        CodewordOutput::Flips => Some("proposed corrections"),
        CodewordOutput::Ce => Some("the syndrome is that of a correctable pattern"),
        CodewordOutput::Due => Some("the syndrome is neither zero nor that of a correctable pattern"),
        CodewordOutput::Touched(_) => Some("a proposed correction lies in this group of bits"),
        CodewordOutput::Nonzero => Some("the syndrome is not zero"),
        CodewordOutput::Within(_) => {
            Some("the syndrome is zero or that of a correctable pattern in this group of bits")
        }
        CodewordOutput::MultiByte => Some("a correction of several bits is proposed in this byte"),
        CodewordOutput::Syndrome => None,
    };
    let outputs = part.outputs().filter(|(port, _)| keep(*port));
    outputs.filter_map(|(port, p)| Some((p.name.as_str(), String::new(), comment(port)?))).collect()
}

/// Whether this output of the codewords' decoders is unused, because the delivered flags do not need it.
pub(super) fn left_out(options: &Options, decoder: &Decoder, port: CodewordOutput) -> bool {
    if matches!(port, CodewordOutput::Flips | CodewordOutput::Syndrome) {
        return false;
    }
    let (flags, data_alone): (&[RulesOutput], bool) = match options.scope {
        Scope::Entry | Scope::Codeword => return false,
        Scope::Minimal => (&[RulesOutput::Ce, RulesOutput::Due], false),
        Scope::CorrectOnly => (&[RulesOutput::Due], true),
    };
    let read = decoder.rules().read_by(flags);
    let of_port = |input: &RulesInput| matches!(input, RulesInput::Codeword(_, output) if *output == port);
    data_alone && decoder.self_gating() || !read.iter().any(of_port)
}

/// The effect of an enable, for a comment.
pub(super) fn enable_note(switches: Switch) -> &'static str {
    match switches {
        Switch::MultiBitCorrection => "1: correct patterns of several bits",
        Switch::SanityCheck => "1: refuse corrections that do not lie together",
        Switch::PairConfirmation => "1: correct several bits only if another codeword confirms the byte",
    }
}

/// The bits of a codeword whose flips are delivered: all, or the data bits.
pub(super) fn delivered_positions(scheme: &Scheme, options: &Options, w: usize) -> Vec<usize> {
    let checks = scheme.check_positions(w);
    let all = 0..scheme.layout.codeword(w).len();
    all.filter(|bit| options.scope == Scope::Entry || !checks.contains(bit)).collect()
}

/// The codeword circuit with the delivered flips only.
pub(super) fn delivered(scheme: &Scheme, options: &Options, w: usize, circuit: &Circuit) -> Circuit {
    let positions = delivered_positions(scheme, options, w);
    circuit.with_output_bits("flips", &|bit| positions.contains(&bit))
}

/// The decoder of the entry (long: the module port by port, in the order of its text).
fn decoder_top(scheme: &Scheme, options: &Options, decoder: &Decoder) -> Module {
    let prefix = super::module_prefix(scheme);
    let g = scheme.geometry;
    let full = options.scope == Scope::Entry;
    let words = scheme.codewords();
    let mut top = Module::new(
        format!("{prefix}_dec"),
        with_notes(scheme, options, &format!("Decodes an entry of {} bits. {}", g.bits(), entry_order(g))),
    );
    let held = decoder.self_gating();
    let entry_i = options.input("entry");
    let data_bits = g.data_bits();
    top.port(Direction::Input, &entry_i, g.bits(), "entry as read");
    let address = Folded::new(scheme, options);
    address.port(&mut top);
    for enable in &scheme.enables {
        top.port(Direction::Input, options.input(&enable.name), 1, enable_note(enable.switches));
    }
    let correct_only = options.scope == Scope::CorrectOnly;
    let due_note = match full || held || correct_only {
        _ if correct_only => "as read if refused",
        true => "as read if due",
        false => "meaningless while due",
    };
    top.port(Direction::Output, options.output("data"), data_bits.len(), format!("data, corrected; {due_note}"));
    if full {
        top.port(Direction::Output, options.output("entry"), g.bits(), "entry, corrected; as read if due");
    }
    if !correct_only {
        top.port(Direction::Output, options.output("ce"), 1, "corrected error: data is a correction");
        top.port(Direction::Output, options.output("due"), 1, "detected uncorrectable error");
    }
    if full {
        top.port(Direction::Output, options.output("cw_ce"), words, "a codeword's syndrome is correctable");
        top.port(Direction::Output, options.output("cw_due"), words, "a codeword's syndrome is not correctable");
        top.port(Direction::Output, options.output("rule_fail"), 1, "the corrections do not lie together");
        top.port(Direction::Output, options.output("flips"), g.bits(), "corrected positions");
        for w in 0..words {
            let name = options.output(&format!("syndrome_{w}"));
            top.port(Direction::Output, name, scheme.code.h.r() as usize, format!("syndrome of codeword {w}"));
        }
    }
    address.items(&mut top);
    let stored = |bit: usize| address.folded(bit, Expr::bit_of(&entry_i, g.bits(), bit));
    let mut flip_of: Vec<Option<Expr>> = vec![None; g.bits()];
    for w in 0..words {
        instance(&mut top, scheme, options, decoder, w, &stored, &mut flip_of);
    }
    let enables = |name: &str| options.input(name);
    if correct_only && !held {
        top.declare("due", 1, None);
    }
    let target = |name: &str| match (correct_only, name) {
        (true, "due") if !held => Some("due".to_string()),
        (true, _) => None,
        (false, "rule_fail") if !full => None,
        (false, name) => Some(options.output(name)),
    };
    if !(correct_only && held) {
        rules(&mut top, decoder, &enables, &target);
    }
    if full {
        let list = |stem: &str| super::pipe::joined((0..words).map(|w| Expr::name(format!("{stem}_{w}"))).collect());
        top.items.push(assign(&options.output("cw_ce"), list("ce")));
        top.items.push(assign(&options.output("cw_due"), list("due")));
    }
    correction(&mut top, (scheme, options), &address, &flip_of, held);
    top
}

/// Wires and instance of codeword `w`.
fn instance(
    top: &mut Module,
    scheme: &Scheme,
    options: &Options,
    decoder: &Decoder,
    w: usize,
    stored: &dyn Fn(usize) -> Expr,
    flip_of: &mut [Option<Expr>],
) {
    let full = options.scope == Scope::Entry;
    let physical = scheme.layout.codeword(w);
    let part = decoder.codeword(w);
    codeword_bits(top, scheme, w, &options.input("entry"), stored);
    let mut connections: Vec<(String, Expr)> = part
        .inputs()
        .map(|(port, p)| {
            let signal = match port {
                CodewordInput::Codeword => format!("codeword_{w}"),
                CodewordInput::Enable(_) => options.input(&p.name),
            };
            (options.input(&p.name), Expr::name(signal))
        })
        .collect();
    let positions = delivered_positions(scheme, options, w);
    for (port, p) in part.outputs() {
        let width = match port {
            CodewordOutput::Flips => positions.len(),
            CodewordOutput::Syndrome if !full => continue,
            port if left_out(options, decoder, port) => continue,
            _ => p.nets.len(),
        };
        let name = if port == CodewordOutput::Syndrome {
            options.output(&format!("syndrome_{w}"))
        } else {
            let name = format!("{port}_{w}");
            top.declare(&name, width, None);
            name
        };
        connections.push((options.output(&p.name), Expr::name(name)));
    }
    let kind = decoder.codewords()[w].kind;
    let module = kind_name(&super::module_prefix(scheme), "dec", decoder.kinds().len(), kind);
    top.items.push(Item::Instance { module, name: format!("u_codeword_{w}"), connections });
    for (i, b) in positions.iter().enumerate() {
        flip_of[physical[*b]] = Some(Expr::bit_of(&format!("flips_{w}"), positions.len(), i));
    }
}

/// Entry flags: `signal` gives the signal of an enable, and `target` the target of an output, if any.
pub(super) fn rules(
    top: &mut Module,
    decoder: &Decoder,
    signal: &dyn Fn(&str) -> String,
    target: &dyn Fn(&str) -> Option<String>,
) {
    let rules = decoder.rules();
    let circuit = rules.circuit().without_dead_gates();
    let input = |port: RulesInput, name: &str| match port {
        RulesInput::Enable(_) => signal(name),
        RulesInput::Codeword(..) => name.to_string(),
    };
    let binding = Binding {
        inputs: rules.inputs().map(|(port, p)| input(port, &p.name)).collect(),
        outputs: rules.outputs().map(|(_, p)| target(&p.name)).collect(),
        sections: DECODER_SECTIONS,
        ..Binding::default()
    };
    top.section("Entry: uncorrectable if a codeword is, or if the corrections cannot be believed together.");
    top.items.extend(Body::items(&circuit, &binding));
}

/// The proposed flips; all are zero while this signal is one.
fn unless(refused: &str, width: usize) -> Expr {
    let accept = Expr::Repeat(width.to_string(), Box::new(Expr::Not(Box::new(Expr::name(refused)))));
    Expr::Chain(Op::And, vec![Expr::name("proposed"), accept])
}

/// Corrected data and entry.
fn correction(
    top: &mut Module,
    (scheme, options): (&Scheme, &Options),
    address: &Folded,
    flip_of: &[Option<Expr>],
    held: bool,
) {
    let g = scheme.geometry;
    let full = options.scope == Scope::Entry;
    let entry_i = options.input("entry");
    let data_bits = g.data_bits();
    let flip = |bit: usize| flip_of[bit].clone().unwrap_or_else(|| Expr::bit(false));
    if full {
        proposed_flips(top, scheme, &flip);
    } else {
        top.section("Correction: proposed flips in the entry's order, most significant first.");
        gather(top, "proposed", &data_bits, g, flip);
        gather(top, "read", &data_bits, g, |bit| address.folded(bit, Expr::bit_of(&entry_i, g.bits(), bit)));
        let proposed = match options.scope == Scope::CorrectOnly && !held {
            true => unless("due", data_bits.len()),
            false => Expr::name("proposed"),
        };
        let sum = Expr::Chain(Op::Xor, vec![Expr::name("read"), proposed]);
        top.items.push(assign(&options.output("data"), sum));
        return;
    }
    if !held {
        top.items.push(Item::Comment("Nothing is corrected in an entry that is refused.".into()));
    }
    let accepted = if held { Expr::name("proposed") } else { unless(&options.output("due"), g.bits()) };
    top.items.push(Item::Wire { name: "flips".into(), width: g.bits(), value: accepted, note: None });
    let sum = Expr::Chain(Op::Xor, vec![Expr::name(&entry_i), Expr::name("flips")]);
    top.items.push(Item::Wire { name: "corrected".into(), width: g.bits(), value: sum, note: None });
    gather(top, "data", &data_bits, g, |bit| address.folded(bit, Expr::bit_of("corrected", g.bits(), bit)));
    top.items.push(assign(&options.output("data"), Expr::name("data")));
    top.items.push(assign(&options.output("entry"), Expr::name("corrected")));
    top.items.push(assign(&options.output("flips"), Expr::name("flips")));
}
