//! Tests of every length and alignment: no call accesses memory outside the buffers, and no wrong length causes a
//! panic.

use crate::guarded::{BufferPlace, Guarded};
use crate::support::{Cases, bytes, codecs, oracle};
use eccforge_embed::{
    Backend, Codec, DecodeReport, Error, Pattern, Position, Scrubber, Status, Summary, inject, inject_packed, schemes,
};
use eccforge_gf::random::SplitMix64;

/// Returns random entries, of which most are clean and some are wrong.
fn cases(id: &str, count: usize) -> Cases {
    let (oracle, mut random) = (oracle(id), SplitMix64::new(11));
    let mut cases = Cases::default();
    for e in 0..count {
        let flips: Vec<usize> = match e % 5 {
            0 => vec![random.below(288)],
            3 => (0..4).map(|_| random.below(72)).collect(),
            _ => vec![],
        };
        let mut flips = flips;
        flips.sort_unstable();
        flips.dedup();
        cases.add(&oracle, &mut random, &flips);
    }
    cases
}

/// The places of the buffers in one comparison.
#[derive(Clone, Copy, Debug)]
struct Places {
    data: BufferPlace,
    other: BufferPlace,
}

impl Places {
    fn aligned(alignment: usize) -> Self {
        Self { data: BufferPlace::Aligned(alignment), other: BufferPlace::Aligned((alignment * 7 + 3) % 64) }
    }
}

/// The statuses in a buffer of bytes.
#[allow(unsafe_code)]
fn statuses(bytes: &mut [u8]) -> &mut [Status] {
    bytes.fill(Status::Clean as u8);
    // SAFETY: a status is one byte, and all of these are `Clean`.
    unsafe { std::slice::from_raw_parts_mut(bytes.as_mut_ptr().cast(), bytes.len()) }
}

/// The places for positions in a buffer of bytes.
#[allow(unsafe_code)]
fn positions(bytes: &mut [u8]) -> &mut [Position] {
    // SAFETY: a position is two numbers.
    unsafe { bytes.align_to_mut().1 }
}

fn assert_all_operations(codec: &Codec, cases: &Cases, places: Places) {
    let what = format!("{} on {}, {} entries, {places:?}", codec.id(), codec.backend(), cases.len());
    let summary = assert_split(codec, cases, places, &what);
    assert_packed(codec, cases, places, &what, summary);
    assert_encodes(codec, cases, places, &what);
    assert_scrubs(codec, cases, places, &what, summary);
}

/// Returns the bits that a check must find.
fn expected_bad(cases: &Cases) -> Vec<u8> {
    let bits = |s: &[Status]| s.iter().enumerate().fold(0, |b, (i, s)| b | u8::from(*s != Status::Clean) << i);
    cases.status.chunks(8).map(bits).collect()
}

fn assert_split(codec: &Codec, cases: &Cases, places: Places, what: &str) -> Summary {
    let n = cases.len();
    let mut data = Guarded::new(&cases.data, places.data);
    let mut check = Guarded::new(&cases.check, places.other);
    let mut bad = Guarded::new(&vec![0xFF; n.div_ceil(8)], places.other);
    let wrong = cases.status.iter().filter(|s| **s != Status::Clean).count() as u64;
    data.freeze();
    check.freeze();
    assert_eq!(codec.check(data.get(), check.get(), bad.get()), Ok(wrong), "{what}");
    assert_eq!(bad.get(), expected_bad(cases), "{what}");
    data.thaw();
    check.thaw();

    let mut status = Guarded::new(&vec![0; n], places.data);
    let mut bits = Guarded::new(&vec![0xEE; size_of::<Position>() * (cases.corrected_bits as usize + 4)], places.other);
    let report = DecodeReport { status: Some(statuses(status.get())), positions: Some(positions(bits.get())) };
    let summary = codec.decode_in_place(data.get(), check.get(), report).expect("lengths fit");
    assert!(status.get().iter().zip(&cases.status).all(|(a, b)| *a == *b as u8), "{what}");
    assert_eq!(summary.corrected + summary.uncorrectable, wrong, "{what}");
    assert!(data.get() == cases.corrected_data && check.get() == cases.corrected_check, "{what}");
    for (buffer, name) in [(&data, "data"), (&check, "check"), (&bad, "bad"), (&status, "status"), (&bits, "bits")] {
        buffer.assert_intact(&format!("{what}, {name}"));
    }
    summary
}

