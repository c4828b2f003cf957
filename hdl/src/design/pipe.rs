//! `<id>_enc_pipe` and `<id>_dec_pipe` (long: both have the same stages): registers at named places, bypass, error
//! injection and poison around the core.
//!
//! The decoder is cut at its syndrome: one module computes it, and another locates the error from the syndrome only.
//! A step of `eccforge prove` shows that the flips depend on nothing else of the codeword. With `--cut` it also
//! proves when the pipeline's registers load and hold, and that the pipeline computes the function of the core.

use super::address::Folded;
use super::codeword::{at_syndrome, decoder_module, decoder_modules_of, syndrome_circuit};
use super::entry::{self, grouped, slices};
use super::options::{Cut, Handshake};
use super::{Circuits, Options, poison};
use crate::verilog::{Direction, Expr, Item, Module, Op};
use eccforge_scheme::Scheme;
use eccforge_scheme::decoder::{CodewordInput, CodewordOutput, Decoder};

/// A bundle of signals on its way: their names at the module's port, widths and current expressions.
struct Bundle {
    live: Vec<(String, usize, Expr)>,
}

impl Bundle {
    fn put(&mut self, stem: impl Into<String>, width: usize, value: Expr) {
        let stem = stem.into();
        self.live.retain(|s| s.0 != stem);
        self.live.push((stem, width, value));
    }

    fn get(&self, stem: &str) -> Expr {
        self.live.iter().find(|s| s.0 == stem).map_or_else(|| Expr::bit(false), |s| s.2.clone())
    }

    fn keep(&mut self, wanted: &dyn Fn(&str) -> bool) {
        self.live.retain(|s| wanted(&s.0));
    }
}

/// The registers of a pipeline under construction.
struct Stages<'o> {
    options: &'o Options,
    cuts: Vec<Cut>,
    done: usize,
}

impl<'o> Stages<'o> {
    /// Clock, reset and handshake ports.
    fn new(options: &'o Options, cuts: Vec<Cut>, module: &mut Module) -> Self {
        let port = |m: &mut Module, d, n: String, c: &str| m.port(d, n, 1, c);
        match options.pipe.handshake {
            _ if cuts.is_empty() => {}
            Handshake::ClockEnable => {
                port(module, Direction::Input, options.clock().into(), "clock");
                port(module, Direction::Input, options.input("enable"), "1: all registers load");
            }
            Handshake::ValidReady => {
                port(module, Direction::Input, options.clock().into(), "clock");
                port(module, Direction::Input, options.reset().into(), "reset of the valid bits, active low");
                port(module, Direction::Input, options.input("valid"), "the inputs are an entry");
                port(module, Direction::Output, options.output("ready"), "an entry is taken");
                port(module, Direction::Output, options.output("valid"), "the outputs are an entry");
                port(module, Direction::Input, options.input("ready"), "the outputs are taken");
                module.items.push(Item::Comment("A stage is ready if it is empty or its entry moves on.".into()));
                for stage in 0..cuts.len() {
                    module.items.push(Item::Declare { name: format!("ready_{stage}"), width: 1 });
                }
                module.items.push(entry::assign(&options.output("ready"), Expr::name("ready_0")));
            }
        }
        Self { options, cuts, done: 0 }
    }

    /// Adds a register for the whole bundle if this place is cut.
    fn at(&mut self, cut: Cut, module: &mut Module, bundle: &mut Bundle) {
        if !self.cuts.contains(&cut) {
            return;
        }
        let (stage, clock) = (self.done, self.options.clock().to_string());
        module.section(&format!("Register {stage}: {}.", cut.name()));
        let suffix = format!("_q{stage}");
        let loads: Vec<(String, usize, Expr)> =
            bundle.live.iter().map(|(s, w, e)| (format!("{s}{suffix}"), *w, e.clone())).collect();
        bundle.live.iter_mut().for_each(|s| s.2 = Expr::name(format!("{}{suffix}", s.0)));
        let enable = match self.options.pipe.handshake {
            Handshake::ClockEnable => Expr::name(self.options.input("enable")),
            Handshake::ValidReady => {
                let valid = match stage {
                    0 => self.options.input("valid"),
                    s => format!("valid_q{}", s - 1),
                };
                let ready = format!("ready_{stage}");
                module.items.push(Item::Register {
                    clock: clock.clone(),
                    reset: Some(self.options.reset().into()),
                    enable: Some(Expr::name(&ready)),
                    loads: vec![(format!("valid_q{stage}"), 1, Expr::name(&valid))],
                });
                let next = if stage + 1 == self.cuts.len() {
                    self.options.input("ready")
                } else {
                    format!("ready_{}", stage + 1)
                };
                let empty = Expr::Not(Box::new(Expr::name(format!("valid_q{stage}"))));
                module.items.push(entry::assign(&ready, Expr::Chain(Op::Or, vec![empty, Expr::name(next)])));
                if stage + 1 == self.cuts.len() {
                    let last = Expr::name(format!("valid_q{stage}"));
                    module.items.push(entry::assign(&self.options.output("valid"), last));
                }
                Expr::Chain(Op::And, vec![Expr::name(&ready), Expr::name(&valid)])
            }
        };
        module.items.push(Item::Register { clock, reset: None, enable: Some(enable), loads });
        self.done += 1;
    }
}

