//! `eccforge show`: a file that ships with the program, H, or one entry.

use crate::arguments::{Format, format};
use crate::inputs::Kind;
use crate::output::{WithNext, called};
use crate::source::BitOrder;
use crate::{data, inputs, output, style, terminal};
use clap::Args;
use eccforge_documents::decoded::{Results, Shown};
use eccforge_documents::syndrome::ExplainedSyndrome;
use eccforge_exact::posterior;
use eccforge_exact::single::Reader;
use eccforge_exact::stages::StagesReader;
use eccforge_files::diagnostic::{SourceFile, is_path};
use eccforge_gpu::profile::{GeometryOf, Profile};
use eccforge_model::error_text::{bits_of_hex, error_bits};
use eccforge_report::text::{words, yaml};
use eccforge_report::{Document, Report, Status, with_noun};
use eccforge_scheme::library;
use eccforge_scheme::{Geometry, Scheme};
use miette::{Result, miette};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Arguments of `show`. Without an option it prints the file.
#[derive(Args, Clone, Debug)]
pub struct ShowArgs {
    /// Scheme, error model, published work, profile or field study: id or file.
    #[arg(value_name = "ID|FILE")]
    pub subject: String,
    /// Print the parity-check matrix in the format of `matrices/*.txt`.
    #[arg(long, conflicts_with_all = ["error", "error_file", "data", "enable"])]
    pub matrix: bool,
    /// Decode an entry with these wrong physical bits, separated by commas: `17`, `beat.pin` such as `2.64`, `pin:5:0b1011` (bit i is
    /// beat i), `byte:4:0x3f` (bit i is pin i of the byte), or `hex:...` for a whole error pattern.
    #[arg(long, value_delimiter = ',', value_name = "PATTERN")]
    pub error: Vec<String>,
    /// Decode one entry for each error pattern in this file: one pattern on a line, in the form of `--error`.
    #[arg(long, value_name = "FILE", conflicts_with = "error")]
    pub error_file: Option<PathBuf>,
    /// Encode this data: hexadecimal. Default with `--error`: zero.
    #[arg(long, value_name = "HEX")]
    pub data: Option<String>,
    /// Which bit of the data comes first: data bit 0 is the least significant bit of a number (lsb), or the first bit of bytes in the
    /// order of a link (msb). Data and check bits are printed in the same order.
    #[arg(long, value_enum, value_name = "ORDER", default_value_t)]
    pub bit_order: BitOrder,
    /// Set enable inputs of the decoder, such as `pair_correction_en=0`.
    #[arg(long, value_delimiter = ',', value_name = "NAME=0|1")]
    pub enable: Vec<String>,
    /// Explain this syndrome: the errors that have it, with their exact probabilities. One hexadecimal number for each codeword, the
    /// first codeword first; bit j is row j of H.
    #[arg(long, value_delimiter = ',', value_name = "HEX", conflicts_with_all = ["error", "error_file", "data", "matrix"])]
    pub syndrome: Vec<String>,
    /// Explain the syndrome of this received entry: hexadecimal; physical bit 0 is the lowest bit.
    #[arg(long, value_name = "HEX", conflicts_with_all = ["syndrome", "error", "error_file", "data", "matrix"])]
    pub read: Option<String>,
    /// Error model for the probabilities: a built-in id or a file. Default: the classes of `hbm2-table1` that the entry has.
    #[arg(long, value_name = "ID|FILE")]
    pub model: Option<String>,
    /// Format of a shown entry; files and matrices keep their own format.
    #[arg(long, value_parser = format(&[Format::Text, Format::Json]), default_value = "text")]
    pub format: Format,
    /// Also print the beat, the pin and the codeword of every wrong bit.
    #[arg(long)]
    pub all: bool,
}

impl ShowArgs {
    /// Whether an entry is shown, and not the file or H.
    pub fn shows_entry(&self) -> bool {
        !self.error.is_empty() || self.error_file.is_some() || self.data.is_some() || !self.enable.is_empty()
    }
}

pub fn run(args: &ShowArgs) -> Result<ExitCode> {
    if args.matrix && args.format != Format::Text {
        let help = "leave out --format, or use `check --format json`, whose `h_columns_hex` are the columns of H";
        return Err(miette!(help = help, "`--matrix` prints text, and `--format` is for entries"));
    }
    if args.matrix {
        return matrix(&args.subject);
    }
    if !args.syndrome.is_empty() || args.read.is_some() {
        return syndrome(args);
    }
    if args.shows_entry() {
        return entries(args);
    }
    if args.format != Format::Text {
        let help = "add --error or --data to show an entry as JSON, or use `check --format json` for facts";
        return Err(miette!(help = help, "a file is printed as it is, and `--format` is for entries"));
    }
    file(&args.subject)
}

