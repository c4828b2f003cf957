//! The commands of the `eccforge` binary that concern hardware: arguments, files, tables.

use crate::area;
use crate::collateral;
use crate::design::{Cut, Goal, Handshake, Naming, Options, Part, Pipe, Scope, poison};
use crate::generate;
use crate::netlist;
use crate::prove::{self, table};
use clap::Args;
use eccforge_codecs::arguments::count;
use eccforge_codecs::scheme::Scheme;
use miette::{Report, Result, miette};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What `emit verilog`, `prove` and `area` may choose about the hardware.
#[derive(Args, Clone, Debug)]
pub struct HardwareArgs {
    /// How logic is shared before it is printed.
    #[arg(long, value_enum, default_value = "area")]
    pub goal: Goal,
    /// One codeword's modules alone, with minimal ports.
    #[arg(long)]
    pub codeword: bool,
    /// Whole entry with data, ce and due only; data is not held back while due.
    #[arg(long, conflicts_with = "codeword")]
    pub minimal: bool,
    /// Port names: data_i and data_o, or data_in and data_out.
    #[arg(long, value_enum, default_value = "lowrisc")]
    pub naming: Naming,
    /// Store every other check bit inverted, so that the all-0 and the all-1 entry are invalid.
    #[arg(long, conflicts_with_all = ["codeword", "minimal"])]
    pub inverted_check: bool,
    /// Whole entry with data alone: no flags; data as read if it cannot be corrected.
    #[arg(long, conflicts_with_all = ["codeword", "minimal", "inverted_check"])]
    pub correct_only: bool,
}

/// What `emit verilog` may put beside and around encoder and decoder.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Around the core")]
pub struct AroundArgs {
    /// The encoder or the decoder alone.
    #[arg(long, value_enum, value_name = "PART")]
    pub only: Option<OnlyPart>,
    /// Pipeline registers, up to three of them, in modules ID_enc_pipe and ID_dec_pipe.
    #[arg(long, value_enum, value_delimiter = ',', value_name = "PLACE", conflicts_with_all = ["codeword", "minimal", "correct_only"])]
    pub cut: Vec<Cut>,
    /// What moves the registers.
    #[arg(long, value_enum, default_value = "valid-ready")]
    pub handshake: Handshake,
    /// A port that delivers the entry as read, without flags.
    #[arg(long, conflicts_with_all = ["codeword", "minimal", "correct_only"])]
    pub bypass: bool,
    /// Ports that flip bits of the entry behind the encoder and before the decoder.
    #[arg(long, conflicts_with_all = ["codeword", "minimal", "correct_only"])]
    pub inject: bool,
    /// A port that writes a word known to be bad, and one that recognises it.
    #[arg(long, conflicts_with_all = ["codeword", "minimal", "correct_only"])]
    pub poison: bool,
    /// A module ID_rmw that writes some bytes of a stored entry.
    #[arg(long, conflicts_with_all = ["codeword", "minimal", "correct_only", "only"])]
    pub rmw: bool,
    /// A module ID_scrub that walks a memory and writes back what it corrects.
    #[arg(long, conflicts_with_all = ["codeword", "minimal", "correct_only", "only"])]
    pub scrub: bool,
    /// SystemVerilog wrappers with a package of structs.
    #[arg(long)]
    pub system_verilog: bool,
    /// A table of the diagnostic coverage of every error class, from the exact engine: ID_fmeda.csv.
    #[arg(long)]
    pub fmeda: bool,
}

/// What `--only` names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum OnlyPart {
    /// The encoder.
    Encoder,
    /// The decoder.
    Decoder,
}

impl AroundArgs {
    /// Adds these choices to those about the core.
    fn complete(&self, core: Options) -> Result<Options> {
        let cuts = places(&self.cut)?;
        let part = match self.only {
            None => Part::Both,
            Some(OnlyPart::Encoder) => Part::Encoder,
            Some(OnlyPart::Decoder) => Part::Decoder,
        };
        let pipe =
            Pipe { cuts, handshake: self.handshake, bypass: self.bypass, inject: self.inject, poison: self.poison };
        Ok(Options {
            part,
            pipe,
            read_modify_write: self.rmw,
            scrub: self.scrub,
            system_verilog: self.system_verilog,
            ..core
        })
    }
}

