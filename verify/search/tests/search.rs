//! Tests that tables of a search are plain counts, that runs are reproducible, and that a short search finds good codes.

use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::Scheme;
use eccforge_search::anneal::{Objective, Schedule};
use eccforge_search::metrics::measure;
use eccforge_search::problem::{Columns, Problem, Watched, patterns};
use eccforge_search::spec::SearchSpec;
use eccforge_search::state::{Move, Scratch, State};
use eccforge_search::{islands, results, windows};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

fn sec_2bec() -> Problem {
    Problem {
        n: 72,
        r: 8,
        columns: Columns::Odd,
        patterns: patterns("symbols: {bits: 2}", 72, 8),
        window: 8,
        ..Problem::default()
    }
}

const OBJECTIVE: Objective = Objective {
    pairs: 1.0,
    triples: 0.1,
    outside: 0.0,
    weight: 0.5,
    heaviest_row: 0.5,
    model: 0.0,
    undetected: 0.0,
    attack: 0.0,
};

fn found(problem: &Problem, moves: u64, threads: usize) -> Vec<islands::Found> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    let schedule = Schedule { moves, hot: 20.0, cold: 0.5, relaxed: None, tabu: None };
    pool.install(|| islands::run(problem, OBJECTIVE, schedule, 7, 0..3, &AtomicBool::new(false), |_| ()))
}

#[test]
fn chains_find_the_same_at_any_number_of_threads() {
    let problem = sec_2bec();
    assert_eq!(found(&problem, 20_000, 1), found(&problem, 20_000, 3));
}

#[test]
fn what_is_found_is_a_code_and_costs_what_the_chain_says() {
    for patterns in [patterns("symbols: {bits: 2}", 72, 8), patterns("adjacent: {bits: 2}", 72, 8), Vec::new()] {
        let problem = Problem { patterns, ..sec_2bec() };
        let best = found(&problem, 20_000, 2).remove(0);
        let m = measure(&problem, &best.columns);
        assert_eq!(m.silent, 0);
        let cost = m.pairs as f64 + 0.1 * m.triples as f64 + 0.5 * (m.weight + m.heaviest_row) as f64;
        assert!((cost - best.cost).abs() < 1e-6, "{cost} {}", best.cost);
        assert!(State::new(&problem, best.columns, false).is_some(), "correctable patterns are unique");
    }
}

/// Patterns of two or more bits inside one window after which a decoder by definition flips a bit of another window and delivers
/// wrong data.
fn leaving(problem: &Problem, columns: &[u16]) -> u64 {
    let window = problem.window;
    let singles = (0..problem.n).map(|bit| vec![bit]);
    let correctable: Vec<Vec<usize>> = singles.chain(problem.patterns.iter().cloned()).collect();
    let syndrome = |bits: &[usize]| bits.iter().fold(0, |sum, bit| sum ^ columns[*bit]);
    let leaves = |error: &Vec<usize>| {
        let flipped = correctable.iter().find(|pattern| syndrome(pattern) == syndrome(error));
        let Some(flipped) = flipped else { return false };
        // A flip mends a wrong bit and spoils a right one.
        let [errors, flips] = [error, flipped].map(|bits| bits.iter().collect::<BTreeSet<_>>());
        let delivers_wrong_data = errors.symmetric_difference(&flips).any(|bit| **bit < problem.data_bits());
        delivers_wrong_data && flipped.iter().any(|bit| bit / window != error[0] / window)
    };
    let mut count = 0;
    for first in (0..problem.n).step_by(window) {
        let bits: Vec<usize> = (first..problem.n.min(first + window)).collect();
        let subset = |set: u32| (0..bits.len()).filter(|i| set >> i & 1 == 1).map(|i| bits[i]).collect::<Vec<_>>();
        count += (1u32..1 << bits.len()).map(subset).filter(|error| error.len() > 1 && leaves(error)).count() as u64;
    }
    count
}

