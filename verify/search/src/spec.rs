//! The description of a search, in YAML.
//!
//! ```yaml
//! eccforge-search: 1
//! id: sec2bec-72-64
//! n: 72                         # bits of a codeword, including check bits
//! k: 64                         # data bits
//! columns: odd                  # odd (default), any, {among: [0x01, 0x02, ...]}, or {circulant: 8}
//! corrects:                     # as in scheme files; bits are always corrected
//!   - bits
//!   - symbols: {bits: 2}
//! detects:                      # errors that the code must detect
//!   - adjacent: {bits: 3, solid: true}
//! model: {file: clusters.yaml}  # errors of which few are silent
//! layouts: {beats: 4, data-pins: 64, check-pins: 8, model: {file: clusters.yaml}}   # the best layout of an entry for each code
//! address-bits: 12              # columns for an address, whose one or two wrong bits are always detected
//! window: 8                     # count patterns inside aligned windows of 8 bits
//! minimise: {pairs: 1, triples: 0.03, outside: 0, weight: 1, heaviest-row: 0, model: 100}
//! chains: {count: 16, moves: 2e7, hot: 20, cold: 0.3, seed: 1}   # also relaxed and tabu
//! ```

use crate::anneal::Objective;
use crate::heading::{self, ChainsWritten, Heading};
use crate::layouts::{self, Layouts, LayoutsWritten};
use crate::model::{self as model_of, ModelWritten};
use crate::problem::{Columns, MAX_CHECK_BITS, Problem, Watched};
use eccforge_files::bounded::{Bounded, Version};
use eccforge_files::diagnostic::{Checked, SourceFile};
use eccforge_files::digest::sha256;
use eccforge_files::yaml::Spanned;
use eccforge_scheme::spec::CorrectsSpec;
use eccforge_scheme::{listed, patterns};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeSet;

/// Cost of an error that must be detected and is not, in units of the first temperature, if the description states none. A
/// much higher cost would freeze the first detected errors, so that the chains end with some undetected.
const UNDETECTED: f64 = 4.0;