/// Places of registers in order, each once.
fn places(cuts: &[Cut]) -> Result<Vec<Cut>> {
    let mut cuts = cuts.to_vec();
    cuts.sort_unstable();
    cuts.dedup();
    if cuts.len() > Pipe::MOST_CUTS {
        return Err(miette!(help = "leave one of the places out", "{} cuts: a pipeline has at most 3", cuts.len()));
    }
    Ok(cuts)
}

impl HardwareArgs {
    /// The same as options.
    pub fn options(&self) -> Options {
        let scope = match (self.codeword, self.minimal, self.correct_only) {
            (true, ..) => Scope::Codeword,
            (_, true, _) => Scope::Minimal,
            (.., true) => Scope::CorrectOnly,
            _ => Scope::Entry,
        };
        let inverted_check = self.inverted_check;
        Options { goal: self.goal, scope, naming: self.naming, inverted_check, ..Options::default() }
    }
}

/// `eccforge emit verilog`.
#[derive(Args, Clone, Debug)]
pub struct EmitArgs {
    /// Scheme file or id of a shipped scheme.
    pub scheme: String,
    /// Folder for the files.
    #[arg(long, default_value = ".")]
    pub out: PathBuf,
    /// What is emitted.
    #[command(flatten)]
    pub hardware: HardwareArgs,
    /// What else is emitted.
    #[command(flatten)]
    pub around: AroundArgs,
}

/// `eccforge prove`.
#[derive(Args, Clone, Debug)]
pub struct ProveArgs {
    /// Scheme files or ids of shipped schemes.
    #[arg(required = true)]
    pub schemes: Vec<String>,
    /// Also make about this many mutants and kill them.
    #[arg(long, default_value_t = 0)]
    pub mutants: usize,
    /// Write the proof record here, as JSON.
    #[arg(long)]
    pub record: Option<PathBuf>,
    /// Write what differs here, as a waveform (VCD). Where nothing does, the file is not written.
    #[arg(long, value_name = "FILE")]
    pub vcd: Option<PathBuf>,
    /// Also prove the pipes with registers at these places.
    #[arg(long, value_enum, value_delimiter = ',', value_name = "PLACE", conflicts_with_all = ["codeword", "minimal", "correct_only"])]
    pub cut: Vec<Cut>,
    /// What moves the registers.
    #[arg(long, value_enum, default_value = "valid-ready")]
    pub handshake: Handshake,
    /// What is proved.
    #[command(flatten)]
    pub hardware: HardwareArgs,
}

/// `eccforge area`.
#[derive(Args, Clone, Debug)]
pub struct AreaArgs {
    /// Scheme files or ids of shipped schemes; the first is the base of the percentages.
    #[arg(required = true)]
    pub schemes: Vec<String>,
    /// Table or JSON.
    #[arg(long, value_enum, default_value = "table")]
    pub format: Format,
    /// Write the Pareto fronts here, as SVG.
    #[arg(long)]
    pub svg: Option<PathBuf>,
    /// What is measured; whole entries are measured with minimal ports.
    #[command(flatten)]
    pub hardware: HardwareArgs,
}

/// How a result is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// For people.
    Table,
    /// For programs.
    Json,
}

