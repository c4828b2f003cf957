//! `eccforge show --error`: entries, bit by bit, or all stages of a scheme of several.

use crate::args::ShowArgs;
use crate::arguments::Format;
use crate::{inputs, output, table};
use eccforge_exact::error_text::{bits_of_hex, error_bits};
use eccforge_exact::report::decoded::{Results, Shown};
use eccforge_exact::single::Reader;
use eccforge_exact::stages::StagesReader;
use eccforge_exact::works;
use eccforge_scheme::Geometry;
use miette::{Result, miette};
use std::process::ExitCode;

pub fn run(args: &ShowArgs) -> Result<ExitCode> {
    if works::names_stages(&args.subject) {
        if args.data.is_some() || !args.enable.is_empty() {
            let help = "use them with the scheme of one stage; outcomes do not depend on the data written";
            return Err(miette!(help = help, "`--data` and `--enable` are for schemes of one stage"));
        }
        // The bits of an error are those of the first stage.
        let reader = StagesReader::new(&inputs::stages(&args.subject)?);
        let errors = errors(args, reader.stages().struck_geometry())?;
        let all: Vec<_> = errors.iter().map(|error| reader.decode(error)).collect();
        return show(args, "show-stages", Results::Passages(reader.stages(), &all));
    }
    let scheme = inputs::with_enables(&inputs::scheme(&args.subject)?, &args.enable)?;
    let data = written_data(args.data.as_deref(), scheme.geometry)?;
    let (reader, errors) = (Reader::new(&scheme), errors(args, scheme.geometry)?);
    let all: Vec<_> = errors.iter().map(|error| reader.decode(&data, error)).collect();
    show(args, "show", Results::Entries(&scheme, &all))
}

/// Prints results; `name` is that of their JSON.
fn show(args: &ShowArgs, name: &str, results: Results<'_>) -> Result<ExitCode> {
    let (is_list, with_data) = (args.error_file.is_some(), args.data.is_some());
    let shown = Shown { results, is_list, with_data, columns: table::width() };
    match args.format {
        Format::Json => output::print(&output::named_json(name, &shown)?),
        format => output::report(&shown, format, None),
    }
}

/// The error patterns that are asked for, as physical bits. All are read before the first is decoded.
fn errors(args: &ShowArgs, g: Geometry) -> Result<Vec<Vec<usize>>> {
    let Some(path) = &args.error_file else {
        let error = error_bits(&args.error, g).map_err(|(message, help)| miette!(help = help, "{message}"))?;
        return Ok(vec![error]);
    };
    let file = inputs::table(path, inputs::PATTERNS)?;
    let lines = file.text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty() && !l.trim().starts_with('#'));
    let pattern = |(at, line): (usize, &str)| {
        let words: Vec<String> = line.split([',', ' ', '\t']).filter(|w| !w.is_empty()).map(str::to_owned).collect();
        error_bits(&words, g)
            .map_err(|(message, help)| miette!(help = help, "{}:{}: {message}", path.display(), at + 1))
    };
    lines.map(pattern).collect()
}

fn written_data(hex: Option<&str>, g: Geometry) -> Result<Vec<bool>> {
    let k = g.beats * g.data_pins;
    let Some(hex) = hex else { return Ok(vec![false; k]) };
    bits_of_hex(hex, k).ok_or_else(|| {
        miette!(help = format!("at most {} hexadecimal digits", k.div_ceil(4)), "`{hex}` is not {k} bits of data")
    })
}