#[test]
fn the_fewest_wrong_corrections_outside_a_window_are_found() {
    for pairs in [Vec::new(), vec![vec![0, 1]]] {
        let problem = Problem { n: 8, r: 5, columns: Columns::Any, patterns: pairs, window: 4, ..Problem::default() };
        // All codes: three data columns in any order.
        let mut fewest = u64::MAX;
        for code in 0..1u32 << 15 {
            let data = [code & 31, code >> 5 & 31, code >> 10].map(|column| column as u16);
            let columns: Vec<u16> = data.into_iter().chain((0..5).map(|row| 1 << row)).collect();
            if State::new(&problem, columns.clone(), false).is_some() {
                assert_eq!(windows::outside(&problem, &columns), leaving(&problem, &columns), "{columns:?}");
                fewest = fewest.min(leaving(&problem, &columns));
            }
        }
        let objective = Objective { outside: 1.0, ..Objective::default() };
        let schedule = Schedule { moves: 20_000, hot: 3.0, cold: 0.1, relaxed: None, tabu: None };
        let found = islands::run(&problem, objective, schedule, 1, 0..4, &AtomicBool::new(false), |_| ());
        assert_eq!(found[0].cost, fewest as f64);
        assert_eq!(windows::outside(&problem, &found[0].columns), fewest);
    }
}

/// A window of eight bits is a byte of an entry of one beat.
#[test]
fn wrong_corrections_outside_a_window_are_those_that_check_counts() {
    let text = include_str!("../../../examples/search-sec-136-128-bounded.yaml").replace("1e5", "2e3");
    let spec = SearchSpec::from_text(&SourceFile::new("bounded.yaml", text)).expect("a valid search");
    let stop = AtomicBool::new(false);
    let searched =
        |objective: Objective| islands::run(&spec.problem, objective, spec.heading.schedule, 1, 0..1, &stop, |_| ());
    let codes = results::front(&spec, &searched(spec.objective));
    let scheme = Scheme::from_text(&SourceFile::new("s.yaml", results::scheme_text(&spec, &codes[0], "s", "1")), None);
    let model = eccforge_model::ErrorModel::table1();
    let byte = model.classes.iter().position(|class| class.id == "byte").expect("a class of bytes");
    let landing = eccforge_exact::landing::landing(&scheme.expect("a scheme"), &model).expect("all classes are there");
    let outside = landing[byte].as_ref().expect("counted").outside[1];
    assert_eq!(codes[0].metrics.outside, outside);
    // A search that does not minimise them finds a code with many more.
    let light = searched(Objective { outside: 0.0, weight: 1.0, ..spec.objective }).remove(0);
    assert!(windows::outside(&spec.problem, &light.columns) > outside, "{outside}");
}

#[test]
fn arranging_symbols_changes_the_bytes_alone() {
    let problem = sec_2bec();
    let columns = found(&problem, 5_000, 2).remove(0).columns;
    let (before, after) = (measure(&problem, &columns), measure(&problem, &windows::arrange(&problem, &columns, 2)));
    assert!(after.windows < before.windows, "{} {}", before.windows, after.windows);
    assert_eq!(eccforge_search::Metrics { windows: before.windows, ..after }, before);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn every_table_agrees_with_counting_after_random_moves(
        moves in prop::collection::vec((0usize..24, 0usize..24, 1u16..128, any::<bool>()), 1..60),
        odd in any::<bool>(), kind in 0usize..4,
    ) {
        let n = 24;
        let patterns = match kind {
            0 => patterns("symbols: {bits: 2}", n, 7),
            1 => patterns("adjacent: {bits: 2}", n, 7),
            2 => Vec::new(),
            _ => vec![vec![0, 5], vec![5, 9], vec![1, 2, 3]],
        };
        let columns = if odd { Columns::Odd } else { Columns::Any };
        let watched = |lists: &[&[usize]]| {
            let listed = lists.iter().enumerate();
            listed.map(|(i, bits)| Watched { bits: bits.to_vec(), weight: 1 << (8 * i) }).collect::<Vec<_>>()
        };
        // Two, three and four bits, some of them with the first or the last position.
        let detects = watched(&[&[0, 1, 2], &[3, 4, 6], &[9, 10, 11, 12], &[2, 23]]);
        let model = watched(&[&[0, 2], &[4, 5, 6], &[0, 8, 16], &[1, 3, 5, 7], &[20, 21, 22]]);
        let problem = Problem { n, r: 7, columns, patterns, detects, model, ..Problem::default() };
        let start = islands::run(&problem, OBJECTIVE, Schedule { moves: 0, hot: 1.0, cold: 1.0, relaxed: None, tabu: None }, 3, 0..1, &AtomicBool::new(false), |_| ());
        let mut state = State::new(&problem, start[0].columns.clone(), true).unwrap();
        let mut scratch = Scratch::default();
        for (i, j, column, swap) in moves {
            let change = if swap { Move::Swap(i, j) } else { Move::Replace { position: i, column } };
            let column_fits = !state.is_used(column) && (!odd || column.count_ones() % 2 == 1);
            if (swap && i == j) || (!swap && !column_fits) {
                continue;
            }
            let mut wanted = state.columns().to_vec();
            match change {
                Move::Swap(i, j) => wanted.swap(i, j),
                Move::Replace { position, column } => wanted[position] = column,
            }
            let fresh = State::new(&problem, wanted, true);
            let known = state.change(change, &mut scratch);
            prop_assert_eq!(known.is_some(), fresh.is_some());
            let (Some(known), Some(fresh)) = (known, fresh) else { continue };
            prop_assert_eq!(state.heaviest_row_after(change), fresh.heaviest_row());
            state.apply(change, known, &mut scratch);
            let figures = |s: &State| (s.pairs(), s.triples(), s.weight(), s.heaviest_row(), s.undetected(), s.model());
            prop_assert_eq!(figures(&state), figures(&fresh));
            prop_assert_eq!(state.columns(), fresh.columns());
        }
        let m = measure(&problem, state.columns());
        prop_assert_eq!((m.pairs, m.weight), (state.pairs() as u64, state.weight() as u64));
        prop_assert_eq!(m.model, Some(state.model() as u64));
        prop_assert_eq!(m.undetected, state.undetected() as u64);
        if odd && kind < 3 {
            prop_assert_eq!(m.triples, state.triples() as u64);
        }
    }
}

