//! The module `eccforge.embed`: contiguous uint8 arrays of the caller, statuses and names as in Rust and C, no GIL while working.

use eccforge_embed::{
    Backend, CHECK_BYTES, Codec, DATA_BYTES, DecodeReport, ENTRY_BITS, PACKED_BYTES, Position, ScrubStep, Scrubber,
    Status, Summary,
};
use pyo3::prelude::*;
use pyo3::types::PyList;
use std::hash::{DefaultHasher, Hash, Hasher};

mod arrays;
mod pattern;

use arrays::{Array, InOut, Input, entries_in, refused};
use pattern::PyPattern;

/// Numbers of ``clean``, ``corrected`` and ``uncorrectable`` entries, and number of corrected bits.
#[pyclass(name = "Summary", module = "eccforge.embed", frozen, get_all, eq, hash)]
#[derive(Clone, PartialEq, Eq, Hash)]
struct PySummary {
    clean: u64,
    corrected: u64,
    uncorrectable: u64,
    corrected_bits: u64,
}

#[pymethods]
impl PySummary {
    #[new]
    fn new(clean: u64, corrected: u64, uncorrectable: u64, corrected_bits: u64) -> Self {
        Self { clean, corrected, uncorrectable, corrected_bits }
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyAny>, (u64, u64, u64, u64)) {
        let s = slf.get();
        (slf.get_type().into_any(), (s.clean, s.corrected, s.uncorrectable, s.corrected_bits))
    }

    fn __repr__(&self) -> String {
        format!(
            "Summary(clean={}, corrected={}, uncorrectable={}, corrected_bits={})",
            self.clean, self.corrected, self.uncorrectable, self.corrected_bits
        )
    }
}

impl From<Summary> for PySummary {
    fn from(s: Summary) -> Self {
        Self {
            clean: s.clean,
            corrected: s.corrected,
            uncorrectable: s.uncorrectable,
            corrected_bits: s.corrected_bits,
        }
    }
}

/// The entry at which to resume, the summary, and the corrected bits as (entry, physical bit).
type Scrubbed = (usize, PySummary, Vec<(u64, u16)>);

/// Entries of a step within one call of `scrub`.
// Every bit of an entry can be corrected, and a position takes 16 bytes: 512 entries of 288 bits need 2.3 MB.
const SCRUB_ENTRIES: usize = 512;

/// Scrubs up to `budget` entries from entry `next` on, at most once to the end of the region, in steps of few entries. Also
/// returns the uncorrectable entries.
fn walk(
    codec: Codec,
    next: usize,
    budget: usize,
    mut step: impl FnMut(&mut Scrubber, usize, &mut [Position], &mut [u64]) -> Result<ScrubStep, eccforge_embed::Error>,
) -> PyResult<(Scrubbed, Vec<u64>)> {
    let mut scrub = Scrubber::resume(codec, next);
    let mut positions = vec![Position::default(); SCRUB_ENTRIES * ENTRY_BITS];
    let mut entries = [0; SCRUB_ENTRIES];
    let (mut bits, mut uncorrectable) = (Vec::new(), Vec::new());
    let mut left = budget;
    loop {
        // With a budget of 0, one step still checks the arguments.
        let most = left.min(SCRUB_ENTRIES);
        let done = step(&mut scrub, most, &mut positions, &mut entries).map_err(refused)?;
        bits.extend(positions[..done.summary.corrected_bits as usize].iter().map(|p| (p.entry, p.bit)));
        uncorrectable.extend_from_slice(&entries[..done.summary.uncorrectable as usize]);
        left -= most;
        if done.wrapped || left == 0 {
            return Ok(((scrub.next, scrub.total.into(), bits), uncorrectable));
        }
    }
}

/// Appends the uncorrectable entries to the caller's list, if there is one.
fn listed((scrubbed, entries): (Scrubbed, Vec<u64>), list: Option<&Bound<'_, PyList>>) -> PyResult<Scrubbed> {
    list.map_or(Ok(()), |list| entries.into_iter().try_for_each(|entry| list.append(entry)))?;
    Ok(scrubbed)
}

