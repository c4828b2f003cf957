//! Tests that decode outcomes of the memory tests reach the policy layer: rows are remapped, pages retired, and the
//! ground truth is kept.
#![allow(missing_docs)]

use crate::support;

use eccforge_evidence::event::EventKind;
use eccforge_evidence::time::Time;
use eccforge_evidence::wire;
use eccforge_gpu::machine::{Machine, TraceKind};
use eccforge_gpu::profile::Profile;
use eccforge_gpu::replay::fleet::Fleet;
use eccforge_gpu::replay::service::Service;
use eccforge_gpu::replay::{ReadOptions, replay};
use eccforge_memory::codec::EntryCodec;
use eccforge_memory::device::device;
use eccforge_memory::memtest::Test;
use eccforge_memory::memtest::plan::Options;
use eccforge_memory::memtest::result::events;
use eccforge_memory::memtest::simulated::{Job, Plan};
use eccforge_outcomes::ReadOutcome;
use eccforge_scheme::builtin;
use support::place;

#[test]
fn what_the_decoder_reports_replays_under_a_policy_with_the_same_counts() {
    let geometry = device("a100-40gb").expect("shipped").geometry;
    let body = "  - id: row\n    row: {stack: 2, channel: 5, pseudo-channel: 1, bank: 9, row: 77, behaviour: random}\n  - id: cells\n    stuck-at: {count: 30}\n";
    let map = place(&geometry, body, 1.0, 6);
    let codec = EntryCodec::of_scheme(&builtin("ni-secded").expect("shipped").scheme()).expect("it fits");
    let options = Options { tests: vec![Test::Mi10, Test::Mir], ..Options::default() };
    let job =
        Job { map: &map, codec: &codec, options: &options, iterations: 1, sweep_seconds: 0.043, most_reports: 1000 };
    let results = support::results(Plan::new(job).expect("it makes sense"), 0);
    let count = |o: ReadOutcome| results.reports.iter().filter(|r| r.outcome == o).count() as u64;
    // The decoder reports a miscorrection as a correction.
    let corrected = count(ReadOutcome::Corrected) + count(ReadOutcome::Miscorrected);
    let detected = count(ReadOutcome::Detected);
    let silent = count(ReadOutcome::Miscorrected) + count(ReadOutcome::Undetected);
    assert!(corrected > 30 && detected > 30, "{corrected} {detected}");
    assert_eq!(results.tests.iter().map(|t| t.reads.detected).sum::<u64>(), detected);

    let text = events(&results.reports, Time(0), "0", "ni-secded");
    // Every line reads back, in order of time, and addresses are those of the entries.
    let lines: Vec<_> = text.lines().map(|l| wire::parse(l.as_bytes()).expect("an event")).collect();
    assert_eq!(lines.len(), results.reports.len());
    assert!(lines.windows(2).all(|w| w[0].event.time <= w[1].event.time));
    let is_silent = |kind: EventKind| matches!(kind, EventKind::Error(error) if error.silent == Some(true));
    assert_eq!(lines.iter().filter(|line| is_silent(line.event.kind)).count() as u64, silent);

    let profile = Profile::load("a100-40gb").expect("shipped");
    let mut fleet = Fleet::new(Machine::new(profile, TraceKind::Observed), Service::default());
    let intake = replay(text.as_bytes(), ReadOptions::default(), Some(&mut fleet), &mut ()).expect("it replays");
    assert_eq!((intake.malformed, intake.events), (0, lines.len() as u64));
    let gpu = &fleet.gpus[0];
    assert_eq!(gpu.tally.outcomes.corrected, corrected);
    assert_eq!(gpu.tally.outcomes.detected, detected);
    assert_eq!(gpu.tally.silent_corruptions, Some(silent));
    // The broken row is one row of one bank: it is remapped once, however many of its entries fail.
    assert_eq!(gpu.state.rom.rows.len(), 1);
}
