//! Entries in memory: split into data and check arrays, or packed. All index arithmetic is here.

use crate::kernels::Sweep;
use crate::{CHECK_BYTES, DATA_BYTES, Error, PACKED_BYTES};
use core::mem::MaybeUninit;
use core::ops::Range;

/// Entries whose data can be read.
pub(crate) trait Data {
    /// Whether check bytes follow the data of their entry.
    const PACKED: bool;
    /// Number of entries.
    fn count(&self) -> usize;
    /// Data of entry `e`.
    fn data(&self, e: usize) -> &[u8; DATA_BYTES];
}

/// Entries that can be read.
pub(crate) trait Entries: Data {
    /// Check bytes of entry `e`, check byte 0 in the least significant bits.
    fn check(&self, e: usize) -> u32;
    /// The bytes that hold data, and those that hold check bytes; the same slice twice if packed.
    fn bytes(&self) -> (&[u8], &[u8]);
}

/// Entries whose check bytes can be written.
pub(crate) trait Encode: Data {
    /// Writes the check bytes of entry `e`.
    fn set_check(&mut self, e: usize, check: [u8; CHECK_BYTES]);
    /// All entries, for a kernel that writes check bytes.
    fn sweep(&mut self) -> Sweep<'_>;
}

/// Entries that can be written.
pub(crate) trait EntriesMut: Entries {
    /// Data and check bytes of entry `e`.
    fn entry_mut(&mut self, e: usize) -> (&mut [u8; DATA_BYTES], &mut [u8; CHECK_BYTES]);
    /// These entries, for a kernel that corrects them.
    fn region(&mut self, range: Range<usize>) -> Sweep<'_>;
}

/// Data and check bytes in separate arrays, or data with an output buffer for its check bytes. Invariant: both have the same
/// number of entries.
#[derive(Clone, Copy)]
pub(crate) struct Split<D, C> {
    data: D,
    check: C,
}

/// Entries of 36 bytes. Invariant: a whole number of them.
#[derive(Clone, Copy)]
pub(crate) struct Packed<B>(B);

impl<D: AsRef<[u8]>, C: AsRef<[u8]>> Split<D, C> {
    pub(crate) fn new(data: D, check: C) -> Result<Self, Error> {
        same_count(data.as_ref().len(), check.as_ref().len())?;
        Ok(Self { data, check })
    }
}

impl<'a> Split<&'a [u8], &'a mut [MaybeUninit<u8>]> {
    pub(crate) fn encoding(data: &'a [u8], check: &'a mut [MaybeUninit<u8>]) -> Result<Self, Error> {
        same_count(data.len(), check.len())?;
        Ok(Self { data, check })
    }
}

impl<B: AsRef<[u8]>> Packed<B> {
    pub(crate) fn new(bytes: B) -> Result<Self, Error> {
        whole("packed", bytes.as_ref().len(), PACKED_BYTES)?;
        Ok(Self(bytes))
    }
}

/// Rejects data and check buffers that do not hold the same whole number of entries.
fn same_count(data: usize, check: usize) -> Result<(), Error> {
    let expected = CHECK_BYTES * whole("data", data, DATA_BYTES)?;
    if expected == check { Ok(()) } else { Err(Error::Length { buffer: "check", expected, found: check }) }
}

fn whole(buffer: &'static str, found: usize, entry: usize) -> Result<usize, Error> {
    let count = found / entry;
    if found == count * entry { Ok(count) } else { Err(Error::Length { buffer, expected: count * entry, found }) }
}

fn array<T, const N: usize>(values: &[T], at: usize) -> &[T; N] {
    values[at..].first_chunk().expect("the entry lies within the buffer")
}

/// Chunk `e` of N values.
#[inline(always)]
fn chunk_mut<T, const N: usize>(values: &mut [T], e: usize) -> &mut [T; N] {
    &mut values.as_chunks_mut().0[e]
}

