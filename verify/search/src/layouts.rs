//! Layouts of an entry for the codes of a search: the interleaves and swizzles of [`crate::layout`] are variables of the description, and
//! the best one is found for each code by trying all.

use crate::layout::{Candidate, candidates};
use crate::model::{self as model_of, ModelWritten};
use crate::problem::{Problem, Watched, syndrome};
use crate::results;
use eccforge_files::diagnostic::{Checked, SourceFile};
use eccforge_files::yaml::Spanned;
use eccforge_scheme::{Scheme, first_file};
use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Deserialize;
use serde::Serialize;
use std::fmt::Write;

/// The entry whose layout is chosen for each code.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct LayoutsWritten {
    /// Transfers of an entry.
    beats: Spanned<usize>,
    /// Pins that carry data.
    data_pins: Spanned<usize>,
    /// Pins that carry check bits.
    check_pins: Spanned<usize>,
    /// The error model whose silent errors in entries are counted.
    model: Spanned<ModelWritten>,
}

impl LayoutsWritten {
    /// A place for errors about the whole key.
    pub(crate) fn at(&self) -> &Spanned<usize> {
        &self.beats
    }
}

/// Layouts of an entry, and the errors of which few shall be silent.
#[derive(Clone, Debug)]
pub struct Layouts {
    /// The first keys of a scheme file: the entry and its codewords.
    entry: String,
    /// Id of the error model.
    model: String,
    /// The layout without a permutation is the first.
    candidates: Vec<Candidate>,
    errors: Vec<Watched>,
}

/// A layout: for each codeword, the position of each bit in the entry.
#[derive(Clone, Debug)]
struct Placed {
    candidate: Candidate,
    codewords: Vec<Vec<usize>>,
}

/// The layout of a code with the fewest silent errors, and with the fewest detected ones among these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct LaidOut {
    /// The layout in words.
    pub layout: String,
    /// The value of the key `layout` of a scheme file.
    pub yaml: String,
    /// Weight of the errors that are silent, in units of 10^-12.
    pub silent: u64,
    /// The same weight without a permutation.
    pub silent_before: u64,
    /// Number of layouts that were compared.
    pub compared: usize,
    /// For each codeword, the position of each bit in the entry.
    #[serde(skip)]
    pub codewords: Vec<Vec<usize>>,
}

/// Reads the key `layouts`.
///
/// # Errors
/// Codewords do not fill the entry, or the model has no errors in it.
pub(crate) fn read(written: &LayoutsWritten, problem: &Problem, file: &SourceFile) -> Checked<Layouts> {
    let beats = written.beats.in_range(1..=64)?;
    let [data, check] = [written.data_pins.in_range(1..=4096)? * beats, written.check_pins.in_range(1..=4096)? * beats];
    let (n, k, codewords) = (problem.n, problem.data_bits(), (data + check) / problem.n);
    if codewords * n != data + check || codewords * k != data {
        let message = format!("{data} data bits and {check} check bits are not whole codewords of {k} and {}", n - k);
        let at = written.beats.error("this entry", message);
        return at.help("choose beats and pins so that codewords of the search fill the entry").err();
    }
    let model = model_of::read(&written.model, file)?;
    let entry = format!(
        "entry:\n  beats: {beats}\n  data-pins: {}\n  check-pins: {}\n\ncodewords: {codewords}\n",
        written.data_pins.value, written.check_pins.value
    );
    // Errors and layouts of an entry do not depend on the columns.
    let text = scheme_text(&entry, &model_of::any_columns(problem), problem.r);
    let scheme = Scheme::from_text(&SourceFile::new("search.yaml", text), None)?;
    let errors = model_of::listed(&model, &written.model, &scheme)?;
    let identity = Candidate { yaml: "identity".to_owned(), words: "no permutation".to_owned() };
    let others = candidates(&scheme)
        .map_err(|why| written.beats.error("this entry", why).help("a smaller entry has fewer layouts"))?;
    let candidates = [identity].into_iter().chain(others).collect();
    Ok(Layouts { entry, model: model.id, candidates, errors })
}

impl Layouts {
    /// The best layout for these columns. The first of equal ones is taken, so the result does not depend on threads.
    pub fn best(&self, problem: &Problem, columns: &[u16]) -> LaidOut {
        let decoder = Decoder::new(problem, columns);
        let all = self.placed(problem, columns);
        let costs: Vec<[u64; 2]> = all.par_iter().map(|placed| self.cost(placed, &decoder)).collect();
        let best = (0..costs.len()).min_by_key(|i| costs[*i]).unwrap_or(0);
        let Placed { candidate, codewords } = &all[best];
        LaidOut {
            layout: candidate.words.clone(),
            yaml: candidate.yaml.clone(),
            silent: costs[best][0],
            silent_before: costs[0][0],
            compared: costs.len(),
            codewords: codewords.clone(),
        }
    }

