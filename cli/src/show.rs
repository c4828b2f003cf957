//! `eccforge show`: a file that ships with the program, H, or one entry.

use crate::args::ShowArgs;
use crate::{decode, inputs, output};
use eccforge_exact::model::ErrorModel;
use eccforge_exact::works::{self, Work};
use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::{addressed, builtin, builtins};
use miette::{Result, miette};
use std::path::Path;
use std::process::ExitCode;

pub fn run(args: &ShowArgs) -> Result<ExitCode> {
    if args.matrix {
        return matrix(&args.subject);
    }
    if args.shows_entry() {
        return decode::run(args);
    }
    if args.format != crate::arguments::Format::Text {
        let help = "add --error or --data to show an entry as JSON, or use `check --format json` for facts";
        return Err(miette!(help = help, "a file is printed as it is, and `--format` is for entries"));
    }
    file(&args.subject)
}

/// Prints the file of a scheme, model or work.
fn file(name: &str) -> Result<ExitCode> {
    let shipped = builtin(name)
        .map(|b| b.file())
        .or_else(|| ErrorModel::builtin(name).map(|m| m.file))
        .or_else(|| Work::shipped_file(name));
    let file = match shipped {
        Some(file) => file,
        None if Path::new(name).is_file() => SourceFile::read(Path::new(name))?,
        None => {
            let products = builtins().iter().chain(addressed()).map(|b| b.id).chain(ErrorModel::builtin_ids());
            let of_works =
                works::SCHEMES.ids().chain(works::STAGES.ids()).chain(works::MODELS.ids()).chain(works::WORKS.ids());
            let known: Vec<&str> = products.chain(of_works).collect();
            return Err(inputs::unknown("scheme, model or work", name, &known));
        }
    };
    output::print(&file.text)
}

/// Prints H as text, with its origin.
fn matrix(name: &str) -> Result<ExitCode> {
    let scheme = inputs::scheme(name)?;
    let comments = [
        format!("H of {} ({}).", scheme.name, scheme.id),
        format!("Origin: {}.", scheme.source),
        "Bit order: leftmost digit = column 0 = codeword bit 0; row j = syndrome bit j.".to_owned(),
    ];
    output::print(&eccforge_gf::matrix::to_text(&scheme.code.h, &comments))
}
