//! Tests of patterns against textbook lists, and of counting bounds for problems that have no solution.

use eccforge_search::problem::{Columns, Problem, patterns};

/// A search for n columns of r bits that correct these patterns, without a window.
fn problem(n: usize, r: u32, columns: Columns, patterns: Vec<Vec<usize>>) -> Problem {
    Problem { n, r, columns, patterns, window: 0, ..Problem::default() }
}

#[test]
fn counting_rules_out_what_cannot_be() {
    let refused = |p: Problem| p.feasible().unwrap_err();
    assert!(refused(problem(129, 8, Columns::Odd, vec![])).contains("only 128 vectors of odd weight"));
    let triples = patterns("adjacent: {bits: 3, solid: true}", 72, 8);
    assert!(refused(problem(72, 8, Columns::Odd, triples.clone())).contains("142 correctable patterns of odd weight"));
    assert_eq!(problem(72, 8, Columns::Any, triples).feasible(), Ok(()));
    assert_eq!(problem(72, 8, Columns::Odd, patterns("symbols: {bits: 2}", 72, 8)).feasible(), Ok(()));
    assert!(refused(problem(8, 8, Columns::Odd, vec![])).contains("no data bit"));
    assert!(refused(problem(12, 20, Columns::Odd, vec![])).contains("20 check bits"));
}

#[test]
fn patterns_are_those_of_the_textbook() {
    assert_eq!(patterns("symbols: {bits: 2}", 6, 4), [[0, 1], [2, 3], [4, 5]]);
    assert_eq!(patterns("symbols: {bits: 3}", 6, 4).len(), 8);
    let runs: [&[usize]; 5] = [&[0, 1], &[0, 1, 2], &[1, 2], &[1, 2, 3], &[2, 3]];
    assert_eq!(patterns("adjacent: {bits: 3, solid: true}", 4, 3), runs);
    assert_eq!(patterns("adjacent: {bits: 2}", 5, 3), patterns("adjacent: {bits: 2, solid: true}", 5, 3));
    let bursts: [&[usize]; 7] = [&[0, 1], &[0, 1, 2], &[0, 2], &[1, 2], &[1, 2, 3], &[1, 3], &[2, 3]];
    assert_eq!(patterns("adjacent: {bits: 3}", 4, 3), bursts);
}
