//! Benchmarks of the engine as ratios to limits that the same run measures; `docs/engine.md` lists names and goals.
//!
//! The limit of entries is their drawing: decoding and counting can run in parallel with the AES instructions, but not without them.

use criterion::Criterion;
use eccforge_circuit::lanes::{Backend, Slot, Workspace};
use eccforge_model::ErrorModel;
use eccforge_runs::random::{Generator, Instructions, Stream, Vectors};
use eccforge_runs::records::Record;
use eccforge_runs::run::{Limits, StopRules, Work, run};
use eccforge_sampling::classify::{Classifier, Tally};
use eccforge_sampling::draws::SamplingRequest;
use eccforge_sampling::monte_carlo::Plan;
use eccforge_sampling::source::rate_sources;
use eccforge_sampling::sweep::{Set, Sweep, syndrome_bits};
use eccforge_scheme::library;
use eccforge_scheme::{Scheme, builtin, builtins};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Bits of an entry.
const BITS: usize = 288;
/// Number of groups of 512 entries in a measurement.
const GROUPS: u64 = 2000;
/// Schemes that are measured: four SEC-DED codewords, and one Reed-Solomon codeword.
const MEASURED: [&str; 2] = ["i-secded", "ssc-dsd-plus"];
/// Indices of the classes beat and entry in Table 1.
const BEAT_AND_ENTRY: [usize; 2] = [5, ENTRY];
const ENTRY: usize = 6;

fn scheme(id: &str) -> Scheme {
    builtin(id).expect("the scheme is shipped").scheme()
}

fn classifier(id: &str) -> Classifier {
    Classifier::new(&scheme(id)).expect("shipped schemes fit")
}

/// Seconds of the fastest of several runs.
fn best_of(runs: usize, mut work: impl FnMut()) -> f64 {
    let mut best = Duration::MAX;
    for _ in 0..runs {
        let start = Instant::now();
        work();
        best = best.min(start.elapsed());
    }
    best.as_secs_f64()
}

fn rate(seconds_per_group: f64) -> f64 {
    512.0 / seconds_per_group / 1e9
}

/// A plan of these schemes and classes of Table 1.
fn plan(ids: &[&str], classes: &[usize], samples: u64) -> Plan {
    let schemes: Vec<Scheme> = ids.iter().map(|id| scheme(id)).collect();
    let model = ErrorModel::table1();
    let draws = SamplingRequest { classes, ..SamplingRequest::new(&model, samples, 1) };
    Plan::new(&schemes, &draws).expect("the paper's classes can be sampled")
}

/// Seconds for 512 samples of a class of Table 1: the engine's own inner loop in a long run, on one thread.
fn engine(id: &str, class: usize, backend: Backend) -> f64 {
    let blocks = 4;
    let plan = plan(&[id], &[class], 1 << 30);
    black_box(plan.count(0, 0..1, backend, &[0]));
    let seconds = best_of(7, || drop(black_box(plan.count(0, 0..blocks, backend, &[0]))));
    seconds / (blocks << 9) as f64
}

fn decode_only(id: &str, backend: Backend) -> f64 {
    let classifier = classifier(id);
    let mut workspace = Workspace::new([classifier.program()]);
    Stream::new(Generator::Ars7, 1, "bench").fill(0, 0, workspace.inputs_mut(BITS));
    let mut tally = Tally::default();
    let seconds = best_of(7, || {
        for _ in 0..GROUPS {
            tally.add(&classifier.run(backend, &mut workspace), &Slot::ONES);
        }
    });
    black_box(tally);
    seconds / GROUPS as f64
}

fn draw_only() -> f64 {
    let stream = Stream::new(Generator::Ars7, 1, "bench");
    let mut slots = vec![Slot::ZERO; BITS];
    let seconds = best_of(7, || {
        for group in 0..GROUPS {
            stream.fill(0, group << 20, black_box(&mut slots));
        }
    });
    seconds / GROUPS as f64
}

