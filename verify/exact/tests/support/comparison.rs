//! Up to 512 received entries that the circuit and the oracle decode, with every bit and every flag compared.

use eccforge_circuit::lanes::{Backend, Program, SLOT_BITS, Slot, Workspace};
use eccforge_circuit::{Circuit, Interpreter};
use eccforge_oracle::{Oracle, Status};

/// A decoder to compare with.
pub struct Compiled {
    circuit: Circuit,
    /// The compiled circuit; `None` if the circuit needs more slots than a program has.
    program: Option<Program>,
    /// Output ports, each with the range of its bits among all output bits.
    ports: Vec<(String, std::ops::Range<usize>)>,
}

impl Compiled {
    /// Compiles a decoder whose one input is the entry.
    pub fn new(circuit: Circuit) -> Self {
        assert_eq!(circuit.inputs().iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["entry"]);
        let mut next = 0;
        let ports = circuit.outputs().iter().map(|port| {
            let bits = next..next + port.nets.len();
            next = bits.end;
            (port.name.clone(), bits)
        });
        Self { ports: ports.collect(), program: Program::compile(&circuit).ok(), circuit }
    }

    /// Returns all output bits for these bits of entries.
    fn run(&self, entries: &[Slot]) -> Vec<Slot> {
        let nets: Vec<_> = self.circuit.outputs().iter().flat_map(|port| &port.nets).collect();
        let mut outputs = vec![Slot::ZERO; nets.len()];
        if let Some(program) = &self.program {
            let mut workspace = Workspace::new([program]);
            workspace.inputs_mut(entries.len()).copy_from_slice(entries);
            program.run(Backend::best(), &mut workspace, &mut outputs);
            return outputs;
        }
        let mut run = Interpreter::new(&self.circuit);
        for word in 0..SLOT_BITS / 64 {
            for (net, bit) in self.circuit.inputs()[0].nets.iter().zip(entries) {
                run.set(*net, bit.0[word]);
            }
            run.run();
            for (output, net) in outputs.iter_mut().zip(&nets) {
                output.0[word] = run.get(**net);
            }
        }
        outputs
    }
}

/// A batch under comparison; a full batch is compared at once.
pub struct Comparison<'a> {
    oracle: &'a Oracle,
    circuit: &'a Compiled,
    received: Vec<Vec<bool>>,
}

impl<'a> Comparison<'a> {
    /// An empty batch.
    pub fn new(oracle: &'a Oracle, circuit: &'a Compiled) -> Self {
        Self { oracle, circuit, received: Vec::with_capacity(SLOT_BITS) }
    }

    /// Adds an entry as read from memory.
    pub fn push(&mut self, received: Vec<bool>) {
        self.received.push(received);
        if self.received.len() == SLOT_BITS {
            self.flush();
        }
    }

    /// Compares the entries of the batch.
    pub fn flush(&mut self) {
        let bits = self.oracle.bits;
        let (mut words, mut flips) = (vec![Slot::ZERO; bits], vec![Slot::ZERO; bits]);
        let clean = vec![false; bits];
        let (mut ce, mut due) = (Slot::ZERO, Slot::ZERO);
        for (lane, received) in self.received.iter().enumerate() {
            let (word, mask) = (lane / 64, 1 << (lane % 64));
            let decoded = self.oracle.decode(received);
            match decoded.status {
                Status::Clean => {}
                Status::Corrected => ce.0[word] |= mask,
                Status::Detected => due.0[word] |= mask,
            }
            for bit in different(received, &clean) {
                words[bit].0[word] |= mask;
            }
            for bit in different(received, &decoded.entry) {
                flips[bit].0[word] |= mask;
            }
        }
        let expected: Vec<Slot> =
            words.iter().zip(&flips).map(|(word, flips)| word.zip(flips, |bit, flip| bit ^ flip)).collect();
        let outputs = self.circuit.run(&words);
        let used = Slot::first(self.received.len());
        let output = |name: &str| {
            let (_, slots) = self.circuit.ports.iter().find(|(port, _)| port == name).unwrap();
            let slots = &outputs[slots.clone()];
            slots.iter().map(|slot| slot.zip(&used, |bit, used| bit & used)).collect::<Vec<_>>()
        };
        let id = &self.oracle.id;
        assert!(output("ce") == [ce], "{id}: corrected flags");
        assert!(output("due") == [due], "{id}: detected flags");
        assert!(output("corrected") == expected, "{id}: delivered entries");
        let data: Vec<Slot> = self.oracle.data_positions.iter().map(|&p| expected[p]).collect();
        assert!(output("data") == data, "{id}: delivered data");
        assert!(output("flips") == flips, "{id}: corrected positions");
        self.received.clear();
    }
}

/// Returns the places where two entries differ; equal pieces are skipped as a whole.
fn different<'e>(a: &'e [bool], b: &'e [bool]) -> impl Iterator<Item = usize> + 'e {
    const PIECE: usize = 32;
    assert_eq!(a.len(), b.len());
    let pieces = a.chunks(PIECE).zip(b.chunks(PIECE)).enumerate().filter(|(_, (a, b))| a != b);
    pieces.flat_map(|(i, (a, b))| {
        let bits = a.iter().zip(b).enumerate().filter(|(_, (a, b))| a != b);
        bits.map(move |(bit, _)| PIECE * i + bit)
    })
}