fn describe(cuts: &[Cut]) -> String {
    match cuts.len() {
        0 => "Combinational.".into(),
        n => {
            let names: Vec<&str> = cuts.iter().map(|c| c.name()).collect();
            format!("Latency {n}: registers at {}.", names.join(", "))
        }
    }
}

fn cut_at(options: &Options, places: &[Cut]) -> Vec<Cut> {
    options.pipe.cuts.iter().copied().filter(|c| places.contains(c)).collect()
}

fn xor(a: Expr, b: Expr) -> Expr {
    Expr::Chain(Op::Xor, vec![a, b])
}

fn and(a: Expr, b: Expr) -> Expr {
    Expr::Chain(Op::And, vec![a, b])
}

/// The encoder's pipeline; it instantiates the encoder (long: the module in the order of its text).
pub(super) fn encoder(scheme: &Scheme, options: &Options) -> Module {
    let prefix = super::module_prefix(scheme);
    let g = scheme.geometry;
    let (k, n, checks) = (g.data_bits().len(), g.bits(), g.check_bits());
    let cuts = cut_at(options, &[Cut::Input, Cut::Output]);
    let mut module = Module {
        name: format!("{prefix}_enc_pipe"),
        doc: vec![format!("The encoder with what stands around it. {}", describe(&cuts))],
        ports: Vec::new(),
        items: Vec::new(),
    };
    let mut stages = Stages::new(options, cuts, &mut module);
    let mut bundle = Bundle { live: Vec::new() };
    let input = |module: &mut Module, bundle: &mut Bundle, stem: &str, width: usize, comment: &str| {
        module.port(Direction::Input, options.input(stem), width, comment);
        bundle.put(stem, width, Expr::name(options.input(stem)));
    };
    input(&mut module, &mut bundle, "data", k, "data bit d travels on the d-th data bit of the entry");
    if options.pipe.inject {
        input(&mut module, &mut bundle, "inject", n, "flips these bits of the entry");
    }
    if options.pipe.poison {
        input(&mut module, &mut bundle, "poison", 1, "1: writes a word that is known to be bad");
    }
    module.port(
        Direction::Output,
        options.output("check"),
        checks.len(),
        "check bits in ascending order of their place",
    );
    module.port(Direction::Output, options.output("entry"), n, "entry as written");
    stages.at(Cut::Input, &mut module, &mut bundle);

    module.section("The encoder.");
    module.items.push(Item::Declare { name: "check".into(), width: checks.len() });
    module.items.push(Item::Declare { name: "encoded".into(), width: n });
    module.items.push(Item::Instance {
        module: format!("{prefix}_enc"),
        name: "u_encoder".into(),
        connections: vec![
            (options.input("data"), bundle.get("data")),
            (options.output("check"), Expr::name("check")),
            (options.output("entry"), Expr::name("encoded")),
        ],
    });
    let mut change: Vec<Expr> = Vec::new();
    if options.pipe.inject {
        change.push(bundle.get("inject"));
    }
    if let Some(poison) = poison::pattern(scheme).filter(|_| options.pipe.poison) {
        module.section(&poison.doc(scheme));
        module.items.push(Item::Localparam { name: "POISON".into(), value: poison.bits.clone() });
        change.push(and(Expr::name("POISON"), Expr::Repeat(n, Box::new(bundle.get("poison")))));
    }
    let (written, check) = if change.is_empty() {
        (Expr::name("encoded"), Expr::name("check"))
    } else {
        module.section("The entry as written, and its check bits again.");
        let sum = change.into_iter().fold(Expr::name("encoded"), xor);
        module.items.push(Item::Wire { name: "written".into(), width: n, value: sum, note: None });
        let groups = slices(grouped(&checks, g, |bit| Expr::bit_of("written", n, bit)));
        module.items.push(Item::Gather { name: "check_written".into(), width: checks.len(), groups });
        // The encoder's own check bits are those before the change.
        module.items.push(unused("unused_check", vec![Expr::name("check")]));
        (Expr::name("written"), Expr::name("check_written"))
    };
    bundle.live.clear();
    bundle.put("check", checks.len(), check);
    bundle.put("entry", n, written);
    stages.at(Cut::Output, &mut module, &mut bundle);
    outputs(&mut module, options, &bundle);
    module
}

