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
        // Its data has no meaning while due is one, so corrections need no gate.
        Scope::Minimal => Decoder::new(scheme, options.goal.ungated_strategy()),
        _ => Decoder::new(scheme, options.goal.strategy()),
    }
}

/// Decoder modules, top last.
pub(super) fn modules(scheme: &Scheme, options: &Options, circuits: &Circuits) -> Vec<Module> {
    let prefix = scheme.identifier();
    let decoder = core(scheme, options);
    let kinds = decoder.kinds();
    let mut modules: Vec<Module> = Vec::new();
    for (kind, part) in kinds.iter().enumerate() {
        let w = decoder.first_of_kind(kind);
        let mut outputs = codeword_outputs(options, &decoder, part);
        let (plain, optimised) = if options.scope == Scope::Entry {
            outputs.push(("syndrome", String::new(), "syndrome"));
            (part.circuit().clone(), circuits.decoder().kinds()[kind].circuit().clone())
        } else {
            let plain = delivered(scheme, options, w, part.circuit());
            let optimised = circuits.optimised(&plain);
            (plain, optimised)
        };
        let name = kind_name(&prefix, "dec", kinds.len(), kind);
        add_new(&mut modules, decoder_modules_of(scheme, options, (&name, w), (&plain, &optimised), &outputs));
    }
    modules.push(Top::new(scheme, options, &decoder).finished());
    modules
}

/// The outputs of a codeword's decoder that are read, without the syndrome: name, signal, comment.
pub(super) fn codeword_outputs<'p>(
    options: &Options,
    decoder: &Decoder,
    part: &'p CodewordDecoder,
) -> Vec<(&'p str, String, &'static str)> {
    let outputs = part.outputs().filter(|(port, _)| !left_out(options, decoder, *port));
    outputs.filter_map(|(port, p)| Some((p.name.as_str(), String::new(), meaning(port)?))).collect()
}

/// The meaning of an output of a codeword's decoder, for its comment; `None` for the syndrome.
fn meaning(port: CodewordOutput) -> Option<&'static str> {
    match port {
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
    }
}

/// Whether this output of the codewords' decoders is unused, because the delivered flags do not need it.
fn left_out(options: &Options, decoder: &Decoder, port: CodewordOutput) -> bool {
    if matches!(port, CodewordOutput::Flips | CodewordOutput::Syndrome) {
        return false;
    }
    let (flags, data_alone): (&[RulesOutput], bool) = match options.scope {
        Scope::Entry | Scope::Codeword => return false,
        Scope::Minimal => (&[RulesOutput::Ce, RulesOutput::Due], false),
        Scope::CorrectOnly => (&[RulesOutput::Due], true),
    };
    if data_alone && decoder.self_gating() {
        return true;
    }
    let mut read = decoder.rules().read_by(flags).into_iter();
    !read.any(|input| matches!(input, RulesInput::Codeword(_, output) if output == port))
}

/// The bits of a codeword whose flips are delivered: all, or the data bits.
fn delivered_positions(scheme: &Scheme, options: &Options, w: usize) -> Vec<usize> {
    let checks = scheme.check_positions(w);
    let all = 0..scheme.layout.codeword(w).len();
    all.filter(|bit| options.scope == Scope::Entry || !checks.contains(bit)).collect()
}

/// The codeword circuit with the delivered flips only.
pub(super) fn delivered(scheme: &Scheme, options: &Options, w: usize, circuit: &Circuit) -> Circuit {
    let positions = delivered_positions(scheme, options, w);
    circuit.with_output_bits("flips", &|bit| positions.contains(&bit))
}

