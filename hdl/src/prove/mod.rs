//! Proves that emitted hardware is the scheme, with Debian's yosys and abc alone.
//!
//! Three steps: the synthesised RTL equals the circuit ([`equivalence`]); the circuit does what the scheme claims, for
//! every data word ([`specification`]); and every change of the hardware is noticed ([`mutants`]).

pub mod equivalence;
pub mod mutants;
pub mod specification;

use crate::design::{Design, Options};
use crate::tools::{Tool, ToolError};
use eccforge_codecs::scheme::Scheme;
use serde::Serialize;
use sha2::{Digest, Sha256};

/// SHA-256 in hexadecimal.
pub(crate) fn sha256(text: &str) -> String {
    Sha256::digest(text).iter().map(|b| format!("{b:02x}")).collect()
}

/// Digits of a word, bit 0 last.
pub(crate) fn hex(bits: &[bool]) -> String {
    bits.chunks(4)
        .rev()
        .map(|c| c.iter().enumerate().fold(0u32, |d, (i, b)| d | u32::from(*b) << i))
        .filter_map(|d| char::from_digit(d, 16))
        .collect()
}

/// Everything that was shown about a scheme's hardware.
#[derive(Clone, Debug, Serialize)]
pub struct Record {
    /// Scheme.
    pub scheme: String,
    /// Its hash.
    pub scheme_hash: String,
    /// Flags of `eccforge emit verilog`.
    pub flags: String,
    /// Versions of the tools.
    pub tools: Vec<String>,
    /// RTL against circuit.
    pub equivalence: Vec<equivalence::Equivalence>,
    /// Circuit against claims.
    pub specification: Vec<specification::Step>,
    /// Mutants of encoder and decoder, if asked for.
    pub mutants: Vec<mutants::Score>,
}

impl Record {
    /// Whether everything holds.
    pub fn holds(&self) -> bool {
        self.equivalence.iter().all(|e| e.equal)
            && self.specification.iter().all(|s| s.failure.is_none())
            && self.mutants.iter().all(|m| m.survivors.is_empty())
    }

    /// Seconds without the mutants.
    pub fn proof_seconds(&self) -> f64 {
        self.equivalence.iter().map(|e| e.seconds).chain(self.specification.iter().map(|s| s.seconds)).sum()
    }
}

/// Proves a scheme's hardware; with `mutants` above zero also makes about that many mutants of the decoder and a
/// quarter as many of the encoder.
///
/// # Errors
/// A tool is missing, fails or does not finish.
pub fn prove(scheme: &Scheme, options: &Options, mutants: usize) -> Result<Record, ToolError> {
    let design = Design::new(scheme, options);
    let tools = vec![Tool::Yosys.version()?, format!("berkeley-abc, {}", Tool::Abc.version()?)];
    let (encoder, encoder_gates) = equivalence::check(scheme, options, &design, false)?;
    let (decoder, decoder_gates) = equivalence::check(scheme, options, &design, true)?;
    let mut record = Record {
        scheme: scheme.id.clone(),
        scheme_hash: scheme.hash(),
        flags: options.flags().trim().to_string(),
        tools,
        equivalence: vec![encoder, decoder],
        specification: specification::check(scheme)?,
        mutants: Vec::new(),
    };
    if mutants > 0 && record.holds() {
        let seeds = seeds(scheme, decoder_gates.netlist.inputs()[0].nets.len());
        let patterns = mutants::Patterns::new(&decoder_gates.netlist, &seeds, 200);
        let matrix = &decoder_gates.reference;
        record.mutants.push(mutants::score(&decoder_gates.netlist, matrix, &patterns, mutants)?);
        let patterns = mutants::Patterns::new(&encoder_gates.netlist, &[], 40);
        record.mutants.push(mutants::score(&encoder_gates.netlist, &encoder_gates.reference, &patterns, mutants / 4)?);
    }
    Ok(record)
}

/// Error patterns that separate every match from its neighbours: all correctable patterns of every codeword, or a
/// thinned list of them, in the word's bits.
fn seeds(scheme: &Scheme, width: usize) -> Vec<Vec<usize>> {
    let whole = width == scheme.geometry.bits();
    let words = if whole { scheme.codewords() } else { 1 };
    let total: usize =
        (0..words).map(|w| scheme.corrects[w].iter().map(|s| (1usize << s.dimension()) - 1).sum::<usize>()).sum();
    let step = (total / 6000).max(1) | 1;
    (0..words)
        .flat_map(|w| {
            let physical = scheme.layout.codeword(w);
            let patterns = scheme.corrects[w].iter().flat_map(|s| (1..1u64 << s.dimension()).map(|i| s.pattern(i)));
            patterns
                .step_by(step)
                .map(|p| p.into_iter().map(|bit| if whole { physical[bit] } else { bit }).collect())
                .collect::<Vec<Vec<usize>>>()
        })
        .collect()
}

/// A difference as a table: one line for each port.
pub fn table(counterexample: &equivalence::Counterexample) -> String {
    let mut text = String::new();
    for (port, value) in &counterexample.inputs {
        text += &format!("  {port} = {value}\n");
    }
    for (port, expected, found) in &counterexample.outputs {
        text += &format!("  {port}: the circuit says {expected}, the netlist {found}\n");
    }
    text
}
