//! Three operations on whole regions for each back end: encode, check, and scan for the decoder.
//!
//! All three recompute check bytes from data. A SIMD kernel processes blocks of 16 or 32 entries. The rest of a
//! region is processed with tables, one entry at a time.

#[cfg(all(target_arch = "x86_64", not(miri)))]
#[allow(unsafe_code)]
mod avx512;
pub(crate) mod bitslice;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[allow(unsafe_code)]
mod columns;
#[cfg(feature = "std")]
pub(crate) mod dot;
#[cfg(target_arch = "aarch64")]
#[allow(unsafe_code)]
mod neon;
pub(crate) mod tables;
#[cfg(all(feature = "std", target_arch = "x86_64", not(miri)))]
#[allow(unsafe_code)]
mod wide;
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod x86;

use crate::backend::Runnable;
use crate::entries::{Data, Encode, Entries, EntriesMut};
use crate::{Backend, CHECK_BYTES, DATA_BYTES, PACKED_BYTES};
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use eccforge_schemes::{Kernel, PatternRepair, Repair, Shape};

/// Maximum number of entries per scan.
pub(crate) const SCAN_ENTRIES: usize = 512;

/// The entries of a scan that are not codewords, with the difference between stored and recomputed check bytes.
pub(crate) struct Findings {
    /// Bit `e % 8` of byte `e / 8`: whether entry e, counted from the first that was scanned, is wrong.
    bits: [u8; SCAN_ENTRIES / 8],
    /// The difference of each wrong entry, check byte 0 in the least significant bits. Never zero.
    differences: [u32; SCAN_ENTRIES],
}

impl Findings {
    pub(crate) fn new() -> Self {
        Self { bits: [0; SCAN_ENTRIES / 8], differences: [0; SCAN_ENTRIES] }
    }

    /// The wrong entries and their differences.
    #[inline(always)]
    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, u32)> + '_ {
        let mut words = self.bits.as_chunks::<8>().0.iter().zip(self.differences.as_chunks::<64>().0).zip(0..);
        let (mut rest, mut first, mut differences) = (0, 0, &[0; 64]);
        core::iter::from_fn(move || {
            while rest == 0 {
                let ((bits, own), word) = words.next()?;
                (rest, first, differences) = (u64::from_le_bytes(*bits), 64 * word, own);
            }
            let entry = rest.trailing_zeros() as usize % 64;
            rest &= rest - 1;
            Some((first + entry, differences[entry]))
        })
    }
}

/// A sweep stores the recomputed check bytes.
pub(crate) const ENCODE: u8 = 0;
/// A sweep sets one bit for each entry that differs.
pub(crate) const CHECK: u8 = 1;
/// Like `CHECK`; in addition, a sweep stores the differences of the blocks in which an entry differs.
pub(crate) const SCAN: u8 = 2;

/// The inputs and outputs of a sweep as pointers for SIMD kernels. Packed entries are read and written through one
/// buffer.
///
/// Only the functions below create it, from slices that cover everything a kernel may access and that stay borrowed
/// for `'a`. A kernel may rely on the description of each field.
#[derive(Clone, Copy)]
#[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64")), allow(dead_code))]
pub(crate) struct Sweep<'a> {
    /// `count` readable entries of 32 bytes, or of 36 if packed; writable for a repair.
    data: *const u8,
    /// `count` readable entries of 4 bytes, or `data` if packed. For `ENCODE` writable, and not readable unless packed;
    /// writable for a repair.
    check: *mut u8,
    /// Number of entries.
    count: usize,
    /// For `CHECK` and `SCAN` at least `count / 8` writable bytes.
    bits: *mut u8,
    /// For `SCAN` room for `count` differences.
    differences: *mut u32,
    borrowed: PhantomData<&'a mut [u8]>,
}

impl<'a> Sweep<'a> {
    fn new(data: *const u8, check: *mut u8, count: usize) -> Self {
        let (bits, differences) = (core::ptr::null_mut(), core::ptr::null_mut());
        Self { data, check, count, bits, differences, borrowed: PhantomData }
    }

    /// Writes the check bytes of `data` to `check`.
    pub(crate) fn encode_split(data: &'a [u8], check: &'a mut [MaybeUninit<u8>]) -> Self {
        let count = check.len() / CHECK_BYTES;
        assert!(data.len() / DATA_BYTES >= count, "data of every entry");
        Self::new(data.as_ptr(), check.as_mut_ptr().cast(), count)
    }

    /// Changes whole entries, or writes the last four of every 36 bytes.
    pub(crate) fn write_packed(packed: &'a mut [u8]) -> Self {
        let (pointer, count) = (packed.as_mut_ptr(), packed.len() / PACKED_BYTES);
        Self::new(pointer, pointer, count)
    }

    /// Changes the data of entries and their check bytes.
    pub(crate) fn repair_split(data: &'a mut [u8], check: &'a mut [u8]) -> Self {
        let count = check.len() / CHECK_BYTES;
        assert!(data.len() / DATA_BYTES >= count, "data of every entry");
        Self::new(data.as_mut_ptr(), check.as_mut_ptr(), count)
    }

    /// Reads `count` entries, beginning with entry `first`.
    fn read<E: Entries>(entries: &'a E, first: usize, count: usize) -> Self {
        let (data, check) = entries.bytes();
        let (data_stride, check_stride) =
            if E::PACKED { (PACKED_BYTES, PACKED_BYTES) } else { (DATA_BYTES, CHECK_BYTES) };
        let data = &data[data_stride * first..][..data_stride * count];
        let check = &check[check_stride * first..][..check_stride * count];
        Self::new(data.as_ptr(), check.as_ptr().cast_mut(), count)
    }
}

