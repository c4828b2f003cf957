//! Tests of fleets against the closed form, against the rules of each policy, and against runs in shards.

use eccforge_circuit::lanes::Backend;
use eccforge_evidence::event::Requester;
use eccforge_files::diagnostic::SourceFile;
use eccforge_fleet::fleet::fleet_report::{FleetReport, SchemeReport, report};
use eccforge_fleet::fleet::scenario::Scenario;
use eccforge_fleet::fleet::system::Quantity;
use eccforge_fleet::fleet::work::Plan;
use eccforge_gpu::profile::Profile;
use eccforge_model::ErrorModel;
use eccforge_report::Report as _;
use eccforge_runs::records::{Record, merge};
use eccforge_runs::run::{Limits, StopRules, run};
use eccforge_scheme::{Scheme, builtin};
use std::collections::BTreeMap;

pub fn plan(scenario: &Scenario, model: ErrorModel) -> Plan {
    let schemes: Vec<Scheme> = scenario.schemes.iter().map(|s| builtin(s).unwrap().scheme()).collect();
    Plan::new(scenario.clone(), Profile::load(&scenario.profile).unwrap(), model, &schemes).unwrap()
}

fn records(plan: &Plan, threads: usize, shard: Option<[u64; 2]>) -> Vec<Record> {
    let limits = Limits { threads, backend: Backend::U64, stop: StopRules::default(), shard };
    let mut records = Vec::new();
    run(plan, &limits, &[], &mut |r, _| {
        records.push(r.clone());
        Ok::<(), ()>(())
    })
    .unwrap();
    records
}

pub fn follow(scenario: &Scenario, model: ErrorModel) -> FleetReport {
    let plan = plan(scenario, model);
    report(&plan.identity(), &records(&plan, 0, None)).unwrap()
}

/// Table 1 without its class of three bits, which takes seconds to enumerate.
pub fn quick() -> ErrorModel {
    let text = include_str!("../../../verify/models/hbm2-table1.yaml");
    let class = "  - id: 3bit\n    name: 3 Bits\n    rate: 0.03\n    patterns: {weight: {bits: 3}}\n";
    let text = text.replace(class, "").replace("rate: 0.11", "rate: 0.14");
    ErrorModel::from_text(&SourceFile::new("quick.yaml", text)).unwrap()
}

/// The default scenario with these schemes and only the defects called `kinds`, 12.5 times as frequent, so that few
/// GPUs are enough.
fn scenario(schemes: &[&str], kinds: &[&str], gpus: u64) -> Scenario {
    let mut s = Scenario { gpus, sram_fit_per_gbit: 0.0, ..Scenario::default() };
    s.schemes = schemes.iter().map(|s| (*s).to_owned()).collect();
    s.permanent.retain(|k| kinds.contains(&k.id.as_str()));
    for k in &mut s.permanent {
        k.fit_per_gbit *= 12.5;
    }
    s
}

fn count(scheme: &SchemeReport, metric: &str) -> u64 {
    scheme.metrics[metric].unwrap_or_else(|| panic!("{metric} is known")).count
}

#[test]
fn a_geometry_that_is_not_the_products_is_named() {
    for (profile, geometry) in [("mi300x", Some("H100-80GB")), ("h100", None)] {
        let mut s = scenario(&["trio"], &[], 64);
        s.profile = profile.to_owned();
        let report = follow(&s, quick());
        assert_eq!(report.stand_in.as_deref(), geometry, "{profile}");
        let text = report.document().markdown();
        let is_stand_in = text.contains("The geometry is that of H100-80GB, a stand-in for mi300x.");
        assert_eq!(is_stand_in, geometry.is_some(), "{text}");
    }
}

