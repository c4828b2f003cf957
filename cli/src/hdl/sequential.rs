//! Options of sequential modules, and `eccforge prove --sequential`: proves their parts.

use super::prove::ProveArgs;
use crate::output::{WithNext, called, json, verdict};
use crate::{inputs, progress};
use clap::Args;
use eccforge_files::output::write;
use eccforge_hdl::collateral::sequential;
use eccforge_hdl::design::File;
use eccforge_hdl::design::sequential::Codec;
use eccforge_hdl::prove::sequential::{SequentialProof, SequentialProofs, prove};
use eccforge_scheme::algebraic::Algebraic;
use eccforge_scheme::library::Named;
use miette::{Result, miette};
use std::path::Path;
use std::process::ExitCode;

/// Options of sequential modules, for `emit verilog` and `prove`.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Sequential modules")]
pub struct SequentialArgs {
    /// For a BCH or Reed-Solomon code that corrects many errors: an encoder and a decoder that take a codeword in beats, with
    /// testbench and vectors. No other option of the modules applies.
    #[arg(long)]
    pub sequential: bool,
    /// Symbols (bits of a BCH code) that the sequential modules take in a clock: a common divisor of data and check symbols.
    #[arg(long, requires = "sequential", default_value_t = 1, value_name = "N", value_parser = crate::arguments::number)]
    pub symbols: usize,
    /// Add a port to the sequential decoder that marks symbols with unknown values, up to the `erasures` of the scheme, one symbol a
    /// clock.
    #[arg(long, requires = "sequential", conflicts_with = "symbols")]
    pub erasures: bool,
}

impl SequentialArgs {
    /// The scheme of this name and its codec. `is_plain` states whether all other options have their defaults.
    ///
    /// # Errors
    /// The scheme or an option does not fit.
    pub fn codec(&self, name: &str, is_plain: bool) -> Result<(Box<Algebraic>, Codec)> {
        let Named::Algebraic(scheme) = inputs::any(name)? else {
            let help = "leave out --sequential: the decoder of this scheme has no clock";
            return Err(miette!(
                help = help,
                "--sequential takes a BCH or Reed-Solomon code whose patterns are not listed"
            ));
        };
        if !is_plain {
            let help = "leave out the other options of the modules";
            let message = "the sequential modules have only the options --symbols, --erasures and --out";
            return Err(miette!(help = help, "{message}"));
        }
        let codec = if self.erasures { Codec::with_erasures(&scheme) } else { Codec::of(&scheme, self.symbols) };
        Ok((scheme, codec.map_err(|why| miette!(help = why.help, "{}", why.message))?))
    }

    /// The flags, as words.
    fn flags(&self) -> Vec<String> {
        let mut flags = vec!["--sequential".to_owned()];
        if self.symbols > 1 {
            flags.extend(["--symbols".into(), self.symbols.to_string()]);
        }
        flags.extend(self.erasures.then(|| "--erasures".into()));
        flags
    }

    /// A command with these options.
    pub fn command(&self, words: &[&str]) -> String {
        let flags = self.flags();
        called(&words.iter().copied().chain(flags.iter().map(String::as_str)).collect::<Vec<_>>())
    }
}

/// Proves the parts of the sequential modules of each scheme; the exit status is 1 if one does not meet its definition.
///
/// # Errors
/// A scheme or an option does not fit, or a tool is missing or fails.
pub fn prove_sequential(args: &ProveArgs) -> Result<ExitCode> {
    let mut records = Vec::new();
    for name in &args.schemes {
        let (scheme, codec) = args.beats.codec(name, args.is_plain()?)?;
        let mut files = sequential::files(&scheme, &codec);
        if let Some(folder) = &args.dir {
            take(&mut files, folder)?;
        }
        let proved =
            progress::waiting(&format!("proof of {} (up to a minute)", scheme.id), || prove(&scheme, &codec, &files));
        let proved = proved.map_err(|e| miette!("{e}"))?;
        let folder = args.dir.as_ref().map(|folder| format!("--dir {}", folder.display()));
        let flags = args.beats.flags().into_iter().chain(folder).collect::<Vec<_>>().join(" ");
        records.push(SequentialProof { flags, ..proved });
    }
    let records = SequentialProofs { records };
    if let Some(path) = &args.record {
        write(path, json(&records)?)?;
    }
    let holds = records.records.iter().all(SequentialProof::holds);
    let mut next = Vec::new();
    if holds && args.dir.is_none() {
        let words = ["emit", "verilog", &args.schemes[0], "--out", "rtl"];
        next.push((args.beats.command(&words), "writes the files that were proved"));
    }
    args.output.deliver(&WithNext::new(&records, next))?;
    Ok(verdict(holds))
}

/// Takes the text of every module from the folder, except the array, which the user replaces.
fn take(files: &mut [File], folder: &Path) -> Result<()> {
    for file in files.iter_mut().filter(|file| file.is_design() && !file.name.starts_with("eccforge_ram_array")) {
        let path = folder.join(&file.name);
        file.text = std::fs::read_to_string(&path).map_err(|e| {
            miette!(
                help = "write the folder with `eccforge emit verilog --sequential` and the same options",
                "{}: cannot be read: {e}",
                path.display()
            )
        })?;
    }
    Ok(())
}