/// A validated description of a search of codewords.
#[derive(Clone, Debug)]
pub struct SearchSpec {
    /// Name of the results, and schedule of the chains.
    pub heading: Heading,
    /// The search problem.
    pub problem: Problem,
    /// The correctable set in the form of a scheme file, one item on each line.
    pub corrects: Vec<String>,
    /// The errors that must be detected, in the form of a scheme file, one item on each line.
    pub detects: Vec<String>,
    /// Id of the error model, if one is given.
    pub model: Option<String>,
    /// Bits of the aligned symbols, if these are the correctable set; they can be arranged into windows.
    pub symbol_bits: Option<usize>,
    /// Number of address bits for which columns are chosen for each code of the Pareto front; 0 for none.
    pub address_bits: usize,
    /// Layouts of an entry, of which the best one is found for each code of the Pareto front.
    pub layouts: Option<Layouts>,
    pub objective: Objective,
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Written {
    /// Version of this language; the only one is 1.
    eccforge_search: Version,
    /// Short name of the results, which names files.
    id: Spanned<String>,
    /// Bits of a codeword, including check bits.
    n: Spanned<usize>,
    /// Data bits of a codeword.
    k: Spanned<usize>,
    /// The columns that H may have.
    columns: Option<Spanned<ColumnsWritten>>,
    /// The correctable patterns, as in scheme files.
    corrects: Spanned<Vec<Spanned<CorrectsSpec>>>,
    /// Errors that the code must detect, in the form of `corrects`. Those that it corrects are left out.
    detects: Option<Spanned<Vec<Spanned<CorrectsSpec>>>>,
    /// The error model whose silent errors `minimise` counts.
    model: Option<Spanned<ModelWritten>>,
    /// The entry of several codewords whose layout is chosen for each code.
    layouts: Option<LayoutsWritten>,
    /// Bits of an aligned window in which patterns are counted.
    window: Option<Bounded<2, 16>>,
    /// Bits of an address for which columns are chosen.
    address_bits: Option<Bounded<1, 64>>,
    /// The cost of a code.
    minimise: Spanned<Objective>,
    /// The annealing chains.
    chains: Spanned<ChainsWritten>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum ColumnsWritten {
    Odd,
    Any,
    Among(Vec<u32>),
    Circulant(usize),
}

impl SearchSpec {
    /// Reads and checks a description.
    ///
    /// # Errors
    /// The first error, with its place, or counting bounds exclude such a code.
    pub fn from_text(file: &SourceFile) -> Checked<Self> {
        file.attach(described(&file.parse()?, file))
    }
}

fn described(w: &Written, file: &SourceFile) -> Checked<SearchSpec> {
    heading::check(w.eccforge_search, &w.id)?;
    let mut problem = problem(w)?;
    is_consistent(w, &problem)?;
    let model = w.model.as_ref().map(|model| model_of::read(model, file)).transpose()?;
    if let Some((model, written)) = model.as_ref().zip(w.model.as_ref()) {
        problem.model = model_of::errors(model, written, &problem)?;
    }
    let layouts = w.layouts.as_ref().map(|written| layouts::read(written, &problem, file)).transpose()?;
    if let Some(written) = &w.layouts
        && w.address_bits.is_some()
    {
        let error =
            written.at().error("of an entry", "an address belongs to one codeword, and `layouts` is about several");
        return error.help("leave `layouts` or `address-bits` out").err();
    }
    let blocks = problem.columns.block() > 1;
    let only_cooling =
        ["`relaxed` and `tabu` do not keep circulant blocks", "leave `relaxed` and `tabu` out, or take `columns: odd`"];
    // Symbols can be arranged only if no other pattern depends on their order.
    let depends_on_order = !problem.detects.is_empty() || !problem.model.is_empty();
    let symbol_bits = if depends_on_order { None } else { symbol_bits(&w.corrects.value) };
    let mut heading = Heading::new(file, &w.id, &w.chains, blocks.then_some(only_cooling))?;
    if let Some(model) = &model {
        // Chains of another model are not those of this search.
        heading.hash = sha256(format!("{}{}", heading.hash, model.hash()));
    }
    let mut objective = w.minimise.value;
    if w.detects.is_some() && objective.undetected == 0.0 {
        objective.undetected = UNDETECTED * heading.schedule.hot;
    }
    Ok(SearchSpec {
        corrects: in_words(&w.corrects.value),
        detects: w.detects.as_ref().map_or_else(Vec::new, |items| in_words(&items.value)),
        model: model.map(|model| model.id),
        // An arrangement moves single columns, which would break the blocks.
        symbol_bits: if blocks { None } else { symbol_bits },
        address_bits: w.address_bits.map_or(0, |bits| bits.value as usize),
        layouts,
        objective,
        heading,
        problem,
    })
}

/// Bits of the aligned symbols, if the correctable patterns are single bits and such symbols.
fn symbol_bits(corrects: &[Spanned<CorrectsSpec>]) -> Option<usize> {
    if corrects.len() != 2 {
        return None;
    }
    for item in corrects {
        if let CorrectsSpec::Symbols(symbols) = &item.value
            && symbols.stride.is_none()
        {
            return Some(symbols.bits.value as usize);
        }
    }
    None
}

/// Items of `corrects` or `detects` as they are written in a scheme file.
fn in_words(items: &[Spanned<CorrectsSpec>]) -> Vec<String> {
    items.iter().map(|item| item.value.to_string()).collect()
}

/// Checks that the objective has weights only for errors that the description states.
fn is_consistent(w: &Written, problem: &Problem) -> Checked<()> {
    let Objective { pairs, triples, outside, weight, heaviest_row, model, undetected, attack } = w.minimise.value;
    let weights = [pairs, triples, outside, weight, heaviest_row, model, undetected, attack];
    if weights.iter().any(|x| !x.is_finite() || *x < 0.0) || weights.iter().all(|x| *x == 0.0) {
        let error = w.minimise.error("these weights", "nothing to minimise");
        return error.help("give weights that are not negative, at least one above 0").err();
    }
    if outside > 0.0 && problem.window == 0 {
        let error =
            w.minimise.error("of `outside`", "wrong corrections outside a window are counted, but there is no window");
        return error.help("write `window: 8` for windows of 8 bits").err();
    }
    if undetected > 0.0 && w.detects.is_none() {
        let error = w.minimise.error("of `undetected`", "there are no errors that must be detected");
        return error.help("list them in `detects`, or leave `undetected` out").err();
    }
    if (model > 0.0) != w.model.is_some() {
        let message = "a weight of `model` and the key `model` need each other";
        let help = "write `model: {file: model.yaml}` for the file, and `minimise: {model: 100}` for its weight";
        return w.minimise.error("of `model`", message).help(help).err();
    }
    Ok(())
}

/// The search problem, unless counting bounds exclude it.
fn problem(w: &Written) -> Checked<Problem> {
    let (n, k) = (w.n.value, w.k.value);
    if n <= k || n - k > MAX_CHECK_BITS as usize {
        let error = w.n.error("n", format!("n = {n} and k = {k} leave {} check bits", n.saturating_sub(k)));
        return error.help(format!("n - k must be from 1 to {MAX_CHECK_BITS}")).err();
    }
    if n >> (n - k) != 0 {
        let error = w.n.error("n", format!("n = {n} columns that differ need more than {} check bits", n - k));
        return error.help("there are 2^(n-k) - 1 columns that are not zero").err();
    }
    let patterns = patterns(&w.corrects, k, n - k)?;
    let window = w.window.filter(|window| window.get().is_none_or(|bits| bits > n));
    if let Some(window) = window {
        let error = window.error("this window", format!("a window of {} bits", window.value));
        return error.help("a window has 2 to 16 bits, at most n").err();
    }
    if let Some(bits) = w.address_bits.filter(|bits| bits.get().is_none()) {
        let error = bits.error("these bits", format!("an address of {} bits", bits.value));
        return error.help("an address has from 1 to 64 bits").err();
    }
    let columns = columns(w.columns.as_ref(), n - k, k)?;
    let window = w.window.map_or(0, |window| window.value as usize);
    let detects = w.detects.as_ref().map(|items| must_be_detected(items, &patterns, [k, n - k])).transpose()?;
    let detects = detects.unwrap_or_default();
    let problem = Problem { n, r: (n - k) as u32, columns, patterns, window, detects, model: Vec::new() };
    problem.feasible().map_err(|e| {
        let error = w.corrects.error("this cannot be corrected", format!("no such code exists: {e}"));
        error.help("remove patterns from `corrects`, or add check bits")
    })?;
    Ok(problem)
}

/// The errors of a `detects` list that the code does not correct.
fn must_be_detected(
    items: &Spanned<Vec<Spanned<CorrectsSpec>>>,
    corrects: &[Vec<usize>],
    [k, r]: [usize; 2],
) -> Checked<Vec<Watched>> {
    let listed = listed(items, k, r)?;
    let corrected: BTreeSet<&Vec<usize>> = corrects.iter().collect();
    let left = listed.into_iter().filter(|bits| bits.len() > 1 && !corrected.contains(bits));
    let errors: Vec<Watched> = left.map(|bits| Watched { bits, weight: 1 }).collect();
    if errors.is_empty() {
        let error = items.error("these errors", "the code corrects all of them");
        return error.help("name errors that are not in `corrects`, or leave `detects` out").err();
    }
    Ok(errors)
}

/// The permitted columns with `r` check bits and `k` data bits.
fn columns(written: Option<&Spanned<ColumnsWritten>>, r: usize, k: usize) -> Checked<Columns> {
    let Some(written) = written else { return Ok(Columns::Odd) };
    let mut list = match &written.value {
        ColumnsWritten::Odd => return Ok(Columns::Odd),
        ColumnsWritten::Any => return Ok(Columns::Any),
        ColumnsWritten::Circulant(size) if *size > 1 && r.is_multiple_of(*size) && k.is_multiple_of(*size) => {
            return Ok(Columns::Circulant(*size));
        }
        ColumnsWritten::Circulant(size) => {
            let message = format!("circulants of {size} columns");
            let help = format!("2 or more, a divisor of both n - k = {r} and k = {k}");
            return written.error("these columns", message).help(help).err();
        }
        ColumnsWritten::Among(list) => list.clone(),
    };
    list.sort_unstable();
    let unit = (0..r).map(|row| 1 << row).find(|unit| !list.contains(unit));
    let twice = list.windows(2).find(|two| two[0] == two[1]).map(|two| two[0]);
    let message = if let Some(other) = list.iter().find(|v| **v == 0 || **v >> r != 0) {
        format!("{other:#x} is not a column of {r} bits")
    } else if let Some(unit) = unit {
        format!("{unit:#x} is not among the columns, but the check bits have the unit vectors")
    } else if let Some(twice) = twice {
        format!("{twice:#x} is listed twice")
    } else {
        return Ok(Columns::Among(list.into_iter().map(|v| v as u16).collect()));
    };
    let help = format!(
        "list different numbers from 0x1 to {:#x}, bit j being row j, all powers of two among them",
        (1 << r) - 1
    );
    written.error("these columns", message).help(help).err()
}

/// The JSON Schema of the description of a search of codewords.
pub fn json_schema() -> schemars::Schema {
    eccforge_files::schema::of_file::<Written>("search")
}
