//! `eccforge emit verilog`: writes the modules of a scheme or of several stages, with their companion files.

use super::choices::{DROP_INS, PARTS};
use super::hardware::{HardwareArgs, PipeArgs, is_supported, stored_as_asked};
use super::prove::lax_flags;
use super::sequential::SequentialArgs;
use crate::arguments::choice;
use crate::output::called;
use crate::{inputs, output};
use clap::Args;
use eccforge_hdl::collateral::{self, LaxFlags, sequential};
use eccforge_hdl::design::stages;
use eccforge_hdl::design::{Design, DropIn, File, Options, Side};
use eccforge_hdl::faults::self_check;
use eccforge_report::{Document, Status, with_noun};
use eccforge_scheme::Scheme;
use eccforge_scheme::stages::Stages;
use miette::{Result, miette};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Further outputs of `emit verilog`.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Pipeline and wrappers")]
pub struct AroundArgs {
    /// Emit only the encoder or only the decoder.
    #[arg(long, value_parser = choice(&PARTS), value_name = "PART", conflicts_with = "wrap")]
    pub only: Option<Side>,
    /// Pipeline registers, ports and wrappers.
    #[command(flatten)]
    pub pipe: PipeArgs,
    /// Add SystemVerilog wrappers with a package of structs.
    #[arg(long, conflicts_with = "wrap")]
    pub system_verilog: bool,
    /// Add a VHDL package with a component declaration for each top module, for designs in VHDL that instantiate the Verilog.
    #[arg(long)]
    pub vhdl: bool,
    /// Add encoder and decoder with the ports of a module from another library.
    #[arg(long, value_parser = choice(&DROP_INS), value_name = "MODULE", conflicts_with_all = ["codeword", "minimal", "correct_only", "only"])]
    pub drop_in: Option<DropIn>,
    /// Write ID_fmeda.csv, the exact diagnostic coverage of every error class.
    #[arg(long)]
    pub fmeda: bool,
    /// Add ID_self_check, which encodes the delivered data again and raises due if its check bits are not those of the corrected entry.
    #[arg(long, conflicts_with_all = ["codeword", "minimal", "correct_only", "only"])]
    pub self_check: bool,
    /// Add ID_lax_flags, which derives ce and due from the parity of the syndrome, as OpenTitan's decoders do, and state which triple
    /// errors it makes silent. The decoder becomes smaller if its own flags are left open.
    #[arg(long, conflicts_with_all = ["codeword", "minimal", "correct_only", "only"])]
    pub lax: bool,
}

impl AroundArgs {
    /// Adds these options to those of the core.
    fn complete(&self, core: Options) -> Result<Options> {
        let core = self.pipe.complete(core)?;
        Ok(Options { only: self.only, system_verilog: self.system_verilog, drop_in: self.drop_in, ..core })
    }
}

/// `eccforge emit verilog`.
#[derive(Args, Clone, Debug)]
pub struct EmitArgs {
    /// Scheme: a built-in id or a file.
    #[arg(value_name = "ID|FILE")]
    pub scheme: String,
    /// Folder for the files. Default: ID-rtl.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Options of the core modules.
    #[command(flatten)]
    pub hardware: HardwareArgs,
    /// Options of the modules around the core.
    #[command(flatten)]
    pub around: AroundArgs,
    /// Options of the sequential modules.
    #[command(flatten)]
    pub beats: SequentialArgs,
}

impl EmitArgs {
    /// Whether all options have their defaults.
    fn is_plain(&self) -> bool {
        self.is_plain_but_lax() && !self.around.lax
    }

    /// Whether all options except `--lax` have their defaults.
    fn is_plain_but_lax(&self) -> bool {
        let options = self.around.complete(self.hardware.options());
        let AroundArgs { fmeda, self_check, vhdl, .. } = self.around;
        options.is_ok_and(|options| options == Options::default()) && !fmeda && !self_check && !vhdl
    }

