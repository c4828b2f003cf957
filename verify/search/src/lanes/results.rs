//! Results of a search for codes of entries: scheme files and certificates.

use super::reed_solomon;
use super::spec::{Family, LanesSpec};
use super::{BYTE, xors};
use crate::heading::Heading;
use crate::islands::Found;
use crate::results::{certified, entry, head, matrix, name};
use eccforge_scheme::reed_solomon::Locator;
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt::Write;

/// Names of the columns of [`row`].
pub const COLUMNS: [&str; 5] = ["code", "chain", "XORs of a lane", "weight", "heaviest row"];

/// The codes without clashes, sorted by chain or, if ones have a cost, by their number of ones. Columns are by bit of the entry.
pub fn codes(spec: &LanesSpec, found: &[Found<u32>]) -> Vec<Found<u32>> {
    let is_code = found.iter().filter(|f| f.cost == 0.0 && f.columns.len() == spec.shape.bits());
    let mut codes: Vec<Found<u32>> = is_code.cloned().collect();
    if spec.family.weight() > 0.0 {
        codes.sort_by_key(|code| (ones(spec, code).0, code.chain));
    }
    codes
}

/// XORs of a lane's map, or the first power of a Reed-Solomon code: the number and its meaning.
pub fn size(spec: &LanesSpec) -> (String, &'static str) {
    match &spec.family {
        Family::Layers(layers) => (xors(layers).to_string(), "XORs of a lane"),
        Family::ReedSolomon(code) => (code.longest.first_power.to_string(), "first power of the locators"),
    }
}

/// Ones in H, and ones in its heaviest row.
fn ones(spec: &LanesSpec, code: &Found<u32>) -> (u32, usize) {
    let rows = 0..spec.shape.lane_bits();
    let heaviest = rows.map(|row| code.columns.iter().filter(|c| *c >> row & 1 == 1).count()).max();
    (code.columns.iter().map(|c| c.count_ones()).sum(), heaviest.unwrap_or(0))
}

/// The code at this position of the list, as text.
pub fn row(spec: &LanesSpec, place: usize, code: &Found<u32>) -> Vec<String> {
    let (weight, heaviest) = ones(spec, code);
    let xors = spec.family.xors().map_or_else(|| "-".into(), |xors| xors.to_string());
    let numbers = [code.chain.to_string(), xors, weight.to_string(), heaviest.to_string()];
    [name(&spec.heading.id, place)].into_iter().chain(numbers).collect()
}

/// Codes of entries with the inputs that reproduce them.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FoundEntries<'a> {
    #[serde(flatten)]
    heading: &'a Heading,
    /// XORs of two bits in the map of a byte lane, and in its inverse; null if no such map exists.
    xors_of_a_lane: Option<usize>,
    /// Codes that correct every bit, byte and pin, and for which no error of two or three bits is silent.
    codes: Vec<FoundEntry<'a>>,
}

/// A code of an entry.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct FoundEntry<'a> {
    /// The chain that found it.
    chain: u64,
    /// Ones in H.
    weight: u32,
    /// Ones in the heaviest row of H.
    heaviest_row: usize,
    /// Columns of H by bit of the entry; bit j is row j.
    columns: &'a [u32],
}

/// The codes for JSON.
pub fn list<'a>(spec: &'a LanesSpec, codes: &'a [Found<u32>]) -> FoundEntries<'a> {
    let mut entries = Vec::new();
    for code in codes {
        let (weight, heaviest_row) = ones(spec, code);
        entries.push(FoundEntry { chain: code.chain, weight, heaviest_row, columns: &code.columns });
    }
    FoundEntries { heading: &spec.heading, xors_of_a_lane: spec.family.xors(), codes: entries }
}

/// A description of the corrected patterns and of the patterns that are never silent.
pub fn corrected(spec: &LanesSpec) -> &'static str {
    if spec.family.pairs() {
        "every bit, byte, pin and pair of bits and is silent on no error of three bits"
    } else {
        "every bit, byte and pin and is silent on no error of two or three bits"
    }
}

