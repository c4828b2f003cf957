//! Enumerates all values of a circuit's inputs by cases. The first inputs are set and the others left unknown. If the
//! outputs are zero for all values of the unknown inputs, the case is closed; otherwise the next inputs are set too.
//!
//! A decoder that locates errors by the ratio of its first two syndromes is closed after these for most of their
//! values. With 32 syndrome bits it thus takes a few million cases instead of 2^32. Unknown values use ternary
//! simulation [Eichelberger, IBM Journal 1965]: two bits, "is one" and "is zero", for each net.

use super::merge::Merged;
use eccforge_circuit::lanes::{Backend, Program, SLOT_BITS, Slot, Workspace};
use eccforge_circuit::passes::flatten;
use eccforge_circuit::{Builder, Circuit, Gate, NetId};

/// Number of inputs that are set first.
// For most values of the first two syndromes (16 bits), the outputs of a Reed-Solomon decoder over GF(256) are known to
// be zero; each further step sets one syndrome.
const FIRST: usize = 16;
/// Number of inputs that each further step sets.
const STEP: usize = 8;

/// Maximum number of cases of a step; this number takes a few seconds.
const MOST_CASES: usize = 1 << 24;

/// Results of the enumeration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cases {
    /// Number of values of all inputs that were tried; for all others the outputs are zero.
    pub tried: u64,
    /// A value at which `visit` stopped.
    pub stopped: Option<u64>,
}

/// Calls `visit` with the outputs of `circuit` for every input value with non-zero outputs, and for some others, 512
/// at a time. `visit` returns the lanes at which to stop. `None` if there are too many inputs, gates or cases.
pub fn cases(circuit: &Circuit, mut visit: impl FnMut(&[Slot]) -> Slot) -> Option<Cases> {
    let mut merged = Merged::new(circuit)?;
    let outputs = merged.add(circuit);
    let circuit = merged.finish(circuit, &outputs).without_dead_gates();
    let inputs = circuit.inputs().iter().map(|p| p.nets.len()).sum();
    let (mut ternary, mut exact) = (Simulator::new(&ternary(&circuit))?, Simulator::new(&circuit)?);
    let mut known = FIRST.min(inputs);
    let mut values: Vec<u64> = (0..1u64 << known).collect();
    while known < inputs {
        let next = STEP.min(inputs - known);
        let mut open = Vec::new();
        for lanes in values.chunks(SLOT_BITS) {
            let may_be_one = ternary.run(lanes, known)[0];
            open.extend(lanes.iter().enumerate().filter(|(lane, _)| may_be_one.get(*lane)).map(|(_, value)| value));
            // Checked for each slot: a circuit with too many open cases is given up before the list of their
            // extensions takes memory.
            if open.len() << next >= MOST_CASES {
                return None;
            }
        }
        values = open.iter().flat_map(|value| (0..1u64 << next).map(move |high| high << known | value)).collect();
        known += next;
    }
    for lanes in values.chunks(SLOT_BITS) {
        let stop = visit(exact.run(lanes, 0));
        if let Some(lane) = (0..lanes.len()).find(|lane| stop.get(*lane)) {
            return Some(Cases { tried: values.len() as u64, stopped: Some(lanes[lane]) });
        }
    }
    Some(Cases { tried: values.len() as u64, stopped: None })
}

