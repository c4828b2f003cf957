//! Orders operations so that few values are live at the same time.

use super::cover::{LutProgram, Output};

/// Number of depth-first orders that differ in how ties and near ties are broken. Each gives two candidates. Twice as
/// many orders give the decoders of the benchmark no fewer loads and stores, and take twice the time to compile.
const TRIES: u64 = 12;

/// Candidate orders; only allocation shows which needs the fewest loads and stores. (Moving operations forward whose
/// operands are in registers needs more loads and stores.)
pub(super) fn candidates(code: &LutProgram) -> impl Iterator<Item = LutProgram> + '_ {
    let need = register_need(code);
    let outputs: Vec<usize> = code.outputs.iter().filter_map(|o| operation(code, o)).collect();
    (0..TRIES).flat_map(move |seed| {
        // The first order breaks no near ties, half of the others some.
        let reach = [0.9, 2.9][seed as usize % 2] * f64::from(u32::from(seed > 1));
        let weight: Vec<f64> = (0..).zip(&need).map(|(i, n)| f64::from(*n) + reach * jitter(i, seed)).collect();
        let mut outputs = outputs.clone();
        outputs.sort_by(|&a, &b| weight[b].total_cmp(&weight[a]));
        if seed == 1 {
            outputs.reverse();
        }
        let order = depth_first(code, &weight, &outputs);
        [code.reordered(&order), code.reordered(&by_arrival(code, &order))]
    })
}

/// The same operations, each as soon as all inputs that it depends on have been read, if inputs are read in the order in
/// which `order` first needs them. All sums that contain an input then take it while it is in a register: a decoder of
/// four interleaved codewords loads each input 2.6 times, and 3.5 times in depth-first order.
fn by_arrival(code: &LutProgram, order: &[usize]) -> Vec<usize> {
    let mut arrival = vec![None; code.inputs];
    let mut arrived = 0;
    let mut ready = vec![0; code.operations.len()];
    for &i in order {
        for &operand in code.operations[i].operands() {
            let at = match (operand as usize).checked_sub(code.inputs) {
                Some(operation) => ready[operation],
                None => *arrival[operand as usize].get_or_insert_with(|| {
                    arrived += 1;
                    arrived
                }),
            };
            ready[i] = ready[i].max(at);
        }
    }
    let mut sorted = order.to_vec();
    // The sort is stable, so an operation stays after those that it depends on.
    sorted.sort_by_key(|&i| ready[i]);
    sorted
}

/// A pseudorandom number from 0 to 1 for `i` and `seed` (the finaliser of SplitMix64).
fn jitter(i: u64, seed: u64) -> f64 {
    let z = (i << 32 | seed).wrapping_mul(0x9E3779B97F4A7C15);
    let z = (z ^ z >> 30).wrapping_mul(0xBF58476D1CE4E5B9);
    let z = (z ^ z >> 27).wrapping_mul(0x94D049BB133111EB);
    (z ^ z >> 31) as f64 / u64::MAX as f64
}

fn operation(code: &LutProgram, output: &Output) -> Option<usize> {
    match output {
        Output::Value(v, _) => (*v as usize).checked_sub(code.inputs),
        Output::Constant(_) => None,
    }
}

/// Registers that an operation's tree needs if it is evaluated separately [Sethi and Ullman, "The generation of
/// optimal code for arithmetic expressions", J. ACM 17(4), 1970]. Inputs are read from memory.
fn register_need(code: &LutProgram) -> Vec<u32> {
    let mut need: Vec<u32> = Vec::with_capacity(code.operations.len());
    for o in &code.operations {
        let below = o.operands().iter().filter_map(|v| (*v as usize).checked_sub(code.inputs));
        let mut needs: Vec<u32> = below.map(|i| need[i]).collect();
        needs.sort_unstable_by_key(|n| std::cmp::Reverse(*n));
        // While operand i is evaluated, the results of the i operands before it each occupy a register.
        need.push((0..).zip(needs).map(|(occupied, n)| occupied + n).max().unwrap_or(0).max(1));
    }
    need
}

/// Evaluates each output in turn; an operand that needs more registers comes before one that needs fewer.
fn depth_first(code: &LutProgram, need: &[f64], outputs: &[usize]) -> Vec<usize> {
    let mut seen = vec![false; code.operations.len()];
    let mut order = Vec::with_capacity(code.operations.len());
    for &output in outputs {
        // (operation, whether its operands are done). Recursion would overflow the call stack, because a chain is as
        // deep as its sum is long.
        let mut stack = vec![(output, false)];
        while let Some((i, done)) = stack.pop() {
            if done {
                order.push(i);
            } else if !std::mem::replace(&mut seen[i], true) {
                stack.push((i, true));
                let below = code.operations[i].operands().iter();
                let mut below: Vec<usize> = below.filter_map(|v| (*v as usize).checked_sub(code.inputs)).collect();
                below.sort_by(|&a, &b| need[a].total_cmp(&need[b]));
                stack.extend(below.into_iter().filter(|b| !seen[*b]).map(|b| (b, false)));
            }
        }
    }
    order
}
