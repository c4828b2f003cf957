//! Error models.

use crate::error::located;
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use eccforge_model::library;
use pyo3::prelude::*;
use std::path::PathBuf;

/// An error model.
#[pyclass(name = "Model", module = "eccforge._native", frozen)]
pub struct PyModel {
    pub model: ErrorModel,
}

#[pymethods]
impl PyModel {
    /// Loads a model by id or by path.
    #[staticmethod]
    fn named(name: &str) -> PyResult<Self> {
        library::named_model(name).map(|model| Self { model }).map_err(|e| located(&e))
    }

    /// Loads a built-in model by id.
    #[staticmethod]
    fn builtin(id: &str) -> PyResult<Self> {
        library::named_model(id).map(|model| Self { model }).map_err(|e| located(&e))
    }

    /// Reads a model from a file.
    #[staticmethod]
    fn load(path: PathBuf) -> PyResult<Self> {
        ErrorModel::from_path(&path).map(|model| Self { model }).map_err(|e| located(&e))
    }

    /// Reads a model from a text; `name` names the file in errors.
    #[staticmethod]
    fn from_yaml(text: &str, name: &str) -> PyResult<Self> {
        ErrorModel::from_text(&SourceFile::new(name, text)).map(|model| Self { model }).map_err(|e| located(&e))
    }

    /// Name and text of the model's file.
    #[getter]
    fn file(&self) -> (String, String) {
        let file = &self.model.file;
        (file.name.clone(), file.text.to_string())
    }

    #[getter]
    fn id(&self) -> &str {
        &self.model.id
    }

    #[getter]
    fn name(&self) -> &str {
        &self.model.name
    }

    #[getter]
    fn hash(&self) -> String {
        self.model.hash()
    }

    /// Id, name and probability of each class; probabilities are fractions `n/d`.
    fn classes(&self) -> Vec<(String, String, String)> {
        let mut classes = Vec::with_capacity(self.model.classes.len());
        for c in &self.model.classes {
            // As text: Python makes an exact fraction of it, where a float would round.
            let probability = eccforge_report::json::fraction(&self.model.probability(c));
            classes.push((c.id.clone(), c.name.clone(), probability));
        }
        classes
    }
}

impl PyModel {
    /// Indices of the classes of these ids; all if there are none.
    pub fn indices(&self, classes: &[String]) -> PyResult<Vec<usize>> {
        if classes.is_empty() {
            return Ok((0..self.model.classes.len()).collect());
        }
        let mut indices = Vec::with_capacity(classes.len());
        for id in classes {
            let class = self.model.class(id).map_err(crate::error::refused)?;
            indices.push(self.model.classes.iter().position(|c| c.id == class.id).unwrap_or_default());
        }
        Ok(indices)
    }
}