/// Time of some work, in seconds.
fn seconds(work: &dyn Work, threads: usize, shard: Option<[u64; 2]>) -> f64 {
    let limits = Limits { threads, backend: Backend::best(), stop: StopRules::default(), shard };
    let start = Instant::now();
    let sink = &mut |_: &Record, _| Ok::<(), Infallible>(());
    run(work, &limits, &[], sink).unwrap_or_else(|never| match never {});
    start.elapsed().as_secs_f64()
}

/// Whether a section is wanted: words on the command line name the sections; without words, all are.
fn wanted(section: &str) -> bool {
    let words: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with('-')).collect();
    words.is_empty() || words.iter().any(|w| w == section)
}

fn main() {
    for absent in Backend::ALL.into_iter().filter(|b| !b.runs_here()) {
        println!("lane {}: not run, this machine lacks it", absent.name());
    }
    let sections: [(&str, fn()); 7] = [
        ("draw", draws),
        ("decode", decode),
        ("engine", engines),
        ("classes", classes),
        ("sweep", sweeps),
        ("table", table),
        ("stages", stages),
    ];
    println!("everything below is measured in this run, on one core unless stated");
    for (name, run) in sections {
        if wanted(name) {
            run();
        }
    }
}

fn backends() -> Vec<Backend> {
    Backend::ALL.into_iter().filter(|b| b.runs_here()).collect()
}

fn decode() {
    let mut criterion = Criterion::default().sample_size(20);
    for id in MEASURED {
        let classifier = classifier(id);
        let mut workspace = Workspace::new([classifier.program()]);
        for backend in backends() {
            criterion.bench_function(&format!("decode/{id}/{}", backend.name()), |b| {
                b.iter(|| classifier.run(backend, &mut workspace));
            });
        }
    }
    criterion.final_summary();
}

fn engines() {
    let drawn = draw_only();
    println!("draw of 288 bits, AES-7: {:.3} G entries/s", rate(drawn));
    for id in MEASURED {
        let mut seconds_of = BTreeMap::new();
        for backend in backends() {
            let seconds = engine(id, ENTRY, backend);
            let (all, decoded) = (rate(seconds), rate(decode_only(id, backend)));
            let lane = backend.description();
            println!(
                "engine/{id}/{lane}: {all:.3} G entries/s drawn, decoded, classified ({decoded:.3} without drawing)"
            );
            if let Some([logic, loads, stores]) = classifier(id).program().native_size(backend) {
                println!("    {logic} operations, {loads} loads, {stores} stores");
            }
            seconds_of.insert(backend.name(), seconds);
        }
        let Some(avx512) = seconds_of.get("avx512") else { continue };
        let goal = if id == "i-secded" { " (goal 0.75)" } else { "" };
        println!("ratio/{id}/engine-to-draw: {:.2}{goal}", drawn / avx512);
        for (lane, goal) in [("avx2", "goal 0.35"), ("u64", "the goal is 0.15 G entries/s above")] {
            if let Some(seconds) = seconds_of.get(lane) {
                println!("ratio/{id}/{lane}-to-avx512: {:.2} ({goal})", avx512 / seconds);
            }
        }
    }
}

/// Rates of both generators with all instructions that this machine has, and their ratios to the slowest.
fn draws() {
    let mut slots = vec![Slot::ZERO; BITS];
    let mut measure = |name: String, fill: &dyn Fn(u128, &mut [Slot]) -> bool, slowest: &mut Option<f64>| {
        if !fill(0, &mut slots) {
            return println!("draw/{name}: not run, this machine lacks it");
        }
        let seconds = best_of(7, || {
            for group in 0..u128::from(GROUPS) {
                black_box(fill(group << 22, &mut slots));
            }
        });
        let ratio = *slowest.get_or_insert(seconds) / seconds;
        println!("draw/{name}: {:.3} G entries/s, {ratio:.1} times the slowest", rate(seconds / GROUPS as f64));
    };
    let mut slowest = None;
    for instructions in Instructions::ALL.into_iter().rev() {
        measure(format!("ars7/{instructions:?}"), &|counter, slots| instructions.fill(1, counter, slots), &mut slowest);
    }
    let mut slowest = None;
    for vectors in Vectors::ALL.into_iter().rev() {
        measure(format!("philox/{vectors:?}"), &|counter, slots| vectors.fill(1, counter, slots), &mut slowest);
    }
}

