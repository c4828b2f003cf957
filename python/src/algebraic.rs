//! Schemes whose code corrects a ball by algebra: exact and sampled outcomes, entries with erased symbols, and source code.

use crate::arrays::Batches;
use crate::error::{located, refused};
use crate::scheme::ordered;
use eccforge_codes::report::{Provenance, SchemeHash};
use eccforge_documents::ball::CheckedBall;
use eccforge_exact::ball;
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use eccforge_sampling::ball::{Origin, samples_by_default};
use eccforge_scheme::algebraic::Algebraic;
use eccforge_source::algebraic;
use numpy::ndarray::{Array2, ArrayView2};
use numpy::{IntoPyArray, PyArray1, PyArray2, PyReadonlyArray2};
use pyo3::prelude::*;
use std::path::Path;

/// A scheme that algebra decodes.
#[pyclass(name = "AlgebraicScheme", module = "eccforge._native", frozen)]
pub struct PyAlgebraic {
    pub(crate) scheme: Algebraic,
}

/// Data bits, check bits, and flags of corrected and of uncorrectable entries.
type Decoded<'py> =
    (Bound<'py, PyArray2<u8>>, Bound<'py, PyArray2<u8>>, Bound<'py, PyArray1<u8>>, Bound<'py, PyArray1<u8>>);

#[pymethods]
impl PyAlgebraic {
    /// Reads a scheme from a file.
    #[staticmethod]
    fn load(path: &str) -> PyResult<Self> {
        Self::read(&SourceFile::read(Path::new(path)).map_err(|e| located(&e))?)
    }

    /// Reads a scheme from a text; `name` names the file in errors.
    #[staticmethod]
    fn from_yaml(text: &str, name: &str) -> PyResult<Self> {
        Self::read(&SourceFile::new(name, text))
    }

    /// Name and text of the scheme's file.
    #[getter]
    fn file(&self) -> (String, String) {
        (self.scheme.file.name.clone(), self.scheme.file.text.to_string())
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
    fn hash(&self) -> String {
        self.scheme.hash()
    }

    /// Data bits and check bits of an entry.
    #[getter]
    fn sizes(&self) -> (usize, usize) {
        self.scheme.sizes().into()
    }

    /// Codewords, symbols of each, bits of a symbol.
    #[getter]
    fn shape(&self) -> (usize, usize, usize) {
        let (symbols, bits) = self.scheme.family.symbols();
        (self.scheme.codewords, symbols, bits)
    }

    /// Maximum numbers of wrong symbols that are corrected, and of symbols that can be named as erased.
    #[getter]
    fn corrects(&self) -> (usize, usize) {
        (self.scheme.radius, self.scheme.erasures)
    }

    /// The output of `eccforge check --format json`.
    fn facts(&self, py: Python<'_>) -> PyResult<String> {
        let schemes = [SchemeHash { id: self.scheme.id.clone(), sha256: self.scheme.hash() }];
        let model = ErrorModel::table1();
        let run = &Provenance::new(env!("CARGO_PKG_VERSION"), "python", schemes, &model.file);
        let facts = &py.detach(|| ball::facts(&self.scheme));
        serde_json::to_string(&CheckedBall { scheme: &self.scheme, facts, run }).map_err(refused)
    }

    /// The output of `eccforge simulate --format json`; 0 samples select the default of the command.
    fn simulate(&self, py: Python<'_>, samples: u64, seed: u64, threads: usize) -> PyResult<String> {
        let origin = Origin { version: env!("CARGO_PKG_VERSION").into(), command: "python".into() };
        // Without the lock of the interpreter: other threads of the program run while this one samples.
        let sampled = py.detach(|| {
            let facts = ball::facts(&self.scheme);
            let samples = if samples == 0 { samples_by_default(&self.scheme, &facts) } else { samples };
            eccforge_sampling::ball::sample(&self.scheme, &facts, samples, seed, threads, origin)
        });
        serde_json::to_string(&sampled).map_err(refused)
    }

    /// Check bits for rows of data bits.
    fn encode<'py>(&self, py: Python<'py>, data: PyReadonlyArray2<'_, u8>) -> PyResult<Bound<'py, PyArray2<u8>>> {
        let [data_bits, check_bits] = self.scheme.sizes();
        let rows = bits(data.as_array(), "data", data_bits)?;
        let encoded = py.detach(|| rows.iter().map(|row| self.scheme.encode(row)).collect::<Vec<_>>());
        Ok(array(&encoded, check_bits).into_pyarray(py))
    }

    /// Decodes rows of data bits and check bits, of which these symbols are erased.
    fn decode<'py>(
        &self,
        py: Python<'py>,
        data: PyReadonlyArray2<'_, u8>,
        check: PyReadonlyArray2<'_, u8>,
        erased: Vec<usize>,
    ) -> PyResult<Decoded<'py>> {
        let [data_bits, check_bits] = self.scheme.sizes();
        let mut in_data = bits(data.as_array(), "data", data_bits)?;
        let mut in_check = bits(check.as_array(), "check", check_bits)?;
        if in_data.len() != in_check.len() {
            let (rows, given) = (in_data.len(), in_check.len());
            return Err(refused(format!("`check` has {given} rows for {rows} rows of `data`")));
        }
        let (mut ce, mut due) = (Vec::new(), Vec::new());
        py.detach(|| {
            for (data, check) in in_data.iter_mut().zip(&mut in_check) {
                let flips = self.scheme.decode(data, check, &erased);
                due.push(u8::from(flips.is_none()));
                let flips = flips.unwrap_or_default();
                ce.push(u8::from(!flips.is_empty()));
                for bit in flips {
                    let (part, at) = if bit < data_bits { (&mut *data, bit) } else { (&mut *check, bit - data_bits) };
                    part[at] ^= true;
                }
            }
        });
        let (data, check) = (array(&in_data, data_bits), array(&in_check, check_bits));
        Ok((data.into_pyarray(py), check.into_pyarray(py), ce.into_pyarray(py), due.into_pyarray(py)))
    }

    /// Names and texts of the emitted C.
    fn c(&self, bit_order: &str) -> PyResult<Vec<(String, String)>> {
        let source = algebraic::c(&self.scheme, &ordered(bit_order)?).map_err(|e| refused(e.to_string()))?;
        Ok(source.files().into_iter().map(|(name, text)| (name, text.to_owned())).collect())
    }

    /// The emitted Rust module.
    fn rust(&self, bit_order: &str) -> PyResult<String> {
        algebraic::rust(&self.scheme, &ordered(bit_order)?).map_err(|e| refused(e.to_string()))
    }
}

impl PyAlgebraic {
    fn read(file: &SourceFile) -> PyResult<Self> {
        match Algebraic::from_text(file).map_err(|e| located(&e))? {
            Some(scheme) => Ok(Self { scheme }),
            None => {
                let why = "its correctable patterns are listed, or it is no valid scheme; use `Scheme`";
                Err(refused(format!("{}: {why}", file.name)))
            }
        }
    }
}

/// Rows of bits of this width.
fn bits(rows: ArrayView2<'_, u8>, name: &str, width: usize) -> PyResult<Vec<Vec<bool>>> {
    // Only for its checks: another width or value would otherwise be taken for bits.
    Batches::of(rows, name, width)?;
    Ok(rows.rows().into_iter().map(|row| row.iter().map(|bit| *bit == 1).collect()).collect())
}

fn array(rows: &[Vec<bool>], width: usize) -> Array2<u8> {
    Array2::from_shape_fn((rows.len(), width), |(row, bit)| u8::from(rows[row][bit]))
}
