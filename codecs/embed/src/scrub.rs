//! Scrubbing: repairs a region in slices, reports corrections and resumes where the last step stopped.

use crate::decode::writable;
use crate::{CHECK_BYTES, Codec, DATA_BYTES, DecodeReportUninit, Error, PACKED_BYTES, Position, Summary};
use core::mem::MaybeUninit;

/// The position of a scrub in a region, and its findings so far. Store `next` to resume it.
#[derive(Clone, Copy, Debug)]
pub struct Scrubber {
    codec: Codec,
    /// The entry with which the next step begins.
    pub next: usize,
    /// Whole passes over the region.
    pub passes: u64,
    /// Sum of all findings since the scrubber was created.
    pub total: Summary,
}

/// Result of one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScrubStep {
    /// The entries that were checked: the first, and one past the last.
    pub entries: (usize, usize),
    /// Number of entries with each outcome.
    pub summary: Summary,
    /// Whether the step reached the region's end; the next step begins at the region's start.
    pub wrapped: bool,
}

impl Scrubber {
    /// A scrubber at the start of a region.
    pub fn new(codec: Codec) -> Self {
        Self::resume(codec, 0)
    }

    /// A scrubber that begins at entry `next`.
    pub fn resume(codec: Codec, next: usize) -> Self {
        Self { codec, next, passes: 0, total: Summary::default() }
    }

    /// Repairs up to `budget` entries of split buffers. `positions` receives as many corrected bits as fit, and
    /// `uncorrectable` as many uncorrectable entries, in any order. Both count entries from the start of the region.
    ///
    /// # Errors
    /// [`Error::Length`] as for [`Codec::decode_in_place`].
    pub fn step(
        &mut self,
        data: &mut [u8],
        check: &mut [u8],
        budget: usize,
        positions: &mut [Position],
        uncorrectable: &mut [u64],
    ) -> Result<ScrubStep, Error> {
        self.step_uninit(data, check, budget, writable(positions), writable(uncorrectable))
    }

    /// Like [`Scrubber::step`], with results in memory that need not be initialised.
    ///
    /// # Errors
    /// [`Error::Length`], as for [`Scrubber::step`].
    pub fn step_uninit(
        &mut self,
        data: &mut [u8],
        check: &mut [u8],
        budget: usize,
        positions: &mut [MaybeUninit<Position>],
        uncorrectable: &mut [MaybeUninit<u64>],
    ) -> Result<ScrubStep, Error> {
        crate::entries::Split::new(&*data, &*check)?;
        self.repair(data.len() / DATA_BYTES, budget, positions, |codec, first, end, report| {
            let data = &mut data[DATA_BYTES * first..DATA_BYTES * end];
            let check = &mut check[CHECK_BYTES * first..CHECK_BYTES * end];
            codec.decode_from(first, data, check, report, uncorrectable)
        })
    }

    /// Like [`Scrubber::step`], for packed entries.
    ///
    /// # Errors
    /// [`Error::Length`] as for [`Codec::decode_packed_in_place`].
    pub fn step_packed(
        &mut self,
        packed: &mut [u8],
        budget: usize,
        positions: &mut [Position],
        uncorrectable: &mut [u64],
    ) -> Result<ScrubStep, Error> {
        self.step_packed_uninit(packed, budget, writable(positions), writable(uncorrectable))
    }

    /// Like [`Scrubber::step_packed`], with results in memory that need not be initialised.
    ///
    /// # Errors
    /// [`Error::Length`], as for [`Scrubber::step_packed`].
    pub fn step_packed_uninit(
        &mut self,
        packed: &mut [u8],
        budget: usize,
        positions: &mut [MaybeUninit<Position>],
        uncorrectable: &mut [MaybeUninit<u64>],
    ) -> Result<ScrubStep, Error> {
        crate::entries::Packed::new(&*packed)?;
        self.repair(packed.len() / PACKED_BYTES, budget, positions, |codec, first, end, report| {
            let packed = &mut packed[PACKED_BYTES * first..PACKED_BYTES * end];
            codec.decode_packed_from(first, packed, report, uncorrectable)
        })
    }

    /// Runs `decode` on the next entries of a region of `count`. If the region has become shorter since the last step,
    /// scrubbing restarts at its beginning.
    fn repair(
        &mut self,
        count: usize,
        budget: usize,
        positions: &mut [MaybeUninit<Position>],
        decode: impl FnOnce(&Codec, usize, usize, DecodeReportUninit<'_>) -> Result<Summary, Error>,
    ) -> Result<ScrubStep, Error> {
        let first = if self.next >= count { 0 } else { self.next };
        let end = count.min(first.saturating_add(budget));
        let report = DecodeReportUninit { status: None, positions: Some(positions) };
        let (summary, wrapped) = (decode(&self.codec, first, end, report)?, end == count);
        self.total += summary;
        self.next = if wrapped { 0 } else { end };
        self.passes += u64::from(wrapped);
        Ok(ScrubStep { entries: (first, end), summary, wrapped })
    }
}

/// Entries per task; large enough to outweigh the cost of scheduling it.
#[cfg(feature = "rayon")]
const TASK_ENTRIES: usize = 1 << 14;

/// Repairs whole split buffers on all cores; does not report positions.
///
/// # Errors
/// [`Error::Length`] as for [`Codec::decode_in_place`].
#[cfg(feature = "rayon")]
pub fn scrub_parallel(codec: Codec, data: &mut [u8], check: &mut [u8]) -> Result<Summary, Error> {
    use crate::DecodeReport;
    use rayon::prelude::*;
    crate::entries::Split::new(&*data, &*check)?;
    data.par_chunks_mut(DATA_BYTES * TASK_ENTRIES)
        .zip(check.par_chunks_mut(CHECK_BYTES * TASK_ENTRIES))
        .map(|(data, check)| codec.decode_in_place(data, check, DecodeReport::default()))
        .try_reduce(Summary::default, sum)
}

/// Like [`scrub_parallel`], for packed entries.
///
/// # Errors
/// [`Error::Length`] as for [`Codec::decode_packed_in_place`].
#[cfg(feature = "rayon")]
pub fn scrub_packed_parallel(codec: Codec, packed: &mut [u8]) -> Result<Summary, Error> {
    use crate::DecodeReport;
    use rayon::prelude::*;
    crate::entries::Packed::new(&*packed)?;
    packed
        .par_chunks_mut(PACKED_BYTES * TASK_ENTRIES)
        .map(|packed| codec.decode_packed_in_place(packed, DecodeReport::default()))
        .try_reduce(Summary::default, sum)
}

#[cfg(feature = "rayon")]
fn sum(mut sum: Summary, step: Summary) -> Result<Summary, Error> {
    sum += step;
    Ok(sum)
}
