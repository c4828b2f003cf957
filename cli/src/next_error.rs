//! `eccforge check --after`: the outcomes of the next error in entries that have wrong bits already.

use crate::check::provenance;
use crate::fleet::States;
use crate::output::{OutputArgs, WithNext, called};
use crate::progress;
use eccforge_codes::report::About;
use eccforge_documents::after::Afters;
use eccforge_exact::after;
use eccforge_exact::enumerate::Progress;
use eccforge_files::diagnostic::is_path;
use eccforge_model::ErrorModel;
use eccforge_model::error_text::error_bits;
use eccforge_scheme::Scheme;
use miette::{Result, miette};
use std::path::Path;
use std::process::ExitCode;

/// Maximum number of combinations of wrong bits in a log that are evaluated: each takes up to seconds.
const MOST_STATES: usize = 100;

/// The model without the classes that an entry of the scheme does not have.
pub fn of_entry(model: &ErrorModel, scheme: &Scheme) -> ErrorModel {
    let present = model.classes.iter().filter(|class| class.absent(scheme).is_none());
    ErrorModel { classes: present.cloned().collect(), ..model.clone() }
}

/// Counts the outcomes of the next error; `state` is a log, or the bits that are wrong already. Without a model on the command line,
/// the classes that the entry lacks are left out.
pub fn run(
    (named, scheme): (&str, &Scheme),
    given: &ErrorModel,
    is_default: bool,
    state: &str,
    out: &OutputArgs,
) -> Result<ExitCode> {
    let fitting = of_entry(given, scheme);
    let model = if is_default { &fitting } else { given };
    let absent = given.classes.iter().filter(|class| model.classes.iter().all(|other| other.id != class.id));
    let absent: Vec<String> = absent.map(|class| class.id.clone()).collect();
    scheme.no_address("--after")?;
    let (mut states, log) = states(scheme, state)?;
    // The most frequent ones first; the order of the others depends only on their bits.
    states.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    let rest = states.split_off(states.len().min(MOST_STATES));
    let left_out = rest.iter().map(|(_, entries)| entries).sum();
    let progress = Progress::default();
    let total = after::work(scheme, model).saturating_mul(states.len() as u64);
    let evaluated = progress::with_bar(total, &progress, || after::after(scheme, model, &states, &progress));
    let evaluated = evaluated.map_err(|e| miette!("{}: {e}", scheme.id))?;
    let moved = match evaluated.as_slice() {
        [only] => {
            after::sensitivity(scheme, model, only, &Progress::default()).map_err(|e| miette!("{}: {e}", scheme.id))?
        }
        _ => None,
    };
    let run = provenance([scheme], model);
    let check = (called(&["check", named]), "its claims, and the outcomes of errors in a right entry");
    let result = Afters { absent, log, ..Afters::new(model, &evaluated, left_out, moved.as_ref()) };
    let about = About { scheme, result, run: &run };
    out.deliver(&WithNext::new(&about, [check]))?;
    Ok(ExitCode::SUCCESS)
}

/// Wrong physical bits of entries, each with the number of entries that have them, and a sentence about a log.
fn states(scheme: &Scheme, state: &str) -> Result<(States, Option<String>)> {
    if Path::new(state).is_file() {
        let (states, about_log) = crate::fleet::states(scheme, Path::new(state))?;
        return Ok((states, Some(about_log)));
    }
    // Bits have no such names, so the mistake is that the file is absent.
    if is_path(state) && state.chars().any(char::is_alphabetic) && !state.contains(':') {
        crate::data::existing(Path::new(state))?;
    }
    let words: Vec<String> = state.split(',').map(|word| word.trim().to_owned()).collect();
    match error_bits(&words, scheme.geometry) {
        Ok(bits) => Ok((vec![(bits, 1)], None)),
        Err((message, help)) => {
            Err(miette!(help = format!("{help}; or a file with a log as `learn beam` reads it"), "--after: {message}"))
        }
    }
}
