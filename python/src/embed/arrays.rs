//! Arguments that should be arrays of bytes.

use numpy::{
    PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyReadwriteArrayDyn, PyUntypedArray, PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// The exception of a call that is refused.
pub fn refused(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// An argument that should be an array of bytes.
pub type Array<'py> = Bound<'py, PyAny>;

fn refused_array(name: &str, why: impl std::fmt::Display) -> PyErr {
    refused(format!("`{name}`: {why}"))
}

/// The array of an argument. Only C order is taken: the order of bytes in memory is that of the entries.
fn array<'a, 'py>(argument: &'a Array<'py>, name: &str) -> PyResult<&'a Bound<'py, PyArrayDyn<u8>>> {
    let Ok(array) = argument.cast::<PyArrayDyn<u8>>() else {
        let found = match argument.cast::<PyUntypedArray>() {
            Ok(other) => format!("one of dtype {}", other.dtype()),
            Err(_) => format!("{}", argument.get_type().name()?),
        };
        return Err(PyTypeError::new_err(format!("`{name}`: expected a numpy array of dtype uint8, found {found}")));
    };
    if array.is_c_contiguous() { Ok(array) } else { Err(refused_array(name, "not C-contiguous")) }
}

/// An array that is read.
pub struct Input<'py>(PyReadonlyArrayDyn<'py, u8>);

impl<'py> Input<'py> {
    /// The array of the argument called `name`.
    pub fn of(argument: &Array<'py>, name: &str) -> PyResult<Self> {
        array(argument, name)?.try_readonly().map(Self).map_err(|e| refused_array(name, e))
    }

    /// Its bytes in memory.
    pub fn bytes(&self) -> PyResult<&[u8]> {
        Ok(self.0.as_slice()?)
    }
}

/// An array that is written. One that is read-only, passed twice, or in use by a call in another thread is refused.
pub struct InOut<'py>(PyReadwriteArrayDyn<'py, u8>);

impl<'py> InOut<'py> {
    /// The array of the argument called `name`.
    pub fn of(argument: &Array<'py>, name: &str) -> PyResult<Self> {
        array(argument, name)?.try_readwrite().map(Self).map_err(|e| refused_array(name, e))
    }

    /// Its bytes in memory.
    pub fn bytes(&mut self) -> PyResult<&mut [u8]> {
        Ok(self.0.as_slice_mut()?)
    }
}

/// The number of entries in `bytes` bytes.
pub fn whole(bytes: usize, entry: usize, name: &str) -> PyResult<usize> {
    let count = bytes / entry;
    if count * entry == bytes {
        Ok(count)
    } else {
        Err(refused(format!("`{name}` has {bytes} bytes; expected {}", count * entry)))
    }
}
