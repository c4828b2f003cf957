//! What is linear in a circuit, found by adding up supports: exact, at any width, where a solver is lost.
//!
//! Every net that is a sum of inputs is known by the set of these inputs. Sums that rows of H add up to are replaced by
//! sums of free syndrome bits, so that two circuits that compute syndromes in different ways read the same inputs
//! afterwards. If they are equal for every word and every syndrome, they are equal for the syndrome of the word.

use eccforge_logic::circuit::{Builder, Circuit, Gate, NetId};
use eccforge_logic::passes::copy_gate;
use std::collections::HashMap;

/// A sum of inputs, and one if `constant`. Bit i of `support`: input bit i, counted over all ports in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sum {
    support: Vec<u64>,
    constant: bool,
}

impl Sum {
    /// Whether one is added too.
    pub fn complemented(&self) -> bool {
        self.constant
    }

    fn zero(inputs: usize) -> Self {
        Self { support: vec![0; inputs.div_ceil(64)], constant: false }
    }

    fn add(&mut self, other: &Self) {
        self.support.iter_mut().zip(&other.support).for_each(|(s, o)| *s ^= o);
        self.constant ^= other.constant;
    }

    /// Whether it adds up nothing.
    pub fn is_zero(&self) -> bool {
        !self.constant && self.support.iter().all(|s| *s == 0)
    }

    /// The inputs that are added up.
    pub fn bits(&self) -> Vec<usize> {
        (0..64 * self.support.len()).filter(|i| self.support[i / 64] >> (i % 64) & 1 == 1).collect()
    }
}

/// For every net the sum that it is, if it is one by the gates that lead to it.
pub fn sums(circuit: &Circuit) -> Vec<Option<Sum>> {
    let inputs: usize = circuit.inputs().iter().map(|p| p.nets.len()).sum();
    let mut sums: Vec<Option<Sum>> = Vec::with_capacity(circuit.gates().len());
    for gate in circuit.gates() {
        let mut sum = Sum::zero(inputs);
        let all = gate.operands().iter().try_for_each(|n| sums[n.index()].as_ref().map(|other| sum.add(other)));
        sums.push(match gate {
            Gate::Input { port, bit } => {
                let before: usize = circuit.inputs()[..*port as usize].iter().map(|p| p.nets.len()).sum();
                let at = before + *bit as usize;
                sum.support[at / 64] |= 1 << (at % 64);
                Some(sum)
            }
            Gate::Constant(value) => Some(Sum { constant: *value, ..sum }),
            Gate::Parity(_) => all.map(|()| sum),
            Gate::Not(_) => all.map(|()| Sum { constant: !sum.constant, ..sum }),
            Gate::And(_) | Gate::Or(_) | Gate::Equals { .. } => None,
        });
    }
    sums
}

/// Rows of H on a circuit's inputs, so reduced that any sum of them is recognised.
pub struct Rows {
    /// Reduced rows with their first bit, and which rows they are the sum of.
    echelon: Vec<(usize, Sum, u64)>,
    count: usize,
}

impl Rows {
    /// `supports[row]`: input bits that the row adds up; at most 64 rows.
    pub fn new(inputs: usize, supports: &[Vec<usize>]) -> Self {
        let mut rows = Self { echelon: Vec::new(), count: supports.len() };
        for (row, bits) in supports.iter().enumerate() {
            let mut sum = Sum::zero(inputs);
            bits.iter().for_each(|bit| sum.support[bit / 64] ^= 1 << (bit % 64));
            let mut of = rows.reduce(&mut sum) ^ 1 << row;
            if let Some(first) = sum.bits().first().copied() {
                for (_, other, other_of) in &mut rows.echelon {
                    if other.support[first / 64] >> (first % 64) & 1 == 1 {
                        other.add(&sum);
                        *other_of ^= of;
                    }
                }
                rows.echelon.push((first, sum, std::mem::take(&mut of)));
            }
        }
        rows
    }

    /// Whether no row is a sum of others, so that every value of the syndrome occurs.
    pub fn independent(&self) -> bool {
        self.echelon.len() == self.count
    }

