//! Tests of fleets under schemes that repeat a transfer after a detected error.

use eccforge_circuit::lanes::Backend;
use eccforge_files::diagnostic::SourceFile;
use eccforge_fleet::fleet::fleet_report::{FleetReport, SchemeReport, report};
use eccforge_fleet::fleet::metrics::Metric;
use eccforge_fleet::fleet::scenario::Scenario;
use eccforge_fleet::fleet::work::Plan;
use eccforge_gpu::profile::Profile;
use eccforge_model::ErrorModel;
use eccforge_runs::run::{Limits, StopRules, run};
use eccforge_scheme::{Scheme, builtin};

/// A variant of Trio that only detects errors, with this id: an entry of 288 bits, four words of (72,64).
fn detecting(id: &str, on_detection: &str) -> Scheme {
    let file = builtin("trio").unwrap().file();
    let (head, _) = file.text.split_once("corrects:").unwrap();
    let text = format!("{}corrects: []\n{on_detection}", head.replacen("id: trio", &format!("id: {id}"), 1));
    let base = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../codecs/schemes");
    Scheme::from_text(&SourceFile::new("detecting.yaml", text), Some(&base)).unwrap_or_else(|e| panic!("{e}"))
}

fn follow(schemes: &[Scheme], kinds: &[&str]) -> FleetReport {
    let mut s = Scenario { gpus: 4000, years: 5.0, sram_fit_per_gbit: 0.0, ..Scenario::default() };
    s.schemes = schemes.iter().map(|s| s.id.clone()).collect();
    s.permanent.retain(|k| kinds.contains(&k.id.as_str()));
    for k in &mut s.permanent {
        k.fit_per_gbit *= 12.5;
    }
    s.hours_between_reads = 240.0;
    let text = include_str!("../../../verify/models/hbm2-table1.yaml");
    let class = "  - id: 3bit\n    name: 3 Bits\n    rate: 0.03\n    patterns: {weight: {bits: 3}}\n";
    let text = text.replace(class, "").replace("rate: 0.11", "rate: 0.14");
    let model = ErrorModel::from_text(&SourceFile::new("quick.yaml", text)).unwrap();
    let plan = Plan::new(s.clone(), Profile::load(&s.profile).unwrap(), model, schemes).unwrap();
    let limits = Limits { threads: 0, backend: Backend::U64, stop: StopRules::default(), shard: None };
    let mut records = Vec::new();
    run(&plan, &limits, &[], &mut |r, _| {
        records.push(r.clone());
        Ok::<(), ()>(())
    })
    .unwrap();
    report(&plan.identity(), &records).unwrap()
}

fn count(scheme: &SchemeReport, metric: &str) -> u64 {
    scheme.metrics[metric].unwrap_or_else(|| panic!("{metric} is known")).count
}

#[test]
fn transient_events_are_gone_when_a_transfer_is_repeated() {
    let schemes = [detecting("detect", "on-detection: due\n"), detecting("again", "on-detection: retry\nretries: 3\n")];
    let report = follow(&schemes, &[]);
    let [due, retry] = [&report.schemes[0], &report.schemes[1]];
    assert!(due.metrics["retries"].is_none() && due.metrics["recovered"].is_none());
    let refused = count(due, "transient_detected");
    assert!(refused > 500, "{refused}");
    // Each detected transfer is repeated once and is right then, so nothing of it reaches the policy.
    assert_eq!((count(retry, "retries"), count(retry, "recovered")), (refused, refused));
    assert_eq!((count(retry, "detected"), count(retry, "interruptions")), (0, 0));
    assert_eq!(count(retry, "silent"), count(due, "silent"), "silent errors are not repeated");
    assert!(retry.gpu_hours_lost > 0.0 && retry.gpu_hours_lost < due.gpu_hours_lost / 1e3);
    assert!(
        report
            .system
            .counts
            .iter()
            .all(|c| c.scheme != "again" || c.metric != Metric::TransientDetected || c.count == 0)
    );
}

#[test]
fn stuck_cells_are_refused_to_the_last() {
    let schemes = [detecting("detect", "on-detection: due\n"), detecting("again", "on-detection: retry\nretries: 3\n")];
    let mut s = follow(&schemes, &["cell"]);
    let retry = s.schemes.remove(1);
    let defects = count(&retry, "detected");
    assert!(defects > 100, "{defects}");
    // A stuck cell is met again by every repetition; a transient event by none.
    assert_eq!(count(&retry, "retries"), 3 * defects + count(&retry, "recovered"));
    let parts = ["corrected", "detected", "silent", "recovered"].map(|m| count(&retry, m)).iter().sum::<u64>();
    assert_eq!(count(&retry, "reads"), parts);
}

#[test]
fn a_defect_whose_pattern_differs_at_every_transfer_may_be_read_right_or_wrong_by_a_repetition() {
    let schemes =
        [detecting("once", "on-detection: retry\n"), detecting("often", "on-detection: retry\nretries: 50\n")];
    let report = follow(&schemes, &["bank"]);
    let [once, often] = [&report.schemes[0], &report.schemes[1]];
    // A bank that is random in 288 bits is silent once in 2^32 transfers: repetitions do not help.
    assert!(count(once, "detected") > 100 && count(often, "detected") > 100);
    assert!(count(often, "retries") > 20 * count(once, "retries"));
}