/// Prints the file of a scheme, model, work, profile or study.
fn file(name: &str) -> Result<ExitCode> {
    let file = match inputs::shipped(name) {
        Some(file) => file,
        None if is_path(name) || Path::new(name).is_file() => {
            if let Some(error) = inputs::other_file("a file in YAML", Path::new(name)) {
                return Err(error);
            }
            SourceFile::read(Path::new(name))?
        }
        None => return Err(inputs::nothing_called(name)),
    };
    // A file in a pipe stays as it is.
    if !std::io::stdout().is_terminal() {
        return output::print(&file.text);
    }
    let kind = Kind::of(name);
    if let Some(kind) = kind {
        let mut document = Document::new("File", "");
        let text = format!("{name} is {} that ships with eccforge; this is its file:", kind.noun()[1]);
        document.status = Some(Status { good: None, text });
        output::print_document(&document)?;
    }
    output::print(&yaml::fitted(&words::safe(&file.text), style::width()))?;
    match kind {
        Some(Kind::Profiles) => {
            let mut document = Document::new("File", "");
            // The policy of a host has no fleet of GPUs.
            if Profile::load(name).is_ok_and(|profile| profile.geometry_of != GeometryOf::Host) {
                let fleet = called(&["fleet", "--profile", name, "--gpus", "100", "--years", "1"]);
                document.next(fleet, "simulates GPUs under this policy");
            } else {
                document.next("eccforge example dmesg.log", "writes a log to replay under this policy");
            }
            output::print_document(&document)
        }
        Some(kind) => {
            let mut document = Document::new("File", "");
            if kind == Kind::Schemes {
                document.next(output::called(&["show", name, "--error", "17"]), "shows how one wrong bit is decoded");
            }
            document.next(kind.command(name), "uses it");
            if kind == Kind::Schemes {
                document.next(output::called(&["new", "--from", name, "--out", "mine.yaml"]), "copies it for changes");
            }
            output::print_document(&document)
        }
        None => Ok(ExitCode::SUCCESS),
    }
}

/// Prints H as text, with its origin.
fn matrix(name: &str) -> Result<ExitCode> {
    let scheme = inputs::scheme(name)?;
    let comments = [
        format!("H of {} ({}).", scheme.name, scheme.id),
        format!("Origin: {}.", scheme.source),
        "Bit order: leftmost digit = column 0 = codeword bit 0; row j = syndrome bit j.".to_owned(),
    ];
    let text = eccforge_gf::matrix::to_text(&scheme.code.h, &comments);
    if std::io::stdout().is_terminal() { output::print_fitted(&text) } else { output::print(&text) }
}

/// Shows entries bit by bit, or every stage of a scheme that has several stages.
fn entries(args: &ShowArgs) -> Result<ExitCode> {
    if library::names_stages(&args.subject) {
        if args.data.is_some() || !args.enable.is_empty() {
            let help = "use them with the scheme of one stage; outcomes do not depend on the data written";
            return Err(miette!(help = help, "`--data` and `--enable` are for schemes of one stage"));
        }
        // The bits of an error are those of the first stage.
        let reader = StagesReader::new(&inputs::stages(&args.subject)?);
        let errors = errors(args, reader.stages().error_geometry())?;
        let all: Vec<_> = errors.iter().map(|error| reader.decode(error)).collect();
        return show(args, "show-stages", Results::Passages(reader.stages(), &all));
    }
    let scheme = inputs::with_enables(&inputs::scheme(&args.subject)?, &args.enable)?;
    let data = written_data(args, scheme.geometry)?;
    let (reader, errors) = (Reader::new(&scheme), errors(args, scheme.geometry)?);
    let all: Vec<_> = errors.iter().map(|error| reader.decode(&data, error)).collect();
    show(args, "show", Results::Entries(&scheme, &all))
}

/// Explains a syndrome, or the syndrome of an entry as it was read.
fn syndrome(args: &ShowArgs) -> Result<ExitCode> {
    let scheme = inputs::with_enables(&inputs::scheme(&args.subject)?, &args.enable)?;
    let model = inputs::model_or_table1(args.model.as_deref())?;
    let syndromes = match &args.read {
        Some(hex) => posterior::syndromes(&scheme, &read_bits(hex, &scheme)?),
        None => args.syndrome.iter().map(|hex| one_syndrome(hex, &scheme)).collect::<Result<_>>()?,
    };
    let such_as = ["0x12"].into_iter().chain(vec!["0"; scheme.codewords() - 1]).collect::<Vec<_>>().join(",");
    let (words, rows) = (with_noun(scheme.codewords(), "codeword"), scheme.code.h.r());
    let help = format!("{} has {words} of {rows} syndrome bits: write, for example, --syndrome {such_as}", scheme.id);
    let explanation =
        posterior::explanation(&scheme, &model, &syndromes).map_err(|message| miette!(help = help, "{message}"))?;
    let explained = ExplainedSyndrome { named: &args.subject, scheme: &scheme, explanation: &explanation };
    match args.format {
        Format::Json => output::print(&output::named_json(ExplainedSyndrome::NAME, &explained)?),
        format => output::show(&explained, format, args.all),
    }
}

