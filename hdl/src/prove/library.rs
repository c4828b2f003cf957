//! Proves the properties of the hand-written library (`hdl/rtl/sva`) by property-directed reachability (abc `pdr`).
//!
//! The codec's outputs, and everything else outside a module, may have any values. The control does not read data,
//! so the proof uses few bits of data and few addresses; ports, registers and resets are those of the design. A second
//! search uses the design's own parameters ([`own`]). It has a time limit, and is bounded where a proof takes longer.

use super::difference::LIMIT;
use super::step::ProofStep;
use crate::design::library::{MODULES, PROPERTIES, SEQUENTIAL_PROPERTIES};
use crate::design::ram::{ADDRESS_BITS, FIFO_ADDRESS_BITS};
use crate::design::{Around, Cut, Design, File, Handshake, Options, Reset, Side, pipe};
use crate::tools::abc::Answer;
use crate::tools::{self, Tool, ToolError};
use eccforge_scheme::Scheme;
use std::path::Path;
use std::time::{Duration, Instant};

/// Modules with two clocks: the proof has a step for each edge of either, in any order.
pub const TWO_CLOCKS: [&str; 1] = ["eccforge_fifo"];

/// The control of a sequential decoder. Its proof lets the parts that compute on data deliver any values.
pub const SEQUENTIAL_DECODER: &str = "eccforge_seq_dec";

/// The parts that compute on data.
const DATA_PARTS: [&str; 4] = ["eccforge_seq_syndrome", "eccforge_seq_search", "eccforge_gf_mul", "eccforge_gf_scale"];

