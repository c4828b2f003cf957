//! The codec: a scheme on a back end, with encode, check and decode.

use crate::backend::Runnable;
use crate::decode::{self, DecodeReport, DecodeReportUninit, Summary, writable};
use crate::entries::{Entries, Packed, Split};
use crate::{Backend, Error, kernels};
use core::mem::MaybeUninit;
use eccforge_schemes::{KERNELS, Kernel};

/// Ids of the schemes of 32 data bytes and 4 check bytes.
pub fn schemes() -> impl Iterator<Item = &'static str> {
    KERNELS.iter().map(|kernel| kernel.id)
}

/// Encodes, checks and decodes buffers of entries. Copying it is free.
#[derive(Clone, Copy, Debug)]
pub struct Codec {
    kernel: &'static Kernel,
    backend: Runnable,
}

impl Codec {
    /// The scheme called `id` on the fastest back end of this machine.
    ///
    /// # Errors
    /// [`Error::UnknownScheme`].
    pub fn new(id: &str) -> Result<Self, Error> {
        Self::with_backend(id, Backend::detect())
    }

    /// The scheme called `id` on a given back end.
    ///
    /// # Errors
    /// [`Error::UnknownScheme`], [`Error::Unsupported`].
    pub fn with_backend(id: &str, backend: Backend) -> Result<Self, Error> {
        Self::of(eccforge_schemes::kernel(id).ok_or(Error::UnknownScheme)?, backend)
    }

    /// The scheme of a kernel on a given back end. A program that names kernels in this way, and no scheme by its id,
    /// contains only these schemes.
    ///
    /// ```
    /// use eccforge_embed::{Backend, Codec, eccforge_schemes::trio};
    ///
    /// assert_eq!(Codec::of(&trio::KERNEL, Backend::Tables)?.id(), "trio");
    /// # Ok::<(), eccforge_embed::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Unsupported`].
    pub fn of(kernel: &'static Kernel, backend: Backend) -> Result<Self, Error> {
        let backend = Runnable::new(backend).ok_or(Error::Unsupported(backend))?;
        Ok(Self { kernel, backend })
    }

    /// The back end in use.
    pub fn backend(&self) -> Backend {
        self.backend.get()
    }

