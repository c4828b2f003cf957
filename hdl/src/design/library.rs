//! The hand-written SystemVerilog library of `hdl/rtl`: control logic around a codec, and its properties.

use super::provenance::File;
use crate::verilog::{Direction, Item, Module, Port};

macro_rules! sources {
    ($($name:literal),*) => {
        &[$(($name, include_str!(concat!("../../rtl/", $name)))),*]
    };
}

/// Every module by its file, instantiated ones first.
pub const MODULES: &[(&str, &str)] = sources![
    "eccforge_flop.sv",
    "eccforge_queue.sv",
    "eccforge_pipe.sv",
    "eccforge_enc_pipe.sv",
    "eccforge_dec_pipe.sv",
    "eccforge_ram_array.sv",
    "eccforge_ram_tiles.sv",
    "eccforge_scrubber.sv",
    "eccforge_ram_ctrl.sv",
    "eccforge_error_log.sv",
    "eccforge_ram.sv",
    "eccforge_axi_lite.sv",
    "eccforge_axi_walk.sv",
    "eccforge_axi4.sv",
    "eccforge_ram_2clk.sv",
    "eccforge_sync.sv",
    "eccforge_fifo.sv",
    "eccforge_pkg.sv",
    "eccforge_secded_enc.sv",
    "eccforge_secded_dec.sv",
    "eccforge_gf_mul.v",
    "eccforge_gf_scale.v",
    "eccforge_gf_inv.v",
    "eccforge_rs_syndrome.v",
    "eccforge_rs_locator.v",
    "eccforge_rs_correctable.v",
    "eccforge_rs_places.v",
    "eccforge_rs_pairs.v"
];

/// The modules of sequential encoders and decoders, instantiated ones first. They are not a part of the FuseSoC cores,
/// because only separate designs use them.
pub const SEQUENTIAL: &[(&str, &str)] = sources![
    "eccforge_gf_frobenius.v",
    "eccforge_gf_inv_chain.sv",
    "eccforge_seq_enc.sv",
    "eccforge_seq_syndrome.sv",
    "eccforge_seq_key.sv",
    "eccforge_seq_term.sv",
    "eccforge_seq_search.sv",
    "eccforge_seq_dec.sv"
];

/// The properties of the control of sequential decoders.
pub const SEQUENTIAL_PROPERTIES: &[(&str, &str)] =
    sources!["sva/eccforge_seq_key_sva.sv", "sva/eccforge_seq_dec_sva.sv"];

/// The modules of properties, which the macro `ECC_SVA` instantiates.
pub const PROPERTIES: &[(&str, &str)] = sources![
    "sva/eccforge_queue_sva.sv",
    "sva/eccforge_pipe_sva.sv",
    "sva/eccforge_enc_pipe_sva.sv",
    "sva/eccforge_dec_pipe_sva.sv",
    "sva/eccforge_ram_array_sva.sv",
    "sva/eccforge_scrubber_sva.sv",
    "sva/eccforge_ram_ctrl_sva.sv",
    "sva/eccforge_error_log_sva.sv",
    "sva/eccforge_axi_lite_sva.sv",
    "sva/eccforge_axi_walk_sva.sv",
    "sva/eccforge_axi4_sva.sv",
    "sva/eccforge_fifo_sva.sv",
    "sva/eccforge_gf_mul_sva.sv",
    "sva/eccforge_gf_scale_sva.sv",
    "sva/eccforge_gf_inv_sva.sv"
];

/// A width: a number, or a parameter of the top module plus a number, with the number of bits that the parameter's default gives.
#[derive(Clone, Copy)]
pub(super) struct Width {
    pub bits: usize,
    pub parameter: Option<(&'static str, usize)>,
}

impl Width {
    /// A fixed number of bits.
    pub const fn of(bits: usize) -> Self {
        Self { bits, parameter: None }
    }

    /// This width plus `more` bits.
    pub fn plus(self, more: usize) -> Self {
        Self { bits: self.bits + more, parameter: self.parameter.map(|(name, plus)| (name, plus + more)) }
    }

