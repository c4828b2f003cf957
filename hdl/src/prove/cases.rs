//! Enumerates all values of a circuit's inputs by cases. The first inputs are set and the others left unknown. If the
//! outputs are zero for any values of the unknown inputs, the case is closed; otherwise the next inputs are set too.
//!
//! A decoder that locates errors by the ratio of its first two syndromes is closed after these for most of their
//! values. With 32 syndrome bits it thus takes a few million cases instead of 2^32. Unknown values use ternary
//! simulation [Eichelberger, IBM Journal 1965]: two bits, "is one" and "is zero", for each net.

use super::merge::Merged;
use eccforge_circuit::lanes::{Backend, Program, SLOT_BITS, Slot, Workspace};
use eccforge_circuit::passes::flatten;
use eccforge_circuit::{Builder, Circuit, Gate, NetId};

/// Number of inputs that are set first, and with each further step.
const FIRST: usize = 16;
const STEP: usize = 8;

/// Maximum number of cases of a step, about some seconds.
const MOST_CASES: usize = 1 << 24;

/// Results of the enumeration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cases {
    /// Number of values of all inputs that were tried; for all others the outputs are zero.
    pub tried: u64,
    /// A value at which `visit` stopped.
    pub stopped: Option<u64>,
}

/// Calls `visit` with the outputs of `circuit` for every input value with non-zero outputs, and for some others, 512
/// at a time. `visit` returns the lanes at which to stop. `None` if there are too many inputs, gates or cases.
pub(super) fn cases(circuit: &Circuit, mut visit: impl FnMut(&[Slot]) -> Slot) -> Option<Cases> {
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

/// Inputs: for every input bit whether it is one, then for every one whether it is zero. Output: whether some output
/// may be one.
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
                let signed = |i: usize| if value >> i & 1 == 1 { of[i] } else { (of[i].1, of[i].0) };
                let (one, zero): (Vec<NetId>, Vec<NetId>) = (0..of.len()).map(signed).unzip();
                (b.and(one), b.or(zero))
            }
            Gate::Parity(_) => {
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
    /// `None` if the circuit is too large for the engine.
    fn new(circuit: &Circuit) -> Option<Self> {
        let program = Program::compile(&flatten(circuit)).ok()?;
        let (work, outputs) = (Workspace::new([&program]), vec![Slot::ZERO; program.outputs()]);
        Some(Self { program, work, outputs })
    }

    /// Runs on these values, whose bits are the inputs. With `known` above zero, the circuit is that of [`ternary`]
    /// with this many known inputs. Outputs are zero in lanes without a value.
    fn run(&mut self, values: &[u64], known: usize) -> &[Slot] {
        let inputs = self.work.inputs_mut(self.program.inputs());
        inputs.fill(Slot::ZERO);
        let used = Slot::first(values.len());
        for (word, lanes) in values.chunks(64).enumerate() {
            for (i, bits) in columns(lanes).iter().enumerate().take(if known > 0 { known } else { inputs.len() }) {
                inputs[i].0[word] = *bits;
            }
        }
        if known > 0 {
            let (ones, zeros) = inputs.split_at_mut(self.program.inputs() / 2);
            let pairs = zeros.iter_mut().zip(ones).take(known);
            pairs.for_each(|(zero, one)| *zero = used.zip(one, |x, y| x & !y));
        }
        self.program.run(Backend::best(), &mut self.work, &mut self.outputs);
        self.outputs.iter_mut().for_each(|slot| *slot = slot.zip(&used, |x, y| x & y));
        &self.outputs
    }
}

