//! Tests of statistics over many cards: logs in three forms, and populations with known ground truth.
#![allow(missing_docs)]

use eccforge_files::diagnostic::SourceFile;
use eccforge_memory::campaign::log::read;
use eccforge_memory::campaign::statistics::{Options, statistics};
use eccforge_memory::campaign::{Execution, cards};
use eccforge_memory::memtest::Test;
use eccforge_memory::memtest::result::Status;
use eccforge_memory::random::Draw;
use statrs::distribution::{DiscreteCDF, Poisson};
use std::collections::BTreeMap;

fn log(text: &str) -> Result<Vec<Execution>, String> {
    read(&SourceFile::new("log", text)).map_err(|e| e.to_string())
}

fn execution(card: u64, iterations: u64, failed: u64, attributes: &[(&str, &str)]) -> Execution {
    let attributes = attributes.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
    Execution {
        card: card.to_string(),
        status: Status::Complete,
        iterations,
        failed,
        tests: BTreeMap::new(),
        attributes,
    }
}

/// Cards as the paper describes them: a fraction of 0.3069 that never fails, most others around 2e-5, 2 % above 1e-4.
fn population() -> Vec<Execution> {
    let draw = Draw::new(3, "population");
    (0..5000u64)
        .map(|i| {
            let n = 2_000_000;
            let p = match i {
                0..1535 => 0.0, // 0.3070 of them
                1535..4900 => 2e-5 * (1.0 + 0.1 * (draw.unit(i, 0) - 0.5)),
                _ => 3e-4,
            };
            let mean = p * n as f64;
            let failed = if p == 0.0 { 0 } else { Poisson::new(mean).unwrap().inverse_cdf(draw.unit(i, 1)).max(1) };
            execution(
                i,
                n,
                failed,
                &[("halves", if i % 2 == 0 { "a" } else { "b" }), ("clean", if i < 1535 { "yes" } else { "no" })],
            )
        })
        .collect()
}

// covers: M.5
#[test]
fn a_population_like_the_papers_gives_its_zero_fraction_mode_tail_and_perfect_gain() {
    let s = statistics(&population(), &Options::default());
    assert_eq!(s.distributions.iter().map(|d| d.cutoff).collect::<Vec<_>>(), [1, 50_000, 300_000, 1_000_000]);
    for d in &s.distributions {
        let [share, low, high] = d.never_failed_share;
        assert!((share - 0.3070).abs() < 1e-9 && low < share && share < high && high - low < 0.03);
        assert!((d.perfect_gain - 0.8896).abs() < 2e-4, "{}", d.perfect_gain);
        assert!((d.mode.unwrap() - 2e-5).abs() < 2.5e-6, "{:?}", d.mode);
        assert!((d.faulty_share - 0.02).abs() < 1e-9, "{}", d.faulty_share);
        assert_eq!(d.cdf[0].0, 0.0);
        assert!((d.cdf[0].1 - 0.3070).abs() < 1e-9 && (d.cdf.last().unwrap().1 - 1.0).abs() < 1e-12);
        assert!(d.cdf.windows(2).all(|w| w[0].0 < w[1].0 && w[0].1 < w[1].1));
        assert!((d.pmf.iter().map(|b| b.1).sum::<f64>() - 1.0).abs() < 1e-9);
    }
    // An attribute that separates the cards exactly explains as much as the perfect indicator; an unrelated one
    // explains little.
    let gain = |name: &str| s.gains.iter().find(|g| g.attribute == name).unwrap();
    assert!((gain("clean").gain - gain("clean").perfect_gain).abs() < 1e-12);
    assert!(gain("halves").gain < 0.02 && gain("halves").entropy > 3.0, "{:?}", gain("halves"));
    assert_eq!(gain("clean").values["yes"], (1535, 1.0));
}

// covers: M.5
#[test]
fn cards_count_from_their_cut_off_on_and_runs_of_a_card_add_up() {
    let runs = [
        execution(1, 40_000, 1, &[]),
        execution(1, 20_000, 1, &[]),
        execution(2, 49_999, 0, &[]),
        execution(3, 300_000, 0, &[]),
        Execution { status: Status::CouldNotRun, ..execution(4, 0, 0, &[]) },
    ];
    let s = statistics(&runs, &Options::default());
    assert_eq!((s.executions, s.could_not_run, s.cards, s.iterations, s.failed), (4, 1, 3, 409_999, 2));
    assert_eq!(s.distributions.iter().map(|d| d.cards).collect::<Vec<_>>(), [3, 2, 1, 0]);
    assert_eq!(s.distributions[1].cdf, [(0.0, 0.5), (2.0 / 60_000.0, 1.0)]);
    assert_eq!(s.completed, [(49_999, 3), (60_000, 2), (300_000, 1)]);
}

