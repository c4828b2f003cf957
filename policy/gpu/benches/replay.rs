//! Measures replay on one core against its goals: 2 M events/s from JSON lines to tallies (500 ns an event); 130 MB of
//! kernel log in a second.
//!
//! Times are processor times: the figures are for a whole core even if other work shares it.

use criterion::measurement::{Measurement, ValueFormatter, WallTime};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use eccforge_evidence::event::{DecodeStatus, Event, EventKind, MemoryError, Requester};
use eccforge_evidence::time::Time;
use eccforge_evidence::wire::{Line, to_json};
use eccforge_gpu::inforom::InfoRom;
use eccforge_gpu::machine::{Machine, TraceKind};
use eccforge_gpu::profile::Profile;
use eccforge_gpu::replay::fleet::Fleet;
use eccforge_gpu::replay::service::Service;
use eccforge_gpu::replay::{ReadOptions, replay};
use std::fmt::Write;
use std::time::Duration;

const EVENTS: u64 = 200_000;

/// Processor time of this thread, printed as criterion prints wall time.
struct CpuTime;

#[cfg(unix)]
fn thread_time() -> Duration {
    nix::time::ClockId::CLOCK_THREAD_CPUTIME_ID.now().expect("a clock").into()
}

/// Returns the time of day, for systems without a clock of processor time.
#[cfg(not(unix))]
fn thread_time() -> Duration {
    std::time::UNIX_EPOCH.elapsed().expect("a clock")
}

impl Measurement for CpuTime {
    type Intermediate = Duration;
    type Value = Duration;

    fn start(&self) -> Duration {
        thread_time()
    }

    fn end(&self, start: Duration) -> Duration {
        thread_time() - start
    }

    fn add(&self, a: &Duration, b: &Duration) -> Duration {
        *a + *b
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    fn to_f64(&self, value: &Duration) -> f64 {
        value.as_nanos() as f64
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        WallTime.formatter()
    }
}

/// Returns corrected errors over 4096 places, every thousandth event uncorrectable, a second apart.
fn events() -> Vec<Event> {
    let mut x = 1_u64;
    let mut draw = || {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        x
    };
    (0..EVENTS)
        .map(|i| {
            let outcome = if i % 1000 == 999 { DecodeStatus::Due } else { DecodeStatus::Ce };
            let time = Time(1_763_000_000_000_000_000 + i * 1_000_000_000);
            let address = draw() % 4096 * 0x0010_0040 % (32 << 30);
            Event::new(time, EventKind::Error(MemoryError::new(outcome, Some(address), Requester::Sm)))
        })
        .collect()
}

fn machines() -> impl Iterator<Item = (&'static str, Machine)> {
    let load = |name| (name, Machine::new(Profile::load(name).expect("shipped"), TraceKind::Observed));
    Profile::built_in_names().into_iter().map(load)
}

fn steps(c: &mut Criterion<CpuTime>) {
    let mut group = c.benchmark_group("step");
    group.throughput(Throughput::Elements(EVENTS)).sample_size(10);
    let events = events();
    for (name, machine) in machines() {
        group.bench_function(name, |b| {
            b.iter_batched(
                || machine.boot(InfoRom::default()),
                |mut state| {
                    let mut actions = Vec::new();
                    for event in &events {
                        actions.clear();
                        machine.step_into(&mut state, event, &mut actions);
                    }
                    state
                },
                BatchSize::LargeInput,
            );
        });
    }
    group.finish();
}

fn replays(c: &mut Criterion<CpuTime>) {
    let mut group = c.benchmark_group("replay");
    let mut text = String::new();
    for event in events() {
        let line = Line { event, gpu: None, scheme: Some("duet".into()), repeated: None };
        writeln!(text, "{}", to_json(&line)).expect("memory");
    }
    group.throughput(Throughput::Elements(EVENTS)).sample_size(10);
    for (name, machine) in machines() {
        group.bench_function(name, |b| {
            b.iter(|| {
                let mut fleet = Fleet::new(machine.clone(), Service::default());
                let intake =
                    replay(text.as_bytes(), ReadOptions::default(), Some(&mut fleet), &mut ()).expect("memory");
                assert_eq!(intake.events, EVENTS);
                fleet.gpus[0].tally.events
            });
        });
    }
    group.finish();
}

/// Size of the kernel log, in bytes.
const LOG_BYTES: usize = 13_000_000;

/// Returns a kernel log in which one line of a thousand is an XID.
fn kernel_log() -> String {
    let mut text = String::with_capacity(LOG_BYTES + 256);
    let mut n = 0_u64;
    while text.len() < LOG_BYTES {
        let (seconds, address) = (n / 10, n.wrapping_mul(0x9E37_79B9_7F4A_7C15) % (32 << 30));
        let message = if n % 1000 == 999 {
            let text = format!("Row Remapper: New row ({address:#018x}) marked for remapping, reset gpu to activate.");
            format!("NVRM: Xid (PCI:0000:01:00): 63, pid=1, name=x, {text}")
        } else {
            format!("audit: type=1400 audit(1.1:{n}): apparmor=\"STATUS\" operation=\"profile_load\"")
        };
        writeln!(text, "[{seconds}.000000] {message}").expect("memory");
        n += 1;
    }
    text
}

fn logs(c: &mut Criterion<CpuTime>) {
    let mut group = c.benchmark_group("log");
    let text = kernel_log();
    group.throughput(Throughput::Bytes(text.len() as u64)).sample_size(10);
    group.bench_function("observe", |b| {
        b.iter(|| replay(text.as_bytes(), ReadOptions::default(), None, &mut ()).expect("memory").log_lines);
    });
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().with_measurement(CpuTime);
    targets = steps, replays, logs
}
criterion_main!(benches);
