//! Tests of emitted hardware with lint: verilator -Wall, Icarus -Wall and yosys `check -assert` print nothing, without
//! a waiver, over the matrix of options.
//!
//! - One scheme of every kind in one goal (`full`: every shipped scheme in each), with both namings, inverted check bits and SystemVerilog
//!   wrappers.
//! - One scheme (`full`: one of every kind): every value of every option, including each scope, part, handshake and
//!   cut; and all modules around the core at once (three registers, bypass, injection, poison and partial writes).
//! - Two small schemes, one of one codeword and one of two with an entry rule and an enable: every pair of values of any two
//!   options, by a covering array; and every other scope with every goal, naming and part.
//!
//! Each tool is called once for a design and reads all of its modules; the circuits of a scheme are generated once for
//! each goal.

use crate::support;

use eccforge_hdl::collateral;
use eccforge_hdl::design::{Circuits, Cut, Design, Goal, Handshake, Naming, Options, Pipe, Scope, Side, poison};
use eccforge_hdl::generate;
use eccforge_hdl::tools::Tool;
use eccforge_scheme::{Scheme, addressed, builtin};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use support::{GOALS, LINT, complemented, kinds, language, shipped, silent, two_codewords};
use xtask::needs;

const TOOLS: [&str; 3] = ["verilator", "iverilog", "yosys"];

/// Number of values of each option that applies to a whole entry.
const VALUES: [usize; 10] = [3, 2, 2, 3, CUTS.len(), 2, 2, 2, 2, 2];
const CUTS: [&[Cut]; 6] =
    [&[], &[Cut::Input], &[Cut::Syndrome], &[Cut::Flips], &[Cut::Output], &[Cut::Input, Cut::Syndrome, Cut::Flips]];

fn options(row: &[usize; 10]) -> Options {
    let on = |i: usize| row[i] == 1;
    Options {
        seed: 0,
        scope: Scope::Entry,
        goal: GOALS[row[0]],
        naming: [Naming::Lowrisc, Naming::Bare][row[1]],
        inverted_check: on(2),
        only: [None, Some(Side::Encoder), Some(Side::Decoder)][row[3]],
        pipe: Pipe {
            cuts: CUTS[row[4]].to_vec(),
            handshake: [Handshake::ValidReady, Handshake::ClockEnable][row[5]],
            bypass: on(6),
            inject: on(7),
            poison: on(8),
        },
        system_verilog: on(9),
        wrap: None,
        drop_in: None,
    }
}

/// Returns rows that contain every pair of values of two options: each new row takes the values that contain the most
/// missing pairs.
fn pairwise() -> Vec<[usize; 10]> {
    let mut missing: BTreeSet<[usize; 4]> = BTreeSet::new();
    for (a, &of_a) in VALUES.iter().enumerate() {
        for (b, &of_b) in VALUES[..a].iter().enumerate() {
            for x in 0..of_a {
                for y in 0..of_b {
                    assert!(missing.insert([b, y, a, x]));
                }
            }
        }
    }
    let mut rows = Vec::new();
    while let Some(&[a, x, b, y]) = missing.iter().next() {
        let mut row = [usize::MAX; 10];
        (row[a], row[b]) = (x, y);
        for option in (0..VALUES.len()).filter(|o| *o != a && *o != b) {
            let gain = |value: usize| {
                (0..VALUES.len())
                    .filter(|other| row[*other] != usize::MAX)
                    .filter(|&other| match other < option {
                        true => missing.contains(&[other, row[other], option, value]),
                        false => missing.contains(&[option, value, other, row[other]]),
                    })
                    .count()
            };
            let best = (0..VALUES[option]).rev().max_by_key(|value| gain(*value)).unwrap();
            row[option] = best;
        }
        let before = missing.len();
        missing.retain(|&[a, x, b, y]| row[a] != x || row[b] != y);
        assert!(missing.len() < before);
        rows.push(row);
    }
    rows
}

