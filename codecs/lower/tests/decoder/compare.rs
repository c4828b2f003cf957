//! Runs flattened decoders and the reference decoder on errors, 64 at a time.

use crate::decoder::reference::{Decoded, Reference};
use eccforge_circuit::{Circuit, Interpreter};
use eccforge_lower::decoder::{Decoder, Flags, Strategy};
use eccforge_scheme::Scheme;
use std::collections::BTreeSet;

const STRATEGIES: [Strategy; 5] = [
    Strategy::SyndromeLookup,
    Strategy::Software,
    Strategy::Hardware(Flags::AfterMatches),
    Strategy::Hardware(Flags::ParallelWithMatches),
    Strategy::HardwareUngated,
];

/// Numbers from a linear congruential generator [Knuth, The Art of Computer Programming, Section 3.3.4].
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }

    /// Whether an event of one in `n` happens.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// The distinct decoders of a scheme under all strategies; the second value of each pair states whether uncorrectable
/// entries are delivered as read.
pub struct Decoders {
    circuits: Vec<(Circuit, bool)>,
}

impl Decoders {
    pub fn new(scheme: &Scheme) -> Self {
        let mut circuits: Vec<(Circuit, bool)> = Vec::new();
        for strategy in STRATEGIES {
            let decoder = Decoder::new(scheme, strategy);
            for (circuit, gated) in [(decoder.flatten(), true), (decoder.flatten_ungated(), decoder.self_gating())] {
                assert_eq!(circuit.verify(), Ok(()));
                if circuits.iter().all(|(other, _)| *other != circuit) {
                    circuits.push((circuit, gated));
                }
            }
        }
        Self { circuits }
    }

    /// Asserts that every decoder agrees with the reference on each error, under every value of the enables.
    pub fn assert_equal(&self, scheme: &Scheme, errors: impl IntoIterator<Item = BTreeSet<usize>>) {
        let reference = Reference::new(scheme);
        let mut errors = errors.into_iter().peekable();
        while errors.peek().is_some() {
            let batch: Vec<BTreeSet<usize>> = errors.by_ref().take(64).collect();
            for modes in 0..1usize << scheme.enables.len() {
                let enables: Vec<bool> = (0..scheme.enables.len()).map(|i| modes >> i & 1 == 1).collect();
                let expected = Expected::new(scheme, &reference, batch.clone(), enables);
                for (circuit, gated) in &self.circuits {
                    expected.assert_equal(scheme, circuit, *gated);
                }
            }
        }
    }
}

/// The reference's results for a batch of errors; in words, lane l belongs to error l.
struct Expected {
    errors: Vec<BTreeSet<usize>>,
    enables: Vec<bool>,
    decoded: Vec<Decoded>,
    /// The entry as it is read.
    entry: Vec<u64>,
    /// Mask of the lanes in use.
    used: u64,
    /// Output ports and their bits; for an uncorrectable entry, the last three may have any value.
    ports: Vec<(String, Vec<u64>)>,
    delivered: [(&'static str, Vec<u64>); 3],
}

impl Expected {
    fn new(scheme: &Scheme, reference: &Reference<'_>, errors: Vec<BTreeSet<usize>>, enables: Vec<bool>) -> Self {
        let decoded: Vec<Decoded> = errors.iter().map(|e| reference.decode(e, &enables)).collect();
        let words = scheme.codewords();
        let entry = lanes_of_sets(errors.iter(), scheme.geometry.bits());
        let flips = lanes_of_sets(decoded.iter().map(|d| &d.flips), scheme.geometry.bits());
        let corrected: Vec<u64> = entry.iter().zip(&flips).map(|(e, f)| e ^ f).collect();
        let data = scheme.geometry.data_bits().iter().map(|bit| corrected[*bit]).collect();
        let flag = |has: &dyn Fn(&Decoded) -> bool| vec![lanes(decoded.iter().map(has))];
        let by_codeword = |has: &dyn Fn(&Decoded, usize) -> bool| {
            let mut flags: Vec<u64> = Vec::new();
            for w in 0..words {
                flags.push(lanes(decoded.iter().map(|decoded| has(decoded, w))));
            }
            flags
        };
        let mut ports = vec![
            ("ce".to_owned(), flag(&|d| d.ce)),
            ("due".to_owned(), flag(&|d| d.due)),
            ("cw_ce".to_owned(), by_codeword(&|d, w| d.codeword_ce[w])),
            ("cw_due".to_owned(), by_codeword(&|d, w| d.codeword_due[w])),
            ("rule_fail".to_owned(), flag(&|d| d.rule_fail)),
        ];
        for w in 0..words {
            let mut rows = Vec::new();
            for row in 0..scheme.code.h.r() {
                rows.push(lanes(decoded.iter().map(|decoded| decoded.syndromes[w] >> row & 1 == 1)));
            }
            ports.push((format!("syndrome_{w}"), rows));
        }
        let delivered = [("flips", flips), ("corrected", corrected), ("data", data)];
        Self { used: u64::MAX >> (64 - errors.len()), errors, enables, decoded, entry, ports, delivered }
    }

    fn assert_equal(&self, scheme: &Scheme, circuit: &Circuit, gated: bool) {
        let mut run = Interpreter::new(circuit);
        for (net, word) in circuit.inputs()[0].nets.iter().zip(&self.entry) {
            run.set(*net, *word);
        }
        for (port, on) in circuit.inputs()[1..].iter().zip(&self.enables) {
            run.set(port.nets[0], if *on { u64::MAX } else { 0 });
        }
        run.run();
        let accepted = if gated { self.used } else { lanes(self.decoded.iter().map(|d| !d.due)) };
        let ports = self.ports.iter().map(|(name, words)| (name.as_str(), words, self.used));
        for (name, words, mask) in ports.chain(self.delivered.iter().map(|(name, words)| (*name, words, accepted))) {
            let nets = &circuit.output(name).unwrap_or_else(|| panic!("{} has no output {name}", circuit.name())).nets;
            assert_eq!(nets.len(), words.len(), "{}: width of {name}", scheme.id);
            for (i, (net, wanted)) in nets.iter().zip(words).enumerate() {
                let wrong = (run.get(*net) ^ wanted) & mask;
                if wrong != 0 {
                    let lane = wrong.trailing_zeros() as usize;
                    let (error, enables, decoded) = (&self.errors[lane], &self.enables, &self.decoded[lane]);
                    panic!(
                        "{}: {name}[{i}] of error {error:?}, enables {enables:?}: not as in {decoded:?}\n{}",
                        scheme.id, scheme.file.text
                    );
                }
            }
        }
    }
}

/// Returns words with a lane for each set: word i shows which sets hold bit i.
fn lanes_of_sets<'s>(sets: impl Iterator<Item = &'s BTreeSet<usize>>, bits: usize) -> Vec<u64> {
    let mut words = vec![0; bits];
    for (lane, set) in sets.enumerate() {
        for bit in set.iter() {
            words[*bit] |= 1 << lane;
        }
    }
    words
}

fn lanes(bits: impl Iterator<Item = bool>) -> u64 {
    bits.enumerate().fold(0, |word, (lane, one)| word | u64::from(one) << lane)
}
