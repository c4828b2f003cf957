//! The kernel for vectors of any length, SVE and RVV: 64 entries at a time, in steps of as many entries as a vector has bytes.
//!
//! Eight bytes of each entry lie side by side in a panel. Eight vectors hold the words of as many entries as one has bytes. Three
//! rounds separate the even bytes of two vectors from the odd ones, after which each vector holds one byte of every entry. Unlike
//! interleaving, this takes the same number of rounds for every length.
//!
//! The statements are the same for both instruction sets.

use crate::program::{Expr, Statement};

/// Entries of a block.
pub(crate) const BLOCK: usize = 64;
/// Bytes of an entry in a panel.
const COLUMN: usize = 8;

/// A call of a function of the template.
fn call(function: &'static str, arguments: impl Into<Vec<Expr>>) -> Expr {
    Expr::Call(function, arguments.into())
}

/// The step of the entries from number `i` on.
fn step() -> Expr {
    Expr::name("i")
}

/// Defines vectors of the first `bytes` bytes of the panel's entries from number `i` on, and returns their names.
fn transposed(bytes: usize) -> (Vec<Statement>, Vec<Expr>) {
    let mut statements = Vec::new();
    let mut runs = vec![Vec::new()];
    for k in 0..COLUMN {
        let words = call("words", [Expr::name("panel"), step(), Expr::Size(k)]);
        statements.push(Statement::Let(format!("a{k}"), words));
        runs[0].push(Expr::name(format!("a{k}")));
    }
    // A run holds the bytes whose number ends in the same bits, one more in each round.
    for round in ["b", "c", "d"] {
        let mut next = Vec::new();
        for function in ["even", "odd"] {
            // Run r is needed for bytes r, r + the number of runs, and so on.
            for run in runs.iter().take(bytes.saturating_sub(next.len())) {
                let mut half = Vec::new();
                for pair in run.chunks_exact(2) {
                    let name = format!("{round}{}", next.len() * run.len() / 2 + half.len());
                    statements.push(Statement::Let(name.clone(), call(function, pair.to_vec())));
                    half.push(Expr::name(name));
                }
                next.push(half);
            }
        }
        runs = next;
    }
    (statements, runs.concat())
}

/// Repeats statements for the entries of each step, from number `i` on.
fn in_steps(body: Vec<Statement>) -> Statement {
    Statement::Each { variable: "i", count: BLOCK, step: call("lanes", []), body }
}

/// For each eight of `bytes` bytes of the entries at a pointer, in steps: statements with the vectors of the first `count` of them.
fn each_column(
    pointer: &'static str,
    [bytes, count]: [usize; 2],
    used: impl Fn(&[Expr]) -> Vec<Statement>,
) -> Statement {
    let (mut body, vectors) = transposed(count);
    body.extend(used(&vectors));
    let fill = call("fill", [Expr::name("panel"), Expr::name(pointer), Expr::Size(bytes), Expr::name("p")]);
    let columns = bytes.div_ceil(COLUMN);
    Statement::Each {
        variable: "p",
        count: columns,
        step: Expr::Size(1),
        body: vec![Statement::Do(fill), in_steps(body)],
    }
}

/// Adds the products of `data` data bytes of each of 64 entries to `sums`, which has 64 bytes for each check byte.
pub(crate) fn sums(data: usize) -> Statement {
    each_column("data", [data, COLUMN], |vectors| {
        let arguments = [vec![Expr::name("sums"), Expr::name("p"), step()], vectors.to_vec()].concat();
        vec![Statement::Do(call("products", arguments))]
    })
}

/// Adds a vector to the check bytes with this number of the entries from number `i` on.
fn add(check: Expr, vector: Expr) -> Statement {
    Statement::Do(call("add", [Expr::name("sums"), check, step(), vector]))
}

/// Adds the `checks` stored check bytes of each of 64 entries to `sums`.
pub(crate) fn stored(checks: usize) -> Statement {
    if checks == 1 {
        let own = call("row", [Expr::name("check"), step()]);
        return in_steps(vec![add(Expr::Size(0), own)]);
    }
    each_column("check", [checks, checks.min(COLUMN)], |vectors| {
        let mut statements = Vec::new();
        for (offset, vector) in vectors.iter().enumerate() {
            let check = Expr::Index { factor: COLUMN, variable: "p", offset };
            statements.push(add(check, vector.clone()));
        }
        statements
    })
}
