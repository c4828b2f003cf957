//! Tests that every SIMD back end agrees with the tables, for all errors of one and two bits at every place of a batch.
//!
//! On a machine with native SIMD instructions, the oracle's tests cover this and more. An emulated machine is too slow
//! for an oracle, but not for these tests; the tables are safe Rust and have passed the oracle's tests elsewhere.

use crate::support::{bytes, codecs};
use eccforge_embed::{Backend, Codec, DecodeReport, Pattern, Status, Summary, inject, schemes};
use eccforge_gf::random::SplitMix64;

/// Data, check bytes, statuses and counts of split entries.
#[derive(Clone, PartialEq)]
struct Decoded(Vec<u8>, Vec<u8>, Vec<Status>, Summary);

fn decode(codec: &Codec, data: &[u8], check: &[u8]) -> Decoded {
    let (mut data, mut check) = (data.to_vec(), check.to_vec());
    let mut status = vec![Status::Clean; data.len() / 32];
    let report = DecodeReport { status: Some(&mut status), positions: None };
    let summary = codec.decode_in_place(&mut data, &mut check, report).expect("lengths fit");
    Decoded(data, check, status, summary)
}

/// Random codewords with all errors of one and two bits: 288 + 41 328 entries.
fn one_and_two_bit_errors(codec: &Codec) -> (Vec<u8>, Vec<u8>) {
    let pairs: Vec<[usize; 2]> = (0..288).flat_map(|i| (0..=i).map(move |j| [i, j])).collect();
    let mut data = bytes(&mut SplitMix64::new(1), 32 * pairs.len());
    let mut check = vec![0; 4 * pairs.len()];
    codec.encode(&data, &mut check).expect("lengths fit");
    for (e, [i, j]) in pairs.into_iter().enumerate() {
        let bits = if i == j { &[i][..] } else { &[i, j] };
        inject(&mut data, &mut check, e, Pattern::Bits(bits)).expect("inside");
    }
    (data, check)
}

#[test]
fn simd_decodes_one_and_two_bit_errors_as_tables_do_at_every_place_of_a_batch() {
    for id in xtask::cases(schemes(), [4, 1]) {
        let tables = Codec::with_backend(id, Backend::Tables).expect("runs everywhere");
        let (mut data, mut check) = one_and_two_bit_errors(&tables);
        assert_eq!(data.len(), 32 * 41_616);
        let mut expected = decode(&tables, &data, &check);
        assert_eq!(expected.3.corrected + expected.3.uncorrectable, 41_616, "{id}");
        for codec in codecs(id) {
            let places = match codec.backend() {
                Backend::Tables | Backend::BitSlice => continue,
                Backend::Avx2 | Backend::Avx2Gfni => 32,
                _ => 16,
            };
            for place in 0..places {
                assert!(decode(&codec, &data, &check) == expected, "{id} on {}, place {place}", codec.backend());
                data.rotate_left(32);
                check.rotate_left(4);
                expected.0.rotate_left(32);
                expected.1.rotate_left(4);
                expected.2.rotate_left(1);
            }
        }
    }
}
