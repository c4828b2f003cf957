//! Every length, every alignment, no write outside the buffers, and no panic on a wrong length.

use crate::support::{Cases, Random, codecs, oracle};
use eccforge_embed::{
    Backend, Codec, Error, Pattern, Position, Report, Scrubber, Status, inject, inject_packed, schemes,
};

/// Bytes around a buffer that must survive.
const GUARD: usize = 80;
const CANARY: u8 = 0xA5;

/// A copy of `bytes` at a given alignment within 64, with canaries on both sides.
struct Guarded {
    all: Vec<u8>,
    at: usize,
    len: usize,
}

impl Guarded {
    fn new(bytes: &[u8], alignment: usize) -> Self {
        let mut all = vec![CANARY; bytes.len() + 2 * GUARD + 64];
        let base = all.as_ptr().addr();
        let at = GUARD + (alignment + 64 - (base + GUARD) % 64) % 64;
        all[at..at + bytes.len()].copy_from_slice(bytes);
        Self { all, at, len: bytes.len() }
    }

    fn get(&mut self) -> &mut [u8] {
        &mut self.all[self.at..self.at + self.len]
    }

    fn assert_intact(&self, what: &str) {
        let (before, after) = (&self.all[..self.at], &self.all[self.at + self.len..]);
        assert!(before.iter().chain(after).all(|&b| b == CANARY), "{what}: a write outside the buffer");
    }
}