/// Fig. 9 at 0.5 exaflops with eight times the GPUs is a fleet of 205 128: followed for 40 years, every figure of Section
/// 7.3 agrees with the closed form within its interval.
#[test]
fn fig_9_and_the_cars_agree_with_the_closed_form() {
    let mut s = scenario(&["ni-secded", "duet", "trio", "ssc-dsd-plus"], &[], 205_128);
    s.years = 40.0;
    let report = follow(&s, ErrorModel::table1());
    assert_eq!(report.system.inputs.raw_fit().round(), 4003.0);
    assert_eq!(report.system.rows.len(), 4 * 11);
    for row in &report.system.rows {
        assert!(row.agrees, "{row:?}");
    }
    // The figures that the paper prints: MTTI of Duet 6.3 h and of Trio 37.6 h, 148 and 25 interrupted cars a day, 41
    // silent ones.
    for (scheme, quantity, exaflops, printed, slack) in [
        ("duet", Quantity::MttiHours, Some(0.5), 6.3, 0.05),
        ("trio", Quantity::MttiHours, Some(0.5), 37.6, 0.3),
        ("duet", Quantity::CarsDuePerDay, None, 148.0, 1.0),
        ("trio", Quantity::CarsDuePerDay, None, 25.0, 0.5),
        ("ni-secded", Quantity::CarsSilentPerDay, None, 41.0, 0.5),
    ] {
        let multiplier = exaflops.map(|_| 8.0);
        let mut rows = report.system.rows.iter().filter(|row| row.scheme == scheme && row.quantity == quantity);
        let row = rows.find(|row| row.exaflops == exaflops && row.gpu_multiplier == multiplier).unwrap();
        let (low, high) = (row.counted.low.unwrap(), row.counted.high.unwrap());
        assert!(low < printed + slack && high > printed - slack, "{scheme} {quantity:?}: {low} to {high}");
        assert!((high - low) / printed < 0.1, "the interval is narrow enough to tell: {low} to {high}");
    }
    // The fleet of the run is the machine of the figure: its own MTTI is Fig. 9's.
    let duet = &report.schemes[1];
    assert!(duet.mtti_hours.low.unwrap() < 6.36 && duet.mtti_hours.high.unwrap() > 6.24, "{:?}", duet.mtti_hours);
}

#[test]
fn counts_are_the_same_at_any_number_of_threads_and_shards() {
    let plan = plan(&scenario(&["duet", "trio"], &["cell", "wordline", "bank", "pin"], 3000), quick());
    let sorted = |mut r: Vec<Record>| {
        r.sort_by_key(|r| r.first);
        r
    };
    let one = sorted(records(&plan, 1, None));
    let report_of = |r: &[Record]| report(&plan.identity(), r).unwrap();
    assert_eq!(report_of(&sorted(records(&plan, 3, None))), report_of(&one));
    let mut parts = Vec::new();
    for i in [2, 0, 1] {
        let part = records(&plan, 2, Some([i, 3]));
        assert!(!report_of(&part).complete);
        parts.extend(part);
    }
    let whole = report_of(&sorted(parts));
    assert_eq!(whole, report_of(&one));
    assert!(whole.complete && whole.gpus == 3000);
}

/// A report reads the description of its run back from JSON without changing any number: the probability of a silent
/// error under NI:SEC-DED is one that a JSON reader with several rounding steps rounds incorrectly.
#[test]
fn the_chances_of_a_report_are_those_nearest_to_the_exact_fractions() {
    let plan = plan(&scenario(&["ni-secded"], &[], 64), ErrorModel::table1());
    let report = report(&plan.identity(), &records(&plan, 1, None)).unwrap();
    let fractions = &plan.description().schemes[0].transient[1..];
    for (event, fraction) in report.system.counts.iter().zip(fractions) {
        let exact: num_rational::BigRational = fraction.parse().unwrap();
        assert_eq!(Some(event.chance), num_traits::ToPrimitive::to_f64(&exact), "{}", event.metric);
    }
}

#[test]
fn shards_of_other_scenarios_are_refused() {
    use eccforge_runs::records::{Contents, Header};
    let contents = |years: f64| {
        let s = Scenario { years, ..scenario(&["duet"], &[], 64) };
        let plan = plan(&s, quick());
        let header = Header {
            eccforge_records: 1,
            identity: plan.identity(),
            program: String::new(),
            command: Vec::new(),
            shard: None,
        };
        Contents { header, records: records(&plan, 1, None) }
    };
    let files = [("a".into(), contents(1.0)), ("b".into(), contents(2.0))];
    assert!(merge(&files).unwrap_err().to_string().contains("are from different runs"));
    let twice = [("a".into(), contents(1.0)), ("b".into(), contents(1.0))];
    assert!(merge(&twice).unwrap_err().to_string().contains("counted twice"));
}

/// If no GPU is returned together with its defects, every wrong read occurs or is avoided under every scheme.
#[test]
fn every_scheme_sees_the_same_faults() {
    let report = follow(&scenario(&["ni-secded", "duet", "rs-pin"], &["cell", "wordline"], 4000), quick());
    for s in &report.schemes {
        assert_eq!(count(s, "returned"), 0);
        assert_eq!(
            count(s, "reads") + count(s, "avoided"),
            count(&report.schemes[0], "reads") + count(&report.schemes[0], "avoided")
        );
    }
    assert!(count(&report.schemes[1], "avoided") > 1000 && count(&report.schemes[2], "avoided") < 10);
}

