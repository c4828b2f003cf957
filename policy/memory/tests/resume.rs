//! Tests of simulated runs that are interrupted: pieces of any size, records.
#![allow(missing_docs)]

use crate::support;

use eccforge_memory::codec::EntryCodec;
use eccforge_memory::fault::FaultMap;
use eccforge_memory::memtest::Test;
use eccforge_memory::memtest::plan::Options;
use eccforge_memory::memtest::simulated::{Job, Plan, Recording, Results};
use eccforge_runs::records::Record;
use eccforge_runs::run::{Work, run};
use eccforge_scheme::builtin;
use std::sync::atomic::AtomicBool;
use support::{place, results, running, tiny};

const EVERYTHING: &str = "  - id: events
    events: {count: 300, broad-multi-bit: 0.5}
  - id: cells
    stuck-at: {count: 9}
  - id: leaky
    weak-cells: {count: 60, refresh-ms: 48}
  - id: row
    row: {stack: 0, channel: 1, pseudo-channel: 0, bank: 1, row: 3, behaviour: random}
    activity: 0.1
  - id: c
    coupling: {cells: 80, probability: 0.02, neighbour: column}
  - id: l
    logic: {per-step: 1.0e-9}
";

fn codec(id: &str) -> EntryCodec {
    builtin(id).map_or_else(EntryCodec::none, |shipped| EntryCodec::of_scheme(&shipped.scheme()).expect("it fits"))
}

fn job<'a>(map: &'a FaultMap, codec: &'a EntryCodec, options: &'a Options) -> Job<'a> {
    Job { map, codec, options, iterations: 4, sweep_seconds: 0.01, most_reports: 100 }
}

fn options() -> Vec<Options> {
    let short = Options { modulo_rounds: 2, period: 128, ..Options::default() };
    let of = |tests: &[Test]| Options { tests: tests.to_vec(), ..short.clone() };
    // The last of them ends without, and the next with, a test that never writes all words at once.
    vec![of(&[Test::M20, Test::Mi10, Test::M20]), of(&[Test::Rb, Test::L, Test::M20]), short.clone(), of(&[Test::M20])]
}

#[test]
#[ignore = "takes seconds"]
fn pieces_of_any_number_of_iterations_find_the_same() {
    let map = place(&tiny(), EVERYTHING, 7.0, 3);
    for (id, options) in ["none", "ni-secded"].into_iter().flat_map(|id| options().into_iter().map(move |o| (id, o))) {
        let codec = codec(id);
        let results = |segment| -> Results {
            results(Plan::new(job(&map, &codec, &options)).expect("it makes sense").with_segment(segment), 0)
        };
        let whole = results(100);
        assert!(whole.more_reports > 0 && whole.reports.len() == 100, "{id}: {}", whole.reports.len());
        assert!(whole.tests.iter().any(|t| t.reads.overwritten > 0) && whole.failed_iterations > 0, "{id}");
        let plan = Plan::new(job(&map, &codec, &options)).expect("it makes sense");
        let corrected = whole.tests.iter().any(|t| t.reads.corrected > 0);
        assert_eq!(plan.finds(&AtomicBool::new(false)), Ok([true, corrected, true]), "{id}");
        for segment in [1, 3] {
            assert_eq!(results(segment), whole, "{id} {:?} in pieces of {segment}", options.tests);
        }
    }
}

#[test]
fn records_of_an_interrupted_run_and_those_of_the_rest_come_to_the_whole() {
    let (map, codec, options) = (place(&tiny(), EVERYTHING, 7.0, 3), codec("trio"), options().remove(2));
    let plan = || Plan::new(job(&map, &codec, &options)).expect("it makes sense").with_segment(1);
    let whole = results(plan(), 0);
    let stop = AtomicBool::new(false);
    let recording = Recording::new(plan(), &stop);
    let mut records: Vec<Record> = Vec::new();
    // The sink fails after the fifth record, as a full disk would.
    let ended = run(&recording, &running(2), &[], &mut |record, _| {
        records.push(record.clone());
        if records.len() < 5 { Ok(()) } else { Err("enough") }
    });
    assert_eq!((ended, records.len()), (Err("enough"), 5));
    let earlier = records.clone();
    run(&recording, &running(3), &earlier, &mut |record, _| {
        records.push(record.clone());
        Ok::<(), ()>(())
    })
    .expect("it ends");
    let blocks: u64 = records.iter().map(|r| r.blocks).sum();
    assert_eq!(blocks, recording.blocks(0) + recording.blocks(1));
    assert_eq!(recording.results(&records).expect("records of memory tests"), whole);
    for list in ["tests", "failed", "reports"] {
        let mut wrong = records.clone();
        let numbers = wrong[0].values.get_mut(list).expect("a list");
        numbers.fill(u64::MAX);
        numbers.extend(if list == "tests" { None } else { Some(1) });
        let message = recording.results(&wrong).expect_err("no memory has so many reads");
        assert!(message.starts_with("the record of `"), "{message}");
    }
    records[0].values.remove("tests");
    assert!(recording.results(&records).is_err(), "a record without its required content");
}