    /// The layouts in which a code can be encoded: the bits on check pins determine the others.
    fn placed(&self, problem: &Problem, columns: &[u16]) -> Vec<Placed> {
        let text = scheme_text(&self.entry, columns, problem.r);
        let placed = self.candidates.par_iter().filter_map(|candidate| {
            let text = first_file::with_key(&text, "layout", &candidate.yaml, "");
            let scheme = Scheme::from_text(&SourceFile::new("search.yaml", text), None).ok()?;
            let codewords = (0..scheme.codewords()).map(|w| scheme.layout.codeword(w).to_vec()).collect();
            Some(Placed { candidate: candidate.clone(), codewords })
        });
        placed.collect()
    }

    /// The weights of silent and of detected errors.
    fn cost(&self, placed: &Placed, decoder: &Decoder<'_>) -> [u64; 2] {
        let mut of_bit = vec![[0, 0]; placed.codewords.iter().map(Vec::len).sum()];
        for (w, bits) in placed.codewords.iter().enumerate() {
            for (place, bit) in bits.iter().enumerate() {
                of_bit[*bit] = [w, place];
            }
        }
        let (mut silent, mut detected) = (0, 0);
        let mut own: Vec<Vec<usize>> = vec![Vec::new(); placed.codewords.len()];
        for Watched { bits, weight } in &self.errors {
            own.iter_mut().for_each(Vec::clear);
            for bit in bits {
                let [w, place] = of_bit[*bit];
                own[w].push(place);
            }
            let (mut is_wrong, mut is_detected) = (false, false);
            for bits in own.iter_mut().filter(|bits| !bits.is_empty()) {
                bits.sort_unstable();
                match decoder.is_right(bits) {
                    Some(right) => is_wrong |= !right,
                    None => is_detected = true,
                }
            }
            if is_detected {
                detected += *weight as u64;
            } else if is_wrong {
                silent += *weight as u64;
            }
        }
        [silent, detected]
    }

    /// The entry of a scheme file.
    pub(crate) fn entry(&self) -> &str {
        &self.entry
    }

    /// The lines of a certificate about a layout: the positions of each codeword's bits, the errors, and the claim.
    pub(crate) fn certified(&self, laid_out: &LaidOut) -> String {
        let mut text = String::new();
        for codeword in &laid_out.codewords {
            let _ = writeln!(text, "codeword: {}", results::in_words(codeword));
        }
        for Watched { bits, weight } in &self.errors {
            let _ = writeln!(text, "entry-error: {weight} {}", results::in_words(bits));
        }
        let _ = writeln!(text, "claim silent-entry-errors-weight: {}", laid_out.silent);
        text
    }

    /// Two sentences about a layout.
    pub(crate) fn sentences(&self, of: &LaidOut) -> [String; 2] {
        let [after, before] = [of.silent, of.silent_before].map(results::percent);
        [
            format!("Layout: {}, the best of {} for the errors of {} in entries.", of.layout, of.compared, self.model),
            format!("Silent, with the weights of the search: {after} %; without a permutation {before} %."),
        ]
    }
}

/// A scheme of an entry without a permutation that corrects single bits.
fn scheme_text(entry: &str, columns: &[u16], r: u32) -> String {
    results::head("a placeholder", "any") + entry + &results::matrix(columns, r) + "\ncorrects:\n  - bits\n"
}

/// The decoder of a codeword: the correctable pattern of each syndrome.
struct Decoder<'a> {
    columns: &'a [u16],
    /// The pattern of each syndrome; empty if there is none.
    patterns: Vec<Vec<usize>>,
}

impl<'a> Decoder<'a> {
    fn new(problem: &Problem, columns: &'a [u16]) -> Self {
        let mut patterns = vec![Vec::new(); 1 << problem.r];
        for pattern in (0..problem.n).map(|bit| vec![bit]).chain(problem.patterns.iter().cloned()) {
            let place = usize::from(syndrome(columns, &pattern));
            patterns[place] = pattern;
        }
        Self { columns, patterns }
    }

    /// Whether an error of these bits is delivered right; `None` if it is detected.
    fn is_right(&self, bits: &[usize]) -> Option<bool> {
        match usize::from(syndrome(self.columns, bits)) {
            0 => Some(false),
            s if self.patterns[s].is_empty() => None,
            s => Some(self.patterns[s] == bits),
        }
    }
}
