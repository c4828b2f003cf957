//! No tool has anything to say about emitted hardware: verilator -Wall, Icarus -Wall and yosys `check -assert` are
//! silent, without a waiver, over the matrix of options.
//!
//! Every shipped scheme is linted with every value of every option; two small ones with every pair of values of any two
//! options. One call of Icarus and one of yosys see all modules of a design; verilator sees every top that no other
//! top contains.

mod support;

use eccforge_hdl::collateral;
use eccforge_hdl::design::{Cut, Design, Goal, Handshake, Naming, Options, Part, Pipe, Scope, poison};
use eccforge_hdl::generate;
use eccforge_hdl::tools::Tool;
use eccforge_scheme::{Scheme, builtin};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use support::{present, shipped, silent};

const TOOLS: [Tool; 3] = [Tool::Verilator, Tool::Iverilog, Tool::Yosys];

/// Values of every option that may stand around a whole entry.
const VALUES: [usize; 12] = [3, 2, 2, 3, CUTS.len(), 2, 2, 2, 2, 2, 2, 2];
const CUTS: [&[Cut]; 6] =
    [&[], &[Cut::Input], &[Cut::Syndrome], &[Cut::Flips], &[Cut::Output], &[Cut::Input, Cut::Syndrome, Cut::Flips]];

fn options(row: &[usize; 12]) -> Options {
    let on = |i: usize| row[i] == 1;
    Options {
        scope: Scope::Entry,
        goal: [Goal::Readable, Goal::Area, Goal::Delay][row[0]],
        naming: [Naming::Lowrisc, Naming::Bare][row[1]],
        inverted_check: on(2),
        part: [Part::Both, Part::Encoder, Part::Decoder][row[3]],
        pipe: Pipe {
            cuts: CUTS[row[4]].to_vec(),
            handshake: [Handshake::ValidReady, Handshake::ClockEnable][row[5]],
            bypass: on(6),
            inject: on(7),
            poison: on(8),
        },
        // The shims use encoder and decoder together.
        read_modify_write: on(9) && row[3] == 0,
        scrub: on(10) && row[3] == 0,
        system_verilog: on(11),
    }
}

/// Rows in which every pair of values of two options stands together: each new row takes the values that meet most of
/// the pairs that are still missing.
fn pairwise() -> Vec<[usize; 12]> {
    let mut missing: BTreeSet<[usize; 4]> = BTreeSet::new();
    for (a, &of_a) in VALUES.iter().enumerate() {
        for (b, &of_b) in VALUES[..a].iter().enumerate() {
            (0..of_a).for_each(|x| (0..of_b).for_each(|y| assert!(missing.insert([b, y, a, x]))));
        }
    }
    let mut rows = Vec::new();
    while let Some(&[a, x, b, y]) = missing.iter().next() {
        let mut row = [usize::MAX; 12];
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

/// Rows that hold every value of every option, the same for all schemes.
fn each_value() -> Vec<Options> {
    let mut rows: Vec<Options> = [
        [1, 0, 0, 0, 5, 0, 1, 1, 1, 1, 1, 1],
        [0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [2, 0, 0, 2, 4, 1, 0, 0, 0, 0, 0, 0],
        [1, 0, 0, 1, 4, 0, 0, 0, 0, 0, 0, 1],
    ]
    .iter()
    .map(options)
    .collect();
    for (scope, goal) in
        [(Scope::Minimal, Goal::Delay), (Scope::Codeword, Goal::Area), (Scope::CorrectOnly, Goal::Readable)]
    {
        rows.push(Options { scope, goal, ..Options::default() });
    }
    rows
}

/// Lints one design with every tool; without poison where a scheme has no word for it, which the command refuses.
fn lint(scheme: &Scheme, options: &Options) {
    let mut options = options.clone();
    options.pipe.poison &= poison::pattern(scheme).is_some();
    let options = &options;
    let folder = tempfile::tempdir().unwrap();
    let design = Design::new(scheme, options);
    generate::write(folder.path(), &design.files()).unwrap();
    if options.system_verilog {
        generate::write(folder.path(), &collateral::files(scheme, options, &design)).unwrap();
    }
    let tops = design.tops();
    let files: Vec<String> = design.modules().map(|m| format!("{}.v", m.name)).collect();
    let roots: Vec<&str> = tops.iter().flat_map(|(top, _)| ["-s", top.as_str()]).collect();
    silent(Tool::Iverilog, &[&["-Wall", "-g2001", "-t", "null"], roots.as_slice()].concat(), &files, folder.path());
    let script = format!("read_verilog {}; hierarchy -check; proc; check -assert", files.join(" "));
    silent(Tool::Yosys, &["-q", "-p", &script], &[], folder.path());
    for (top, modules) in &tops {
        let within = tops.iter().any(|(other, all)| other != top && all.iter().any(|m| m.name == *top));
        if !within {
            let files: Vec<String> = modules.iter().map(|m| format!("{}.v", m.name)).collect();
            verilator(top, &files, folder.path());
        }
    }
    if options.system_verilog {
        wrappers(&design, folder.path());
    }
}

fn verilator(top: &str, files: &[String], folder: &Path) {
    silent(Tool::Verilator, &["--lint-only", "-Wall", "--top-module", top], files, folder);
}

/// The SystemVerilog wrappers; a package holds the structs of all modules.
fn wrappers(design: &Design, folder: &Path) {
    for (top, modules) in design.tops() {
        let wrapper = format!("{top}_sv.sv");
        if folder.join(&wrapper).is_file() {
            let mut files = vec![format!("{}_pkg.sv", design.prefix)];
            files.extend(modules.iter().map(|m| format!("{}.v", m.name)));
            files.push(wrapper);
            verilator(&format!("{top}_sv"), &files, folder);
        }
    }
}

/// Runs the lints on all cores.
fn all(jobs: &[(Scheme, Options)]) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((scheme, options)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    lint(scheme, options);
                }
            });
        }
    });
}

