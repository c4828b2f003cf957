//! Writes a difference as a waveform (VCD, IEEE 1364-2005, section 18) for hardware engineers' viewers.
//!
//! There is one scope for each module that differs. It contains `inputs`, `expected` (from the circuit) and `found`
//! (from the gates) with the ports' names. The values last from 0 to 10 ns.

use super::equivalence::{Counterexample, Equivalence};
use std::io::{self, Write};
use vcd::{IdCode, TimescaleUnit, Value, Writer};

/// Duration of the values in nanoseconds.
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
                let bits = super::bits(value);
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

#[cfg(test)]
mod tests {
    use super::*;
    use vcd::{Command, Parser};

    fn differing(module: &str, value: &str) -> Equivalence {
        Equivalence {
            module: module.into(),
            outputs: 7,
            verilog_sha256: String::new(),
            equal: false,
            evidence: String::new(),
            counterexample: Some(Counterexample {
                inputs: vec![("entry_i".into(), value.into()), ("pairs_i".into(), "1'h1".into())],
                outputs: vec![
                    ("due_o".into(), "1'h1".into(), "1'h0".into()),
                    ("data_o".into(), "6'h02".into(), "6'h30".into()),
                ],
            }),
            seconds: 0.0,
        }
    }

    #[test]
    fn a_difference_is_read_back_from_its_waveform() {
        let mut file = Vec::new();
        let equal = Equivalence { counterexample: None, equal: true, ..differing("c_enc", "") };
        let list = [differing("a_dec", "9'h0a1"), equal.clone(), differing("b_dec", "9'h100")];
        assert_eq!(write(&mut file, &list).unwrap(), 2);
        let mut parser = Parser::new(file.as_slice());
        let header = parser.parse_header().unwrap();
        assert_eq!(header.timescale, Some((1, TimescaleUnit::NS)));
        let commands: Vec<Command> = parser.collect::<Result<_, _>>().unwrap();
        let value = |path: &[&str]| {
            let variable = header.find_var(path).unwrap();
            let bits = commands.iter().find_map(|c| match c {
                Command::ChangeVector(id, bits) if *id == variable.code => Some(bits.to_string()),
                _ => None,
            });
            assert_eq!(bits.as_ref().map(String::len), Some(variable.size as usize));
            bits.unwrap()
        };
        assert_eq!(value(&["a_dec", "inputs", "entry_i"]), "010100001");
        assert_eq!(value(&["b_dec", "inputs", "entry_i"]), "100000000");
        assert_eq!(value(&["a_dec", "inputs", "pairs_i"]), "1");
        assert_eq!(
            (value(&["a_dec", "expected", "due_o"]), value(&["a_dec", "found", "due_o"])),
            ("1".into(), "0".into())
        );
        assert_eq!(value(&["a_dec", "expected", "data_o"]), "000010");
        assert_eq!(value(&["a_dec", "found", "data_o"]), "110000");
        assert!(header.find_scope(&["c_enc"]).is_none());
        let times: Vec<u64> =
            commands.iter().filter_map(|c| if let Command::Timestamp(t) = c { Some(*t) } else { None }).collect();
        assert_eq!(times, [0, END]);
        let mut nothing = Vec::new();
        assert_eq!(write(&mut nothing, &[equal]).unwrap(), 0);
        assert!(nothing.is_empty());
    }
}