/// Rows for every scheme, without registers: rows with registers contain the decoder a second time, and verilator takes
/// about ten seconds for each decoder of a double-error-correcting code.
fn each_goal() -> Vec<Options> {
    let rows = [[1, 0, 0, 0, 0, 0, 0, 0, 0, 1], [0, 1, 1, 0, 0, 0, 0, 0, 0, 0], [2, 0, 0, 2, 0, 0, 0, 0, 0, 0]];
    rows.iter().map(options).collect()
}

/// Rows that, together with the rows for every scheme, contain every value of every option.
fn each_value() -> Vec<Options> {
    let rows = [[1, 0, 0, 0, 5, 0, 1, 1, 1, 1], [2, 0, 0, 2, 4, 1, 0, 0, 0, 0], [1, 0, 0, 1, 4, 0, 0, 0, 0, 1]];
    let mut rows: Vec<Options> = rows.iter().map(options).collect();
    for (scope, goal) in
        [(Scope::Minimal, Goal::Delay), (Scope::Codeword, Goal::Area), (Scope::CorrectOnly, Goal::Readable)]
    {
        rows.push(Options { scope, goal, ..Options::default() });
    }
    rows
}

/// Lints one design with every tool, with complemented bits if the row inverts check bits, and without poison if a
/// scheme has no word for it, which the command rejects.
fn lint(scheme: &Scheme, options: &Options, circuits: Circuits) {
    let mut options = options.clone();
    options.pipe.poison &= poison::pattern(scheme).is_some();
    let scheme = &if options.inverted_check { complemented(scheme) } else { scheme.clone() };
    let options = &options;
    let folder = tempfile::tempdir().unwrap();
    let design = Design::of(scheme, options, circuits);
    let mut written = design.files();
    let files: Vec<String> = written.iter().map(|f| f.name.clone()).collect();
    let roots: Vec<String> = design.tops().into_iter().flat_map(|(top, _)| ["-s".into(), top]).collect();
    let mut all = files.clone();
    if options.system_verilog {
        let wrappers = collateral::wrappers(scheme, options, &design);
        // The package comes first, and wrappers come after the modules that they instantiate.
        all.splice(0..0, wrappers[..1].iter().map(|f| f.name.clone()));
        all.extend(wrappers[1..].iter().map(|f| f.name.clone()));
        written.extend(wrappers);
    }
    generate::write(folder.path(), &written).unwrap();
    let roots: Vec<&str> = roots.iter().map(String::as_str).collect();
    let (language, sv) = language(&files);
    silent(Tool::Iverilog, &[&["-Wall", language, "-t", "null"], roots.as_slice()].concat(), &files, folder.path());
    let script = format!("read_verilog {sv} {}; hierarchy -check; proc; check -assert", files.join(" "));
    silent(Tool::Yosys, &["-q", "-p", &script], &[], folder.path());
    silent(Tool::Verilator, &LINT, &all, folder.path());
}

/// Lints schemes with rows of options, on all cores.
fn all(jobs: &[(Scheme, Vec<Options>)]) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((scheme, rows)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    for goal in GOALS {
                        let circuits = Circuits::new(scheme, goal);
                        // The circuits are generated here, so that the copies contain them.
                        circuits.decoder();
                        circuits.encoder(0);
                        let rows = rows.iter().filter(|o| o.goal == goal);
                        for options in rows {
                            lint(scheme, options, circuits.clone());
                        }
                    }
                }
            });
        }
    });
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn one_scheme_of_every_kind_is_silent_in_one_goal_and_one_with_every_value_of_every_option() {
    let kinds = kinds();
    for (turn, row) in each_goal().into_iter().enumerate() {
        are_silent(&kinds.iter().skip(turn).step_by(GOALS.len()).cloned().collect::<Vec<_>>(), &[row]);
    }
    are_silent(&kinds[2..3], &each_value());
}

/// Lints these schemes with these options.
fn are_silent(schemes: &[Scheme], rows: &[Options]) {
    if needs(&TOOLS) {
        all(&schemes.iter().map(|s| (s.clone(), rows.to_vec())).collect::<Vec<_>>());
    }
}