/// A wire whose name tells lint tools that its signals are unused on purpose.
pub(super) fn unused(name: &str, mut signals: Vec<Expr>) -> Item {
    signals.insert(0, Expr::bit(false));
    Item::Wire {
        name: name.into(),
        width: 1,
        value: Expr::Reduce(Op::And, Box::new(Expr::Concat(signals))),
        note: None,
    }
}

fn outputs(module: &mut Module, options: &Options, bundle: &Bundle) {
    module.items.push(Item::Blank);
    for (stem, _, value) in &bundle.live {
        module.items.push(entry::assign(&options.output(stem), value.clone()));
    }
}

/// Modules of the decoder's pipeline, top last.
pub(super) fn decoder(scheme: &Scheme, options: &Options, circuits: &Circuits) -> Vec<Module> {
    let prefix = super::module_prefix(scheme);
    let core = Decoder::new(scheme, options.goal.strategy());
    let syndrome_name = format!("{prefix}_cw_syn");
    let mut modules = vec![decoder_module(
        scheme,
        options,
        &syndrome_name,
        &circuits.optimised(&syndrome_circuit(scheme)),
        &[("syndrome", String::new(), "syndrome")],
    )];
    modules[0].doc = vec!["Syndrome of one codeword. Combinational.".into()];
    let locator_name = |kind: usize| entry::kind_name(&prefix, "loc", core.kinds().len(), kind);
    for (kind, part) in core.kinds().iter().enumerate() {
        let outputs = entry::codeword_outputs(part, |_| true);
        let (name, w) = (locator_name(kind), core.first_of_kind(kind));
        let plain = at_syndrome(part.circuit());
        let optimised = circuits.optimised(&plain);
        let mut own = decoder_modules_of(scheme, options, (&name, w), (&plain, &optimised), &outputs);
        own.iter_mut().filter(|m| m.name == name).for_each(|m| {
            m.doc = vec!["Finds the error of one codeword from its syndrome. Combinational.".into()];
        });
        entry::add_new(&mut modules, own);
    }
    modules.push(decoder_top(scheme, options, &core, &syndrome_name, &locator_name));
    modules
}

