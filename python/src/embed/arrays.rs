//! Arguments that should be arrays of bytes.

use numpy::{
    PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyReadwriteArrayDyn, PyUntypedArray, PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyMemoryView};
use std::sync::{Mutex, PoisonError};

/// The exception for an invalid argument.
pub fn refused(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// An argument that should be an array of bytes.
pub type Array<'py> = Bound<'py, PyAny>;

fn refused_array(name: &str, why: impl std::fmt::Display) -> PyErr {
    refused(format!("`{name}`: {why}"))
}

/// The array of an argument, or an array of the memory of a bytearray, a memoryview or bytes. Only C order is accepted,
/// because the order of bytes in memory is that of the entries.
fn array<'py>(argument: &Array<'py>, name: &str) -> PyResult<Bound<'py, PyArrayDyn<u8>>> {
    let is_buffer = argument.is_instance_of::<PyByteArray>()
        || argument.is_instance_of::<PyMemoryView>()
        || argument.is_instance_of::<PyBytes>();
    let argument = if is_buffer {
        let numpy = argument.py().import("numpy")?;
        &numpy.call_method1("frombuffer", (argument, "uint8")).map_err(|e| refused_array(name, e))?
    } else {
        argument
    };
    let Ok(array) = argument.cast::<PyArrayDyn<u8>>() else {
        let found = match argument.cast::<PyUntypedArray>() {
            Ok(other) => format!("one of dtype {}", other.dtype()),
            Err(_) => format!("{}", argument.get_type().name()?),
        };
        return Err(PyTypeError::new_err(format!(
            "`{name}`: expected a numpy array of dtype uint8, a bytearray or a memoryview, found {found}"
        )));
    };
    // A copy of an array in another order would be decoded in place of the caller's memory.
    if array.is_c_contiguous() { Ok(array.clone()) } else { Err(refused_array(name, "not C-contiguous")) }
}

/// Memory that calls use now, in all threads: first address, end, whether it is written. numpy's own check compares the objects
/// that memory belongs to, and therefore does not detect that two views of one buffer share memory.
static IN_USE: Mutex<Vec<(usize, usize, bool)>> = Mutex::new(Vec::new());

/// Memory that a call uses until this is dropped.
struct Use(usize, usize, bool);

impl Use {
    /// Claims the memory of an array for reading or writing.
    ///
    /// # Errors
    /// If the memory overlaps that of another array in use and one of the two is written.
    fn of(array: &Bound<'_, PyArrayDyn<u8>>, name: &str, written: bool) -> PyResult<Self> {
        let start = array.data() as usize;
        let own = Self(start, start + array.len(), written);
        let mut all = IN_USE.lock().unwrap_or_else(PoisonError::into_inner);
        // Two calls may read the same memory; a written one would be a data race, because the lock is released.
        if all.iter().any(|&(from, to, other)| from < own.1 && own.0 < to && (written || other)) {
            return Err(refused_array(name, "shares memory with another array that a call uses"));
        }
        all.push((own.0, own.1, own.2));
        Ok(own)
    }
}

impl Drop for Use {
    fn drop(&mut self) {
        let mut all = IN_USE.lock().unwrap_or_else(PoisonError::into_inner);
        // Equal claims of two readers are interchangeable, so any of them may be removed.
        if let Some(i) = all.iter().position(|claimed| *claimed == (self.0, self.1, self.2)) {
            all.swap_remove(i);
        }
    }
}

/// An array that is read.
pub struct Input<'py>(PyReadonlyArrayDyn<'py, u8>, #[allow(dead_code, reason = "frees the memory for others")] Use);

impl<'py> Input<'py> {
    /// The array of the argument called `name`.
    pub fn of(argument: &Array<'py>, name: &str) -> PyResult<Self> {
        let array = array(argument, name)?;
        let borrowed = array.try_readonly().map_err(|e| refused_array(name, e))?;
        Ok(Self(borrowed, Use::of(&array, name, false)?))
    }

    /// The bytes of the array in memory.
    pub fn bytes(&self) -> PyResult<&[u8]> {
        Ok(self.0.as_slice()?)
    }
}

/// An array that is written. An array is rejected if it is read-only, passed twice, or if another array of this call or
/// of a call in another thread shares its memory.
pub struct InOut<'py>(PyReadwriteArrayDyn<'py, u8>, #[allow(dead_code, reason = "frees the memory for others")] Use);

impl<'py> InOut<'py> {
    /// The array of the argument called `name`.
    pub fn of(argument: &Array<'py>, name: &str) -> PyResult<Self> {
        let array = array(argument, name)?;
        let borrowed = array.try_readwrite().map_err(|e| refused_array(name, e))?;
        Ok(Self(borrowed, Use::of(&array, name, true)?))
    }

    /// The bytes of the array in memory.
    pub fn bytes(&mut self) -> PyResult<&mut [u8]> {
        Ok(self.0.as_slice_mut()?)
    }
}

/// The number of entries in `bytes` bytes.
pub fn entries_in(bytes: usize, entry: usize, name: &str) -> PyResult<usize> {
    let count = bytes / entry;
    if count * entry == bytes {
        Ok(count)
    } else {
        Err(refused(format!("`{name}` has {bytes} bytes; expected {}", count * entry)))
    }
}
