//! Converts C pointers and lengths to slices. A null pointer is an empty buffer if its length is 0, and an error
//! otherwise.

use crate::types::{EccforgePosition, EccforgeResult};
use eccforge_embed::{DecodeReportUninit, Position, Status};
use std::mem::MaybeUninit;

/// Converts the result of a call to its C value.
pub(crate) fn finish(call: impl FnOnce() -> Result<(), EccforgeResult>) -> EccforgeResult {
    call().err().unwrap_or(EccforgeResult::Ok)
}

/// Rejects a length above `isize::MAX` bytes, which no object has. Debug builds also reject an unaligned buffer.
fn possible<T>(from: *const T, len: usize) -> Result<(), EccforgeResult> {
    debug_assert!(from.is_aligned(), "a buffer of values of {} bytes is not aligned", size_of::<T>());
    if len <= isize::MAX as usize / size_of::<T>() { Ok(()) } else { Err(EccforgeResult::Length) }
}

/// Returns a buffer to read.
///
/// # Safety
/// `from` is null, or points to `len` aligned, initialised values that nothing writes while the result lives.
pub(crate) unsafe fn slice<'a, T>(from: *const T, len: usize) -> Result<&'a [T], EccforgeResult> {
    match (from.is_null(), len) {
        (true, 0) => Ok(&[]),
        (true, _) => Err(EccforgeResult::Null),
        (false, _) => {
            possible(from, len)?;
            // SAFETY: not null and of a possible size, so `len` initialised values lie there and stay as they are; the caller
            // aligns them.
            Ok(unsafe { std::slice::from_raw_parts(from, len) })
        }
    }
}

/// Returns a buffer to read and write.
///
/// # Safety
/// `from` is null, or points to `len` aligned, initialised values that nothing else reads or writes while the result lives.
pub(crate) unsafe fn slice_mut<'a, T>(from: *mut T, len: usize) -> Result<&'a mut [T], EccforgeResult> {
    match (from.is_null(), len) {
        (true, 0) => Ok(&mut []),
        (true, _) => Err(EccforgeResult::Null),
        (false, _) => {
            possible(from, len)?;
            // SAFETY: not null and of a possible size, so `len` initialised values lie there for this slice alone; the caller
            // aligns them.
            Ok(unsafe { std::slice::from_raw_parts_mut(from, len) })
        }
    }
}

/// Returns a buffer to write, which may be uninitialised.
///
/// # Safety
/// `from` is null, or points to `len` aligned, writable places that nothing else reads or writes while the result lives.
pub(crate) unsafe fn out<'a, T>(from: *mut T, len: usize) -> Result<&'a mut [MaybeUninit<T>], EccforgeResult> {
    // SAFETY: uninitialised memory is a valid `MaybeUninit`; the caller guarantees the other requirements of `slice_mut`.
    unsafe { slice_mut(from.cast(), len) }
}

/// The buffers for the decoder's report: statuses of entries and corrected positions, each only if the caller passed a buffer.
///
/// # Safety
/// Same as for [`out`].
pub(crate) unsafe fn report<'a>(
    status: *mut u8,
    status_len: usize,
    positions: *mut EccforgePosition,
    positions_len: usize,
) -> Result<DecodeReportUninit<'a>, EccforgeResult> {
    // SAFETY: the places are the caller's; `EccforgePosition` has the layout of `Position`, and `Status` is one byte.
    unsafe {
        let positions = out(positions.cast::<Position>(), positions_len)?;
        let own = out(status.cast::<Status>(), status_len)?;
        // A buffer of length 0 is the report on a region without entries.
        let status = if status.is_null() { None } else { Some(own) };
        Ok(DecodeReportUninit { status, positions: if positions.is_empty() { None } else { Some(positions) } })
    }
}

/// Writes a value unless the pointer is null.
///
/// # Safety
/// `to` is null or can be written.
pub(crate) unsafe fn put<T>(to: *mut T, value: T) {
    if !to.is_null() {
        // SAFETY: not null, so it can be written; nothing is read or dropped, whatever was there.
        unsafe { to.write(value) };
    }
}
