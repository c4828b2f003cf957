//! Tests of the faults of a slot of the fleet over years.

use eccforge_evidence::time::HOUR;
use eccforge_files::diagnostic::SourceFile;
use eccforge_fleet::fleet::extent::Extent;
use eccforge_fleet::fleet::outcomes::PatternDraw;
use eccforge_fleet::fleet::scenario::Scenario;
use eccforge_fleet::fleet::trace::{Defect, Faults, Source};
use eccforge_gpu::geometry::Geometry;
use eccforge_model::ErrorModel;
use num_traits::ToPrimitive;

fn shares(model: &ErrorModel) -> Vec<f64> {
    model.classes.iter().map(|c| model.probability(c).to_f64().unwrap()).collect()
}

#[test]
#[ignore = "takes seconds"]
fn events_and_defects_come_as_often_as_their_rates_say_and_reads_are_in_order() {
    let mut scenario = Scenario { years: 20.0, ..Scenario::default() };
    for k in &mut scenario.permanent {
        k.fit_per_gbit *= 12.5;
    }
    let geometry = Geometry::built_in("A100-40GB").unwrap();
    let model = ErrorModel::table1();
    let faults = Faults::new(&scenario, &geometry, &model, shares(&model));
    assert_eq!(faults.memory_gbit, 320.0);
    let (slots, mut events, mut defects, mut reads) = (2000, 0u32, vec![0u32; 6], 0.0);
    for slot in 0..slots {
        let trace = faults.trace(slot);
        assert!(trace.reads.windows(2).all(|w| w[0].time <= w[1].time));
        events += trace.reads.iter().filter(|r| matches!(r.source, Source::Transient(_))).count() as u32;
        for d in &trace.defects {
            defects[d.kind] += 1;
        }
        reads += trace.reads.len() as f64;
    }
    let expected = |fit: f64| fit * 320.0 * 1e-9 * scenario.hours() * slots as f64;
    let near = |n: u32, mean: f64| (f64::from(n) - mean).abs() < 5.0 * mean.sqrt();
    assert!(near(events, expected(12.51)), "{events}");
    for (kind, n) in scenario.permanent.iter().zip(&defects) {
        assert!(near(*n, expected(kind.fit_per_gbit)), "{}: {n}", kind.id);
    }
    let all: u32 = defects.iter().sum();
    let mean = f64::from(all) * scenario.hours() / 24.0 / 2.0;
    assert!((reads / mean - 1.0).abs() < 0.05, "{reads} reads, {mean} expected");
}

#[test]
fn a_read_within_another_defect_knows_of_it() {
    let mut scenario = Scenario { years: 200.0, ..Scenario::default() };
    scenario.permanent.retain(|k| k.extent == Extent::PseudoChannel || k.extent == Extent::Row);
    scenario.permanent[1].fit_per_gbit = 50.0;
    scenario.hours_between_reads = 5000.0;
    let geometry = Geometry::built_in("A100-40GB").unwrap();
    let model = ErrorModel::table1();
    let faults = Faults::new(&scenario, &geometry, &model, shares(&model));
    let mut met = 0;
    for slot in 0..20 {
        let trace = faults.trace(slot);
        for read in &trace.reads {
            for &i in &read.others {
                let defect = &trace.defects[i];
                let place = geometry.locate(read.address).unwrap();
                assert!(defect.arrival < read.time && read.source != Source::Defect(i));
                assert_eq!(defect.origin.fields[..3], place.fields[..3], "the same pseudo-channel");
                met += 1;
                let wrong: Vec<PatternDraw> =
                    faults.wrong(slot, &trace, read, read.others.iter().copied(), 0).collect();
                assert_eq!(wrong.len(), 1 + read.others.len());
            }
        }
    }
    assert!(met > 100, "{met}");
}

/// Transient faults of rows are read once an hour until the next scrub, on average half a day after they occurred.
#[test]
fn a_scrub_ends_transient_faults() {
    let text = "eccforge-fleet: 1\nyears: 20\nhours-between-reads: 1\nscrub-hours: 24\nsram-fit-per-gbit: 0\ntransient: {fit-per-gbit: 0}\n\
                permanent:\n  - {id: row, fit-per-gbit: 500, extent: row, transient: true, patterns: {weight: {bits: 1}}}\n";
    let scenario = Scenario::parse(&SourceFile::new("s.yaml", text)).unwrap();
    let (geometry, model) = (Geometry::built_in("A100-40GB").unwrap(), ErrorModel::table1());
    assert_eq!(scenario.check(320.0), Ok(()));
    let faults = Faults::new(&scenario, &geometry, &model, shares(&model));
    let (mut reads, mut defects) = (0.0, 0.0);
    for slot in 0..40 {
        let trace = faults.trace(slot);
        defects += trace.defects.len() as f64;
        for read in &trace.reads {
            let Source::Defect(i) = read.source else { panic!("{read:?}") };
            let Defect { arrival, end, .. } = trace.defects[i];
            assert!(arrival <= read.time && read.time < end && end.0 - arrival.0 <= 24 * HOUR, "{read:?}");
            assert!(read.others.iter().all(|i| read.time < trace.defects[*i].end), "{read:?}");
            reads += 1.0;
        }
    }
    // 28 faults in a slot, each read 12 times.
    let expected = 500.0 * 320.0 * 1e-9 * scenario.hours() * 40.0;
    assert!((defects / expected - 1.0).abs() < 0.15 && (reads / defects / 12.0 - 1.0).abs() < 0.1, "{defects} {reads}");
    let never = Scenario { scrub_hours: 0.0, ..scenario };
    let more = Faults::new(&never, &geometry, &model, shares(&model)).trace(0).reads.len();
    assert!(more > 1000, "{more}");
}