#[test]
fn sums_are_consistent() {
    let report = follow(&scenario(&["ni-secded", "duet", "rs-pin"], &["cell", "wordline", "bank"], 4000), quick());
    for s in &report.schemes {
        assert_eq!(count(s, "corrected") + count(s, "detected") + count(s, "silent"), count(s, "reads"));
        assert_eq!(count(s, "applications_ended") + count(s, "gpu_interruptions"), count(s, "interruptions"));
        assert_eq!(count(s, "detected"), count(s, "interruptions"), "SM and peer reads of poison end something");
        let last = |m: &str| *s.curves[m].last().unwrap();
        assert_eq!(last("returned"), count(s, "returned"));
        assert_eq!(last("interruptions"), count(s, "interruptions"));
        assert!(s.curves["returned"].windows(2).all(|w| w[0] <= w[1]));
        assert!(s.metrics["pages_retired"].is_none(), "an A100 retires no pages: N/A, not 0");
    }
    assert_eq!(report.schemes[0].metrics["silent"].unwrap().difference, 0);
    assert!(report.schemes[1].metrics["silent"].unwrap().difference < 0, "Duet is silent less often than SEC-DED");
}

#[test]
fn pins_cost_nothing_where_they_are_corrected_and_gpus_where_they_are_not() {
    let mut s = scenario(&["duet", "rs-pin", "ssc-dsd-plus"], &["pin"], 2000);
    s.transient.fit_per_gbit = 0.0;
    s.permanent[0].fit_per_gbit = 5.0;
    let report = follow(&s, quick());
    for good in &report.schemes[..2] {
        assert!(count(good, "corrected") > 1000, "{}", good.id);
        assert_eq!((count(good, "detected"), count(good, "silent"), count(good, "returned")), (0, 0, 0), "{}", good.id);
    }
    let bad = &report.schemes[2];
    assert!(count(bad, "detected") > 1000 && count(bad, "returned") > 10, "{:?}", bad.metrics);
}

#[test]
fn a_broken_word_line_is_corrected_for_ever_by_trio_and_remapped_under_duet() {
    let mut s = scenario(&["trio", "duet"], &["wordline"], 2000);
    s.transient.fit_per_gbit = 0.0;
    let report = follow(&s, quick());
    let (trio, duet) = (&report.schemes[0], &report.schemes[1]);
    assert_eq!((count(trio, "detected"), count(trio, "rows_remapped"), count(trio, "interruptions")), (0, 0, 0));
    let expected = s.permanent[0].fit_per_gbit * 320.0 * 1e-9 * s.hours() * 2000.0;
    let rows = count(duet, "rows_remapped") as f64;
    assert!((rows - expected).abs() < 5.0 * expected.sqrt(), "{rows} rows, {expected} word lines");
    assert!(count(duet, "avoided") > 100 * count(duet, "detected"), "a remapped row is not read");
    assert_eq!(count(duet, "silent"), 0);
}

#[test]
fn peers_bring_the_gpu_down_and_multiprocessors_one_application() {
    let of = |requester: Requester| {
        let mut s = scenario(&["duet"], &[], 20_000);
        s.workload = BTreeMap::from([(requester, 1.0)]);
        s.operator.jobs_per_gpu = 7;
        follow(&s, quick()).schemes.remove(0)
    };
    let (sm, peer) = (of(Requester::Sm), of(Requester::Peer));
    let due = count(&sm, "detected");
    assert!(due > 300 && due == count(&peer, "detected"));
    assert_eq!(
        (count(&sm, "applications_ended"), count(&sm, "gpu_interruptions"), count(&sm, "jobs_killed")),
        (due, 0, due)
    );
    assert_eq!((count(&peer, "applications_ended"), count(&peer, "gpu_interruptions")), (0, due));
    assert_eq!(count(&peer, "jobs_killed"), 7 * due);
    // An uncontained error is followed by a reset at once, a contained one by the next window.
    assert_eq!(count(&peer, "resets"), due);
    assert_eq!(count(&sm, "resets"), count(&sm, "rows_remapped"), "each row waits for a window of its own here");
}