/// Runs a SIMD kernel on the whole blocks of a region. Returns the number of entries processed, and how many of them
/// differ.
#[allow(unsafe_code, unused_variables)]
fn sweep<const PACKED: bool, const OP: u8>(backend: Runnable, kernel: &Kernel, sweep: Sweep<'_>) -> (usize, u64) {
    // SAFETY, for all arms: a `Runnable` back end is one whose every instruction this machine has, and the fields of `sweep`
    // match their buffers, because only its constructors fill them, from slices that are still borrowed.
    match backend.get() {
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

/// Corrects entries of blocks in which many are wrong, if the back end has a kernel for it. Entries that were corrected are
/// no longer among the findings, which are those of `range`. Returns the number of corrected bits.
#[allow(unsafe_code, unused_variables)]
pub(crate) fn repair<E: EntriesMut>(
    backend: Runnable,
    kernel: &Kernel,
    entries: &mut E,
    range: core::ops::Range<usize>,
    findings: &mut Findings,
) -> u64 {
    assert!(range.len() <= SCAN_ENTRIES, "there is room for every entry");
    let Findings { bits, differences } = findings;
    let (bits, differences) = (bits.as_mut_ptr(), differences.as_mut_ptr());
    let region = Sweep { bits, differences, ..entries.region(range) };
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    if backend.get() == Backend::Avx512 {
        let is_rotated = matches!(kernel.shape, Shape::Rotated(_));
        // SAFETY: a `Runnable` back end is one whose every instruction this machine has, and the region is borrowed mutably.
        unsafe {
            return match kernel.repair {
                Repair::Words(tables) if E::PACKED => avx512::repair::<true>(tables, is_rotated, region),
                Repair::Words(tables) => avx512::repair::<false>(tables, is_rotated, region),
                Repair::Patterns(PatternRepair { symbols: Some(tables), .. }) if E::PACKED => {
                    avx512::repair_symbols::<true>(tables, region)
                }
                Repair::Patterns(PatternRepair { symbols: Some(tables), .. }) => {
                    avx512::repair_symbols::<false>(tables, region)
                }
                _ => 0,
            };
        }
    }
    0
}

/// Work that a compiler can make faster with more instructions.
pub(crate) trait Work {
    /// Does the work. `#[inline(always)]`, so that it is compiled for the instructions of the function that calls it.
    fn run(self);
}

/// Runs `work` compiled for the instructions of a back end.
#[allow(unsafe_code)]
pub(crate) fn run(backend: Runnable, work: impl Work) {
    match backend.get() {
        // SAFETY: a `Runnable` back end is one whose every instruction this machine has.
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        Backend::Avx512 => unsafe { avx512::run(work) },
        #[cfg(target_arch = "x86_64")]
        Backend::Avx2 | Backend::Avx2Gfni => unsafe { x86::run(work) },
        _ => work.run(),
    }
}

fn dispatch<E: Data, const OP: u8>(backend: Runnable, kernel: &Kernel, region: Sweep<'_>) -> (usize, u64) {
    if E::PACKED { sweep::<true, OP>(backend, kernel, region) } else { sweep::<false, OP>(backend, kernel, region) }
}

/// Writes the check bytes of all entries.
pub(crate) fn encode<E: Encode>(backend: Runnable, kernel: &Kernel, entries: &mut E) {
    if backend.get() == Backend::BitSlice {
        return bitslice::encode(kernel, entries);
    }
    let count = entries.count();
    let (done, _) = dispatch::<E, ENCODE>(backend, kernel, entries.sweep());
    tables::recompute(kernel, done..count, entries, E::data, |entries, e, check| {
        entries.set_check(e, check.to_le_bytes());
    });
}

/// Sets bit `e % 8` of `bits[e / 8]` if entry e is not a codeword, and clears it otherwise. Returns the number of
/// bits set.
///
/// # Panics
/// If `bits` does not have one byte for every eight entries, rounded up.
pub(crate) fn check<E: Entries>(backend: Runnable, kernel: &Kernel, entries: &E, bits: &mut [u8]) -> u64 {
    if backend.get() == Backend::BitSlice {
        return bitslice::check(kernel, entries, bits);
    }
    let count = entries.count();
    assert!(bits.len() >= count.div_ceil(8), "a bit for every entry");
    let region = Sweep { bits: bits.as_mut_ptr(), ..Sweep::read(entries, 0, count) };
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

/// Finds the entries in `first .. first + count` that are not codewords. Returns their number.
///
/// # Panics
/// If `count` is more than `SCAN_ENTRIES`, or the range exceeds the entries.
pub(crate) fn scan<E: Entries>(
    backend: Runnable,
    kernel: &Kernel,
    entries: &E,
    first: usize,
    count: usize,
    findings: &mut Findings,
) -> u64 {
    assert!(count <= SCAN_ENTRIES, "there is room for every entry");
    let Findings { bits, differences } = findings;
    let pointers = (bits.as_mut_ptr(), differences.as_mut_ptr());
    let region = Sweep { bits: pointers.0, differences: pointers.1, ..Sweep::read(entries, first, count) };
    let (done, mut bad) = dispatch::<E, SCAN>(backend, kernel, region);
    bits[done / 8..].fill(0);
    let rest = first + done..first + count;
    tables::recompute(
        kernel,
        rest,
        &mut &*entries,
        |entries, e| entries.data(e),
        |entries, e, check| {
            let (e, difference) = (e - first, check ^ entries.check(e));
            differences[e] = difference;
            bits[e / 8] |= u8::from(difference != 0) << (e % 8);
            bad += u64::from(difference != 0);
        },
    );
    bad
}
