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

/// The expressions of an item, one for each group of bits, input of an instance and register; `input` says of an instance's
/// port whether it is an input.
fn values<'i>(item: &'i mut Item, input: &dyn Fn(&str) -> bool) -> Vec<&'i mut Expr> {
    match item {
        // These are read by nobody.
        Item::Wire { name, .. } if name.starts_with("unused") => Vec::new(),
        Item::Wire { value, .. } | Item::Assign { right: value, .. } => vec![value],
        Item::Gather { groups, .. } => groups.iter_mut().map(|group| &mut group.0[0]).collect(),
        Item::Instance { connections, .. } => {
            connections.iter_mut().filter(|(port, _)| input(port)).map(|(_, value)| value).collect()
        }
        Item::Register { enable, loads, .. } => loads.iter_mut().map(|load| &mut load.2).chain(enable).collect(),
        Item::Blank
        | Item::Comment(_)
        | Item::Parameter { .. }
        | Item::Localparam { .. }
        | Item::Declare { .. }
        | Item::Text(_) => Vec::new(),
    }
}

/// An item with one mistake, in every way that is tried: a bit wrong, or all bits of a wire or of lines of text.
fn changed(item: &Item, input: &dyn Fn(&str) -> bool) -> Vec<Item> {
    if let Item::Text(text) = item {
        return changed_lines(text).into_iter().map(Item::Text).collect();
    }
    let with = |at: usize, wrong: &dyn Fn(&Expr) -> Expr| {
        let mut item = item.clone();
        let value = values(&mut item, input).swap_remove(at);
        *value = wrong(value);
        item
    };
    let count = values(&mut item.clone(), input).len();
    let mut all: Vec<Item> = (0..count).map(|at| with(at, &lowest_bit_wrong)).collect();
    if count == 1 && matches!(item, Item::Wire { .. } | Item::Assign { .. }) {
        all.push(with(0, &|value| Expr::Not(Box::new(value.clone()))));
    }
    all
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