fn assert_packed(codec: &Codec, cases: &Cases, places: Places, what: &str, summary: Summary) {
    let mut packed = Guarded::new(&Cases::packed(&cases.data, &cases.check), places.data);
    let mut bad = Guarded::new(&vec![0xFF; cases.len().div_ceil(8)], places.other);
    packed.freeze();
    assert_eq!(codec.check_packed(packed.get(), bad.get()), Ok(summary.corrected + summary.uncorrectable), "{what}");
    assert_eq!(bad.get(), expected_bad(cases), "{what}, packed");
    packed.thaw();
    let mut status = Guarded::new(&vec![0; cases.len()], places.other);
    let report = DecodeReport { status: Some(statuses(status.get())), positions: None };
    assert_eq!(codec.decode_packed_in_place(packed.get(), report), Ok(summary), "{what}, packed");
    assert!(packed.get() == Cases::packed(&cases.corrected_data, &cases.corrected_check), "{what}, packed");
    for (buffer, name) in [(&packed, "packed"), (&bad, "bad"), (&status, "status")] {
        buffer.assert_intact(&format!("{what}, {name}"));
    }
}

/// Asserts that encoding any received data makes it clean.
fn assert_encodes(codec: &Codec, cases: &Cases, places: Places, what: &str) {
    let mut data = Guarded::new(&cases.data, places.data);
    let mut check = Guarded::new(&vec![0; cases.check.len()], places.other);
    let mut bad = Guarded::new(&vec![0xFF; cases.len().div_ceil(8)], places.data);
    data.freeze();
    codec.encode(data.get(), check.get()).expect("lengths fit");
    let mut packed = Guarded::new(&Cases::packed(&cases.data, &cases.check), places.other);
    codec.encode_packed(packed.get()).expect("lengths fit");
    assert_eq!(packed.get(), Cases::packed(&cases.data, check.get()), "{what}, packed encode");
    assert_eq!(codec.check(data.get(), check.get(), bad.get()), Ok(0), "{what}, after encode");
    for (buffer, name) in [(&data, "data"), (&check, "check"), (&packed, "packed")] {
        buffer.assert_intact(&format!("{what}, encode, {name}"));
    }
}

/// Asserts that a scrub in steps does the same as one decode, and that injected errors stay within their entry.
fn assert_scrubs(codec: &Codec, cases: &Cases, places: Places, what: &str, summary: Summary) {
    let n = cases.len();
    let mut data = Guarded::new(&cases.data, places.data);
    let mut check = Guarded::new(&cases.check, places.other);
    let mut packed = Guarded::new(&Cases::packed(&cases.data, &cases.check), places.other);
    for e in [0, n.wrapping_sub(1)] {
        // Injecting an error twice changes nothing.
        for _ in 0..2 {
            let inside = inject(data.get(), check.get(), e, Pattern::Entry).is_ok();
            assert_eq!((inside, inject_packed(packed.get(), e, Pattern::Entry).is_ok()), (e < n, e < n), "{what}");
        }
    }
    let (mut split, mut whole) = (Scrubber::new(*codec), Scrubber::new(*codec));
    while split.passes == 0 {
        split.step(data.get(), check.get(), n / 3 + 1, &mut [], &mut []).expect("lengths fit");
    }
    while whole.passes == 0 {
        whole.step_packed(packed.get(), n / 2 + 1, &mut [], &mut []).expect("lengths fit");
    }
    assert_eq!((split.total, whole.total), (summary, summary), "{what}, scrub");
    assert!(data.get() == cases.corrected_data && check.get() == cases.corrected_check, "{what}, scrub");
    assert!(packed.get() == Cases::packed(&cases.corrected_data, &cases.corrected_check), "{what}, packed scrub");
    for (buffer, name) in [(&data, "data"), (&check, "check"), (&packed, "packed")] {
        buffer.assert_intact(&format!("{what}, scrub, {name}"));
    }
}

/// Schemes of every shape and repair.
const SHAPES: [&str; 6] = ["ni-secded", "trio", "i-ssc-csc", "rs-pin", "ssc-dsd-plus", "rs-dsc"];

#[test]
fn every_length_from_0_to_200_entries_is_treated_alike() {
    for id in SHAPES {
        let all = cases(id, 200);
        for codec in codecs(id) {
            for n in 0..=200 {
                assert_all_operations(&codec, &all.first(n), Places::aligned(n % 64));
            }
        }
    }
}

/// Only Unix lets a program forbid accesses to its own pages; elsewhere canaries detect writes, and nothing detects
/// reads.
#[cfg(all(unix, not(miri)))]
#[test]
fn no_length_from_0_to_200_entries_touches_the_page_before_or_behind_a_buffer() {
    for id in xtask::cases(SHAPES, [3, 1]) {
        let all = cases(id, 200);
        for codec in codecs(id) {
            for n in 0..=200 {
                for place in [BufferPlace::BeforeGuardPage, BufferPlace::BehindGuardPage] {
                    assert_all_operations(&codec, &all.first(n), Places { data: place, other: place });
                }
            }
        }
    }
}

