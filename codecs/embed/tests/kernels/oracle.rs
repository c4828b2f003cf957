//! Tests that every back end decodes like the oracle: all errors of one and two bits at every place of a batch, and
//! random errors.

use crate::support::{Cases, assert_portable_backends_ran, bytes, codecs, oracle};
use eccforge_embed::{Backend, Codec, DecodeReport, Position, Status, schemes};
use eccforge_gf::random::SplitMix64;

/// Decodes a copy of the cases in both layouts and compares everything.
fn assert_decodes(codec: &Codec, cases: &Cases) {
    let name = format!("{} on {}", codec.id(), codec.backend());
    let count = |s| cases.status.iter().filter(|x| **x == s).count() as u64;
    let (mut data, mut check) = (cases.data.clone(), cases.check.clone());
    let mut status = vec![Status::Uncorrectable; cases.len()];
    let report = DecodeReport { status: Some(&mut status), positions: None };
    let summary = codec.decode_in_place(&mut data, &mut check, report).expect("lengths fit");
    if let Some(e) = status.iter().zip(&cases.status).position(|(a, b)| a != b) {
        panic!("{name}: entry {e} is {:?}, the oracle says {:?}", status[e], cases.status[e]);
    }
    assert!(data == cases.corrected_data && check == cases.corrected_check, "{name}: corrected entries");
    let totals = (summary.clean, summary.corrected, summary.uncorrectable);
    assert_eq!(totals, (count(Status::Clean), count(Status::Corrected), count(Status::Uncorrectable)), "{name}");

    // Positions need each entry by itself, so decoding with them can take another way.
    let (mut data, mut check) = (cases.data.clone(), cases.check.clone());
    let mut positions = vec![Position::default(); cases.corrected_bits as usize];
    let report = DecodeReport { status: None, positions: Some(&mut positions) };
    assert_eq!(codec.decode_in_place(&mut data, &mut check, report), Ok(summary), "{name}, with positions");
    assert!(data == cases.corrected_data && check == cases.corrected_check, "{name}, with positions");
    assert_eq!(summary.corrected_bits, cases.corrected_bits, "{name}: corrected bits");

    let mut packed = Cases::packed(&cases.data, &cases.check);
    let report = DecodeReport { status: Some(&mut status), positions: None };
    assert_eq!(codec.decode_packed_in_place(&mut packed, report), Ok(summary), "{name}, packed");
    assert!(status == cases.status, "{name}, packed: status");
    assert!(
        packed == Cases::packed(&cases.corrected_data, &cases.corrected_check),
        "{name}, packed: corrected entries"
    );

    // The check is the decoder's "not clean", and the encoder's output is clean.
    let mut bad = vec![0xFFu8; cases.len().div_ceil(8)];
    let found = codec.check(&cases.data, &cases.check, &mut bad).expect("lengths fit");
    let expected: Vec<u8> = cases
        .status
        .chunks(8)
        .map(|s| s.iter().enumerate().fold(0, |b, (i, s)| b | u8::from(*s != Status::Clean) << i))
        .collect();
    assert_eq!((found, &bad), (count(Status::Corrected) + count(Status::Uncorrectable), &expected), "{name}: check");
    bad.fill(0xFF);
    let packed = Cases::packed(&cases.data, &cases.check);
    assert_eq!((codec.check_packed(&packed, &mut bad), &bad), (Ok(found), &expected), "{name}: packed check");
}

/// All errors of one and two bits: 288 + 41 328 entries.
fn one_and_two_bit_cases(id: &str, random: &mut SplitMix64) -> Cases {
    let oracle = oracle(id);
    let mut cases = Cases::default();
    for i in 0..288 {
        cases.add(&oracle, random, &[i]);
        for j in 0..i {
            cases.add(&oracle, random, &[i, j]);
        }
    }
    cases
}

#[test]
#[ignore = "takes seconds"]
fn all_errors_of_one_and_two_bits_decode_as_in_the_oracle_at_every_place_of_a_batch() {
    for (n, id) in xtask::cases(schemes(), [4, 2]).enumerate() {
        let cases = one_and_two_bit_cases(id, &mut SplitMix64::new(n as u64));
        assert_eq!(cases.len(), 41_616);
        let codecs = codecs(id);
        assert_portable_backends_ran(&codecs);
        for codec in codecs {
            // A block of AVX2 has 32 entries, of AVX-512 and NEON 16. Look-ups treat entries one by one; the 64 lanes of
            // the bit slice are the bits of one word, through which the same operations run.
            let places = match codec.backend() {
                Backend::Avx2 | Backend::Avx2Gfni => 32,
                Backend::Tables => 1,
                Backend::BitSlice => 2,
                _ => 16,
            };
            for place in 0..places {
                assert_decodes(&codec, &cases.rotated(place));
            }
        }
    }
}

