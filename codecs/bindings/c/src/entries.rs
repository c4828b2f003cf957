//! C functions that encode, check and decode whole buffers.

use crate::buffers::{finish, out, put, report, slice, slice_mut};
use crate::codec::{EccforgeCodec, borrow};
use crate::types::{EccforgePosition, EccforgeResult, EccforgeSummary};

/// Writes the check bytes of `data`: 4 bytes for every 32. `check` may be uninitialised.
///
/// # Safety
/// Buffers have the given lengths and do not overlap; `data` is initialised.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_encode(
    codec: *const EccforgeCodec,
    data: *const u8,
    data_len: usize,
    check: *mut u8,
    check_len: usize,
) -> EccforgeResult {
    finish(|| {
        // SAFETY: the codec is null or live. The buffers do not overlap, have the stated lengths, and are
        // the caller's until this call returns; all bytes that are read are initialised.
        let (codec, data, check) = unsafe { (borrow(codec)?, slice(data, data_len)?, out(check, check_len)?) };
        Ok(codec.encode_uninit(data, check)?)
    })
}

/// Writes the last four of every 36 bytes. All 36 must hold values before, whatever values.
///
/// # Safety
/// The buffer has the given length and is initialised.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_encode_packed(
    codec: *const EccforgeCodec,
    packed: *mut u8,
    packed_len: usize,
) -> EccforgeResult {
    finish(|| {
        // SAFETY: the codec is null or live. The buffers do not overlap, have the stated lengths, and are
        // the caller's until this call returns; all bytes that are read are initialised.
        let (codec, packed) = unsafe { (borrow(codec)?, slice_mut(packed, packed_len)?) };
        Ok(codec.encode_packed(packed)?)
    })
}

/// Sets bit `e % 8` of `bad[e / 8]` for every entry e that is not a codeword, and `count` (may be null) to their number. `bad` has
/// one byte for every eight entries, rounded up; it may be uninitialised.
///
/// # Safety
/// Buffers have the given lengths and do not overlap; checked bytes are initialised.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_check(
    codec: *const EccforgeCodec,
    data: *const u8,
    data_len: usize,
    check: *const u8,
    check_len: usize,
    bad: *mut u8,
    bad_len: usize,
    count: *mut u64,
) -> EccforgeResult {
    finish(|| {
        // SAFETY: the codec is null or live. The buffers do not overlap, have the stated lengths, and are
        // the caller's until this call returns; all bytes that are read are initialised.
        let (codec, data, check, bad) =
            unsafe { (borrow(codec)?, slice(data, data_len)?, slice(check, check_len)?, out(bad, bad_len)?) };
        let uncorrectable = codec.check_uninit(data, check, bad)?;
        // SAFETY: `count` is null or can be written.
        unsafe { put(count, uncorrectable) };
        Ok(())
    })
}

/// Like `eccforge_check`, for packed entries.
///
/// # Safety
/// Buffers have the given lengths and do not overlap; checked bytes are initialised.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_check_packed(
    codec: *const EccforgeCodec,
    packed: *const u8,
    packed_len: usize,
    bad: *mut u8,
    bad_len: usize,
    count: *mut u64,
) -> EccforgeResult {
    finish(|| {
        // SAFETY: the codec is null or live. The buffers do not overlap, have the stated lengths, and are
        // the caller's until this call returns; all bytes that are read are initialised.
        let (codec, packed, bad) = unsafe { (borrow(codec)?, slice(packed, packed_len)?, out(bad, bad_len)?) };
        let found = codec.check_packed_uninit(packed, bad)?;
        // SAFETY: `count` is null or can be written.
        unsafe { put(count, found) };
        Ok(())
    })
}

/// Corrects every entry that can be corrected, check bytes included. `status` (may be null with length 0) receives an
/// `EccforgeStatus` byte for each entry, `positions` (may be null with length 0) corrected bits in any order, as many as fit, `summary`
/// (may be null) the counts; these three may be uninitialised.
///
/// # Safety
/// Buffers have the given lengths and do not overlap; entries are initialised; `positions` and
/// `summary` are aligned as their types are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_decode_in_place(
    codec: *const EccforgeCodec,
    data: *mut u8,
    data_len: usize,
    check: *mut u8,
    check_len: usize,
    status: *mut u8,
    status_len: usize,
    positions: *mut EccforgePosition,
    positions_len: usize,
    summary: *mut EccforgeSummary,
) -> EccforgeResult {
    finish(|| {
        // SAFETY: the codec is null or live. The buffers do not overlap, have the stated lengths, and are
        // the caller's until this call returns; all bytes that are read are initialised.
        let (codec, data, check) =
            unsafe { (borrow(codec)?, slice_mut(data, data_len)?, slice_mut(check, check_len)?) };
        // SAFETY: likewise; nothing is written before all lengths are found to fit.
        let report = unsafe { report(status, status_len, positions, positions_len) }?;
        let counts = codec.decode_in_place_uninit(data, check, report)?;
        // SAFETY: `summary` is null or can be written.
        unsafe { put(summary, counts.into()) };
        Ok(())
    })
}

/// Like `eccforge_decode_in_place`, for packed entries.
///
/// # Safety
/// Buffers have the given lengths and do not overlap; entries are initialised; `positions` and
/// `summary` are aligned as their types are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_decode_packed_in_place(
    codec: *const EccforgeCodec,
    packed: *mut u8,
    packed_len: usize,
    status: *mut u8,
    status_len: usize,
    positions: *mut EccforgePosition,
    positions_len: usize,
    summary: *mut EccforgeSummary,
) -> EccforgeResult {
    finish(|| {
        // SAFETY: the codec is null or live. The buffers do not overlap, have the stated lengths, and are
        // the caller's until this call returns; all bytes that are read are initialised.
        let (codec, packed) = unsafe { (borrow(codec)?, slice_mut(packed, packed_len)?) };
        // SAFETY: likewise; `status` has a byte for each whole entry, and nothing is written before the length is found to
        // fit.
        let report = unsafe { report(status, status_len, positions, positions_len) }?;
        let counts = codec.decode_packed_in_place_uninit(packed, report)?;
        // SAFETY: `summary` is null or can be written.
        unsafe { put(summary, counts.into()) };
        Ok(())
    })
}
