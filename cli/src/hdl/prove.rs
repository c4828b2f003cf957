//! `eccforge prove`: proves the emitted Verilog or a netlist, and writes the proof record.

use super::hardware::{HardwareArgs, PipeArgs, is_supported, stored_as_asked};
use super::netlist::NetlistArgs;
use super::sequential::{SequentialArgs, prove_sequential};
use crate::output::{OutputArgs, WithNext, called, json, print, verdict};
use crate::progress;
use clap::Args;
use eccforge_files::output::write;
use eccforge_hdl::collateral::LaxFlags;
use eccforge_hdl::design::{Design, File, Options};
use eccforge_hdl::prove;
use eccforge_hdl::prove::records::ProofRecords;
use eccforge_hdl::tools::{Tool, ToolError};
use eccforge_hdl::verilog::{Item, Module};
use eccforge_scheme::Scheme;
use miette::{Result, miette};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// `eccforge prove`.
#[derive(Args, Clone, Debug)]
pub struct ProveArgs {
    /// Schemes: built-in ids or files, separated by commas or spaces.
    #[arg(required = true, value_delimiter = ',', value_name = "ID|FILE")]
    pub schemes: Vec<String>,
    /// Also generate about this many mutants (circuits with one planted defect) and check that the proof detects each of them.
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = crate::arguments::number)]
    pub mutants: usize,
    /// Search for violations of the properties of a protected memory for two minutes per module at the parameters of the design,
    /// instead of eight seconds.
    #[arg(long)]
    pub thorough: bool,
    /// Prove the current Verilog in this folder, which `emit verilog` wrote with the same options. Only the array may be replaced, for
    /// example by a macro: eccforge compares its ports and does not read its body.
    #[arg(long, value_name = "RTL", conflicts_with = "netlist")]
    pub dir: Option<PathBuf>,
    /// Also prove the decoder with the flags of ID_lax_flags, which `emit verilog --lax` writes, against their definition: ce is the parity
    /// of the entry, and due is 1 for every other entry whose syndrome is not zero. With `--netlist`, compare with these flags.
    #[arg(long, conflicts_with_all = ["codeword", "minimal", "correct_only", "contract"])]
    pub lax: bool,
    /// Format and destination of the result.
    #[command(flatten)]
    pub output: OutputArgs,
    /// Write the proof record to this file as JSON.
    #[arg(long)]
    pub record: Option<PathBuf>,
    /// Write a waveform (VCD) of the first difference to this file. Without a difference, no file is written.
    #[arg(long, value_name = "FILE")]
    pub vcd: Option<PathBuf>,
    /// The emitted Verilog that is proved. It comes before the other groups, because clap lists later options under the
    /// headings of those groups.
    #[command(flatten)]
    pub hardware: HardwareArgs,
    /// Modules around the core that are proved too.
    #[command(flatten)]
    pub pipe: PipeArgs,
    /// Sequential modules that are proved in their parts instead.
    #[command(flatten)]
    pub beats: SequentialArgs,
    /// A netlist that is compared instead of the emitted Verilog.
    #[command(flatten)]
    pub netlist: NetlistArgs,
}

impl ProveArgs {
    /// Whether all options of other modules and proofs have their defaults.
    ///
    /// # Errors
    /// Options contradict each other.
    pub fn is_plain(&self) -> Result<bool> {
        let options = self.pipe.complete(self.hardware.options())?;
        let is_default = options == eccforge_hdl::design::Options::default();
        Ok(is_default
            && !self.lax
            && self.mutants == 0
            && !self.thorough
            && self.vcd.is_none()
            && !self.netlist.is_given())
    }
}

/// Proves schemes and prints the results; the exit status is 1 if a property does not hold.
///
/// # Errors
/// A scheme is not valid, or a tool is missing or fails.
pub fn prove(args: &ProveArgs) -> Result<ExitCode> {
    if args.beats.sequential {
        return prove_sequential(args);
    }
    if args.netlist.is_given() {
        let [name] = args.schemes.as_slice() else {
            let help = match args.schemes.iter().find(|name| is_verilog(name)) {
                Some(file) => format!("write --netlist before each file: `--netlist {file}`"),
                None => "name the scheme of the netlist".into(),
            };
            return Err(miette!(help = help, "a netlist is compared with one scheme"));
        };
        let options = args.pipe.complete(args.hardware.options())?;
        let scheme = stored_as_asked(crate::inputs::scheme(name)?, &options)?;
        is_supported(&scheme, &options)?;
        if args.lax {
            lax_flags(&scheme)?;
        }
        return super::netlist::compare(&args.netlist, &scheme, (&options, args.lax), &args.output);
    }
    let mut records = Vec::new();
    let options = args.pipe.complete(args.hardware.options())?;
    for name in &args.schemes {
        let scheme = stored_as_asked(crate::inputs::scheme_or_addressed(name)?, &options)?;
        is_supported(&scheme, &options)?;
        if let Some(why) = prove::obstacle(&scheme) {
            let help = called(&["check", name]);
            return Err(miette!(
                help = format!("`{help}` counts the outcomes of its decoder"),
                "{}: no proof is tried: {why}",
                scheme.id
            ));
        }
        // Circuits of a hundred thousand gates take longer than the proof of small ones.
        let what = format!("proof of {} (minutes beyond 20 000 gates)", scheme.id);
        records.push(progress::waiting(&what, || proved(args, &scheme, &options))?);
    }
    let records = ProofRecords { records };
    if let Some(path) = &args.record {
        write(path, json(&records)?)?;
    }
    let next = continued(args, &records);
    args.output.deliver(&WithNext::new(&records, next))?;
    let ProofRecords { records } = records;
    if let Some(path) = &args.vcd {
        write_waveform(path, &records)?;
    }
    Ok(verdict(records.iter().all(prove::ProofRecord::holds)))
}

