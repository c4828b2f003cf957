//! Benchmark of accesses to the simulated memory through a codec, with a stuck cell in every entry. Goal: 5 million
//! entry accesses a second on one core.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use eccforge_gpu::geometry::Geometry;
use eccforge_memory::codec::EntryCodec;
use eccforge_memory::fault::{FaultFile, FaultMap, Limits};
use eccforge_memory::memory::{Memory, WordMask};
use eccforge_scheme::builtin;
use std::hint::black_box;

fn accesses(c: &mut Criterion) {
    let geometry = Geometry::built_in("A100-40GB").expect("shipped");
    let text = "eccforge-faults: 1\nid: b\nfaults:\n  - {id: a, stuck-at: {count: 20000}}\n";
    let faults = FaultFile::parse(&eccforge_files::diagnostic::SourceFile::new("b.yaml", text)).expect("valid");
    let map = FaultMap::place(&faults, &geometry, Limits { entries: u64::MAX, seconds: 1.0 }, 1).expect("it fits");
    let mut group = c.benchmark_group("entry_accesses");
    for scheme in ["ni-secded", "trio", "rs-pin"] {
        let codec = EntryCodec::of_scheme(&builtin(scheme).expect("shipped").scheme()).expect("it fits");
        let mut memory = Memory::new(&map, &codec, map.points().iter().copied());
        group.throughput(Throughput::Elements(2 * map.points().len() as u64));
        group.bench_function(scheme, |b| {
            b.iter(|| {
                memory.now.step += 1;
                memory.write(|entry| (WordMask::MAX, [entry; 4]));
                black_box(memory.read(|_| true));
            });
        });
    }
    group.finish();
}

criterion_group!(benches, accesses);
criterion_main!(benches);
