//! `eccforge check --values`: silent errors by the fields of the stored values.

use crate::budget::OF_OTHER_RESULTS;
use crate::check::{CheckArgs, OF_THE_DECODER, OF_THE_PAGE, about};
use crate::progress;
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use eccforge_documents::values::ValueErrors;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::values::{self, FORMATS, Format};
use eccforge_model::ErrorModel;
use eccforge_scheme::Scheme;
use miette::{Result, miette};
use std::process::ExitCode;

/// Option of stored values.
#[derive(Args, Clone, Debug)]
pub struct ValuesArgs {
    /// Instead of the properties, count the silent errors by the fields of stored values of this format, and list the wrong bits of
    /// values for tools that inject errors.
    #[arg(long, value_name = "FORMAT", value_parser = format(), conflicts_with_all = OF_THE_PAGE, conflicts_with_all = OF_THE_DECODER,
        conflicts_with_all = OF_OTHER_RESULTS, conflicts_with_all = ["memory_gbit"])]
    pub values: Option<Format>,
}

/// Parses the name of a format.
fn format() -> impl TypedValueParser<Value = Format> {
    let names = FORMATS.iter().map(|format| PossibleValue::new(format.name).help(format.meaning));
    PossibleValuesParser::new(names)
        .try_map(|name| Format::named(&name).ok_or_else(|| format!("`{name}` is not known")))
}

/// Decodes the errors of all classes and sorts the silent ones by field.
pub fn run(args: &CheckArgs, scheme: &Scheme, model: &ErrorModel, format: &Format) -> Result<ExitCode> {
    scheme.no_address("--values")?;
    let progress = Progress::default();
    let classes = progress::with_bar(values::work(scheme, model), &progress, || {
        values::wrong_values(scheme, model, format, &progress)
    });
    let classes = classes.map_err(|why| miette!("--values: {}: {why}", scheme.id))?;
    about(args, &[scheme], model, ValueErrors { model, format, classes: &classes }, None)
}
