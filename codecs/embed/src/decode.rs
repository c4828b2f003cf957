//! Decoding in place: scans at full speed, queues bad entries and repairs them while they are in the cache.

use crate::backend::Runnable;
use crate::entries::EntriesMut;
use crate::kernels::{self, Findings, SCAN_ENTRIES, Work, bitslice, tables};
use crate::repair::{self, Anywhere, Correction, Decision};
use crate::{Backend, Error};
use core::mem::MaybeUninit;
use eccforge_schemes::{Flips, Kernel, Others, Repair, Shape, Status};

/// A corrected bit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Position {
    /// The entry, counted from the start of the buffer.
    pub entry: u64,
    /// The physical bit, 0..288: beat `bit / 72`, pin `bit % 72`.
    pub bit: u16,
}

/// Optional report of a decoding call in addition to its [`Summary`], in buffers of the caller.
#[derive(Debug, Default)]
pub struct DecodeReport<'a> {
    /// One status for each entry.
    pub status: Option<&'a mut [Status]>,
    /// Corrected bits in any order, as many as fit.
    pub positions: Option<&'a mut [Position]>,
}

/// Like [`DecodeReport`], for memory that need not be initialised, such as a C caller's buffer or the spare capacity of a
/// vector. The decoder writes every status, and a position for each corrected bit that fits.
#[derive(Debug, Default)]
pub struct DecodeReportUninit<'a> {
    /// One status for each entry.
    pub status: Option<&'a mut [MaybeUninit<Status>]>,
    /// Corrected bits in any order, as many as fit.
    pub positions: Option<&'a mut [MaybeUninit<Position>]>,
}

impl<'a> DecodeReport<'a> {
    /// The same buffers. Not public, because a caller could write uninitialised values through the result.
    pub(crate) fn uninit(self) -> DecodeReportUninit<'a> {
        DecodeReportUninit { status: self.status.map(writable), positions: self.positions.map(writable) }
    }
}

/// The same buffer for writing only. This crate never writes an uninitialised value.
#[allow(unsafe_code)]
pub(crate) fn writable<T>(values: &mut [T]) -> &mut [MaybeUninit<T>] {
    let (first, length) = (values.as_mut_ptr().cast(), values.len());
    // SAFETY: `MaybeUninit<T>` has the layout of `T`, the places stay borrowed, and the only uses of the result are calls
    // of `MaybeUninit::new` with values, in `Recorder` and `entries::Split`, and stores of whole registers in kernels.
    unsafe { core::slice::from_raw_parts_mut(first, length) }
}

/// Number of entries with each outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Summary {
    /// Entries that were codewords.
    pub clean: u64,
    /// Entries that were corrected.
    pub corrected: u64,
    /// Entries that were left unchanged.
    pub uncorrectable: u64,
    /// Corrected bits, including those that did not fit in [`DecodeReport::positions`].
    pub corrected_bits: u64,
}

impl core::ops::AddAssign for Summary {
    fn add_assign(&mut self, other: Self) {
        self.clean += other.clean;
        self.corrected += other.corrected;
        self.uncorrectable += other.uncorrectable;
        self.corrected_bits += other.corrected_bits;
    }
}

/// Collects the report.
struct Recorder<'a> {
    report: DecodeReportUninit<'a>,
    /// Number of positions that were written.
    written: usize,
    uncorrectable: &'a mut [MaybeUninit<u64>],
    /// Offset that is added to the entry number of a position and of an uncorrectable entry.
    offset: usize,
    summary: Summary,
}

impl Recorder<'_> {
    fn status(&mut self, entry: usize, status: Status) {
        if let Some(all) = self.report.status.as_deref_mut() {
            all[entry].write(status);
        }
        match status {
            Status::Clean => self.summary.clean += 1,
            Status::Corrected => self.summary.corrected += 1,
            Status::Uncorrectable => {
                if let Some(place) = self.uncorrectable.get_mut(self.summary.uncorrectable as usize) {
                    place.write((self.offset + entry) as u64);
                }
                self.summary.uncorrectable += 1;
            }
        }
    }

    /// Reports the corrected bits of an entry, which the caller counts.
    #[cold]
    fn positions(&mut self, entry: usize, flips: Flips) {
        repair::bits(&flips).for_each(|bit| self.position(entry, bit));
    }

    fn position(&mut self, entry: usize, bit: u16) {
        if let Some(place) = self.report.positions.as_deref_mut().and_then(|p| p.get_mut(self.written)) {
            place.write(Position { entry: (self.offset + entry) as u64, bit });
            self.written += 1;
        }
    }
}

