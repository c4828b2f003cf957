//! Tests of the attacker's cost as an objective: by transforms, by trying sets, by the certificate and by the exact engine.

use chacha20::ChaCha8Rng;
use eccforge_exact::attack as exact;
use eccforge_files::diagnostic::SourceFile;
use eccforge_oracle::certificate::certify;
use eccforge_scheme::Scheme;
use eccforge_search::anneal::Objective;
use eccforge_search::attack::{Fewest, fewest};
use eccforge_search::islands;
use eccforge_search::metrics::{Metrics, fewest_silent};
use eccforge_search::problem::{Columns, Problem, patterns};
use eccforge_search::relaxed::{self, Relaxed};
use eccforge_search::results;
use eccforge_search::spec::SearchSpec;
use rand_core::SeedableRng;
use std::sync::atomic::AtomicBool;

#[test]
fn the_fewest_silent_flips_are_those_of_every_set() {
    for (n, r, columns, patterns) in [
        (12, 4, Columns::Any, Vec::new()),
        (22, 6, Columns::Odd, Vec::new()),
        (22, 6, Columns::Odd, neighbours(22, 6)),
        (14, 8, Columns::Any, Vec::new()),
        (13, 9, Columns::Odd, neighbours(13, 9)),
        (5, 4, Columns::Any, Vec::new()),
    ] {
        let problem = Problem { n, r, columns, patterns, ..Problem::default() };
        let mut random = ChaCha8Rng::seed_from_u64(n as u64);
        for _ in 0..20 {
            let how = Relaxed { moves: 20_000, weight: 0.0, rounds: 0 };
            let start = relaxed::start(&problem, how, &mut random, &AtomicBool::new(false));
            let columns = start.expect("such a code exists");
            assert_eq!(fewest(&problem, &columns), fewest_silent(&problem, &columns), "{columns:?}");
        }
    }
    // The extended Golay code corrects single bits here: seven flips look like an eighth.
    let golay = [0xc75u16, 0x49f, 0xd4b, 0x6e3, 0x9b3, 0xb66, 0xecc, 0x1ed, 0x3da, 0x7b4, 0xb1d, 0xe3a];
    let columns: Vec<u16> = golay.into_iter().chain((0..12).map(|row| 1 << row)).collect();
    let problem = Problem { n: 24, r: 12, columns: Columns::Any, ..Problem::default() };
    assert_eq!(fewest(&problem, &columns), Fewest { flips: 7, sets: 759 * 8 });
}

/// Patterns of two neighbouring bits.
fn neighbours(n: usize, r: usize) -> Vec<Vec<usize>> {
    patterns("adjacent: {bits: 2}", n, r)
}

/// The cost of a (72,64) code.
fn cost(flips: u64, sets: u64) -> i64 {
    Fewest { flips, sets }.units(&Problem { n: 72, r: 8, ..Problem::default() })
}

fn metrics(flips: u64, sets: u64) -> Metrics {
    Metrics { attack: Some(Fewest { flips, sets }), ..Metrics::default() }
}

#[test]
fn more_flips_cost_less_and_then_fewer_sets() {
    assert!(cost(2, 1) > cost(3, 59_640 - 1) && cost(3, 2) > cost(3, 1) && cost(9, 1) > 0);
    assert!(metrics(3, 9).dominates(&metrics(2, 1)) && metrics(3, 8).dominates(&metrics(3, 9)));
    assert!(!metrics(3, 9).dominates(&metrics(3, 9)) && !metrics(2, 1).dominates(&metrics(3, 9)));
    let lighter = Metrics { weight: 1, ..metrics(2, 1) };
    let harder = Metrics { weight: 2, ..metrics(3, 1) };
    assert!(!lighter.dominates(&harder) && !harder.dominates(&lighter));
}

fn searched(minimise: &str) -> (SearchSpec, Vec<results::Code>) {
    let text = format!(
        "eccforge-search: 1\nid: found\nn: 17\nk: 8\ncorrects: [bits]\nminimise: {{{minimise}}}\n\
         chains: {{count: 2, moves: 1e5, hot: 100, cold: 1, seed: 1}}\n"
    );
    let spec = SearchSpec::from_text(&SourceFile::new("found.yaml", text)).unwrap_or_else(|e| panic!("{e}"));
    let (h, stop) = (&spec.heading, AtomicBool::new(false));
    let found = islands::run(&spec.problem, spec.objective, h.schedule, h.seed, 0..h.chains, &stop, |_| ());
    let codes = results::front(&spec, &found);
    (spec, codes)
}

#[test]
fn a_search_finds_a_code_that_takes_more_flips_and_its_certificate_recounts_them() {
    let (spec, codes) = searched("attack: 1000");
    assert_eq!(spec.objective, Objective { attack: 1000.0, ..Objective::default() });
    for (place, code) in codes.iter().enumerate() {
        let stated = code.metrics.attack.expect("counted");
        // A (17,8) code of distance 6 exists, and odd columns have none of 7.
        assert_eq!(stated.flips, 5);
        let text = results::scheme_text(&spec, code, &results::name("found", place), "0.0.0");
        let scheme = Scheme::from_text(&SourceFile::new("found.yaml", text), None).unwrap_or_else(|e| panic!("{e}"));
        let evaluated = exact::attack(&scheme);
        let least = evaluated.by_flips.iter().find(|of| of.silent() > 0u32.into()).expect("some set is silent");
        assert_eq!((least.flips as u64, least.silent()), (stated.flips, stated.sets.into()));
        let certificate = results::certificate(&spec, code, "0.0.0");
        assert!(certify(&certificate).unwrap().holds(), "{certificate}");
        let fewer = certificate.replace("fewest-silent-sets: ", "fewest-silent-sets: 1");
        assert!(!certify(&fewer).unwrap().holds());
    }
    // A search for light columns takes no notice of it.
    let (spec, light) = searched("weight: 1");
    assert!(light.iter().all(|code| code.metrics.attack.is_none()));
    assert!(light.iter().all(|code| fewest_silent(&spec.problem, &code.columns).flips < 5));
}
