//! Ratios of the engine to limits that are measured in the same run; `docs/engine.md` lists names and goals.
//!
//! The limit of a cell is what its arithmetic costs at the least: the same random slots, drawn by the same AES rounds,
//! and as many vector operations as [`LIMIT_OPERATIONS`] says, on registers and first-level cache alone.

use criterion::Criterion;
use eccforge_codecs::bitslice::{Backend, Slot, Workspace};
use eccforge_codecs::scheme::{Scheme, builtin, builtins};
use eccforge_simulate::classify::{Classifier, Counts};
use eccforge_simulate::monte_carlo::{Plan, Request};
use eccforge_simulate::random::{Generator, Stream};
use eccforge_simulate::records::Record;
use eccforge_simulate::run::{Limits, StopRules, Work, run};
use eccforge_verify::model::ErrorModel;
use std::convert::Infallible;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Vector operations of 4 x (72,64) decode and classify in a straight line of 512 entries (speed.md: 1 252).
const LIMIT_OPERATIONS: usize = 1252;
/// Bits of an entry.
const BITS: usize = 288;

fn schemes(ids: &[&str]) -> Vec<Scheme> {
    ids.iter().filter_map(|id| builtin(id)).map(|b| b.scheme()).collect()
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

/// Seconds for one group of 512 entries: draw them, decode, classify, count.
fn fused(id: &str, backend: Backend) -> f64 {
    let classifier = Classifier::new(&schemes(&[id])[0]).expect("shipped schemes fit");
    let stream = Stream::new(Generator::Ars7, 1, "bench");
    let mut workspace = Workspace::new([classifier.program()]);
    let mut counts = Counts::default();
    let groups = 2000;
    let seconds = best_of(7, || {
        for group in 0..groups {
            stream.fill(0, group << 20, workspace.inputs_mut(BITS));
            counts += classifier.run(backend, &mut workspace).count(&Slot::ONES);
        }
    });
    black_box(counts);
    seconds / groups as f64
}

fn decode_only(id: &str, backend: Backend) -> f64 {
    let classifier = Classifier::new(&schemes(&[id])[0]).expect("shipped schemes fit");
    let mut workspace = Workspace::new([classifier.program()]);
    Stream::new(Generator::Ars7, 1, "bench").fill(0, 0, workspace.inputs_mut(BITS));
    let mut work = || {
        for _ in 0..2000 {
            black_box(&classifier.run(backend, &mut workspace));
        }
    };
    best_of(7, &mut work) / 2000.0
}

fn draw_only() -> f64 {
    let stream = Stream::new(Generator::Ars7, 1, "bench");
    let mut slots = vec![Slot::ZERO; BITS];
    best_of(7, || (0..2000).for_each(|g| stream.fill(0, g << 20, black_box(&mut slots)))) / 2000.0
}

/// Seconds for the least vector work of a group.
#[cfg(target_arch = "x86_64")]
fn least_logic() -> Option<f64> {
    if !is_x86_feature_detected!("avx512f") {
        return None;
    }
    let slots = vec![Slot([0x5555; 8]); BITS];
    let mut sum = Slot::ZERO;
    // SAFETY: the feature has just been seen.
    #[allow(unsafe_code)]
    let seconds = best_of(7, || (0..2000).for_each(|_| unsafe { limit::logic(&slots, LIMIT_OPERATIONS, &mut sum) }));
    black_box(sum);
    Some(seconds / 2000.0)
}

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod limit {
    use super::Slot;
    use std::arch::x86_64::*;

    /// `operations` three-input operations on eight accumulators, one load each.
    ///
    /// # Safety
    /// AVX-512F is present; there are at least eight slots.
    #[target_feature(enable = "avx512f")]
    pub unsafe fn logic(slots: &[Slot], operations: usize, sum: &mut Slot) {
        let mut acc = [_mm512_set1_epi64(1); 8];
        let mut at = 0;
        for _ in 0..operations / 8 {
            if at + 8 > slots.len() {
                at = 0;
            }
            for (i, a) in acc.iter_mut().enumerate() {
                // SAFETY: `at + 8` is within the slots.
                let x = unsafe { _mm512_load_si512(slots.as_ptr().add(at + i).cast()) };
                *a = _mm512_ternarylogic_epi64::<0x6A>(*a, x, x);
            }
            at += 8;
        }
        let all = acc.into_iter().reduce(|a, b| _mm512_xor_si512(a, b));
        if let Some(all) = all {
            // SAFETY: a slot is 64 aligned bytes.
            unsafe { _mm512_store_si512((&raw mut *sum).cast(), all) };
        }
    }
}

/// Seconds of a run of all nine schemes under beat and entry.
fn table(samples: u64, threads: usize, ids: &[&str], classes: &[usize]) -> f64 {
    let (schemes, model) = (schemes(ids), ErrorModel::table1());
    let request = Request {
        schemes: &schemes,
        model: &model,
        classes,
        sources: &[],
        samples,
        seed: 1,
        generator: Generator::Ars7,
        capture: 0,
    };
    let plan = Plan::new(&request).expect("the paper's classes can be sampled");
    assert!(plan.blocks(0) > 0);
    let limits = Limits { threads, backend: Backend::best(), stop: StopRules::default(), shard: None };
    let start = Instant::now();
    let sink = &mut |_: &Record, _| Ok::<(), Infallible>(());
    run(&plan, &limits, &[], sink).unwrap_or_else(|never| match never {});
    start.elapsed().as_secs_f64()
}

fn rate(seconds_per_group: f64) -> f64 {
    512.0 / seconds_per_group / 1e9
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args().sample_size(20);
    let backends: Vec<Backend> = Backend::ALL.into_iter().filter(|b| b.runs_here()).collect();
    for absent in Backend::ALL.into_iter().filter(|b| !b.runs_here()) {
        println!("lane {}: not run, this machine lacks it", absent.name());
    }
    for id in ["i-secded", "ssc-dsd-plus"] {
        let classifier = Classifier::new(&schemes(&[id])[0]).expect("shipped schemes fit");
        let (loads, stores) = classifier.program().traffic();
        println!("{id}: {loads} loads and {stores} stores for 512 entries, {} slots", classifier.program().slots());
        let mut workspace = Workspace::new([classifier.program()]);
        for &backend in &backends {
            criterion.bench_function(&format!("decode/{id}/{}", backend.name()), |b| {
                b.iter(|| classifier.run(backend, &mut workspace));
            });
        }
    }
    println!("\nratios, everything measured in this run, one core unless said");
    let draw = draw_only();
    println!("draw of 288 bits, AES-7: {:.3} G entries/s", rate(draw));
    let mut best = std::collections::BTreeMap::new();
    for id in ["i-secded", "ssc-dsd-plus"] {
        for &backend in &backends {
            let seconds = fused(id, backend);
            let alone = decode_only(id, backend);
            println!(
                "engine/{id}/{}: {:.3} G entries/s drawn, decoded, classified ({:.3} without drawing)",
                backend.name(),
                rate(seconds),
                rate(alone)
            );
            best.insert((id, backend.name()), seconds);
        }
    }
    #[cfg(target_arch = "x86_64")]
    if let Some(logic) = least_logic() {
        let limit = draw + logic;
        println!("limit/i-secded: {:.3} G entries/s (draw plus {LIMIT_OPERATIONS} operations)", rate(limit));
        if let Some(ours) = best.get(&("i-secded", "avx512")) {
            println!("ratio/i-secded/limit: {:.2} (goal 0.75)", limit / ours);
        }
    }
    for (a, b, goal) in [("avx2", "avx512", 0.35), ("u64", "avx512", 0.0)] {
        if let (Some(x), Some(y)) = (best.get(&("i-secded", a)), best.get(&("i-secded", b))) {
            println!("ratio/i-secded/{a}-to-{b}: {:.2} (goal {goal})", y / x);
        }
    }
    let nine: Vec<&str> = builtins()[..9].iter().map(|b| b.id).collect();
    let samples = 1 << 25;
    let one = table(samples, 1, &nine, &[5, 6]);
    let two = table(samples, 2, &nine, &[5, 6]);
    println!("ratio/two-threads-to-one: {:.2} (goal 1.9)", one / two);
    println!(
        "table/nine-schemes/beat+entry, two threads: {:.1} s for 1e9 samples of each (goal 30)",
        two * 1e9 / samples as f64
    );
    criterion.final_summary();
}
