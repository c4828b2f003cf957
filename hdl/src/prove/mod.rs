//! Proves that emitted hardware implements the scheme, with only Debian's yosys and abc.
//!
//! There are three steps: the synthesised RTL equals the circuit ([`equivalence`]); the circuit meets the scheme's
//! claims for every data word ([`specification`]); and every change of the hardware is detected ([`mutants`]).

pub mod cases;
mod connections;
pub mod difference;
pub mod equivalence;
mod hardened;
pub mod lax;
pub mod library;
pub mod linear;
mod merge;
pub mod mutants;
pub mod pipe;
pub mod ram;
pub mod records;
pub mod sequential;
pub mod specification;
pub mod step;
pub mod waveform;

use crate::collateral::LaxFlags;
use crate::design::{Design, File, Options, Side};
use crate::prove::equivalence::Synthesis;
use crate::tools::{Tool, ToolError};
use crate::verilog::Module;
use eccforge_circuit::lanes::{MOST_FREE, TooLarge};
use eccforge_lower::decoder::{Decoder, Flags, Strategy};
use eccforge_scheme::Scheme;
use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Serialize;
use std::time::{Duration, Instant};

/// All results of the proof of a scheme's hardware.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ProofRecord {
    /// Id of the scheme.
    pub scheme: String,
    /// SHA-256 of the scheme's meaning.
    pub scheme_hash: String,
    /// Flags of `eccforge emit verilog`.
    pub flags: String,
    /// Versions of the tools.
    pub tools: Vec<String>,
    /// RTL against circuit.
    pub equivalence: Vec<equivalence::Equivalence>,
    /// Steps about registers of pipelines and about the library around a memory.
    pub control: Vec<step::ProofStep>,
    /// Circuit against claims.
    pub specification: Vec<step::ProofStep>,
    /// Mutants of encoder and decoder, if requested.
    pub mutants: Vec<mutants::Score>,
}

impl ProofRecord {
    /// Whether every claim of the record is proved.
    pub fn holds(&self) -> bool {
        self.equivalence.iter().all(|e| e.equal)
            && self.steps().all(step::ProofStep::holds)
            && self.mutants.iter().all(|m| m.survivors.is_empty())
    }

    /// Adds a search with the design's own parameters for each module of the library in a protected memory, with a limit in
    /// seconds for each module. All elaborations together may take ten times this limit.
    ///
    /// # Errors
    /// A tool is missing or fails.
    pub fn at_own_parameters(
        &mut self,
        scheme: &Scheme,
        options: &Options,
        design: &Design,
        sources: &[File],
        seconds: u64,
    ) -> Result<(), ToolError> {
        let end = Instant::now() + Duration::from_secs(10 * seconds);
        let instances = library::own(scheme, options, design);
        let searched = instances.par_iter().map(|instance| {
            // The last modules are not searched if the machine is slow; their steps say so.
            let left = end.saturating_duration_since(Instant::now()).min(Duration::from_secs(4 * seconds));
            library::search(instance, sources, seconds, left)
        });
        self.control.extend(searched.collect::<Result<Vec<_>, _>>()?);
        Ok(())
    }

    /// Adds the proof of the decoder with lax flags, `with` their module.
    ///
    /// # Errors
    /// A tool is missing or fails.
    pub fn add_lax(
        &mut self,
        scheme: &Scheme,
        options: &Options,
        design: &Design,
        with: (&LaxFlags, &Module),
    ) -> Result<(), ToolError> {
        let (equivalence, steps) = lax::check(scheme, options, design, with)?;
        self.equivalence.push(equivalence);
        self.specification.extend(steps);
        self.flags = format!("{} --lax", self.flags).trim().into();
        Ok(())
    }

    /// Steps of pipes and of the specification.
    pub fn steps(&self) -> impl Iterator<Item = &step::ProofStep> {
        self.control.iter().chain(&self.specification)
    }

    /// Wall-clock seconds of the proof, without the mutants.
    pub fn proof_seconds(&self) -> f64 {
        self.equivalence.iter().map(|e| e.seconds).chain(self.steps().map(|s| s.seconds)).sum()
    }
}

/// Maximum number of correctable patterns of a scheme whose proof is tried: with 512 in a run, 33 million runs of the decoder.
const MOST_PATTERNS: u64 = 1 << 34;