#[test]
fn every_value_of_every_option_is_silent_on_every_shipped_scheme() {
    if present(&TOOLS) {
        let jobs: Vec<(Scheme, Options)> =
            shipped().into_iter().flat_map(|s| each_value().into_iter().map(move |o| (s.clone(), o))).collect();
        all(&jobs);
    }
}

#[test]
fn every_pair_of_values_of_two_options_is_silent_on_small_schemes() {
    let rows = pairwise();
    assert!(rows.len() < 40, "{} rows", rows.len());
    if !present(&TOOLS) {
        return;
    }
    let mut jobs = Vec::new();
    for id in ["hsiao-22-16", "trio-confirmed"] {
        let scheme = builtin(id).unwrap().scheme();
        jobs.extend(rows.iter().map(|row| (scheme.clone(), options(row))));
        for scope in [Scope::Minimal, Scope::Codeword, Scope::CorrectOnly] {
            for goal in [Goal::Readable, Goal::Area, Goal::Delay] {
                for (naming, part) in
                    [(Naming::Lowrisc, Part::Both), (Naming::Bare, Part::Encoder), (Naming::Bare, Part::Decoder)]
                {
                    jobs.push((scheme.clone(), Options { scope, goal, naming, part, ..Options::default() }));
                }
            }
        }
    }
    all(&jobs);
}

#[test]
fn the_rows_of_every_scheme_hold_every_value() {
    let all = each_value();
    let seen = |what: &dyn Fn(&Options) -> bool| assert!(all.iter().any(what), "a value is missing");
    for goal in [Goal::Readable, Goal::Area, Goal::Delay] {
        seen(&|o| o.goal == goal);
    }
    for scope in [Scope::Entry, Scope::Minimal, Scope::Codeword, Scope::CorrectOnly] {
        seen(&|o| o.scope == scope);
    }
    for part in [Part::Both, Part::Encoder, Part::Decoder] {
        seen(&|o| o.part == part);
    }
    for cut in [Cut::Input, Cut::Syndrome, Cut::Flips, Cut::Output] {
        seen(&|o| o.pipe.cuts.contains(&cut));
    }
    for on in [false, true] {
        seen(&|o| (o.naming == Naming::Bare) == on);
        seen(&|o| (o.pipe.handshake == Handshake::ClockEnable) == on && !o.pipe.cuts.is_empty());
        seen(&|o| o.inverted_check == on && o.pipe.bypass != on);
        seen(&|o| o.pipe.inject == on && o.pipe.poison == on && o.scrub == on && o.read_modify_write == on);
        seen(&|o| o.system_verilog == on);
    }
}
