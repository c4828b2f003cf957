//! Entries in memory: split into a data and a check array, or packed. All index arithmetic is here.

use crate::{CHECK_BYTES, DATA_BYTES, Error, PACKED_BYTES};

/// Entries that can be read.
pub(crate) trait Entries {
    /// Whether check bytes follow the data of their entry.
    const PACKED: bool;
    /// Number of entries.
    fn count(&self) -> usize;
    /// Data of entry `e`.
    fn data(&self, e: usize) -> &[u8; DATA_BYTES];
    /// Check bytes of entry `e`, check byte 0 in the least significant bits.
    fn check(&self, e: usize) -> u32;
    /// Where data begins, and where check bytes begin (the same if packed).
    fn base(&self) -> (*const u8, *const u8);
}

/// Entries whose check bytes can be written.
pub(crate) trait CheckMut: Entries {
    /// Check bytes of entry `e`.
    fn check_mut(&mut self, e: usize) -> &mut [u8; CHECK_BYTES];
    /// Where check bytes may be written.
    fn check_base_mut(&mut self) -> *mut u8;
}

/// Entries that can be written.
pub(crate) trait EntriesMut: CheckMut {
    /// Data and check bytes of entry `e`.
    fn entry_mut(&mut self, e: usize) -> (&mut [u8; DATA_BYTES], &mut [u8; CHECK_BYTES]);
}

/// Data and check bytes in arrays of their own. Invariant: both have the same number of entries.
#[derive(Clone, Copy)]
pub(crate) struct Split<D, C> {
    pub data: D,
    pub check: C,
}

/// Entries of 36 bytes. Invariant: a whole number of them.
#[derive(Clone, Copy)]
pub(crate) struct Packed<B>(pub B);

impl<D: AsRef<[u8]>, C: AsRef<[u8]>> Split<D, C> {
    pub(crate) fn new(data: D, check: C) -> Result<Self, Error> {
        let count = whole("data", data.as_ref().len(), DATA_BYTES)?;
        let (expected, found) = (CHECK_BYTES * count, check.as_ref().len());
        if expected == found {
            Ok(Self { data, check })
        } else {
            Err(Error::Length { buffer: "check", expected, found })
        }
    }
}

impl<B: AsRef<[u8]>> Packed<B> {
    pub(crate) fn new(bytes: B) -> Result<Self, Error> {
        whole("packed", bytes.as_ref().len(), PACKED_BYTES)?;
        Ok(Self(bytes))
    }
}

fn whole(buffer: &'static str, found: usize, entry: usize) -> Result<usize, Error> {
    let count = found / entry;
    if found == count * entry { Ok(count) } else { Err(Error::Length { buffer, expected: count * entry, found }) }
}

fn array<const N: usize>(bytes: &[u8], at: usize) -> &[u8; N] {
    bytes[at..].first_chunk().expect("the entry lies within the buffer")
}

impl<D: AsRef<[u8]>, C: AsRef<[u8]>> Entries for Split<D, C> {
    const PACKED: bool = false;

    #[inline]
    fn count(&self) -> usize {
        self.check.as_ref().len() / CHECK_BYTES
    }

    #[inline]
    fn data(&self, e: usize) -> &[u8; DATA_BYTES] {
        array(self.data.as_ref(), DATA_BYTES * e)
    }

    #[inline]
    fn check(&self, e: usize) -> u32 {
        u32::from_le_bytes(*array(self.check.as_ref(), CHECK_BYTES * e))
    }

    fn base(&self) -> (*const u8, *const u8) {
        (self.data.as_ref().as_ptr(), self.check.as_ref().as_ptr())
    }
}

impl<D: AsRef<[u8]> + AsMut<[u8]>, C: AsRef<[u8]> + AsMut<[u8]>> EntriesMut for Split<D, C> {
    fn entry_mut(&mut self, e: usize) -> (&mut [u8; DATA_BYTES], &mut [u8; CHECK_BYTES]) {
        let data = self.data.as_mut()[DATA_BYTES * e..].first_chunk_mut();
        let check = self.check.as_mut()[CHECK_BYTES * e..].first_chunk_mut();
        (data.expect("the entry lies within the buffer"), check.expect("the entry lies within the buffer"))
    }
}

impl<D: AsRef<[u8]>, C: AsRef<[u8]> + AsMut<[u8]>> CheckMut for Split<D, C> {
    fn check_mut(&mut self, e: usize) -> &mut [u8; CHECK_BYTES] {
        let check = self.check.as_mut()[CHECK_BYTES * e..].first_chunk_mut();
        check.expect("the entry lies within the buffer")
    }

    fn check_base_mut(&mut self) -> *mut u8 {
        self.check.as_mut().as_mut_ptr()
    }
}

impl<B: AsRef<[u8]>> Entries for Packed<B> {
    const PACKED: bool = true;

    #[inline]
    fn count(&self) -> usize {
        self.0.as_ref().len() / PACKED_BYTES
    }

    #[inline]
    fn data(&self, e: usize) -> &[u8; DATA_BYTES] {
        array(self.0.as_ref(), PACKED_BYTES * e)
    }

    #[inline]
    fn check(&self, e: usize) -> u32 {
        u32::from_le_bytes(*array(self.0.as_ref(), PACKED_BYTES * e + DATA_BYTES))
    }

    fn base(&self) -> (*const u8, *const u8) {
        (self.0.as_ref().as_ptr(), self.0.as_ref().as_ptr())
    }
}

impl<B: AsRef<[u8]> + AsMut<[u8]>> EntriesMut for Packed<B> {
    fn entry_mut(&mut self, e: usize) -> (&mut [u8; DATA_BYTES], &mut [u8; CHECK_BYTES]) {
        let entry: &mut [u8; PACKED_BYTES] =
            self.0.as_mut()[PACKED_BYTES * e..].first_chunk_mut().expect("the entry lies within the buffer");
        let (data, check) = entry.split_at_mut(DATA_BYTES);
        let data = data.first_chunk_mut().expect("36 = 32 + 4");
        (data, check.first_chunk_mut().expect("36 = 32 + 4"))
    }
}

impl<B: AsRef<[u8]> + AsMut<[u8]>> CheckMut for Packed<B> {
    fn check_mut(&mut self, e: usize) -> &mut [u8; CHECK_BYTES] {
        self.entry_mut(e).1
    }

    fn check_base_mut(&mut self) -> *mut u8 {
        self.0.as_mut().as_mut_ptr()
    }
}
