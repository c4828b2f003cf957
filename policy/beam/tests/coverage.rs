//! The intervals of a report cover the values that made its log.

use eccforge_beam::analyse::analyse;
use eccforge_beam::inputs::AnalysisInputs;
use eccforge_evidence::entries::conditions::Run;
use eccforge_evidence::entries::{Options, read};
use eccforge_outcomes::rates::Interval;
use eccforge_runs::random::Draws;
use std::fmt::Write;

/// All bits of an event go in one direction, as they do where a pattern of ones or of zeros was written: 70 % down. 60 % of the events
/// are single bits, the others up to 40. 40 events are expected in an hour.
#[test]
fn intervals_cover_what_made_the_log() {
    let truths = [0.7, 0.6, 40.0];
    let (mut held, mut seeds) = ([0.0; 3], 0.0);
    for seed in xtask::cases(0..1000, [5, 5]) {
        let mut draws = Draws::new(Draws::key(11, "coverage"), seed, 0);
        let mut log = "write,address,expected,flips\n".to_owned();
        let (mut hours, mut events) = (draws.exponential(1.0 / 40.0), 0);
        while hours < 1.0 {
            let expected = if draws.below(10) < 7 { "ff" } else { "00" };
            let bits = if draws.below(10) < 6 { 1 } else { 2 + draws.below(39) };
            let _ = writeln!(log, "{events},{},{expected},0x{:x}", 32 * events, (1u64 << bits) - 1);
            (hours, events) = (hours + draws.exponential(1.0 / 40.0), events + 1);
        }
        let runs = vec![Run { seconds: 3600.0, ..Run::default() }];
        let beside = AnalysisInputs { runs, ..AnalysisInputs::default() };
        let a = analyse(read(log.as_bytes(), &Options::default()).unwrap(), &beside, &[]);
        let rate = a.rate.map(|rate| rate.quantities[0].interval);
        let found: [Option<Interval>; 3] = [a.soft_one_to_zero.interval, a.classes[0].interval, rate];
        for ((held, interval), truth) in held.iter_mut().zip(found).zip(truths) {
            *held += f64::from(u8::from(interval.unwrap().contains(truth)));
        }
        seeds += 1.0;
    }
    let slack = 0.1 / f64::sqrt(seeds);
    let covers = |held: &f64| (0.93 - slack..=0.99 + slack).contains(&(held / seeds));
    assert!(held.iter().all(covers), "{held:?} of {seeds}");
}
