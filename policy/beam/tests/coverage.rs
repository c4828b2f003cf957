//! Tests that the intervals of a report cover the values that made its log.

use eccforge_beam::analyse::{Analysis, analyse};
use eccforge_beam::filter::Damage;
use eccforge_beam::inputs::AnalysisInputs;
use eccforge_beam::resampling::{Cluster, Resampling};
use eccforge_beam::under::Code;
use eccforge_evidence::entries::bits::Shape;
use eccforge_evidence::entries::conditions::Run;
use eccforge_evidence::entries::{Options, read};
use eccforge_outcomes::rates::Interval;
use eccforge_runs::random::Draws;
use eccforge_scheme::builtin;
use std::fmt::Write;

/// The share of logs whose intervals contain the ground truth, for each quantity; the extent of the tests determines
/// the seeds.
pub fn shares<const N: usize>(mut of: impl FnMut(u64) -> [bool; N]) -> [f64; N] {
    let seeds: Vec<u64> = xtask::cases(0..1000, [5, 5]).collect();
    let mut covered = [0u32; N];
    for seed in &seeds {
        for (sum, holds) in covered.iter_mut().zip(of(*seed)) {
            *sum += u32::from(holds);
        }
    }
    covered.map(|covered| f64::from(covered) / seeds.len() as f64)
}

/// Fails unless each share is from 93 to 99 %, with a slack of three standard deviations of 200 seeds.
#[track_caller]
pub fn covers(shares: &[f64]) {
    let slack = if xtask::extent() == xtask::Extent::Full { 0.004 } else { 0.01 };
    assert!(shares.iter().all(|share| (0.93 - slack..=0.99 + slack).contains(share)), "{shares:?}");
}

/// The entry of the logs, and of the code.
const WORD: Shape = Shape { beats: 1, pins: 64 };

/// Nine bits in a row, which the code corrects wrongly.
const SILENT: &str = "0x1ff";

fn code() -> Code {
    Code::new(builtin("opentitan-72-64").unwrap().scheme(), WORD).unwrap()
}

fn in_an_hour(log: &str, codes: &[Code]) -> Analysis {
    let runs = vec![Run { seconds: 3600.0, ..Run::default() }];
    let inputs = AnalysisInputs { shape: WORD, runs, ..AnalysisInputs::default() };
    analyse(read(log.as_bytes(), &Options { shape: WORD, ..Options::default() }).unwrap(), &inputs, codes)
}

/// One bit in 60 % of the events, 2 to 40 in the others, from bit 0 on.
fn bits(draws: &mut Draws) -> u64 {
    if draws.below(10) < 6 { 1 } else { 2 + draws.below(39) }
}

/// All bits of an event go in one direction, as they do where a pattern of ones or of zeros was written: 70 % down. 40 events are
/// expected in an hour. Each of 60 damaged entries is wrong in 2 to 10 write loops, always in the same direction.
#[test]
fn intervals_cover_what_made_the_log() {
    let is_silent = |bits: u64| {
        let log = format!("address,flips\n0,0x{:x}\n", (1u64 << bits) - 1);
        in_an_hour(&log, &[code()]).under[0].total.outcomes[2].count == 1
    };
    let silent = 0.4 / 39.0 * (2..=40).filter(|bits| is_silent(*bits)).count() as f64;
    assert!((0.05..0.3).contains(&silent), "{silent}");
    let (codes, seven) = ([code()], [0.6, 0.0, 2.8 / 39.0, 0.0, 0.0, 12.8 / 39.0, 0.0]);
    let covered = shares(|seed| {
        let mut draws = Draws::new(Draws::key(11, "coverage"), seed, 0);
        let mut log = "write,address,expected,flips\n".to_owned();
        let (mut hours, mut events) = (draws.exponential(1.0 / 40.0), 0);
        while hours < 1.0 {
            let expected = if draws.below(10) < 7 { "ff" } else { "00" };
            let _ = writeln!(log, "{events},{},{expected},0x{:x}", 32 * events, (1u64 << bits(&mut draws)) - 1);
            (hours, events) = (hours + draws.exponential(1.0 / 40.0), events + 1);
        }
        for entry in 0..60 {
            let expected = if draws.below(10) < 7 { "ff" } else { "00" };
            for write in 0..2 + draws.below(9) {
                let _ = writeln!(log, "{},{},{expected},1", 1000 + write, 32 * (1000 + entry));
            }
        }
        let a = in_an_hour(&log, &codes);
        let total = &a.under[0].total;
        let rate = a.rate.as_ref().unwrap().quantities[0].interval;
        let silent_rate = total.rates.as_ref().unwrap()[2].interval;
        let holds = |interval: Option<Interval>, truth: f64| interval.unwrap().contains(truth);
        assert!(a.classes.iter().zip(seven).all(|(class, truth)| class.count == 0 || truth > 0.0), "{:?}", a.classes);
        [
            holds(a.soft_one_to_zero.interval, 0.7),
            holds(a.one_to_zero.interval, 0.7),
            holds(a.classes[0].interval, 0.6),
            holds(a.byte_aligned.interval, 7.0 / 39.0),
            rate.contains(40.0),
            holds(total.outcomes[2].interval, silent),
            silent_rate.contains(40.0 * silent),
            a.classes.iter().zip(seven).all(|(class, truth)| holds(class.joint, truth)),
        ]
    });
    covers(&covered[..7]);
    // Bonferroni's inequality may hold for more.
    assert!(covered[7] >= 0.93, "{covered:?}");
}