/// Bit j of word i is bit i of value j [Warren, Hacker's Delight, Section 7-3].
fn columns(values: &[u64]) -> [u64; 64] {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blif;
    use crate::prove::linear::{Verdict, compare};
    use eccforge_circuit::transform::rebuild;
    use std::time::Duration;

    #[test]
    fn columns_are_rows_turned_around() {
        let values: Vec<u64> = (0..50u64).map(|i| (i + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15)).collect();
        let turned = columns(&values);
        for (j, value) in values.iter().enumerate() {
            assert!((0..64).all(|i| turned[i] >> j & 1 == value >> i & 1), "{j}");
        }
        assert!(turned.iter().all(|word| word >> 50 == 0));
    }

    /// Reads which of some symbols of 8 bits is wrong from a syndrome of 32 bits, or from a word of which each syndrome bit
    /// sums two, with one comparison for each symbol.
    fn locator(symbols: u64, from_word: bool) -> Circuit {
        let mut b = Builder::new("locator");
        let s = b.input("s", if from_word { 64 } else { 32 });
        let s: Vec<NetId> = match from_word {
            true => (0..32).map(|i| b.parity([s[i], s[32 + i]])).collect(),
            false => s,
        };
        let mut hits = Vec::new();
        let mut values = vec![Vec::new(); 8];
        for x in 1..=symbols {
            // Syndrome bytes v, v + v rotated by x, v, v + x.
            let mut wrong: Vec<NetId> = Vec::new();
            for i in 0..8usize {
                wrong.push(b.parity([s[i], s[(i + x as usize) % 8], s[8 + i]]));
                wrong.push(b.parity([s[i], s[16 + i]]));
                let sum = b.parity([s[i], s[24 + i]]);
                wrong.push(if x >> i & 1 == 1 { b.not(sum) } else { sum });
            }
            let any = b.or(wrong);
            let hit = b.not(any);
            hits.push(hit);
            (0..8).for_each(|i| values[i].push(b.and([hit, s[i]])));
        }
        let ce = b.or(hits);
        let value: Vec<NetId> = values.into_iter().map(|v| b.or(v)).collect();
        b.output("ce", vec![ce]);
        b.output("value", value);
        b.finish()
    }

    #[test]
    fn every_value_with_an_output_is_seen_once_and_few_others() {
        let mut accepted = 0;
        let found = cases(&locator(36, false), |out| {
            accepted += out[0].count();
            Slot::ZERO
        });
        let Cases { tried, stopped } = found.unwrap();
        assert_eq!((accepted, stopped), (36 * 256, None));
        assert!(tried < 1 << 24, "{tried}");
        let one = cases(&locator(36, false), |out| out[0]).unwrap().stopped.unwrap();
        let [v, rotated, w, last] = (one as u32).to_le_bytes();
        let place = |x: u8| rotated == v ^ v.rotate_right(u32::from(x) % 8) && w == v && last == v ^ x;
        assert!((1..=36).any(place), "{one:x}");
    }

    #[test]
    fn decoders_of_32_syndrome_bits_are_compared_without_a_solver_and_every_mutant_is_told_apart() {
        let right = locator(20, true);
        let rows: Vec<Vec<usize>> = (0..32).map(|i| vec![i, 32 + i]).collect();
        let folder = tempfile::tempdir().unwrap();
        // The same function in another shape: through the text of a netlist, which has gates of two inputs.
        let other = blif::read(&blif::write(&right, &|name, _| name.to_string())).unwrap();
        let compare = |other: &Circuit| compare(&right, other, &rows, folder.path(), Duration::from_secs(20)).unwrap();
        assert!(matches!(compare(&other), Verdict::Same(how) if how.contains("syndromes")));
        let gates: Vec<NetId> =
            right.drivers().filter(|(_, g)| matches!(g, Gate::And(_) | Gate::Or(_))).map(|d| d.0).collect();
        for target in gates.iter().step_by(7) {
            let mutant = rebuild(&right, |b, net, map| {
                let operands: Vec<NetId> = right.gate(net).operands().iter().map(|n| map[n.index()]).collect();
                (net == *target).then(|| match right.gate(net) {
                    Gate::And(_) => b.or(operands),
                    _ => b.and(operands),
                })
            });
            assert_eq!(compare(&mutant), Verdict::Different, "{target:?}");
        }
    }
}