/// The decoder's pipeline (long: the module in the order of its text).
fn decoder_top(
    scheme: &Scheme,
    options: &Options,
    core: &Decoder,
    syndrome_name: &str,
    locator_name: &dyn Fn(usize) -> String,
) -> Module {
    let g = scheme.geometry;
    let (n, words, r) = (g.bits(), scheme.codewords(), scheme.code.h.r() as usize);
    let cuts = cut_at(options, &[Cut::Input, Cut::Syndrome, Cut::Flips, Cut::Output]);
    let mut module = Module {
        name: format!("{}_dec_pipe", super::module_prefix(scheme)),
        doc: vec![format!("The decoder with what stands around it. {}", describe(&cuts)), entry::entry_order(g)],
        ports: Vec::new(),
        items: Vec::new(),
    };
    let mut stages = Stages::new(options, cuts, &mut module);
    let mut bundle = Bundle { live: Vec::new() };
    decoder_ports(&mut module, scheme, options, &mut bundle);
    if options.pipe.inject {
        module.section("Injected errors.");
        let read = xor(bundle.get("entry"), Expr::name(options.input("inject")));
        module.items.push(Item::Wire { name: "injected".into(), width: n, value: read, note: None });
        bundle.put("entry", n, Expr::name("injected"));
    }
    stages.at(Cut::Input, &mut module, &mut bundle);

    let entry_now = match bundle.get("entry") {
        Expr::Name(name) => name,
        _ => options.input("entry"),
    };
    // A pipeline has no address, so this is the constant.
    let mask = Folded::new(scheme, options);
    let stored = |bit: usize| mask.folded(bit, Expr::bit_of(&entry_now, n, bit));
    for w in 0..words {
        module.section(&format!("Codeword {w}: its bits in codeword order, most significant first."));
        let physical = scheme.layout.codeword(w);
        let groups = slices(grouped(physical, g, stored));
        module.items.push(Item::Gather { name: format!("codeword_{w}"), width: physical.len(), groups });
        module.items.push(Item::Declare { name: format!("syndrome_{w}"), width: r });
        module.items.push(Item::Instance {
            module: syndrome_name.into(),
            name: format!("u_syndrome_{w}"),
            connections: vec![
                (options.input("codeword"), Expr::name(format!("codeword_{w}"))),
                (options.output("syndrome"), Expr::name(format!("syndrome_{w}"))),
            ],
        });
        bundle.put(format!("syndrome_{w}"), r, Expr::name(format!("syndrome_{w}")));
    }
    stages.at(Cut::Syndrome, &mut module, &mut bundle);

    let mut flip_of: Vec<Expr> = vec![Expr::bit(false); n];
    for w in 0..words {
        locate(&mut module, scheme, options, core, w, &bundle, locator_name, &mut flip_of);
    }
    let enables = |name: &str| match bundle.get(name) {
        Expr::Name(name) => name,
        _ => name.to_string(),
    };
    for name in ["entry_ce", "entry_due", "entry_rule_fail"] {
        module.items.push(Item::Declare { name: name.into(), width: 1 });
    }
    entry::rules(&mut module, core, &enables, &|name| Some(format!("entry_{name}")));
    flags(&mut module, scheme, options, &mut bundle, &flip_of);
    stages.at(Cut::Flips, &mut module, &mut bundle);

    module.section("Correction.");
    let sum = xor(bundle.get("entry"), bundle.get("flips"));
    module.items.push(Item::Wire { name: "corrected".into(), width: n, value: sum, note: None });
    let data_bits = g.data_bits();
    let groups = slices(grouped(&data_bits, g, |bit| mask.folded(bit, Expr::bit_of("corrected", n, bit))));
    module.items.push(Item::Gather { name: "data".into(), width: data_bits.len(), groups });
    bundle.put("entry", n, Expr::name("corrected"));
    bundle.put("data", data_bits.len(), Expr::name("data"));
    stages.at(Cut::Output, &mut module, &mut bundle);
    outputs(&mut module, options, &bundle);
    module
}

fn decoder_ports(module: &mut Module, scheme: &Scheme, options: &Options, bundle: &mut Bundle) {
    let g = scheme.geometry;
    let n = g.bits();
    let mut input = |module: &mut Module, stem: &str, width: usize, comment: &str| {
        module.port(Direction::Input, options.input(stem), width, comment);
        bundle.put(stem, width, Expr::name(options.input(stem)));
    };
    input(module, "entry", n, "entry as read");
    for enable in &scheme.enables {
        input(module, &enable.name, 1, entry::enable_note(enable.switches));
    }
    if options.pipe.bypass {
        input(module, "bypass", 1, "1: the entry as read, without flips or entry flags");
    }
    if options.pipe.inject {
        module.port(Direction::Input, options.input("inject"), n, "flips these bits of the entry as read");
    }
    let words = scheme.codewords();
    let mut output = |stem: &str, width: usize, comment: &str| {
        module.port(Direction::Output, options.output(stem), width, comment);
    };
    output("data", g.data_bits().len(), "data, corrected; as read if due");
    output("entry", n, "entry, corrected; as read if due");
    output("ce", 1, "corrected error: data is a correction");
    output("due", 1, "detected uncorrectable error");
    output("cw_ce", words, "a codeword's syndrome is correctable");
    output("cw_due", words, "a codeword's syndrome is not correctable");
    output("rule_fail", 1, "the corrections do not lie together");
    output("flips", n, "corrected positions");
    if options.pipe.poison {
        output("poisoned", 1, "due, and exactly what the encoder writes under poison");
    }
    for w in 0..words {
        output(&format!("syndrome_{w}"), scheme.code.h.r() as usize, "syndrome of this codeword");
    }
}