/// Errors of SRAM come at their rate, alike under every scheme; each is uncontained (the profile's table) and none counts as a memory error.
#[test]
fn errors_of_sram_end_everything_on_a_gpu_under_every_scheme() {
    let mut s = scenario(&["ni-secded", "duet"], &[], 20_000);
    (s.transient.fit_per_gbit, s.sram_fit_per_gbit) = (0.0, 12.5);
    let report = follow(&s, quick());
    let expected = 12.5 * 320.0 * 1e-9 * s.hours() * 20_000.0;
    for scheme in &report.schemes {
        let sram = count(scheme, "sram");
        assert!((sram as f64 - expected).abs() < 5.0 * expected.sqrt(), "{sram} against {expected}");
        let counts = ["gpu_interruptions", "resets", "detected", "reads"].map(|name| count(scheme, name));
        assert_eq!(counts, [sram, sram, 0, 0], "{}", scheme.id);
    }
}

#[test]
fn page_retirement_retires_pages_and_has_no_rows() {
    let mut s = scenario(&["duet"], &["cell", "bank"], 3000);
    s.profile = "v100-page-retirement".into();
    let report = follow(&s, quick());
    let duet = &report.schemes[0];
    assert!(duet.metrics["rows_remapped"].is_none());
    assert!(count(duet, "pages_retired") > 100, "{:?}", duet.metrics);
    // D.1: a stuck cell is an error at one address again and again, so its page goes on the second.
    assert!(count(duet, "avoided") > count(duet, "corrected"), "{:?}", duet.metrics);
}

/// A permanently broken pin uses up the correction of every entry on it: events that meet it are no longer corrected.
#[test]
#[ignore = "takes seconds"]
fn events_behind_a_broken_pin_are_judged_by_the_decoder() {
    let mut s = scenario(&["trio", "rs-pin"], &["pin"], 400);
    s.permanent[0].fit_per_gbit = 20_000.0;
    s.transient.fit_per_gbit = 20_000.0;
    s.hours_between_reads = 1e6;
    let report = follow(&s, quick());
    for scheme in &report.schemes {
        let met = count(scheme, "coincidences");
        assert!(met > 5000, "{}: {met}", scheme.id);
        let chances = |name: &str| count(scheme, name) as f64;
        let events = chances("transient_corrected") + chances("transient_detected") + chances("transient_silent");
        // Without defects 97 % are corrected.
        assert!(chances("transient_corrected") / events < 0.9, "{}", scheme.id);
    }
    let rows = &report.system.rows;
    assert!(rows.iter().any(|r| !r.agrees), "the closed form knows nothing of defects");
}

#[test]
fn every_form_of_the_report_is_whole() {
    let mut s = scenario(&["duet", "trio"], &["bank"], 500);
    s.profile = "linux-cec".into();
    let report = follow(&s, quick());
    assert!(report.schemes[0].metrics["returned"].is_none(), "this policy never returns a GPU: N/A");
    let page = report.document().html("1", "eccforge fleet");
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let page = roxmltree::Document::parse_with_options(&page, options).unwrap();
    assert!(page.descendants().filter(|n| n.tag_name().name() == "svg").count() >= 3);
    let csv = report.records();
    let line = format!("duet,detected,{},", report.schemes[0].metrics["detected"].unwrap().count);
    assert!(csv.contains(&line), "{csv}");
    let json: serde_json::Value = serde_json::from_str(&serde_json::to_string(&report).unwrap()).unwrap();
    assert_eq!(json["schemes"][1]["id"], "trio");
    assert_eq!(json["complete"], true);
    // If a scheme has no figures of machines, only its cells are empty.
    let mut report = report;
    report.system.rows.retain(|row| row.scheme == "trio");
    let page = report.document().markdown();
    let (_, systems) = page.split_once("the closed form is in brackets.").unwrap();
    let rows = systems.lines().map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    let rows: Vec<_> = rows.skip_while(|cells| cells.len() < 5).take_while(|cells| cells.len() > 4).skip(2).collect();
    assert!(!rows.is_empty() && rows.iter().all(|row| row[2].is_empty() && !row[4].is_empty()), "{systems}");
}

#[test]
fn plans_that_make_no_sense_are_refused() {
    let profile = || Profile::load("a100-40gb").unwrap();
    let duet = || builtin("duet").unwrap().scheme();
    let refused = |s: Scenario, schemes: &[Scheme]| Plan::new(s, profile(), quick(), schemes).unwrap_err();
    assert!(refused(Scenario::default(), &[duet(), duet()]).contains("given twice"));
    let endless = Scenario { hours_between_reads: 1e-3, years: 1000.0, ..Scenario::default() };
    assert!(refused(endless, &[duet()]).contains("events are expected"));
}