/// A module with parameters.
#[derive(Clone, Debug)]
pub struct Instance {
    /// Name of a module of the library.
    pub module: &'static str,
    /// Names and values of its parameters.
    pub parameters: Vec<(&'static str, usize)>,
}

/// The instance whose proof covers a pipeline.
pub fn of_pipe(design: &Design, options: &Options, side: Side) -> Instance {
    let widths: &[_] = match side {
        Side::Encoder => &[("DataW", 1), ("EntryW", 2)],
        Side::Decoder => &[("EntryW", 1), ("SyndW", 1)],
    };
    let stages = pipe::places(side).map(|(cut, name)| (name, usize::from(options.pipe.cuts.contains(&cut))));
    let enable = ("ClockEnable", usize::from(options.pipe.handshake == Handshake::ClockEnable));
    let gated = (side == Side::Decoder).then_some(("Gated", usize::from(design.gated)));
    let module = pipe::library_module(side);
    Instance { module, parameters: widths.iter().copied().chain(stages).chain([enable]).chain(gated).collect() }
}

/// The instances whose proofs cover a design with a protected memory.
pub fn instances(scheme: &Scheme, options: &Options, design: &Design) -> Vec<Instance> {
    let Some(ram) = &options.wrap else { return Vec::new() };
    let cut = |cut| usize::from(options.pipe.cuts.contains(&cut));
    let sync = ("ResetSync", usize::from(ram.reset == Reset::Sync));
    let of = |module, list: &[(&'static str, usize)]| Instance {
        module,
        parameters: list.iter().copied().chain([sync]).collect(),
    };
    if ram.around == Around::Fifo {
        // Three entries in four places: an instance may have any depth.
        return vec![of("eccforge_fifo", &[("EntryW", 1), ("AddrW", 2), ("Depth", 3), ("SyncStages", 2)])];
    }
    let service = ("Service", usize::from(ram.around != Around::OpenTitan));
    let poison = if design.can_poison { 3 } else { 0 };
    // Three entries in four addresses: an instance may have any depth.
    let depth = if scheme.address.is_none() { 3 } else { 0 };
    let control = [
        ("DataW", 9),
        ("EntryW", 12),
        ("AddrW", 2),
        ("Depth", depth),
        ("SyndW", 2),
        ("Latency", 1 + ram.later),
        ("TwoPorts", usize::from(ram.two_ports)),
        ("InReg", cut(Cut::Input)),
        ("OutReg", cut(Cut::Output)),
        ("Init", usize::from(ram.around != Around::OpenTitan)),
        service,
        ("Poison", poison),
        ("PoisonSynd", poison),
    ];
    // Two codewords: one has the first byte, the other the second.
    let masks = [("Words", 2), ("WordBytes", 0b10_01), ("WordBits", 0xfc_003f)];
    let control = [&control[..], if ram.masked { &masks } else { &[] }].concat();
    let mut all = vec![
        of("eccforge_ram_ctrl", &control),
        of("eccforge_scrubber", &[("AddrW", 3), ("Depth", 2 * depth), ("IntervalW", 2)]),
        of("eccforge_error_log", &[("EntryW", 5), ("AddrW", 2), ("SyndW", 33), ("CountW", 2), service]),
    ];
    if matches!(ram.around, Around::Axi | Around::Axi4) {
        let lanes = scheme.geometry.data_bits().len() / 32;
        all.push(of("eccforge_queue", &[("Width", 2), ("Depth", 3)]));
        let axi4 = ram.around == Around::Axi4;
        let widths =
            [("DataW", 16), ("RegW", 16 / lanes), ("AddrW", 7), ("Depth", 2), ("Corrected", usize::from(axi4))];
        all.push(of("eccforge_axi_lite", &widths));
        if axi4 {
            all.push(of("eccforge_axi_walk", &[("AddrW", 5), ("IdW", 1), ("LenW", 2), ("Depth", 3)]));
            all.push(of("eccforge_axi4", &[("DataW", 1), ("AddrW", 3), ("IdW", 1), ("LenW", 2), ("Depth", 2)]));
        }
    }
    all
}

/// The instances of [`instances`] with the design's own parameters.
pub fn own(scheme: &Scheme, options: &Options, design: &Design) -> Vec<Instance> {
    let (g, clocks) = (scheme.geometry, options.pipe.cuts.len() + options.wrap.as_ref().map_or(0, |ram| ram.later));
    let around = options.wrap.as_ref().map_or(Around::Plain, |ram| ram.around);
    let default = match around {
        Around::OpenTitan => 9,
        Around::Fifo => FIFO_ADDRESS_BITS,
        _ => ADDRESS_BITS,
    };
    let entry = scheme.address.as_ref().map_or(default, eccforge_scheme::Address::bits);
    let k = g.data_bits().len();
    let value = |module: &str, name: &str| {
        let is_bursts = matches!(module, "eccforge_axi_walk" | "eccforge_axi4");
        Some(match name {
            "DataW" => k,
            "Width" => k + 2,
            "EntryW" => g.bits(),
            "AddrW" if is_bursts => entry + (k / 8).ilog2() as usize + 1,
            "AddrW" => entry,
            "SyndW" => scheme.codewords() * scheme.code.h.r() as usize,
            "IntervalW" => 28,
            "CountW" | "RegW" => 32,
            "IdW" => 4,
            "LenW" => 8,
            "Depth" if matches!(module, "eccforge_ram_ctrl" | "eccforge_scrubber" | "eccforge_fifo") => 0,
            "Depth" => clocks + if is_bursts { 5 } else { 3 },
            // The other parameters choose ports, stages and resets, which the small instance has from the options
            // too.
            _ => return None,
        })
    };
    let mut all = instances(scheme, options, design);
    for Instance { module, parameters } in &mut all {
        // Masks of wide entries are no numbers; without them the control writes whole entries.
        parameters.retain(|(name, _)| !name.starts_with("Word"));
        parameters.iter_mut().for_each(|(name, small)| *small = value(module, name).unwrap_or(*small));
    }
    // A bounded search may end before the memory is filled, so the control is also searched without that.
    if let Some(mut control) = all.iter().find(|i| i.parameters.contains(&("Init", 1))).cloned() {
        control.parameters.iter_mut().filter(|(name, _)| *name == "Init").for_each(|(_, on)| *on = 0);
        all.push(control);
    }
    all
}

/// The library's modules and their properties, as files.
pub fn sources() -> Vec<File> {
    MODULES.iter().chain(PROPERTIES).map(|(name, text)| file(name, text)).collect()
}

/// The labels of a module's properties, in order, with those of the property modules that they instantiate.
pub fn properties(module: &str) -> Vec<&'static str> {
    let own = PROPERTIES.iter().find(|(name, _)| *name == format!("sva/{module}_sva.sv"));
    // A module without properties of its own instantiates those of another.
    let text = own.or_else(|| MODULES.iter().find(|(name, _)| *name == format!("{module}.sv"))).map_or("", |(_, t)| t);
    let own = labels(text);
    let others = text.lines().filter_map(|line| line.trim().strip_suffix("_sva #("));
    let mut others: Vec<&str> = others.filter(|name| name.starts_with("eccforge_")).collect();
    others.dedup();
    own.chain(others.into_iter().flat_map(properties)).collect()
}

/// The labels of the properties in a text.
fn labels(text: &str) -> impl Iterator<Item = &str> {
    let own = text.lines().filter_map(|line| line.split_once(": assert ("));
    // Those of unknown values (`x_`) are for simulators only.
    own.filter_map(|(l, _)| l.split(' ').next_back()).filter(|label| label.starts_with("a_"))
}

/// Whether the properties of an instance hold: all, or the one with this label.
///
/// # Errors
/// A tool is missing, rejects the text or has no verdict.
pub fn holds(instance: &Instance, sources: &[File], only: Option<&str>) -> Result<bool, ToolError> {
    let scratch = tools::scratch(Tool::Yosys)?;
    model(instance, sources, only, scratch.path(), LIMIT)?;
    let printed =
        tools::run(Tool::Abc, &["-c", "read_aiger model.aig; fold; strash; pdr"], scratch.path(), LIMIT)?.text;
    Ok(Answer::of_pdr(&printed)? == Answer::Proved)
}

/// Searches for a violation of the properties for these parameters, for at most `seconds` after an elaboration within `limit`.
/// The step states whether all clock cycles were covered, or how many were.
///
/// # Errors
/// The same errors as [`holds`].
pub fn search(instance: &Instance, sources: &[File], seconds: u64, limit: Duration) -> Result<ProofStep, ToolError> {
    let (start, scratch) = (Instant::now(), tools::scratch(Tool::Yosys)?);
    let by = |engine: &str| {
        let command = format!("read_aiger model.aig; fold; strash; {engine} -T {}", seconds.div_ceil(2));
        Answer::of_limited(&tools::run(Tool::Abc, &["-c", &command], scratch.path(), LIMIT)?.text)
    };
    // Elaborating a wide design can take longer than the search.
    let answer = match model(instance, sources, None, scratch.path(), limit) {
        Err(ToolError::Timeout(..)) => Err(0),
        Err(failed) => return Err(failed),
        // Only reachability can prove. If it does not finish, bounded model checking covers more clocks in the other
        // half of the time.
        Ok(()) => match by("pdr")? {
            Err(clocks) => by("bmc3")?.map_err(|more| clocks.max(more)),
            decided => decided,
        },
    };
    let with = evidence(instance);
    let clock = if TWO_CLOCKS.contains(&instance.module) { "steps of either clock from" } else { "clocks of" };
    let result = match answer {
        Ok(Answer::Proved) => Ok(format!("property-directed reachability by abc {with}")),
        Ok(Answer::Refuted) => Err(format!("abc found a violation {with}")),
        Err(0) => Ok(format!("no clock was searched in {seconds} s; `--thorough` searches longer, {with}")),
        Err(clocks) => Ok(format!("no violation within {clocks} {clock} reset; no proof in {seconds} s {with}")),
    };
    let claim = format!("{}: its properties hold at the parameters of the design", instance.module);
    Ok(ProofStep { within_clocks: answer.err(), ..ProofStep::new(claim, result, start) })
}

/// The files of a sequential decoder with the properties of its control.
pub(super) fn with_properties(files: &[File]) -> Vec<File> {
    let designs = files.iter().filter(|file| file.name.starts_with("eccforge_")).cloned();
    let properties = SEQUENTIAL_PROPERTIES.iter().chain(PROPERTIES);
    designs.chain(properties.map(|(name, text)| file(name, text))).collect()
}

fn file(name: &str, text: &str) -> File {
    File { name: name.trim_start_matches("sva/").into(), text: text.into() }
}

/// The labels of the properties of a sequential decoder.
pub(super) fn labels_of_sequential() -> Vec<&'static str> {
    SEQUENTIAL_PROPERTIES.iter().flat_map(|(_, text)| labels(text)).collect()
}