    /// Writes the files of a scheme and prints their names. `is_proved` states whether `prove` accepts the scheme.
    ///
    /// # Errors
    /// A file cannot be written.
    fn write(&self, id: &str, (files, remark): &Written, is_proved: bool, force: bool) -> Result<ExitCode> {
        let (folder, mut document) = self.placed(id, "hardware", files, force)?;
        for (group, _) in GROUPS {
            let is_of = |name: &&String| group_of(name) == group;
            let names: Vec<String> = files.iter().map(|file| &file.name).filter(is_of).cloned().collect();
            if !names.is_empty() {
                document.names(group, names);
            }
        }
        let others = others(&folder, files);
        if others > 0 {
            document.note(format!("{} also has {} of another origin.", folder.display(), with_noun(others, "file")));
        }
        if let Some(remark) = remark {
            document.note(remark.clone());
        }
        // `prove` takes a scheme of one stage.
        if is_proved {
            document.next(self.proof(&folder), "proves that the gates implement the scheme");
        }
        output::print_document(&document)
    }

    /// Writes files into the folder; returns it, and a document that names it. `kind` names the contents of the files.
    fn placed(&self, id: &str, kind: &str, files: &[File], force: bool) -> Result<(PathBuf, Document)> {
        let folder = self.out.clone().unwrap_or_else(|| format!("{id}-rtl").into());
        let paths: Vec<_> = files.iter().map(|file| (folder.join(&file.name), &file.text)).collect();
        output::write_generated(&paths, force)?;
        let mut document = Document::new("Hardware", "");
        let text = format!("{} in {}: the {kind} of {id}", with_noun(files.len(), "file"), folder.display());
        document.status = Some(Status { good: None, text });
        document.section("");
        Ok((folder, document))
    }

    /// The command that proves the files. For other ports or modules around the core, the command needs their options:
    /// without them, it proves modules that it makes itself.
    fn proof(&self, folder: &Path) -> String {
        let folder = folder.display().to_string();
        let mut words = vec!["prove", &self.scheme];
        words.extend(self.around.lax.then_some("--lax"));
        if self.is_plain_but_lax() {
            words.extend(["--dir", &folder]);
        }
        called(&words)
    }
}

/// Files, and a remark on them.
type Written = (Vec<File>, Option<String>);

/// Uses of the files, each with endings of their names; all other files belong to the design.
const GROUPS: [(&str, &[&str]); 4] = [
    ("design", &[]),
    ("test", &["_tb.v", "_vectors.hex", ".py"]),
    ("formal", &["_sva.sv", "_formal.sv", ".sby"]),
    ("matrices", &["_h.txt", "_g.txt"]),
];

fn group_of(name: &str) -> &'static str {
    for (group, endings) in GROUPS {
        if endings.iter().any(|ending| name.ends_with(ending)) {
            return group;
        }
    }
    GROUPS[0].0
}

/// Number of files in a folder that are not among these.
fn others(folder: &Path, files: &[File]) -> usize {
    let entries = std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let mut others = 0;
    for entry in entries {
        let name = entry.file_name();
        let is_own = files.iter().any(|file| *file.name == *name.to_string_lossy());
        others += usize::from(entry.path().is_file() && !is_own);
    }
    others
}

/// Writes the Verilog modules and companion files of a scheme. `force`: replaces files with other contents.
///
/// # Errors
/// The scheme is not valid, a file cannot be written, or a file with different contents exists.
pub fn emit_verilog(args: &EmitArgs, force: bool) -> Result<ExitCode> {
    if args.beats.sequential {
        return emit_sequential(args, force);
    }
    let stages = inputs::stages(&args.scheme)?;
    let files = match stages.single() {
        Some(scheme) => files_of_scheme(args, scheme)?,
        None => (files_of_stages(args, &stages)?, None),
    };
    args.write(&stages.id, &files, stages.single().is_some(), force)
}

