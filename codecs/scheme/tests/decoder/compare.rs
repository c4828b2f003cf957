//! Runs flattened decoders on errors, 64 at a time, beside the reference.

use crate::reference::{Decoded, Reference};
use eccforge_logic::circuit::{Circuit, Interpreter};
use eccforge_scheme::Scheme;
use eccforge_scheme::decoder::{Decoder, Flags, Strategy};
use std::collections::BTreeSet;

const STRATEGIES: [Strategy; 4] = [
    Strategy::SyndromeLookup,
    Strategy::Software,
    Strategy::Hardware(Flags::AfterMatches),
    Strategy::Hardware(Flags::ParallelWithMatches),
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

/// The decoders of a scheme under every strategy, those that differ; the last of each pair says whether refused entries are
/// delivered as read.
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

    /// Asserts that every decoder says of each error what the reference says, under every value of the enables.
    pub fn assert_equal(&self, scheme: &Scheme, errors: impl IntoIterator<Item = BTreeSet<usize>>) {
        let reference = Reference::new(scheme);
        let mut errors = errors.into_iter().peekable();
        while errors.peek().is_some() {
            let batch: Vec<BTreeSet<usize>> = errors.by_ref().take(64).collect();
            for modes in 0..1usize << scheme.enables.len() {
                let enables: Vec<bool> = (0..scheme.enables.len()).map(|i| modes >> i & 1 == 1).collect();
                let expected: Vec<Decoded> = batch.iter().map(|e| reference.decode(e, &enables)).collect();
                for (circuit, gated) in &self.circuits {
                    compare(scheme, circuit, *gated, &batch, &enables, &expected);
                }
            }
        }
    }
}

fn compare(
    scheme: &Scheme,
    circuit: &Circuit,
    gated: bool,
    batch: &[BTreeSet<usize>],
    enables: &[bool],
    expected: &[Decoded],
) {
    let mut run = Interpreter::new(circuit);
    for (bit, net) in circuit.inputs()[0].nets.iter().enumerate() {
        run.set(*net, lanes(batch.iter().map(|error| error.contains(&bit))));
    }
    for (port, on) in circuit.inputs()[1..].iter().zip(enables) {
        run.set(port.nets[0], if *on { u64::MAX } else { 0 });
    }
    run.run();
    let used = u64::MAX >> (64 - batch.len());
    let delivered = if gated { used } else { lanes(expected.iter().map(|e| !e.due)) };
    let port = |name: &str, mask: u64, of: &dyn Fn(&Decoded, &BTreeSet<usize>, usize) -> bool| {
        let nets = &circuit.output(name).unwrap_or_else(|| panic!("{} has no output {name}", circuit.name())).nets;
        for (i, net) in nets.iter().enumerate() {
            let wanted = lanes(expected.iter().zip(batch).map(|(decoded, error)| of(decoded, error, i)));
            let wrong = (run.get(*net) ^ wanted) & used & mask;
            if wrong != 0 {
                let lane = wrong.trailing_zeros() as usize;
                let (error, decoded) = (&batch[lane], &expected[lane]);
                panic!(
                    "{}: {name}[{i}] of error {error:?}, enables {enables:?}: not as in {decoded:?}\n{}",
                    scheme.id, scheme.file.text
                );
            }
        }
    };
    let data = scheme.geometry.data_bits();
    port("ce", used, &|d, _, _| d.ce);
    port("due", used, &|d, _, _| d.due);
    port("cw_ce", used, &|d, _, w| d.codeword_ce[w]);
    port("cw_due", used, &|d, _, w| d.codeword_due[w]);
    port("rule_fail", used, &|d, _, _| d.rule_fail);
    port("flips", delivered, &|d, _, bit| d.flips.contains(&bit));
    port("corrected", delivered, &|d, error, bit| d.flips.contains(&bit) != error.contains(&bit));
    port("data", delivered, &|d, error, i| d.flips.contains(&data[i]) != error.contains(&data[i]));
    for w in 0..scheme.codewords() {
        port(&format!("syndrome_{w}"), used, &|d, _, row| d.syndromes[w] >> row & 1 == 1);
    }
}

fn lanes(bits: impl Iterator<Item = bool>) -> u64 {
    bits.enumerate().fold(0, |word, (lane, one)| word | u64::from(one) << lane)
}
