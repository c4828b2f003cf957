//! The Python interface: contiguous uint8 arrays of the caller, statuses and names as in Rust and C, no GIL while working.

use eccforge_embed::{Backend, Codec, ENTRY_BITS, Pattern, Position, Report, ScrubStep, Scrubber, Status, Summary};
use numpy::{PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyReadwriteArrayDyn, PyUntypedArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

fn refused(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

type Array<'py> = Bound<'py, PyArrayDyn<u8>>;

fn refused_array(name: &str, why: impl std::fmt::Display) -> PyErr {
    refused(format!("`{name}`: {why}"))
}

/// An array that is read. Only C order is taken: the order of bytes in memory is that of the entries.
struct Input<'py>(PyReadonlyArrayDyn<'py, u8>);

impl<'py> Input<'py> {
    fn of(array: &Array<'py>, name: &str) -> PyResult<Self> {
        if !array.is_c_contiguous() {
            return Err(refused_array(name, "not C-contiguous"));
        }
        array.try_readonly().map(Self).map_err(|e| refused_array(name, e))
    }

    fn bytes(&self) -> PyResult<&[u8]> {
        Ok(self.0.as_slice()?)
    }
}

/// An array that is written. One that is read-only, or passed twice, is refused.
struct InOut<'py>(PyReadwriteArrayDyn<'py, u8>);

impl<'py> InOut<'py> {
    fn of(array: &Array<'py>, name: &str) -> PyResult<Self> {
        if !array.is_c_contiguous() {
            return Err(refused_array(name, "not C-contiguous"));
        }
        array.try_readwrite().map(Self).map_err(|e| refused_array(name, e))
    }

    fn bytes(&mut self) -> PyResult<&mut [u8]> {
        Ok(self.0.as_slice_mut()?)
    }
}

/// How many entries ended how: ``clean``, ``corrected``, ``uncorrectable``, and how many bits were corrected.
#[pyclass(name = "Summary", frozen, get_all, eq, skip_from_py_object)]
#[derive(Clone, PartialEq)]
struct PySummary {
    clean: u64,
    corrected: u64,
    uncorrectable: u64,
    corrected_bits: u64,
}

#[pymethods]
impl PySummary {
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

/// Where to resume, what was found, and the corrected bits as (entry, physical bit).
type Scrubbed = (usize, PySummary, Vec<(u64, u16)>);

/// Entries of a step within one call of `scrub`, so that room for every bit of them is small.
const SCRUB_ENTRIES: usize = 512;

/// Scrubs up to `budget` entries from entry `next` on, at most once to the end of the region, in steps of few entries.
fn walk(
    codec: Codec,
    next: usize,
    budget: usize,
    mut step: impl FnMut(&mut Scrubber, usize, &mut [Position]) -> Result<ScrubStep, eccforge_embed::Error>,
) -> PyResult<Scrubbed> {
    let mut scrub = Scrubber::resume(codec, next);
    let mut positions = vec![Position::default(); SCRUB_ENTRIES * ENTRY_BITS];
    let mut bits = Vec::new();
    let mut left = budget;
    loop {
        // A budget of nothing still has its arguments looked at.
        let entries = left.min(SCRUB_ENTRIES);
        let done = step(&mut scrub, entries, &mut positions).map_err(refused)?;
        bits.extend(positions[..done.summary.corrected_bits as usize].iter().map(|p| (p.entry, p.bit)));
        left -= entries;
        if done.wrapped || left == 0 {
            return Ok((scrub.next, scrub.total.into(), bits));
        }
    }
}

/// Codec(scheme, backend=None)
/// --
///
/// A scheme ("trio", "duet", "ssc-dsd-plus", ...) on the fastest back end of this machine, or on the named one.
#[pyclass(name = "Codec", frozen)]
struct PyCodec(Codec);

/// Decodes with room for statuses, which are copied to the array of the caller.
fn with_status(
    status: Option<&Array<'_>>,
    entries: usize,
    decode: impl FnOnce(Report<'_>) -> Result<Summary, eccforge_embed::Error>,
) -> PyResult<PySummary> {
    let Some(array) = status else {
        return decode(Report::default()).map(Into::into).map_err(refused);
    };
    let mut array = InOut::of(array, "status")?;
    let out = array.bytes()?;
    if out.len() != entries {
        return Err(refused(format!("`status` has {} bytes; expected {entries}", out.len())));
    }
    let mut all = vec![Status::Clean; entries];
    let summary = decode(Report { status: Some(&mut all), positions: None }).map_err(refused)?;
    out.iter_mut().zip(all).for_each(|(to, from)| *to = from as u8);
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
        codec.map(Self).map_err(refused)
    }

    /// Name of the back end in use.
    #[getter]
    fn backend(&self) -> &'static str {
        self.0.backend().name()
    }

