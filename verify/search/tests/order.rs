//! Tests that an order of columns has the silent share that plain decoding of every event gives, that no order of a small
//! code is better, and that two published codes get orders with few silent clusters.

use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::random::SplitMix64;
use eccforge_model::ErrorModel;
use eccforge_scheme::{Scheme, builtin};
use eccforge_search::order::{Event, best};
use std::sync::atomic::AtomicU64;

/// The silent share of events by the definition: the bits are in this order, the syndrome's column is flipped if there is
/// one, and the data are compared.
fn plain(columns: &[u64], order: &[usize], k: usize, events: &[Event]) -> f64 {
    let silent = |bits: &[usize]| {
        let mut wrong: Vec<bool> = vec![false; order.len()];
        for place in bits.iter() {
            wrong[order[*place]] = true;
        }
        let syndrome = (0..wrong.len()).filter(|bit| wrong[*bit]).fold(0, |sum, bit| sum ^ columns[bit]);
        match columns.iter().position(|column| *column == syndrome) {
            Some(bit) => wrong[bit] = !wrong[bit],
            None if syndrome != 0 => return false,
            None => {}
        }
        wrong[..k].contains(&true)
    };
    events.iter().filter(|(bits, _)| silent(bits)).map(|(_, probability)| probability).sum()
}

/// Calls `visit` with every order of the numbers below `n` [Heap 1963].
fn orders(n: usize, visit: &mut dyn FnMut(&[usize])) {
    fn some(size: usize, order: &mut [usize], visit: &mut dyn FnMut(&[usize])) {
        if size == 1 {
            return visit(order);
        }
        for i in 0..size {
            some(size - 1, order, visit);
            order.swap(if size.is_multiple_of(2) { i } else { 0 }, size - 1);
        }
    }
    some(n, &mut (0..n).collect::<Vec<_>>(), visit);
}

#[test]
fn no_order_of_a_small_code_has_fewer_silent_events() {
    let text = "eccforge: 1\nid: h84\nname: s\nsource: s\nentry: {beats: 1, data-pins: 4, check-pins: 4}\ncodewords: 1\n\
                layout: identity\ncode: {hsiao: {k: 4}}\ncorrects: [bits]\n";
    let scheme = Scheme::from_text(&SourceFile::new("h84.yaml", text), None).expect("a scheme");
    let columns = scheme.code.h.columns();
    for seed in 0..3 {
        // Clusters of three to five neighbours, each with a probability of its own.
        let mut random = SplitMix64::new(seed);
        let mut events: Vec<Event> = Vec::new();
        for first in 0..6 {
            for last in first + 2..8.min(first + 5) {
                events.push(((first..=last).collect(), (random.bits() % 1000) as f64 / 1e4));
            }
        }
        let found = best(&scheme, &events, &AtomicU64::new(0)).expect("one codeword");
        let mut fewest = f64::INFINITY;
        orders(8, &mut |order| fewest = fewest.min(plain(columns, order, 4, &events)));
        assert!((found.silent - fewest).abs() < 1e-12, "seed {seed}: {} is found, {fewest} is possible", found.silent);
        let own = plain(columns, &found.bits, 4, &events);
        assert!((found.silent - own).abs() < 1e-12, "seed {seed}: {} is stated, {own} is true", found.silent);
    }
}

#[test]
fn clusters_in_published_codes_are_seldom_silent_in_the_order_that_is_found() {
    let model = ErrorModel::from_path(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/clusters.yaml").as_ref());
    let model = model.expect("the example");
    for (id, k, given, most) in [("opentitan-72-64", 64, 0.426, 0.05), ("hsiao-39-32", 32, 0.337, 0.07)] {
        let scheme = builtin(id).expect("shipped").scheme();
        let columns = scheme.code.h.columns();
        let (events, unlisted) = model.events(&scheme).expect("one beat");
        assert!(unlisted.is_empty(), "{unlisted:?}");
        let same: Vec<usize> = (0..columns.len()).collect();
        let before = plain(columns, &same, k, &events);
        assert!((before - given).abs() < 1e-3, "{id}: {before}");
        let found = best(&scheme, &events, &AtomicU64::new(0)).expect("one codeword");
        let after = plain(columns, &found.bits, k, &events);
        assert!((found.silent - after).abs() < 1e-12, "{id}: {} is stated, {after} is true", found.silent);
        assert!(after < most, "{id}: {after}");
    }
}

#[test]
fn codes_whose_outcome_depends_on_neighbours_are_refused() {
    for id in ["trio", "veer-el2-iccm-64k"] {
        let why = best(&builtin(id).expect("shipped").scheme(), &[], &AtomicU64::new(0)).expect_err(id);
        assert!(why.contains("every single bit and nothing else"), "{why}");
    }
}
