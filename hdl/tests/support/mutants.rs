//! Modules with one mistake: what testbenches and proofs must notice.

use eccforge_hdl::design::Options;
use eccforge_hdl::verilog::{Expr, Item, Module, Op};

/// The expression with its lowest bit complemented, whatever its width.
fn lowest_bit_wrong(value: &Expr) -> Expr {
    Expr::Chain(Op::Xor, vec![value.clone(), Expr::bit(true)])
}

/// The statements of lines of text, each with its value or condition complemented in turn.
fn changed_lines(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let mut all = Vec::new();
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| !line.trim_start().starts_with("localparam")) {
        let mut put = |from: usize, to: usize, not: &str| {
            let changed = format!("{}{not}({}){}", &line[..from], &line[from..to], &line[to..]);
            let before = lines[..at].iter().map(ToString::to_string);
            let after = lines[at + 1..].iter().map(ToString::to_string);
            all.push(before.chain([changed]).chain(after).collect::<Vec<_>>().join("\n"));
        };
        if let Some(from) = line.find("= ").map(|at| at + 2) {
            put(from, from + line[from..].find(';').unwrap(), "~");
        }
        // Not the condition of the reset: where that is complemented, nothing moves at all.
        if let Some(from) = line.find("if (").map(|at| at + 4).filter(|_| !line.contains("if (!")) {
            put(from, from + line[from..].rfind(") ").unwrap_or_else(|| line[from..].rfind(')').unwrap()), "!");
        }
    }
    all
}

/// An item with one mistake, in every way that is tried; `input` says of an instance's port whether it is an input.
fn changed(item: &Item, input: &dyn Fn(&str) -> bool) -> Vec<Item> {
    let not = |value: &Expr| Expr::Not(Box::new(value.clone()));
    let one = |change: &dyn Fn(&mut Item)| {
        let mut item = item.clone();
        change(&mut item);
        item
    };
    match item {
        // These are read by nobody.
        Item::Wire { name, .. } if name.starts_with("unused") => Vec::new(),
        Item::Wire { .. } | Item::Assign { .. } => [not, lowest_bit_wrong]
            .iter()
            .map(|wrong: &fn(&Expr) -> Expr| {
                one(&|item| match item {
                    Item::Wire { value, .. } | Item::Assign { right: value, .. } => *value = wrong(value),
                    _ => unreachable!(),
                })
            })
            .collect(),
        Item::Gather { groups, .. } => (0..groups.len())
            .map(|group| {
                one(&|item| match item {
                    Item::Gather { groups, .. } => groups[group].0[0] = lowest_bit_wrong(&groups[group].0[0]),
                    _ => unreachable!(),
                })
            })
            .collect(),
        Item::Instance { connections, .. } => (0..connections.len())
            .filter(|at| input(&connections[*at].0))
            .map(|at| {
                one(&|item| match item {
                    Item::Instance { connections, .. } => connections[at].1 = lowest_bit_wrong(&connections[at].1),
                    _ => unreachable!(),
                })
            })
            .collect(),
        Item::Register { enable, loads, .. } => {
            let mut all: Vec<Item> = (0..loads.len())
                .map(|load| {
                    one(&|item| match item {
                        Item::Register { loads, .. } => loads[load].2 = lowest_bit_wrong(&loads[load].2),
                        _ => unreachable!(),
                    })
                })
                .collect();
            all.extend(enable.as_ref().map(|_| {
                one(&|item| match item {
                    Item::Register { enable: Some(enable), .. } => *enable = not(enable),
                    _ => unreachable!(),
                })
            }));
            all
        }
        Item::Text(text) => changed_lines(text).into_iter().map(Item::Text).collect(),
        Item::Blank | Item::Comment(_) | Item::Localparam { .. } | Item::Declare { .. } => Vec::new(),
    }
}

/// At most about `most` modules with one mistake each, spread over the body: what was changed, and the module.
pub fn mutants(module: &Module, options: &Options, most: usize) -> Vec<(Item, Module)> {
    let ending = options.input("");
    let mut all = Vec::new();
    for (at, item) in module.items.iter().enumerate() {
        for wrong in changed(item, &|port| port.ends_with(&ending)) {
            let mut module = module.clone();
            module.items[at] = wrong.clone();
            all.push((wrong, module));
        }
    }
    let step = all.len().div_ceil(most).max(1);
    all.into_iter().step_by(step).collect()
}
