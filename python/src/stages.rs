//! Schemes of several stages.

use crate::algebraic::PyAlgebraic;
use crate::arrays::Batches;
use crate::error::{interruptible, located, refused};
use crate::model::PyModel;
use crate::scheme::{PyScheme, ordered, outcome_number};
use eccforge_circuit::lanes::Backend;
use eccforge_codes::report::Provenance;
use eccforge_documents::scheme::Checked;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::stages::StagesReader;
use eccforge_files::diagnostic::SourceFile;
use eccforge_sampling::staged::{self, Pipeline};
use eccforge_scheme::library;
use eccforge_scheme::stages::Stages;
use numpy::{IntoPyArray, PyArray1, PyReadonlyArray2};
use pyo3::prelude::*;
use std::path::PathBuf;

/// A scheme of one stage or several.
#[pyclass(name = "Stages", module = "eccforge._native", frozen)]
pub struct PyStages {
    pub stages: Stages,
}

/// A stage: its id; its scheme, if the patterns are listed or algebra decodes codewords that lie one after the other; copies, and
/// the id and the bits of an entry of the scheme.
type Part = (String, Option<PyScheme>, Option<PyAlgebraic>, usize, String, usize);

#[pymethods]
impl PyStages {
    /// Loads stages by id or by path.
    #[staticmethod]
    fn named(name: &str) -> PyResult<Self> {
        library::named_stages(name).map(|stages| Self { stages }).map_err(|e| located(&e))
    }

    /// Reads stages from a text; `name` names the file in errors, and files that the text names are looked for from `base`.
    #[staticmethod]
    fn from_yaml(text: &str, name: &str, base: Option<PathBuf>) -> PyResult<Self> {
        let read = Stages::from_text(&SourceFile::new(name, text), base.as_deref(), &library::scheme_of_stage);
        read.map(|stages| Self { stages }).map_err(|e| located(&e))
    }

    /// Name and text of the file of the stages.
    #[getter]
    fn file(&self) -> (String, String) {
        let file = &self.stages.file;
        (file.name.clone(), file.text.to_string())
    }

    #[getter]
    fn id(&self) -> &str {
        &self.stages.id
    }

    #[getter]
    fn name(&self) -> &str {
        &self.stages.name
    }

    #[getter]
    fn source(&self) -> &str {
        &self.stages.source
    }

    #[getter]
    fn hash(&self) -> String {
        self.stages.hash()
    }

    /// Bits of the stage in which errors are injected.
    #[getter]
    fn bits(&self) -> usize {
        self.stages.error_stage().bits()
    }

    /// The stages, from the cells outwards.
    fn parts(&self) -> Vec<Part> {
        let mut stages = Vec::with_capacity(self.stages.stages.len());
        for s in &self.stages.stages {
            let listed = s.scheme.listed().map(|scheme| PyScheme { scheme: scheme.clone() });
            let algebraic = s.scheme.algebraic().map(|scheme| PyAlgebraic { scheme: scheme.clone() });
            let bits = s.scheme.geometry().bits();
            stages.push((s.id.clone(), listed, algebraic, s.copies, s.scheme.id().to_owned(), bits));
        }
        stages
    }

    /// Names and texts of the emitted C, with files for each stage.
    fn c(&self, bit_order: &str) -> PyResult<Vec<(String, String)>> {
        eccforge_source::staged::c(&self.stages, &ordered(bit_order)?).map_err(refused)
    }

    /// The emitted Rust module, with a module for each stage.
    fn rust(&self, bit_order: &str) -> PyResult<String> {
        eccforge_source::staged::rust(&self.stages, &ordered(bit_order)?).map_err(refused)
    }

    /// The output of `eccforge check --format json`; without a model no classes are counted.
    fn facts(&self, py: Python<'_>, model: Option<&PyModel>) -> PyResult<String> {
        let (stages, progress) = (&self.stages, Progress::default());
        let default = eccforge_model::ErrorModel::table1();
        let model = model.map(|model| &model.model);
        interruptible(py, &progress.cancelled, || {
            let pipeline = Pipeline::new(stages).map_err(|e| e.to_string())?;
            let found = staged::facts(stages, &pipeline, model, Backend::best(), &progress)?;
            let model = model.unwrap_or(&default);
            let schemes = stages.stages.iter().map(|stage| &stage.scheme);
            let provenance = Provenance::new(env!("CARGO_PKG_VERSION"), "python", schemes, &model.file);
            let (facts, run) = (&found, &provenance);
            let checked =
                Checked { stages, named: &stages.id, facts, model, rates: &[], figures: &[], run, explorer: None };
            serde_json::to_string(&checked).map_err(|e| e.to_string())
        })
    }

    /// Outcomes of rows of error bits: 0 clean, 1 corrected, 2 detected, 3 silent.
    fn outcomes<'py>(&self, py: Python<'py>, errors: PyReadonlyArray2<'_, u8>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        // Checks the shape and the values.
        Batches::of(errors.as_array(), "errors", self.stages.error_stage().bits())?;
        let mut rows: Vec<Vec<usize>> = Vec::new();
        for row in errors.as_array().rows() {
            let ones = row.iter().enumerate().filter(|(_, bit)| **bit == 1);
            rows.push(ones.map(|(position, _)| position).collect());
        }
        let outcomes: Vec<u8> = py.detach(|| {
            let reader = StagesReader::new(&self.stages);
            rows.iter().map(|error| outcome_number(reader.decode(error).outcome)).collect()
        });
        Ok(outcomes.into_pyarray(py))
    }
}

/// Ids of the shipped schemes of several stages.
#[pyfunction]
pub fn stages() -> Vec<&'static str> {
    library::STAGES.ids().collect()
}

/// A scheme or stages, as `simulate` takes both.
#[derive(FromPyObject)]
pub enum Subject<'py> {
    Scheme(PyRef<'py, PyScheme>),
    Stages(PyRef<'py, PyStages>),
}

impl From<Subject<'_>> for Stages {
    fn from(subject: Subject<'_>) -> Self {
        match subject {
            Subject::Scheme(scheme) => Self::from(&scheme.scheme),
            Subject::Stages(stages) => stages.stages.clone(),
        }
    }
}
