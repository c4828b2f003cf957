//! `eccforge explain`: explains one figure of a table by a counting argument.

use crate::inputs::Kind;
use crate::output::{OutputArgs, WithNext, called};
use crate::{inputs, output, progress};
use clap::Args;
use eccforge_codes::report::{About, Provenance};
use eccforge_documents::explain::{Explained, Published};
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::{self, Reading};
use eccforge_exact::explain::argument;
use eccforge_files::diagnostic::similar;
use eccforge_model::ErrorModel;
use eccforge_scheme::Scheme;
use eccforge_works as works;
use miette::{Result, miette};
use std::path::Path;
use std::process::ExitCode;

/// Arguments of `explain`.
#[derive(Args, Clone, Debug)]
pub struct ExplainArgs {
    /// A figure: a scheme (an id or a file), a dot, and a class of the model, such as `trio.2bit`.
    #[arg(value_name = "SCHEME.CLASS")]
    pub figure: String,
    /// Error model with the class: a built-in id or a file. Default: `hbm2-table1`.
    #[arg(long, value_name = "ID|FILE")]
    pub model: Option<String>,
    /// Format and destination of the result.
    #[command(flatten)]
    pub output: OutputArgs,
}

pub fn run(args: &ExplainArgs) -> Result<ExitCode> {
    let model = inputs::model_or_table1(args.model.as_deref())?;
    let Some((name, class)) = parts(&args.figure) else {
        let scheme = inputs::scheme(&args.figure)?;
        let help = such_as(&args.figure, &scheme, &model);
        return Err(miette!(help = help, "`{}` names no figure: write a scheme, a dot and a class", args.figure));
    };
    let scheme = inputs::scheme(name)?;
    let index = model.index(class).map_err(|e| {
        let ids: Vec<&str> = model.classes.iter().map(|class| &*class.id).collect();
        let help = match similar(class, &ids).first() {
            Some(near) => format!("`eccforge explain {name}.{near}`"),
            None => such_as(name, &scheme, &model),
        };
        miette!(help = help, "{e}")
    })?;
    let class = &model.classes[index];
    if let Some(why) = class.absent(&scheme) {
        let help = such_as(name, &scheme, &model);
        return Err(miette!(help = help, "`{}` has no errors of the class `{}`: {why}", scheme.id, class.id));
    }
    inputs::note_uneven(&scheme, &model);
    let progress = Progress::default();
    let total = 2 * exact::work(&scheme, &model, &[index]);
    let count = || -> Result<_, String> {
        let outcomes = exact::evaluate(&scheme, &model, &[index], Reading::Inclusive, &progress)?.remove(0);
        Ok((outcomes, argument(&scheme, class, &progress)?))
    };
    let (outcomes, argument) =
        progress::with_bar(total, &progress, count).map_err(|e| miette!("{}: {e}", scheme.id))?;
    let published = published(&scheme, &model, &class.id);
    let run = Provenance::new(output::VERSION, &output::command(), [&scheme], &model.file);
    let (argument, published) = (argument.as_ref(), published.as_ref());
    let result = Explained { class: &class.id, of: class, named: name, counted: &outcomes, argument, published };
    // An argument with silent errors proposes its example.
    let has_example = argument.is_some_and(|argument| argument.example.is_some());
    let model = args.model.as_deref().map(|model| ["--model", model]);
    let words: Vec<&str> = ["check", name].into_iter().chain(model.into_iter().flatten()).collect();
    let next = if has_example { None } else { Some((called(&words), "the figures of every class")) };
    args.output.deliver(&WithNext::new(&About { scheme: &scheme, result, run: &run }, next))
}

/// The scheme and the class of a figure. The name of a file contains dots, and an id does not.
fn parts(figure: &str) -> Option<(&str, &str)> {
    let of_file = figure.rsplit_once('.').filter(|(name, _)| !Path::new(figure).is_file() || Path::new(name).is_file());
    let names_file = of_file.is_some_and(|(name, _)| Path::new(name).is_file());
    match figure.split_once('.') {
        Some((id, class)) if !names_file && Kind::Schemes.has(id) => Some((id, class)),
        _ => of_file,
    }
}

/// An example of a figure of the scheme that the reader named, and the classes of which the scheme has figures.
fn such_as(name: &str, scheme: &Scheme, model: &ErrorModel) -> String {
    let present = model.classes.iter().filter(|class| class.absent(scheme).is_none());
    let classes: Vec<&str> = present.map(|class| &*class.id).collect();
    let Some(first) = classes.first() else { return format!("no class of {} fits this entry; give --model", model.id) };
    format!("such as `eccforge explain {name}.{first}`; classes of {}: {}", model.id, classes.join(", "))
}

/// The figure of a published work for a shipped scheme and class.
fn published(scheme: &Scheme, model: &ErrorModel, class: &str) -> Option<Published> {
    let of_work = |id: &str| {
        let mut work = inputs::work(id).ok()?;
        let by_class = work.by_class.as_mut()?;
        by_class.schemes.retain(|s| s.hash() == scheme.hash());
        by_class.classes.retain(|c| by_class.model.classes[*c].id == class);
        if by_class.schemes.is_empty() || by_class.classes.is_empty() || by_class.model.hash() != model.hash() {
            return None;
        }
        let report = works::run(work, &Progress::default(), None).ok()?;
        let judgement = report.cells.into_iter().find(|cell| cell.class == class)?.judgement?;
        Some(Published { work: id.to_owned(), silent_percent: judgement.published, reason: judgement.reason })
    };
    Kind::Works.ids().into_iter().find_map(of_work)
}
