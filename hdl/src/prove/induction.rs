//! Proves properties of one step of a module between any two states; a circuit has one output for each property, one
//! if it is violated.

use super::equivalence::{Counterexample, equal_within, find_difference};
use crate::blif;
use crate::tools::ToolError;
use eccforge_logic::circuit::{Builder, Circuit};
use std::path::Path;
use std::time::Duration;

/// Time limit of abc for all properties.
const LIMIT: Duration = Duration::from_secs(120);

/// A circuit with the same inputs and zero outputs.
fn zeros(circuit: &Circuit) -> Circuit {
    let mut b = Builder::new(circuit.name());
    circuit.inputs().iter().for_each(|p| drop(b.input(&p.name, p.nets.len())));
    let zero = b.constant(false);
    circuit.outputs().iter().for_each(|p| b.output(&p.name, vec![zero; p.nets.len()]));
    b.finish()
}

/// Whether no input makes any output one.
pub(super) fn never(circuit: &Circuit, folder: &Path) -> Result<bool, ToolError> {
    let text = |c: &Circuit| blif::write(c, &|name, _| name.to_string());
    equal_within(&text(&zeros(circuit)), &text(circuit), folder, LIMIT)
}

/// An input that makes this output one, as text; `None` if there is none.
pub(super) fn violated(circuit: &Circuit, output: &str, folder: &Path) -> Result<Option<String>, ToolError> {
    let alone = circuit.restricted_to(&[output]);
    if never(&alone, folder)? {
        return Ok(None);
    }
    Ok(Some(find_difference(&zeros(&alone), &alone, folder).map_or_else(String::new, told)))
}

/// The non-zero inputs of a counterexample.
fn told(found: Counterexample) -> String {
    let inputs = found.inputs.into_iter().filter(|(_, value)| value.contains(|c: char| c.is_ascii_hexdigit()));
    let inputs = inputs.filter(|(_, value)| super::bits(value).contains(&true));
    let list: Vec<String> = inputs.map(|(name, value)| format!("{name} = {value}")).collect();
    format!("not with {}, all else 0", list.join(", "))
}