#[test]
fn tabu_search_goes_on_from_the_best_of_a_chain_and_improves_it() {
    for columns in ["odd", "any"] {
        let text = format!(
            "eccforge-search: 1\nid: found\nn: 39\nk: 32\ncolumns: {columns}\ncorrects:\n  - bits\n  - adjacent: {{bits: 2}}\n\
             minimise: {{pairs: 1, triples: 0.1, weight: 1, heaviest-row: 1}}\n\
             chains: {{count: 4, moves: 2e3, hot: 20, cold: 1, seed: 1, tabu: {{moves: 4e4, sample: 100, tenure: 10}}}}\n"
        );
        let spec = SearchSpec::from_text(&SourceFile::new("found.yaml", text)).unwrap();
        let run = |tabu| {
            let schedule = Schedule { tabu, ..spec.heading.schedule };
            let mut found =
                islands::run(&spec.problem, spec.objective, schedule, 1, 0..4, &AtomicBool::new(false), |_| ());
            found.sort_by_key(|f| f.chain);
            found
        };
        let with = run(spec.heading.schedule.tabu);
        assert_eq!(with, run(spec.heading.schedule.tabu), "a function of the description");
        for (cooled, found) in run(None).iter().zip(&with) {
            assert!(found.cost < cooled.cost, "{columns}: {} {}", found.cost, cooled.cost);
            let m = measure(&spec.problem, &found.columns);
            let state = State::new(&spec.problem, found.columns.clone(), true).unwrap();
            let cost = (m.pairs + m.weight + m.heaviest_row) as f64 + 0.1 * state.triples() as f64;
            assert!((cost - found.cost).abs() < 1e-6, "{columns}: {cost} {}", found.cost);
        }
    }
}

#[test]
fn circulant_blocks_are_found_and_preserved() {
    // Codes of length 72 with eight check bits, by the size of a block; the last also corrects pairs of neighbours.
    for (size, items) in [(8, ""), (4, ""), (2, ""), (8, "  - symbols: {bits: 2}\n")] {
        let text = format!(
            "eccforge-search: 1\nid: found\nn: 72\nk: 64\ncolumns: {{circulant: {size}}}\ncorrects:\n  - bits\n{items}\
             minimise: {{pairs: 1, triples: 0.1, weight: 1, heaviest-row: 1}}\n\
             chains: {{count: 2, moves: 2e3, hot: 20, cold: 1, seed: 1}}\n"
        );
        let spec = SearchSpec::from_text(&SourceFile::new("found.yaml", text)).unwrap();
        let run = |moves| {
            let schedule = Schedule { moves, ..spec.heading.schedule };
            islands::run(
                &spec.problem,
                spec.objective,
                schedule,
                spec.heading.seed,
                0..2,
                &AtomicBool::new(false),
                |_| (),
            )
        };
        let (start, found) = (run(0), run(spec.heading.schedule.moves));
        assert_eq!(found.len(), 2, "{size}");
        assert!(found[0].cost < start[0].cost, "{size}");
        for code in start.iter().chain(&found) {
            let bit = |row: usize, column: usize| code.columns[column] >> row & 1;
            for (row, column) in (0..8).flat_map(|row| (0..72).map(move |column| (row, column))) {
                let next = |i: usize| i / size * size + (i + 1) % size;
                assert_eq!(bit(row, column), bit(next(row), next(column)), "{size}: row {row}, column {column}");
            }
            let m = measure(&spec.problem, &code.columns);
            let cost = (m.pairs + m.weight + m.heaviest_row) as f64 + 0.1 * m.triples as f64;
            assert!((cost - code.cost).abs() < 1e-6 && m.silent == 0, "{size}: {cost} {}", code.cost);
        }
        assert_eq!(results::front(&spec, &found[..1])[0].columns, found[0].columns, "blocks stay where they are");
    }
}

