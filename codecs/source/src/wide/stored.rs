//! The check bytes of the entries as they are stored: bringing them into registers, and back into memory.

use super::panel::{Panel, order_of};
use super::{GROUP, REGISTER, SIDE_BY_SIDE, Tables, index};

/// Statements that add the stored check bytes.
#[derive(Default)]
pub(super) struct Added {
    /// Statements for the sums of two groups, whose results are named `{group}d{check}`; may be empty.
    pub of_groups: Vec<String>,
    /// Statements for the sums of all entries; may be empty.
    pub of_all: Vec<String>,
}

/// Statements that add the stored check bytes of entries with `checks` check bytes each.
pub(super) fn added(checks: usize, tables: &mut Tables) -> Added {
    match checks {
        1 | 2 | 4 => Added { of_all: of_all(checks, tables), ..Added::default() },
        _ => Added { of_groups: of_groups(checks, tables), ..Added::default() },
    }
}

/// Defines the sums `{group}d{check}` of two groups: their sums plus their stored check bytes.
fn of_groups(checks: usize, tables: &mut Tables) -> Vec<String> {
    let mut statements = Vec::new();
    for (number, group) in SIDE_BY_SIDE.into_iter().enumerate() {
        for (line, first) in (0..checks).step_by(REGISTER).enumerate() {
            let panel = Panel { stride: checks, width: (checks - first).min(REGISTER) };
            let (name, pointer) = (format!("{group}c{line}_"), format!("{group}_check{line}"));
            let place = index(SIDE_BY_SIDE.len() * GROUP * checks, "g", GROUP * checks * number + first);
            statements.push(format!("let {pointer}: *const u8 = check.add({place});"));
            statements.extend(panel.transposed(&pointer, &name, tables));
            for check in 0..panel.width {
                let (c, word, k) = (first + check, 1 << (check % GROUP), check / GROUP);
                statements.push(format!("let {group}d{c} = xor_word({group}y{c}, {word}, {name}{k});"));
            }
        }
    }
    statements
}

/// Adds the stored check bytes of all entries to `sums`, if there are 1, 2 or 4.
fn of_all(checks: usize, tables: &mut Tables) -> Vec<String> {
    let (mut statements, bytes) = bytes_of_all("check", checks, tables);
    for (check, byte) in bytes.into_iter().enumerate() {
        statements.push(format!("sums[{check}] = xor(sums[{check}], {byte});"));
    }
    statements
}

/// Statements that read 1, 2, 4 or 8 bytes of each of 64 entries, and the registers of byte 0 of all entries, byte 1 and so on.
///
/// A permutation brings byte c of the entries of a register together, or of two registers if there are eight; quarters of registers are then exchanged.
pub(super) fn bytes_of_all(pointer: &str, checks: usize, tables: &mut Tables) -> (Vec<String>, Vec<String>) {
    let mut statements = Vec::new();
    for i in 0..checks {
        let own = format!("load({pointer}.add({}))", REGISTER * i);
        let entries = REGISTER / checks;
        let order = order_of(|i| Some(checks * (i % entries) + i / entries));
        let own = if matches!(checks, 1 | 8) { own } else { format!("order({}, {own})", tables.order(order)) };
        statements.push(format!("let s{i} = {own};"));
    }
    let bytes = match checks {
        1 => vec!["s0".into()],
        2 => vec!["low_half(s0, s1)".into(), "high_half(s0, s1)".into()],
        4 => quarters("s", &mut statements),
        _ => {
            let mut bytes = Vec::new();
            for (half, name) in ["t", "u"].into_iter().enumerate() {
                // Each 16 bytes are a byte of 16 entries.
                let order = order_of(|i| Some(checks * (i % 16) + i / 16 + half * checks / 2));
                for i in 0..4 {
                    let order = tables.order(order);
                    statements.push(format!("let {name}{i} = order_two({order}, s{}, s{});", 2 * i, 2 * i + 1));
                }
                bytes.extend(quarters(name, &mut statements));
            }
            bytes
        }
    };
    (statements, bytes)
}

/// Four registers, of which quarter c has byte c of 16 entries: the registers of each byte of 64 entries.
pub(super) fn quarters(name: &str, statements: &mut Vec<String>) -> Vec<String> {
    let halves = format!("{name}h");
    for (i, [a, b]) in [[0, 1], [2, 3]].into_iter().enumerate() {
        for (j, function) in ["low_half", "high_half"].into_iter().enumerate() {
            statements.push(format!("let {halves}{} = {function}({name}{a}, {name}{b});", 2 * i + j));
        }
    }
    let mut bytes = Vec::new();
    for [a, b] in [[0, 2], [1, 3]] {
        bytes.extend(["even_quarters", "odd_quarters"].map(|function| format!("{function}({halves}{a}, {halves}{b})")));
    }
    bytes
}

/// Writes the sums of 2 to [`super::SHORT`] check bytes into `bytes`, in which each 16 bytes of a register have the check bytes of
/// neighbouring entries. Each round interleaves the bytes of the first and the second half of the registers, which have this size.
pub(crate) fn store(checks: usize, size: usize) -> Vec<String> {
    let count = checks.next_power_of_two();
    let mut statements = Vec::new();
    let mut registers: Vec<String> =
        (0..count).map(|check| if check < checks { format!("sums[{check}]") } else { "all(0)".into() }).collect();
    for round in 0..count.ilog2() {
        let mut next = Vec::new();
        for i in 0..count / 2 {
            for function in ["low_8", "high_8"] {
                let name = format!("r{round}_{}", next.len());
                statements.push(format!("let {name} = {function}({}, {});", registers[i], registers[i + count / 2]));
                next.push(name);
            }
        }
        registers = next;
    }
    for (j, register) in registers.into_iter().enumerate() {
        statements.push(format!("store(bytes.add({}), {register});", size * j));
    }
    statements
}
