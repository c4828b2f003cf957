//! `eccforge new`: writes a scheme file to start from.

mod layout;

use crate::arguments::id;
use crate::{inputs, output, progress};
use clap::{ArgGroup, Args};
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact;
use eccforge_files::diagnostic::{Diagnostic, SourceFile};
use eccforge_model::ErrorModel;
use eccforge_outcomes::Probabilities;
use eccforge_report::numbers::percent;
use eccforge_report::{Document, with_noun};
use eccforge_scheme::{Scheme, first_file};
use eccforge_search::{fold, order};
use miette::{Report, Result, miette};
use num_rational::BigRational;
use std::collections::BTreeSet;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

/// Arguments of `new`.
#[derive(Args, Clone, Debug)]
#[command(group = ArgGroup::new("origin").required(true).multiple(false))]
pub struct NewArgs {
    /// Hsiao's SEC-DED code for this number of data bits: the columns of H have odd weight, as small as possible.
    #[arg(long, value_name = "BITS", group = "origin", value_parser = clap::value_parser!(u16).range(1..=4096))]
    pub hsiao: Option<u16>,
    /// A code with this parity-check matrix: a row of 0 and 1 on each line, or a file of `show --matrix`. The last columns are those of
    /// the check bits.
    #[arg(long, value_name = "FILE", group = "origin")]
    pub matrix: Option<PathBuf>,
    /// A copy of a shipped scheme (`eccforge list schemes`), to be changed.
    #[arg(long, value_name = "ID", group = "origin")]
    pub from: Option<String>,
    /// Also fold an address of this many bits into the data: every wrong address of one to three bits is detected, and none is
    /// taken for a correctable error. The scheme must have one codeword and correct single bits.
    #[arg(long, value_name = "BITS", value_parser = clap::value_parser!(u8).range(1..=64))]
    pub address_bits: Option<u8>,
    /// Also order the columns of H for the errors of this model, so that few of them are silent. The order costs no gate. Check
    /// bits may then be placed among data bits. The file states the share of silent errors before and after. The scheme must have
    /// one codeword and correct every single bit and nothing else.
    #[arg(long, value_name = "MODEL")]
    pub order_for: Option<String>,
    /// Also lay out the bits of the entry for the errors of this model, so that few of them are silent: eccforge tries interleaves of every
    /// step, and alternating codewords with every swizzle of their bits. The layout costs no gate. The file states the share of silent
    /// errors before and after. Claims that hold for the scheme hold for the layout.
    #[arg(long, value_name = "MODEL")]
    pub layout_for: Option<String>,
    /// Id of the scheme, which names the emitted modules. Default: that of the origin, with `my-` before the id of a built-in
    /// scheme.
    #[arg(long, value_name = "ID", value_parser = id)]
    pub id: Option<String>,
    /// Write the file; otherwise it is printed. An existing file is not replaced.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// Checks the file, and then writes or prints it.
///
/// # Errors
/// The origin cannot be read, the scheme is not valid, or the file already exists.
pub fn run(args: &NewArgs) -> Result<ExitCode> {
    let text = origin(args)?;
    let name = args.out.as_deref().unwrap_or(Path::new("new.yaml"));
    let file = SourceFile::new(name.display().to_string(), text);
    let folder = name.parent();
    let scheme = Scheme::from_text(&file, folder).map_err(|error| of_origin(args, error))?;
    let (mut file, mut scheme) = with_own_id(file, scheme, args.id.is_none(), folder)?;
    // A fold depends on the order of the columns, so the order comes first, and the layout before it.
    let mut done = String::new();
    if let Some(model) = &args.layout_for {
        let shares;
        (file, scheme, shares) = layout::laid_out(&file, &scheme, model, folder)?;
        done += &format!("; {shares}");
    }
    if let Some(model) = &args.order_for {
        let shares;
        (file, scheme, shares) = ordered(&file, &scheme, model, folder)?;
        done += &format!("; {shares}");
    }
    if let Some(bits) = args.address_bits {
        (file, scheme) = with_address(&file, &scheme, usize::from(bits), folder)?;
        done += &format!("; wrong addresses of 1 to 3 of {bits} bits are detected");
    }
    let Some(path) = &args.out else {
        output::print(&file.text)?;
        // A file in a pipe stays as it is.
        if !std::io::stdout().is_terminal() {
            return Ok(ExitCode::SUCCESS);
        }
        let mut document = Document::new("File", "");
        document.next(format!("{} --out mine.yaml", output::command()), "writes this file");
        return output::print_document(&document);
    };
    written(args, path, &file.text, &scheme, &done)
}

/// Writes the file of a scheme and prints its size; `done` states the effect of the options.
fn written(args: &NewArgs, path: &Path, text: &str, scheme: &Scheme, done: &str) -> Result<ExitCode> {
    let (n, r) = (scheme.code.h.n(), scheme.code.h.r() as usize);
    let content = format!(
        "{}, {} of {} data bits and {r} check bits{done}",
        scheme.name,
        with_noun(scheme.codewords(), "codeword"),
        n - r
    );
    let model = args
        .order_for
        .as_ref()
        .or(args.layout_for.as_ref())
        .map_or_else(String::new, |model| format!(" --model {model}"));
    output::write_new(path, text, &content, |path| {
        vec![
            (format!("eccforge check {path}{model}"), "counts its errors"),
            (format!("eccforge emit verilog {path} --out rtl"), "writes its hardware"),
        ]
    })
}

/// The error of a first file, which is then not written; if the file comes from a matrix, the error is about the columns.
fn of_origin(args: &NewArgs, error: Box<Diagnostic>) -> Report {
    let Some(path) = &args.matrix else { return error.into() };
    let help = "the columns are the bits of a word, the last ones check bits, one for each row: all columns must differ, none may be \
                zero, and those of the check bits must be independent";
    miette!(help = help, "{}: {}", path.display(), error.message())
}

/// The text of the file with the code of the origin.
fn origin(args: &NewArgs) -> Result<String> {
    Ok(match (&args.hsiao, &args.matrix, &args.from) {
        (Some(k), ..) => first_file::hsiao(usize::from(*k), args.id.as_deref()),
        (_, Some(path), _) => {
            let file = SourceFile::read(path)?;
            let stem = path.file_stem().map(|stem| stem.to_string_lossy().to_lowercase()).unwrap_or_default();
            let stem = stem.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
            first_file::with_matrix(&file, args.id.as_deref().unwrap_or(&stem))?
        }
        (.., from) => {
            let scheme = inputs::scheme_or_addressed(from.as_deref().unwrap_or_default())?;
            let text = first_file::copy(&scheme.file.text, args.id.as_deref());
            // The file of the matrix is in a folder that the copy does not have.
            let columns = || first_file::columns(scheme.code.h.columns().iter().copied());
            if text.contains("matrix-file:") { first_file::with_key(&text, "code", &columns(), "") } else { text }
        }
    })
}

/// The scheme, whose id is changed if a built-in scheme has it: one id must not name two schemes.
fn with_own_id(file: SourceFile, scheme: Scheme, is_free: bool, folder: Option<&Path>) -> Result<(SourceFile, Scheme)> {
    if !inputs::Kind::Schemes.has(&scheme.id) {
        return Ok((file, scheme));
    }
    if !is_free {
        let help = "give another --id, or leave it out";
        return Err(miette!(help = help, "a built-in scheme has the id `{}`", scheme.id));
    }
    let text = first_file::copy(&file.text, Some(&format!("my-{}", scheme.id)));
    let file = SourceFile::new(file.name, text);
    let scheme = Scheme::from_text(&file, folder)?;
    Ok((file, scheme))
}

/// The scheme with an address that is folded into its data.
fn with_address(
    file: &SourceFile,
    scheme: &Scheme,
    bits: usize,
    folder: Option<&Path>,
) -> Result<(SourceFile, Scheme)> {
    if scheme.address.is_some() {
        let help = "leave out --address-bits, or remove `address` from a copy of the file";
        return Err(miette!(help = help, "{} has an address in its code already", scheme.id));
    }
    let masks = fold::best(scheme, bits).map_err(|why| miette!("{}: --address-bits {bits}: {why}", scheme.id))?;
    let masks: Vec<String> = masks.iter().map(|pair| format!("[{}, {}]", pair[0], pair[1])).collect();
    let text = format!(
        "{}\naddress:                # the data bits on which each address bit is XORed, bit 0 first\n  bits: {bits}\n  fold: \
         {{masks: [{}]}}\n",
        file.text.trim_end(),
        masks.join(", ")
    );
    let file = SourceFile::new(file.name.clone(), text);
    let scheme = Scheme::from_text(&file, folder)?;
    Ok((file, scheme))
}

/// The scheme with the order of columns that leaves few errors of a model silent, and the silent share before and after.
fn ordered(
    file: &SourceFile,
    scheme: &Scheme,
    name: &str,
    folder: Option<&Path>,
) -> Result<(SourceFile, Scheme, String)> {
    let model = inputs::model(name)?;
    let refused = |why: String| {
        let help = "leave out --order-for, or begin with such a code: `--hsiao 32`, `--from hsiao-39-32`";
        miette!(help = help, "--order-for {name}: {why}")
    };
    let (events, unlisted) = model.events(scheme).map_err(refused)?;
    let tried = AtomicU64::new(0);
    let done = || tried.load(Ordering::Relaxed);
    let order = progress::shown("orders", order::EXCHANGES, done, || order::best(scheme, &events, &tried));
    let order = order.map_err(refused)?;
    let text = in_order(&file.text, scheme, &order.bits, "");
    let ordered = Scheme::from_text(&SourceFile::new(file.name.clone(), text), folder)?;
    // The search counts the errors that it lists. The figures of the file are those of all errors, by the exact engine.
    let shares = [scheme, &ordered].map(|scheme| silent_share(scheme, &model));
    let [before, after] = shares.map(|share| share.map_err(refused));
    let (before, after) = (percent(&before?), percent(&after?));
    let shares = format!("{after} % of the errors of {} are silent, {before} % in the order before", model.id);
    let mut remark = format!(
        "# The columns are in an order for the errors of {}: {after} % of them are silent; in the order of {}, {before} %.\n",
        model.id, scheme.name
    );
    if !unlisted.is_empty() {
        remark += &format!("# The search left out classes of too many errors: {}.\n", unlisted.join(", "));
    }
    let file = SourceFile::new(file.name.clone(), in_order(&file.text, scheme, &order.bits, &remark));
    let scheme = Scheme::from_text(&file, folder)?;
    Ok((file, scheme, shares))
}

/// The text of a scheme with its columns in this order, and a remark above them.
fn in_order(text: &str, scheme: &Scheme, order: &[usize], remark: &str) -> String {
    let columns = order.iter().map(|bit| scheme.code.h.columns()[*bit]);
    let text = first_file::with_key(text, "code", &first_file::columns(columns), remark);
    let own = scheme.layout.codeword(0);
    let check: BTreeSet<usize> = scheme.geometry.check_bits().iter().copied().collect();
    let now: BTreeSet<usize> =
        (0..own.len()).filter(|place| check.contains(&own[order[*place]])).map(|at| own[at]).collect();
    if now == check {
        return text;
    }
    // Check bits change places with data bits in entries of one beat alone, whose bits are pins.
    let (g, now) = (scheme.geometry, Vec::from_iter(now));
    let entry =
        format!("{{beats: 1, data-pins: {}, check-pins: {}, check-at: {now:?}}}", g.data_pins, g.pins - g.data_pins);
    first_file::with_key(&text, "entry", &entry, "")
}

/// The share of a model's errors that are silent, exactly.
fn silent_share(scheme: &Scheme, model: &ErrorModel) -> Result<BigRational, String> {
    Ok(outcomes(scheme, model)?.silent())
}

/// The exact probabilities of the outcomes of a model's errors.
pub fn outcomes(scheme: &Scheme, model: &ErrorModel) -> Result<Probabilities, String> {
    let classes: Vec<usize> = (0..model.classes.len()).collect();
    let counts = exact::evaluate(scheme, model, &classes, exact::Reading::default(), &Progress::default())?;
    let of_class: Vec<_> = counts.iter().map(|count| count.probabilities().unwrap_or_default()).collect();
    let weights = model.classes.iter().map(|class| model.probability(class));
    Ok(Probabilities::weighted(weights.zip(&of_class)))
}
