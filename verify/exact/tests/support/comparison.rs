//! Up to 64 received entries, decoded by the circuit and by the oracle, compared bit for bit and flag for flag.

use eccforge_circuit::{Circuit, Interpreter};
use eccforge_oracle::{Oracle, Status};

/// A batch under comparison; a full batch is compared at once.
pub struct Comparison<'a> {
    oracle: &'a Oracle,
    circuit: &'a Circuit,
    run: Interpreter<'a>,
    received: Vec<Vec<bool>>,
}

impl<'a> Comparison<'a> {
    /// An empty batch.
    pub fn new(oracle: &'a Oracle, circuit: &'a Circuit) -> Self {
        Self { oracle, circuit, run: Interpreter::new(circuit), received: Vec::with_capacity(64) }
    }

    /// Adds an entry as read from memory.
    pub fn push(&mut self, received: Vec<bool>) {
        self.received.push(received);
        if self.received.len() == 64 {
            self.flush();
        }
    }

    /// Compares what is in the batch.
    pub fn flush(&mut self) {
        let bits = self.oracle.bits;
        let (mut words, mut flips) = (vec![0u64; bits], vec![0u64; bits]);
        let clean = vec![false; bits];
        let (mut ce, mut due) = (0u64, 0u64);
        for (lane, received) in self.received.iter().enumerate() {
            let decoded = self.oracle.decode(received);
            ce |= u64::from(decoded.status == Status::Corrected) << lane;
            due |= u64::from(decoded.status == Status::Detected) << lane;
            different(received, &clean).for_each(|bit| words[bit] |= 1 << lane);
            different(received, &decoded.entry).for_each(|bit| flips[bit] |= 1 << lane);
        }
        let expected: Vec<u64> = words.iter().zip(&flips).map(|(r, f)| r ^ f).collect();
        for (net, word) in self.circuit.input("entry").unwrap().nets.iter().zip(&words) {
            self.run.set(*net, *word);
        }
        self.run.run();
        let used = u64::MAX.checked_shr(64 - self.received.len() as u32).unwrap_or(0);
        let port = |name: &str| &self.circuit.output(name).unwrap().nets;
        let got = |name: &str| port(name).iter().map(|n| self.run.get(*n) & used).collect::<Vec<_>>();
        let id = &self.oracle.id;
        assert_eq!(got("ce"), [ce], "{id}: corrected flags");
        assert_eq!(got("due"), [due], "{id}: detected flags");
        assert_eq!(got("corrected"), expected, "{id}: delivered entries");
        let data: Vec<u64> = self.oracle.data_positions.iter().map(|&p| expected[p]).collect();
        assert_eq!(got("data"), data, "{id}: delivered data");
        assert_eq!(got("flips"), flips, "{id}: corrected positions");
        self.received.clear();
    }
}

/// Where two entries differ; pieces that are equal are passed over at once.
fn different<'e>(a: &'e [bool], b: &'e [bool]) -> impl Iterator<Item = usize> + 'e {
    const PIECE: usize = 32;
    assert_eq!(a.len(), b.len());
    let pieces = a.chunks(PIECE).zip(b.chunks(PIECE)).enumerate().filter(|(_, (a, b))| a != b);
    pieces.flat_map(|(i, (a, b))| {
        let bits = a.iter().zip(b).enumerate().filter(|(_, (a, b))| a != b);
        bits.map(move |(bit, _)| PIECE * i + bit)
    })
}
