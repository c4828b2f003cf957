//! Bits to flip in one entry, as Python objects.

use eccforge_embed::Pattern;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// Bits to flip in one entry: ``Pattern.Bit(bit)``, ``Pattern.Bits(bits)``, ``Pattern.Byte(beat, lane, mask)``,
/// ``Pattern.Pin(pin, beats)``, ``Pattern.Beat(beat)``, ``Pattern.Entry()``, ``Pattern.Random(weight, seed)``.
#[pyclass(name = "Pattern", module = "eccforge.embed", frozen, eq, hash)]
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum PyPattern {
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
    /// ``weight`` (0..=288) different bits, all sets of them equally likely: the same ones for the same weight and
    /// seed, on every machine and in every language.
    Random { weight: usize, seed: u64 },
}

impl PyPattern {
    /// Returns the same pattern in the type of the library.
    pub fn borrowed(&self) -> Pattern<'_> {
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

/// The name of a variant and its members: one or more names, each with its value.
type Members<'py> = (&'static str, Vec<(&'static str, Bound<'py, PyAny>)>);

/// The form that pickle stores: a function, and the variant and values to call it with.
type Reduced<'py> = (Bound<'py, PyAny>, (&'static str, Bound<'py, PyTuple>));

#[pymethods]
impl PyPattern {
    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let (variant, members) = self.members(py)?;
        let members: Vec<String> = members.into_iter().map(|(name, value)| format!("{name}={value}")).collect();
        Ok(format!("Pattern.{variant}({})", members.join(", ")))
    }

    /// pickle does not find a variant through its outer class, so a function creates it again.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let (variant, members) = self.members(py)?;
        let values = PyTuple::new(py, members.into_iter().map(|(_, value)| value))?;
        Ok((py.import(super::NATIVE)?.getattr("_pattern")?, (variant, values)))
    }
}

impl PyPattern {
    fn members<'py>(&self, py: Python<'py>) -> PyResult<Members<'py>> {
        // Each arm has the name of the class and its arguments, as `repr` and pickle need them.
        let number = |value: u64| value.into_pyobject(py).map(Bound::into_any).map_err(PyErr::from);
        Ok(match *self {
            Self::Bit { bit } => ("Bit", vec![("bit", number(bit as u64)?)]),
            Self::Bits { ref bits } => ("Bits", vec![("bits", bits.into_pyobject(py)?.into_any())]),
            Self::Byte { beat, lane, mask } => (
                "Byte",
                vec![("beat", number(beat as u64)?), ("lane", number(lane as u64)?), ("mask", number(mask.into())?)],
            ),
            Self::Pin { pin, beats } => ("Pin", vec![("pin", number(pin as u64)?), ("beats", number(beats.into())?)]),
            Self::Beat { beat } => ("Beat", vec![("beat", number(beat as u64)?)]),
            Self::Entry {} => ("Entry", vec![]),
            Self::Random { weight, seed } => {
                ("Random", vec![("weight", number(weight as u64)?), ("seed", number(seed)?)])
            }
        })
    }
}

/// _pattern(variant, members)
/// --
///
/// The pattern that pickle stored.
#[pyfunction]
pub fn _pattern<'py>(py: Python<'py>, variant: &str, members: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>> {
    let class = py.get_type::<PyPattern>();
    if !["Bit", "Bits", "Byte", "Pin", "Beat", "Entry", "Random"].contains(&variant) {
        return Err(PyValueError::new_err(format!("no pattern is called {variant:?}")));
    }
    class.getattr(variant)?.call1(members.clone())
}
