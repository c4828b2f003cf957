//! Goals of the package, each measured once: `cargo bench -p eccforge-fleet`.
//!
//! - a fleet of 10 000 GPUs over 5 years under five schemes: under 60 s and 1 GB;
//! - a synthetic beam log of a million events: analysed in under 5 s.
//!
//! `cargo bench -p eccforge-fleet -- rows` reads a log of ten million rows, all of them events: under 15 s and 200 MB.
//!
//! `cargo bench -p eccforge-fleet -- coverage` also analyses logs of a million events of a hundred seeds and counts in how
//! many all classes of Table 1 are within their intervals (goal: 93). That takes minutes.

#[path = "../../beam/tests/beam_logs/mod.rs"]
mod beam_logs;

use beam_logs::{Form, Truth, write};
use eccforge_beam::analyse::{Analysis, analyse};
use eccforge_beam::inputs::AnalysisInputs;
use eccforge_circuit::lanes::Backend;
use eccforge_evidence::entries::{Options, read};
use eccforge_fleet::fleet::fleet_report::report;
use eccforge_fleet::fleet::scenario::Scenario;
use eccforge_fleet::fleet::work::Plan;
use eccforge_gpu::profile::Profile;
use eccforge_model::ErrorModel;
use eccforge_runs::random::Draws;
use eccforge_runs::run::{Limits, StopRules, run};
use eccforge_scheme::{Scheme, builtin};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::time::Instant;

fn main() {
    let coverage = std::env::args().any(|a| a == "coverage");
    if std::env::args().any(|a| a == "rows") {
        return rows();
    }
    fleet();
    beam();
    if coverage {
        cover();
    }
}

fn line(name: &str, figure: f64, unit: &str, goal: f64, at_most: bool) {
    let met = if at_most { figure <= goal } else { figure >= goal };
    println!("{name:<44} {figure:>10.3} {unit:<4} goal {goal} {}", if met { "met" } else { "MISSED" });
}

fn fleet() {
    let started = Instant::now();
    let scenario = Scenario::default();
    let schemes: Vec<Scheme> = scenario.schemes.iter().map(|s| builtin(s).expect("shipped").scheme()).collect();
    let profile = Profile::load(&scenario.profile).expect("shipped");
    let plan = Plan::new(scenario, profile, ErrorModel::table1(), &schemes).expect("the defaults can be run");
    let planned = started.elapsed().as_secs_f64();
    let limits = Limits { threads: 0, backend: Backend::U64, stop: StopRules::default(), shard: None };
    let mut records = Vec::new();
    run(&plan, &limits, &[], &mut |r, _| {
        records.push(r.clone());
        Ok::<(), ()>(())
    })
    .expect("memory");
    let report = report(&plan.identity(), &records).expect("a fleet");
    assert!(report.complete);
    let seconds = started.elapsed().as_secs_f64();
    println!("fleet: {planned:.2} s of {seconds:.2} s are exact outcome chances");
    line("fleet, 10 000 GPUs, 5 years, 5 schemes", seconds, "s", 60.0, true);
    if let Some(gigabytes) = peak_gigabytes() {
        line("  peak memory", gigabytes, "GB", 1.0, true);
    }
}

/// Peak memory of this process; Linux only.
fn peak_gigabytes() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|l| l.starts_with("VmHWM:"))?;
    Some(line.split_whitespace().nth(1)?.parse::<f64>().ok()? / 1e6)
}

/// Ten million rows with few wrong bits, each in its own entry and read.
fn rows() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("log.csv");
    let mut out = BufWriter::with_capacity(1 << 20, File::create(&path).expect("a file"));
    writeln!(out, "run,write,read,time_s,address,expected,flips").expect("written");
    let mut draws = Draws::new(1, 2, 3);
    for i in 0..10_000_000u64 {
        let (entry, at) = (draws.below(1 << 30), draws.below(64) as usize);
        let digits = format!("{:x}{}", 1 + draws.below(15), "0".repeat(at));
        writeln!(out, "{},{},{},{}.5,{:#x},ff,{digits}", i >> 20, (i & 0xf_ffff) / 20, i % 20, i, 32 * entry)
            .expect("written");
    }
    out.flush().expect("written");
    drop(out);
    let started = Instant::now();
    let log = read(File::open(&path).expect("written"), &Options::default()).expect("read");
    assert_eq!((log.malformed, log.sightings.len), (0, 10_000_000));
    let analysis = analyse(log, &AnalysisInputs::default(), &[]);
    assert!(analysis.events > 9_900_000, "{}", analysis.events);
    line("a log of ten million rows, all events", started.elapsed().as_secs_f64(), "s", 15.0, true);
    if let Some(gigabytes) = peak_gigabytes() {
        line("  peak memory", 1000.0 * gigabytes, "MB", 200.0, true);
    }
}

fn analysed(truth: &Truth, file: &std::path::Path) -> (Analysis, f64) {
    let mut out = BufWriter::with_capacity(1 << 20, File::create(file).expect("a temporary file"));
    write(truth, Form::Csv, &mut out, &mut std::io::sink()).expect("written");
    out.flush().expect("written");
    let started = Instant::now();
    let log = read(File::open(file).expect("written"), &Options::default()).expect("read");
    assert_eq!(log.malformed, 0);
    let analysis = analyse(log, &AnalysisInputs::default(), &[]);
    (analysis, started.elapsed().as_secs_f64())
}

fn beam() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("log.csv");
    let started = Instant::now();
    let (analysis, seconds) = analysed(&Truth { events: 1_000_000, ..Truth::default() }, &file);
    let megabytes = std::fs::metadata(&file).map_or(0, |m| m.len()) as f64 / 1e6;
    println!(
        "beam: {} lines, {megabytes:.0} MB, written in {:.1} s",
        analysis.lines,
        started.elapsed().as_secs_f64() - seconds
    );
    line("beam, 1 M events, read and analysed", seconds, "s", 5.0, true);
}

fn cover() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("log.csv");
    // The breadth of events affects the length of the log and not their class, so narrow events save minutes.
    let truth = Truth { events: 1_000_000, broadest: 16, ..Truth::default() };
    let total: f64 = truth.shares.iter().sum();
    let (mut jointly, mut separately) = (0, [0; 7]);
    for seed in 1..=100 {
        let (analysis, _) = analysed(&Truth { seed, ..truth.clone() }, &file);
        let mut all_within = true;
        for (i, (class, share)) in analysis.classes.iter().zip(truth.shares.map(|s| s / total)).enumerate() {
            all_within &= class.joint.is_some_and(|joint| joint.contains(share));
            separately[i] += u32::from(class.interval.unwrap().contains(share));
        }
        jointly += u32::from(all_within);
        eprint!("\r{seed} of 100 seeds");
    }
    eprintln!();
    println!("number of 100 seeds with each class within its own interval: {separately:?}");
    line("beam, all classes within, 1 M events", f64::from(jointly), "seeds", 93.0, false);
}