#[cfg(target_os = "linux")]
#[cfg(not(miri))]
#[test]
fn guard_pages_are_where_the_buffer_ends_and_begins() {
    let forbidden = |address: usize| {
        let maps = std::fs::read_to_string("/proc/self/maps").expect("Linux lists the mappings");
        maps.lines().any(|line| {
            let (range, rest) = line.split_once(' ').expect("range, then rights");
            let (first, end) = range.split_once('-').expect("from, to");
            let number = |x| usize::from_str_radix(x, 16).expect("hexadecimal");
            (number(first)..number(end)).contains(&address) && rest.starts_with("---")
        })
    };
    for len in [0, 1, 4096, 7200] {
        let mut before = Guarded::new(&vec![1; len], BufferPlace::BeforeGuardPage);
        let mut behind = Guarded::new(&vec![1; len], BufferPlace::BehindGuardPage);
        assert!(forbidden(before.get().as_ptr_range().end.addr()), "{len} bytes before a guard");
        assert!(forbidden(behind.get().as_ptr().addr() - 1), "{len} bytes behind a guard");
    }
}

#[test]
fn every_alignment_from_0_to_63_is_treated_alike() {
    for id in ["ni-sec2bec", "trio-confirmed", "ssc-dsd-plus"] {
        let all = cases(id, 150);
        for codec in codecs(id) {
            for alignment in 0..64 {
                assert_all_operations(&codec, &all, Places::aligned(alignment));
            }
        }
    }
}

#[test]
fn a_wrong_length_is_an_error_and_touches_nothing() {
    for id in ["trio", "rs-dsc"] {
        for codec in codecs(id) {
            let (mut data, mut check, mut bad) = (vec![1u8; 64], vec![2u8; 8], vec![3u8; 1]);
            for (d, c) in [(63, 8), (64, 7), (64, 4), (64, 9), (32, 8), (0, 4), (31, 0)] {
                let result = codec.encode(&data[..d.min(64)], &mut vec![2; c]);
                assert!(matches!(result, Err(Error::Length { .. })), "{d} + {c} bytes");
                let check_len = c.min(8);
                if c <= 8 {
                    assert!(codec.check(&data[..d], &check[..check_len], &mut bad).is_err());
                    assert!(
                        codec
                            .decode_in_place(&mut data[..d], &mut check[..check_len], DecodeReport::default())
                            .is_err()
                    );
                }
            }
            assert!(codec.check(&data, &check, &mut []).is_err());
            for (d, c) in [(63, 8), (64, 7), (64, 4)] {
                let result = inject(&mut data[..d], &mut check[..c], 0, Pattern::Entry);
                assert!(matches!(result, Err(Error::Length { .. })), "{d} + {c} bytes");
            }
            assert!(inject_packed(&mut [0; 71], 0, Pattern::Entry).is_err());
            assert!(codec.check(&data, &check, &mut [0, 0]).is_err());
            let mut packed = vec![1u8; 71];
            assert!(codec.encode_packed(&mut packed).is_err());
            assert!(codec.check_packed(&packed, &mut bad).is_err());
            assert!(codec.decode_packed_in_place(&mut packed, DecodeReport::default()).is_err());
            let mut status = [Status::Corrected; 3];
            let report = DecodeReport { status: Some(&mut status), positions: None };
            let result = codec.decode_in_place(&mut data, &mut check, report);
            assert_eq!(result, Err(Error::Length { buffer: "status", expected: 2, found: 3 }));
            assert_eq!((data, check, bad), (vec![1; 64], vec![2; 8], vec![3; 1]));
            assert!(packed.iter().all(|&b| b == 1));
        }
    }
    assert_eq!(Codec::new("no such scheme").map(|c| c.id()), Err(Error::UnknownScheme));
}

#[test]
fn an_unsupported_back_end_is_refused_and_the_override_is_obeyed() {
    for backend in Backend::ALL {
        match Codec::with_backend("trio", backend) {
            Ok(codec) => assert_eq!(codec.backend(), backend),
            Err(e) => {
                assert_eq!(e, Error::Unsupported(backend));
                assert!(!backend.is_supported());
            }
        }
    }
    assert_eq!(Codec::new("trio").map(|c| c.backend()), Ok(Backend::detect()));
}

