//! Error models of EINSim (CMU-SAFARI/EINSim, `error_model.h`) as sources: each bit of a word has a model of its own.
//!
//! The file is JSON with comments: a list of words, each a list of cells, or one cell for all bits. A cell has several
//! lists of parameters if EINSim is to try each; every combination is a source, the first bit changing fastest.

use super::spec::{Chance, Kind, NamedSource, chance};
use eccforge_files::diagnostic::{Checked, SourceFile};
use eccforge_files::yaml::Spanned;
use num_rational::BigRational;
use num_traits::{One, Zero};
use serde::Deserialize;

/// Maximum number of sources of a file.
// Combinations multiply: a word of 64 cells with two choices each would need 2^64 sources.
const MOST_SOURCES: usize = 1000;

type Word = Vec<Spanned<Cell>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cell {
    error_model: Spanned<String>,
    model_params: Spanned<Vec<Spanned<Vec<Spanned<String>>>>>,
}

/// The probabilities that a charged and that an empty cell is wrong. A true cell of EINSim is charged when it stores a one.
type ErrorChances = [BigRational; 2];

/// A model: its name, the names of its parameters, and the probabilities that they give.
struct Model(&'static str, &'static [&'static str], fn(&[BigRational]) -> ErrorChances);

/// The models of EINSim. Noise inverts what a cell holds after it may have lost its charge.
static MODELS: [Model; 5] = [
    Model("NORMAL", &[], |_| [BigRational::zero(), BigRational::zero()]),
    Model("UNIFORM_RANDOM", &["P"], |p| [p[0].clone(), p[0].clone()]),
    Model("DATA_RETENTION", &["P"], |p| [p[0].clone(), BigRational::zero()]),
    Model("DATA_RETENTION_NOISY", &["P", "NOISE"], |p| {
        let (no_loss, no_noise) = (BigRational::one() - &p[0], BigRational::one() - &p[1]);
        [&p[0] * no_noise + no_loss * &p[1], p[1].clone()]
    }),
    Model("STUCK_AT", &["VALUE"], |v| [BigRational::one() - &v[0], v[0].clone()]),
];

/// Whether a text is a file of EINSim rather than of eccforge's own language.
pub(super) fn is_one(text: &str) -> bool {
    without_comments(text).trim_start().starts_with('[')
}

/// Reads the sources `einsim-1`, `einsim-2` and so on. Each bit of an entry is a cell, in order.
pub(super) fn sources_in(file: &SourceFile) -> Checked<Vec<NamedSource>> {
    // The parser of YAML reads JSON, and gives places for messages; it knows no comments of C.
    let words: Spanned<Vec<Spanned<Word>>> = SourceFile::new(&file.name, without_comments(&file.text)).parse()?;
    let mut sources = Vec::new();
    for word in &words.value {
        let cells = word.value.iter().map(|cell| choices(&cell.value)).collect::<Checked<Vec<_>>>()?;
        let number = cells.iter().try_fold(1usize, |n, choices| n.checked_mul(choices.len()));
        let Some(number) = number.filter(|n| !cells.is_empty() && sources.len() + n <= MOST_SOURCES) else {
            let message = "this word has no cell, or its parameters have too many combinations";
            let help = format!("describe at least one cell, and at most {MOST_SOURCES} combinations in all");
            return word.error("this word", message).help(help).err();
        };
        for index in 0..number {
            let kind = combination(&cells, index);
            sources.push(NamedSource { id: format!("einsim-{}", sources.len() + 1), kind });
        }
    }
    if sources.is_empty() {
        return words.error("an empty list", "there are no words").help("describe at least one word").err();
    }
    Ok(sources)
}

/// Returns the probabilities for each list of parameters of a cell.
fn choices(cell: &Cell) -> Checked<Vec<[Chance; 2]>> {
    let name = &cell.error_model;
    let Some(Model(_, parameters, wrong)) = MODELS.iter().find(|m| m.0.eq_ignore_ascii_case(&name.value)) else {
        let known = MODELS.each_ref().map(|m| m.0).join(", ");
        let at = name.error("not a model of EINSim", format!("`{}` is not an error model", name.value));
        return at.help(format!("the models are {known}")).err();
    };
    let sets = &cell.model_params;
    // EINSim takes a cell that never fails with no list or with an empty one.
    if sets.value.is_empty() && parameters.is_empty() {
        return Ok(vec![wrong(&[]).each_ref().map(Chance::of)]);
    }
    if let Some(set) = sets.value.iter().find(|set| set.value.len() != parameters.len()) {
        let (expected, got) = (parameters.len(), set.value.len());
        let message = format!("expected {expected} parameters of {}, got {got}", name.value);
        return set.error("these parameters", message).help(format!("write [{}]", parameters.join(", "))).err();
    }
    let mut all = Vec::new();
    for set in &sets.value {
        let values = set.value.iter().map(|value| probability(value, parameters[0])).collect::<Checked<Vec<_>>>()?;
        all.push(wrong(&values).each_ref().map(Chance::of));
    }
    if all.is_empty() {
        let at = sets.error("an empty list", format!("{} has no parameters", name.value));
        return at.help(format!("write [[{}]]", parameters.join(", "))).err();
    }
    Ok(all)
}

/// The value of a parameter as a probability; a stuck cell has the bit at which it is stuck.
fn probability(text: &Spanned<String>, parameter: &str) -> Checked<BigRational> {
    match (parameter, text.value.as_str()) {
        ("VALUE", "0" | "false") => Ok(BigRational::zero()),
        ("VALUE", "1" | "true") => Ok(BigRational::one()),
        ("VALUE", other) => {
            let message = format!("`{other}` is not the value of a cell");
            text.error("not 0 or 1", message).help("write 0 or 1").err()
        }
        _ => chance(text),
    }
}

/// The source of one combination of the choices. If all cells are equal, it is of a kind that can be counted exactly.
fn combination(cells: &[Vec<[Chance; 2]>], mut index: usize) -> Kind {
    let chosen = cells.iter().map(|choices| {
        let own = choices[index % choices.len()];
        index /= choices.len();
        own
    });
    let all: Vec<[Chance; 2]> = chosen.collect();
    match all[..] {
        [[lost, gained]] if lost == gained => Kind::Independent(lost),
        [[lost, gained]] => Kind::Asymmetric(lost, gained),
        _ => Kind::Cells(all),
    }
}

/// The text with spaces in place of comments, so that places in it stay the same.
fn without_comments(text: &str) -> String {
    let (mut out, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(at) = rest.find(['"', '/']) {
        let (before, after) = rest.split_at(at);
        out.push_str(before);
        let end = match after.get(..2) {
            Some("/*") => after.find("*/").map_or(after.len(), |end| end + 2),
            Some("//") => after.find('\n').unwrap_or(after.len()),
            _ if after.starts_with('"') => after[1..].find('"').map_or(after.len(), |end| end + 2),
            _ => 1,
        };
        let (part, next) = after.split_at(end);
        let is_comment = part.starts_with("/*") || part.starts_with("//");
        out.extend(part.chars().flat_map(|c| {
            let (shown, times) = if is_comment && c != '\n' { (' ', c.len_utf8()) } else { (c, 1) };
            std::iter::repeat_n(shown, times)
        }));
        rest = next;
    }
    out + rest
}
