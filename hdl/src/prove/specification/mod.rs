//! Step (b): the circuit meets the scheme's claims for every data word.
//!
//! The space of data words and errors is too large for one proof, so it is split by linearity, and each step is
//! checked:
//! 1. *Linear.* Every syndrome bit of the circuit is a parity of input bits and equals its row of H on every unit
//!    vector, so it equals that row on every word.
//! 2. *Cut.* Flips and flags depend on the word only through the syndrome.
//! 3. *Encoder.* Every encoded unit vector has syndrome zero. The encoder is linear, so every encoded word has it too. By
//!    1 to 3, a decoder's outputs for codeword + error are those for the error.
//! 4. *Correct.* Every correctable pattern is flipped back, with ce and without due (all patterns of every codeword).
//! 5. *Refuse.* Every other syndrome is a DUE and flips nothing: by enumerating all 2^r syndromes, or if they are
//!    longer than 34 bits by a proof that flips always explain the syndrome and are correctable.
//! 6. *Entry.* Data, flips and flags of the entry follow from those of its codewords by the scheme's entry rules.
//! 7. *Claims.* The code has the claimed distance, and the whole entry corrects, or never leaves silent, every
//!    pattern of every claimed error class. If the code has an address, an entry is clean at its own, and the claimed
//!    numbers of wrong address bits are detected.
//!
//! All steps use the circuits with shared logic from which the modules are printed. Step (a) proves that these equal
//! the synthesised gates. The correctable patterns come from the scheme's description and from H, not from a circuit.
//! [`examine`] accepts any circuits, so that tests can pass wrong ones.

mod address;
mod claims;
mod entry;
mod examined;
pub mod patterns;
pub mod refuse;

pub use examined::{Examined, at_syndrome};

use super::step::{ProofStep, Unproved};
use crate::design::Circuits;
use crate::tools::ToolError;
use eccforge_circuit::{Circuit, Interpreter, NetType};
use eccforge_scheme::Scheme;
use std::time::Instant;

/// Proves the specification of a scheme step by step, on the circuits of a design.
///
/// # Errors
/// A tool is missing or fails.
pub fn check(scheme: &Scheme, circuits: &Circuits) -> Result<Vec<ProofStep>, ToolError> {
    examine(scheme, &Examined::new(scheme, circuits))
}

/// Proves that these circuits meet the specification of a scheme.
///
/// # Errors
/// A tool is missing or fails.
pub fn examine(scheme: &Scheme, examined: &Examined) -> Result<Vec<ProofStep>, ToolError> {
    let mut steps = Vec::new();
    let words = 0..scheme.codewords();
    // Interleaved codewords often share a decoder, and step 5 enumerates up to 2^34 syndromes for each.
    let distinct: Vec<usize> = words.filter(|w| !(0..*w).any(|v| are_alike(scheme, examined, v, *w))).collect();
    for &w in &distinct {
        let label = if distinct.len() == 1 { String::new() } else { format!(" (codeword {w})") };
        steps.extend(codeword(scheme, w, &examined.codewords[examined.kind_of[w]], &examined.encoders[w], &label)?);
    }
    steps.push(entry(scheme, examined)?);
    steps.push(step("the code has the claimed minimum distance".into(), || claims::distance(scheme)));
    steps.push(step("every claim on an error class holds".into(), || claims::claims(scheme, &examined.entry)));
    if !scheme.claims.never_accepted.is_empty() {
        let claim = "every all-0 or all-1 stored word that must not be accepted is uncorrectable";
        steps.push(step(claim.into(), || claims::never_accepted(scheme, &examined.entry)));
    }
    if scheme.address.is_some() {
        let (entry, claim) = (&examined.entry, "every claimed number of wrong address bits is detected");
        steps.push(step("every entry is clean at the address at which it was encoded".into(), || {
            address::clean(scheme, entry)
        }));
        steps.push(step(claim.into(), || address::detected(scheme, entry)));
    }
    Ok(steps)
}

/// Whether the steps of two codewords would prove the same.
fn are_alike(scheme: &Scheme, examined: &Examined, v: usize, w: usize) -> bool {
    examined.kind_of[v] == examined.kind_of[w]
        && examined.encoders[v] == examined.encoders[w]
        && scheme.corrects[v] == scheme.corrects[w]
        && scheme.check_positions(v) == scheme.check_positions(w)
}