/// Rates of all classes of Table 1, and their ratios to the rate of drawing every bit of an entry alone.
fn classes() {
    let model = ErrorModel::table1();
    for id in ["ni-secded", "i-secded"] {
        let drawn = draw_only();
        for (c, class) in model.classes.iter().enumerate() {
            let seconds = engine(id, c, Backend::best());
            println!("classes/{id}/{}: {:.3} G samples/s, {:.2} of draw", class.id, rate(seconds), drawn / seconds);
        }
    }
}

fn sweeps() {
    for id in builtins()[..9].iter().map(|b| b.id).chain(["rs-pin"]) {
        let classifier = classifier(id);
        let [logic, loads, stores] = classifier.program().native_size(Backend::best()).unwrap_or_default();
        let sweep = Sweep::new(&scheme(id), Set::Bits(syndrome_bits(&scheme(id))), 0).expect("32 check bits");
        // The whole sweep is 16 such parts; each is like the others.
        seconds(&sweep, 2, Some([0, 4096]));
        let whole = 16.0 * seconds(&sweep, 2, Some([3, 16]));
        let decode = rate(decode_only(id, Backend::best()));
        println!("sweep/{id}, two threads: {whole:.1} s for 2^32 syndromes (goal 10)");
        println!("    decoding entries {decode:.3} G/s: {logic} operations, {loads} loads, {stores} stores");
    }
}

fn table() {
    let nine: Vec<&str> = builtins()[..9].iter().map(|b| b.id).collect();
    let samples = 1 << 28;
    let plan = plan(&nine, &BEAT_AND_ENTRY, samples);
    seconds(&plan, 2, Some([0, 256]));
    // The load of other virtual machines varies, so both are run alternately and the medians compared.
    let mut rounds: [Vec<f64>; 2] = Default::default();
    for _ in 0..3 {
        rounds[0].push(seconds(&plan, 1, None));
        rounds[1].push(seconds(&plan, 2, None));
    }
    let [one, two] = rounds.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    });
    println!("ratio/two-threads-to-one: {:.2} (goal 1.9; medians of three rounds in turn)", one / two);
    let billion = two * 1e9 / samples as f64;
    println!("table/nine-schemes/beat+entry, two threads: {billion:.1} s for 1e9 samples of each (goal 30)");
}

/// Measures two-stage DDR5 schemes: on-die SEC in ten chips, then a code of the rank; two blocks of 64 bytes are read together.
fn stages() {
    for id in library::STAGES.ids() {
        let stages = [library::named_stages(id).expect("shipped")];
        for (rate, samples) in
            [("1e-6", 1u64 << 27), ("1e-5", 1 << 26), ("1e-4", 1 << 25), ("1e-3", 1 << 22), ("1e-2", 1 << 19)]
        {
            let sources = rate_sources(rate, rate).expect("a rate").into_iter();
            let sources: Vec<_> = sources.map(|(_, source)| source).collect();
            let model = ErrorModel::table1();
            let draws = SamplingRequest { sources: &sources, ..SamplingRequest::new(&model, samples, 1) };
            let start = Instant::now();
            let plan = Plan::new(stages.clone(), &draws).expect("shipped stages can be sampled");
            black_box(plan.count(0, 0..1, Backend::best(), &[0]));
            let ready = start.elapsed().as_secs_f64();
            let blocks = 2.0 * samples as f64 / seconds(&plan, 1, None) / 1e9;
            println!("stages/{id}/{rate}: {blocks:.3} G blocks/s (goal 0.1 at low rates; {ready:.2} s to compile)");
        }
    }
}