    /// The width in Verilog.
    pub fn value(self) -> String {
        match self.parameter {
            None => self.bits.to_string(),
            Some((name, 0)) => name.into(),
            Some((name, plus)) => format!("{name} + {plus}"),
        }
    }

    /// The range of a vector, if a parameter determines it.
    pub fn range(self) -> Option<String> {
        self.parameter.map(|(name, plus)| match plus {
            0 => format!("{name}-1:0"),
            1 => format!("{name}:0"),
            plus => format!("{name}+{}:0", plus - 1),
        })
    }
}

/// The ports of a module in SystemVerilog, for these widths. The module's file declares each port on a line of its own.
pub(super) fn ports(module: &str, widths: &[(&str, Width)]) -> Vec<Port> {
    let text = MODULES.iter().find(|(file, _)| stem(file) == module).map_or("", |(_, text)| text);
    let port = |line: &str| {
        let (code, comment) = line.split_once("//").unwrap_or((line, ""));
        let (direction, rest) = code.trim().split_once(' ')?;
        let direction = match direction {
            "input" => Direction::Input,
            "output" => Direction::Output,
            _ => return None,
        };
        let mut words = rest.trim_end().trim_end_matches(',').split_whitespace().skip(1);
        let (first, second) = (words.next()?, words.next());
        let high = second.map_or("0", |_| first.trim_matches(['[', ']']).trim_end_matches(":0"));
        let width = widths.iter().find(|(name, _)| high.strip_suffix("-1") == Some(*name));
        let width = width.map_or_else(|| Width::of(high.parse::<usize>().unwrap_or(0) + 1), |(_, width)| *width);
        let (name, comment) = (second.unwrap_or(first).to_string(), comment.trim().to_string());
        Some(Port { direction, name, width: width.bits, range: width.range(), comment })
    };
    // The header ends here; functions have arguments of the same form.
    text.lines().take_while(|line| *line != ");").filter_map(port).collect()
}

/// The name of the module in a file.
fn stem(file: &str) -> &str {
    file.split('.').next().unwrap_or(file)
}

/// The modules of this list as modules of a design.
pub(super) fn modules(names: &[&str]) -> Vec<Module> {
    let named = MODULES.iter().filter(|(file, _)| names.contains(&stem(file)));
    named.map(source_module).collect()
}

/// A module of the library as the complete text of its file.
fn source_module((file, text): &(&'static str, &'static str)) -> Module {
    Module { items: vec![Item::Source(file, text)], ..Module::new(stem(file), Vec::new()) }
}

/// Adds those modules of `more` that are not present yet; several decoders share such modules.
pub(super) fn add_new(modules: &mut Vec<Module>, more: Vec<Module>) {
    for module in more {
        if modules.iter().all(|m| m.name != module.name) {
            modules.push(module);
        }
    }
}

/// The properties of the modules of a design, as files.
pub fn properties<'m>(modules: impl Iterator<Item = &'m Module>) -> Vec<File> {
    let names: Vec<String> = modules.map(|m| format!("sva/{}_sva.sv", m.name)).collect();
    let used = PROPERTIES.iter().filter(|(file, _)| names.iter().any(|name| name == file));
    used.map(|(file, text)| File { name: file["sva/".len()..].into(), text: (*text).into() }).collect()
}

/// The two parts of the library, each a FuseSoC core: control in SystemVerilog, field arithmetic in Verilog.
pub const PARTS: [(&str, &str); 2] = [("lib", ".sv"), ("field", ".v")];

/// All files of a part, modules before properties. Designs in several folders hold the same copy, so only one copy is
/// compiled.
pub fn part(ending: &str) -> (Vec<File>, Vec<File>) {
    let all = MODULES.iter().filter(|(file, _)| file.ends_with(ending));
    let modules: Vec<Module> = all.map(|(file, _)| Module::new(stem(file), Vec::new())).collect();
    let texts = MODULES.iter().filter(|(file, _)| file.ends_with(ending));
    let files = texts.map(|(file, text)| File { name: (*file).into(), text: (*text).into() });
    (files.collect(), properties(modules.iter()))
}
