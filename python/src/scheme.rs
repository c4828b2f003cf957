//! Schemes: facts, exact outcomes, circuits on arrays, and texts for hardware and software.

use crate::arrays::{Batches, evaluate};
use crate::error::{interruptible, located, refused};
use crate::hardware::options;
use crate::model::PyModel;
use eccforge_circuit::Circuit;
use eccforge_codes::report::Provenance;
use eccforge_documents::scheme::{AtRate, Checked};
use eccforge_exact::count::ByWeight;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::{self, Reading};
use eccforge_exact::facts;
use eccforge_exact::stored::guarded;
use eccforge_files::diagnostic::SourceFile;
use eccforge_hdl::design::Options;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_lower::{encoder, stored};
use eccforge_outcomes::{Outcome, Tally};
use eccforge_report::json;
use eccforge_scheme::library;
use eccforge_scheme::{Address, Scheme};
use eccforge_works as works;
use eccforge_works::Work;
use eccforge_works::report::Reproduced;
use num_rational::BigRational;
use numpy::ndarray::Array2;
use numpy::{IntoPyArray, PyArray1, PyArray2, PyReadonlyArray2};
use pyo3::prelude::*;
use std::path::PathBuf;

/// A scheme.
#[pyclass(name = "Scheme", module = "eccforge._native", frozen)]
pub struct PyScheme {
    pub scheme: Scheme,
}

/// Corrected entries, flags of corrected and of uncorrectable entries, flips.
type Decoded<'py> =
    (Bound<'py, PyArray2<u8>>, Bound<'py, PyArray1<u8>>, Bound<'py, PyArray1<u8>>, Bound<'py, PyArray2<u8>>);

#[pymethods]
impl PyScheme {
    /// Loads a scheme by id or by path.
    #[staticmethod]
    fn named(name: &str) -> PyResult<Self> {
        library::named_scheme(name).map(|scheme| Self { scheme }).map_err(|e| located(&e))
    }

    /// Loads a built-in scheme by id.
    #[staticmethod]
    fn builtin(id: &str) -> PyResult<Self> {
        library::scheme_by_id(id).map(|scheme| Self { scheme }).map_err(|e| located(&e))
    }

    /// Reads a scheme from a file.
    #[staticmethod]
    fn load(path: PathBuf) -> PyResult<Self> {
        Scheme::from_path(&path).map(|scheme| Self { scheme }).map_err(|e| located(&e))
    }

    /// Reads a scheme from a text; `name` names the file in errors, and files that the text names are looked for from `base`.
    #[staticmethod]
    fn from_yaml(text: &str, name: &str, base: Option<PathBuf>) -> PyResult<Self> {
        let read = Scheme::from_text(&SourceFile::new(name, text), base.as_deref());
        read.map(|scheme| Self { scheme }).map_err(|e| located(&e))
    }

    /// Name and text of the scheme's file.
    #[getter]
    fn file(&self) -> (String, String) {
        let file = &self.scheme.file;
        (file.name.clone(), file.text.to_string())
    }

    /// The scheme with some enable inputs at other values.
    fn with_enables(&self, settings: Vec<(String, bool)>) -> PyResult<Self> {
        let mut scheme = self.scheme.clone();
        for (name, value) in settings {
            let enable = scheme.enables.iter_mut().find(|e| e.name == name);
            let enable = enable.ok_or_else(|| refused(format!("{} has no enable input `{name}`", self.scheme.id)))?;
            enable.default = value;
        }
        Ok(Self { scheme })
    }

    #[getter]
    fn id(&self) -> &str {
        &self.scheme.id
    }

    #[getter]
    fn name(&self) -> &str {
        &self.scheme.name
    }

    #[getter]
    fn source(&self) -> &str {
        &self.scheme.source
    }

    #[getter]
    fn hash(&self) -> String {
        self.scheme.hash()
    }

    /// The text after `#` in a link to the explorer that shows this scheme.
    #[getter]
    fn fragment(&self) -> String {
        eccforge_codes::report::fragment::of_scheme(&self.scheme)
    }