/// Connects the outputs of codeword `w`'s decoder that are read to signals, which it declares, or the syndrome to the port
/// `syndrome`. Stores the flips by their bits of the entry.
pub(super) fn connected_outputs(
    module: &mut Module,
    scheme: &Scheme,
    options: &Options,
    decoder: &Decoder,
    w: usize,
    syndrome: Option<String>,
    flips: &mut [Expr],
) -> Vec<(String, Expr)> {
    let positions = delivered_positions(scheme, options, w);
    let mut connections = Vec::new();
    for (port, p) in decoder.codeword(w).outputs().filter(|(port, _)| !left_out(options, decoder, *port)) {
        let width = if port == CodewordOutput::Flips { positions.len() } else { p.nets.len() };
        let name = match (port, &syndrome) {
            (CodewordOutput::Syndrome, None) => continue,
            (CodewordOutput::Syndrome, Some(syndrome)) => syndrome.clone(),
            _ => {
                let name = format!("{port}_{w}");
                module.declare(&name, width, None);
                name
            }
        };
        connections.push((options.output(&p.name), Expr::name(name)));
    }
    let physical = scheme.layout.codeword(w);
    for (i, bit) in positions.iter().enumerate() {
        flips[physical[*bit]] = Expr::bit_of(&format!("flips_{w}"), positions.len(), i);
    }
    connections
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
    let mut inputs = Vec::new();
    for (port, p) in rules.inputs() {
        inputs.push(match port {
            RulesInput::Enable(_) => signal(&p.name),
            RulesInput::Codeword(..) => p.name.clone(),
        });
    }
    let binding = Binding {
        inputs,
        outputs: rules.outputs().map(|(_, p)| target(&p.name)).collect(),
        sections: DECODER_SECTIONS,
        ..Binding::default()
    };
    top.section("Entry: uncorrectable if a codeword is, or if the corrections cannot be believed together.");
    top.items.extend(Body::items(&circuit, &binding));
}

/// The top module of a decoder under construction.
struct Top<'a> {
    scheme: &'a Scheme,
    options: &'a Options,
    decoder: &'a Decoder,
    address: Folded,
    module: Module,
    /// The proposed flip of each bit of the entry; zero if it is not delivered.
    flips: Vec<Expr>,
}

impl<'a> Top<'a> {
    fn new(scheme: &'a Scheme, options: &'a Options, decoder: &'a Decoder) -> Self {
        let g = scheme.geometry;
        let claim = format!("Decodes an entry of {} bits. {}", g.bits(), entry_order(g));
        let module = Module::new(format!("{}_dec", scheme.identifier()), with_notes(scheme, options, &claim));
        let (address, flips) = (Folded::new(scheme, options), vec![Expr::bit(false); g.bits()]);
        Self { scheme, options, decoder, address, module, flips }
    }

    /// The module with all its items, in the order of its text.
    fn finished(mut self) -> Module {
        self.ports();
        self.address.items(&mut self.module);
        for w in 0..self.scheme.codewords() {
            self.instance(w);
        }
        self.flags();
        match self.options.scope {
            Scope::Entry => self.correct_entry(),
            Scope::Minimal | Scope::Codeword | Scope::CorrectOnly => self.correct_data(),
        }
        self.module
    }

    /// The signal that is one while nothing may be corrected; `None` if corrections are not gated here, because the
    /// codewords' decoders gate them or because data has no meaning while due is one.
    fn gate(&self) -> Option<String> {
        match self.options.scope {
            _ if self.decoder.self_gating() => None,
            Scope::Entry => Some(self.options.output("due")),
            Scope::CorrectOnly => Some("due".into()),
            Scope::Minimal | Scope::Codeword => None,
        }
    }

    fn output(&mut self, stem: &str, width: usize, comment: impl Into<String>) {
        self.module.port(Direction::Output, self.options.output(stem), width, comment);
    }

    fn ports(&mut self) {
        let (g, words) = (self.scheme.geometry, self.scheme.codewords());
        let scope = self.options.scope;
        self.module.port(Direction::Input, self.options.input("entry"), g.bits(), "entry as read");
        self.address.port(&mut self.module);
        enables(&mut self.module, self.scheme, self.options);
        let uncorrectable = match scope {
            Scope::CorrectOnly => "as read if refused",
            Scope::Minimal if !self.decoder.self_gating() => "meaningless while due",
            Scope::Entry | Scope::Minimal | Scope::Codeword => "as read if due",
        };
        self.output("data", g.data_bits().len(), format!("data, corrected; {uncorrectable}"));
        if scope == Scope::CorrectOnly {
            return;
        }
        if scope == Scope::Entry {
            self.output("entry", g.bits(), "entry, corrected; as read if due");
        }
        self.output("ce", 1, "corrected error: data is a correction");
        self.output("due", 1, "detected uncorrectable error");
        if scope != Scope::Entry {
            return;
        }
        self.output("cw_ce", words, "a codeword's syndrome is correctable");
        self.output("cw_due", words, "a codeword's syndrome is not correctable");
        self.output("rule_fail", 1, "the corrections do not lie together");
        self.output("flips", g.bits(), "corrected positions");
        for w in 0..words {
            let r = self.scheme.code.h.r() as usize;
            self.output(&format!("syndrome_{w}"), r, format!("syndrome of codeword {w}"));
        }
    }

