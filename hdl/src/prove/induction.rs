//! Properties of one step of a module between any two states: a circuit has an output for each, one where it is violated.

use super::equivalence::{Counterexample, equal_within, find_difference};
use crate::blif;
use crate::tools::ToolError;
use eccforge_logic::circuit::{Builder, Circuit};
use std::path::Path;
use std::time::Duration;

/// How long abc may take over all properties.
const LIMIT: Duration = Duration::from_secs(120);

/// The circuit with the same inputs whose outputs are all 0.
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

/// Which input makes this output one, in words; nothing if none does.
pub(super) fn violated(circuit: &Circuit, output: &str, folder: &Path) -> Result<Option<String>, ToolError> {
    let alone = circuit.restricted_to(&[output]);
    if never(&alone, folder)? {
        return Ok(None);
    }
    Ok(Some(find_difference(&zeros(&alone), &alone, folder).map_or_else(String::new, told)))
}

/// The inputs of a counterexample that are not 0.
fn told(found: Counterexample) -> String {
    let inputs = found.inputs.into_iter().filter(|(_, value)| value.contains(|c: char| c.is_ascii_hexdigit()));
    let inputs = inputs.filter(|(_, value)| super::bits(value).contains(&true));
    let list: Vec<String> = inputs.map(|(name, value)| format!("{name} = {value}")).collect();
    format!("not with {}, all else 0", list.join(", "))
}