#[test]
fn certificates_of_what_is_found_hold_and_schemes_load() {
    let text = "eccforge-search: 1\nid: found\nn: 22\nk: 16\ncorrects:\n  - bits\n  - symbols: {bits: 2}\nwindow: 8\n\
                minimise: {pairs: 1, weight: 0.5}\nchains: {count: 4, moves: 2e4, hot: 5, cold: 0.3, seed: 1}\n";
    let spec = SearchSpec::from_text(&SourceFile::new("found.yaml", text)).unwrap();
    let found = islands::run(
        &spec.problem,
        spec.objective,
        spec.heading.schedule,
        spec.heading.seed,
        0..spec.heading.chains,
        &AtomicBool::new(false),
        |_| (),
    );
    let codes = results::front(&spec, &found);
    assert!(!codes.is_empty());
    for (i, code) in codes.iter().enumerate() {
        let certificate = results::certificate(&spec, code, "0.0.0");
        let certified = eccforge_oracle::certificate::certify(&certificate).unwrap();
        assert!(certified.holds() && certified.claims.len() == 6, "{certified:?}");
        let scheme = results::scheme_text(&spec, code, &format!("found-{i}"), "0.0.0");
        let scheme = Scheme::from_text(&SourceFile::new("found.yaml", scheme), None).unwrap();
        let columns: Vec<u64> = code.columns.iter().map(|c| u64::from(*c)).collect();
        assert_eq!(scheme.code.h.columns(), columns);
    }
    // A certificate for another matrix: one digit of a row.
    let certificate = results::certificate(&spec, &codes[0], "0.0.0");
    let row = certificate.lines().find(|l| l.starts_with(['0', '1'])).unwrap();
    let other = (if row.starts_with('0') { "1" } else { "0" }).to_owned() + &row[1..];
    assert!(!eccforge_oracle::certificate::certify(&certificate.replacen(row, &other, 1)).unwrap().holds());
}

/// The (15,7) BCH code that corrects two errors has distance 5, and its check bits are columns of weight 1 [Lin &
/// Costello, Table 6.1]. Without three of its data bits it is a (12,4) code of the same distance.
#[test]
fn the_claimed_distance_is_that_of_the_code_that_was_found() {
    let next = |last: &u16| Some(if last & 0x80 == 0 { last << 1 } else { last << 1 ^ 0x1D1 });
    let remainders: Vec<u16> = std::iter::successors(Some(1), next).take(15).collect();
    let hsiao = [7, 11, 13, 14, 1, 2, 4, 8].to_vec();
    let with = |powers: std::ops::Range<usize>| [&remainders[powers], &[1, 2, 4, 8, 16, 32, 64, 128]].concat();
    for (columns, distance) in [(with(8..15), 5), (with(8..12), 5), (hsiao, 4), ([3, 5, 6, 7, 1, 2, 4].to_vec(), 3)] {
        let r = columns.iter().fold(0, |all, c| all | c).count_ones() as usize;
        let (n, k) = (columns.len(), columns.len() - r);
        let spec = format!(
            "eccforge-search: 1\nid: found\nn: {n}\nk: {k}\ncolumns: any\ncorrects:\n  - bits\nminimise: {{weight: 1}}\n\
             chains: {{count: 1, moves: 1, hot: 1, cold: 0.1, seed: 1}}\n"
        );
        let spec = SearchSpec::from_text(&SourceFile::new("found.yaml", &spec)).unwrap_or_else(|e| panic!("{e}"));
        let metrics = measure(&spec.problem, &columns);
        let code = results::Code { chain: 0, cost: 0.0, metrics, columns, laid_out: None };
        let text = results::scheme_text(&spec, &code, "found", "0.0.0");
        let scheme = Scheme::from_text(&SourceFile::new("found.yaml", text), None).unwrap();
        assert_eq!(scheme.claims.distance, Some(distance), "{:?}", code.columns);
        // By definition: no fewer columns sum to zero, and some of this number do.
        let members = |set: u32| (0..code.columns.len()).filter(move |bit| set >> bit & 1 == 1);
        let is_word = |set: &u32| members(*set).fold(0, |sum, bit| sum ^ code.columns[bit]) == 0;
        let weights = (1u32..1 << code.columns.len()).filter(is_word).map(u32::count_ones);
        assert_eq!(weights.min(), Some(distance));
    }
}

