//! Cost models of circuits.

use crate::graph::{Circuit, Gate};

/// A cost model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cost {
    /// Transistors of static CMOS: two-input AND and OR 6, XOR 10, complement 2 [Weste & Harris, section 11.4].
    Area,
    /// Levels of two-input gates without complements; each wide gate is a tree of minimum depth.
    Depth,
    /// Operations on two words without complements, as executed by a machine without wide gates.
    Operations,
    /// Loads and stores of an accumulator machine whose nets are in memory: a gate loads its operands and stores its result.
    Accesses,
}

impl Cost {
    /// The cost of a circuit without its dead gates.
    pub fn of(self, circuit: &Circuit) -> usize {
        let live = circuit.live();
        let gates = circuit.drivers().filter(|(net, _)| live[net.index()]).map(|(_, gate)| gate);
        match self {
            Self::Area => gates
                .map(|gate| match gate {
                    Gate::Not(_) => 2,
                    Gate::Parity(_) => 10 * two_input(gate),
                    Gate::Equals { word, value } => {
                        2 * (word.len() - value.count_ones() as usize) + 6 * two_input(gate)
                    }
                    gate => 6 * two_input(gate),
                })
                .sum(),
            Self::Depth => depth(circuit, &live),
            Self::Operations => gates.map(two_input).sum(),
            Self::Accesses => gates.filter(|g| two_input(g) > 0).map(|g| g.operands().len() + 1).sum(),
        }
    }
}

/// Returns the result of a pass if it costs no more than the input, else the input without its dead gates. Passes are
/// greedy, so on a few circuits a step costs a gate or a level more.
pub(super) fn no_worse(before: &Circuit, after: Circuit, cost: Cost) -> Circuit {
    if cost.of(&after) <= cost.of(before) { after } else { before.without_dead_gates() }
}

/// Number of two-input gates that a wide gate decomposes to; 0 for an input, a constant and a complement.
fn two_input(gate: &Gate) -> usize {
    gate.operands().len().saturating_sub(1)
}

fn depth(circuit: &Circuit, live: &[bool]) -> usize {
    let mut levels = vec![0u32; circuit.gates().len()];
    for (net, gate) in circuit.drivers().filter(|(net, _)| live[net.index()]) {
        levels[net.index()] = least_depth(gate.operands().iter().map(|n| levels[n.index()]));
    }
    levels.into_iter().max().unwrap_or(0) as usize
}

/// Minimum depth of a tree of two-input gates over leaves of the given depths [Golumbic 1976].
pub(super) fn least_depth(leaves: impl Iterator<Item = u32>) -> u32 {
    let mut heap: Vec<u32> = leaves.collect();
    heap.sort_unstable_by(|a, b| b.cmp(a));
    while heap.len() > 1 {
        let (a, b) = (heap.pop().unwrap_or(0), heap.pop().unwrap_or(0));
        let depth = a.max(b) + 1;
        let place = heap.partition_point(|d| *d > depth);
        heap.insert(place, depth);
    }
    heap.first().copied().unwrap_or(0)
}
