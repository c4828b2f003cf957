//! The embeddable decoders: every back end, both layouts, and decoding with bad entries.

use crate::{Group, buffer, measure};
use criterion::Throughput;
use eccforge_embed::{Backend, Codec, DecodeReport, Pattern, inject};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Entries in both layouts; every call leaves them as it found them.
struct Buffers {
    data: Vec<u8>,
    check: Vec<u8>,
    packed: Vec<u8>,
    bad: Vec<u8>,
}

impl Buffers {
    fn new(codec: &Codec, entries: usize) -> Self {
        let (data, mut check, mut packed) = (buffer(32 * entries), buffer(4 * entries), buffer(36 * entries));
        codec.encode(&data, &mut check).expect("lengths fit");
        for (packed, data) in packed.chunks_exact_mut(36).zip(data.chunks_exact(32)) {
            packed[..32].copy_from_slice(data);
        }
        codec.encode_packed(&mut packed).expect("whole entries");
        Self { data, check, packed, bad: vec![0; entries.div_ceil(8)] }
    }
}

/// Benchmarks one scheme; the bit slice, which is slow, is measured only in a cache.
pub fn benches(group: &mut Group<'_>, scheme: &str, entries: usize, in_cache: bool) {
    let here = Backend::ALL.into_iter().filter_map(|backend| Codec::with_backend(scheme, backend).ok());
    for codec in here.filter(|codec| in_cache || codec.backend() != Backend::BitSlice) {
        let mut add = |what: &str, call: fn(&Codec, &mut Buffers)| {
            measure(group, &format!("{scheme} {} {what}", codec.backend()), 32 * entries, || {
                let mut buffers = Buffers::new(&codec, entries);
                let codec = &codec;
                move || call(codec, black_box(&mut buffers))
            });
        };
        add("check split", |codec, b| assert_eq!(codec.check(&b.data, &b.check, &mut b.bad), Ok(0)));
        add("check packed", |codec, b| assert_eq!(codec.check_packed(&b.packed, &mut b.bad), Ok(0)));
        add("encode split", |codec, b| codec.encode(&b.data, &mut b.check).expect("lengths fit"));
        add("encode packed", |codec, b| codec.encode_packed(&mut b.packed).expect("lengths fit"));
        add("decode clean", |codec, b| decode(codec, b, usize::MAX));
        add("decode 1 in 1000", |codec, b| decode(codec, b, 1000));
        add("decode 1 in 100", |codec, b| decode(codec, b, 100));
        for (what, wrong) in ERRORS {
            measure_wrong(group, &format!("{scheme} {} decode {what}", codec.backend()), &codec, entries, wrong);
        }
    }
}

/// Makes an error of an entry from a random number; the error is never empty.
type DrawError = fn(u64) -> Pattern<'static>;

/// A random error of one byte.
const BYTE: DrawError = |random| Pattern::Byte {
    beat: (random % 4) as usize,
    lane: (random / 4 % 9) as usize,
    mask: (random / 36 % 255 + 1) as u8,
};

/// Errors of memory that is wrong everywhere: another bit in every entry, a dead pin that is wrong in any of the 15
/// subsets of the beats, another byte or two in every entry, and nine other bits, which hardly any scheme corrects.
const ERRORS: [(&str, &[DrawError]); 5] = [
    ("all wrong, bit", &[|random| Pattern::Bit((random % 288) as usize)]),
    ("all wrong, dead pin", &[|random| Pattern::Pin { pin: 21, beats: (random % 15 + 1) as u8 }]),
    ("all wrong, byte", &[BYTE]),
    ("all wrong, two bytes", &[BYTE, BYTE]),
    ("all wrong, nine bits", &[|random| Pattern::Random { weight: 9, seed: random }]),
];

/// Decodes buffers of which every entry is wrong. Only decoding is timed, not the copy that restores the errors.
fn measure_wrong(group: &mut Group<'_>, name: &str, codec: &Codec, entries: usize, wrong: &[DrawError]) {
    group.throughput(Throughput::Bytes(32 * entries as u64));
    group.bench_function(name, |b| {
        let mut work = Buffers::new(codec, entries);
        let mut random = 1u64;
        for entry in 0..entries {
            for error in wrong {
                random = random.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
                inject(&mut work.data, &mut work.check, entry, error(random >> 32)).expect("a bit of the entry");
            }
        }
        let (data, check) = (work.data.clone(), work.check.clone());
        b.iter_custom(|iterations| {
            let mut taken = Duration::ZERO;
            for _ in 0..iterations {
                work.data.copy_from_slice(&data);
                work.check.copy_from_slice(&check);
                let start = Instant::now();
                let summary = codec.decode_in_place(&mut work.data, &mut work.check, DecodeReport::default());
                taken += start.elapsed();
                assert!(summary.is_ok_and(|s| s.clean < entries as u64 / 10));
            }
            taken
        });
    });
}

/// Decodes with one wrong bit in one of `every` entries. The repair undoes the injection, which costs a few nanoseconds
/// per entry and is part of the measurement.
fn decode(codec: &Codec, b: &mut Buffers, every: usize) {
    let wrong = b.bad.len() * 8 / every;
    for i in 0..wrong {
        let entry = i * every + i * 7 % every;
        inject(&mut b.data, &mut b.check, entry, Pattern::Bit(entry % 288)).expect("a bit of the entry");
    }
    let summary = codec.decode_in_place(&mut b.data, &mut b.check, DecodeReport::default());
    assert_eq!(summary.map(|s| s.corrected), Ok(wrong as u64));
}
