//! `eccforge infer`: infers the code from words or from a raw dump.

use crate::arguments::id;
use crate::output::{self, OutputArgs};
use crate::{data, inputs, progress};
use clap::Args;
use eccforge_files::diagnostic::{Checked, SourceFile};
use eccforge_files::digest::sha256;
use eccforge_files::output::write;
use eccforge_scheme::Scheme;
use eccforge_scheme::algebraic::Algebraic;
use eccforge_search::infer::profile::Profile;
use eccforge_search::infer::report::{Inferred, Provenance};
use eccforge_search::infer::{nand, space, words};
use miette::{Result, miette};
use std::io::Read;
use std::path::PathBuf;
use std::process::ExitCode;

/// Maximum size of a dump that is read.
// The whole dump is in memory. The first pages of a longer one show the same layout.
const MOST_BYTES: u64 = 1 << 28;

/// The advice for a code without a scheme.
const NO_SCHEME: &str = "a scheme has its check bits last, with independent columns of H; a wrong word or another order of the bits \
                         gives another code";

/// Arguments of `infer`.
#[derive(Args, Clone, Debug)]
pub struct InferArgs {
    /// A raw dump of NAND flash with its spare bytes; or a memory image (.vmem); or a text of valid words, one on each line (0 and 1,
    /// bit 0 first, or hexadecimal after 0x), or the word that was written and the miscorrected word that was read; or the JSON of a
    /// miscorrection profile of BEER. `-` reads standard input.
    #[arg(value_name = "FILE")]
    pub evidence: PathBuf,
    /// FILE is a dump whose pages have this many data and spare bytes. Default for a binary file: eccforge tries common page sizes.
    #[arg(long, value_name = "DATA+SPARE", value_parser = page)]
    pub page: Option<[usize; 2]>,
    /// Data bytes that one codeword protects. Default: eccforge tries sizes from 256 bytes to a page.
    #[arg(long, value_name = "BYTES", requires = "page")]
    pub sector: Option<usize>,
    /// The first check byte of the first sector, counted from the start of the page. Default: eccforge searches for it.
    #[arg(long, value_name = "BYTE", requires = "page")]
    pub check_at: Option<usize>,
    /// Write the code to this file as a scheme, for `check`, `emit` and all other commands.
    #[arg(long, value_name = "SCHEME.yaml")]
    pub scheme: Option<PathBuf>,
    /// Id of the scheme.
    #[arg(long, default_value = "inferred", value_parser = id)]
    pub id: String,
    /// Format and destination of the report.
    #[command(flatten)]
    pub output: OutputArgs,
}

fn page(text: &str) -> Result<[usize; 2], String> {
    let sizes = text.split_once('+').and_then(|(data, spare)| Some([data.parse().ok()?, spare.parse().ok()?]));
    let sizes = sizes.filter(|[data, spare]| (256..=1 << 16).contains(data) && (1..=1 << 14).contains(spare));
    sizes.ok_or_else(|| "write the data and the spare bytes of a page, such as 2048+64".to_owned())
}

/// Checks the text of a scheme.
fn is_valid(file: &SourceFile) -> Checked<()> {
    if Algebraic::from_text(file)?.is_none() {
        Scheme::from_text(file, None)?;
    }
    Ok(())
}

/// The code of a miscorrection profile.
fn of_profile(name: &str, json: &[u8], provenance: Provenance) -> Result<Inferred> {
    let profile: Profile = serde_json::from_slice(json).map_err(|e| {
        miette!(help = "name the JSON of a code with its `k` and `miscorrection_profile`", "{name}: {e}")
    })?;
    let codes = profile.codes().map_err(|e| miette!("{name}: {e}"))?;
    Inferred::of_profile(profile.k, &codes, provenance)
        .ok_or_else(|| miette!("{name}: no code with {} check bits has this profile", codes.checks))
}

/// Reads the evidence, prints the report and writes the scheme.
///
/// # Errors
/// The evidence cannot be read, or it fits no code.
pub fn run(args: &InferArgs) -> Result<ExitCode> {
    let name = args.evidence.display().to_string();
    let mut bytes = Vec::new();
    let read = data::open(&args.evidence)?.take(MOST_BYTES + 1).read_to_end(&mut bytes);
    read.map_err(|e| data::unreadable(&args.evidence, &e))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(miette!(help = "give the first pages", "{name}: a dump has at most {MOST_BYTES} bytes"));
    }
    let (command, version) = (output::command(), output::VERSION.to_owned());
    let evidence = [name.clone(), sha256(&bytes)];
    let provenance = Provenance { program: "eccforge", command, version, evidence };
    let is_text = args.page.is_none() && std::str::from_utf8(&bytes).is_ok_and(|text| !text.contains('\0'));
    // A list of words begins with digits, a profile is an object of JSON.
    let found = if bytes.trim_ascii_start().starts_with(b"{") {
        of_profile(&name, &bytes, provenance)?
    } else if is_text {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let words = words::read(&SourceFile::new(&name, text)).map_err(Into::into);
        let words =
            words.map_err(|error| inputs::not_yaml("a file of words or a dump", &args.evidence).unwrap_or(error))?;
        let space = space::of(&words.words, words.bits);
        if space.r() == 0 {
            let help =
                "check that every word is right: one wrong word is enough, and words of random data have no code";
            return Err(miette!(help = help, "{name}: no check holds for these words, so they show no code"));
        }
        Inferred::of_words(&words, &space, provenance)
    } else {
        let dump = nand::infer(&bytes, args.page, args.sector, args.check_at).map_err(|e| miette!("{name}: {e}"))?;
        Inferred::of_dump(dump, provenance)
    };
    if found.size[1] == 0 {
        let help = "read words of random data";
        return Err(miette!(help = help, "{name}: all words are zero, so they show no code"));
    }
    let Some(path) = &args.scheme else {
        let is_scheme = found.scheme(&args.id).is_some_and(|text| is_valid(&SourceFile::new(&name, text)).is_ok());
        // Standard input cannot be read again.
        let next = (is_scheme && name != "-").then(|| {
            let command = format!("{} --scheme {}.yaml", output::command(), args.id);
            (command, "writes the code as a scheme")
        });
        return args.output.deliver(&output::WithNext::new(&found, next));
    };
    let text = found.scheme(&args.id);
    let text = text.ok_or_else(|| miette!("{name}: the language of schemes has no such code: {}", found.name))?;
    let file = SourceFile::new(path.display().to_string(), &*text);
    // The place of the error is in a file that is not there.
    is_valid(&file)
        .map_err(|error| miette!(help = NO_SCHEME, "{name}: {} has no scheme: {}", found.name, error.message()))?;
    write(path, &text)?;
    progress::line(&format!("wrote {}", path.display()));
    let path = path.display().to_string();
    let next = [(output::called(&["check", &path]), "computes its properties")];
    args.output.deliver(&output::WithNext::new(&found, next))
}
