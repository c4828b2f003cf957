//! Accesses of the simulated memory through a codec. Goal: 20 million entry accesses a second on one core, in batches of
//! 16 entries (512 bytes) as well as in pages.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use eccforge_gpu::geometry::Geometry;
use eccforge_memory::Memory;
use eccforge_memory::codec::EntryCodec;
use eccforge_memory::fault::{FaultFile, FaultMap, Limits};
use eccforge_scheme::builtin;
use std::hint::black_box;

/// Entries that are accessed in turn: 32 MiB of data, more than a core's own caches hold.
const WORKING_SET: u64 = 1 << 20;

fn memory(scheme: &str) -> Memory {
    let geometry = Geometry::built_in("A100-40GB").expect("shipped");
    let text = "eccforge-faults: 1\nid: b\nfaults:\n  - {id: a, stuck-at: {count: 100000}}\n";
    let faults = FaultFile::parse(&eccforge_files::diagnostic::SourceFile::new("b.yaml", text)).expect("valid");
    let map = FaultMap::place(&faults, &geometry, Limits { entries: u64::MAX, seconds: 1.0 }, 1).expect("it fits");
    let codec = EntryCodec::of_scheme(&builtin(scheme).expect("shipped").scheme()).expect("it fits");
    let mut memory = Memory::new(map, codec);
    let data: Vec<u8> = (0..32 * WORKING_SET).map(|i| (i * 37 % 251) as u8).collect();
    memory.write(0, &data);
    memory
}

fn accesses(c: &mut Criterion) {
    for scheme in ["ni-secded", "trio", "rs-pin"] {
        let mut memory = memory(scheme);
        let mut group = c.benchmark_group(format!("entry_accesses/{scheme}"));
        for batch in [16usize, 1024] {
            let (mut data, mut outcomes) = (vec![7; 32 * batch], Vec::new());
            group.throughput(Throughput::Elements(2 * batch as u64));
            group.bench_function(BenchmarkId::new("write_and_read", batch), |b| {
                let mut at = 0;
                b.iter(|| {
                    memory.write(at, &data);
                    memory.read(at, &mut data, &mut outcomes);
                    outcomes.clear();
                    at = (at + 16 * batch as u64) % (WORKING_SET - batch as u64);
                    black_box(&mut data);
                });
            });
        }
        group.finish();
    }
}

criterion_group!(benches, accesses);
criterion_main!(benches);
