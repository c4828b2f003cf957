//! Results of a search: the Pareto front of the found codes, as scheme files and certificates.

use crate::address;
use crate::anneal::MODEL_UNITS;
use crate::heading::Heading;
use crate::islands::Found;
use crate::layouts::LaidOut;
use crate::metrics::{Metrics, fewest_silent, measure};
use crate::problem::Watched;
use crate::spec::SearchSpec;
use crate::windows;
use eccforge_codes::distance::distance;
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt::Write;

/// One code of the Pareto front.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Code {
    /// The chain that found it.
    pub chain: u64,
    /// The weighted sum of its objective.
    pub cost: f64,
    /// Exact counts, by trying every pattern.
    pub metrics: Metrics,
    /// Columns of H by position; bit j is row j.
    pub columns: Vec<u16>,
    /// The layout of an entry with the fewest silent errors; only with `layouts`, for the first codes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub laid_out: Option<LaidOut>,
}

/// Number of codes for which layouts are compared, which takes seconds for each.
const LAID_OUT: usize = 20;

/// Evaluates the results of the chains, arranges symbols into windows, and keeps the Pareto front: by cost, then by
/// chain.
pub fn front(spec: &SearchSpec, found: &[Found]) -> Vec<Code> {
    let mut codes: Vec<Code> = Vec::new();
    for f in found {
        let columns = match spec.symbol_bits {
            Some(bits) => windows::arrange(&spec.problem, &f.columns, bits),
            None => f.columns.clone(),
        };
        let mut metrics = measure(&spec.problem, &columns);
        if spec.objective.outside > 0.0 {
            metrics.outside = windows::outside(&spec.problem, &columns);
        }
        if spec.objective.attack > 0.0 {
            metrics.attack = Some(fewest_silent(&spec.problem, &columns));
        }
        // Detection is a condition that every code must meet, not one count among others.
        if metrics.undetected > 0 {
            continue;
        }
        if codes.iter().any(|c| c.metrics == metrics || c.metrics.dominates(&metrics)) {
            continue;
        }
        codes.retain(|c| !metrics.dominates(&c.metrics));
        codes.push(Code { chain: f.chain, cost: f.cost, metrics, columns, laid_out: None });
    }
    codes.sort_by(|a, b| a.cost.total_cmp(&b.cost).then(a.chain.cmp(&b.chain)));
    if let Some(layouts) = &spec.layouts {
        for code in codes.iter_mut().take(LAID_OUT) {
            code.laid_out = Some(layouts.best(&spec.problem, &code.columns));
        }
    }
    codes
}

/// The reason why these chains gave no code of the Pareto front: every code leaves errors undetected that must be
/// detected; the text states their smallest number.
pub fn fewest_undetected(spec: &SearchSpec, found: &[Found]) -> String {
    let undetected = found.iter().map(|found| measure(&spec.problem, &found.columns).undetected);
    let (least, all) = (undetected.min().unwrap_or(0), spec.problem.detects.len());
    format!(
        "no chain found a code that detects every error of `detects`: the best one leaves {least} of {all} undetected"
    )
}

/// The Pareto front with the inputs that reproduce it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FoundFront<'a> {
    #[serde(flatten)]
    heading: &'a Heading,
    /// The codes of the Pareto front. No found code is at least as good as one of them in every count and better in one.
    front: &'a [Code],
}

/// The Pareto front for JSON.
pub fn list<'a>(spec: &'a SearchSpec, codes: &'a [Code]) -> FoundFront<'a> {
    FoundFront { heading: &spec.heading, front: codes }
}

/// Name of the code at this position of the results of search `id`; it is used for its files and as its id.
pub fn name(id: &str, place: usize) -> String {
    format!("{id}-{}", place + 1)
}

/// Names of the columns of [`row`].
pub const COLUMNS: [&str; 13] = [
    "code",
    "chain",
    "sum",
    "pairs",
    "triples",
    "silent",
    "windows",
    "outside",
    "weight",
    "heaviest row",
    "model",
    "attack flips",
    "attack sets",
];

