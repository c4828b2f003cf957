//! The scrubber's testbench: a memory with one entry for each vector, which is scrubbed, corrected and counted.

use super::Testbench;
use super::testbench::{fields, instance, preamble};
use crate::design::{File, Options};
use crate::verilog::Direction;
use eccforge_scheme::Scheme;

/// `<prefix>_scrub_tb.v`.
pub(super) fn file(scheme: &Scheme, options: &Options, bench: &Testbench<'_>) -> File {
    let module = bench.module;
    let mut text = preamble(scheme, options, &module.name, &bench.vector_file(), &bench.vectors);
    let connections: Vec<(&str, String)> = module
        .ports
        .iter()
        .map(|port| {
            let enable =
                bench.enables.iter().find(|(name, _)| port.direction == Direction::Input && *name == port.name);
            (port.name.as_str(), enable.map_or(port.name.clone(), |(_, on)| format!("1'b{}", u8::from(*on))))
        })
        .collect();
    let mut template = include_str!("templates/scrub_tb.v.txt").to_string();
    let places: Vec<String> = fields(&bench.vectors).into_iter().map(|f| f.2).collect();
    let fixed = [
        ("%bits%", scheme.geometry.bits().to_string()),
        ("%instance%\n", instance(&module.name, &connections)),
        ("%clk%", options.clock().into()),
        ("%rst%", options.reset().into()),
        ("%entry_in%", places[0].clone()),
        ("%entry_out%", places[1].clone()),
        ("%ce%", places[2].clone()),
        ("%due%", places[3].clone()),
    ];
    fixed.iter().for_each(|(key, value)| template = template.replace(key, value));
    for stem in ["step", "last_address", "gnt", "rvalid", "entry", "written"] {
        template = template.replace(&format!("%{stem}_i%"), &options.input(stem));
    }
    for stem in ["req", "we", "address", "entry", "busy", "ce", "due", "ce_count", "due_count"] {
        template = template.replace(&format!("%{stem}_o%"), &options.output(stem));
    }
    text += &template;
    File { name: format!("{}_tb.v", module.name), text }
}
