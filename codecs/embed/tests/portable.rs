//! Tests that injected errors are corrected on every back end that runs; small enough for Miri, in both byte orders.
//!
//! `cargo +nightly miri test -p eccforge-embed --test portable`, with `--target s390x-unknown-linux-gnu` for big-endian
//! and `RUSTFLAGS="-C target-feature=+avx2,+gfni"` for the intrinsics.

use eccforge_embed::{Backend, Codec, DecodeReport, Pattern, Status, inject};

/// Shapes and repairs of all kinds: beats, rotated, dense; words, symbols, circuit. Miri is slow, so it runs only one
/// scheme of each shape.
const IDS: &[&str] = if cfg!(miri) {
    &["ni-secded", "trio", "ssc-dsd-plus"]
} else {
    &["ni-secded", "trio", "trio-confirmed", "i-ssc-csc", "ssc-dsd-plus", "rs-dsc"]
};

fn codecs(id: &str) -> Vec<Codec> {
    let all = Backend::ALL.into_iter().filter_map(|b| Codec::with_backend(id, b).ok());
    // For Miri, all circuits of the bit slice are the same code: thousands of statements without a branch.
    let all: Vec<Codec> = all.filter(|c| !cfg!(miri) || c.backend() != Backend::BitSlice || id == IDS[0]).collect();
    let portable = all.iter().filter(|c| matches!(c.backend(), Backend::Tables | Backend::BitSlice)).count();
    assert!(portable == 2 || cfg!(miri) && portable == 1, "tables and bit slice run everywhere");
    all
}

#[test]
fn injected_bits_are_corrected_at_odd_addresses_in_both_layouts() {
    for &id in IDS {
        for codec in codecs(id) {
            let n = 37;
            let mut bytes: Vec<u8> = (0..1 + 36 * n).map(|i| (i * 37 + i / 11) as u8).collect();
            let (data, check) = bytes[1..].split_at_mut(32 * n);
            codec.encode(data, check).expect("lengths fit");
            let mut packed = vec![0xEE];
            packed.extend(data.chunks(32).zip(check.chunks(4)).flat_map(|(d, c)| [d, c].concat()));
            let (clean_data, clean_check, clean_packed) = (data.to_vec(), check.to_vec(), packed.clone());
            codec.encode_packed(&mut packed[1..]).expect("lengths fit");
            assert_eq!(packed, clean_packed, "{id} on {}", codec.backend());

            for (e, bit) in [(0, 0), (15, 71), (16, 144), (31, 287), (36, 100)] {
                inject(data, check, e, Pattern::Bit(bit)).expect("inside");
                eccforge_embed::inject_packed(&mut packed[1..], e, Pattern::Bit(bit)).expect("inside");
            }
            let mut bad = [0xFF; 5];
            assert_eq!(codec.check(data, check, &mut bad), Ok(5));
            assert_eq!(bad, [1, 0x80, 1, 0x80, 0x10], "{id} on {}", codec.backend());
            let mut status = vec![Status::Uncorrectable; n];
            let report = DecodeReport { status: Some(&mut status), positions: None };
            let summary = codec.decode_in_place(data, check, report).expect("lengths fit");
            assert_eq!((summary.clean, summary.corrected, summary.corrected_bits), (32, 5, 5));
            assert_eq!(status.iter().filter(|s| **s == Status::Corrected).count(), 5);
            assert!(data == clean_data && check == clean_check, "{id} on {}", codec.backend());
            assert_eq!(codec.decode_packed_in_place(&mut packed[1..], DecodeReport::default()), Ok(summary));
            assert_eq!(packed, clean_packed, "{id} on {}, packed", codec.backend());
        }
    }
}

#[test]
fn check_bytes_have_the_same_values_on_every_machine() {
    // Only data byte 1 of beat 0 is set, which is pin 8. Its check byte is known from the matrix: Hsiao's column 8.
    for codec in codecs("ni-secded") {
        let mut data = [0u8; 32];
        data[1] = 1;
        let mut check = [0xFF; 4];
        codec.encode(&data, &mut check).expect("lengths fit");
        // Rows 0xff26499010131ce0 rotated by 8: bit 8 (ninth from the left) is set in rows 0, 1 and 4 or so. The
        // oracle's tests check the value; this one checks the byte order.
        assert_eq!(check[1..], [0, 0, 0]);
        assert_eq!(check[0].count_ones() % 2, 1, "Hsiao's columns have odd weight");
        data.rotate_right(8);
        let first = check[0];
        codec.encode(&data, &mut check).expect("lengths fit");
        assert_eq!(check, [0, first, 0, 0], "the next beat, the next check byte");
    }
}