/// Codec(scheme, backend=None)
/// --
///
/// A scheme ("trio", "duet", "ssc-dsd-plus", ...) on the fastest back end of this machine, or on the named one.
///
/// A codec is immutable. Copies of it use the same back end; an unpickled codec uses the back end that was named, or
/// the fastest of its machine if none was named.
#[pyclass(name = "Codec", module = "eccforge.embed", frozen)]
struct PyCodec {
    codec: Codec,
    /// Whether the back end was named.
    named: bool,
}

/// Optional reports of a decoding call, in addition to its summary.
#[derive(Default)]
struct Wanted<'a, 'py> {
    status: Option<&'a Array<'py>>,
    positions: Option<&'a Bound<'py, PyList>>,
}

/// Decodes `entries` entries in pieces, without the GIL, and then hands statuses and positions to the caller's array and
/// list. `piece` decodes entries from a given one on.
fn decoded(
    py: Python<'_>,
    wanted: &Wanted<'_, '_>,
    entries: usize,
    mut piece: impl FnMut(usize, usize, DecodeReport<'_>) -> Result<Summary, eccforge_embed::Error> + Send,
) -> PyResult<PySummary> {
    let mut array = wanted.status.map(|array| InOut::of(array, "status")).transpose()?;
    let out = array.as_mut().map(InOut::bytes).transpose()?;
    if let Some(out) = out.as_ref().filter(|out| out.len() != entries) {
        return Err(refused(format!("`status` has {} bytes; expected {entries}", out.len())));
    }
    // A buffer of our own: while the lock is released, other threads may access the caller's array.
    let mut status = vec![Status::Clean; if out.is_some() { entries } else { 0 }];
    let mut bits = Vec::new();
    let listed = wanted.positions.is_some();
    let work = || {
        let mut total = Summary::default();
        // Pieces are needed only to bound the room for positions; one call for all entries is faster.
        let most = if listed { SCRUB_ENTRIES } else { entries.max(1) };
        let mut room = vec![Position::default(); if listed { SCRUB_ENTRIES * ENTRY_BITS } else { 0 }];
        // With an empty buffer, one call still checks the lengths.
        for first in (0..entries.max(1)).step_by(most) {
            let end = entries.min(first + most);
            // Without the caller's array there are no statuses; an empty slice in their place would be an error.
            let status = if out.is_some() { status.get_mut(first..end) } else { None };
            let positions = listed.then_some(room.as_mut_slice());
            let summary = piece(first, end, DecodeReport { status, positions })?;
            let found = room.iter().take(summary.corrected_bits as usize).map(|p| (first as u64 + p.entry, p.bit));
            bits.extend(found);
            total += summary;
        }
        Ok(total)
    };
    let summary = py.detach(work).map_err(|e: eccforge_embed::Error| refused(e))?;
    if let Some(out) = out {
        for (to, from) in out.iter_mut().zip(status) {
            *to = from as u8;
        }
    }
    if let Some(list) = wanted.positions {
        bits.into_iter().try_for_each(|bit| list.append(bit))?;
    }
    Ok(summary.into())
}

#[pymethods]
impl PyCodec {
    #[new]
    #[pyo3(signature = (scheme, backend=None))]
    fn new(scheme: &str, backend: Option<&str>) -> PyResult<Self> {
        let codec = match backend {
            None => Codec::new(scheme),
            Some(name) => {
                let backend =
                    Backend::by_name(name).ok_or_else(|| refused(format!("no back end is called {name:?}")))?;
                Codec::with_backend(scheme, backend)
            }
        };
        codec.map(|codec| Self { codec, named: backend.is_some() }).map_err(refused)
    }

    /// Name of the back end in use.
    #[getter]
    fn backend(&self) -> &'static str {
        self.codec.backend().name()
    }

    /// Id of the scheme.
    #[getter]
    fn id(&self) -> &'static str {
        self.codec.id()
    }

    /// SHA-256 of the meaning of the scheme, in hexadecimal.
    #[getter]
    fn hash(&self) -> &'static str {
        self.codec.hash()
    }

    /// Writes the check bytes of ``data``: 4 bytes for every 32.
    fn encode(&self, py: Python<'_>, data: &Array<'_>, check: &Array<'_>) -> PyResult<()> {
        let data = Input::of(data, "data")?;
        let mut check = InOut::of(check, "check")?;
        let (data, check) = (data.bytes()?, check.bytes()?);
        py.detach(|| self.codec.encode(data, check)).map_err(refused)
    }

    /// Writes the last four of every 36 bytes.
    fn encode_packed(&self, py: Python<'_>, packed: &Array<'_>) -> PyResult<()> {
        let mut packed = InOut::of(packed, "packed")?;
        let packed = packed.bytes()?;
        py.detach(|| self.codec.encode_packed(packed)).map_err(refused)
    }

    /// Sets bit ``e % 8`` of ``bad[e // 8]`` for every entry e that is not a codeword; returns their number.
    fn check(&self, py: Python<'_>, data: &Array<'_>, check: &Array<'_>, bad: &Array<'_>) -> PyResult<u64> {
        let data = Input::of(data, "data")?;
        let check = Input::of(check, "check")?;
        let mut bad = InOut::of(bad, "bad")?;
        let (data, check, bad) = (data.bytes()?, check.bytes()?, bad.bytes()?);
        py.detach(|| self.codec.check(data, check, bad)).map_err(refused)
    }

    /// Like ``check``, for packed entries.
    fn check_packed(&self, py: Python<'_>, packed: &Array<'_>, bad: &Array<'_>) -> PyResult<u64> {
        let packed = Input::of(packed, "packed")?;
        let mut bad = InOut::of(bad, "bad")?;
        let (packed, bad) = (packed.bytes()?, bad.bytes()?);
        py.detach(|| self.codec.check_packed(packed, bad)).map_err(refused)
    }

    /// Corrects every entry that can be corrected, including check bytes. The array ``status`` receives CLEAN, CORRECTED or
    /// UNCORRECTABLE for each entry; to the list ``positions`` every corrected bit is appended as (entry, physical bit), in
    /// any order.
    #[pyo3(signature = (data, check, status=None, positions=None))]
    fn decode_in_place(
        &self,
        py: Python<'_>,
        data: &Array<'_>,
        check: &Array<'_>,
        status: Option<&Array<'_>>,
        positions: Option<&Bound<'_, PyList>>,
    ) -> PyResult<PySummary> {
        let mut data = InOut::of(data, "data")?;
        let mut check = InOut::of(check, "check")?;
        let (data, check) = (data.bytes()?, check.bytes()?);
        let entries = entries_in(data.len(), DATA_BYTES, "data")?;
        if entries_in(check.len(), CHECK_BYTES, "check")? != entries {
            return Err(refused(format!("`check` has {} bytes; expected {}", check.len(), CHECK_BYTES * entries)));
        }
        decoded(py, &Wanted { status, positions }, entries, |first, end, report| {
            let data = &mut data[DATA_BYTES * first..DATA_BYTES * end];
            self.codec.decode_in_place(data, &mut check[CHECK_BYTES * first..CHECK_BYTES * end], report)
        })
    }

    /// Like ``decode_in_place``, for packed entries.
    #[pyo3(signature = (packed, status=None, positions=None))]
    fn decode_packed_in_place(
        &self,
        py: Python<'_>,
        packed: &Array<'_>,
        status: Option<&Array<'_>>,
        positions: Option<&Bound<'_, PyList>>,
    ) -> PyResult<PySummary> {
        let mut packed = InOut::of(packed, "packed")?;
        let packed = packed.bytes()?;
        let entries = entries_in(packed.len(), PACKED_BYTES, "packed")?;
        decoded(py, &Wanted { status, positions }, entries, |first, end, report| {
            self.codec.decode_packed_in_place(&mut packed[PACKED_BYTES * first..PACKED_BYTES * end], report)
        })
    }

    /// Repairs up to ``budget`` entries beginning with entry ``next``. Returns where to resume (0 after the last entry), a
    /// summary, and the corrected bits as (entry, physical bit). The numbers of uncorrectable entries are appended to the list
    /// ``uncorrectable``.
    #[pyo3(signature = (data, check, next, budget, uncorrectable=None))]
    fn scrub(
        &self,
        py: Python<'_>,
        data: &Array<'_>,
        check: &Array<'_>,
        next: usize,
        budget: usize,
        uncorrectable: Option<&Bound<'_, PyList>>,
    ) -> PyResult<Scrubbed> {
        let mut data = InOut::of(data, "data")?;
        let mut check = InOut::of(check, "check")?;
        let (data, check) = (data.bytes()?, check.bytes()?);
        let scrubbed = py.detach(|| {
            walk(self.codec, next, budget, |scrub, budget, positions, entries| {
                scrub.step(data, check, budget, positions, entries)
            })
        })?;
        listed(scrubbed, uncorrectable)
    }

    /// Like ``scrub``, for packed entries.
    #[pyo3(signature = (packed, next, budget, uncorrectable=None))]
    fn scrub_packed(
        &self,
        py: Python<'_>,
        packed: &Array<'_>,
        next: usize,
        budget: usize,
        uncorrectable: Option<&Bound<'_, PyList>>,
    ) -> PyResult<Scrubbed> {
        let mut packed = InOut::of(packed, "packed")?;
        let packed = packed.bytes()?;
        let found = py.detach(|| {
            walk(self.codec, next, budget, |scrub, budget, positions, entries| {
                scrub.step_packed(packed, budget, positions, entries)
            })
        })?;
        listed(found, uncorrectable)
    }

    /// Codecs are equal if they have the same scheme and back end.
    fn __eq__(&self, other: &Self) -> bool {
        (self.codec.id(), self.codec.backend()) == (other.codec.id(), other.codec.backend())
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.codec.id(), self.codec.backend()).hash(&mut hasher);
        hasher.finish()
    }

    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyAny>, (&'static str, Option<&'static str>)) {
        let own = slf.get();
        // A pickle may be read on another machine, which may lack the back end that was only the fastest of this one.
        let backend = own.named.then(|| own.codec.backend().name());
        (slf.get_type().into_any(), (own.codec.id(), backend))
    }

    fn __repr__(&self) -> String {
        format!("Codec({:?}, backend={:?})", self.codec.id(), self.codec.backend().name())
    }
}