/// `eccforge verify --netlist`.
#[derive(Args, Clone, Debug)]
pub struct NetlistArgs {
    /// Netlist of a decoder: .blif, .json (yosys), .v, .aig or .aag.
    #[arg(long)]
    pub netlist: PathBuf,
    /// Scheme file or id of a shipped scheme.
    #[arg(long)]
    pub scheme: String,
    /// Words to compare, such as 1e9.
    #[arg(long, default_value = "1e8", value_parser = count)]
    pub samples: u64,
    /// Instead compare on every syndrome of the entry: 2^(check bits) words for each setting of the enables.
    #[arg(long, conflicts_with = "samples")]
    pub syndromes: bool,
    /// Table or JSON.
    #[arg(long, value_enum, default_value = "table")]
    pub format: Format,
    /// Seed of the words.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// A port of the netlist by another name: entry=NAME, data=NAME, ce=NAME, due=NAME.
    #[arg(long = "port", value_name = "OURS=THEIRS")]
    pub ports: Vec<String>,
}

/// Exit status where a result is not as it should be.
fn verdict(good: bool) -> ExitCode {
    if good { ExitCode::SUCCESS } else { ExitCode::from(1) }
}

fn scheme(name: &str) -> Result<Scheme> {
    Scheme::named(name).map_err(|e| Report::new(*e))
}

/// Writes the Verilog and collateral of a scheme.
///
/// # Errors
/// The scheme is not valid or a file cannot be written.
pub fn emit_verilog(args: &EmitArgs) -> Result<ExitCode> {
    let (scheme, options) = (scheme(&args.scheme)?, args.around.complete(args.hardware.options())?);
    if options.pipe.poison && poison::pattern(&scheme).is_none() {
        return Err(miette!(help = "leave out --poison", "{}: no change of check bits is always refused", scheme.id));
    }
    let mut files = generate::files(&scheme, &options);
    if args.around.fmeda {
        files.push(collateral::fmeda(&scheme).map_err(|e| miette!("{}: {e}", scheme.id))?);
    }
    generate::write(&args.out, &files)?;
    files.iter().for_each(|f| println!("{}", args.out.join(&f.name).display()));
    Ok(ExitCode::SUCCESS)
}

/// Proves schemes and prints what was shown; exit status 1 if something does not hold.
///
/// # Errors
/// A scheme is not valid, or a tool is missing or fails.
pub fn prove(args: &ProveArgs) -> Result<ExitCode> {
    let mut records = Vec::new();
    let pipe = Pipe { cuts: places(&args.cut)?, handshake: args.handshake, ..Pipe::default() };
    let options = Options { pipe, ..args.hardware.options() };
    for name in &args.schemes {
        let scheme = scheme(name)?;
        let record = prove::prove(&scheme, &options, args.mutants).map_err(|e| miette!("{e}"))?;
        print_record(&record);
        records.push(record);
    }
    if let Some(path) = &args.record {
        let text = serde_json::to_string_pretty(&records).map_err(|e| miette!("{e}"))?;
        write_file(path, text + "\n")?;
    }
    if let Some(path) = &args.vcd {
        write_waveform(path, &records)?;
    }
    Ok(verdict(records.iter().all(prove::Record::holds)))
}

/// Writes one file as a whole.
fn write_file(path: &Path, text: String) -> Result<()> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    generate::write(folder, &[crate::design::File { name, text }]).map_err(|e| miette!("{e}"))
}

fn write_waveform(path: &Path, records: &[prove::Record]) -> Result<()> {
    let list: Vec<_> = records.iter().flat_map(|r| r.equivalence.iter().cloned()).collect();
    let mut waveform = Vec::new();
    let count = prove::waveform::write(&mut waveform, &list).map_err(|e| miette!("{e}"))?;
    if count == 0 {
        println!("no RTL differs from its circuit: {} is not written", path.display());
        return Ok(());
    }
    write_file(path, String::from_utf8_lossy(&waveform).into_owned())
}

