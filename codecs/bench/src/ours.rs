//! The embeddable decoders: every back end, both layouts, and decoding with bad entries.

use crate::limits;
use crate::measure::{self, Bench, Place};
use eccforge_embed::{Backend, Codec, Pattern, Report, inject};
use std::cell::RefCell;
use std::hint::black_box;
use std::rc::Rc;

/// Buffers of one scheme and place, shared by all back ends: every call leaves them as it found them.
struct Buffers {
    data: Vec<u8>,
    check: Vec<u8>,
    packed: Vec<u8>,
    bad: Vec<u8>,
}

type Shared = Rc<RefCell<Buffers>>;

/// Benchmarks of one scheme.
pub fn benches(scheme: &str, place: Place) -> Vec<Bench> {
    let n = place.entries;
    let codec = Codec::new(scheme).expect("a shipped scheme of 32 + 4 bytes");
    let data = measure::buffer(32 * n);
    let mut check = measure::buffer(4 * n);
    codec.encode(&data, &mut check).expect("lengths fit");
    let mut packed = measure::buffer(36 * n);
    for (packed, data) in packed.chunks_exact_mut(36).zip(data.chunks_exact(32)) {
        packed[..32].copy_from_slice(data);
    }
    codec.encode_packed(&mut packed).expect("whole entries");
    let shared = Rc::new(RefCell::new(Buffers { data, check, packed, bad: vec![0; n.div_ceil(8)] }));
    let mut all = reads(scheme, place, &shared);
    let ours = Backend::ALL
        .into_iter()
        .filter_map(|backend| Codec::with_backend(scheme, backend).ok())
        .filter(|codec| place.name == "L2" || codec.backend() != Backend::BitSlice)
        .flat_map(|codec| of_codec(codec, place, &shared));
    all.extend(ours);
    all
}

/// Reading the same buffers, counted as data: no check can be faster than the fastest way.
fn reads(scheme: &str, place: Place, shared: &Shared) -> Vec<Bench> {
    let mut all = Vec::new();
    for (streams, prefetch, way) in limits::ways_of_reading() {
        for layout in ["split", "packed"] {
            let buffers = Rc::clone(shared);
            let call = move || {
                let b = buffers.borrow();
                let parts: &[&[u8]] = if layout == "split" { &[&b.data, &b.check] } else { &[&b.packed] };
                for part in parts {
                    black_box(limits::read(black_box(part), streams, prefetch));
                }
            };
            let name = format!("{scheme} read {layout}{way}");
            all.push(Bench { name, place, bytes: 32 * place.entries, call: Box::new(call) });
        }
    }
    all
}

fn of_codec(codec: Codec, place: Place, shared: &Shared) -> Vec<Bench> {
    let bench = |what: &str, call: fn(&Codec, &mut Buffers)| {
        let buffers = Rc::clone(shared);
        Bench {
            name: format!("{} {} {what}", codec.id(), codec.backend()),
            place,
            bytes: 32 * place.entries,
            call: Box::new(move || call(&codec, black_box(&mut buffers.borrow_mut()))),
        }
    };
    let mut benches = vec![
        bench("check split", |codec, b| assert_eq!(codec.check(&b.data, &b.check, &mut b.bad), Ok(0))),
        bench("check packed", |codec, b| assert_eq!(codec.check_packed(&b.packed, &mut b.bad), Ok(0))),
        bench("encode split", |codec, b| codec.encode(&b.data, &mut b.check).expect("lengths fit")),
        bench("encode packed", |codec, b| codec.encode_packed(&mut b.packed).expect("lengths fit")),
        bench("decode clean", |codec, b| decode(codec, b, &[])),
    ];
    for every in [1000usize, 100] {
        let bad: Vec<usize> = (0..place.entries / every).map(|i| i * every + i * 7 % every).collect();
        let buffers = Rc::clone(shared);
        benches.push(Bench {
            name: format!("{} {} decode 1 in {every}", codec.id(), codec.backend()),
            place,
            bytes: 32 * place.entries,
            call: Box::new(move || decode(&codec, black_box(&mut buffers.borrow_mut()), &bad)),
        });
    }
    benches
}

/// Decodes with one wrong bit in each of the entries `bad`. The repair undoes the injection, which costs a few nanoseconds
/// an entry and is part of what is measured.
fn decode(codec: &Codec, b: &mut Buffers, bad: &[usize]) {
    for &e in bad {
        inject(&mut b.data, &mut b.check, e, Pattern::Bit(e % 288)).expect("a bit of the entry");
    }
    let summary = codec.decode_in_place(&mut b.data, &mut b.check, Report::default());
    assert_eq!(summary.map(|s| s.corrected), Ok(bad.len() as u64));
}