#[allow(clippy::too_many_arguments)] // one codeword's wires: each argument is one side of them
fn locate(
    module: &mut Module,
    scheme: &Scheme,
    options: &Options,
    core: &Decoder,
    w: usize,
    bundle: &Bundle,
    locator_name: &dyn Fn(usize) -> String,
    flip_of: &mut [Expr],
) {
    module.section(&format!("Codeword {w}: where its error is."));
    let (kind, part) = (core.codewords()[w].kind, core.codeword(w));
    let mut connections = vec![(options.input("syndrome"), bundle.get(&format!("syndrome_{w}")))];
    for (_, p) in part.inputs().filter(|(port, _)| *port != CodewordInput::Codeword) {
        connections.push((options.input(&p.name), bundle.get(&p.name)));
    }
    for (port, p) in part.outputs().filter(|(port, _)| *port != CodewordOutput::Syndrome) {
        let name = format!("{port}_{w}");
        module.items.push(Item::Declare { name: name.clone(), width: p.nets.len() });
        connections.push((options.output(&p.name), Expr::name(name)));
    }
    module.items.push(Item::Instance { module: locator_name(kind), name: format!("u_locator_{w}"), connections });
    let physical = scheme.layout.codeword(w);
    for (i, bit) in physical.iter().enumerate() {
        flip_of[*bit] = Expr::bit_of(&format!("flips_{w}"), physical.len(), i);
    }
}

/// Entry flags and the final flips.
fn flags(module: &mut Module, scheme: &Scheme, options: &Options, bundle: &mut Bundle, flip_of: &[Expr]) {
    let g = scheme.geometry;
    let (n, words) = (g.bits(), scheme.codewords());
    let all: Vec<usize> = (0..n).collect();
    module.section("Proposed flips in the entry's order, most significant first; none stands in a refused entry.");
    let groups = slices(grouped(&all, g, |bit| flip_of[bit].clone()));
    module.items.push(Item::Gather { name: "proposed".into(), width: n, groups });
    let not = |e: Expr| Expr::Not(Box::new(e));
    let active = options.pipe.bypass.then(|| not(bundle.get("bypass")));
    let gate = |value: Expr| match &active {
        Some(active) => and(value, active.clone()),
        None => value,
    };
    let stands = gate(not(Expr::name("entry_due")));
    module.items.push(Item::Wire { name: "stands".into(), width: 1, value: stands, note: None });
    let flips = and(Expr::name("proposed"), Expr::Repeat(n, Box::new(Expr::name("stands"))));
    module.items.push(Item::Wire { name: "flips".into(), width: n, value: flips, note: None });
    let list = |stem: &str| {
        let signals: Vec<Expr> = (0..words).rev().map(|w| Expr::name(format!("{stem}_{w}"))).collect();
        if signals.len() == 1 { signals[0].clone() } else { Expr::Concat(signals) }
    };
    let poisoned = poison::pattern(scheme).filter(|_| options.pipe.poison).map(|poison| {
        let r = scheme.code.h.r() as usize;
        let same: Vec<Expr> = poison
            .syndromes
            .iter()
            .enumerate()
            .map(|(w, value)| {
                let value = Expr::Literal((0..r).map(|i| value >> i & 1 == 1).collect());
                Expr::Equal(Box::new(bundle.get(&format!("syndrome_{w}"))), Box::new(value))
            })
            .collect();
        gate(if same.len() == 1 { same[0].clone() } else { Expr::Chain(Op::And, same) })
    });
    bundle.keep(&|stem| stem == "entry" || stem.starts_with("syndrome_"));
    bundle.put("flips", n, Expr::name("flips"));
    bundle.put("cw_ce", words, list("ce"));
    bundle.put("cw_due", words, list("due"));
    for flag in ["ce", "due", "rule_fail"] {
        bundle.put(flag, 1, gate(Expr::name(format!("entry_{flag}"))));
    }
    if let Some(poisoned) = poisoned {
        bundle.put("poisoned", 1, poisoned);
    }
}
