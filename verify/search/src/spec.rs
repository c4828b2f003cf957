//! The description of a search, in YAML.
//!
//! ```yaml
//! eccforge-search: 1
//! id: sec2bec-72-64
//! n: 72                         # bits of a codeword, check bits included
//! k: 64                         # data bits
//! columns: odd                  # odd (default), any, {among: [0x01, 0x02, ...]}, or {circulant: 8}
//! corrects:                     # as in scheme files; bits are always corrected
//!   - bits
//!   - symbols: {bits: 2}
//! address-bits: 12              # columns for an address, whose one or two wrong bits are always detected
//! window: 8                     # count patterns inside aligned windows of 8 bits
//! minimise: {pairs: 1, triples: 0.03, weight: 1, heaviest-row: 0}
//! chains: {count: 16, moves: 2e7, hot: 20, cold: 0.3, seed: 1}   # also relaxed and tabu
//! ```

mod chains;

use crate::anneal::{Objective, Schedule};
use crate::heading;
use crate::problem::{Columns, MAX_CHECK_BITS, Problem};
use eccforge_scheme::diagnostic::{Diagnostic, Place, SourceFile};
use eccforge_scheme::yaml::Spanned;
use serde::Deserialize;

/// A validated description.
#[derive(Clone, Debug)]
pub struct SearchSpec {
    /// Name of the results.
    pub id: String,
    /// What is searched.
    pub problem: Problem,
    /// The correctable set as a scheme file writes it, one item a line.
    pub corrects: Vec<String>,
    /// Bits of the aligned symbols, if that is the correctable set: they can be arranged into windows.
    pub symbol_bits: Option<usize>,
    /// Address bits for which columns are chosen beside each code of the front; 0 for none.
    pub address_bits: usize,
    /// What is minimised.
    pub objective: Objective,
    /// How each chain cools.
    pub schedule: Schedule,
    /// Seed of all chains.
    pub seed: u64,
    /// Number of chains.
    pub chains: u64,
    /// SHA-256 of the text, in hexadecimal.
    pub hash: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Written {
    eccforge_search: Spanned<u32>,
    id: Spanned<String>,
    n: Spanned<usize>,
    k: Spanned<usize>,
    #[serde(default)]
    columns: Option<Spanned<ColumnsWritten>>,
    corrects: Spanned<Vec<Spanned<Corrects>>>,
    #[serde(default)]
    window: Option<Spanned<usize>>,
    #[serde(default)]
    address_bits: Option<Spanned<usize>>,
    minimise: Spanned<Minimise>,
    chains: Spanned<chains::Written>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ColumnsWritten {
    Odd,
    Any,
    Among(Vec<u32>),
    Circulant(usize),
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Corrects {
    Bits,
    Symbols(Bits),
    Adjacent(Bits),
    Runs(Bits),
    Patterns(Vec<Vec<usize>>),
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Bits {
    bits: usize,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct Minimise {
    pairs: f64,
    triples: f64,
    weight: f64,
    heaviest_row: f64,
}

impl Default for Minimise {
    fn default() -> Self {
        Self { pairs: 0.0, triples: 0.0, weight: 0.0, heaviest_row: 0.0 }
    }
}

type Checked<T> = Result<T, Box<Diagnostic>>;

impl SearchSpec {
    /// Reads and checks a description.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place; also if counting shows that no such code exists
    /// (long: each key in turn).
    pub fn from_text(file: &SourceFile) -> Checked<Self> {
        let w: Written = file.parse()?;
        let wrong = |place: Place, label: &str, message: String, help: &str| -> Box<Diagnostic> {
            Box::new(Diagnostic::at(file, place, label, message).help(help))
        };
        heading::check_head(file, &w.eccforge_search, &w.id)?;
        let (n, k) = (w.n.value, w.k.value);
        if n <= k || n - k > MAX_CHECK_BITS as usize {
            let message = format!("n = {n} and k = {k} leave {} check bits", n.saturating_sub(k));
            let help = format!("n - k must be from 1 to {MAX_CHECK_BITS}");
            return Err(wrong(Place::of(&w.n), "n", message, &help));
        }
        if n >> (n - k) != 0 {
            let message = format!("n = {n} columns that differ need more than {} check bits", n - k);
            return Err(wrong(Place::of(&w.n), "n", message, "there are 2^(n-k) - 1 columns that are not zero"));
        }
        let (patterns, corrects, symbol_bits) = correctable(file, &w.corrects, n)?;
        let window = w.window.as_ref().map_or(0, |x| x.value);
        if let Some(written) = w.window.as_ref().filter(|x| x.value < 2 || x.value > 16 || x.value > n) {
            let message = format!("a window of {} bits", written.value);
            return Err(wrong(Place::of(written), "this window", message, "a window has 2 to 16 bits, at most n"));
        }
        let address_bits = w.address_bits.as_ref().map_or(0, |x| x.value);
        if let Some(written) = w.address_bits.as_ref().filter(|x| !(1..=64).contains(&x.value)) {
            let message = format!("an address of {} bits", written.value);
            return Err(wrong(Place::of(written), "these bits", message, "an address has from 1 to 64 bits"));
        }
        let columns = columns(file, w.columns.as_ref(), n - k, k)?;
        let problem = Problem { n, r: (n - k) as u32, columns, patterns, window };
        problem.feasible().map_err(|e| {
            let help = "take patterns out of `corrects`, or add check bits";
            wrong(Place::of(&w.corrects), "this cannot be corrected", format!("no such code exists: {e}"), help)
        })?;
        let m = w.minimise.value;
        let weights = [m.pairs, m.triples, m.weight, m.heaviest_row];
        if weights.iter().any(|x| !x.is_finite() || *x < 0.0) || weights.iter().all(|x| *x == 0.0) {
            let help = "give weights that are not negative, at least one above 0";
            return Err(wrong(Place::of(&w.minimise), "these weights", "nothing to minimise".into(), help));
        }
        let objective =
            Objective { pairs: m.pairs, triples: m.triples, weight: m.weight, heaviest_row: m.heaviest_row };
        let blocks = problem.columns.block() > 1;
        let schedule = chains::schedule(file, &w.chains, blocks)?;
        let c = w.chains.value;
        Ok(Self {
            id: w.id.value,
            problem,
            corrects,
            symbol_bits: symbol_bits.filter(|_| !blocks),
            address_bits,
            objective,
            schedule,
            seed: c.seed,
            chains: c.count,
            hash: heading::hash(file),
        })
    }
}

/// The columns that may be used with `r` check bits and `k` data bits.
fn columns(file: &SourceFile, written: Option<&Spanned<ColumnsWritten>>, r: usize, k: usize) -> Checked<Columns> {
    let Some(written) = written else { return Ok(Columns::Odd) };
    let refuse = |message: String, help: String| {
        Err(Box::new(Diagnostic::at(file, Place::of(written), "these columns", message).help(help)))
    };
    let mut list = match &written.value {
        ColumnsWritten::Odd => return Ok(Columns::Odd),
        ColumnsWritten::Any => return Ok(Columns::Any),
        ColumnsWritten::Circulant(size) if *size > 1 && r.is_multiple_of(*size) && k.is_multiple_of(*size) => {
            return Ok(Columns::Circulant(*size));
        }
        ColumnsWritten::Circulant(size) => {
            let message = format!("circulants of {size} columns");
            let help = format!("2 or more, a divisor of both n - k = {r} and k = {k}");
            return refuse(message, help);
        }
        ColumnsWritten::Among(list) => list.clone(),
    };
    list.sort_unstable();
    let unit = (0..r).map(|row| 1 << row).find(|unit| !list.contains(unit));
    let twice = list.windows(2).find(|two| two[0] == two[1]).map(|two| two[0]);
    let message = if let Some(other) = list.iter().find(|v| **v == 0 || **v >> r != 0) {
        format!("{other:#x} is no column of {r} bits")
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
    refuse(message, help)
}

fn patterns_text(list: &[Vec<usize>]) -> String {
    let text = list.iter().map(|p| format!("{p:?}")).collect::<Vec<_>>().join(", ");
    format!("patterns: [{text}]")
}

/// Patterns with their bits in order, or one that has not two or more different bits below `n`.
fn sorted_patterns(list: &[Vec<usize>], n: usize) -> Result<Vec<Vec<usize>>, Vec<usize>> {
    let mut list = list.to_vec();
    list.iter_mut().for_each(|p| p.sort_unstable());
    let bad = |p: &&Vec<usize>| p.len() < 2 || p.windows(2).any(|w| w[0] == w[1]) || p.iter().any(|b| *b >= n);
    match list.iter().find(bad) {
        Some(pattern) => Err(pattern.clone()),
        None => Ok(list),
    }
}

type Correctable = (Vec<Vec<usize>>, Vec<String>, Option<usize>);

/// The patterns, what scheme files say of them, and the symbol size if they are aligned symbols.
fn correctable(file: &SourceFile, items: &Spanned<Vec<Spanned<Corrects>>>, n: usize) -> Checked<Correctable> {
    let mut patterns: Vec<Vec<usize>> = Vec::new();
    let (mut texts, mut symbol_bits, mut bits) = (Vec::new(), None, false);
    for item in &items.value {
        let refuse = |message: String, help: &str| {
            Err(Box::new(Diagnostic::at(file, Place::of(item), "this item", message).help(help)))
        };
        let (new, text) = match &item.value {
            Corrects::Bits => {
                bits = true;
                (Vec::new(), "bits".into())
            }
            Corrects::Symbols(s) => {
                if s.bits < 2 || s.bits > 8 || !n.is_multiple_of(s.bits) {
                    return refuse(
                        format!("symbols of {} bits in a codeword of {n}", s.bits),
                        "2 to 8 bits that divide n",
                    );
                }
                symbol_bits = Some(s.bits);
                (Problem::symbols(n, s.bits), format!("symbols: {{bits: {}}}", s.bits))
            }
            Corrects::Adjacent(s) => {
                if s.bits < 2 || s.bits > 4 || s.bits > n {
                    return refuse(format!("{} neighbouring bits", s.bits), "2, 3 or 4");
                }
                (Problem::adjacent(n, s.bits), format!("adjacent: {{bits: {}}}", s.bits))
            }
            Corrects::Runs(s) => {
                if s.bits < 2 || s.bits > 4 || s.bits > n {
                    return refuse(format!("runs of {} bits", s.bits), "2, 3 or 4");
                }
                // Scheme files have no word for runs: every one is listed.
                let list = Problem::runs(n, s.bits);
                let text = patterns_text(&list);
                (list, text)
            }
            Corrects::Patterns(list) => {
                let list = match sorted_patterns(list, n) {
                    Ok(list) => list,
                    Err(p) => return refuse(format!("{p:?} is no pattern"), "two or more different bits below n"),
                };
                let text = patterns_text(&list);
                (list, text)
            }
        };
        texts.push(text);
        patterns.extend(new);
    }
    if !bits {
        let message = "single bits are not corrected".to_owned();
        let at = Diagnostic::at(file, Place::of(items), "in this list", message);
        return Err(Box::new(at.help("add `- bits`: the search is for codes that correct every bit")));
    }
    let alone = items.value.len() == 2;
    patterns.sort();
    patterns.dedup();
    Ok((patterns, texts, symbol_bits.filter(|_| alone)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "eccforge-search: 1\nid: a\nn: 22\nk: 16\ncorrects:\n  - bits\n  - symbols: {bits: 2}\n\
                        minimise: {pairs: 1}\nchains: {count: 2, moves: 1e3, hot: 5, cold: 0.5, seed: 1}\n";

    fn read(text: &str) -> Checked<SearchSpec> {
        SearchSpec::from_text(&SourceFile::new("s.yaml", text))
    }

    #[test]
    fn a_description_is_read() {
        let spec = read(GOOD).unwrap();
        assert_eq!((spec.problem.n, spec.problem.r, spec.problem.patterns.len()), (22, 6, 11));
        assert_eq!((spec.symbol_bits, spec.schedule.moves, spec.chains), (Some(2), 1000, 2));
        assert_eq!(spec.hash.len(), 64);
    }

    #[test]
    fn what_is_wrong_is_said_at_its_place() {
        for (from, to, wanted) in [
            ("n: 22", "n: 16", "s.yaml:3:4: n = 16 and k = 16 leave 0 check bits"),
            ("n: 22", "n: 40", "s.yaml:3:4: n = 40 and k = 16 leave 24 check bits"),
            ("k: 16", "k: 17", "no such code exists: n = 22 columns must differ"), // 5 check bits: 16 odd vectors
            // Refused before any list of that length is made.
            (
                "n: 22\nk: 16",
                "n: 18446744073709551615\nk: 18446744073709551609",
                "s.yaml:3:4: n = 18446744073709551615 columns",
            ),
            ("- bits\n", "- adjacent: {bits: 2}\n", "single bits are not corrected"),
            ("{bits: 2}", "{bits: 3}", "s.yaml:7:5: symbols of 3 bits in a codeword of 22"),
            ("{pairs: 1}", "{pairs: -1}", "s.yaml:8:11: nothing to minimise"),
            ("hot: 5", "hot: 0.1", "the temperatures do not fall"),
            ("count: 2", "count: 0", "impossible numbers"),
            ("hot: 5", "relaxed: {moves: 1, weight: 0, rounds: 0.5}, hot: 5", "impossible numbers of `relaxed`"),
            ("hot: 5", "tabu: {moves: 1e3, sample: 0, tenure: 5}, hot: 5", "s.yaml:9:9: impossible numbers of `tabu`"),
            ("hot: 5", "tabu: {moves: 1e3, sample: 9, tenure: 0.5}, hot: 5", "impossible numbers of `tabu`"),
            (
                "k: 16\n",
                "k: 16\ncolumns: {circulant: 2}\n",
                "no such code exists: 11 correctable patterns have an even",
            ),
            (
                "k: 16\n",
                "k: 16\ncolumns: {among: [1, 2, 4, 8, 16, 32, 64]}\n",
                "s.yaml:5:10: 0x40 is no column of 6 bits",
            ),
            ("k: 16\n", "k: 16\ncolumns: {among: [1, 2, 4, 8, 0, 16, 32]}\n", "0x0 is no column"),
            ("k: 16\n", "k: 16\ncolumns: {among: [1, 2, 4, 16, 32, 3]}\n", "0x8 is not among the columns"),
            ("k: 16\n", "k: 16\ncolumns: {among: [1, 2, 4, 8, 16, 32, 7, 7]}\n", "0x7 is listed twice"),
            ("k: 16\n", "k: 16\ncolumns: {among: [1, 2, 4, 8, 16, 32, 7]}\n", "has only 7 vectors to choose among"),
            ("k: 16\n", "k: 16\ncolumns: {circulant: 4}\n", "s.yaml:5:10: circulants of 4 columns"),
            ("k: 16\n", "k: 16\ncolumns: {circulant: 1}\n", "s.yaml:5:10: circulants of 1 columns"),
            ("k: 16\n", "k: 16\ncolumns: {circulant: 0}\n", "s.yaml:5:10: circulants of 0 columns"),
            ("id: a", "id: ../a", "the id names files"),
            ("search: 1", "search: 2", "s.yaml:1:18: version 2"),
        ] {
            let message = match read(&GOOD.replace(from, to)) {
                Err(e) => e.to_string(),
                Ok(_) => "accepted".into(),
            };
            assert!(message.contains(wanted), "{to}: {message}");
        }
    }
}