/// Mostly clean entries, some wrong ones.
fn cases(id: &str, count: usize) -> Cases {
    let (oracle, mut random) = (oracle(id), Random(11));
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

fn assert_all_operations(codec: &Codec, cases: &Cases, alignment: usize) {
    let n = cases.len();
    let what = format!("{} on {}, {n} entries, alignment {alignment}", codec.id(), codec.backend());
    let other = (alignment * 7 + 3) % 64;

    let mut data = Guarded::new(&cases.data, alignment);
    let mut check = Guarded::new(&cases.check, other);
    let mut bad = Guarded::new(&vec![0xFF; n.div_ceil(8)], other);
    let expected: Vec<u8> = cases
        .status
        .chunks(8)
        .map(|s| s.iter().enumerate().fold(0, |b, (i, s)| b | u8::from(*s != Status::Clean) << i))
        .collect();
    let wrong = cases.status.iter().filter(|s| **s != Status::Clean).count() as u64;
    assert_eq!(codec.check(data.get(), check.get(), bad.get()), Ok(wrong), "{what}");
    assert_eq!(bad.get(), expected, "{what}");

    let mut status = vec![Status::Clean; n];
    let report = Report { status: Some(&mut status), positions: None };
    let summary = codec.decode_in_place(data.get(), check.get(), report).expect("lengths fit");
    assert_eq!(status, cases.status, "{what}");
    assert_eq!(summary.corrected + summary.uncorrectable, wrong, "{what}");
    assert!(data.get() == cases.corrected_data && check.get() == cases.corrected_check, "{what}");

    let packed_cases = Cases::packed(&cases.data, &cases.check);
    let mut packed = Guarded::new(&packed_cases, alignment);
    bad.get().fill(0xFF);
    assert_eq!(codec.check_packed(packed.get(), bad.get()), Ok(wrong), "{what}");
    assert_eq!(bad.get(), expected, "{what}, packed");
    assert_eq!(codec.decode_packed_in_place(packed.get(), Report::default()), Ok(summary), "{what}, packed");
    assert!(packed.get() == Cases::packed(&cases.corrected_data, &cases.corrected_check), "{what}, packed");

    // Encoding the received data makes it clean, whatever it is.
    let mut data = Guarded::new(&cases.data, alignment);
    check.get().fill(0);
    codec.encode(data.get(), check.get()).expect("lengths fit");
    let mut packed_encoded = Guarded::new(&packed_cases, other);
    codec.encode_packed(packed_encoded.get()).expect("lengths fit");
    assert_eq!(packed_encoded.get(), Cases::packed(&cases.data, check.get()), "{what}, packed encode");
    assert_eq!(codec.check(data.get(), check.get(), bad.get()), Ok(0), "{what}, after encode");
    for (buffer, name) in [(&data, "data"), (&check, "check"), (&bad, "bad"), (&packed, "packed")] {
        buffer.assert_intact(&format!("{what}, {name}"));
    }
    packed_encoded.assert_intact(&format!("{what}, packed encode"));
}

#[test]
fn every_length_from_0_to_200_entries_is_treated_alike() {
    let lengths: Vec<usize> = if cfg!(miri) { vec![0, 1, 17, 65] } else { (0..=200).collect() };
    for id in ["ni-secded", "trio", "i-ssc-csc", "rs-pin", "rs-dsc"] {
        let all = cases(id, *lengths.last().expect("lengths"));
        for codec in codecs(id) {
            for &n in &lengths {
                assert_all_operations(&codec, &all.first(n), n % 64);
            }
        }
    }
}

#[test]
fn every_alignment_from_0_to_63_is_treated_alike() {
    let alignments: Vec<usize> = if cfg!(miri) { vec![0, 33] } else { (0..64).collect() };
    for id in ["ni-sec2bec", "trio-confirmed", "ssc-dsd-plus"] {
        let all = cases(id, if cfg!(miri) { 5 } else { 150 });
        for codec in codecs(id) {
            for &alignment in &alignments {
                assert_all_operations(&codec, &all, alignment);
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
                    assert!(codec.decode_in_place(&mut data[..d], &mut check[..check_len], Report::default()).is_err());
                }
            }
            assert!(codec.check(&data, &check, &mut []).is_err());
            assert!(codec.check(&data, &check, &mut [0, 0]).is_err());
            let mut packed = vec![1u8; 71];
            assert!(codec.encode_packed(&mut packed).is_err());
            assert!(codec.check_packed(&packed, &mut bad).is_err());
            assert!(codec.decode_packed_in_place(&mut packed, Report::default()).is_err());
            let mut status = [Status::Corrected; 3];
            let report = Report { status: Some(&mut status), positions: None };
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
    let mut seen = Vec::new();
    while scrub.passes == 0 {
        // As after a restart: only the place is kept.
        let mut resumed = Scrubber::resume(codec, scrub.next);
        let step = resumed.step(&mut data, &mut check, 33, &mut positions).expect("lengths fit");
        seen.extend(positions[..step.summary.corrected_bits as usize].iter().map(|p| p.entry));
        assert_eq!(step.wrapped, step.entries.1 == 100);
        resumed.total += scrub.total;
        scrub = resumed;
    }
    assert_eq!((scrub.next, scrub.total.clean + scrub.total.corrected + scrub.total.uncorrectable), (0, 100));
    assert!(data == cases.corrected_data && check == cases.corrected_check);
    seen.dedup();
    let corrected: Vec<u64> = (0..100).filter(|&e| cases.status[e as usize] == Status::Corrected).collect();
    assert_eq!(seen, corrected);

    let mut scrub = Scrubber::new(codec);
    let step = scrub.step_packed(&mut packed, usize::MAX, &mut []).expect("lengths fit");
    assert_eq!((step.entries, step.wrapped, scrub.passes), ((0, 100), true, 1));
    assert!(packed == Cases::packed(&cases.corrected_data, &cases.corrected_check));
    // The region has shrunk: begin anew. An empty region is a whole pass.
    let mut scrub = Scrubber::resume(codec, 50);
    assert_eq!(scrub.step(&mut data[..320], &mut check[..40], 5, &mut []).map(|s| s.entries), Ok((0, 5)));
    assert_eq!(scrub.step(&mut [], &mut [], 5, &mut []).map(|s| s.wrapped), Ok(true));
    assert!(scrub.step(&mut data[..33], &mut check[..4], 5, &mut []).is_err());
}

#[test]
fn injected_patterns_flip_exactly_their_bits() {
    let mut random = Random(3);
    let (data, check) = (random.bytes(96), random.bytes(12));
    let bits_of = |entry: usize, d: &[u8], c: &[u8]| -> Vec<usize> {
        let bit = |i: usize| {
            let (beat, pin) = (i / 72, i % 72);
            let (a, b, shift) = if pin < 64 {
                let at = 32 * entry + 8 * beat + pin / 8;
                (data[at], d[at], pin % 8)
            } else {
                (check[4 * entry + beat], c[4 * entry + beat], pin - 64)
            };
            (a ^ b) >> shift & 1 == 1
        };
        (0..288).filter(|&i| bit(i)).collect()
    };
    let patterns: [(Pattern<'_>, Vec<usize>); 5] = [
        (Pattern::Bit(287), vec![287]),
        (Pattern::Bits(&[3, 70, 3, 200]), vec![70, 200]),
        (Pattern::Byte { beat: 2, lane: 8, mask: 0x81 }, vec![144 + 64, 144 + 71]),
        (Pattern::Byte { beat: 0, lane: 1, mask: 0xFF }, (8..16).collect()),
        (Pattern::Pin { pin: 5, beats: 0b1010 }, vec![77, 221]),
    ];
    for (pattern, expected) in &patterns {
        let (mut d, mut c) = (data.clone(), check.clone());
        inject(&mut d, &mut c, 1, *pattern).expect("inside");
        assert_eq!(&bits_of(1, &d, &c), expected);
        assert!(bits_of(0, &d, &c).is_empty() && bits_of(2, &d, &c).is_empty());
        let mut packed = Cases::packed(&data, &check);
        inject_packed(&mut packed, 1, *pattern).expect("inside");
        assert_eq!(packed, Cases::packed(&d, &c));
    }
    let outside = [
        Pattern::Bit(288),
        Pattern::Bits(&[1, 300]),
        Pattern::Byte { beat: 4, lane: 0, mask: 1 },
        Pattern::Byte { beat: 0, lane: 9, mask: 1 },
        Pattern::Pin { pin: 72, beats: 1 },
        Pattern::Pin { pin: 0, beats: 16 },
    ];
    let (mut d, mut c) = (data.clone(), check.clone());
    for pattern in outside {
        assert!(inject(&mut d, &mut c, 0, pattern).is_err());
    }
    assert!(inject(&mut d, &mut c, 3, Pattern::Bit(0)).is_err());
    assert!(inject_packed(&mut Cases::packed(&data, &check), 3, Pattern::Bit(0)).is_err());
    assert_eq!((d, c), (data.clone(), check.clone()));
}

#[test]
fn the_shipped_kernels_are_all_schemes_of_this_entry_with_their_enables_on_and_off() {
    let ids: Vec<&str> = schemes().collect();
    assert_eq!(ids.len(), 17);
    for id in ["trio", "duet-trio", "duet-trio:off", "rs-dsc"] {
        assert!(ids.contains(&id), "{id}");
        assert_eq!(Codec::new(id).map(|c| c.hash().len()), Ok(64));
    }
}