/// schemes()
/// --
///
/// Ids of the schemes of 32 data bytes and 4 check bytes.
#[pyfunction]
fn schemes() -> Vec<&'static str> {
    eccforge_embed::schemes().collect()
}

/// inject(data, check, entry, pattern)
/// --
///
/// Flips the bits of a pattern in one entry, to test how a caller handles errors.
#[pyfunction]
fn inject(data: &Array<'_>, check: &Array<'_>, entry: usize, pattern: &Bound<'_, PyPattern>) -> PyResult<()> {
    let mut data = InOut::of(data, "data")?;
    let mut check = InOut::of(check, "check")?;
    let (data, check) = (data.bytes()?, check.bytes()?);
    eccforge_embed::inject(data, check, entry, pattern.get().borrowed()).map_err(refused)
}

/// inject_packed(packed, entry, pattern)
/// --
///
/// Like ``inject``, for packed entries.
#[pyfunction]
fn inject_packed(packed: &Array<'_>, entry: usize, pattern: &Bound<'_, PyPattern>) -> PyResult<()> {
    let mut packed = InOut::of(packed, "packed")?;
    eccforge_embed::inject_packed(packed.bytes()?, entry, pattern.get().borrowed()).map_err(refused)
}

/// The name under which Python finds the native module of ``eccforge.embed``.
pub const NATIVE: &str = "eccforge.embed._native";

/// Makes the native module of ``eccforge.embed`` and registers it: one extension holds both modules of the package.
pub fn register(py: Python<'_>) -> PyResult<()> {
    let module = &PyModule::new(py, NATIVE)?;
    module.add_class::<PyCodec>()?;
    module.add_class::<PySummary>()?;
    module.add_class::<PyPattern>()?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("CLEAN", Status::Clean as u8)?;
    module.add("CORRECTED", Status::Corrected as u8)?;
    module.add("UNCORRECTABLE", Status::Uncorrectable as u8)?;
    module.add_function(wrap_pyfunction!(pattern::_pattern, module)?)?;
    module.add_function(wrap_pyfunction!(schemes, module)?)?;
    module.add_function(wrap_pyfunction!(inject, module)?)?;
    module.add_function(wrap_pyfunction!(inject_packed, module)?)?;
    py.import("sys")?.getattr("modules")?.set_item(NATIVE, module)
}
