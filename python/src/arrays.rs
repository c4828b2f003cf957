//! Arrays of bits: one row for each entry, one `uint8` of 0 or 1 for each bit.

use crate::error::refused;
use eccforge_circuit::{Circuit, Interpreter};
use numpy::ndarray::{Array2, ArrayView2};
use pyo3::prelude::*;

/// Number of entries that the interpreter of circuits takes at once.
// It evaluates words of 64 bits; bit i of a word belongs to entry i of a batch.
const LANES: usize = 64;

/// Rows of bits in the form that the interpreter takes: for each batch of 64 rows, a word for each bit.
pub struct Batches {
    /// Number of rows.
    pub rows: usize,
    /// Batch after batch, `width` words each.
    words: Vec<u64>,
    width: usize,
}

impl Batches {
    /// Reads an array of `width` columns.
    ///
    /// # Errors
    /// Another width, or a value that is not a bit.
    pub fn of(array: ArrayView2<'_, u8>, name: &str, width: usize) -> PyResult<Self> {
        let (rows, columns) = array.dim();
        if columns != width {
            return Err(refused(format!("`{name}` has {columns} columns; expected one for each of {width} bits")));
        }
        let mut words = vec![0u64; rows.div_ceil(LANES) * width];
        for (at, row) in array.rows().into_iter().enumerate() {
            let batch = &mut words[at / LANES * width..][..width];
            for (word, &bit) in batch.iter_mut().zip(row) {
                match bit {
                    0 | 1 => *word |= u64::from(bit) << (at % LANES),
                    _ => {
                        return Err(refused(format!(
                            "`{name}` has the value {bit} in row {at}; expected bits, 0 or 1"
                        )));
                    }
                }
            }
        }
        Ok(Self { rows, words, width })
    }

    /// The batches in order, one word for each bit.
    pub fn batches(&self) -> impl Iterator<Item = &[u64]> {
        // Chunks of no words cause a panic; an array without columns has no words either.
        self.words.chunks_exact(self.width.max(1))
    }
}

/// Evaluates a circuit on all rows: an array for each of `outputs`. `fixed` are inputs that are the same for all rows.
///
/// # Panics
/// The circuit lacks one of the ports.
pub fn evaluate(
    circuit: &Circuit,
    input: &str,
    rows: &Batches,
    fixed: &[(String, bool)],
    outputs: &[&str],
) -> Vec<Array2<u8>> {
    let mut run = Interpreter::new(circuit);
    let mut nets = Vec::with_capacity(outputs.len());
    for name in outputs {
        nets.push(circuit.output(name).expect("the circuit has it").nets.clone());
    }
    let mut arrays: Vec<Array2<u8>> = nets.iter().map(|n| Array2::zeros((rows.rows, n.len()))).collect();
    for (name, value) in fixed {
        if let Some(port) = circuit.input(name) {
            for net in &port.nets {
                run.set(*net, if *value { u64::MAX } else { 0 });
            }
        }
    }
    let inputs = circuit.input(input).expect("the circuit has it").nets.clone();
    for (batch, words) in rows.batches().enumerate() {
        for (net, word) in inputs.iter().zip(words) {
            run.set(*net, *word);
        }
        run.run();
        let first = batch * LANES;
        for (array, nets) in arrays.iter_mut().zip(&nets) {
            for (column, net) in nets.iter().enumerate() {
                let word = run.get(*net);
                // The last batch may have fewer rows than lanes.
                for lane in 0..LANES.min(rows.rows - first) {
                    array[[first + lane, column]] = (word >> lane & 1) as u8;
                }
            }
        }
    }
    arrays
}