/// Decodes all entries in place; positions and uncorrectable entries are counted from `offset`.
pub(crate) fn decode<E: EntriesMut>(
    backend: Runnable,
    kernel: &Kernel,
    entries: &mut E,
    offset: usize,
    report: DecodeReportUninit<'_>,
    uncorrectable: &mut [MaybeUninit<u64>],
) -> Result<Summary, Error> {
    let count = entries.count();
    if let Some(status) = report.status.as_ref().filter(|s| s.len() != count) {
        return Err(Error::Length { buffer: "status", expected: count, found: status.len() });
    }
    let mut recorder = Recorder { report, written: 0, uncorrectable, offset, summary: Summary::default() };
    if backend.get() == Backend::BitSlice {
        for first in (0..count).step_by(bitslice::GROUP) {
            let group = bitslice::GROUP.min(count - first);
            by_circuit(kernel, entries, |i| first + i, group, &mut recorder);
        }
    } else {
        kernels::run(backend, ByScan { backend, kernel, entries, recorder: &mut recorder });
    }
    Ok(recorder.summary)
}

/// Scans for wrong entries and repairs them.
struct ByScan<'a, 'r, E> {
    backend: Runnable,
    kernel: &'a Kernel,
    entries: &'a mut E,
    recorder: &'a mut Recorder<'r>,
}

impl<E: EntriesMut> Work for ByScan<'_, '_, E> {
    #[inline(always)]
    fn run(self) {
        match self.kernel.repair {
            Repair::Words(repair) if matches!(self.kernel.shape, Shape::Rotated(_)) => {
                self.with(|difference| repair::by_words(repair, tables::gather_check(difference)));
            }
            Repair::Words(repair) => self.with(|difference| repair::by_words(repair, difference)),
            Repair::Patterns(repair) => match (repair.words, repair.others) {
                ([word], Others::Pairs(pairs)) => self.with(|difference| repair::by_pair(pairs, word, difference)),
                ([word], _) => self.with(|difference| repair::by_pattern(repair, word, difference)),
                _ => self.with(|difference| repair::by_patterns(repair, difference)),
            },
            Repair::Circuit => self.with(|_| Decision::<Anywhere>::AskCircuit),
        }
    }
}

impl<E: EntriesMut> ByScan<'_, '_, E> {
    /// Finds wrong entries, and treats each as `decide` decides from the difference of its check bytes.
    #[inline(always)]
    fn with<C: Correction>(self, decide: impl Fn(u32) -> Decision<C>) {
        let Self { backend, kernel, entries, recorder } = self;
        let count = entries.count();
        let mut findings = Findings::new();
        // Entries that only the circuit can decide; they wait for company.
        let mut waiting = [0usize; bitslice::GROUP];
        let mut waits = 0;
        for first in (0..count).step_by(SCAN_ENTRIES) {
            let chunk = SCAN_ENTRIES.min(count - first);
            let found = kernels::scan(backend, kernel, entries, first, chunk, &mut findings);
            if let Some(status) = recorder.report.status.as_deref_mut() {
                status[first..first + chunk].fill(MaybeUninit::new(Status::Clean));
                // Another status replaces this one where an entry is not corrected.
                findings.iter().for_each(|(entry, _)| _ = status[first + entry].write(Status::Corrected));
            }
            recorder.summary.clean += chunk as u64 - found;
            let mut corrected = found;
            let mut bits = 0;
            let are_positions_wanted = recorder.report.positions.is_some();
            if found > 0 && !are_positions_wanted {
                bits += kernels::repair(backend, kernel, entries, first..first + chunk, &mut findings);
            }
            for (entry, difference) in findings.iter() {
                let entry = first + entry;
                match decide(difference) {
                    Decision::Correct(correction) => {
                        let (data, check) = entries.entry_mut(entry);
                        correction.apply(data, check);
                        bits += u64::from(correction.weight());
                        if are_positions_wanted {
                            recorder.positions(entry, correction.flips());
                        }
                    }
                    Decision::Uncorrectable => {
                        corrected -= 1;
                        recorder.status(entry, Status::Uncorrectable);
                    }
                    Decision::AskCircuit => {
                        corrected -= 1;
                        waiting[waits] = entry;
                        waits += 1;
                        if waits == waiting.len() {
                            by_circuit(kernel, entries, |i| waiting[i], waits, recorder);
                            waits = 0;
                        }
                    }
                }
            }
            recorder.summary.corrected += corrected;
            recorder.summary.corrected_bits += bits;
        }
        if waits > 0 {
            by_circuit(kernel, entries, |i| waiting[i], waits, recorder);
        }
    }
}

/// Decodes up to 64 entries with the scheme's circuit and records all of them.
fn by_circuit<E: EntriesMut>(
    kernel: &Kernel,
    entries: &mut E,
    number: impl Fn(usize) -> usize,
    count: usize,
    recorder: &mut Recorder<'_>,
) {
    let wanted = recorder.report.positions.is_some();
    let flags = bitslice::decode(kernel, entries, &number, count, |bit, flipped| {
        recorder.summary.corrected_bits += u64::from(flipped.count_ones());
        if wanted {
            (0..count).filter(|i| flipped >> i & 1 == 1).for_each(|i| recorder.position(number(i), bit as u16));
        }
    });
    for i in 0..count {
        let status = if flags.uncorrectable >> i & 1 == 1 {
            Status::Uncorrectable
        } else if flags.corrected >> i & 1 == 1 {
            Status::Corrected
        } else {
            Status::Clean
        };
        recorder.status(number(i), status);
    }
}