    /// Id of the scheme.
    #[getter]
    fn id(&self) -> &'static str {
        self.0.id()
    }

    /// SHA-256 of what the scheme means, in hexadecimal.
    #[getter]
    fn hash(&self) -> &'static str {
        self.0.hash()
    }

    /// Writes the check bytes of ``data``: 4 bytes for every 32.
    fn encode(&self, py: Python<'_>, data: &Array<'_>, check: &Array<'_>) -> PyResult<()> {
        let data = Input::of(data, "data")?;
        let mut check = InOut::of(check, "check")?;
        let (data, check) = (data.bytes()?, check.bytes()?);
        py.detach(|| self.0.encode(data, check)).map_err(refused)
    }

    /// Writes the last four of every 36 bytes.
    fn encode_packed(&self, py: Python<'_>, packed: &Array<'_>) -> PyResult<()> {
        let mut packed = InOut::of(packed, "packed")?;
        let packed = packed.bytes()?;
        py.detach(|| self.0.encode_packed(packed)).map_err(refused)
    }

    /// Sets bit ``e % 8`` of ``bad[e // 8]`` for every entry e that is no codeword; returns their number.
    fn check(&self, py: Python<'_>, data: &Array<'_>, check: &Array<'_>, bad: &Array<'_>) -> PyResult<u64> {
        let data = Input::of(data, "data")?;
        let check = Input::of(check, "check")?;
        let mut bad = InOut::of(bad, "bad")?;
        let (data, check, bad) = (data.bytes()?, check.bytes()?, bad.bytes()?);
        py.detach(|| self.0.check(data, check, bad)).map_err(refused)
    }

    /// As ``check``, for packed entries.
    fn check_packed(&self, py: Python<'_>, packed: &Array<'_>, bad: &Array<'_>) -> PyResult<u64> {
        let packed = Input::of(packed, "packed")?;
        let mut bad = InOut::of(bad, "bad")?;
        let (packed, bad) = (packed.bytes()?, bad.bytes()?);
        py.detach(|| self.0.check_packed(packed, bad)).map_err(refused)
    }

    /// Corrects every entry that can be corrected, check bytes included. ``status`` receives CLEAN, CORRECTED or
    /// UNCORRECTABLE for each entry.
    #[pyo3(signature = (data, check, status=None))]
    fn decode_in_place(
        &self,
        py: Python<'_>,
        data: &Array<'_>,
        check: &Array<'_>,
        status: Option<&Array<'_>>,
    ) -> PyResult<PySummary> {
        let mut data = InOut::of(data, "data")?;
        let mut check = InOut::of(check, "check")?;
        let (data, check) = (data.bytes()?, check.bytes()?);
        with_status(status, data.len() / 32, |report| py.detach(|| self.0.decode_in_place(data, check, report)))
    }

    /// As ``decode_in_place``, for packed entries.
    #[pyo3(signature = (packed, status=None))]
    fn decode_packed_in_place(
        &self,
        py: Python<'_>,
        packed: &Array<'_>,
        status: Option<&Array<'_>>,
    ) -> PyResult<PySummary> {
        let mut packed = InOut::of(packed, "packed")?;
        let packed = packed.bytes()?;
        with_status(status, packed.len() / 36, |report| py.detach(|| self.0.decode_packed_in_place(packed, report)))
    }

    /// Repairs up to ``budget`` entries beginning with entry ``next``. Returns where to resume (0 after the last entry), a
    /// summary, and the corrected bits as (entry, physical bit).
    fn scrub(
        &self,
        py: Python<'_>,
        data: &Array<'_>,
        check: &Array<'_>,
        next: usize,
        budget: usize,
    ) -> PyResult<Scrubbed> {
        let mut data = InOut::of(data, "data")?;
        let mut check = InOut::of(check, "check")?;
        let (data, check) = (data.bytes()?, check.bytes()?);
        py.detach(|| {
            walk(self.0, next, budget, |scrub, entries, positions| scrub.step(data, check, entries, positions))
        })
    }

    /// As ``scrub``, for packed entries.
    fn scrub_packed(&self, py: Python<'_>, packed: &Array<'_>, next: usize, budget: usize) -> PyResult<Scrubbed> {
        let mut packed = InOut::of(packed, "packed")?;
        let packed = packed.bytes()?;
        py.detach(|| {
            walk(self.0, next, budget, |scrub, entries, positions| scrub.step_packed(packed, entries, positions))
        })
    }

    fn __repr__(&self) -> String {
        format!("Codec({:?}, backend={:?})", self.0.id(), self.0.backend().name())
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

/// Bits to flip in one entry: ``Pattern.Bit(bit)``, ``Pattern.Bits(bits)``, ``Pattern.Byte(beat, lane, mask)``,
/// ``Pattern.Pin(pin, beats)``, ``Pattern.Beat(beat)``, ``Pattern.Entry()``, ``Pattern.Random(weight, seed)``.
#[pyclass(name = "Pattern", frozen, eq, skip_from_py_object)]
#[derive(Clone, PartialEq)]
enum PyPattern {
    /// One physical bit, 0..288.
    Bit { bit: usize },
    /// These physical bits; one that is named twice is flipped twice.
    Bits { bits: Vec<usize> },
    /// Pins ``8 * lane`` .. (lane 0..9; 8 holds the check bits) of ``beat`` (0..4), where ``mask`` is set.
    Byte { beat: usize, lane: usize, mask: u8 },
    /// One pin (0..72) in the beats whose bit of ``beats`` (0..16) is set.
    Pin { pin: usize, beats: u8 },
    /// All 72 bits of ``beat`` (0..4).
    Beat { beat: usize },
    /// All 288 bits.
    Entry {},
    /// ``weight`` (0..=288) different bits, all sets of them as likely: the same ones for the same weight and seed, on every
    /// machine and in every language.
    Random { weight: usize, seed: u64 },
}

impl PyPattern {
    fn borrowed(&self) -> Pattern<'_> {
        match *self {
            Self::Bit { bit } => Pattern::Bit(bit),
            Self::Bits { ref bits } => Pattern::Bits(bits),
            Self::Byte { beat, lane, mask } => Pattern::Byte { beat, lane, mask },
            Self::Pin { pin, beats } => Pattern::Pin { pin, beats },
            Self::Beat { beat } => Pattern::Beat { beat },
            Self::Entry {} => Pattern::Entry,
            Self::Random { weight, seed } => Pattern::Random { weight, seed },
        }
    }
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
/// As ``inject``, for packed entries.
#[pyfunction]
fn inject_packed(packed: &Array<'_>, entry: usize, pattern: &Bound<'_, PyPattern>) -> PyResult<()> {
    let mut packed = InOut::of(packed, "packed")?;
    eccforge_embed::inject_packed(packed.bytes()?, entry, pattern.get().borrowed()).map_err(refused)
}

/// The native module of ``eccforge_embed``.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<PyCodec>()?;
    module.add_class::<PySummary>()?;
    module.add_class::<PyPattern>()?;
    module.add("CLEAN", Status::Clean as u8)?;
    module.add("CORRECTED", Status::Corrected as u8)?;
    module.add("UNCORRECTABLE", Status::Uncorrectable as u8)?;
    module.add_function(wrap_pyfunction!(schemes, module)?)?;
    module.add_function(wrap_pyfunction!(inject, module)?)?;
    module.add_function(wrap_pyfunction!(inject_packed, module)?)
}
