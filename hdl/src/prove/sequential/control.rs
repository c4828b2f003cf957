//! The control of a sequential decoder: its clocks without waits by running it, and its properties for all waits by induction.

use super::definition::Definition;
use super::gates::{Bit, Cone, Gates, Value};
use super::polynomial::Polynomial;
use crate::design::File;
use crate::prove::library::{self, Instance};
use crate::prove::step::Unproved;
use crate::tools::ToolError;

/// Runs the control without waits until its state repeats. The first beat must leave after `latency` clocks, and the codewords
/// must leave every `period` clocks.
///
/// # Errors
/// The control reads data, or a beat comes in another clock.
pub fn clocks(d: &Definition, gates: &Gates, [latency, period]: [usize; 2]) -> Result<String, Unproved> {
    let inputs: Vec<Bit> =
        ["rst_ni", "valid_i", "ready_i"].iter().map(|name| Ok(gates.net(name)?[0])).collect::<Result<_, Unproved>>()?;
    let outputs: Vec<Bit> =
        ["ready_o", "valid_o", "last_o"].iter().map(|name| Ok(gates.net(name)?[0])).collect::<Result<_, Unproved>>()?;
    let registers = gates.closure(&inputs, &outputs);
    let stored = registers.iter().map(|(bit, _)| *bit);
    let given: Vec<Bit> = inputs.iter().copied().chain(stored.clone()).collect();
    // This cone has no port of data, so data cannot change a clock.
    let wanted: Vec<Bit> = outputs.iter().copied().chain(stored.map(|bit| gates.loaded(bit))).collect();
    let cone = gates.cone(&given, &wanted)?;
    // Registers without a reset have unknown values at first.
    let initial =
        |(i, (_, clears)): (usize, &(Bit, bool))| if *clears { Polynomial::zero() } else { Polynomial::variable(i) };
    let mut state: Vec<Polynomial> = registers.iter().enumerate().map(initial).collect();
    // One clock after reset, before the decoder takes a beat.
    next(&cone, &mut state, outputs.len());
    let (mut clock, mut before) = (0, None);
    loop {
        let boundary = clock >= latency && (clock - latency).is_multiple_of(period);
        if boundary {
            // From equal states on, everything repeats.
            if before.as_ref() == Some(&state) {
                return Ok(format!(
                    "run of {clock} clocks until the state of {} control bits repeats; no data is read",
                    state.len()
                ));
            }
            before = Some(state.clone());
        }
        let outputs = next(&cone, &mut state, outputs.len());
        let beat = clock.checked_sub(latency).map(|after| after % period).filter(|beat| *beat < d.beats());
        let [ready, valid, last] = [0, 1, 2].map(|i| outputs[i].as_constant());
        let is_right = valid == Some(beat.is_some())
            && (beat.is_none() || last == Some(beat == Some(d.beats() - 1)))
            && (period > d.beats() || ready == Some(true));
        if !is_right {
            let message = format!("clock {clock}: ready_o = {ready:?}, valid_o = {valid:?}, last_o = {last:?}");
            return Err(Unproved::Refuted(message));
        }
        // A faulty control may never repeat.
        if clock > latency + 64 * period {
            return Err(Unproved::NotDecided(format!("the control has not repeated after {clock} clocks")));
        }
        clock += 1;
    }
}

/// Runs one clock without waits: returns the outputs, and replaces the state with the next one.
fn next(cone: &Cone, state: &mut Vec<Polynomial>, outputs: usize) -> Vec<Polynomial> {
    let ones = vec![Polynomial::constant(true); 3];
    let mut all = cone.run(&[ones.as_slice(), state].concat());
    *state = all.split_off(outputs);
    all
}

/// The instance of the decoder whose control has the sizes of the definition. Data has one bit, because the control reads none.
fn instance(d: &Definition, depth: usize) -> Instance {
    let parameters = vec![
        ("M", 1),
        ("Poly", 3),
        ("Checks", d.syndromes),
        ("Erasures", d.erasures),
        ("Degree", d.degree()),
        ("Radius", d.radius),
        ("Beats", d.beats()),
        ("Lanes", d.lanes),
        ("Cells", d.cells),
        ("Depth", depth),
    ];
    Instance { module: library::SEQUENTIAL_DECODER, parameters }
}

/// Sizes of a decoder that bounded search covers in seconds.
const SMALL: [(&str, usize); 6] =
    [("Checks", 4), ("Degree", 2), ("Radius", 2), ("Beats", 5), ("Cells", 3), ("Depth", 12)];

/// Proves the properties of the control at the sizes of the definition.
///
/// # Errors
/// A tool is missing or rejects the files.
pub fn properties(d: &Definition, depth: usize, files: &[File]) -> Result<Result<String, Unproved>, ToolError> {
    let sources = library::with_properties(files);
    let instance = instance(d, depth);
    if let Some(clocks) = library::induction(&instance, &sources)? {
        return Ok(Ok(format!(
            "induction over {clocks} clocks by the solver of yosys {}",
            library::evidence(&instance)
        )));
    }
    let mut small = instance.clone();
    for (name, value) in &mut small.parameters {
        if let Some((_, less)) = SMALL.iter().find(|(own, _)| own == name) {
            *value = *less;
        }
    }
    small.parameters.retain(|(name, _)| *name != "Erasures" && *name != "Lanes");
    let mut violated = Vec::new();
    for label in library::labels_of_sequential() {
        if library::is_violated(&small, &sources, label)? {
            violated.push(label);
        }
    }
    Ok(Err(if violated.is_empty() {
        Unproved::NotDecided("the properties are not inductive".into())
    } else {
        Unproved::Refuted(format!("these do not hold: {}", violated.join(", ")))
    }))
}
