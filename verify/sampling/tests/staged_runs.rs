//! Tests that counts of stages do not depend on threads, lanes or shards, and that captured patterns are silent.

use crate::tiny;

use eccforge_circuit::lanes::Backend;
use eccforge_model::ErrorModel;
use eccforge_runs::records::{Counts, Record};
use eccforge_runs::run::{Limits, StopRules, Work, run};
use eccforge_sampling::draws::SamplingRequest;
use eccforge_sampling::monte_carlo::Plan;
use eccforge_sampling::report::report;
use eccforge_sampling::source::rate_sources;
use eccforge_sampling::staged::at_stages;
use eccforge_scheme::stages::Stages;
use std::convert::Infallible;
use tiny::small;

const SAMPLES: u64 = 700_000;

/// A run of two classes and of all bits wrong at a rate; keeps `capture` silent patterns.
fn plan(stages: &[Stages], rate: &str, capture: usize) -> Plan {
    let model = ErrorModel::table1();
    let sources: Vec<_> = rate_sources(rate, rate).expect("a rate").into_iter().map(|(_, source)| source).collect();
    let classes: Vec<usize> =
        ["3bit", "entry"].iter().filter_map(|id| model.classes.iter().position(|c| c.id == *id)).collect();
    assert_eq!(classes.len(), 2);
    let draws =
        SamplingRequest { classes: &classes, sources: &sources, capture, ..SamplingRequest::new(&model, SAMPLES, 4) };
    Plan::new(stages.to_vec(), &draws).expect("it can be sampled")
}

/// The records of a run, or of a shard of it.
fn records(plan: &Plan, threads: usize, backend: Backend, shard: Option<[u64; 2]>) -> Vec<Record> {
    let limits = Limits { threads, backend, stop: StopRules::default(), shard };
    let mut records = Vec::new();
    let sink = &mut |record: &Record, _| {
        records.push(record.clone());
        Ok::<(), Infallible>(())
    };
    run(plan, &limits, &[], sink).unwrap_or_else(|never| match never {});
    records
}

/// Returns everything that a run reports, except how it was run.
fn outcome(plan: &Plan, stages: &[Stages], records: &[Record]) -> String {
    let mut whole = report(&plan.identity(), records, &Default::default());
    whole.stages = at_stages(&plan.identity(), records, stages).unwrap();
    serde_json::to_string_pretty(&whole).expect("json")
}

#[test]
fn threads_lanes_and_shards_change_nothing() {
    let stages = [small(4, 2, "none").0];
    let plan = plan(&stages, "0.003", 5);
    let one = outcome(&plan, &stages, &records(&plan, 1, Backend::best(), None));
    assert!(one.contains("\"complete\": true") && one.contains("\"stage\": \"rank\""), "{one}");
    assert_eq!(outcome(&plan, &stages, &records(&plan, 3, Backend::U64, None)), one);
    let parts =
        [records(&plan, 2, Backend::best(), Some([1, 2])), records(&plan, 1, Backend::U64, Some([0, 2]))].concat();
    assert_eq!(outcome(&plan, &stages, &parts), one);
}

#[test]
fn every_sample_is_counted_once_and_at_the_stages_that_corrected_or_detected_it() {
    let stages = [small(4, 2, "severity").0];
    let plan = plan(&stages, "0.02", 0);
    let records = records(&plan, 2, Backend::best(), None);
    for at in at_stages(&plan.identity(), &records, &stages).unwrap() {
        let cell = plan.identity().cells.into_iter().find(|(_, c)| c.class == at.class).expect("its cell").0;
        let counts = records.iter().filter(|r| r.cell == cell).flat_map(|r| r.counts.values());
        let sum = counts.fold(Counts::default(), |sum, c| sum + *c);
        assert_eq!(sum.total(), SAMPLES);
        assert!(at.corrected <= sum.corrected && at.detected <= sum.detected, "{at:?} {sum:?}");
        assert!(at.corrected > 0 && at.detected > 0 || !at.class.starts_with("rate-"), "{at:?}");
    }
}

#[test]
fn captured_patterns_are_silent_and_the_first_of_their_run() {
    let stages = [small(4, 2, "none").0];
    let plan = plan(&stages, "0.02", 3);
    let all = records(&plan, 1, Backend::best(), None);
    let cell = plan.cells().into_iter().position(|c| c.starts_with("rate-")).expect("a rate");
    let found = plan.count(cell, 0..1, Backend::best(), &[3]).silent;
    assert_eq!(found.len(), 3);
    assert!(found.windows(2).all(|pair| pair[0].sample < pair[1].sample));
    assert_eq!(plan.count(cell, 0..1, Backend::best(), &[1]).silent, found[..1]);
    let plain = small(4, 2, "none").1;
    for capture in &found {
        let digits: Vec<u32> = capture.error.chars().rev().filter_map(|d| d.to_digit(16)).collect();
        let cells: Vec<bool> = (0..48).map(|bit| digits[bit / 4] >> (bit % 4) & 1 == 1).collect();
        let read = plain.read(&cells, &[false; 16]);
        assert!(read.blocks.iter().any(|b| b.wrong && !b.refused), "{capture:?}: {read:?}");
    }
    assert!(all.iter().map(|r| r.silent.len()).sum::<usize>() > 0);
}

#[test]
fn a_source_is_named_like_nothing_else_and_like_a_file() {
    let (stages, model) = ([small(4, 2, "none").0], ErrorModel::table1());
    for (id, printed) in [
        ("../../evil", "`../../evil` cannot be the name of a scheme, class or source"),
        ("entry", "the source `entry` has the name of a class of the model"),
    ] {
        let (_, mut source) = rate_sources("1e-3", "1e-3").expect("a rate").remove(0);
        source.id = id.to_owned();
        let error = Plan::new(
            stages.clone(),
            &SamplingRequest { sources: &[source], ..SamplingRequest::new(&model, SAMPLES, 4) },
        )
        .unwrap_err();
        assert!(error.to_string().contains(printed), "{error}");
    }
    let twice = [stages[0].clone(), stages[0].clone()];
    let error =
        Plan::new(twice, &SamplingRequest { classes: &[0], ..SamplingRequest::new(&model, SAMPLES, 4) }).unwrap_err();
    assert!(error.to_string().contains("is given twice"), "{error}");
}