/// The reason why a proof of a scheme takes too long or ends without a verdict, found before its circuits are built; `None` if no reason is known.
pub fn obstacle(scheme: &Scheme) -> Option<String> {
    let sizes = scheme.corrects.iter().flatten().map(|space| 1u64 << space.dimension());
    let patterns = sizes.fold(0, u64::saturating_add);
    if patterns > MOST_PATTERNS {
        return Some(format!("a proof tries every correctable pattern, and there are {:.1e}", patterns as f64));
    }
    // A program counts syndromes of 17 to 34 bits. Shorter ones are listed, and longer ones are left to abc.
    let is_counted = (specification::refuse::LISTED_BITS + 1..=MOST_FREE).contains(&(scheme.code.h.r() as usize));
    if !is_counted {
        return None;
    }
    let nets = Decoder::nets_at_least(scheme, Strategy::Hardware(Flags::AfterMatches));
    let too_large = TooLarge::reject(&scheme.id, nets).err()?;
    Some(format!("a proof counts the syndromes of corrected errors with a program, but {too_large}"))
}

/// Proves a scheme's hardware. With `mutants` above zero it also makes about that many mutants of the decoder, and a
/// quarter as many of the encoder.
///
/// # Errors
/// A tool is missing, fails or does not finish.
pub fn prove(scheme: &Scheme, options: &Options, mutants: usize) -> Result<ProofRecord, ToolError> {
    prove_files(scheme, options, mutants, &Design::new(scheme, options), &library::sources())
}

/// The tools of a proof with their versions.
fn tools() -> Result<Vec<String>, ToolError> {
    Ok(vec![Tool::Yosys.version()?, format!("berkeley-abc, {}", Tool::Abc.version()?)])
}

/// Like [`prove`], for a design and a library whose modules may have other texts.
///
/// # Errors
/// The same errors as [`prove`].
pub fn prove_files(
    scheme: &Scheme,
    options: &Options,
    mutants: usize,
    design: &Design,
    sources: &[File],
) -> Result<ProofRecord, ToolError> {
    let tools = tools()?;
    let synthesis = if mutants > 0 { Synthesis::Optimised } else { Synthesis::Direct };
    let (encoder, encoder_gates) = equivalence::check(synthesis, scheme, options, design, Side::Encoder)?;
    let (decoder, decoder_gates) = equivalence::check(synthesis, scheme, options, design, Side::Decoder)?;
    let mut record = ProofRecord {
        scheme: scheme.id.clone(),
        scheme_hash: scheme.hash(),
        flags: options.flags().trim().to_string(),
        tools,
        equivalence: vec![encoder, decoder],
        control: Vec::new(),
        specification: specification::check(scheme, &design.circuits)?,
        mutants: Vec::new(),
    };
    for side in Side::BOTH {
        if !design.pipe_of(side).is_empty() {
            let (control, equivalence) = pipe::check(scheme, options, design, side)?;
            record.control.push(control);
            record.control.push(library::check(&library::of_pipe(design, options, side), sources)?);
            record.equivalence.push(equivalence);
        }
    }
    record.control.extend(ram::check(scheme, options, design)?);
    // Each module takes a process of yosys and one of abc, which use one core each.
    let instances = library::instances(scheme, options, design);
    let modules = instances.par_iter().map(|instance| library::check(instance, sources));
    record.control.extend(modules.collect::<Result<Vec<_>, _>>()?);
    if mutants > 0 && record.holds() {
        let width = decoder_gates.netlist.inputs()[0].nets.len();
        let patterns = mutants::Patterns::new(&decoder_gates.netlist, &mutants::seeds(scheme, width));
        record.mutants.push(mutants::score(
            &decoder_gates.netlist,
            &decoder_gates.reference,
            &linear::rows(scheme, options, Side::Decoder),
            &patterns,
            mutants,
        )?);
        let patterns = mutants::Patterns::new(&encoder_gates.netlist, &[]);
        record.mutants.push(mutants::score(
            &encoder_gates.netlist,
            &encoder_gates.reference,
            &[],
            &patterns,
            mutants / 4,
        )?);
    }
    Ok(record)
}
