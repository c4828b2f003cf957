//! The decoder of a whole entry: its codewords' instances, the entry rules and the correction.

use super::address::Folded;
use super::body::{Binding, Body};
use super::circuits::Circuits;
use super::codeword::{DECODER_SECTIONS, decoder_modules_of, kind_name};
use super::instance::enables;
use super::library::add_new;
use super::notes::{entry_order, with_notes};
use super::options::{Options, Scope};
use super::wire::{assign, codeword_bits, gather, joined, proposed_flips};
use crate::verilog::{Direction, Expr, Item, Module, Op};
use eccforge_circuit::Circuit;
use eccforge_lower::decoder::{CodewordDecoder, CodewordInput, CodewordOutput, Decoder, RulesInput, RulesOutput};
use eccforge_scheme::Scheme;

/// The decoder of the entry before its logic is shared.
pub(super) fn core(scheme: &Scheme, options: &Options) -> Decoder {
    match options.scope {
        Scope::Minimal => Decoder::new(scheme, options.goal.ungated_strategy()),
        _ => Decoder::new(scheme, options.goal.strategy()),
    }
}

/// Decoder modules, top last.
pub(super) fn modules(scheme: &Scheme, options: &Options, circuits: &Circuits) -> Vec<Module> {
    let prefix = scheme.identifier();
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
    let prefix = scheme.identifier();
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
    enables(&mut top, scheme, options);
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
        let list = |stem: &str| joined((0..words).map(|w| Expr::name(format!("{stem}_{w}"))).collect());
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
    let module = kind_name(&scheme.identifier(), "dec", decoder.kinds().len(), kind);
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