/// Proves the modules of a scheme, or those of the folder.
fn proved(args: &ProveArgs, scheme: &Scheme, options: &Options) -> Result<prove::ProofRecord> {
    let seconds = if args.thorough { 120 } else { 8 };
    let flags = if args.lax { Some(lax_flags(scheme)?) } else { None };
    let (mut design, mut sources) = (Design::new(scheme, options), prove::library::sources());
    let mut module = flags.as_ref().map(|flags| flags.module(options, &design));
    if let Some(folder) = &args.dir {
        take(&mut design, module.as_mut(), &mut sources, folder)?;
    }
    let failed = |e: ToolError| unread(&e, args.dir.as_deref());
    let mut record = prove::prove_files(scheme, options, args.mutants, &design, &sources).map_err(failed)?;
    record.at_own_parameters(scheme, options, &design, &sources, seconds).map_err(failed)?;
    if let Some(with) = flags.as_ref().zip(module.as_ref()) {
        record.add_lax(scheme, options, &design, with).map_err(failed)?;
    }
    if let Some(folder) = &args.dir {
        record.flags = format!("{} --dir {}", record.flags, folder.display()).trim().into();
    }
    Ok(record)
}

/// The lax flags of a scheme.
pub(super) fn lax_flags(scheme: &Scheme) -> Result<LaxFlags> {
    LaxFlags::new(scheme).map_err(|why| miette!(help = "leave out --lax", "{}: {why}", scheme.id))
}

/// Whether an argument is the name of a file in Verilog or SystemVerilog.
fn is_verilog(name: &str) -> bool {
    name.ends_with(".v") || name.ends_with(".sv")
}

/// The commands after a proof.
fn continued(args: &ProveArgs, records: &ProofRecords) -> Vec<(String, &'static str)> {
    let (name, records, mut next) = (&*args.schemes[0], &records.records, Vec::new());
    let Some(folder) = &args.dir else {
        // The commands name no options.
        if records.iter().all(|record| record.holds() && record.flags.is_empty()) {
            next.push((called(&["emit", "verilog", name, "--out", "rtl"]), "writes the files that were proved"));
            next.push((called(&["area", name]), "measures their gates"));
        }
        return next;
    };
    let folder = folder.display().to_string();
    if args.vcd.is_none() && records.iter().any(|record| record.equivalence.iter().any(|e| !e.equal)) {
        let mut words = vec!["prove", name, "--dir", &folder, "--vcd", "difference.vcd"];
        words.extend(args.lax.then_some("--lax"));
        next.push((called(&words), "writes the difference as a waveform"));
    }
    if !records.iter().all(prove::ProofRecord::holds) {
        let mut words = vec!["emit", "verilog", name, "--out", &folder, "--force"];
        words.extend(args.lax.then_some("--lax"));
        next.push((called(&words), "replaces the modules by those of the scheme"));
    }
    next
}

/// Modules that a user replaces by cells and macros.
const REPLACED: [&str; 3] = ["eccforge_ram_array", "eccforge_ram_2clk", "eccforge_sync"];

/// Takes every module from its file in the folder, except those that the user replaces.
fn take(design: &mut Design, flags: Option<&mut Module>, sources: &mut [File], folder: &Path) -> Result<()> {
    let lists = [&mut design.encoder, &mut design.decoder, &mut design.encoder_pipe, &mut design.decoder_pipe];
    let modules = lists.into_iter().chain([&mut design.ram]).flatten().chain(flags);
    for module in modules.filter(|m| !REPLACED.contains(&&*m.name)) {
        let (name, path) = (module.file(), folder.join(module.file()));
        let text = std::fs::read_to_string(&path).map_err(|e| {
            miette!(
                help = "write the folder with `eccforge emit verilog` and the same options",
                "{}: cannot be read: {e}",
                path.display()
            )
        })?;
        let text = format!("{}{text}", line_directive(&path.display().to_string(), &name));
        if let Some(source) = sources.iter_mut().find(|source| source.name == name) {
            source.text.clone_from(&text);
        }
        module.items = vec![Item::Source(name.leak(), text.leak())];
    }
    Ok(())
}

/// The error of a proof in which a tool failed. A user's file is at fault if yosys names one in the folder.
fn unread(error: &ToolError, folder: Option<&Path>) -> miette::Report {
    if let (ToolError::Failed(Tool::Yosys, text), Some(folder)) = (error, folder) {
        let of_folder = folder.display().to_string();
        if let Some(line) = text.lines().find(|line| line.starts_with(&of_folder) && line.contains(" ERROR: ")) {
            let help = "correct the file; without --dir, the proof is of the modules as they are emitted";
            return miette!(help = help, "{}", line.replacen(" ERROR: ", " ", 1));
        }
    }
    miette!("{error}")
}

/// The compiler directive after which tools report a file and its lines, although the modules are read as one text.
fn line_directive(path: &str, name: &str) -> String {
    // yosys accepts no white space in the name.
    let reported = if path.contains([' ', '"']) { name } else { path };
    format!("`line 1 \"{reported}\" 0\n")
}

fn write_waveform(path: &Path, records: &[prove::ProofRecord]) -> Result<()> {
    let list: Vec<_> = records.iter().flat_map(|r| r.equivalence.iter().cloned()).collect();
    let mut waveform = Vec::new();
    let count = prove::waveform::write(&mut waveform, &list).map_err(|e| miette!("{e}"))?;
    if count == 0 {
        return print(&format!("no RTL differs from its circuit: {} is not written\n", path.display())).map(drop);
    }
    Ok(write(path, waveform)?)
}