    /// Beats, pins, data pins.
    #[getter]
    fn geometry(&self) -> (usize, usize, usize) {
        let g = self.scheme.geometry;
        (g.beats, g.pins, g.data_pins)
    }

    #[getter]
    fn codewords(&self) -> usize {
        self.scheme.codewords()
    }

    /// Name and value of each enable input.
    #[getter]
    fn enables(&self) -> Vec<(String, bool)> {
        self.scheme.enables.iter().map(|e| (e.name.clone(), e.default)).collect()
    }

    #[getter]
    fn warnings(&self) -> Vec<String> {
        self.scheme.warnings.clone()
    }

    /// Bits of the address that takes part in the code; 0 without one.
    #[getter]
    fn address_bits(&self) -> usize {
        self.scheme.address.as_ref().map_or(0, Address::bits)
    }

    /// For each codeword the physical bit of each of its bits.
    fn layout(&self) -> Vec<Vec<usize>> {
        (0..self.scheme.codewords()).map(|w| self.scheme.layout.codeword(w).to_vec()).collect()
    }

    /// Columns of H as numbers, bit j of each in row j; and the number of rows.
    fn columns(&self) -> (Vec<u64>, u32) {
        (self.scheme.code.h.columns().to_vec(), self.scheme.code.h.r())
    }

    /// The output of `eccforge check --format json`.
    fn facts(&self, py: Python<'_>, model: &PyModel) -> PyResult<String> {
        let (scheme, model, progress) = (&self.scheme, &model.model, Progress::default());
        interruptible(py, &progress.cancelled, || {
            let found = facts::facts(scheme, model, &progress)?;
            let provenance = Provenance::new(env!("CARGO_PKG_VERSION"), "python", [scheme], &model.file);
            let (stages, facts, run) = (&scheme.into(), &found, &provenance);
            let checked =
                Checked { stages, named: &stages.id, facts, model, rates: &[], figures: &[], run, explorer: None };
            serde_json::to_string(&checked).map_err(|e| e.to_string())
        })
    }

    /// For each class: its id, how it was counted, and the number of patterns that end as clean, corrected, detected,
    /// undetected, miscorrected, in decimal.
    fn exact(
        &self,
        py: Python<'_>,
        model: &PyModel,
        classes: Vec<String>,
        exclusive: bool,
    ) -> PyResult<Vec<(String, String, [String; 5])>> {
        let (indices, progress) = (model.indices(&classes)?, Progress::default());
        // Counting releases the lock and may take minutes; a signal sets `cancelled`.
        let reading = if exclusive { Reading::Exclusive } else { Reading::Inclusive };
        let results = interruptible(py, &progress.cancelled, || {
            exact::evaluate(&self.scheme.without_address(), &model.model, &indices, reading, &progress)
        })?;
        let row = |r: exact::ClassResult| (r.class, eccforge_report::name(&r.method), counts(&r.tally));
        Ok(results.into_iter().map(row).collect())
    }

    /// Probabilities of clean, corrected, detected, undetected and miscorrected entries, as fractions, if every bit is
    /// wrong independently at each of these rates (fractions too).
    fn at_rates(&self, py: Python<'_>, rates: Vec<String>) -> PyResult<Vec<[String; 5]>> {
        let rates =
            rates.iter().map(|rate| rate.parse::<BigRational>().map_err(refused)).collect::<PyResult<Vec<_>>>()?;
        let bits = self.scheme.geometry.bits();
        py.detach(|| {
            // Outcomes by weight are counted once; a rate only weights them.
            let by_weight = ByWeight::new(&self.scheme.without_address())?;
            let mut outcomes = Vec::with_capacity(rates.len());
            for rate in &rates {
                let p = AtRate::new("", rate, bits, &by_weight.tallies).outcomes;
                outcomes
                    .push([&p.clean, &p.corrected, &p.detected, &p.undetected, &p.miscorrected].map(json::fraction));
            }
            Ok(outcomes)
        })
        .map_err(|e: String| refused(e))
    }