fn print_record(record: &prove::Record) {
    let word = if record.holds() { "proved" } else { "NOT PROVED" };
    println!("{}: {word} in {:.1} s", record.scheme, record.proof_seconds());
    for e in &record.equivalence {
        let word = if e.equal { "equal" } else { "DIFFER" };
        println!("  {}: {} outputs of RTL and circuit {word} ({:.1} s)", e.module, e.outputs, e.seconds);
        if e.equal {
            println!("    {}", e.evidence);
        }
        e.counterexample.iter().for_each(|c| print!("{}", table(c)));
    }
    for s in record.steps() {
        match &s.failure {
            None => println!("  {}: {} ({:.1} s)", s.claim, s.evidence, s.seconds),
            Some(failure) => println!("  {}: FAILS, {failure}", s.claim),
        }
    }
    for m in &record.mutants {
        println!(
            "  mutants: {} made, {} killed by patterns, {} by proof, {} proved equivalent, {} survive: {:.2} % killed ({:.1} s)",
            m.mutants,
            m.killed_by_pattern,
            m.killed_by_proof,
            m.equivalent,
            m.survivors.len(),
            100.0 * m.killed_share(),
            m.seconds
        );
        m.survivors.iter().for_each(|s| println!("    survivor: {s}"));
    }
}

/// Table 3 of the paper: overhead of the least-area point over SEC-DED in per cent, encoder and decoder.
const PUBLISHED: [(&str, Option<f64>, Option<f64>); 7] = [
    ("ni-secded", Some(0.0), Some(0.0)),
    ("duet", Some(0.0), Some(10.8)),
    ("ni-sec2bec", Some(17.5), Some(13.7)),
    ("duet-trio", Some(17.5), Some(22.4)),
    ("trio", Some(17.5), Some(22.4)),
    ("i-ssc", Some(5.9), Some(97.8)),
    ("ssc-dsd-plus", Some(147.0), Some(190.9)),
];

