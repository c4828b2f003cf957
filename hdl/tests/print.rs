//! Tests of the printer of Verilog: parentheses and the width of lines.

use eccforge_hdl::verilog::{COLUMNS, Direction, Expr, Item, Module, Op, print};

/// Returns an expression as it is printed in an assignment.
fn printed(expr: &Expr) -> String {
    let mut module = Module::new("m", Vec::new());
    module.items.push(Item::Assign { left: Expr::name("y"), right: expr.clone(), note: None });
    let text = print(&module, &[]);
    let assigned = text.lines().find_map(|line| line.trim().strip_prefix("assign y = "));
    assigned.and_then(|rest| rest.strip_suffix(';')).expect("one line").to_string()
}

#[test]
fn nested_operations_are_always_in_parentheses() {
    let sum = Expr::Chain(Op::Xor, vec![Expr::name("a"), Expr::name("b")]);
    let gated = Expr::Chain(Op::And, vec![sum, Expr::Not(Box::new(Expr::name("c")))]);
    assert_eq!(printed(&gated), "(a ^ b) & ~c");
    let compared = Expr::Equal(Box::new(Expr::Slice("s".into(), 7, 4)), Box::new(Expr::Literal(vec![true; 4])));
    assert_eq!(printed(&compared), "s[7:4] == 4'hf");
    let operand = Expr::Chain(Op::And, vec![compared, Expr::name("c")]);
    assert_eq!(printed(&operand), "(s[7:4] == 4'hf) & c");
    let not = |e: Expr| Expr::Not(Box::new(e));
    let all = Expr::Reduce(Op::And, Box::new(Expr::name("a")));
    assert_eq!(printed(&not(not(all.clone()))), "~(~&a)");
    assert_eq!(printed(&not(not(not(Expr::name("b"))))), "~(~(~b))");
    assert_eq!(printed(&Expr::Reduce(Op::Or, Box::new(not(all)))), "|(~&a)");
}

#[test]
fn no_line_is_wider_than_100_columns() {
    let terms = (0..200).map(|i| Expr::Bit("codeword_i".into(), i)).collect();
    let doc = vec!["word ".repeat(60), "letter".repeat(60)];
    let mut module = Module::new("wide", doc);
    module.port(Direction::Input, "codeword_i", 200, "what it carries, at some length, ".repeat(4));
    module.port(Direction::Output, "y", 1, "short");
    module.items.push(Item::Assign {
        left: Expr::name("y"),
        right: Expr::Chain(Op::Xor, terms),
        note: Some("a note that does not fit any more ".repeat(3)),
    });
    let text = print(&module, &[]);
    assert!(text.lines().all(|l| l.len() <= COLUMNS), "{text}");
    assert_eq!(text.matches("codeword_i[").count(), 200);
}
