//! Three operations over whole regions, for each back end: encode, check, and scan for the decoder.
//!
//! Everything is one question, asked fast: which check bytes would this data have? A SIMD kernel treats blocks of 16 or 32
//! entries; the rest of a region goes through the tables, one entry at a time.

#[cfg(all(target_arch = "x86_64", not(miri)))]
#[allow(unsafe_code)]
mod avx512;
pub(crate) mod bitslice;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[allow(unsafe_code)]
mod columns;
#[cfg(target_arch = "aarch64")]
#[allow(unsafe_code)]
mod neon;
pub(crate) mod tables;
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod x86;

use crate::Backend;
use crate::entries::{CheckMut, Entries};
use eccforge_schemes::Kernel;

/// Entries that a scan looks at in one go, and capacity of its queue.
pub(crate) const SCAN_ENTRIES: usize = 512;
/// Room that a vector may write beyond the last finding.
const SLACK: usize = 16;

/// Entries that are no codewords, with the difference between stored and recomputed check bytes.
pub(crate) struct Queue {
    /// Number of findings.
    pub found: usize,
    /// Entry, counted from the first that was scanned.
    pub entry: [u32; SCAN_ENTRIES + SLACK],
    /// Difference, check byte 0 in the least significant bits. Never zero.
    pub difference: [u32; SCAN_ENTRIES + SLACK],
}

impl Queue {
    pub(crate) fn new() -> Self {
        Self { found: 0, entry: [0; SCAN_ENTRIES + SLACK], difference: [0; SCAN_ENTRIES + SLACK] }
    }

    fn push(&mut self, entry: usize, difference: u32) {
        self.entry[self.found] = entry as u32;
        self.difference[self.found] = difference;
        self.found += 1;
    }
}

/// What a sweep does with the recomputed check bytes: store them.
pub(crate) const ENCODE: u8 = 0;
/// One bit for each entry that differs.
pub(crate) const CHECK: u8 = 1;
/// Queue the entries that differ.
pub(crate) const SCAN: u8 = 2;

/// A region and what a sweep writes, as pointers for SIMD kernels.
#[derive(Clone, Copy)]
#[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64")), allow(dead_code))]
pub(crate) struct Sweep {
    /// `count` entries of 32 bytes, or of 36 if packed.
    pub data: *const u8,
    /// `count` entries of 4 bytes, or `data` if packed. Written by `ENCODE` alone.
    pub check: *mut u8,
    /// Number of entries.
    pub count: usize,
    /// At least `count / 8` bytes, written by `CHECK` alone.
    pub bits: *mut u8,
    /// Written by `SCAN` alone, which then has at most `SCAN_ENTRIES` entries before it.
    pub queue: *mut Queue,
}

/// Runs a SIMD kernel over the whole blocks of a region. Number of entries done, and of those that differ.
#[allow(unsafe_code, unused_variables)]
fn sweep<const PACKED: bool, const OP: u8>(backend: Backend, kernel: &Kernel, sweep: Sweep) -> (usize, u64) {
    // SAFETY, for all arms: a codec holds a back end only if this machine supports it, and `sweep` describes buffers that
    // the caller has borrowed for as long as this call takes.
    match backend {
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        Backend::Avx512 => unsafe { avx512::sweep::<PACKED, OP>(kernel, sweep) },
        #[cfg(target_arch = "x86_64")]
        Backend::Avx2Gfni => unsafe { x86::sweep_gfni::<PACKED, OP>(kernel, sweep) },
        #[cfg(target_arch = "x86_64")]
        Backend::Avx2 => unsafe { x86::sweep_shuffle::<PACKED, OP>(kernel, sweep) },
        #[cfg(target_arch = "aarch64")]
        Backend::Neon => unsafe { neon::sweep::<PACKED, OP>(kernel, sweep) },
        _ => (0, 0),
    }
}

fn dispatch<E: Entries, const OP: u8>(backend: Backend, kernel: &Kernel, region: Sweep) -> (usize, u64) {
    if E::PACKED { sweep::<true, OP>(backend, kernel, region) } else { sweep::<false, OP>(backend, kernel, region) }
}

/// Writes the check bytes of all entries.
pub(crate) fn encode<E: CheckMut>(backend: Backend, kernel: &Kernel, entries: &mut E) {
    if backend == Backend::BitSlice {
        return bitslice::encode(kernel, entries);
    }
    let count = entries.count();
    let data = entries.base().0;
    let check = entries.check_base_mut();
    let data = if E::PACKED { check.cast_const() } else { data };
    let region = Sweep { data, check, count, bits: core::ptr::null_mut(), queue: core::ptr::null_mut() };
    let (done, _) = dispatch::<E, ENCODE>(backend, kernel, region);
    tables::recompute(kernel, done..count, entries, E::data, |entries, e, check| {
        *entries.check_mut(e) = check.to_le_bytes();
    });
}

/// Sets bit `e % 8` of `bits[e / 8]` if entry e is no codeword, clears it otherwise; the number of bits set.
pub(crate) fn check<E: Entries>(backend: Backend, kernel: &Kernel, entries: &E, bits: &mut [u8]) -> u64 {
    if backend == Backend::BitSlice {
        return bitslice::check(kernel, entries, bits);
    }
    let (data, check) = entries.base();
    let count = entries.count();
    let region = Sweep { data, check: check.cast_mut(), count, bits: bits.as_mut_ptr(), queue: core::ptr::null_mut() };
    let (done, mut bad) = dispatch::<E, CHECK>(backend, kernel, region);
    bits[done / 8..].fill(0);
    tables::recompute(
        kernel,
        done..count,
        &mut &*entries,
        |entries, e| entries.data(e),
        |entries, e, check| {
            if check != entries.check(e) {
                bits[e / 8] |= 1 << (e % 8);
                bad += 1;
            }
        },
    );
    bad
}

/// Queues the entries `first .. first + count` that are no codewords, `count` at most `SCAN_ENTRIES`.
pub(crate) fn scan<E: Entries>(
    backend: Backend,
    kernel: &Kernel,
    entries: &E,
    first: usize,
    count: usize,
    queue: &mut Queue,
) {
    debug_assert!(count <= SCAN_ENTRIES && first + count <= entries.count(), "the scan lies within the region");
    queue.found = 0;
    let (data, check) = entries.base();
    let (data_stride, check_stride) = if E::PACKED { (36, 36) } else { (32, 4) };
    let region = Sweep {
        data: data.wrapping_add(data_stride * first),
        check: check.wrapping_add(check_stride * first).cast_mut(),
        count,
        bits: core::ptr::null_mut(),
        queue,
    };
    let (done, _) = dispatch::<E, SCAN>(backend, kernel, region);
    let rest = first + done..first + count;
    tables::recompute(
        kernel,
        rest,
        &mut &*entries,
        |entries, e| entries.data(e),
        |entries, e, check| {
            let difference = check ^ entries.check(e);
            if difference != 0 {
                queue.push(e - first, difference);
            }
        },
    );
}
