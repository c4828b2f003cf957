//! Writes a difference as a waveform (VCD, IEEE 1364-2005, section 18) for hardware engineers' viewers.
//!
//! There is one scope for each module that differs. It contains `inputs`, `expected` (from the circuit) and `found`
//! (from the gates) with the ports' names. The values last from 0 to 10 ns.

use super::difference::{Counterexample, bits};
use super::equivalence::Equivalence;
use std::io::{self, Write};
use vcd::{IdCode, TimescaleUnit, Value, Writer};

/// Duration of the values in nanoseconds.
// Without a later time, a viewer shows them with a width of zero.
const END: u64 = 10;

/// Writes every difference of a proof and returns their number. Without a difference nothing is written.
///
/// # Errors
/// Writing fails.
pub fn write(to: impl Write, equivalence: &[Equivalence]) -> io::Result<usize> {
    let differing: Vec<(&str, &Counterexample)> =
        equivalence.iter().filter_map(|e| Some((e.module.as_str(), e.counterexample.as_ref()?))).collect();
    if differing.is_empty() {
        return Ok(0);
    }
    let mut out = Writer::new(to);
    out.version(concat!("eccforge ", env!("CARGO_PKG_VERSION")))?;
    out.timescale(1, TimescaleUnit::NS)?;
    let mut values: Vec<(IdCode, Vec<bool>)> = Vec::new();
    for (module, difference) in &differing {
        out.add_module(module)?;
        let scopes = [
            ("inputs", difference.inputs.iter().map(|(port, value)| (port, value)).collect::<Vec<_>>()),
            ("expected", difference.outputs.iter().map(|(port, expected, _)| (port, expected)).collect()),
            ("found", difference.outputs.iter().map(|(port, _, found)| (port, found)).collect()),
        ];
        for (scope, ports) in scopes {
            out.add_module(scope)?;
            for (port, value) in ports {
                let bits = bits(value);
                values.push((out.add_wire(bits.len() as u32, port)?, bits));
            }
            out.upscope()?;
        }
        out.upscope()?;
    }
    out.enddefinitions()?;
    out.timestamp(0)?;
    for (id, bits) in values {
        out.change_vector(id, bits.iter().rev().map(|bit| Value::from(*bit)))?;
    }
    out.timestamp(END)?;
    out.flush()?;
    Ok(differing.len())
}
