//! Erasure codes over shards: arrays with one row for each shard.

use crate::error::{located, refused};
use eccforge_embed::shards::Shards;
use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::shards::{CODES, ShardCode};
use numpy::ndarray::{Array2, ArrayView2};
use numpy::{IntoPyArray, PyArray2, PyReadonlyArray2};
use pyo3::prelude::*;
use std::path::Path;

/// Shards(code)
/// --
///
/// An erasure code over shards of bytes: the id of a built-in code ("isa-l-cauchy-32-4", "linux-raid-6", ...), or a file.
#[pyclass(name = "Shards", module = "eccforge", frozen)]
pub struct PyShards {
    code: ShardCode,
    shards: Shards,
}

/// The number of lost shards, the number of sets of that many shards, and the number of these sets that the other shards do
/// not determine.
type Loss = (usize, u64, Option<u64>);

#[pymethods]
impl PyShards {
    #[new]
    fn new(code: &str) -> PyResult<Self> {
        let file = match CODES.file(code) {
            Some(file) => file,
            None => SourceFile::read(Path::new(code)).map_err(|e| located(&e))?,
        };
        Self::read(&file)
    }

    /// Reads a code from a text; `name` names the file in errors.
    #[staticmethod]
    #[pyo3(signature = (text, name = "text"))]
    fn from_yaml(text: &str, name: &str) -> PyResult<Self> {
        Self::read(&SourceFile::new(name, text))
    }

    /// Ids of the built-in codes.
    #[staticmethod]
    fn ids() -> Vec<&'static str> {
        CODES.ids().collect()
    }

    #[getter]
    fn id(&self) -> &str {
        &self.code.id
    }

    /// Number of data shards.
    #[getter]
    fn data(&self) -> usize {
        self.code.data()
    }

    /// Number of check shards.
    #[getter]
    fn check(&self) -> usize {
        self.code.check()
    }

    /// For 1 to `check` lost shards: their number, the number of such losses, and how many of these the other shards do not
    /// determine (None if there are too many losses to try). The counts are exact.
    fn losses(&self, py: Python<'_>) -> Vec<Loss> {
        let losses = py.detach(|| self.code.losses());
        losses.into_iter().map(|loss| (loss.lost, loss.sets, loss.not_repaired)).collect()
    }

    /// The check shards of `data`, a uint8 array with one row for each data shard.
    fn encode<'py>(&self, py: Python<'py>, data: PyReadonlyArray2<'py, u8>) -> PyResult<Bound<'py, PyArray2<u8>>> {
        let data = rows(data.as_array());
        let mut check = vec![vec![0; data.first().map_or(0, Vec::len)]; self.code.check()];
        let done = py.detach(|| self.shards.encode(&slices(&data), &mut mutable(&mut check)));
        done.map_err(|e| refused(e.to_string()))?;
        array(py, check)
    }

    /// All shards with the lost ones restored, from a uint8 array with one row for each shard, data first. `lost` has the
    /// numbers of the lost shards, whose rows are not read.
    fn repair<'py>(
        &self,
        py: Python<'py>,
        shards: PyReadonlyArray2<'py, u8>,
        lost: Vec<usize>,
    ) -> PyResult<Bound<'py, PyArray2<u8>>> {
        let mut shards = rows(shards.as_array());
        let done = py.detach(|| self.shards.repair(&mut mutable(&mut shards), &lost));
        done.map_err(|e| refused(e.to_string()))?;
        array(py, shards)
    }

    /// Wrong bytes of each shard, where a single shard explains all checks, and the number of other wrong columns.
    fn locate(&self, py: Python<'_>, shards: PyReadonlyArray2<'_, u8>) -> PyResult<(Vec<u64>, u64)> {
        let shards = rows(shards.as_array());
        let located = py.detach(|| self.shards.locate(&slices(&shards))).map_err(|e| refused(e.to_string()))?;
        Ok((located.wrong_bytes, located.ambiguous))
    }

    fn __repr__(&self) -> String {
        format!("Shards({:?}, {} + {})", self.code.id, self.code.data(), self.code.check())
    }
}

impl PyShards {
    fn read(file: &SourceFile) -> PyResult<Self> {
        let code = ShardCode::from_text(file).map_err(|e| located(&e))?;
        let shards = Shards::new(code.polynomial as u16, &code.rows).map_err(|e| refused(e.to_string()))?;
        Ok(Self { code, shards })
    }
}

/// The rows of an array; a copy, because other threads may write the array while the lock is released.
fn rows(array: ArrayView2<'_, u8>) -> Vec<Vec<u8>> {
    array.rows().into_iter().map(|row| row.to_vec()).collect()
}

fn slices(rows: &[Vec<u8>]) -> Vec<&[u8]> {
    rows.iter().map(Vec::as_slice).collect()
}

fn mutable(rows: &mut [Vec<u8>]) -> Vec<&mut [u8]> {
    rows.iter_mut().map(Vec::as_mut_slice).collect()
}

fn array(py: Python<'_>, rows: Vec<Vec<u8>>) -> PyResult<Bound<'_, PyArray2<u8>>> {
    let shape = (rows.len(), rows.first().map_or(0, Vec::len));
    let array = Array2::from_shape_vec(shape, rows.concat()).map_err(|e| refused(e.to_string()))?;
    Ok(array.into_pyarray(py))
}