/// A random error of a random kind: bytes, pins, symbols, beats, entries and few bits.
fn random_flips(random: &mut SplitMix64) -> Vec<usize> {
    let some = |random: &mut SplitMix64, bits: Vec<usize>| -> Vec<usize> {
        bits.into_iter().filter(|_| random.bits() & 1 == 1).collect()
    };
    match random.below(9) {
        0 => vec![],
        1 => {
            let byte = random.below(36);
            some(random, (8 * byte..8 * byte + 8).collect())
        }
        2 => {
            let pin = random.below(72);
            some(random, (0..4).map(|b| 72 * b + pin).collect())
        }
        3 => {
            let beat = random.below(4);
            some(random, (72 * beat..72 * beat + 72).collect())
        }
        4 => some(random, (0..288).collect()),
        5 => {
            // A symbol of 4 pins and 2 beats.
            let (column, row) = (random.below(18), random.below(2));
            let bits = (0..8).map(|i| 72 * (2 * row + i / 4) + 4 * column + i % 4).collect();
            some(random, bits)
        }
        6 => {
            // Two bytes, which a double-symbol code corrects.
            let (a, b) = (random.below(36), random.below(36));
            let mut bits: Vec<usize> = (8 * a..8 * a + 8).chain(8 * b..8 * b + 8).collect();
            bits.sort_unstable();
            bits.dedup();
            some(random, bits)
        }
        7 => {
            // One lane in all beats.
            let lane = random.below(9);
            some(random, (0..32).map(|i| 72 * (i / 8) + 8 * lane + i % 8).collect())
        }
        _ => {
            let mut bits: Vec<usize> = (0..3 + random.below(3)).map(|_| random.below(288)).collect();
            bits.sort_unstable();
            bits.dedup();
            bits
        }
    }
}

#[test]
fn random_errors_of_every_kind_decode_as_in_the_oracle() {
    for (n, id) in xtask::cases(schemes(), [3, 1]).enumerate() {
        let (oracle, mut random) = (oracle(id), SplitMix64::new(77 + n as u64));
        let mut cases = Cases::default();
        for _ in 0..20_000 {
            let flips = random_flips(&mut random);
            cases.add(&oracle, &mut random, &flips);
        }
        for status in [Status::Clean, Status::Corrected, Status::Uncorrectable] {
            assert!(cases.status.iter().filter(|s| **s == status).count() > 100, "{id}: {status:?} hardly occurs");
        }
        for codec in codecs(id) {
            assert_decodes(&codec, &cases);
        }
    }
}

#[test]
fn errors_of_bytes_and_pins_and_pairs_of_bits_in_a_lane_decode_as_in_the_oracle() {
    for (n, id) in schemes().enumerate() {
        let (oracle, mut random) = (oracle(id), SplitMix64::new(99 + n as u64));
        let mut cases = Cases::default();
        for byte in 0..36 {
            for mask in 1..256usize {
                let flips: Vec<usize> = (0..8).filter(|i| mask >> i & 1 == 1).map(|i| 8 * byte + i).collect();
                cases.add(&oracle, &mut random, &flips);
            }
        }
        for pin in 0..72 {
            for beats in 1..16usize {
                let flips: Vec<usize> = (0..4).filter(|b| beats >> b & 1 == 1).map(|b| 72 * b + pin).collect();
                cases.add(&oracle, &mut random, &flips);
            }
        }
        // Rules between codewords distinguish bits of one byte from those of other beats.
        for lane in 0..9 {
            let bits: Vec<usize> = (0..32).map(|i| 72 * (i / 8) + 8 * lane + i % 8).collect();
            for (i, second) in bits.iter().enumerate() {
                bits[..i].iter().for_each(|first| cases.add(&oracle, &mut random, &[*first, *second]));
            }
        }
        for codec in codecs(id) {
            assert_decodes(&codec, &cases);
        }
    }
}

#[test]
fn errors_of_every_two_symbols_and_of_three_decode_as_in_the_oracle() {
    let (oracle, mut random) = (oracle("rs-dsc"), SplitMix64::new(36));
    let mut cases = Cases::default();
    let mut add = |symbols: &[usize]| {
        let mut flips = Vec::new();
        for symbol in symbols {
            let value = 1 + random.below(255);
            flips.extend((0..8).filter(|i| value >> i & 1 == 1).map(|i| 8 * symbol + i));
        }
        cases.add(&oracle, &mut random, &flips);
    };
    for first in 0..36 {
        for second in 0..first {
            for _ in 0..8 {
                add(&[first, second]);
            }
            if second + 1 < first {
                add(&[first, second, second + 1]);
            }
        }
    }
    for codec in codecs("rs-dsc") {
        assert_decodes(&codec, &cases);
    }
}