// covers: M.5
#[test]
fn tests_that_fail_together_explain_each_other_and_independent_ones_do_not() {
    let draw = Draw::new(5, "tests");
    let runs: Vec<Execution> = (0..4000)
        .map(|i| {
            let (a, b) = (draw.below(i, 0, 40), draw.below(i, 1, 1000));
            let tests = BTreeMap::from([(Test::L, a), (Test::L4, 2 * a + 7), (Test::M20, b), (Test::Mi10, 0)]);
            Execution { tests, ..execution(i, 2000, 1000, &[]) }
        })
        .collect();
    let e = statistics(&runs, &Options::default()).explained.unwrap();
    assert_eq!(e.tests, [Test::Mi10, Test::M20, Test::L, Test::L4]);
    let at = |y: usize, x: usize| e.ratio[y][x];
    assert_eq!(at(1, 0), None, "what never varies has no part to explain");
    for i in 1..4 {
        assert!((at(i, i).unwrap() - 1.0).abs() < 1e-12);
    }
    assert!(at(2, 3).unwrap() > 0.999 && at(3, 2).unwrap() > 0.999, "{:?}", e.ratio);
    assert!(at(1, 2).unwrap() < 0.01 && at(2, 1).unwrap() < 0.01, "{:?}", e.ratio);
    // Uniform over ten bins.
    assert!((e.entropy[1] - 10f64.log2()).abs() < 0.01, "{:?}", e.entropy);
}

// covers: M.5
#[test]
fn the_three_forms_of_a_log_say_the_same() {
    let csv = "card,iterations,failed,M20,MI10,architecture,status\n a , 100, 3,3,0,G80,\nb,50,0,0,0,GT200,interrupted\nc,0,0,,,,could-not-run\n";
    let lines = r#"{"card":"a","iterations":100,"failed":3,"tests":{"MI10":0,"M20":3},"attributes":{"architecture":"G80"}}
{"card":"b","status":"interrupted","iterations":50,"failed":0,"tests":{"MI10":0,"M20":0},"attributes":{"architecture":"GT200"}}

{"card":"c","status":"could-not-run"}
"#;
    let (from_csv, from_lines) = (log(csv).unwrap(), log(lines).unwrap());
    assert_eq!(from_csv, from_lines);
    assert_eq!(from_csv[0].tests, BTreeMap::from([(Test::Mi10, 0), (Test::M20, 3)]));
    assert_eq!(cards(&from_csv).len(), 2, "what could not run says nothing of its card");
}

// covers: M.4
#[test]
fn a_failure_to_run_is_never_counted_as_errors() {
    // The number of errors that other testers write if a kernel cannot be launched: 2^32 - 1 or 2^32 - 2.
    for sentinel in [u64::from(u32::MAX), u64::from(u32::MAX) - 1] {
        let refused = log(&format!("card,iterations,failed\na,10,0\nb,10,{sentinel}\n")).unwrap_err();
        assert!(refused.starts_with("log:3:1: ") && refused.contains("could-not-run"), "{refused}");
        let line = format!("{{\"card\":\"b\",\"iterations\":10,\"failed\":1,\"tests\":{{\"L4\":{sentinel}}}}}\n");
        assert!(log(&line).unwrap_err().contains("iterations failed in L4"));
    }
    let s = statistics(
        &log("card,iterations,failed,status\na,10,10,could-not-run\nb,10,1,\n").unwrap(),
        &Options::default(),
    );
    assert_eq!((s.could_not_run, s.cards, s.iterations, s.failed), (1, 1, 10, 1));
}

#[test]
fn a_log_that_is_wrong_is_refused_at_its_place() {
    for (text, part) in [
        ("card,iterations\na,1\n", "log:1:1: the column `failed` is missing"),
        ("card,iterations,failed\na,1,0\nb,many,0\n", "log:3:3: `many` is not a whole number"),
        ("card,iterations,failed,status\na,1,0,done\n", "log:2:7: `done` is not a status"),
        ("card,iterations,failed\na,1\n", "log:2:1: 2 fields where the header has 3"),
        ("card,iterations,failed\r\na,1,0\r\nb,many,0\r\n", "log:3:3: `many` is not a whole number"),
        ("card,iterations,failed\n\nb,many,0\n", "log:3:3: `many` is not a whole number"),
        ("card,iterations,failed\n\"a, \"\"b\"\"\",many,0\n", "log:2:12: `many` is not a whole number"),
        ("card,iterations,failed\n\"a,1,0\nb,1,0\n", "log:2:1: the quoted field is not closed"),
        ("{\"card\":\"a\"}\n{\"crad\":\"b\"}\n", "log:2:7: unknown field `crad`"),
        ("{\"card\":\"a\",\"tests\":{\"M21\":1}}\n", "unknown variant `M21`"),
    ] {
        let message = log(text).unwrap_err();
        assert!(message.contains(part), "{message}");
    }
}
