//! Tests that the intervals of small fleets cover the expectation, which the mean of many fleets estimates.

use crate::fleet::{plan, quick};

use eccforge_circuit::lanes::Backend;
use eccforge_fleet::field::outcomes_under;
use eccforge_fleet::fleet::fleet_report::report;
use eccforge_fleet::fleet::metrics::METRICS;
use eccforge_fleet::fleet::scenario::Scenario;
use eccforge_fleet::reads::Reads;
use eccforge_runs::random::Draws;
use eccforge_runs::run::Work;
use eccforge_scheme::{Scheme, builtin};
use num_traits::ToPrimitive;
use std::collections::BTreeMap;

/// Each block of 64 slots over 6.25 years is a fleet of 400 GPU-years. Counts of a few clusters cover more than 95 %, because
/// they are whole numbers; none may cover less than 93 %.
#[test]
fn intervals_of_small_fleets_cover() {
    let schemes = ["ni-secded", "duet", "trio"];
    let scenario =
        Scenario { gpus: 64_000, years: 6.25, schemes: schemes.map(str::to_owned).to_vec(), ..Scenario::default() };
    let plan = plan(&scenario, quick());
    let identity = plan.identity();
    let of_block = |block| report(&identity, &[plan.count(0, block..block + 1, Backend::U64, &[])]).unwrap();
    let fleets: Vec<_> = xtask::cases(0..1000, [5, 5]).map(of_block).collect();
    let n = fleets.len() as f64;
    for (i, scheme) in schemes.into_iter().enumerate() {
        for metric in METRICS {
            let found: Vec<_> = fleets.iter().filter_map(|fleet| fleet.schemes[i].metric(metric)).collect();
            let [truth, difference] = [
                found.iter().map(|m| m.count as f64).sum::<f64>(),
                found.iter().map(|m| m.difference as f64).sum::<f64>(),
            ];
            let covers = |(low, high): (f64, f64), truth: f64| f64::from(u8::from((low..=high).contains(&truth)));
            let counts: f64 = found.iter().map(|m| covers((m.low, m.high), truth / n)).sum();
            let differences: f64 =
                found.iter().map(|m| covers((m.difference_low, m.difference_high), difference / n)).sum();
            assert!(found.is_empty() || counts >= 0.93 * n, "{scheme} {metric}: {counts} of {n} hold {}", truth / n);
            let covered = i == 0 || found.is_empty() || differences >= 0.93 * n;
            assert!(covered, "{scheme} {metric}, difference: {differences} of {n} hold {}", difference / n);
        }
    }
}

/// Silent share of reads with these maps of devices, and its interval; the reads of each DIMM are a cluster.
fn silent(scheme: &Scheme, maps: BTreeMap<(Option<u8>, u32), u64>, dimms: Vec<u64>) -> (f64, f64, f64) {
    let outcomes = outcomes_under(scheme, &Reads::of_reads(&maps, dimms)).unwrap();
    (outcomes.silent.to_f64().unwrap(), outcomes.intervals[3].low, outcomes.intervals[3].high)
}

/// 60 DIMMs have a fault each, which is read 1 to 20 times. 30 % of the faults make silent reads: the interval takes the reads of a
/// DIMM as one cluster.
#[test]
fn intervals_of_field_data_cover_the_share_of_silent_reads() {
    let scheme = builtin("opentitan-72-64").unwrap().scheme();
    let mut maps = (0..18).flat_map(|device| [0x7, 0xb, 0xd, 0xe].map(|map| (Some(device), map)));
    let is_silent = |read: &(Option<u8>, u32)| silent(&scheme, BTreeMap::from([(*read, 1)]), vec![1]).0 > 0.5;
    let (wrong, right) = (maps.find(is_silent).expect("a triple error is miscorrected"), (Some(0), 0x1));
    let (mut covered, mut seeds) = (0.0, 0.0);
    for seed in xtask::cases(0..1000, [5, 5]) {
        let mut draws = Draws::new(Draws::key(11, "field"), seed, 0);
        let (mut reads, mut dimms) = (BTreeMap::new(), Vec::new());
        for _ in 0..60 {
            let count = 1 + draws.below(20);
            *reads.entry(if draws.below(10) < 3 { wrong } else { right }).or_insert(0) += count;
            dimms.push(count);
        }
        let (_, low, high) = silent(&scheme, reads, dimms);
        covered += f64::from(u8::from((low..=high).contains(&0.3)));
        seeds += 1.0;
    }
    let slack = 0.1 / f64::sqrt(seeds);
    assert!((0.93 - slack..=0.99 + slack).contains(&(covered / seeds)), "{covered} of {seeds}");
}