impl<D: AsRef<[u8]>, C> Data for Split<D, C> {
    const PACKED: bool = false;

    #[inline]
    fn count(&self) -> usize {
        self.data.as_ref().len() / DATA_BYTES
    }

    #[inline]
    fn data(&self, e: usize) -> &[u8; DATA_BYTES] {
        array(self.data.as_ref(), DATA_BYTES * e)
    }
}

impl<D: AsRef<[u8]>, C: AsRef<[u8]>> Entries for Split<D, C> {
    #[inline]
    fn check(&self, e: usize) -> u32 {
        u32::from_le_bytes(*array(self.check.as_ref(), CHECK_BYTES * e))
    }

    fn bytes(&self) -> (&[u8], &[u8]) {
        (self.data.as_ref(), self.check.as_ref())
    }
}

impl<D: AsRef<[u8]> + AsMut<[u8]>, C: AsRef<[u8]> + AsMut<[u8]>> EntriesMut for Split<D, C> {
    fn entry_mut(&mut self, e: usize) -> (&mut [u8; DATA_BYTES], &mut [u8; CHECK_BYTES]) {
        (chunk_mut(self.data.as_mut(), e), chunk_mut(self.check.as_mut(), e))
    }

    fn region(&mut self, range: Range<usize>) -> Sweep<'_> {
        let data = &mut self.data.as_mut()[DATA_BYTES * range.start..DATA_BYTES * range.end];
        Sweep::repair_split(data, &mut self.check.as_mut()[CHECK_BYTES * range.start..CHECK_BYTES * range.end])
    }
}

impl Encode for Split<&[u8], &mut [MaybeUninit<u8>]> {
    #[inline]
    fn set_check(&mut self, e: usize, check: [u8; CHECK_BYTES]) {
        *chunk_mut(self.check, e) = check.map(MaybeUninit::new);
    }

    fn sweep(&mut self) -> Sweep<'_> {
        Sweep::encode_split(self.data, self.check)
    }
}

impl<B: AsRef<[u8]>> Data for Packed<B> {
    const PACKED: bool = true;

    #[inline]
    fn count(&self) -> usize {
        self.0.as_ref().len() / PACKED_BYTES
    }

    #[inline]
    fn data(&self, e: usize) -> &[u8; DATA_BYTES] {
        array(self.0.as_ref(), PACKED_BYTES * e)
    }
}

impl<B: AsRef<[u8]>> Entries for Packed<B> {
    #[inline]
    fn check(&self, e: usize) -> u32 {
        u32::from_le_bytes(*array(self.0.as_ref(), PACKED_BYTES * e + DATA_BYTES))
    }

    fn bytes(&self) -> (&[u8], &[u8]) {
        (self.0.as_ref(), self.0.as_ref())
    }
}

impl<B: AsRef<[u8]> + AsMut<[u8]>> EntriesMut for Packed<B> {
    fn entry_mut(&mut self, e: usize) -> (&mut [u8; DATA_BYTES], &mut [u8; CHECK_BYTES]) {
        let entry: &mut [u8; PACKED_BYTES] = chunk_mut(self.0.as_mut(), e);
        let (data, check) = entry.split_first_chunk_mut().expect("36 = 32 + 4");
        (data, chunk_mut(check, 0))
    }

    fn region(&mut self, range: Range<usize>) -> Sweep<'_> {
        Sweep::write_packed(&mut self.0.as_mut()[PACKED_BYTES * range.start..PACKED_BYTES * range.end])
    }
}

impl<B: AsRef<[u8]> + AsMut<[u8]>> Encode for Packed<B> {
    #[inline]
    fn set_check(&mut self, e: usize, check: [u8; CHECK_BYTES]) {
        *self.entry_mut(e).1 = check;
    }

    fn sweep(&mut self) -> Sweep<'_> {
        Sweep::write_packed(self.0.as_mut())
    }
}
