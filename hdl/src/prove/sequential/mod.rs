//! Proves sequential encoders and decoders in their parts: each part meets its definition for all inputs and states.

mod control;
mod definition;
mod every_syndrome;
mod gates;
mod given;
mod key;
mod linear_parts;
mod polynomial;
mod report;
mod values;

pub use report::{SequentialProof, SequentialProofs};

use super::step::{ProofStep, Unproved};
use crate::design::File;
use crate::design::sequential::Codec;
use crate::tools::ToolError;
use definition::Definition;
use eccforge_scheme::algebraic::Algebraic;
use gates::Gates;
use std::time::Instant;

/// Proves the parts of the modules in these files, which `emit verilog --sequential` wrote for this codec.
///
/// # Errors
/// A tool is missing or rejects the files.
pub fn prove(scheme: &Algebraic, codec: &Codec, files: &[File]) -> Result<SequentialProof, ToolError> {
    let designs: Vec<File> = files.iter().filter(|file| file.is_design()).cloned().collect();
    let (d, prefix) = (Definition::new(scheme, codec), scheme.id.replace('-', "_"));
    let start = Instant::now();
    let [encoder, decoder] = ["enc", "dec"].map(|side| Gates::new(&designs, &format!("{prefix}_seq_{side}")));
    let (encoder, decoder) = (encoder?, decoder?);
    let sizes = "the sizes of the modules are those of the code".into();
    let mut parts = vec![ProofStep::new(sizes, check_sizes(&d, codec, [&encoder, &decoder]), start)];
    let mut add = |claim: &str, examine: &dyn Fn() -> Result<Result<String, Unproved>, ToolError>| {
        let start = Instant::now();
        parts.push(ProofStep::new(claim.to_owned(), examine()?, start));
        Ok::<_, ToolError>(())
    };
    add("encoder: every word that leaves is zero at the roots of the code, and no beat is lost", &|| {
        Ok(linear_parts::encoder(&d, &encoder))
    })?;
    add("syndromes: the values of the word at the roots", &|| Ok(linear_parts::syndromes(&d, &decoder)))?;
    if d.erasures > 0 {
        add("erased symbols: their locators and number", &|| Ok(linear_parts::erased_symbols(&d, &decoder)))?;
    }
    add("key equation: each step is that of the algorithm of Sarwate and Shanbhag", &|| Ok(key::steps(&d, &decoder)))?;
    add("key equation of small codes: the errors of every syndrome", &|| {
        every_syndrome::small_codes(&designs, d.erasures > 0)
    })?;
    add("search: locator and evaluator at every symbol", &|| Ok(linear_parts::search(&d, &decoder)))?;
    add("values: inverse, product, corrected word and flags", &|| Ok(values::values(&d, &decoder)))?;
    let [latency, period] = [codec.latency(), codec.period()];
    let claim = format!("clocks: the first beat leaves after {latency} clocks, a codeword every {period} clocks");
    add(&claim, &|| Ok(control::clocks(&d, &decoder, [latency, period])))?;
    add("control: with any waits, no beat is lost, each codeword meets its own result, and something moves", &|| {
        control::properties(&d, codec.depth(), &designs)
    })?;
    Ok(SequentialProof {
        scheme: scheme.id.clone(),
        scheme_hash: scheme.hash(),
        flags: String::new(),
        tools: super::tools()?,
        parts,
        assumed: report::ASSUMED.map(str::to_owned).to_vec(),
    })
}

/// Requires that the library's modules have the parameters of the definition.
fn check_sizes(d: &Definition, codec: &Codec, [encoder, decoder]: [&Gates; 2]) -> Result<String, Unproved> {
    let m = if d.is_binary { 1 } else { d.m };
    let of_encoder = [
        ("M", m),
        ("Checks", d.check_symbols),
        ("DataBeats", (d.symbols() - d.check_symbols) / d.lanes),
        ("Lanes", d.lanes),
    ];
    let of_decoder = [
        ("M", d.m),
        ("Poly", d.polynomial as usize),
        ("Checks", d.syndromes),
        ("Erasures", d.erasures),
        ("Degree", d.degree()),
        ("Radius", d.radius),
        ("Beats", d.beats()),
        ("Lanes", d.lanes),
        ("Cells", d.cells),
        ("Binary", usize::from(d.is_binary)),
        ("Depth", codec.depth()),
    ];
    for (gates, module, expected) in
        [(encoder, "eccforge_seq_enc", &of_encoder[..]), (decoder, "eccforge_seq_dec", &of_decoder)]
    {
        let found = gates.parameters.iter().find(|(name, _)| name.starts_with("$paramod") && name.contains(module));
        let Some((_, parameters)) = found else {
            return Err(Unproved::NotDecided(format!("the text has no instance of {module}")));
        };
        for (name, value) in expected {
            let bits = parameters.get(*name).cloned().unwrap_or_default();
            let number = bits.iter().rev().fold(0, |number, bit| number << 1 | usize::from(*bit));
            if number != *value {
                return Err(Unproved::Refuted(format!("{module}: {name} is {number}, and the code has {value}")));
            }
        }
    }
    Ok(format!("{} parameters", of_encoder.len() + of_decoder.len()))
}
