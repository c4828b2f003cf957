//! A figure means nothing without the memcpy of the same minute: everything is measured in turn, round after round, and
//! printed as ratios of the medians.
//!
//! `cargo run --release -p eccforge-bench -- --help` lists the options. Memory speed is measured with a buffer far beyond the
//! last cache.

mod limits;
mod measure;
mod options;
mod ours;
mod peers;
mod report;

use clap::Parser;
use measure::Bench;

fn main() -> std::process::ExitCode {
    let options = options::Options::parse();
    let mut all: Vec<Bench> = Vec::new();
    for place in measure::PLACES {
        all.push(limits::memcpy(place));
        for scheme in &options.schemes {
            all.extend(ours::benches(scheme, place));
        }
        all.extend(peers::benches(place));
    }
    let wanted = |b: &Bench| {
        let named = options.only.is_empty() || options.only.iter().any(|o| b.name.contains(o.as_str()));
        limits::is_limit(&b.name) || named && (!options.goals || report::has_goal(&b.name, b.place.name))
    };
    all.retain(wanted);
    let mut results = measure::run(&mut all, options.rounds);
    limits::add_caps(&mut results);
    report::print(&options, &results)
}