    /// Entries for rows of data bits, and rows of address bits if the scheme has an address.
    fn encode<'py>(
        &self,
        py: Python<'py>,
        data: PyReadonlyArray2<'_, u8>,
        addresses: PyReadonlyArray2<'_, u8>,
    ) -> PyResult<Bound<'py, PyArray2<u8>>> {
        let rows = Batches::of(data.as_array(), "data", self.scheme.geometry.data_bits().len())?;
        let scheme = self.scheme.without_address();
        // The interpreter evaluates every gate, so the gates of other outputs are removed first.
        let circuit = stored(&scheme, &encoder(&scheme).restricted_to(&["entry"]));
        let mut entries = py.detach(|| evaluate(&circuit, "data", &rows, &[], &["entry"]).remove(0));
        self.at(&mut entries, &addresses)?;
        Ok(entries.into_pyarray(py))
    }

    /// Decodes rows of entry bits, each read at its address if the scheme has one.
    fn decode<'py>(
        &self,
        py: Python<'py>,
        entries: PyReadonlyArray2<'_, u8>,
        addresses: PyReadonlyArray2<'_, u8>,
    ) -> PyResult<Decoded<'py>> {
        let mut received = entries.as_array().to_owned();
        let bits = self.scheme.geometry.bits();
        let mut rows = Batches::of(received.view(), "entries", bits)?;
        // The shape is checked before the address is added, because a wrong shape would fail there with a worse message.
        if self.scheme.address.is_some() {
            self.at(&mut received, &addresses)?;
            rows = Batches::of(received.view(), "entries", bits)?;
        }
        let decoder = stored(&self.scheme.without_address(), &self.decoder());
        let [mut corrected, ce, due, flips] = self.decoded(py, &decoder, &rows, ["corrected", "ce", "due", "flips"])?;
        self.at(&mut corrected, &addresses)?;
        let [ce, due] = [ce, due].map(|flag| flag.into_iter().collect::<Vec<u8>>());
        Ok((corrected.into_pyarray(py), ce.into_pyarray(py), due.into_pyarray(py), flips.into_pyarray(py)))
    }

    /// Outcomes of rows of error bits: 0 clean, 1 corrected, 2 detected, 3 silent.
    fn outcomes<'py>(&self, py: Python<'py>, errors: PyReadonlyArray2<'_, u8>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let rows = Batches::of(errors.as_array(), "errors", self.scheme.geometry.bits())?;
        let [data, due] = self.decoded(py, &self.decoder(), &rows, ["data", "due"])?;
        let view = errors.as_array();
        let mut outcomes: Vec<u8> = Vec::with_capacity(rows.rows);
        for at in 0..rows.rows {
            // The data written are zero, so every one that is delivered is wrong; data under a DUE are undefined.
            outcomes.push(if due[[at, 0]] == 1 {
                2
            } else if data.row(at).iter().any(|bit| *bit == 1) {
                3
            } else if view.row(at).iter().all(|bit| *bit == 0) {
                0
            } else {
                1
            });
        }
        Ok(outcomes.into_pyarray(py))
    }

    /// Names and texts of the emitted Verilog for a goal: `readable`, `area` or `delay`.
    fn verilog(&self, py: Python<'_>, goal: &str, inverted_check: bool) -> PyResult<Vec<(String, String)>> {
        let options = Options { inverted_check, ..options(goal)? };
        let files = py.detach(|| {
            let guarded = if inverted_check { guarded(&self.scheme)?.scheme } else { self.scheme.clone() };
            Ok(eccforge_hdl::collateral::of_scheme(&guarded, &options))
        });
        let files = files.map_err(|e: String| refused(e))?;
        Ok(files.into_iter().map(|f| (f.name, f.text)).collect())
    }

    /// Names and texts of the emitted C.
    fn c(&self, bit_order: &str) -> PyResult<Vec<(String, String)>> {
        let regenerate = eccforge_source::c::Regenerate::Emit;
        let source = eccforge_source::c::source(&self.scheme, regenerate, &ordered(bit_order)?).map_err(refused)?;
        Ok(source.files().into_iter().map(|(name, text)| (name, text.to_owned())).collect())
    }

    /// The emitted Rust module.
    fn rust(&self, bit_order: &str) -> PyResult<String> {
        let prelude = eccforge_source::rust::Prelude::Inline;
        eccforge_source::rust::module(&self.scheme, prelude, &ordered(bit_order)?).map_err(refused)
    }
}