    /// The scheme's id.
    pub fn id(&self) -> &'static str {
        self.kernel.id
    }

    /// SHA-256 of the scheme's meaning, in hexadecimal.
    pub fn hash(&self) -> &'static str {
        self.kernel.hash
    }

    /// Writes the check bytes of `data`: 4 bytes for every 32.
    ///
    /// # Errors
    /// [`Error::Length`] unless the buffers hold the same whole number of entries.
    pub fn encode(&self, data: &[u8], check: &mut [u8]) -> Result<(), Error> {
        self.encode_uninit(data, writable(check))
    }

    /// Like [`Codec::encode`], for memory that need not be initialised. After `Ok` all of it is initialised.
    ///
    /// # Errors
    /// [`Error::Length`], as for [`Codec::encode`]; nothing is written then.
    pub fn encode_uninit(&self, data: &[u8], check: &mut [MaybeUninit<u8>]) -> Result<(), Error> {
        kernels::encode(self.backend, self.kernel, &mut Split::encoding(data, check)?);
        Ok(())
    }

    /// Writes the last four of every 36 bytes.
    ///
    /// # Errors
    /// [`Error::Length`] unless the buffer holds a whole number of entries.
    pub fn encode_packed(&self, packed: &mut [u8]) -> Result<(), Error> {
        kernels::encode(self.backend, self.kernel, &mut Packed::new(packed)?);
        Ok(())
    }

    /// Sets bit `e % 8` of `bad[e / 8]` for every entry e that is not a codeword and clears all others. Returns the
    /// number of bits set.
    ///
    /// # Errors
    /// [`Error::Length`] unless the buffers hold the same whole number n of entries and `bad` has `n.div_ceil(8)` bytes.
    pub fn check(&self, data: &[u8], check: &[u8], bad: &mut [u8]) -> Result<u64, Error> {
        self.check_entries(&Split::new(data, check)?, bad)
    }

    /// Like [`Codec::check`], for packed entries.
    ///
    /// # Errors
    /// [`Error::Length`], as for [`Codec::check`].
    pub fn check_packed(&self, packed: &[u8], bad: &mut [u8]) -> Result<u64, Error> {
        self.check_entries(&Packed::new(packed)?, bad)
    }

    /// Like [`Codec::check`], for memory that need not be initialised. After `Ok` all of it is initialised.
    ///
    /// # Errors
    /// [`Error::Length`], as for [`Codec::check`]; nothing is written then.
    pub fn check_uninit(&self, data: &[u8], check: &[u8], bad: &mut [MaybeUninit<u8>]) -> Result<u64, Error> {
        self.check_entries_uninit(&Split::new(data, check)?, bad)
    }

    /// Like [`Codec::check_uninit`], for packed entries.
    ///
    /// # Errors
    /// [`Error::Length`], as for [`Codec::check`]; nothing is written then.
    pub fn check_packed_uninit(&self, packed: &[u8], bad: &mut [MaybeUninit<u8>]) -> Result<u64, Error> {
        self.check_entries_uninit(&Packed::new(packed)?, bad)
    }

    #[allow(unsafe_code)]
    fn check_entries_uninit<E: Entries>(&self, entries: &E, bad: &mut [MaybeUninit<u8>]) -> Result<u64, Error> {
        bad_length(entries.count(), bad.len())?;
        bad.fill(MaybeUninit::new(0));
        // SAFETY: every byte has just been written.
        self.check_entries(entries, unsafe { bad.assume_init_mut() })
    }

    fn check_entries<E: Entries>(&self, entries: &E, bad: &mut [u8]) -> Result<u64, Error> {
        bad_length(entries.count(), bad.len())?;
        Ok(kernels::check(self.backend, self.kernel, entries, bad))
    }

    /// Corrects every correctable entry, including its check bytes. Uncorrectable entries are not changed.
    ///
    /// # Errors
    /// [`Error::Length`] unless the buffers hold the same whole number of entries, and the report has no
    /// statuses or one for each entry.
    pub fn decode_in_place(
        &self,
        data: &mut [u8],
        check: &mut [u8],
        report: DecodeReport<'_>,
    ) -> Result<Summary, Error> {
        self.decode_in_place_uninit(data, check, report.uninit())
    }

    /// Like [`Codec::decode_in_place`], for packed entries.
    ///
    /// # Errors
    /// [`Error::Length`], as for [`Codec::decode_in_place`].
    pub fn decode_packed_in_place(&self, packed: &mut [u8], report: DecodeReport<'_>) -> Result<Summary, Error> {
        self.decode_packed_in_place_uninit(packed, report.uninit())
    }

    /// Like [`Codec::decode_in_place`], with report buffers that need not be initialised.
    ///
    /// # Errors
    /// [`Error::Length`], as for [`Codec::decode_in_place`]; nothing is written then.
    pub fn decode_in_place_uninit(
        &self,
        data: &mut [u8],
        check: &mut [u8],
        report: DecodeReportUninit<'_>,
    ) -> Result<Summary, Error> {
        self.decode_from(0, data, check, report, &mut [])
    }

    /// Like [`Codec::decode_in_place_uninit`], for packed entries.
    ///
    /// # Errors
    /// [`Error::Length`], as for [`Codec::decode_in_place`]; nothing is written then.
    pub fn decode_packed_in_place_uninit(
        &self,
        packed: &mut [u8],
        report: DecodeReportUninit<'_>,
    ) -> Result<Summary, Error> {
        self.decode_packed_from(0, packed, report, &mut [])
    }

    /// Decodes a part of a region; the part begins at entry `first`. `uncorrectable` receives the numbers of
    /// uncorrectable entries, as many as fit.
    pub(crate) fn decode_from(
        &self,
        first: usize,
        data: &mut [u8],
        check: &mut [u8],
        report: DecodeReportUninit<'_>,
        uncorrectable: &mut [MaybeUninit<u64>],
    ) -> Result<Summary, Error> {
        decode::decode(self.backend, self.kernel, &mut Split::new(data, check)?, first, report, uncorrectable)
    }

    /// Like `decode_from`, for packed entries.
    pub(crate) fn decode_packed_from(
        &self,
        first: usize,
        packed: &mut [u8],
        report: DecodeReportUninit<'_>,
        uncorrectable: &mut [MaybeUninit<u64>],
    ) -> Result<Summary, Error> {
        decode::decode(self.backend, self.kernel, &mut Packed::new(packed)?, first, report, uncorrectable)
    }
}

/// Rejects a buffer unless it has exactly one bit for each of `count` entries.
fn bad_length(count: usize, found: usize) -> Result<(), Error> {
    let expected = count.div_ceil(8);
    if found == expected { Ok(()) } else { Err(Error::Length { buffer: "bad", expected, found }) }
}