#[test]
fn encoding_equals_the_oracle_in_both_layouts() {
    for id in schemes() {
        let (oracle, mut random) = (oracle(id), SplitMix64::new(5));
        let mut cases = Cases::default();
        (0..1000).for_each(|_| cases.add(&oracle, &mut random, &[]));
        for codec in codecs(id) {
            let mut check = bytes(&mut random, 4 * cases.len());
            let mut packed = Cases::packed(&cases.data, &check);
            codec.encode(&cases.data, &mut check).expect("lengths fit");
            codec.encode_packed(&mut packed).expect("lengths fit");
            assert!(check == cases.check, "{id} on {}", codec.backend());
            assert!(packed == Cases::packed(&cases.data, &cases.check), "{id} on {}, packed", codec.backend());
        }
    }
}

#[test]
fn reported_positions_are_the_bits_that_changed() {
    for id in schemes() {
        let (oracle, mut random) = (oracle(id), SplitMix64::new(6));
        let mut cases = Cases::default();
        for _ in 0..2000 {
            let flips = random_flips(&mut random);
            cases.add(&oracle, &mut random, &flips);
        }
        for codec in codecs(id) {
            let (mut data, mut check) = (cases.data.clone(), cases.check.clone());
            let mut positions = vec![Position::default(); cases.corrected_bits as usize + 10];
            let report = DecodeReport { status: None, positions: Some(&mut positions) };
            let summary = codec.decode_in_place(&mut data, &mut check, report).expect("lengths fit");
            assert_eq!(summary.corrected_bits, cases.corrected_bits, "{id} on {}", codec.backend());
            // Flipping them back restores the received word.
            for p in &positions[..summary.corrected_bits as usize] {
                let pattern = eccforge_embed::Pattern::Bit(usize::from(p.bit));
                eccforge_embed::inject(&mut data, &mut check, p.entry as usize, pattern).expect("a bit of the entry");
            }
            assert!(data == cases.data && check == cases.check, "{id} on {}", codec.backend());
            // If there is not enough room, only as many positions as fit are returned, but the count includes all.
            let mut few = [Position { entry: u64::MAX, bit: 0 }; 3];
            let (mut data, mut check) = (cases.data.clone(), cases.check.clone());
            let report = DecodeReport { status: None, positions: Some(&mut few) };
            assert_eq!(codec.decode_in_place(&mut data, &mut check, report), Ok(summary));
            assert!(few.iter().all(|p| p.entry != u64::MAX));
        }
    }
}

#[test]
fn a_pin_that_is_stuck_in_every_entry_decodes_as_in_the_oracle() {
    for (n, id) in schemes().enumerate() {
        let (oracle, mut random) = (oracle(id), SplitMix64::new(123 + n as u64));
        // A data pin and a check pin; the data of 15 of 16 entries differ from the stuck value in a beat.
        for pin in [random.below(64), 64 + random.below(8)] {
            let mut cases = Cases::default();
            for _ in 0..1500 {
                let beats = random.below(16);
                let flips: Vec<usize> = (0..4).filter(|b| beats >> b & 1 == 1).map(|b| 72 * b + pin).collect();
                cases.add(&oracle, &mut random, &flips);
            }
            for codec in codecs(id) {
                assert_decodes(&codec, &cases);
            }
        }
    }
}

#[test]
fn hash_tables_hold_exactly_the_correctable_patterns() {
    let patterns = |kernel: &eccforge_schemes::Kernel| match kernel.repair {
        eccforge_schemes::Repair::Patterns(repair) => repair
            .words
            .iter()
            .map(|word| word.slots.iter().filter(|slot| *slot >> 18 != (1 << 14) - 1).count())
            .collect(),
        _ => vec![],
    };
    // Slot and rest determine the difference, so no other difference is found. Bytes: 36 x 255; pins: 72 x 11 of more than
    // one bit; symbols of two codewords: 18 x 255 each.
    let expected = |id: &str| match id {
        "rs-pin" | "sparse-pin" => vec![36 * 255 + 72 * 11],
        "ssc-dsd-plus" | "rs-dsc" | "rs-ssc-tsd" => vec![36 * 255],
        "i-ssc" | "i-ssc-csc" => vec![18 * 255; 2],
        _ => vec![],
    };
    for kernel in eccforge_schemes::KERNELS {
        assert_eq!(patterns(kernel), expected(kernel.id), "{}", kernel.id);
    }
    let hash = |word: &eccforge_schemes::PatternWord, difference| word.hash.of(difference);
    let Some(eccforge_schemes::Repair::Patterns(repair)) = eccforge_schemes::kernel("rs-pin").map(|k| k.repair) else {
        panic!("rs-pin has a hash table");
    };
    let mut seen: Vec<(usize, u32)> = (0..1u32 << 20).map(|i| hash(&repair.words[0], i.wrapping_mul(4097))).collect();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 1 << 20, "different differences have different slots and rests");
}