/// The bits in which an entry, as it was read, differs from the entry of data zero.
fn read_bits(hex: &str, scheme: &Scheme) -> Result<Vec<usize>> {
    let bits = scheme.geometry.bits();
    let mut read = bits_of_hex(hex, bits).ok_or_else(|| not_bits(hex, bits, "an entry"))?;
    note_digits(hex, bits);
    for bit in &scheme.constant {
        read[*bit] = !read[*bit];
    }
    Ok((0..bits).filter(|bit| read[*bit]).collect())
}

fn one_syndrome(hex: &str, scheme: &Scheme) -> Result<u64> {
    let rows = scheme.code.h.r();
    let help = format!("hexadecimal, up to {rows} bits, such as 0x1; separate codewords by commas");
    u64::from_str_radix(hex.trim_start_matches("0x"), 16)
        .map_err(|_| miette!(help = help, "`{hex}` is not a syndrome of a codeword of {}", scheme.id))
}

/// The digits of a hexadecimal number.
fn digits_of(hex: &str) -> impl Iterator<Item = char> {
    hex.trim_start_matches("0x").chars().filter(|c| *c != '_')
}

/// Notes that a hexadecimal number has fewer digits than `bits` bits.
fn note_digits(hex: &str, bits: usize) {
    let (given, digits) = (digits_of(hex).count(), bits.div_ceil(4));
    if given < digits {
        terminal::note(&format!("`{hex}` has {given} of {digits} digits; the higher ones are taken as zeros"));
    }
}

/// The error for a text that is not `bits` bits of `what` in hexadecimal.
fn not_bits(hex: &str, bits: usize, what: &str) -> miette::Report {
    let help = format!("give up to {} digits; the last one has bits 0 to 3", bits.div_ceil(4));
    if let Some(other) = digits_of(hex).find(|digit| !digit.is_ascii_hexdigit()) {
        return miette!(help = help, "`{hex}`: `{other}` is not a hexadecimal digit");
    }
    miette!(help = help, "`{hex}` is too long: {what} has {bits} bits")
}

/// Prints results; `name` is the name of their JSON format.
fn show(args: &ShowArgs, name: &str, results: Results<'_>) -> Result<ExitCode> {
    let (is_list, with_data) = (args.error_file.is_some(), args.data.is_some());
    let msb_first = args.bit_order == BitOrder::Msb;
    let shown = Shown { results, is_list, with_data, msb_first, columns: style::width() };
    match args.format {
        Format::Json => output::print(&output::named_json(name, &shown)?),
        format => output::show(&WithNext::new(&shown, next(args)), format, args.all),
    }
}

/// The command that continues from a shown entry; `None` after a file of errors.
fn next(args: &ShowArgs) -> Option<(String, &'static str)> {
    let name = &*args.subject;
    match (&args.error_file, &args.data) {
        (Some(_), _) => None,
        (None, Some(data)) if args.error.is_empty() => {
            Some((called(&["show", name, "--data", data, "--error", "17"]), "flips a bit of it and decodes it"))
        }
        _ => Some((called(&["check", name]), "counts the outcomes of every error")),
    }
}

/// The requested error patterns, as physical bits. All are read before the first is decoded.
fn errors(args: &ShowArgs, g: Geometry) -> Result<Vec<Vec<usize>>> {
    let Some(path) = &args.error_file else {
        let error = error_bits(&args.error, g).map_err(|(message, help)| miette!(help = help, "{message}"))?;
        return Ok(vec![error]);
    };
    let file = data::table(path, data::PATTERNS)?;
    let lines = file.text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty() && !l.trim().starts_with('#'));
    let pattern = |(at, line): (usize, &str)| {
        let words: Vec<String> = line.split([',', ' ', '\t']).filter(|w| !w.is_empty()).map(str::to_owned).collect();
        error_bits(&words, g)
            .map_err(|(message, help)| miette!(help = help, "{}:{}: {message}", path.display(), at + 1))
    };
    lines.map(pattern).collect()
}

/// The bits of hexadecimal data, of which bit 0 is the least significant one.
pub fn hex_of_data(hex: &str, bits: usize) -> Result<Vec<bool>> {
    let number = bits_of_hex(hex, bits).ok_or_else(|| not_bits(hex, bits, "the data"))?;
    note_digits(hex, bits);
    Ok(number)
}

fn written_data(args: &ShowArgs, g: Geometry) -> Result<Vec<bool>> {
    let k = g.beats * g.data_pins;
    let Some(hex) = &args.data else { return Ok(vec![false; k]) };
    let digits = k.div_ceil(4);
    if args.bit_order == BitOrder::Lsb {
        return hex_of_data(hex, k);
    }
    // The first bit is the highest of a number of whole digits, so the digits must be complete.
    let given = digits_of(hex).count();
    let number =
        bits_of_hex(hex, 4 * digits).filter(|number| given == digits && !number[..4 * digits - k].contains(&true));
    let number = number.ok_or_else(|| {
        let help = format!("exactly {digits} hexadecimal digits, with zeros after the last bit");
        miette!(help = help, "`{hex}` is not {k} bits of data")
    })?;
    Ok(number.into_iter().rev().take(k).collect())
}
