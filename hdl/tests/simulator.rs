//! rust-hdl's simulator beside the oracle: the circuits that the modules print, as rust-hdl blocks.
//!
//! Every net is a rust-hdl signal and every gate an assignment between signals, so a value travels one gate in each of
//! the simulator's rounds until nothing changes: another evaluation order, and other code, than ours. An entry holds one
//! word for each of its codewords; 10 000 words of every codeword module are decoded.

use eccforge_codecs::circuit::{Circuit, Gate};
use eccforge_codecs::scheme::{Scheme, builtins};
use eccforge_hdl::design::{Options, shared};
use eccforge_oracle::{Status, by_id};
use rust_hdl_core::prelude::{Block, Local, Logic, Probe, Signal, simulate};

/// Words of each codeword module.
const WORDS: usize = 10_000;
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
            let value = |n: &eccforge_codecs::circuit::NetId| self.nets[n.index()].val();
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

/// splitmix64: seeded and not linear over GF(2).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }
    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
}

/// Nothing, a few bits, part of a byte, part of a pin, or a few bits of one codeword.
fn error(scheme: &Scheme, random: &mut Random) -> Vec<usize> {
    let g = scheme.geometry;
    let (base, mask) = (random.below(g.bits()), random.next());
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

#[test]
fn rust_hdl_s_simulator_agrees_with_the_oracle_on_10_000_words_of_every_codeword_module() {
    let mut tried = 0;
    for builtin in builtins() {
        let Some(oracle) = by_id(builtin.id) else { continue };
        let scheme = builtin.scheme();
        let mut netlist = Netlist::new(shared(&scheme, &Options::default(), true).unwrap());
        let mut random = Random(42);
        for _ in 0..WORDS.div_ceil(scheme.codewords()) {
            let data: Vec<bool> = (0..scheme.geometry.data_bits().len()).map(|_| random.next() >> 63 == 1).collect();
            let mut entry = oracle.encode(&data);
            error(&scheme, &mut random).into_iter().for_each(|bit| entry[bit] ^= true);
            netlist.word.fill(true);
            netlist.word[..entry.len()].copy_from_slice(&entry);
            assert!(simulate(&mut netlist, ROUNDS), "{}: does not settle", scheme.id);
            let decoded = oracle.decode(&entry);
            let status = match (netlist.output("ce")[0], netlist.output("due")[0]) {
                (false, false) => Status::Clean,
                (true, false) => Status::Corrected,
                (false, true) => Status::Detected,
                (true, true) => panic!("{}: both flags", scheme.id),
            };
            assert_eq!((status, netlist.output("corrected")), (decoded.status, decoded.entry), "{}", scheme.id);
        }
        tried += 1;
    }
    assert!(tried >= 15, "{tried} schemes");
}