/// Proves the properties of a sequential decoder by induction. Returns the number of clocks in a step, or `None` without a proof.
///
/// # Errors
/// The same errors as [`holds`].
pub(super) fn induction(instance: &Instance, sources: &[File]) -> Result<Option<usize>, ToolError> {
    let scratch = tools::scratch(Tool::Yosys)?;
    let script = elaboration(instance, sources, None, scratch.path())?;
    // yosys checks an assertion one clock after the values that it reads, so a step over fewer clocks assumes nothing.
    let script =
        format!("{script}opt_clean\nsat -tempinduct -prove-asserts -set-assumes -seq 1 -maxsteps {MOST_CLOCKS}\n");
    tools::write(Tool::Yosys, &scratch.path().join("induction.ys"), &script)?;
    let printed = tools::run_ok(Tool::Yosys, &["induction.ys"], scratch.path(), LIMIT)?.text;
    let proved = printed.contains("Induction step proven: SUCCESS!");
    Ok(proved.then(|| printed.matches("Base case for induction length").count()))
}

/// Maximum number of clocks in a step of the induction.
const MOST_CLOCKS: usize = 4;

/// Whether a bounded search finds a violation of the property with this label.
///
/// # Errors
/// The same errors as [`holds`].
pub(super) fn is_violated(instance: &Instance, sources: &[File], label: &str) -> Result<bool, ToolError> {
    let scratch = tools::scratch(Tool::Yosys)?;
    model(instance, sources, Some(label), scratch.path(), LIMIT)?;
    let command = "read_aiger model.aig; fold; strash; bmc3 -T 5";
    let printed = tools::run(Tool::Abc, &["-c", command], scratch.path(), LIMIT)?.text;
    // abc has several sentences for a search without a violation.
    Ok(printed.contains("was asserted in frame"))
}