#[test]
fn a_scrub_walks_repairs_reports_addresses_and_resumes() {
    let cases = cases("trio", 100);
    let codec = Codec::new("trio").expect("shipped");
    let (mut data, mut check) = (cases.data.clone(), cases.check.clone());
    let mut packed = Cases::packed(&cases.data, &cases.check);
    let mut positions = vec![Position::default(); 1000];
    let mut scrub = Scrubber::new(codec);
    let (mut seen, mut uncorrectable) = (Vec::new(), Vec::new());
    while scrub.passes == 0 {
        // As after a restart: only the place is stored.
        let mut resumed = Scrubber::resume(codec, scrub.next);
        let mut lost = [u64::MAX; 33];
        let step = resumed.step(&mut data, &mut check, 33, &mut positions, &mut lost).expect("lengths fit");
        uncorrectable.extend(lost.iter().filter(|entry| **entry != u64::MAX));
        assert_eq!(uncorrectable.len() as u64, scrub.total.uncorrectable + step.summary.uncorrectable);
        seen.extend(positions[..step.summary.corrected_bits as usize].iter().map(|p| p.entry));
        assert_eq!(step.wrapped, step.entries.1 == 100);
        resumed.total += scrub.total;
        scrub = resumed;
    }
    assert_eq!((scrub.next, scrub.total.clean + scrub.total.corrected + scrub.total.uncorrectable), (0, 100));
    assert!(data == cases.corrected_data && check == cases.corrected_check);
    seen.dedup();
    let with = |status| (0..100).filter(|&e| cases.status[e as usize] == status).collect::<Vec<u64>>();
    assert_eq!((seen, &uncorrectable), (with(Status::Corrected), &with(Status::Uncorrectable)));
    assert!(uncorrectable.len() > 2, "too few uncorrectable entries");

    let mut scrub = Scrubber::new(codec);
    // Only as many numbers as fit are returned.
    let mut two = [0; 2];
    let step = scrub.step_packed(&mut packed, usize::MAX, &mut [], &mut two).expect("lengths fit");
    assert_eq!(two, uncorrectable[..2]);
    assert_eq!((step.entries, step.wrapped, scrub.passes), ((0, 100), true, 1));
    assert!(packed == Cases::packed(&cases.corrected_data, &cases.corrected_check));
    // The region has shrunk, so the scrub starts again. An empty region is a whole pass.
    let mut scrub = Scrubber::resume(codec, 50);
    assert_eq!(scrub.step(&mut data[..320], &mut check[..40], 5, &mut [], &mut []).map(|s| s.entries), Ok((0, 5)));
    assert_eq!(scrub.step(&mut [], &mut [], 5, &mut [], &mut []).map(|s| s.wrapped), Ok(true));
    assert!(scrub.step(&mut data[..33], &mut check[..4], 5, &mut [], &mut []).is_err());
}

#[test]
fn the_shipped_kernels_are_all_schemes_of_this_entry_with_their_enables_on_and_off() {
    let ids: Vec<&str> = schemes().collect();
    assert_eq!(ids.len(), 19);
    for id in ["trio", "duet-trio", "duet-trio:off", "rs-dsc"] {
        assert!(ids.contains(&id), "{id}");
        assert_eq!(Codec::new(id).map(|c| c.hash().len()), Ok(64));
    }
}

/// Checks a region larger than the caches at several places in turn.
#[cfg(not(miri))]
#[test]
fn a_check_of_a_large_region_finds_every_bad_entry_at_its_place() {
    for (id, n) in [("ni-secded", 262_144), ("trio", 300_017), ("rs-pin", 270_000), ("ssc-dsd-plus", 262_159)] {
        let mut random = SplitMix64::new(n as u64);
        let mut data = bytes(&mut random, 32 * n);
        let mut check = vec![0; 4 * n];
        Codec::with_backend(id, Backend::Tables).and_then(|c| c.encode(&data, &mut check)).expect("runs everywhere");
        let mut expected = vec![0u8; n.div_ceil(8)];
        let some: Vec<usize> = (0..500).map(|_| random.below(n)).collect();
        for e in [0, 15, 16, n - 17, n - 16, n - 1].into_iter().chain(some) {
            if expected[e / 8] >> (e % 8) & 1 == 0 {
                inject(&mut data, &mut check, e, Pattern::Bit(e % 288)).expect("inside");
                expected[e / 8] |= 1 << (e % 8);
            }
        }
        let bad: u64 = expected.iter().map(|b| u64::from(b.count_ones())).sum();
        let packed = Cases::packed(&data, &check);
        for codec in codecs(id).into_iter().filter(|c| c.backend() != Backend::BitSlice) {
            let mut found = Guarded::new(&vec![0xFF; expected.len()], BufferPlace::Aligned(5));
            assert_eq!(codec.check(&data, &check, found.get()), Ok(bad), "{id} on {}", codec.backend());
            assert!(found.get() == expected, "{id} on {}", codec.backend());
            found.get().fill(0xFF);
            assert_eq!(codec.check_packed(&packed, found.get()), Ok(bad), "{id} on {}, packed", codec.backend());
            assert!(found.get() == expected, "{id} on {}, packed", codec.backend());
            found.assert_intact(id);
        }
    }
}
