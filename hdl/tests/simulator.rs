//! rust-hdl's simulator beside the oracle: the circuits that the modules print, as rust-hdl blocks.
//!
//! Every net is a rust-hdl signal and every gate an assignment between signals, so a value travels one gate in each of
//! the simulator's rounds until nothing changes: another evaluation order, and other code, than ours. 10 000 words go
//! through every codeword module, encoder and decoder, of every shipped scheme, and 500 entries through
//! encoder and decoder of the whole entry.

#[path = "../../verify/exact/tests/support/mod.rs"]
mod oracles;

use eccforge_hdl::design::{Circuits, Goal, codeword_encoder};
use eccforge_logic::circuit::{Circuit, Gate};
use eccforge_logic::random::SplitMix64;
use eccforge_oracle::{Oracle, Status, by_id};
use eccforge_scheme::{Scheme, Switch, builtins};
use oracles::oracle_for;
use rust_hdl_core::prelude::{Block, Local, Logic, Probe, Signal, simulate};

/// Words of each codeword module.
const WORDS: usize = 10_000;
/// Entries of each scheme.
const ENTRIES: usize = WORDS / 20;
/// Rounds in which any decoder settles: more than its gates are deep.
const ROUNDS: usize = 400;

/// A circuit whose nets are signals.
struct Netlist {
    circuit: Circuit,
    word: Vec<bool>,
    nets: Vec<Signal<Local, bool>>,
}

impl Netlist {
    fn new(circuit: Circuit) -> Self {
        let nets = circuit.gates().iter().map(|_| Signal::default()).collect();
        let word = vec![false; circuit.inputs().iter().map(|p| p.nets.len()).sum()];
        Self { circuit, word, nets }
    }

    /// Runs until nothing changes; `word`: the input bits of all ports.
    fn settle(&mut self, word: impl IntoIterator<Item = bool>) {
        self.word.fill(true);
        self.word.iter_mut().zip(word).for_each(|(bit, value)| *bit = value);
        assert!(simulate(self, ROUNDS), "{}: does not settle", self.circuit.name());
    }

    fn status(&self) -> Status {
        match (self.output("ce")[0], self.output("due")[0]) {
            (false, false) => Status::Clean,
            (true, false) => Status::Corrected,
            (false, true) => Status::Detected,
            (true, true) => panic!("{}: both flags", self.circuit.name()),
        }
    }

    fn output(&self, name: &str) -> Vec<bool> {
        self.circuit.output(name).unwrap().nets.iter().map(|n| self.nets[n.index()].val()).collect()
    }
}

impl Logic for Netlist {
    fn update(&mut self) {
        let mut first = vec![0; self.circuit.inputs().len()];
        for p in 1..first.len() {
            first[p] = first[p - 1] + self.circuit.inputs()[p - 1].nets.len();
        }
        for (i, gate) in self.circuit.gates().iter().enumerate() {
            let value = |n: &eccforge_logic::circuit::NetId| self.nets[n.index()].val();
            self.nets[i].next = match gate {
                Gate::Input { port, bit } => self.word[first[*port as usize] + *bit as usize],
                Gate::Constant(value) => *value,
                Gate::Parity(nets) => nets.iter().filter(|n| value(n)).count() % 2 == 1,
                Gate::And(nets) => nets.iter().all(value),
                Gate::Or(nets) => nets.iter().any(value),
                Gate::Not(net) => !value(net),
                Gate::Equals { word, value: constant } => {
                    word.iter().enumerate().all(|(b, n)| value(n) == (constant >> b & 1 == 1))
                }
            };
        }
    }
}

impl Block for Netlist {
    fn connect_all(&mut self) {
        self.nets.iter_mut().for_each(Signal::connect_all);
    }
    fn update_all(&mut self) {
        self.update();
        self.nets.iter_mut().for_each(Signal::update_all);
    }
    fn has_changed(&self) -> bool {
        self.nets.iter().any(Signal::has_changed)
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_start_scope(name, self);
        self.nets.iter().enumerate().for_each(|(i, net)| net.accept(&format!("n{i}"), probe));
        probe.visit_end_scope(name, self);
    }
}

/// Nothing, a few bits, part of a byte, part of a pin, or a few bits of one codeword.
fn error(scheme: &Scheme, random: &mut SplitMix64) -> Vec<usize> {
    let g = scheme.geometry;
    let (base, mask) = (random.below(g.bits()), random.bits());
    let part =
        |bits: Vec<usize>| bits.into_iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1).map(|b| b.1).collect();
    match random.below(6) {
        0 => (0..random.below(2)).map(|_| base).collect(),
        1 => (0..1 + random.below(4)).map(|_| random.below(g.bits())).collect(),
        2 => part((0..g.bits()).filter(|b| g.byte(*b) == g.byte(base)).collect()),
        3 => part((0..g.bits()).filter(|b| g.pin(*b) == g.pin(base)).collect()),
        _ => {
            let own = scheme.layout.codeword(random.below(scheme.codewords()));
            (0..1 + random.below(3)).map(|_| own[random.below(own.len())]).collect()
        }
    }
}

/// A few parts of one codeword: bits, parts of its share of a byte or a pin.
fn error_in(scheme: &Scheme, w: usize, random: &mut SplitMix64) -> Vec<usize> {
    let g = scheme.geometry;
    let own = scheme.layout.codeword(w);
    let mut wrong = vec![false; g.bits()];
    for _ in 0..random.below(4) {
        let (base, mask) = (own[random.below(own.len())], random.bits());
        let kind = random.below(3);
        let cell = own.iter().filter(|b| match kind {
            0 => **b == base,
            1 => g.byte(**b) == g.byte(base),
            _ => g.pin(**b) == g.pin(base),
        });
        let part = cell.enumerate().filter(|(i, _)| kind == 0 || mask >> i & 1 == 1);
        part.for_each(|(_, bit)| wrong[*bit] ^= true);
    }
    (0..wrong.len()).filter(|b| wrong[*b]).collect()
}