/// Steps 1 to 5 for codeword `w`, decoded by `circuit`.
///
/// # Errors
/// A tool is missing or fails.
pub fn codeword(
    scheme: &Scheme,
    w: usize,
    circuit: &Circuit,
    encoder: &Circuit,
    label: &str,
) -> Result<Vec<ProofStep>, ToolError> {
    let mut steps = vec![step(format!("every syndrome bit is its row of H{label}"), || linear(scheme, circuit))];
    let (cut, outside) = at_syndrome(circuit);
    steps.push(step(format!("flips and flags depend only on the syndrome{label}"), || match outside {
        0 => Ok(format!("{} gates", circuit.gates().len())),
        n => Err(format!("{n} bits of the word are read in addition to the syndrome")),
    }));
    steps.push(step(format!("every encoded word has syndrome zero{label}"), || encodes(scheme, w, encoder)));
    steps.push(step(format!("every correctable pattern is corrected and flagged{label}"), || {
        patterns::corrects(scheme, w, &cut)
    }));
    let start = Instant::now();
    let refused = refuse::refuses(scheme, w, &cut)?;
    steps.push(ProofStep::new(format!("every other syndrome is a DUE and flips nothing{label}"), refused, start));
    Ok(steps)
}

/// Step 6: proves that the entry's outputs follow from its codewords.
///
/// # Errors
/// A tool is missing or fails.
pub fn entry(scheme: &Scheme, examined: &Examined) -> Result<ProofStep, ToolError> {
    let start = Instant::now();
    let claim = "the entry's outputs follow from its codewords".to_string();
    Ok(ProofStep::new(claim, entry::follows(scheme, examined)?, start))
}

/// Whether every claim of the scheme on an error class holds for this decoder of the entry.
pub(super) fn claims_of(scheme: &Scheme, decoder: &Circuit) -> Result<String, Unproved> {
    claims::claims(scheme, decoder)
}

fn step<E: Into<Unproved>>(claim: String, check: impl FnOnce() -> Result<String, E>) -> ProofStep {
    let start = Instant::now();
    ProofStep::new(claim, check(), start)
}

fn linear(scheme: &Scheme, circuit: &Circuit) -> Result<String, String> {
    let syndrome = circuit.output("syndrome").ok_or("the circuit has no syndrome")?;
    if let Some(i) = syndrome.nets.iter().position(|n| circuit.net_type(*n) != NetType::Linear) {
        return Err(format!("syndrome bit {i} is not a parity of input bits"));
    }
    let word = &circuit.input("codeword").ok_or("the circuit has no codeword input")?.nets;
    let mut run = Interpreter::new(circuit);
    for (bit, net) in word.iter().enumerate() {
        run.set(*net, 1);
        run.run();
        let read = syndrome.nets.iter().enumerate().fold(0u64, |s, (i, n)| s | (run.get(*n) & 1) << i);
        if read != scheme.code.h.columns()[bit] {
            return Err(format!("bit {bit} alone has syndrome {read:#x}, H gives {:#x}", scheme.code.h.columns()[bit]));
        }
        run.set(*net, 0);
    }
    Ok(format!("{} unit vectors", word.len()))
}

fn encodes(scheme: &Scheme, w: usize, circuit: &Circuit) -> Result<String, String> {
    let check = &circuit.outputs()[0].nets;
    if let Some(i) = check.iter().position(|n| circuit.net_type(*n) != NetType::Linear) {
        return Err(format!("check bit {i} is not a parity of data bits"));
    }
    let positions = scheme.check_positions(w);
    let data: Vec<usize> = (0..scheme.code.h.n()).filter(|b| !positions.contains(b)).collect();
    let mut run = Interpreter::new(circuit);
    for (net, bit) in circuit.inputs()[0].nets.iter().zip(&data) {
        run.set(*net, 1);
        run.run();
        let checks = positions.iter().zip(check).filter(|(_, n)| run.get(**n) & 1 == 1).map(|(p, _)| *p);
        let syndrome = scheme.code.h.syndrome(checks.chain([*bit]));
        if syndrome != 0 {
            return Err(format!("the encoded unit vector of bit {bit} has syndrome {syndrome:#x}"));
        }
        run.set(*net, 0);
    }
    Ok(format!("{} unit vectors", data.len()))
}
