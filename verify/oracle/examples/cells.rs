//! Prints the outcomes of every scheme for every exhaustive error class: corrected, detected, silent.
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
        let print = |class: &str, Tally { corrected, detected, silent }: Tally| {
            let percent = Tally { corrected, detected, silent }.silent_percent();
            println!("{id:<15} {class:<7} {corrected:>9} {detected:>9} {silent:>9} {percent:>9.4}");
        };
        print("bit", tally(&oracle, bits));
        print("pin", tally(&oracle, pins));
        print("byte", tally(&oracle, bytes));
        print("2 bits", tally(&oracle, doubles));
        print("3 bits", tally(&oracle, triples));
    }
}