#[test]
fn address_columns_are_never_taken_for_a_correctable_error() {
    for (item, bits, detected) in [("bits", 12, Some(3)), ("symbols: {bits: 2}", 3, Some(2)), ("bits", 60, None)] {
        let more = if item == "bits" { String::new() } else { format!("  - {item}\n") };
        let text = format!(
            "eccforge-search: 1\nid: found\nn: 22\nk: 16\ncorrects:\n  - bits\n{more}address-bits: {bits}\n\
             minimise: {{weight: 1}}\nchains: {{count: 1, moves: 1e3, hot: 5, cold: 0.3, seed: 1}}\n"
        );
        let spec = SearchSpec::from_text(&SourceFile::new("found.yaml", text)).unwrap();
        let stop = AtomicBool::new(false);
        let found = islands::run(
            &spec.problem,
            spec.objective,
            spec.heading.schedule,
            spec.heading.seed,
            0..spec.heading.chains,
            &stop,
            |_| (),
        );
        let text = results::scheme_text(&spec, &results::front(&spec, &found)[0], "found", "0.0.0");
        let scheme =
            Scheme::from_text(&SourceFile::new("found.yaml", &text), None).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let claimed = scheme.claims.address_bits_detected.as_ref().map(|c| c.value);
        assert!(claimed >= detected, "{item}, {bits}: {claimed:?}");
        assert_eq!(claimed.is_none(), text.contains("were not found for it"), "{text}");
        // By the syndromes of the file that was written.
        let correctable: Vec<u64> =
            scheme.corrects[0].iter().flat_map(|space| space.patterns(&scheme.code)).map(|(_, s)| s).collect();
        let seen = |s: u64| s != 0 && !correctable.contains(&s);
        let columns = scheme.address_columns(0);
        assert_eq!(columns.len(), if detected.is_some() { bits } else { 0 });
        for (i, a) in columns.iter().enumerate() {
            assert!(seen(*a) && columns[..i].iter().all(|b| seen(a ^ b)), "{item}: column {i}");
        }
    }
}

#[test]
fn the_printed_sec_2bec_matrix_has_the_counts_of_the_literature() {
    let scheme = eccforge_scheme::builtin("ni-sec2bec").unwrap().scheme();
    let columns: Vec<u16> = scheme.code.h.columns().iter().map(|c| *c as u16).collect();
    let m = measure(&sec_2bec(), &columns);
    assert_eq!((m.pairs, m.triples, m.windows, m.weight, m.heaviest_row), (553, 33_704, 893, 258, 37));
}

#[test]
fn schemes_correct_exactly_what_the_description_says() {
    for item in [
        "adjacent: {bits: 2}",
        "adjacent: {bits: 3}",
        "adjacent: {bits: 3, solid: true}",
        "patterns: [[0, 5], [1, 2, 3]]",
    ] {
        let text = format!(
            "eccforge-search: 1\nid: found\nn: 22\nk: 14\ncolumns: any\ncorrects:\n  - bits\n  - {item}\n\
             minimise: {{pairs: 1}}\nchains: {{count: 1, moves: 1e3, hot: 5, cold: 0.3, seed: 1}}\n"
        );
        let spec = SearchSpec::from_text(&SourceFile::new("found.yaml", text)).unwrap();
        let found = islands::run(
            &spec.problem,
            spec.objective,
            spec.heading.schedule,
            spec.heading.seed,
            0..spec.heading.chains,
            &AtomicBool::new(false),
            |_| (),
        );
        let codes = results::front(&spec, &found);
        let scheme = results::scheme_text(&spec, &codes[0], "found", "0.0.0");
        let scheme = Scheme::from_text(&SourceFile::new("found.yaml", scheme), None).unwrap();
        let patterns = scheme.corrects[0].iter().flat_map(|space| space.patterns(&scheme.code));
        let mut corrected: Vec<Vec<usize>> = patterns.map(|(bits, _)| bits).filter(|bits| bits.len() > 1).collect();
        corrected.sort();
        corrected.dedup();
        assert_eq!(corrected, spec.problem.patterns, "{item}");
    }
}
