//! Modules with one mistake that testbenches and proofs must detect.

use super::Emitted;
use eccforge_hdl::design::Options;
use eccforge_hdl::verilog::{Expr, Item, Module, Op, print};
use eccforge_scheme::Scheme;

/// Returns the expression with its lowest bit complemented, whatever its width.
fn lowest_bit_wrong(value: &Expr) -> Expr {
    Expr::Chain(Op::Xor, vec![value.clone(), Expr::bit(true)])
}

/// Returns the expressions of an item, one for each group of bits and input of an instance; `input` states whether an
/// instance's port is an input.
fn values<'i>(item: &'i mut Item, input: &dyn Fn(&str) -> bool) -> Vec<&'i mut Expr> {
    match item {
        // These are unused.
        Item::Wire { name, .. } if name.starts_with("unused") => Vec::new(),
        Item::Wire { value, .. } | Item::Assign { right: value, .. } => vec![value],
        Item::Gather { groups, .. } => groups.iter_mut().map(|group| &mut group.0[0]).collect(),
        Item::Instance { connections, .. } => {
            connections.iter_mut().filter(|(port, _)| input(port)).map(|(_, value)| value).collect()
        }
        // Indices; another test checks the text.
        Item::Loop { .. } => Vec::new(),
        Item::Blank
        | Item::Comment(_)
        | Item::Parameter { .. }
        | Item::Localparam { .. }
        | Item::Declare { .. }
        | Item::Refusals(_)
        | Item::Source(..)
        | Item::Table { .. } => Vec::new(),
    }
}

/// Returns an item with one mistake, in every way that is tried: a bit wrong, or all bits of a wire.
fn changed(item: &Item, input: &dyn Fn(&str) -> bool) -> Vec<Item> {
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

/// Returns up to about `most` modules, each with one mistake, spread over the body: the changed item, and the module.
pub fn mutants(module: &Module, options: &Options, most: usize) -> Vec<(Item, Module)> {
    let ending = options.input("");
    let mut all = Vec::new();
    for (at, item) in module.items.iter().enumerate() {
        // These changes are not observable: the other edge of the clock, a switch without a reader, and the lowest bit
        // of the address of a register, which has four bytes.
        let unseen = |port: &str| port.starts_with("clk") || ["switches_i", "reg_address_i"].contains(&port);
        for wrong in changed(item, &|port| port.ends_with(&ending) && !unseen(port)) {
            let mut module = module.clone();
            module.items[at] = wrong.clone();
            all.push((wrong, module));
        }
    }
    let step = all.len().div_ceil(most).max(1);
    all.into_iter().step_by(step).collect()
}

/// Returns the first line in which two modules differ, in the form of the second.
fn changed_line(before: &Module, after: &Module) -> String {
    let (before, after) = (print(before, &[]), print(after, &[]));
    before.lines().zip(after.lines()).find(|(a, b)| a != b).map(|(_, b)| b.trim().to_string()).unwrap_or_default()
}

/// Asserts that the testbench `bench` fails on every mistake in a module of these names, about the given number in
/// each.
pub fn every_mutant_fails(scheme: &Scheme, options: &Options, bench: &str, modules: &[(&str, usize)]) {
    let emitted = Emitted::new(scheme, options);
    let top = format!("{}_{bench}", emitted.design.prefix);
    emitted.passes(&top);
    let mut survivors = Vec::new();
    // Unobservable changes: spare signals, registers without a reader, the other edge of the clock; and the syndrome
    // where only check bits are requested, which another test covers.
    let syndromes = match bench {
        "dw_ecc" => "] syndromes =",
        "prim_ram_1p_adv" => "assign dec_synd =",
        _ => "unused",
    };
    let unseen = [
        "unused",
        "reg_in ",
        "reg_we_in ",
        "reg_req_in",
        "reg_data_in",
        "reg_address_in",
        // Without a mask for each codeword, the array writes whole entries.
        ".mask_i  (mem_mask",
        // AXI4-Lite has no bit for `ce`.
        ".ce_i  ",
        ".clk",
        "poisoned =",
        syndromes,
    ];
    for (part, most) in modules {
        let name = format!("{}_{part}", emitted.design.prefix);
        let module = emitted.design.modules().find(|m| m.name == name).unwrap();
        let path = emitted.folder.path().join(format!("{name}.v"));
        let mut tried = 0;
        for (item, mutant) in mutants(module, options, *most) {
            let line = changed_line(module, &mutant);
            // The two lowest bits of a register's address are ignored.
            if unseen.iter().any(|part| line.contains(part))
                || line.starts_with("for (")
                || ["reg_address_i ^ 1'b1", "register_address ^ 1'b1"].iter().any(|part| line.contains(part))
            {
                continue;
            }
            std::fs::write(&path, print(&mutant, &[])).unwrap();
            let output = emitted.simulate(&top);
            if output.success || !output.text.contains("FAIL") {
                survivors.push(format!("{name}: {line} ({item:?})"));
            }
            tried += 1;
        }
        eprintln!("{name}: {tried} mutants");
        assert!(tried > 2, "{name}: {tried} mutants");
        std::fs::write(&path, print(module, &[])).unwrap();
    }
    assert!(survivors.is_empty(), "{}", survivors.join("\n"));
}