/// Lints every shipped scheme for every goal, and one scheme of every kind with every value of every option.
pub fn all_are_silent() {
    are_silent(&shipped(), &each_goal());
    are_silent(&kinds(), &each_value());
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn every_goal_and_scope_is_silent_on_schemes_with_an_address() {
    if !needs(&TOOLS) {
        return;
    }
    let mut rows = Vec::new();
    for scope in [Scope::Entry, Scope::Minimal, Scope::CorrectOnly] {
        for goal in GOALS {
            let naming = if goal == Goal::Area { Naming::Bare } else { Naming::Lowrisc };
            rows.push(Options { scope, goal, naming, ..Options::default() });
        }
    }
    let taken = |scheme: &Scheme| {
        let fold = scheme.address.as_ref().expect("they have one").fold;
        rows.iter().filter(|options| options.without_address(fold).is_none()).cloned().collect()
    };
    let jobs: Vec<(Scheme, Vec<Options>)> =
        addressed().iter().map(|b| b.scheme()).map(|s| (s.clone(), taken(&s))).collect();
    assert_eq!(jobs.iter().map(|(_, rows)| rows.len()).collect::<Vec<_>>(), [3, 3, 9]);
    all(&jobs);
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn every_pair_of_values_of_two_options_is_silent_on_small_schemes() {
    let mut rows: Vec<Options> = pairwise().iter().map(options).collect();
    assert!(rows.len() < 40, "{} rows", rows.len());
    for scope in [Scope::Minimal, Scope::Codeword, Scope::CorrectOnly] {
        for goal in GOALS {
            for (naming, only) in
                [(Naming::Lowrisc, None), (Naming::Bare, Some(Side::Encoder)), (Naming::Bare, Some(Side::Decoder))]
            {
                rows.push(Options { scope, goal, naming, only, ..Options::default() });
            }
        }
    }
    let cuts = [[Cut::Input, Cut::Output], [Cut::Syndrome, Cut::Flips]].map(|cuts| cuts.to_vec());
    for (cuts, goal) in cuts.into_iter().zip([Goal::Readable, Goal::Delay]) {
        let pipe = Pipe { cuts, ..Pipe::default() };
        rows.push(Options { scope: Scope::Minimal, goal, pipe, system_verilog: true, ..Options::default() });
    }
    let rows: Vec<Options> = xtask::cases(rows, [2, 2]).collect();
    if needs(&TOOLS) {
        let small = [builtin("hsiao-22-16").unwrap().scheme(), two_codewords()];
        // In parts, for all cores.
        let jobs: Vec<(Scheme, Vec<Options>)> =
            small.iter().flat_map(|s| rows.chunks(8).map(move |part| (s.clone(), part.to_vec()))).collect();
        all(&jobs);
    }
}

#[test]
fn the_rows_of_a_kind_hold_every_value() {
    let all = [each_goal(), each_value()].concat();
    let seen = |what: &dyn Fn(&Options) -> bool| assert!(all.iter().any(what), "a value is missing");
    for goal in GOALS {
        seen(&|o| o.goal == goal);
    }
    for scope in [Scope::Entry, Scope::Minimal, Scope::Codeword, Scope::CorrectOnly] {
        seen(&|o| o.scope == scope);
    }
    for only in [None, Some(Side::Encoder), Some(Side::Decoder)] {
        seen(&|o| o.only == only);
    }
    for cut in [Cut::Input, Cut::Syndrome, Cut::Flips, Cut::Output] {
        seen(&|o| o.pipe.cuts.contains(&cut));
    }
    for on in [false, true] {
        seen(&|o| (o.naming == Naming::Bare) == on);
        seen(&|o| (o.pipe.handshake == Handshake::ClockEnable) == on && !o.pipe.cuts.is_empty());
        seen(&|o| o.inverted_check == on && o.pipe.bypass != on);
        seen(&|o| o.pipe.inject == on && o.pipe.poison == on);
        seen(&|o| o.system_verilog == on);
    }
}
