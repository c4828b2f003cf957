//! Tests that output buffers may be uninitialised, and that a rejected call writes nothing. The tests are small enough
//! for Miri: `cargo +nightly miri test -p eccforge-c --test uninitialised`.
#![allow(unsafe_code)]

use eccforge::*;
use std::mem::MaybeUninit;
use std::ptr::{null, null_mut};

const N: usize = 37;

fn codec() -> *mut EccforgeCodec {
    let mut codec = MaybeUninit::uninit();
    // SAFETY: strings end with a zero byte, and the place can be written.
    let result = unsafe { eccforge_codec_new(c"trio".as_ptr(), c"tables".as_ptr(), codec.as_mut_ptr()) };
    assert_eq!(result, EccforgeResult::Ok);
    // SAFETY: the call succeeded, and so wrote it.
    unsafe { codec.assume_init() }
}

#[test]
fn outputs_may_be_uninitialised_memory_and_are_written_whole() {
    let codec = codec();
    let mut data: Vec<u8> = (0..32 * N).map(|i| (i * 37 + i / 11) as u8).collect();
    let mut check = Vec::<u8>::with_capacity(4 * N);
    let mut bad = Vec::<u8>::with_capacity(N.div_ceil(8));
    let mut status = Vec::<u8>::with_capacity(N);
    let mut positions = Vec::<EccforgePosition>::with_capacity(4);
    let (mut count, mut summary) = (MaybeUninit::<u64>::uninit(), MaybeUninit::<EccforgeSummary>::uninit());
    // SAFETY: capacities are the lengths that are given, and lengths are set where a call has written all.
    unsafe {
        let (d, c) = (data.as_mut_ptr(), check.as_mut_ptr());
        assert_eq!(eccforge_encode(codec, d, 32 * N, c, 4 * N), EccforgeResult::Ok);
        check.set_len(4 * N);
        data[32 * 20 + 9] ^= 1;
        let b = bad.as_mut_ptr();
        assert_eq!(
            eccforge_check(codec, d, 32 * N, c, 4 * N, b, N.div_ceil(8), count.as_mut_ptr()),
            EccforgeResult::Ok
        );
        bad.set_len(N.div_ceil(8));
        assert_eq!((bad[2], count.assume_init()), (1 << 4, 1));
        let (s, p) = (status.as_mut_ptr(), positions.as_mut_ptr());
        assert_eq!(
            eccforge_decode_in_place(codec, d, 32 * N, c, 4 * N, s, N, p, 4, summary.as_mut_ptr()),
            EccforgeResult::Ok
        );
        status.set_len(N);
        positions.set_len(1);
        assert_eq!(summary.assume_init().corrected_bits, 1);
        assert_eq!(positions[0], EccforgePosition { entry: 20, bit: 72 + 8 });
        assert_eq!((status[20], status.iter().map(|s| u32::from(*s)).sum::<u32>()), (1, 1));
        eccforge_codec_free(codec);
    }
}

#[test]
fn a_call_that_is_refused_for_any_reason_writes_no_status() {
    let codec = codec();
    let mut data = vec![1u8; 64];
    let mut check = vec![1u8; 8];
    let mut packed = vec![1u8; 72];
    let mut status = vec![0xA5u8; 2];
    let (d, c, k, s) = (data.as_mut_ptr(), check.as_mut_ptr(), packed.as_mut_ptr(), status.as_mut_ptr());
    let mut place = EccforgePosition::default();
    let (p, most) = (&raw mut place, isize::MAX as usize / size_of::<EccforgePosition>());
    let mut next = 0;
    // SAFETY: every length is at most that of its buffer, or the pointer is null, or no object has this length.
    unsafe {
        // These numbers of positions or bytes exceed every object.
        let length = EccforgeResult::Length;
        assert_eq!(eccforge_decode_in_place(codec, d, 64, c, 8, s, 2, p, most + 1, null_mut()), length);
        assert_eq!(eccforge_decode_packed_in_place(codec, k, 72, s, 2, p, usize::MAX, null_mut()), length);
        assert_eq!(
            eccforge_scrub(codec, d, 64, c, 8, 2, &raw mut next, p, most + 1, std::ptr::null_mut(), 0, null_mut()),
            length
        );
        assert_eq!(eccforge_encode(codec, d, isize::MAX as usize + 1, c, 8), length);
        // The call requests positions without a buffer for them.
        assert_eq!(eccforge_decode_in_place(codec, d, 64, c, 8, s, 2, null_mut(), 4, null_mut()), EccforgeResult::Null);
        assert_eq!(
            eccforge_decode_packed_in_place(codec, k, 72, s, 2, null_mut(), 4, null_mut()),
            EccforgeResult::Null
        );
        assert_eq!(
            eccforge_decode_in_place(codec, d, 64, c, 4, s, 2, null_mut(), 0, null_mut()),
            EccforgeResult::Length
        );
        assert_eq!(
            eccforge_decode_in_place(codec, d, 63, c, 8, s, 2, null_mut(), 0, null_mut()),
            EccforgeResult::Length
        );
        assert_eq!(
            eccforge_decode_packed_in_place(codec, k, 71, s, 2, null_mut(), 0, null_mut()),
            EccforgeResult::Length
        );
        // A buffer with one status for two entries.
        assert_eq!(
            eccforge_decode_in_place(codec, d, 64, c, 8, s, 1, null_mut(), 0, null_mut()),
            EccforgeResult::Length
        );
        assert_eq!(
            eccforge_decode_in_place(null(), d, 64, c, 8, s, 2, null_mut(), 0, null_mut()),
            EccforgeResult::Null
        );
        assert_eq!(
            eccforge_decode_in_place(codec, null_mut(), 64, c, 8, s, 2, null_mut(), 0, null_mut()),
            EccforgeResult::Null
        );
        eccforge_codec_free(codec);
    }
    assert_eq!((data, check, packed, status), (vec![1; 64], vec![1; 8], vec![1; 72], vec![0xA5; 2]));
}
