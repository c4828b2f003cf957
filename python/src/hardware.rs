//! Proofs and measurements of hardware with yosys and abc.

use crate::error::refused;
use crate::scheme::PyScheme;
use eccforge_hdl::area::{measure, modules};
use eccforge_hdl::design::{Goal, Options};
use eccforge_hdl::prove::prove as prove_scheme;
use eccforge_hdl::tools::ToolError;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use rayon::prelude::*;

/// Options with the goal of this name: `readable`, `area` or `delay`.
pub fn options(goal: &str) -> PyResult<Options> {
    let goal: Goal = serde_json::from_value(goal.into())
        .map_err(|_| refused(format!("unknown goal `{goal}`; expected `readable`, `area` or `delay`")))?;
    Ok(Options { goal, ..Options::default() })
}

/// A missing or failing tool as an exception. An interrupt also ends the tool, and is reported instead of the failure.
fn finished<T>(py: Python<'_>, result: Result<T, ToolError>) -> PyResult<T> {
    // Ctrl-C reaches the tool as well; its failure would hide the interrupt.
    py.check_signals()?;
    result.map_err(|e| PyRuntimeError::new_err(e.to_string()))
}

/// The record of `eccforge prove --format json`, and whether everything holds.
#[pyfunction]
pub fn prove(py: Python<'_>, scheme: &PyScheme, goal: &str, mutants: usize) -> PyResult<(String, bool)> {
    let options = options(goal)?;
    let record = finished(py, py.detach(|| prove_scheme(&scheme.scheme, &options, mutants)))?;
    Ok((serde_json::to_string(&record).map_err(refused)?, record.holds()))
}

/// The measurements of encoder and decoder, each as `eccforge area --format json` prints it.
#[pyfunction]
pub fn area(py: Python<'_>, scheme: &PyScheme, goal: &str) -> PyResult<String> {
    let modules = modules(&scheme.scheme, &options(goal)?);
    let measured = py.detach(|| {
        let measured = modules.par_iter().map(|module| Ok(measure(module, &|| ())?.0));
        measured.collect::<Result<Vec<_>, _>>()
    });
    serde_json::to_string(&finished(py, measured)?).map_err(refused)
}
