//! Speed of every back end, of memcpy, of reading and of peers, in bytes of data (without check bytes) per second.
//!
//! `cargo bench -p eccforge-embed --features std -- trio` measures the benchmarks whose name contains `trio`. Only ratios
//! within one run are meaningful. Goals: decoding with a wrong bit in every entry has 1/4 of the speed without errors for
//! codewords of eight check bits, and with a wrong byte 1/8 for the others; with two wrong bytes or noise `rs-dsc` has 1/16.

mod limits;
mod ours;
#[cfg(target_arch = "x86_64")]
mod peers;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput};
use std::time::Duration;

/// The memories that hold the working set, with its number of entries of 32 + 4 bytes: 0.3 MB, and a copy where every entry is
/// wrong, stay in a second-level cache of 1 MB or more; 0.3 GB pass through every cache.
const PLACES: [(&str, usize); 2] = [("L2", 1 << 13), ("DRAM", 1 << 23)];

/// Schemes of 32 + 4 bytes to measure.
const SCHEMES: [&str; 6] = ["ni-secded", "trio", "ssc-dsd-plus", "rs-pin", "sparse-pin", "rs-dsc"];

type Group<'c> = BenchmarkGroup<'c, WallTime>;

/// Measures a call that processes `bytes` bytes of data. `make` allocates, so it is called only if the benchmark is selected.
fn measure<C: FnMut()>(group: &mut Group<'_>, name: &str, bytes: usize, make: impl Fn() -> C) {
    let mut made = None;
    group.throughput(Throughput::Bytes(bytes as u64));
    group.bench_function(name, |b| b.iter(made.get_or_insert_with(&make)));
}

/// Requests huge pages, so that the measurement is of memory and not of address translation.
fn in_huge_pages(mut bytes: Vec<u8>) -> Vec<u8> {
    #[cfg(target_os = "linux")]
    {
        const PAGE: usize = 4096;
        let first = bytes.as_ptr().align_offset(PAGE);
        if bytes.len() > first + (64 << 20) {
            let length = (bytes.len() - first) / PAGE * PAGE;
            // SAFETY: the range lies within the buffer; the advice changes no content. If it is rejected, accesses are
            // only slower.
            #[allow(unsafe_code)]
            let _ = unsafe {
                let start = bytes.as_mut_ptr().add(first).cast();
                rustix::mm::madvise(start, length, rustix::mm::Advice::LinuxHugepage)
            };
        }
    }
    bytes
}

/// `length` bytes in huge pages, all different from their neighbours.
fn buffer(length: usize) -> Vec<u8> {
    let mut bytes = in_huge_pages(vec![0; length]);
    bytes.iter_mut().zip(0u64..).for_each(|(byte, i)| *byte = (i.wrapping_mul(0x9E37_79B9) >> 13) as u8);
    bytes
}

fn main() {
    let mut criterion = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1))
        .configure_from_args();
    for (place, entries) in PLACES {
        let mut group = criterion.benchmark_group(place);
        limits::benches(&mut group, entries);
        for scheme in SCHEMES {
            ours::benches(&mut group, scheme, entries, place == "L2");
        }
        #[cfg(target_arch = "x86_64")]
        peers::benches(&mut group, entries);
        group.finish();
    }
    criterion.final_summary();
}
