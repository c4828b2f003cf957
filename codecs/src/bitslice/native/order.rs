//! The order of operations decides how many values live at a time.

use super::cover::{Output, Straight};

/// Orders to choose from; which needs the fewest loads and stores is only known after allocation. (Drawing operations
/// forward whose operands are in registers anyway was tried: it needs more of both.)
pub(super) fn candidates(code: &Straight) -> [Straight; 2] {
    let need = register_need(code);
    let mut outputs: Vec<usize> = code.outputs.iter().filter_map(|o| operation(code, o)).collect();
    outputs.sort_by_key(|&o| std::cmp::Reverse(need[o]));
    let heavy_first = depth_first(code, &need, &outputs);
    outputs.reverse();
    let light_first = depth_first(code, &need, &outputs);
    [heavy_first, light_first].map(|order| code.reordered(&order))
}

fn operation(code: &Straight, output: &Output) -> Option<usize> {
    match output {
        Output::Value(v, _) => (*v as usize).checked_sub(code.inputs),
        Output::Constant(_) => None,
    }
}

/// Registers that an operation's tree needs if it is evaluated by itself [Sethi and Ullman, "The generation of optimal code
/// for arithmetic expressions", J. ACM 17(4), 1970]; inputs are read from memory.
fn register_need(code: &Straight) -> Vec<u32> {
    let mut need: Vec<u32> = Vec::with_capacity(code.operations.len());
    for o in &code.operations {
        let below = o.operands().iter().filter_map(|v| (*v as usize).checked_sub(code.inputs));
        let mut needs: Vec<u32> = below.map(|i| need[i]).collect();
        needs.sort_unstable_by_key(|n| std::cmp::Reverse(*n));
        need.push((0..).zip(needs).map(|(held, n)| held + n).max().unwrap_or(0).max(1));
    }
    need
}

/// Each output in turn, each operand that needs more registers before one that needs fewer.
fn depth_first(code: &Straight, need: &[u32], outputs: &[usize]) -> Vec<usize> {
    let mut seen = vec![false; code.operations.len()];
    let mut order = Vec::with_capacity(code.operations.len());
    for &output in outputs {
        // (operation, whether its operands are done)
        let mut stack = vec![(output, false)];
        while let Some((i, done)) = stack.pop() {
            if done {
                order.push(i);
            } else if !std::mem::replace(&mut seen[i], true) {
                stack.push((i, true));
                let below = code.operations[i].operands().iter();
                let mut below: Vec<usize> = below.filter_map(|v| (*v as usize).checked_sub(code.inputs)).collect();
                below.sort_by_key(|&b| need[b]);
                stack.extend(below.into_iter().filter(|b| !seen[*b]).map(|b| (b, false)));
            }
        }
    }
    order
}