/// Writes the sequential modules of a scheme and prints their clocks.
fn emit_sequential(args: &EmitArgs, force: bool) -> Result<ExitCode> {
    let (scheme, codec) = args.beats.codec(&args.scheme, args.is_plain())?;
    let (figures, files) = sequential::sequential(&scheme, &codec);
    let (folder, mut document) = args.placed(&scheme.id, "sequential hardware", &files, force)?;
    let unit = if figures.symbol_bits == 1 { "bit" } else { "symbol" };
    let [pairs, cells] = figures.multiplier_pairs;
    document.facts([
        (
            "input",
            format!(
                "{} a clock, a codeword in {}",
                with_noun(figures.symbols_a_clock, unit),
                with_noun(figures.clocks_a_codeword, "clock")
            ),
        ),
        (
            "latency",
            format!("{} from the first beat in to the first beat out", with_noun(figures.latency_clocks, "clock")),
        ),
        (
            "key equation",
            format!(
                "{}, {} of multipliers for {}",
                with_noun(figures.key_equation_clocks, "clock"),
                with_noun(pairs, "pair"),
                with_noun(cells, "cell")
            ),
        ),
        ("array", format!("{} entries of {} bits", figures.array[0], figures.array[1])),
    ]);
    document.names("files", files.iter().map(|file| file.name.clone()));
    let prefix = scheme.id.replace('-', "_");
    let run =
        format!("(cd {}; iverilog -g2012 -o tb $(cat {prefix}_seq.f) {prefix}_seq_tb.sv && vvp tb)", folder.display());
    document.next(run, "simulates them");
    let words = ["prove", &args.scheme, "--dir", &folder.display().to_string()];
    document.next(args.beats.command(&words), "proves their parts");
    output::print_document(&document)
}

/// The modules of every stage's scheme and two modules that compose them.
fn files_of_stages(args: &EmitArgs, several: &Stages) -> Result<Vec<File>> {
    if !args.is_plain() {
        let help = "emit the scheme of one stage with these options, and the stages without";
        return Err(miette!(help = help, "stages are emitted as they are: of the options, only `--out` has an effect"));
    }
    if let Some(why) = several.without_circuits() {
        return Err(miette!("{why}"));
    }
    Ok(stages::files(several))
}

fn files_of_scheme(args: &EmitArgs, scheme: &Scheme) -> Result<Written> {
    let options = args.around.complete(args.hardware.options())?;
    let scheme = &stored_as_asked(scheme.clone(), &options)?;
    is_supported(scheme, &options)?;
    let fmeda = args.around.fmeda.then(|| collateral::fmeda(scheme).map_err(|e| miette!("{}: {e}", scheme.id)));
    let mut others: Vec<File> = fmeda.transpose()?.into_iter().collect();
    let design = Design::new(scheme, &options);
    let mut around = Vec::new();
    if args.around.self_check && scheme.address.is_some() {
        let help = "leave out --self-check: its encoder has no port for the address";
        return Err(miette!(help = help, "{}: --self-check does not support the address in its code", scheme.id));
    }
    if args.around.self_check {
        others.push(self_check::file(scheme, &options, &design));
        around.push(self_check::module(scheme, &options, &design));
    }
    let mut remark = None;
    if args.around.lax {
        let flags = lax_flags(scheme)?;
        others.push(flags.file(scheme, &options, &design));
        around.push(flags.module(&options, &design));
        let LaxFlags { triples, silent, .. } = flags;
        let share = 100.0 * silent as f64 / triples as f64;
        remark = Some(format!(
            "Lax flags make {silent} of {triples} triple errors ({share:.2} %) silent, which the decoder detects."
        ));
    }
    if args.around.vhdl {
        others.push(collateral::components(scheme, &options, &design, &around));
    }
    Ok((collateral::files(scheme, &options, &design, others), remark))
}