/// A public generator's (72,64) module, measured with the same ruler on 2026-11-20: two-input gates, levels, area and
/// delay of the point of least area and of the fastest one. Their decoders report an odd syndrome that matches no column
/// as corrected.
struct Peer(&'static str, usize, usize, [(f64, f64); 2]);

const PEER_ENCODERS: [Peer; 3] = [
    Peer("OpenTitan, encoder", 163, 6, [(243.0, 188.0), (315.0, 167.0)]),
    Peer("Bedrock, encoder", 183, 6, [(267.0, 155.0), (300.0, 151.0)]),
    Peer("PULP hsiao, encoder", 158, 6, [(232.5, 180.0), (463.0, 163.0)]),
];
const PEER_DECODERS: [Peer; 3] = [
    Peer("OpenTitan, decoder", 355, 11, [(447.5, 327.0), (661.0, 271.0)]),
    Peer("Bedrock, decoder", 444, 17, [(509.8, 386.0), (630.0, 322.0)]),
    Peer("PULP hsiao, decoder", 352, 10, [(441.8, 317.0), (554.0, 281.0)]),
];

/// Measures schemes.
///
/// # Errors
/// A scheme is not valid, or a tool is missing or fails.
pub fn area(args: &AreaArgs) -> Result<ExitCode> {
    let mut measured: Vec<(String, [area::Measurement; 2])> = Vec::new();
    // Public modules to stand beside ours exist for (72,64).
    let mut peers = true;
    for name in &args.schemes {
        let scheme = scheme(name)?;
        peers &= args.hardware.codeword && scheme.code.h.n() == 72 && scheme.code.h.r() == 8;
        let pair = area::scheme(&scheme, &args.hardware.options()).map_err(|e| miette!("{e}"))?;
        measured.push((scheme.id.clone(), pair));
    }
    if let Some(path) = &args.svg {
        let all: Vec<area::Measurement> = measured.iter().flat_map(|(_, pair)| pair.clone()).collect();
        let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        let file = crate::design::File { name, text: area::svg("Area over delay", &all) };
        generate::write(folder, &[file]).map_err(|e| miette!("{e}"))?;
    }
    if args.format == Format::Json {
        let rows: Vec<serde_json::Value> = measured
            .iter()
            .map(|(id, [encoder, decoder])| serde_json::json!({ "scheme": id, "encoder": encoder, "decoder": decoder }))
            .collect();
        println!("{}", serde_json::to_string_pretty(&rows).map_err(|e| miette!("{e}"))?);
        return Ok(ExitCode::SUCCESS);
    }
    let mut table = area_table(&measured);
    if peers {
        add_peers(&mut table, &measured[0].1);
    }
    println!("{table}");
    Ok(ExitCode::SUCCESS)
}

/// Rows of the public generators' modules, beside those of the first scheme.
fn add_peers(table: &mut comfy_table::Table, first: &[area::Measurement; 2]) {
    for (peers, ours) in [PEER_ENCODERS, PEER_DECODERS].iter().zip(first) {
        for Peer(name, gates, depth, [eff, perf]) in peers {
            let point = |p: &(f64, f64)| format!("{:.1} @ {:.0} ps", p.0, p.1);
            table.add_row([
                (*name).to_string(),
                gates.to_string(),
                depth.to_string(),
                point(eff),
                String::new(),
                point(perf),
                format!("{:+.1} %", 100.0 * (eff.0 / ours.eff.area_and2 - 1.0)),
                String::new(),
            ]);
        }
    }
}

fn area_table(measured: &[(String, [area::Measurement; 2])]) -> comfy_table::Table {
    let mut table = comfy_table::Table::new();
    table.load_preset(comfy_table::presets::UTF8_FULL_CONDENSED);
    table.set_header(["module", "gates", "depth", "eff", "adp", "perf", "eff over first", "paper"]);
    for (id, pair) in measured {
        for (part, m) in pair.iter().enumerate() {
            let point = |p: &area::Point| format!("{:.1} @ {:.0} ps", p.area_and2, p.delay_ps);
            let base = measured[0].1[part].eff.area_and2;
            let published = PUBLISHED.iter().find(|p| p.0 == id).and_then(|p| if part == 0 { p.1 } else { p.2 });
            table.add_row([
                m.module.clone(),
                m.gates.to_string(),
                m.depth.to_string(),
                point(&m.eff),
                point(&m.adp),
                point(&m.perf),
                format!("{:+.1} %", 100.0 * (m.eff.area_and2 / base - 1.0)),
                published.map_or_else(String::new, |p| format!("{p:+.1} %")),
            ]);
        }
    }
    table
}

/// Checks a netlist; exit status 1 if it differs from the scheme.
///
/// # Errors
/// The scheme is not valid or the netlist cannot be read or bound.
pub fn verify_netlist(args: &NetlistArgs) -> Result<ExitCode> {
    let scheme = scheme(&args.scheme)?;
    let circuit = netlist::read(&args.netlist).map_err(|e| miette!("{e}"))?;
    let map: Result<netlist::PortMap> = args
        .ports
        .iter()
        .map(|p| {
            let pair = p.split_once('=').map(|(a, b)| (a.to_string(), b.to_string()));
            pair.ok_or_else(|| miette!(help = "write --port entry=NAME", "`{p}` names no port"))
        })
        .collect();
    let report = match args.syndromes {
        true => netlist::verify_syndromes(&circuit, &scheme, &map?, args.seed),
        false => netlist::verify(&circuit, &scheme, &map?, args.samples, args.seed),
    };
    let report = report.map_err(|e| miette!("{e}"))?;
    if args.format == Format::Json {
        println!("{}", serde_json::to_string_pretty(&report).map_err(|e| miette!("{e}"))?);
        return Ok(verdict(report.differing == 0));
    }
    println!(
        "{}: {} of {} words differ from {} ({:.1} s, {:.2} M words/s)",
        args.netlist.display(),
        report.differing,
        report.vectors,
        scheme.id,
        report.seconds,
        report.vectors as f64 / report.seconds / 1e6
    );
    if let Some(bits) = &report.first {
        let list: Vec<String> = bits.iter().map(ToString::to_string).collect();
        println!("first: received word with ones at {}", list.join(", "));
        report.enables.iter().for_each(|name| println!("       with {name} on"));
    }
    Ok(verdict(report.differing == 0))
}