/// Devices have 1 to 20 events each. In the first case 30 % of 60 devices have silent events only; in the second 3 %; in the third 10 % of
/// the events of ten devices are silent, one by one.
#[test]
fn intervals_cover_the_silent_share_of_clusters() {
    let codes = [code()];
    for (devices, percent, is_alike, most) in [(60, 30, true, 0.99), (60, 3, true, 1.0), (10, 10, false, 0.99)] {
        let covered = shares(|seed| {
            let mut draws = Draws::new(Draws::key(11, "clusters"), seed, 0);
            let mut log = "device,address,flips\n".to_owned();
            for device in 0..devices {
                let mut is_silent = draws.below(100) < percent;
                for entry in 0..1 + draws.below(20) {
                    is_silent = if is_alike { is_silent } else { draws.below(100) < percent };
                    let _ = writeln!(log, "d{device},{},{}", 8 * entry, if is_silent { SILENT } else { "0x1" });
                }
            }
            let resampling = Resampling { cluster: Cluster::Device, resamples: 200, seed };
            let inputs = AnalysisInputs { shape: WORD, resampling: Some(resampling), ..AnalysisInputs::default() };
            let a =
                analyse(read(log.as_bytes(), &Options { shape: WORD, ..Options::default() }).unwrap(), &inputs, &codes);
            assert_eq!(a.resampled, Some((resampling, devices)));
            let silent = &a.under[0].total.outcomes[2];
            [silent.interval.unwrap().contains(percent as f64 / 100.0)]
        });
        assert!(covered[0] >= 0.92 && covered[0] <= most + 0.01, "{devices} {percent} {is_alike}: {covered:?}");
    }
}

/// The same seed gives the same intervals; ten events of one entry count as one.
#[test]
fn resamples_depend_on_the_seed_only() {
    let mut log = "write,address,flips\n".to_owned();
    for entry in 0..10 {
        let flips = if entry < 3 { SILENT } else { "0x1" };
        for write in 0..10 {
            log += &format!("{write},{},{flips}\n", 8 * entry);
        }
    }
    let silent = |seed: Option<u64>| {
        let resampling = seed.map(|seed| Resampling { cluster: Cluster::Entry, resamples: 1000, seed });
        let inputs = AnalysisInputs { shape: WORD, damage: Damage::Off, resampling, ..AnalysisInputs::default() };
        let log = read(log.as_bytes(), &Options { shape: WORD, ..Options::default() }).unwrap();
        analyse(log, &inputs, &[code()]).under[0].total.outcomes[2].clone()
    };
    assert_eq!(silent(Some(1)), silent(Some(1)));
    let (one, other, independent) = (silent(Some(1)), silent(Some(2)), silent(None));
    assert_ne!(one.interval, other.interval);
    let [low, high] = one.interval.map(|i| [i.low, i.high]).unwrap();
    // Clopper and Pearson for 3 of 10 give 0.067 to 0.652; the variance has six degrees of freedom.
    assert!((0.01..0.067).contains(&low) && (0.652..0.85).contains(&high), "{low} {high}");
    assert_eq!((one.count, independent.count), (30, 30));
    assert!(independent.interval.unwrap().low > 0.2);
}