/// Inputs: for every input bit whether it is one, then for every input bit whether it is zero. Output: whether some
/// output may be one.
fn ternary(circuit: &Circuit) -> Circuit {
    let mut b = Builder::new("ternary");
    let count = circuit.inputs().iter().map(|p| p.nets.len()).sum();
    let (ones, zeros) = (b.input("one", count), b.input("zero", count));
    let mut next = 0;
    let mut nets: Vec<(NetId, NetId)> = Vec::with_capacity(circuit.gates().len());
    for gate in circuit.gates() {
        let of: Vec<(NetId, NetId)> = gate.operands().iter().map(|n| nets[n.index()]).collect();
        let (one, zero): (Vec<NetId>, Vec<NetId>) = of.iter().copied().unzip();
        nets.push(match gate {
            Gate::Input { .. } => {
                next += 1;
                (ones[next - 1], zeros[next - 1])
            }
            Gate::Constant(value) => (b.constant(*value), b.constant(!value)),
            Gate::Not(_) => (zero[0], one[0]),
            Gate::And(_) => (b.and(one), b.or(zero)),
            Gate::Or(_) => (b.or(one), b.and(zero)),
            Gate::Equals { value, .. } => {
                let (mut matched, mut missed) = (Vec::new(), Vec::new());
                for (i, (one, zero)) in of.iter().enumerate() {
                    let is_one = value >> i & 1 == 1;
                    matched.push(if is_one { *one } else { *zero });
                    missed.push(if is_one { *zero } else { *one });
                }
                (b.and(matched), b.or(missed))
            }
            Gate::Parity(_) => {
                // One unknown operand makes a parity unknown, whatever the others are.
                let known: Vec<NetId> = of.iter().map(|(one, zero)| b.or([*one, *zero])).collect();
                let (known, odd) = (b.and(known), b.parity(one));
                let even = b.not(odd);
                (b.and([known, odd]), b.and([known, even]))
            }
        });
    }
    let may_be_one: Vec<NetId> = circuit.output_nets().map(|net| b.not(nets[net.index()].1)).collect();
    let open = b.or(may_be_one);
    b.output("open", vec![open]);
    b.finish().without_dead_gates()
}

/// A circuit that runs on 512 values at a time.
struct Simulator {
    program: Program,
    work: Workspace,
    outputs: Vec<Slot>,
}

impl Simulator {
    /// Compiles the circuit; `None` if it is too large for the engine.
    fn new(circuit: &Circuit) -> Option<Self> {
        let program = Program::compile(&flatten(circuit)).ok()?;
        let (work, outputs) = (Workspace::new([&program]), vec![Slot::ZERO; program.outputs()]);
        Some(Self { program, work, outputs })
    }

    /// Runs on these values, whose bits are the inputs. With `known` above zero, the circuit is that of [`ternary`]
    /// with this many known inputs. Outputs are zero in lanes without a value.
    fn run(&mut self, values: &[u64], known: usize) -> &[Slot] {
        let inputs = self.work.inputs_mut(self.program.inputs());
        // Unknown inputs keep both bits zero: they are known neither to be one nor to be zero.
        inputs.fill(Slot::ZERO);
        let used = Slot::first(values.len());
        for (word, lanes) in values.chunks(64).enumerate() {
            for (i, bits) in columns(lanes).iter().enumerate().take(if known > 0 { known } else { inputs.len() }) {
                inputs[i].0[word] = *bits;
            }
        }
        if known > 0 {
            let (ones, zeros) = inputs.split_at_mut(self.program.inputs() / 2);
            for (zero, one) in zeros.iter_mut().zip(ones).take(known) {
                *zero = used.zip(one, |x, y| x & !y);
            }
        }
        self.program.run(Backend::best(), &mut self.work, &mut self.outputs);
        // Lanes beyond the last value hold zeros, and would be counted as one more value each.
        for slot in &mut self.outputs {
            *slot = slot.zip(&used, |x, y| x & y);
        }
        &self.outputs
    }
}

/// Transposes at most 64 values: bit j of word i is bit i of value j [Warren, Hacker's Delight, Section 7-3].
pub fn columns(values: &[u64]) -> [u64; 64] {
    let mut rows = [0; 64];
    rows[..values.len()].copy_from_slice(values);
    let (mut width, mut mask) = (32, u64::MAX >> 32);
    while width > 0 {
        let mut k = 0;
        while k < 64 {
            let swapped = (rows[k] >> width ^ rows[k + width]) & mask;
            rows[k] ^= swapped << width;
            rows[k + width] ^= swapped;
            k = (k + width + 1) & !width;
        }
        width /= 2;
        mask ^= mask << width;
    }
    rows
}