/// A scheme file of one codeword.
pub fn scheme_text(spec: &LanesSpec, code: &Found<u32>, id: &str, version: &str) -> String {
    let shape = spec.shape;
    let mut text = head(&spec.heading.origin(code.chain, version), id);
    let _ = write!(text, "notes: |\n  Corrects {}.", corrected(spec));
    if let Some(xors) = spec.family.xors() {
        let _ = write!(
            text,
            " The columns of H at each byte lane\n  are a product of sparse maps with {xors} XORs, and so is their inverse, by which the lane is decoded."
        );
    }
    text = text + "\n\n" + &entry(shape.beats, (shape.lanes - 1) * BYTE, BYTE);
    text += &match &spec.family {
        // The language of schemes has locators, but no multipliers.
        Family::ReedSolomon(family) if !family.multipliers => located(family, spec, code),
        _ => matrix(&code.columns, shape.lane_bits() as u32),
    };
    text += "\ncorrects:\n  - bits\n  - bytes\n  - pins\n";
    text += if spec.family.pairs() {
        "  - any: {bits: 2}\n\nclaims:\n  corrected: [bit, pin, byte, 2bit]\n  never-silent: [3bit]\n"
    } else {
        "\nclaims:\n  corrected: [bit, pin, byte]\n  never-silent: [2bit, 3bit]\n"
    };
    text
}

/// Layout and code of a Reed-Solomon code over the bytes.
fn located(family: &reed_solomon::Family, spec: &LanesSpec, code: &Found<u32>) -> String {
    let shape = spec.shape;
    let logs: Vec<String> = family.logs(shape, &code.columns).iter().map(usize::to_string).collect();
    let mut text =
        String::from("layout:\n  symbols:\n    pins: 8\n    beats: 1\n    assign: rows\n\ncode:\n  reed-solomon:\n");
    let _ = write!(
        text,
        "    polynomial: {:#x}\n    symbols: {}\n    check-symbols: {}\n    first-power: {}\n",
        family.longest.field.polynomial(),
        shape.beats * shape.lanes,
        shape.beats,
        family.longest.first_power
    );
    let _ = writeln!(text, "    locators:\n      logs: [{}]", logs.join(", "));
    if !family.extension().is_empty() {
        let extension = family.extension().iter();
        let names: Vec<&str> = extension.map(|e| if *e == Locator::Zero { "zero" } else { "infinity" }).collect();
        let _ = writeln!(text, "    extension: [{}]", names.join(", "));
    }
    text
}

/// A certificate for `eccforge search certify`, which is independent of the search.
pub fn certificate(spec: &LanesSpec, code: &Found<u32>, version: &str) -> String {
    let (shape, (weight, heaviest)) = (spec.shape, ones(spec, code));
    let (n, r) = (shape.bits(), shape.lane_bits());
    let mut text = certified(&spec.heading.origin(code.chain, version), &code.columns, r as u32);
    let pins = n / shape.beats;
    let bytes = (0..n / BYTE).map(|byte| (byte * BYTE..(byte + 1) * BYTE).collect::<Vec<_>>());
    for set in bytes.chain((0..pins).map(|pin| (pin..n).step_by(pins).collect())) {
        let bits: Vec<String> = set.iter().map(usize::to_string).collect();
        let _ = writeln!(text, "corrects-within: {}", bits.join(" "));
    }
    if spec.family.pairs() {
        text += "corrects-any: 2\n";
    }
    for (claim, count) in [
        ("miscorrected-pairs", 0),
        ("miscorrected-triples", 0),
        ("silent-pairs-and-triples", 0),
        ("weight", weight as usize),
        ("heaviest-row", heaviest),
    ] {
        let _ = writeln!(text, "claim {claim}: {count}");
    }
    text
}
