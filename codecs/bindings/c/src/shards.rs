//! C functions for erasure codes over shards.

use crate::buffers::{finish, put, slice, slice_mut};
use crate::types::EccforgeResult;
use eccforge_embed::shards::{ShardError, Shards, cauchy};

/// An erasure code of data shards and check shards. Made by `eccforge_shards_new` or `eccforge_shards_cauchy`, immutable,
/// usable from many threads.
pub struct EccforgeShards {
    code: Shards,
}

impl From<ShardError> for EccforgeResult {
    fn from(e: ShardError) -> Self {
        match e {
            ShardError::Lost(_) => Self::Lost,
            ShardError::NotDetermined => Self::NotDetermined,
            ShardError::Unsupported(_) => Self::Unsupported,
            ShardError::Shards { .. } | ShardError::Length { .. } => Self::Length,
            _ => Self::Code,
        }
    }
}

/// Borrows the code at an address.
///
/// # Safety
/// `code` is null or came from `eccforge_shards_new` or `eccforge_shards_cauchy`, and is not freed while the result lives.
unsafe fn borrow<'a>(code: *const EccforgeShards) -> Result<&'a Shards, EccforgeResult> {
    // SAFETY: not null means that it came from a box, which lives until it is freed; nothing ever writes to it.
    unsafe { code.as_ref() }.map(|c| &c.code).ok_or(EccforgeResult::Null)
}

/// Hands a new code to the caller, who frees it.
///
/// # Safety
/// `out` is null or can be written.
unsafe fn give(out: *mut *mut EccforgeShards, code: impl FnOnce() -> Result<Shards, EccforgeResult>) -> EccforgeResult {
    finish(|| {
        if out.is_null() {
            return Err(EccforgeResult::Null);
        }
        // SAFETY: not null, so it can be written.
        unsafe { out.write(std::ptr::null_mut()) };
        let code = code()?;
        // SAFETY: as above.
        unsafe { out.write(Box::into_raw(Box::new(EccforgeShards { code }))) };
        Ok(())
    })
}

/// Makes the code whose check shard i is the sum over j of `rows[i * data + j]` times data shard j, in GF(2^8) with this
/// polynomial (0x11d in ISA-L and Linux's RAID-6).
///
/// # Safety
/// `rows` has `data * check` bytes; `out` can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_shards_new(
    polynomial: u16,
    rows: *const u8,
    data: usize,
    check: usize,
    out: *mut *mut EccforgeShards,
) -> EccforgeResult {
    let code = || {
        let length = data.checked_mul(check).filter(|&length| length > 0).ok_or(EccforgeResult::Code)?;
        // SAFETY: the rows are the caller's until this call returns.
        let rows = unsafe { slice(rows, length) }?;
        let rows: Vec<Vec<u8>> = rows.chunks(data).map(<[u8]>::to_vec).collect();
        Ok(Shards::new(polynomial, &rows)?)
    };
    // SAFETY: `out` is the caller's.
    unsafe { give(out, code) }
}

/// Makes the code with the Cauchy matrix of ISA-L (polynomial 0x11d). Every loss of up to `check` shards can be repaired.
///
/// # Safety
/// `out` can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_shards_cauchy(
    data: usize,
    check: usize,
    out: *mut *mut EccforgeShards,
) -> EccforgeResult {
    // SAFETY: `out` is the caller's.
    unsafe { give(out, || Ok(Shards::new(0x11d, &cauchy(0x11d, data, check)?)?)) }
}

/// Frees a code; null is ignored.
///
/// # Safety
/// `code` is null or came from one of the functions above and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_shards_free(code: *mut EccforgeShards) {
    if !code.is_null() {
        // SAFETY: it came from `Box::into_raw`, and is freed once.
        drop(unsafe { Box::from_raw(code) });
    }
}

/// The shards to read at `pointers`.
///
/// # Safety
/// `pointers` has `count` pointers to `length` initialised bytes each, which nothing writes while the result lives.
unsafe fn inputs<'a>(pointers: *const *const u8, count: usize, length: usize) -> Result<Vec<&'a [u8]>, EccforgeResult> {
    // SAFETY: the list and its buffers are the caller's.
    unsafe { slice(pointers, count)?.iter().map(|&shard| slice(shard, length)).collect() }
}

/// The shards to write at `pointers`.
///
/// # Safety
/// `pointers` has `count` pointers to `length` initialised bytes each, which do not overlap and which nothing else reads or
/// writes while the result lives.
unsafe fn outputs<'a>(
    pointers: *const *mut u8,
    count: usize,
    length: usize,
) -> Result<Vec<&'a mut [u8]>, EccforgeResult> {
    // SAFETY: the list and its buffers are the caller's.
    unsafe { slice(pointers, count)?.iter().map(|&shard| slice_mut(shard, length)).collect() }
}

/// Writes the check shards of the data shards. All shards have `length` bytes.
///
/// # Safety
/// `data` and `check` have one pointer for each shard of their kind; each points to `length` initialised bytes, and no two
/// shards overlap.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_shards_encode(
    code: *const EccforgeShards,
    data: *const *const u8,
    check: *const *mut u8,
    length: usize,
) -> EccforgeResult {
    finish(|| {
        // SAFETY: the code and all shards are the caller's until this call returns.
        unsafe {
            let code = borrow(code)?;
            let data = inputs(data, code.data(), length)?;
            Ok(code.encode(&data, &mut outputs(check, code.check(), length)?)?)
        }
    })
}

/// Restores the lost shards, whose numbers are `lost[0 .. losses]`: data shards come first. `shards` has a pointer for every
/// shard, and lost ones are overwritten. If the result is not OK, no shard is changed.
///
/// # Safety
/// `shards` has one pointer for each shard; each points to `length` initialised bytes, and no two shards overlap. `lost` has
/// `losses` numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_shards_repair(
    code: *const EccforgeShards,
    shards: *const *mut u8,
    length: usize,
    lost: *const usize,
    losses: usize,
) -> EccforgeResult {
    finish(|| {
        // SAFETY: the code, all shards and the list are the caller's until this call returns.
        unsafe {
            let (code, lost) = (borrow(code)?, slice(lost, losses)?);
            Ok(code.repair(&mut outputs(shards, code.count(), length)?, lost)?)
        }
    })
}

/// Finds shards that were read without an error and are wrong. `wrong_bytes[s]` becomes the number of bytes at which shard s
/// is the only one whose error explains all checks, `ambiguous` the number of other bytes at which a check fails.
///
/// # Safety
/// `shards` has one pointer for each shard; each points to `length` initialised bytes. `wrong_bytes` is null or has one
/// number for each shard; `ambiguous` is null or can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_shards_locate(
    code: *const EccforgeShards,
    shards: *const *const u8,
    length: usize,
    wrong_bytes: *mut u64,
    ambiguous: *mut u64,
) -> EccforgeResult {
    finish(|| {
        // SAFETY: the code and all shards are the caller's until this call returns.
        let (code, shards) = unsafe {
            let code = borrow(code)?;
            (code, inputs(shards, code.count(), length)?)
        };
        let located = code.locate(&shards)?;
        // SAFETY: not null means room for a number, or for one for each shard.
        unsafe {
            put(ambiguous, located.ambiguous);
            if !wrong_bytes.is_null() {
                wrong_bytes.copy_from_nonoverlapping(located.wrong_bytes.as_ptr(), located.wrong_bytes.len());
            }
        }
        Ok(())
    })
}
