//! The native part of the Python package `eccforge`: the libraries that the command line runs, with JSON texts and arrays
//! of bits as their interface, and the embedded codecs (`embed`). `python/eccforge/__init__.py` makes Python types of them.
//!
//! Long work releases the interpreter lock and looks for signals a few times a second, so Ctrl-C ends it.

mod algebraic;
mod arrays;
mod embed;
mod error;
mod hardware;
mod model;
mod sampling;
mod scheme;
mod search;
mod shards;
mod stages;

use eccforge_scheme::library;
use pyo3::prelude::*;

/// Ids of the shipped schemes of one stage; those that only published works use are last.
#[pyfunction]
fn schemes() -> Vec<&'static str> {
    // In this order, a list that a user prints begins with the schemes that are meant for use.
    eccforge_scheme::builtins().iter().map(|b| b.id).chain(library::SCHEMES.ids()).collect()
}

/// Ids of the shipped error models.
#[pyfunction]
fn models() -> Vec<&'static str> {
    eccforge_model::library::ids().collect()
}

/// The native module of `eccforge`.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("SchemeError", module.py().get_type::<error::SchemeError>())?;
    module.add_class::<scheme::PyScheme>()?;
    module.add_class::<algebraic::PyAlgebraic>()?;
    module.add_class::<model::PyModel>()?;
    module.add_class::<stages::PyStages>()?;
    module.add_class::<shards::PyShards>()?;
    module.add_function(wrap_pyfunction!(stages::stages, module)?)?;
    module.add_function(wrap_pyfunction!(schemes, module)?)?;
    module.add_function(wrap_pyfunction!(models, module)?)?;
    module.add_function(wrap_pyfunction!(scheme::published_schemes, module)?)?;
    module.add_function(wrap_pyfunction!(scheme::reproduce, module)?)?;
    module.add_function(wrap_pyfunction!(sampling::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(search::search, module)?)?;
    module.add_function(wrap_pyfunction!(hardware::prove, module)?)?;
    module.add_function(wrap_pyfunction!(hardware::area, module)?)?;
    embed::register(module.py())
}