/// The parameters of an instance, and how its clocks run in the model.
pub(super) fn evidence(instance: &Instance) -> String {
    let list: Vec<String> = instance.parameters.iter().map(|(name, value)| format!("{name} = {value}")).collect();
    let clocks = if TWO_CLOCKS.contains(&instance.module) { "; edges of the two clocks in any order" } else { "" };
    format!("with {}{clocks}", list.join(", "))
}

/// Writes the sources, and returns the commands that elaborate an instance with its properties: all, or the one with this label.
fn elaboration(instance: &Instance, sources: &[File], only: Option<&str>, folder: &Path) -> Result<String, ToolError> {
    let mut names = Vec::new();
    for file in sources {
        tools::write(Tool::Yosys, &folder.join(&file.name), &file.text)?;
        names.push(file.name.as_str());
    }
    let (names, module) = (names.join(" "), instance.module);
    let one = only.map_or_else(String::new, |label| format!("delete t:$assert c:*{label} %d\n"));
    let clocks = if TWO_CLOCKS.contains(&module) { "clk2fflogic" } else { "async2sync" };
    let set = |option: &str| -> String {
        instance.parameters.iter().map(|(name, value)| format!(" {option} {name} {value}")).collect()
    };
    let (before, after, free) = if module == SEQUENTIAL_DECODER {
        // With `hierarchy -chparam`, yosys 0.23 stops at the wildcard ports of the properties.
        let free: String = DATA_PARTS.iter().map(|part| format!(" t:*{part}*")).collect();
        (format!("chparam{} {module}\n", set("-set")), String::new(), format!("delete{free}\n"))
    } else {
        (String::new(), set("-chparam"), String::new())
    };
    // abc proves a model without assertions, so the script fails unless there is one.
    Ok(format!(
        "read_verilog -sv -formal -D ECC_SVA {names}\n{before}hierarchy -check -top {module}{after}\n{free}proc\nflatten\n{one}\
         select -assert-min 1 t:$assert\nmemory_map\n{clocks}\nchformal -assume -early\n"
    ))
}

/// Writes an instance with its properties to `model.aig`.
fn model(
    instance: &Instance,
    sources: &[File],
    only: Option<&str>,
    folder: &Path,
    limit: Duration,
) -> Result<(), ToolError> {
    // Undriven nets, such as the results of the codec, may change in every clock (`-anyseq`).
    let script = elaboration(instance, sources, only, folder)?
        + "opt_clean\nsetundef -undriven -anyseq\nopt -fast\nsetattr -unset keep\ndelete -output\nopt -full\ntechmap\nopt -fast\n\
           simplemap\ndffunmap\nsimplemap\nabc -g AND -fast\nopt_clean\n\
           write_aiger -I -B -zinit -no-startoffset model.aig\n";
    tools::write(Tool::Yosys, &folder.join("model.ys"), &script)?;
    tools::run_ok(Tool::Yosys, &["-q", "model.ys"], folder, limit).map(drop)
}

/// Proves the properties of an instance: returns a step of the record that names the failing ones.
///
/// # Errors
/// The same errors as [`holds`].
pub fn check(instance: &Instance, sources: &[File]) -> Result<ProofStep, ToolError> {
    let start = Instant::now();
    let labels = properties(instance.module);
    let mut failing = Vec::new();
    // The proof of all properties together does not name the failing one, so each is proved again alone.
    if !holds(instance, sources, None)? {
        for label in &labels {
            if !holds(instance, sources, Some(label))? {
                failing.push(*label);
            }
        }
    }
    let claim = format!("{}: its {} properties hold", instance.module, labels.len());
    let result = if failing.is_empty() {
        Ok(format!("property-directed reachability by abc {}", evidence(instance)))
    } else {
        Err(format!("these do not: {}", failing.join(", ")))
    };
    Ok(ProofStep::new(claim, result, start))
}