impl PyScheme {
    /// The circuit of the decoder, without the constant and the address on the stored word.
    fn decoder(&self) -> Circuit {
        Decoder::new(&self.scheme.without_address(), Strategy::SyndromeLookup).flatten()
    }

    /// Complements the bits of each entry that its address complements.
    fn at(&self, entries: &mut Array2<u8>, addresses: &PyReadonlyArray2<'_, u8>) -> PyResult<()> {
        Batches::of(addresses.as_array(), "addresses", self.address_bits())?;
        let addresses = addresses.as_array();
        if addresses.nrows() != entries.nrows() {
            let (rows, given) = (entries.nrows(), addresses.nrows());
            return Err(refused(format!("there are {given} addresses for {rows} rows")));
        }
        let flips = self.scheme.address.as_ref().map_or(&[][..], |address| &address.flips);
        for (mut entry, address) in entries.rows_mut().into_iter().zip(addresses.rows()) {
            for (&bit, flips) in address.iter().zip(flips) {
                for &flip in flips.iter() {
                    entry[flip] ^= bit;
                }
            }
        }
        Ok(())
    }

    /// Ports of a decoder, evaluated on all rows.
    fn decoded<const N: usize>(
        &self,
        py: Python<'_>,
        decoder: &Circuit,
        rows: &Batches,
        ports: [&str; N],
    ) -> PyResult<[Array2<u8>; N]> {
        let fixed: Vec<(String, bool)> = self.scheme.enables.iter().map(|e| (e.name.clone(), e.default)).collect();
        let arrays = py.detach(|| evaluate(&decoder.restricted_to(&ports), "entry", rows, &fixed, &ports));
        arrays.try_into().map_err(|_| refused("a port is missing; this is a bug in eccforge"))
    }
}

/// Emitted source with this order of the bits of a byte: `lsb` or `msb`.
pub(crate) fn ordered(bit_order: &str) -> PyResult<eccforge_source::Options> {
    let msb_first = match bit_order {
        "lsb" => false,
        "msb" => true,
        other => return Err(refused(format!("the bit order must be lsb or msb, got {other}"))),
    };
    Ok(eccforge_source::Options { msb_first, ..Default::default() })
}

/// The number of an outcome in arrays.
pub fn outcome_number(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Clean => 0,
        Outcome::Corrected => 1,
        Outcome::Detected => 2,
        Outcome::Silent => 3,
    }
}

/// Patterns that end as clean, corrected, detected, undetected, miscorrected, in decimal.
fn counts(t: &Tally) -> [String; 5] {
    [&t.clean, &t.corrected, &t.detected, &t.undetected, &t.miscorrected].map(ToString::to_string)
}

/// Ids of the schemes of Sullivan et al. (MICRO 2021), in the order of its Table 2.
#[pyfunction]
pub fn published_schemes() -> Vec<String> {
    let micro21 = Work::named(works::DEFAULT).expect("a shipped work is valid");
    micro21.by_class.iter().flat_map(|table| table.published_schemes().map(str::to_owned)).collect()
}

/// The tables of Sullivan et al. (MICRO 2021) for these schemes, exactly, as `eccforge reproduce --format json` prints
/// them; and for each cell its counts, as [`PyScheme::exact`] gives them.
#[pyfunction]
pub fn reproduce(py: Python<'_>, schemes: Vec<PyRef<'_, PyScheme>>) -> PyResult<(String, Vec<[String; 5]>)> {
    let (progress, mut work) = (Progress::default(), Work::named(works::DEFAULT).expect("a shipped work is valid"));
    if let Some(table) = &mut work.by_class {
        table.schemes = schemes.iter().map(|s| s.scheme.clone()).collect();
    }
    interruptible(py, &progress.cancelled, || {
        let report = works::run(work, &progress, None)?;
        let run = report.provenance(env!("CARGO_PKG_VERSION"), "python");
        let tallies = report.cells.iter().map(|c| counts(&c.tally)).collect();
        let text = serde_json::to_string(&Reproduced { report: &report, run: &run }).map_err(|e| e.to_string())?;
        Ok((text, tallies))
    })
}