/// The code at this position of the Pareto front, as text.
pub fn row(spec: &SearchSpec, place: usize, code: &Code) -> Vec<String> {
    let m = code.metrics;
    let counts = [m.pairs, m.triples, m.silent, m.windows, m.outside, m.weight, m.heaviest_row];
    let head = [name(&spec.heading.id, place), code.chain.to_string(), format!("{:.2}", code.cost)];
    let of_model = m.model.map_or_else(|| "0".to_owned(), percent);
    let attack = m.attack.map_or([0, 0], |attack| [attack.flips, attack.sets]).map(|n| n.to_string());
    head.into_iter().chain(counts.map(|n| n.to_string())).chain([of_model]).chain(attack).collect()
}

/// A weight of errors of the model in percent.
pub(crate) fn percent(weight: u64) -> String {
    format!("{:.4}", weight as f64 / MODEL_UNITS * 100.0)
}

/// The first keys of a scheme file of this origin.
pub(crate) fn head(origin: &str, id: &str) -> String {
    format!("eccforge: 1\nid: {id}\nname: {id}\nsource: \"{origin}\"\n")
}

/// The entry of a scheme file of one codeword.
pub(crate) fn entry(beats: usize, data_pins: usize, check_pins: usize) -> String {
    format!("entry:\n  beats: {beats}\n  data-pins: {data_pins}\n  check-pins: {check_pins}\n\ncodewords: 1\n")
}

/// The layout and the code of a scheme file whose matrix has `r` rows.
pub(crate) fn matrix<C: Copy + Into<u32>>(columns: &[C], r: u32) -> String {
    let rows: String = rows(columns, r).iter().map(|row| format!("      - \"{row}\"\n")).collect();
    let n = columns.len();
    format!("layout: identity\n\ncode:\n  matrix:\n    n: {n}\n    encoding: binary\n    rows:\n{rows}")
}

/// The entry, the layout and the code of a scheme file.
fn body(spec: &SearchSpec, code: &Code) -> String {
    let p = &spec.problem;
    let matrix = matrix(&code.columns, p.r);
    match spec.layouts.as_ref().zip(code.laid_out.as_ref()) {
        Some((layouts, found)) => {
            layouts.entry().to_owned() + &matrix.replacen("layout: identity", &format!("layout: {}", found.yaml), 1)
        }
        None => entry(1, p.data_bits(), p.r as usize) + &matrix,
    }
}

/// The head and the matrix, of `r` rows, of a certificate of this origin.
pub(crate) fn certified<C: Copy + Into<u32>>(origin: &str, columns: &[C], r: u32) -> String {
    let (n, rows) = (columns.len(), rows(columns, r).join("\n"));
    format!("# eccforge certificate\n# {origin}\nn: {n}\nk: {}\nr: {r}\n{rows}\n", n - r as usize)
}

/// The `r` rows of H as digits, leftmost = column 0.
fn rows<C: Copy + Into<u32>>(columns: &[C], r: u32) -> Vec<String> {
    let bits: Vec<u32> = columns.iter().map(|column| (*column).into()).collect();
    (0..r).map(|row| bits.iter().map(|c| if c >> row & 1 == 1 { '1' } else { '0' }).collect()).collect()
}

