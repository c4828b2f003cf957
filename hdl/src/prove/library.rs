//! Proves the properties of the hand-written library (`hdl/rtl/sva`) by property-directed reachability (abc `pdr`).
//!
//! The codec's outputs, and everything else outside a module, may have any values. The control does not read data,
//! so the proof uses few bits of data and few addresses; ports, registers and resets are those of the design.

use super::difference::LIMIT;
use super::step::ProofStep;
use crate::design::library::{MODULES, PROPERTIES};
use crate::design::{Around, Cut, File, Handshake, Options, Reset, Side, pipe, poison};
use crate::tools::abc::Answer;
use crate::tools::{self, Tool, ToolError};
use eccforge_scheme::Scheme;
use std::time::Instant;

/// Modules with two clocks: the proof has a step for each edge of either, in any order.
const TWO_CLOCKS: [&str; 1] = ["ecc_fifo"];

/// A module with parameters.
#[derive(Clone, Debug)]
pub struct Instance {
    /// The module.
    pub module: &'static str,
    /// Its parameters.
    pub parameters: Vec<(&'static str, usize)>,
}

/// The instance whose proof covers a pipeline.
pub fn of_pipe(scheme: &Scheme, options: &Options, side: Side) -> Instance {
    let widths: &[_] = match side {
        Side::Encoder => &[("DataW", 1), ("EntryW", 2)],
        Side::Decoder => &[("EntryW", 1), ("SyndW", 1)],
    };
    let stages = pipe::places(side).map(|(cut, name)| (name, usize::from(options.pipe.cuts.contains(&cut))));
    let enable = ("ClockEnable", usize::from(options.pipe.handshake == Handshake::ClockEnable));
    let is_gated = || ("Gated", usize::from(pipe::is_gated(scheme, options)));
    let gated = (side == Side::Decoder).then(is_gated);
    let module = pipe::library_module(side);
    Instance { module, parameters: widths.iter().copied().chain(stages).chain([enable]).chain(gated).collect() }
}

/// The instances whose proofs cover a design with a protected memory.
pub fn instances(scheme: &Scheme, options: &Options) -> Vec<Instance> {
    let Some(ram) = &options.wrap else { return Vec::new() };
    let cut = |cut| usize::from(options.pipe.cuts.contains(&cut));
    let sync = ("ResetSync", usize::from(ram.reset == Reset::Sync));
    let of = |module, list: &[(&'static str, usize)]| Instance {
        module,
        parameters: list.iter().copied().chain([sync]).collect(),
    };
    let poison = if poison::pattern(scheme).is_some() { 3 } else { 0 };
    let control = [
        ("DataW", 9),
        ("EntryW", 12),
        ("AddrW", 2),
        ("SyndW", 2),
        ("TwoPorts", usize::from(ram.two_ports)),
        ("InReg", cut(Cut::Input)),
        ("OutReg", cut(Cut::Output)),
        ("Init", usize::from(ram.around != Around::OpenTitan)),
        ("Poison", poison),
        ("PoisonSynd", poison),
    ];
    let mut all = vec![
        of("ecc_ram_ctrl", &control),
        of("ecc_scrubber", &[("AddrW", 3), ("IntervalW", 2)]),
        of("ecc_error_log", &[("EntryW", 5), ("AddrW", 2), ("SyndW", 33), ("CountW", 2)]),
    ];
    if matches!(ram.around, Around::Axi | Around::Axi4) {
        let lanes = scheme.geometry.data_bits().len() / 32;
        all.push(of("ecc_queue", &[("Width", 2), ("Depth", 3)]));
        let axi4 = ram.around == Around::Axi4;
        let widths =
            [("DataW", 16), ("RegW", 16 / lanes), ("AddrW", 7), ("Depth", 2), ("Corrected", usize::from(axi4))];
        all.push(of("ecc_axi_lite", &widths));
        if axi4 {
            all.push(of("ecc_axi_walk", &[("AddrW", 5), ("IdW", 1), ("LenW", 2), ("Depth", 3)]));
            all.push(of("ecc_axi4", &[("DataW", 1), ("AddrW", 3), ("IdW", 1), ("LenW", 2), ("Depth", 2)]));
        }
    }
    all
}

/// The library's modules and their properties, as files.
pub fn sources() -> Vec<File> {
    let file =
        |(name, text): &(&str, &str)| File { name: name.trim_start_matches("sva/").into(), text: (*text).into() };
    MODULES.iter().chain(PROPERTIES).map(file).collect()
}

/// The labels of a module's properties, in order, with those of properties that these instantiate.
pub fn properties(module: &str) -> Vec<&'static str> {
    let text = PROPERTIES.iter().find(|(name, _)| *name == format!("sva/{module}_sva.sv")).map_or("", |(_, text)| text);
    let own = text.lines().filter_map(|line| line.split_once(": assert ("));
    let own = own.filter_map(|(l, _)| l.split(' ').next_back());
    let others = text.lines().filter_map(|line| line.trim().strip_suffix("_sva #("));
    own.chain(others.filter(|name| name.starts_with("ecc_")).flat_map(properties)).collect()
}

/// Whether the properties of an instance hold: all, or the one with this label.
///
/// # Errors
/// A tool is missing, rejects the text or has no verdict.
pub fn holds(instance: &Instance, sources: &[File], only: Option<&str>) -> Result<bool, ToolError> {
    let scratch = tools::scratch(Tool::Yosys)?;
    let folder = scratch.path();
    let mut names = Vec::new();
    for file in sources {
        tools::write(Tool::Yosys, &folder.join(&file.name), &file.text)?;
        names.push(file.name.as_str());
    }
    let set: String = instance.parameters.iter().map(|(name, value)| format!(" -chparam {name} {value}")).collect();
    let one = only.map_or_else(String::new, |label| format!("delete t:$assert c:*{label} %d\n"));
    let clocks = if TWO_CLOCKS.contains(&instance.module) { "clk2fflogic" } else { "async2sync" };
    let script = format!(
        "read_verilog -sv -formal -D ECC_SVA {}\nhierarchy -check -top {}{set}\nproc\nflatten\n{one}\
         select -assert-min 1 t:$assert\nmemory_map\n{clocks}\nchformal -assume -early\nopt_clean\n\
         setundef -undriven -anyseq\nopt -fast\nsetattr -unset keep\ndelete -output\nopt -full\ntechmap\nopt -fast\n\
         simplemap\ndffunmap\nsimplemap\nabc -g AND -fast\nopt_clean\n\
         write_aiger -I -B -zinit -no-startoffset model.aig\n",
        names.join(" "),
        instance.module
    );
    tools::write(Tool::Yosys, &folder.join("model.ys"), &script)?;
    tools::run_ok(Tool::Yosys, &["-q", "model.ys"], folder, LIMIT)?;
    let said = tools::run(Tool::Abc, &["-c", "read_aiger model.aig; fold; strash; pdr"], folder, LIMIT)?.text;
    Ok(Answer::of_pdr(&said)? == Answer::Proved)
}

/// Proves the properties of an instance: returns a step of the record that names the failing ones.
///
/// # Errors
/// As [`holds`].
pub fn check(instance: &Instance, sources: &[File]) -> Result<ProofStep, ToolError> {
    let start = Instant::now();
    let labels = properties(instance.module);
    let mut failing = Vec::new();
    if !holds(instance, sources, None)? {
        for label in &labels {
            if !holds(instance, sources, Some(label))? {
                failing.push(*label);
            }
        }
    }
    let list: Vec<String> = instance.parameters.iter().map(|(name, value)| format!("{name} = {value}")).collect();
    let claim = format!("{}: its {} properties hold", instance.module, labels.len());
    let result = if failing.is_empty() {
        Ok(format!("property-directed reachability by abc with {}", list.join(", ")))
    } else {
        Err(format!("these do not: {}", failing.join(", ")))
    };
    Ok(ProofStep::new(claim, result, start))
}
