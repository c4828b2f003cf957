//! C functions that scrub a region step by step.

use crate::buffers::{finish, out, put, slice_mut};
use crate::codec::{EccforgeCodec, borrow};
use crate::types::{EccforgePosition, EccforgeResult, EccforgeSummary};
use eccforge_embed::{Position, ScrubStep, Scrubber};
use std::mem::MaybeUninit;

/// Runs one scrub step from `*next` and updates `*next`.
///
/// # Safety
/// `codec` is null or live; `next` is null or can be read and written; `positions` and `uncorrectable` have as many writable places as are stated;
/// `summary` is null or can be written; no buffer overlaps another or a buffer that `step` borrows.
unsafe fn scrub(
    codec: *const EccforgeCodec,
    next: *mut usize,
    (positions, positions_len): (*mut EccforgePosition, usize),
    (uncorrectable, uncorrectable_len): (*mut u64, usize),
    summary: *mut EccforgeSummary,
    step: impl FnOnce(
        &mut Scrubber,
        &mut [MaybeUninit<Position>],
        &mut [MaybeUninit<u64>],
    ) -> Result<ScrubStep, EccforgeResult>,
) -> Result<(), EccforgeResult> {
    // SAFETY: `borrow` and `out` require this; `EccforgePosition` has the layout of `Position`.
    let (codec, positions, uncorrectable) = unsafe {
        (borrow(codec)?, out(positions.cast::<Position>(), positions_len)?, out(uncorrectable, uncorrectable_len)?)
    };
    if next.is_null() {
        return Err(EccforgeResult::Null);
    }
    // SAFETY: not null, so it can be read.
    let mut scrub = Scrubber::resume(*codec, unsafe { next.read() });
    let step = step(&mut scrub, positions, uncorrectable)?;
    // SAFETY: both can be written, or `summary` is null.
    unsafe {
        next.write(scrub.next);
        put(summary, step.summary.into());
    }
    Ok(())
}

/// Repairs up to `budget` entries beginning with entry `*next` of a region, and moves `*next` on: to 0 after the last.
/// Store it to resume later. `positions` and `summary` as for `eccforge_decode_in_place`. `uncorrectable` (may be null
/// with length 0) receives the numbers of uncorrectable entries, as many as fit. Entries count from the start of the region.
///
/// # Safety
/// Buffers have the given lengths and do not overlap; entries are initialised; `next` can be read and written;
/// `next`, `positions`, `uncorrectable` and `summary` are aligned as their types are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_scrub(
    codec: *const EccforgeCodec,
    data: *mut u8,
    data_len: usize,
    check: *mut u8,
    check_len: usize,
    budget: usize,
    next: *mut usize,
    positions: *mut EccforgePosition,
    positions_len: usize,
    uncorrectable: *mut u64,
    uncorrectable_len: usize,
    summary: *mut EccforgeSummary,
) -> EccforgeResult {
    // SAFETY: the arguments meet the conditions of `scrub`. The buffers overlap neither them nor each other, hold the stated
    // number of initialised bytes, and are the caller's until this call returns.
    finish(|| unsafe {
        let uncorrectable = (uncorrectable, uncorrectable_len);
        scrub(codec, next, (positions, positions_len), uncorrectable, summary, |scrub, positions, uncorrectable| {
            let (data, check) = (slice_mut(data, data_len)?, slice_mut(check, check_len)?);
            Ok(scrub.step_uninit(data, check, budget, positions, uncorrectable)?)
        })
    })
}

/// Like `eccforge_scrub`, for packed entries.
///
/// # Safety
/// Buffers have the given lengths and do not overlap; entries are initialised; `next` can be read and written;
/// `next`, `positions`, `uncorrectable` and `summary` are aligned as their types are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_scrub_packed(
    codec: *const EccforgeCodec,
    packed: *mut u8,
    packed_len: usize,
    budget: usize,
    next: *mut usize,
    positions: *mut EccforgePosition,
    positions_len: usize,
    uncorrectable: *mut u64,
    uncorrectable_len: usize,
    summary: *mut EccforgeSummary,
) -> EccforgeResult {
    // SAFETY: as in `eccforge_scrub`.
    finish(|| unsafe {
        let uncorrectable = (uncorrectable, uncorrectable_len);
        scrub(codec, next, (positions, positions_len), uncorrectable, summary, |scrub, positions, uncorrectable| {
            Ok(scrub.step_packed_uninit(slice_mut(packed, packed_len)?, budget, positions, uncorrectable)?)
        })
    })
}