/// A scheme file of one codeword, data bits first. If requested address columns were not found, its notes state this.
pub fn scheme_text(spec: &SearchSpec, code: &Code, id: &str, version: &str) -> String {
    let p = &spec.problem;
    let m = &code.metrics;
    let mut text = head(&spec.heading.origin(code.chain, version), id);
    let _ = write!(
        text,
        "notes: |\n  Found by search. Of the errors outside the correctable set it miscorrects {} pairs and {} triples;\n  \
         H has {} ones, {} in its heaviest row.\n",
        m.pairs, m.triples, m.weight, m.heaviest_row
    );
    if let Some((weight, model)) = m.model.zip(spec.model.as_ref()) {
        let _ = writeln!(
            text,
            "  Silent errors of the model {model}, with the weights of the search: {} %.",
            percent(weight)
        );
    }
    if let Some(attack) = m.attack {
        let _ = writeln!(
            text,
            "  The fewest flips that end in silent wrong data: {}, in {} sets.",
            attack.flips, attack.sets
        );
    }
    if let Some((layouts, found)) = spec.layouts.as_ref().zip(code.laid_out.as_ref()) {
        for sentence in layouts.sentences(found) {
            let _ = writeln!(text, "  {sentence}");
        }
    }
    if !spec.detects.is_empty() {
        let _ = writeln!(text, "  It detects every error outside the correctable set in {}.", spec.detects.join(", "));
    }
    text.push('\n');
    let address = match spec.address_bits {
        0 => None,
        bits => address::columns(p, &code.columns, bits),
    };
    // The note is a block of the file, which ends with an empty line that comes after this line.
    if spec.address_bits > 0 && address.is_none() {
        text.truncate(text.trim_end().len());
        let _ = write!(text, "\n  Columns for {} address bits were not found for it.\n\n", spec.address_bits);
    }
    text += &body(spec, code);
    text += "\ncorrects:\n";
    for item in &spec.corrects {
        let _ = writeln!(text, "  - {item}");
    }
    if let Some((columns, _)) = &address {
        let list: Vec<String> = columns.iter().map(|c| format!("{c:#x}")).collect();
        let _ = write!(text, "\naddress:\n  bits: {}\n  fold:\n    columns: [{}]\n", columns.len(), list.join(", "));
    }
    let _ = write!(text, "\nclaims:\n{}  corrected: [bit]\n", claimed_distance(code));
    if let Some((_, wrong)) = address {
        let _ = writeln!(text, "  address-bits-detected: {wrong}");
    }
    text
}

/// The claim of a distance; empty if only a lower bound is known, because a greater distance would refute it.
fn claimed_distance(code: &Code) -> String {
    let columns: Vec<u64> = code.columns.iter().map(|column| u64::from(*column)).collect();
    let found = distance(&columns);
    if found.lower_bound_only { String::new() } else { format!("  distance: {}\n", found.bits) }
}

/// Positions with blanks between them.
pub(crate) fn in_words(bits: &[usize]) -> String {
    bits.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
}

/// A certificate for `eccforge search certify`, which is independent of the search: the matrix, the correctable set and
/// the counts.
pub fn certificate(spec: &SearchSpec, code: &Code, version: &str) -> String {
    let p = &spec.problem;
    let m = &code.metrics;
    let mut text = certified(&spec.heading.origin(code.chain, version), &code.columns, p.r);
    for pattern in &p.patterns {
        let _ = writeln!(text, "corrects: {}", in_words(pattern));
    }
    for Watched { bits, .. } in &p.detects {
        let _ = writeln!(text, "detects: {}", in_words(bits));
    }
    for Watched { bits, weight } in &p.model {
        let _ = writeln!(text, "error: {weight} {}", in_words(bits));
    }
    if let Some((layouts, found)) = spec.layouts.as_ref().zip(code.laid_out.as_ref()) {
        text += &layouts.certified(found);
    }
    if let Some(weight) = m.model {
        let _ = writeln!(text, "claim silent-errors-weight: {weight}");
    }
    if !p.detects.is_empty() {
        let _ = writeln!(text, "claim undetected: {}", m.undetected);
    }
    let _ = writeln!(text, "claim miscorrected-pairs: {}", m.pairs);
    let _ = writeln!(text, "claim miscorrected-triples: {}", m.triples);
    let _ = writeln!(text, "claim silent-pairs-and-triples: {}", m.silent);
    if p.window > 0 {
        let _ = writeln!(text, "window: {}\nclaim miscorrected-in-windows: {}", p.window, m.windows);
    }
    if let Some(attack) = m.attack {
        let _ =
            writeln!(text, "claim fewest-silent-flips: {}\nclaim fewest-silent-sets: {}", attack.flips, attack.sets);
    }
    let _ = writeln!(text, "claim weight: {}\nclaim heaviest-row: {}", m.weight, m.heaviest_row);
    text
}