    /// The rows that add up to `sum`, which is not empty, as a mask; `None` if no rows do.
    pub fn adding_up_to(&self, sum: &Sum) -> Option<u64> {
        let mut rest = sum.clone();
        let of = self.reduce(&mut rest);
        (of != 0 && rest.bits().is_empty()).then_some(of)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Takes from `sum` the rows that stand in it; returns which they were.
    fn reduce(&self, sum: &mut Sum) -> u64 {
        let mut of = 0;
        for (first, row, rows) in &self.echelon {
            if sum.support[first / 64] >> (first % 64) & 1 == 1 {
                sum.add(row);
                of ^= rows;
            }
        }
        of
    }
}

/// The circuit without its linear outputs, and with a further input `free_syndrome` in place of every sum of rows that a
/// gate reads. Other sums are written as one parity of inputs each.
pub fn at_syndromes(circuit: &Circuit, sums: &[Option<Sum>], rows: &Rows) -> Circuit {
    let mut b = Builder::new(circuit.name());
    let inputs: Vec<Vec<NetId>> = circuit.inputs().iter().map(|p| b.input(&p.name, p.nets.len())).collect();
    let inputs: Vec<NetId> = inputs.concat();
    let free = b.input("free_syndrome", rows.count);
    let mut made: HashMap<Sum, NetId> = HashMap::new();
    let mut write = |b: &mut Builder, sum: &Sum| -> NetId {
        *made.entry(sum.clone()).or_insert_with(|| {
            // A sum of rows and nothing else; what mixes rows with other bits stays as it is.
            let of = Some(sum).filter(|s| s.bits().len() > 1).and_then(|sum| rows.adding_up_to(sum));
            let parity = match of {
                Some(of) => b.masked_parity(&free, of),
                None => b.parity(sum.bits().into_iter().map(|i| inputs[i]).collect::<Vec<_>>()),
            };
            if sum.constant { b.not(parity) } else { parity }
        })
    };
    let live = circuit.live();
    let zero = b.constant(false);
    let mut map: Vec<NetId> = vec![zero; circuit.gates().len()];
    for (net, gate) in circuit.drivers().filter(|(net, _)| live[net.index()] && sums[net.index()].is_none()) {
        for operand in gate.operands() {
            if let Some(sum) = &sums[operand.index()] {
                map[operand.index()] = write(&mut b, sum);
            }
        }
        map[net.index()] = copy_gate(&mut b, gate, &map);
    }
    for port in circuit.outputs() {
        let nets: Vec<NetId> = port.nets.iter().filter(|n| sums[n.index()].is_none()).map(|n| map[n.index()]).collect();
        if !nets.is_empty() {
            b.output(&port.name, nets);
        }
    }
    b.finish().without_dead_gates()
}

#[cfg(test)]
mod tests {
    use super::*;
    use eccforge_logic::circuit::Interpreter;

    #[test]
    fn a_sum_written_as_a_tree_is_recognised_and_read_from_the_syndrome() {
        let mut b = Builder::new("tree");
        let x = b.input("x", 70);
        let (low, high) = (b.parity(x[..40].to_vec()), b.parity(x[40..].to_vec()));
        let all = b.parity([low, high]);
        let complement = b.not(all);
        let both = b.and([complement, low]);
        b.output("y", vec![all, both]);
        let circuit = b.finish();
        let found = sums(&circuit);
        assert_eq!(found[all.index()].as_ref().unwrap().bits().len(), 70);
        assert!(found[complement.index()].as_ref().unwrap().constant && found[both.index()].is_none());
        // Rows: bits 0 to 39, and all: the sums are both, and no bit of the word is read any more.
        let rows = Rows::new(70, &[(0..40).collect(), (0..70).collect()]);
        let cut = at_syndromes(&circuit, &found, &rows);
        assert_eq!(cut.output_nets().count(), 1);
        let mut run = Interpreter::new(&cut);
        let free = cut.input("free_syndrome").unwrap().nets.clone();
        for (low, all) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            run.set(free[0], low);
            run.set(free[1], all);
            run.run();
            assert_eq!(run.get(cut.outputs()[0].nets[0]) & 1, low & (1 - all));
        }
    }
}
