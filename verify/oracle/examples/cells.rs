//! Prints the outcomes of every scheme for every exhaustive error class: corrected, detected and silent.
//!
//! Run: `cargo run -p eccforge-oracle --example cells [scheme ...]` (about a minute for all of them).

#[path = "../tests/support/mod.rs"]
mod support;

use eccforge_oracle::{by_id, ids};
use support::{Tally, bits, bytes, doubles, pins, tally, triples};

fn main() {
    let mut chosen: Vec<String> = std::env::args().skip(1).collect();
    if chosen.is_empty() {
        chosen = ids().into_iter().chain(["duet-trio:off"]).map(str::to_string).collect();
    }
    println!("{:<15} {:<7} {:>9} {:>9} {:>9} {:>9}", "scheme", "class", "corrected", "detected", "silent", "silent %");
    for id in chosen {
        let Some(oracle) = by_id(&id) else {
            eprintln!("{id}: unknown; the schemes are {}", ids().join(", "));
            continue;
        };
        print(&id, "bit", tally(&oracle, bits));
        print(&id, "pin", tally(&oracle, pins));
        print(&id, "byte", tally(&oracle, bytes));
        print(&id, "2 bits", tally(&oracle, doubles));
        print(&id, "3 bits", tally(&oracle, triples));
    }
}

fn print(id: &str, class: &str, outcomes: Tally) {
    let percent = outcomes.silent_percent();
    let Tally { corrected, detected, silent } = outcomes;
    println!("{id:<15} {class:<7} {corrected:>9} {detected:>9} {silent:>9} {percent:>9.4}");
}
