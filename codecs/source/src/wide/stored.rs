//! The check bytes of the entries as they are stored: bringing them into registers, and back into memory.

use super::panel::{Panel, order_of};
use super::{GROUP, REGISTER, SIDE_BY_SIDE, Tables, add, call, sum, total};
use crate::program::{Expr, Statement};

/// Statements that add the stored check bytes.
#[derive(Default)]
pub(super) struct Added {
    /// Statements for the sums of two groups, whose results are named `{group}d{check}`; may be empty.
    pub of_groups: Vec<Statement>,
    /// Statements for the sums of all entries; may be empty.
    pub of_all: Vec<Statement>,
}

/// Statements that add the stored check bytes of entries with `checks` check bytes each.
pub(super) fn added(checks: usize, tables: &mut Tables) -> Added {
    match checks {
        1 | 2 | 4 => Added { of_all: of_all(checks, tables), ..Added::default() },
        _ => Added { of_groups: of_groups(checks, tables), ..Added::default() },
    }
}

/// Defines the sums `{group}d{check}` of two groups: their sums plus their stored check bytes.
fn of_groups(checks: usize, tables: &mut Tables) -> Vec<Statement> {
    let mut statements = Vec::new();
    for (number, group) in SIDE_BY_SIDE.into_iter().enumerate() {
        for (line, first) in (0..checks).step_by(REGISTER).enumerate() {
            let panel = Panel { stride: checks, width: (checks - first).min(REGISTER) };
            let (name, pointer) = (format!("{group}c{line}_"), format!("{group}_check{line}"));
            let factor = SIDE_BY_SIDE.len() * GROUP * checks;
            let place = Expr::Index { factor, variable: "g", offset: GROUP * checks * number + first };
            statements.push(Statement::Pointer(pointer.clone(), Expr::at("check", place)));
            statements.extend(panel.transposed(&pointer, &name, tables));
            for check in 0..panel.width {
                let word = Expr::Size(1 << (check % GROUP));
                let register = Expr::name(format!("{name}{}", check / GROUP));
                let difference = call("xor_word", [sum(group, first + check), word, register]);
                statements.push(Statement::Let(format!("{group}d{}", first + check), difference));
            }
        }
    }
    statements
}

/// A call of a function on two registers of this name.
fn exchanged(function: &'static str, name: &str, pair: [usize; 2]) -> Expr {
    call(function, pair.map(|i| Expr::name(format!("{name}{i}"))))
}

/// Adds the stored check bytes of all entries to `sums`, if there are 1, 2 or 4.
fn of_all(checks: usize, tables: &mut Tables) -> Vec<Statement> {
    let (mut statements, bytes) = bytes_of_all("check", checks, tables);
    for (check, byte) in bytes.into_iter().enumerate() {
        statements.push(add(total(check), byte));
    }
    statements
}

/// Statements that read 1, 2, 4 or 8 bytes of each of 64 entries, and the registers of byte 0 of all entries, byte 1 and so on.
///
/// A permutation brings byte c of the entries of a register together, or of two registers if there are eight; quarters of registers are then exchanged.
pub(super) fn bytes_of_all(pointer: &str, checks: usize, tables: &mut Tables) -> (Vec<Statement>, Vec<Expr>) {
    let mut statements = Vec::new();
    for i in 0..checks {
        let own = call("load", [Expr::at(pointer, Expr::Size(REGISTER * i))]);
        let entries = REGISTER / checks;
        let order = order_of(|i| Some(checks * (i % entries) + i / entries));
        let own = if matches!(checks, 1 | 8) { own } else { call("order", [tables.order(order), own]) };
        statements.push(Statement::Let(format!("s{i}"), own));
    }
    let bytes = match checks {
        1 => vec![Expr::name("s0")],
        2 => vec![exchanged("low_half", "s", [0, 1]), exchanged("high_half", "s", [0, 1])],
        4 => quarters("s", &mut statements),
        _ => {
            let mut bytes = Vec::new();
            for (half, name) in ["t", "u"].into_iter().enumerate() {
                // Each 16 bytes are a byte of 16 entries.
                let order = order_of(|i| Some(checks * (i % 16) + i / 16 + half * checks / 2));
                for i in 0..4 {
                    let pair = [2 * i, 2 * i + 1].map(|i| Expr::name(format!("s{i}")));
                    let own = call("order_two", [vec![tables.order(order)], pair.to_vec()].concat());
                    statements.push(Statement::Let(format!("{name}{i}"), own));
                }
                bytes.extend(quarters(name, &mut statements));
            }
            bytes
        }
    };
    (statements, bytes)
}

/// Four registers, of which quarter c has byte c of 16 entries: the registers of each byte of 64 entries.
fn quarters(name: &str, statements: &mut Vec<Statement>) -> Vec<Expr> {
    let halves = format!("{name}h");
    for (i, pair) in [[0, 1], [2, 3]].into_iter().enumerate() {
        for (j, function) in ["low_half", "high_half"].into_iter().enumerate() {
            statements.push(Statement::Let(format!("{halves}{}", 2 * i + j), exchanged(function, name, pair)));
        }
    }
    let mut bytes = Vec::new();
    for pair in [[0, 2], [1, 3]] {
        bytes.extend(["even_quarters", "odd_quarters"].map(|function| exchanged(function, &halves, pair)));
    }
    bytes
}

/// Writes the sums into `bytes`, in which each 16 bytes of a register have the check bytes of neighbouring entries: those of
/// register j begin at `64 j`. Each round interleaves the bytes of the first and the second half of the registers.
pub(super) fn store(checks: usize) -> Vec<Statement> {
    let count = checks.next_power_of_two();
    let mut statements = Vec::new();
    let mut registers: Vec<Expr> = Vec::new();
    for check in 0..count {
        let own = total(check);
        registers.push(if check < checks { own } else { call("all", [Expr::Size(0)]) });
    }
    for round in 0..count.ilog2() {
        let mut next = Vec::new();
        for i in 0..count / 2 {
            for function in ["low_8", "high_8"] {
                let name = format!("r{round}_{}", next.len());
                let both = [registers[i].clone(), registers[i + count / 2].clone()];
                statements.push(Statement::Let(name.clone(), call(function, both)));
                next.push(Expr::name(name));
            }
        }
        registers = next;
    }
    for (j, register) in registers.into_iter().enumerate() {
        let place = Expr::at("bytes", Expr::Size(REGISTER * j));
        statements.push(Statement::Do(call("store", [place, register])));
    }
    statements
}
