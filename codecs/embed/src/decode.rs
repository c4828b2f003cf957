//! Decoding in place: scans at full speed, queues bad entries and repairs them while they are in the cache.

use crate::backend::Runnable;
use crate::entries::EntriesMut;
use crate::kernels::{self, Queue, SCAN_ENTRIES, bitslice};
use crate::repair::{self, Verdict};
use crate::{Backend, Error};
use core::mem::MaybeUninit;
use eccforge_schemes::{Kernel, Status};

/// A corrected bit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Position {
    /// The entry, counted from the start of the buffer.
    pub entry: u64,
    /// The physical bit, 0..288: beat `bit / 72`, pin `bit % 72`.
    pub bit: u16,
}

/// Optional report of a decoding call besides its [`Summary`], in buffers of the caller.
#[derive(Debug, Default)]
pub struct Report<'a> {
    /// One status for each entry.
    pub status: Option<&'a mut [Status]>,
    /// Corrected bits in any order, as many as fit.
    pub positions: Option<&'a mut [Position]>,
}

/// As [`Report`], for memory that need not be initialised, such as a C caller's or the spare capacity of a vector.
/// The decoder writes every status, and as many positions as there are corrected bits or room.
#[derive(Debug, Default)]
pub struct ReportUninit<'a> {
    /// One status for each entry.
    pub status: Option<&'a mut [MaybeUninit<Status>]>,
    /// Corrected bits in any order, as many as fit.
    pub positions: Option<&'a mut [MaybeUninit<Position>]>,
}

impl<'a> Report<'a> {
    /// The same buffers. Not public, because a caller could write uninitialised values through the result.
    pub(crate) fn uninit(self) -> ReportUninit<'a> {
        ReportUninit { status: self.status.map(writable), positions: self.positions.map(writable) }
    }
}

/// The same buffer for writing only. This crate never writes an uninitialised value.
#[allow(unsafe_code)]
pub(crate) fn writable<T>(values: &mut [T]) -> &mut [MaybeUninit<T>] {
    let (first, length) = (values.as_mut_ptr().cast(), values.len());
    // SAFETY: `MaybeUninit<T>` has the layout of `T`, the places stay borrowed, and all that becomes of the result are calls
    // of `MaybeUninit::new` with values, in `Recorder` and `entries::Encoding`, and stores of whole registers in kernels.
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
    /// Corrected bits, including those that did not fit in [`Report::positions`].
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
    report: ReportUninit<'a>,
    written: usize,
    /// Offset that is added to the entry number of a position.
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
            Status::Uncorrectable => self.summary.uncorrectable += 1,
        }
    }

    fn position(&mut self, entry: usize, bit: u16) {
        if let Some(place) = self.report.positions.as_deref_mut().and_then(|p| p.get_mut(self.written)) {
            place.write(Position { entry: (self.offset + entry) as u64, bit });
            self.written += 1;
        }
    }
}

/// Decodes all entries in place; positions count entries from `offset`.
pub(crate) fn decode<E: EntriesMut>(
    backend: Runnable,
    kernel: &Kernel,
    entries: &mut E,
    offset: usize,
    report: ReportUninit<'_>,
) -> Result<Summary, Error> {
    let count = entries.count();
    if let Some(status) = report.status.as_ref().filter(|s| s.len() != count) {
        return Err(Error::Length { buffer: "status", expected: count, found: status.len() });
    }
    let mut recorder = Recorder { report, written: 0, offset, summary: Summary::default() };
    if backend.get() == Backend::BitSlice {
        for first in (0..count).step_by(bitslice::GROUP) {
            let group = bitslice::GROUP.min(count - first);
            by_circuit(kernel, entries, |i| first + i, group, &mut recorder);
        }
    } else {
        by_scan(backend, kernel, entries, &mut recorder);
    }
    Ok(recorder.summary)
}

fn by_scan<E: EntriesMut>(backend: Runnable, kernel: &Kernel, entries: &mut E, recorder: &mut Recorder<'_>) {
    let count = entries.count();
    let mut queue = Queue::new();
    // Entries that only the circuit can decide; they wait for company.
    let mut waiting = [0usize; bitslice::GROUP];
    let mut waits = 0;
    for first in (0..count).step_by(SCAN_ENTRIES) {
        let chunk = SCAN_ENTRIES.min(count - first);
        kernels::scan(backend, kernel, entries, first, chunk, &mut queue);
        if let Some(status) = recorder.report.status.as_deref_mut() {
            status[first..first + chunk].fill(MaybeUninit::new(Status::Clean));
        }
        recorder.summary.clean += (chunk - queue.found) as u64;
        for i in 0..queue.found {
            let entry = first + queue.entry[i] as usize;
            match repair::decide(kernel, queue.difference[i]) {
                Verdict::Correct(flips) => {
                    let (data, check) = entries.entry_mut(entry);
                    flips.apply(data, check);
                    recorder.status(entry, Status::Corrected);
                    recorder.summary.corrected_bits += flips.weight();
                    if recorder.report.positions.is_some() {
                        flips.bits().for_each(|bit| recorder.position(entry, bit));
                    }
                }
                Verdict::Uncorrectable => recorder.status(entry, Status::Uncorrectable),
                Verdict::AskCircuit => {
                    waiting[waits] = entry;
                    waits += 1;
                    if waits == waiting.len() {
                        by_circuit(kernel, entries, |i| waiting[i], waits, recorder);
                        waits = 0;
                    }
                }
            }
        }
    }
    if waits > 0 {
        by_circuit(kernel, entries, |i| waiting[i], waits, recorder);
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