    /// Adds the wires and the instance for codeword `w`.
    fn instance(&mut self, w: usize) {
        let (scheme, options, part) = (self.scheme, self.options, self.decoder.codeword(w));
        let (entry, n, address) = (options.input("entry"), scheme.geometry.bits(), &self.address);
        codeword_bits(&mut self.module, scheme, w, &entry, &|bit| address.folded(bit, Expr::bit_of(&entry, n, bit)));
        let mut connections = Vec::new();
        for (port, p) in part.inputs() {
            let signal = match port {
                CodewordInput::Codeword => format!("codeword_{w}"),
                CodewordInput::Enable(_) => options.input(&p.name),
            };
            connections.push((options.input(&p.name), Expr::name(signal)));
        }
        let syndrome = (options.scope == Scope::Entry).then(|| options.output(&format!("syndrome_{w}")));
        let (module, flips) = (&mut self.module, &mut self.flips);
        connections.extend(connected_outputs(module, scheme, options, self.decoder, w, syndrome, flips));
        let kind = self.decoder.codewords()[w].kind;
        let module = kind_name(&scheme.identifier(), "dec", self.decoder.kinds().len(), kind);
        self.module.items.push(Item::Instance { module, name: format!("u_codeword_{w}"), connections });
    }

    /// Adds the flags of the entry and of its codewords.
    fn flags(&mut self) {
        let (options, words) = (self.options, self.scheme.codewords());
        let gate = self.gate();
        if options.scope == Scope::CorrectOnly {
            // Without a gate, nothing reads a flag.
            let Some(gate) = &gate else { return };
            self.module.declare(gate, 1, None);
        }
        let target = |name: &str| match options.scope {
            Scope::CorrectOnly if name == "due" => gate.clone(),
            Scope::CorrectOnly => None,
            // Only the ports of a whole entry have it.
            Scope::Minimal | Scope::Codeword if name == "rule_fail" => None,
            Scope::Entry | Scope::Minimal | Scope::Codeword => Some(options.output(name)),
        };
        rules(&mut self.module, self.decoder, &|name| options.input(name), &target);
        if options.scope != Scope::Entry {
            return;
        }
        for stem in ["ce", "due"] {
            let list = joined((0..words).map(|w| Expr::name(format!("{stem}_{w}"))).collect());
            self.module.items.push(assign(&options.output(&format!("cw_{stem}")), list));
        }
    }

    /// The proposed flips, which are zero while the gate is one.
    fn accepted(&self, width: usize) -> Expr {
        let Some(gate) = self.gate() else { return Expr::name("proposed") };
        let accept = Expr::Repeat(width.to_string(), Box::new(Expr::Not(Box::new(Expr::name(gate)))));
        Expr::Chain(Op::And, vec![Expr::name("proposed"), accept])
    }

    /// Adds the corrected data; only the data bits of the entry are flipped.
    fn correct_data(&mut self) {
        let (g, entry) = (self.scheme.geometry, self.options.input("entry"));
        let (data_bits, address, accepted) = (g.data_bits(), &self.address, self.accepted(g.data_bits().len()));
        let flips = &self.flips;
        self.module.section("Correction: proposed flips in the entry's order, most significant first.");
        gather(&mut self.module, "proposed", &data_bits, g, |bit| flips[bit].clone());
        gather(&mut self.module, "read", &data_bits, g, |bit| address.folded(bit, Expr::bit_of(&entry, g.bits(), bit)));
        let sum = Expr::Chain(Op::Xor, vec![Expr::name("read"), accepted]);
        self.module.items.push(assign(&self.options.output("data"), sum));
    }

    /// Adds the corrected data and the corrected entry.
    fn correct_entry(&mut self) {
        let (g, accepted) = (self.scheme.geometry, self.accepted(self.scheme.geometry.bits()));
        let (options, address, flips, is_gated) = (self.options, &self.address, &self.flips, self.gate().is_some());
        let module = &mut self.module;
        proposed_flips(module, self.scheme, &|bit| flips[bit].clone());
        if is_gated {
            module.items.push(Item::Comment("Nothing is corrected in an entry that is refused.".into()));
        }
        module.wire("flips", g.bits(), accepted);
        let corrected = Expr::Chain(Op::Xor, vec![Expr::name(options.input("entry")), Expr::name("flips")]);
        module.wire("corrected", g.bits(), corrected);
        gather(module, "data", &g.data_bits(), g, |bit| address.folded(bit, Expr::bit_of("corrected", g.bits(), bit)));
        for (port, signal) in [("data", "data"), ("entry", "corrected"), ("flips", "flips")] {
            module.items.push(assign(&options.output(port), Expr::name(signal)));
        }
    }
}