fn random_data(scheme: &Scheme, random: &mut SplitMix64) -> Vec<bool> {
    (0..scheme.geometry.data_bits().len()).map(|_| random.bits() >> 63 == 1).collect()
}

/// Every oracle of a scheme with the value of its enables: on, and off where that is another scheme.
fn modes(scheme: &Scheme) -> Vec<(Oracle, bool)> {
    let mut modes = vec![(oracle_for(&scheme.id), true)];
    if scheme.enable_for(Switch::MultiBitCorrection).is_some() {
        modes.push((by_id(&format!("{}:off", scheme.id)).unwrap(), false));
    }
    modes
}

/// 10 000 words through the decoder of codeword `w`. Only this codeword of an entry is wrong, so what the oracle says of
/// the entry, it says of the codeword.
fn decodes(scheme: &Scheme, circuit: &Circuit, w: usize, oracle: &Oracle, enables: bool) {
    let mut netlist = Netlist::new(circuit.clone());
    let own = scheme.layout.codeword(w);
    let mut random = SplitMix64::new(w as u64 + 42);
    let mut seen = Vec::new();
    for _ in 0..WORDS {
        let mut entry = oracle.encode(&random_data(scheme, &mut random));
        error_in(scheme, w, &mut random).into_iter().for_each(|bit| entry[bit] ^= true);
        let word = own.iter().map(|bit| entry[*bit]);
        netlist.settle(word.chain(std::iter::repeat_n(enables, netlist.word.len() - own.len())));
        let decoded = oracle.decode(&entry);
        let flips: Vec<bool> = own.iter().map(|bit| entry[*bit] != decoded.entry[*bit]).collect();
        assert_eq!((netlist.status(), netlist.output("flips")), (decoded.status, flips), "{}", scheme.id);
        let syndrome = netlist.output("syndrome").iter().enumerate().fold(0, |s, (i, bit)| s | u64::from(*bit) << i);
        assert_eq!(syndrome, oracle.syndromes(&entry)[w], "{}", scheme.id);
        if !seen.contains(&decoded.status) {
            seen.push(decoded.status);
        }
    }
    assert_eq!(seen.len(), 3, "{}: clean, corrected and detected words", scheme.id);
}

#[test]
fn rust_hdl_s_simulator_agrees_with_the_oracle_on_10_000_words_of_every_codeword_decoder() {
    let mut tried = 0;
    for builtin in builtins() {
        let scheme = builtin.scheme();
        let circuits = Circuits::new(&scheme, Goal::Area);
        let decoder = circuits.decoder();
        for (kind, part) in decoder.kinds().iter().enumerate() {
            let (circuit, w) = (part.circuit(), decoder.first_of_kind(kind));
            for (oracle, enables) in modes(&scheme) {
                // Confirmation by another codeword is a rule of the entry: its codewords are those of the scheme without.
                let oracle = if scheme.id == "trio-confirmed" { oracle_for("trio-strict") } else { oracle };
                decodes(&scheme, circuit, w, &oracle, enables);
                tried += 1;
            }
        }
    }
    assert!(tried > builtins().len(), "{tried} decoders");
}

#[test]
fn rust_hdl_s_simulator_agrees_with_the_oracle_on_10_000_words_of_every_codeword_encoder() {
    for builtin in builtins() {
        let scheme = builtin.scheme();
        let oracle = oracle_for(builtin.id);
        let circuits = Circuits::new(&scheme, Goal::Area);
        let mut done: Vec<Circuit> = Vec::new();
        for w in 0..scheme.codewords() {
            let circuit = codeword_encoder(&scheme, w);
            if done.contains(&circuit) {
                continue;
            }
            let mut netlist = Netlist::new(circuits.encoder(w).clone());
            done.push(circuit);
            let (own, checks) = (scheme.layout.codeword(w), scheme.check_positions(w));
            let mut random = SplitMix64::new(w as u64 + 7);
            for _ in 0..WORDS {
                let entry = oracle.encode(&random_data(&scheme, &mut random));
                netlist.settle((0..own.len()).filter(|b| !checks.contains(b)).map(|b| entry[own[b]]));
                let wanted: Vec<bool> = checks.iter().map(|b| entry[own[*b]]).collect();
                assert_eq!(netlist.output("check"), wanted, "{}", scheme.id);
            }
        }
    }
}

#[test]
fn rust_hdl_s_simulator_agrees_with_the_oracle_on_whole_entries() {
    for builtin in builtins() {
        let scheme = builtin.scheme();
        let circuits = Circuits::new(&scheme, Goal::default());
        let mut encoder = Netlist::new(circuits.entry_encoder());
        let mut decoder = Netlist::new(circuits.decoder().flatten());
        let mut random = SplitMix64::new(42);
        for (oracle, enables) in modes(&scheme) {
            for _ in 0..ENTRIES {
                let data = random_data(&scheme, &mut random);
                let mut entry = oracle.encode(&data);
                encoder.settle(data);
                assert_eq!(encoder.output("entry"), entry, "{}", scheme.id);
                error(&scheme, &mut random).into_iter().for_each(|bit| entry[bit] ^= true);
                decoder.settle(
                    entry.iter().copied().chain(std::iter::repeat_n(enables, decoder.word.len() - entry.len())),
                );
                let decoded = oracle.decode(&entry);
                assert_eq!(
                    (decoder.status(), decoder.output("corrected")),
                    (decoded.status, decoded.entry),
                    "{}",
                    scheme.id
                );
            }
        }
    }
}
