//! The table of ratios, and the goals.

use crate::measure::Speed;
use crate::options::Options;
use std::process::ExitCode;

/// A benchmark's goal: a multiple of another benchmark of the same place and run.
struct Goal {
    place: &'static str,
    name: &'static str,
    of: &'static str,
    at_least: f64,
}

const fn goal(place: &'static str, name: &'static str, at_least: f64, of: &'static str) -> Goal {
    Goal { place, name, of, at_least }
}

const GOALS: [Goal; 24] = [
    goal("DRAM", "trio avx512 check split", 0.90, "trio read split"),
    goal("DRAM", "trio avx512 check packed", 0.90, "trio read packed"),
    goal("DRAM", "ssc-dsd-plus avx512 check split", 0.90, "ssc-dsd-plus read split"),
    goal("DRAM", "ssc-dsd-plus avx512 check packed", 0.90, "ssc-dsd-plus read packed"),
    goal("L2", "trio avx512 check split", 0.65, "memcpy"),
    goal("L2", "trio avx512 check packed", 0.50, "memcpy"),
    goal("L2", "ni-secded avx512 check split", 1.2, "memcpy"),
    goal("L2", "trio avx512 encode split", 0.60, "memcpy"),
    goal("L2", "ni-secded avx512 encode split", 0.60, "memcpy"),
    goal("L2", "trio avx512 decode 1 in 1000", 0.90, "trio avx512 decode clean"),
    goal("L2", "trio avx512 decode 1 in 100", 0.60, "trio avx512 decode clean"),
    goal("L2", "ni-secded avx512 decode 1 in 1000", 0.90, "ni-secded avx512 decode clean"),
    goal("L2", "ni-secded avx512 decode 1 in 100", 0.60, "ni-secded avx512 decode clean"),
    goal("L2", "ssc-dsd-plus avx512 decode 1 in 1000", 0.90, "ssc-dsd-plus avx512 decode clean"),
    goal("L2", "ssc-dsd-plus avx512 decode 1 in 100", 0.60, "ssc-dsd-plus avx512 decode clean"),
    goal("L2", "trio avx2 check split", 0.15, "memcpy"),
    goal("L2", "ssc-dsd-plus avx2 check split", 0.15, "memcpy"),
    goal("DRAM", "trio avx2 check split", 0.85, "memcpy"),
    goal("DRAM", "ssc-dsd-plus avx2 check split", 0.85, "memcpy"),
    goal("L2", "trio tables check split", 6.0, "bit loop (72,64)"),
    goal("L2", "ni-secded tables check split", 6.0, "bit loop (72,64)"),
    goal("L2", "ssc-dsd-plus tables check split", 6.0, "bit loop (72,64)"),
    goal("L2", "ni-secded tables check split", 1.0, "scalar tables (72,64)"),
    goal("L2", "ni-secded tables check split", 1.0, "row masks (72,64)"),
];

/// The limit of a benchmark of ours: reading the buffers that it reads.
fn cap_of(name: &str) -> String {
    let scheme = name.split(' ').next().unwrap_or_default();
    format!("{scheme} read {}", if name.contains("packed") { "packed" } else { "split" })
}

/// Whether a goal speaks of a benchmark.
pub fn has_goal(name: &str, place: &str) -> bool {
    GOALS.iter().any(|g| g.place == place && (g.name == name || g.of == name))
}

/// Prints all speeds with their ratios, then the goals.
pub fn print(options: &Options, results: &[Speed]) -> ExitCode {
    let find = |place: &str, name: &str| {
        results.iter().find(|r| r.place == place && r.name == name).map(|r| r.gigabytes_per_second)
    };
    println!("| place | benchmark | GB/s of data | x memcpy | x read |");
    println!("|---|---|---:|---:|---:|");
    for r in results {
        let ratio = |of: &str| find(r.place, of).map_or(f64::NAN, |x| r.gigabytes_per_second / x);
        println!(
            "| {} | {} | {:.2} | {:.2} | {:.2} |",
            r.place,
            r.name,
            r.gigabytes_per_second,
            ratio("memcpy"),
            ratio(&cap_of(&r.name))
        );
    }
    let mut missed = 0;
    println!("\n| goal | at least | reached | |\n|---|---:|---:|---|");
    for g in &GOALS {
        let (Some(own), Some(other)) = (find(g.place, g.name), find(g.place, g.of)) else {
            println!("| {}: {} / {} | {:.2} | not run here | |", g.place, g.name, g.of, g.at_least);
            missed += 1;
            continue;
        };
        let reached = own / other;
        let verdict = if reached >= g.at_least { "met" } else { "MISSED" };
        missed += usize::from(reached < g.at_least);
        println!("| {}: {} / {} | {:.2} | {reached:.2} | {verdict} |", g.place, g.name, g.of, g.at_least);
    }
    if options.goals && missed > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
