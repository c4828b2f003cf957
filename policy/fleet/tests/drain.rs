//! Tests of the operator's rules of draining: by corrected reads, and by the exact chance that the next fault is silent, against
//! plain decoding of every next fault and plain loops over the faults of each GPU.

use crate::fleet::{follow, quick};
use crate::support::oracle_for;

use eccforge_evidence::time::Time;
use eccforge_files::diagnostic::SourceFile;
use eccforge_fleet::fleet::fleet_report::FleetReport;
use eccforge_fleet::fleet::scenario::Scenario;
use eccforge_fleet::fleet::trace::{Faults, Source};
use eccforge_gpu::profile::Profile;
use eccforge_model::ErrorModel;
use eccforge_oracle::{Oracle, Status};

const GPUS: u64 = 640;

/// Stuck cells, of which a GPU has about one in five years, and no other fault.
fn cells() -> Scenario {
    let mut s =
        Scenario { gpus: GPUS, years: 5.0, sram_fit_per_gbit: 0.0, hours_between_reads: 500.0, ..Scenario::default() };
    s.schemes = vec!["trio".to_owned()];
    s.permanent.retain(|kind| kind.id == "cell");
    s.permanent[0].fit_per_gbit = 70.0;
    s.transient.fit_per_gbit = 0.0;
    s
}

/// The next fault: one bit or two neighbours.
fn model() -> ErrorModel {
    let text = "eccforge-model: 1\nid: near\nname: N\nsource: s\nunit: percent\nclasses:\n\
        \x20 - {id: bit, name: B, rate: 60, patterns: {weight: {bits: 1}}}\n\
        \x20 - {id: two, name: T, rate: 40, patterns: {shape: {cells: [\"11\"]}}}\n";
    ErrorModel::from_text(&SourceFile::new("near.yaml", text)).unwrap()
}

/// Whether an entry with these wrong bits delivers wrong data without an alarm.
fn is_silent(oracle: &Oracle, wrong: &[usize]) -> bool {
    let mut received = vec![false; oracle.bits];
    for bit in wrong.iter() {
        received[*bit] = true;
    }
    let decoded = oracle.decode(&received);
    decoded.status != Status::Detected && oracle.data_positions.iter().any(|bit| decoded.entry[*bit])
}

/// The chance that the next fault is silent, for each bit that is stuck.
fn chances(oracle: &Oracle) -> Vec<f64> {
    let pairs: Vec<[usize; 2]> = (0..oracle.bits - 1).map(|bit| [bit, bit + 1]).collect();
    let mut chances = Vec::new();
    for stuck in 0..oracle.bits {
        let bits = (0..oracle.bits).filter(|bit| is_silent(oracle, &with_stuck(stuck, &[*bit]))).count();
        let two = pairs.iter().filter(|pair| is_silent(oracle, &with_stuck(stuck, *pair))).count();
        chances.push(0.6 * bits as f64 / oracle.bits as f64 + 0.4 * two as f64 / pairs.len() as f64);
    }
    chances
}

/// The wrong bits of an entry with a stuck bit after an error of these bits.
fn with_stuck(stuck: usize, error: &[usize]) -> Vec<usize> {
    error.iter().copied().filter(|bit| *bit != stuck).chain([stuck]).collect()
}

fn drained(report: &FleetReport) -> Option<u64> {
    report.schemes[0].metrics["drained"].map(|metric| metric.count)
}

#[test]
fn gpus_are_drained_whose_next_fault_is_silent_with_a_greater_chance() {
    let chances = chances(&oracle_for("trio"));
    let mut sorted = chances.clone();
    sorted.sort_by(f64::total_cmp);
    let threshold = (sorted[143] + sorted[144]) / 2.0;
    assert!(sorted[0] < threshold && threshold < sorted[287], "{sorted:?}");
    let mut scenario = cells();
    scenario.operator.drain_silent = threshold;
    let geometry = Profile::load(&scenario.profile).unwrap().geometry;
    let faults = Faults::new(&scenario, &geometry, &model(), vec![0.6, 0.4]);
    let (mut expected, mut reads) = (0, 0);
    for slot in 0..GPUS {
        let (trace, mut since) = (faults.trace(slot), Time(0));
        for read in &trace.reads {
            let Source::Defect(i) = read.source else { panic!("only cells") };
            assert!(read.others.is_empty(), "two cells in one entry are rare");
            if trace.defects[i].arrival < since {
                continue;
            }
            reads += 1;
            let bit = ((u128::from(trace.defects[i].part) * 288) >> 64) as usize;
            if chances[bit] > threshold {
                expected += 1;
                since = read.time;
            }
        }
    }
    let report = follow(&scenario, model());
    assert!(expected > 100, "{expected}");
    assert_eq!(drained(&report), Some(expected));
    assert_eq!(report.schemes[0].metrics["corrected"].unwrap().count, reads);
}

#[test]
fn a_chance_of_zero_drains_at_the_first_corrected_read_and_a_chance_of_one_never() {
    let [by_count, by_chance] = [of_rules(1, 1.0), of_rules(0, 0.0)];
    assert!(drained(&by_count).unwrap() > 100);
    // With any bit stuck, an error of a beat is silent with some chance.
    assert_eq!(by_count.schemes[0].metrics, by_chance.schemes[0].metrics);
    assert!(by_count.schemes[0].gpu_hours_lost > 0.0);
    let never = of_rules(0, 1.0);
    assert_eq!(drained(&never), None, "a fleet without a rule has no such metric");
    let [without_rule, with_rule] =
        [&never, &by_count].map(|report| report.schemes[0].metrics["corrected"].unwrap().count);
    assert!(without_rule > 5 * with_rule, "{without_rule} {with_rule}");
    // The tenth corrected read comes later, and fewer GPUs have one.
    assert!(drained(&of_rules(10, 1.0)).unwrap() < drained(&by_count).unwrap());
}

/// The report on a fleet whose operator has these rules.
fn of_rules(drain_corrected: u64, drain_silent: f64) -> FleetReport {
    let mut scenario = cells();
    (scenario.operator.drain_corrected, scenario.operator.drain_silent) = (drain_corrected, drain_silent);
    follow(&scenario, quick())
}
