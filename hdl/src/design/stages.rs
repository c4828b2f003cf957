//! Several stages as two modules for simulation: an encoder from data to cells and a decoder from cells to data,
//! which instantiate and wire the modules of each stage's scheme.

use super::modules::Design;
use super::options::Options;
use super::provenance::{self, File};
use super::wire::{assign, part};
use crate::verilog::{Direction, Expr, Item, Module, print};
use eccforge_scheme::stages::{Flag, Stage, Stages};

/// The modules of every stage's scheme, each once, then `ID_enc.v` and `ID_dec.v`. The caller has asked
/// [`Stages::without_circuits`].
pub fn files(stages: &Stages) -> Vec<File> {
    let mut seen: Vec<&str> = Vec::new();
    let mut files: Vec<File> = Vec::new();
    for stage in &stages.stages {
        let Some(scheme) = stage.scheme.listed().filter(|scheme| !seen.contains(&scheme.id.as_str())) else { continue };
        seen.push(&scheme.id);
        files.extend(Design::new(scheme, &Options::default()).files());
    }
    let header = vec![
        "SPDX-License-Identifier: MIT OR Apache-2.0".to_owned(),
        provenance::comment_text(&format!("{}: {}", stages.name, stages.source)),
        format!("Generated from stages {} with hash", stages.id),
        format!("{}.", stages.hash()),
    ];
    let modules = [encoder(stages), decoder(stages)];
    files.extend(modules.iter().map(|m| File { name: format!("{}.v", m.name), text: print(m, &header) }));
    files
}

fn name(stage: &Stage) -> String {
    stage.id.replace('-', "_")
}

/// One instance of a module for each copy of a stage; `ports` holds port, vector and bits per copy.
fn instances(stage: &Stage, suffix: &str, ports: &[(&str, String, usize)]) -> Vec<Item> {
    let mut instances = Vec::new();
    for copy in 0..stage.copies {
        let connections =
            ports.iter().map(|(port, vector, width)| ((*port).to_owned(), part(vector, stage.copies, *width, copy)));
        instances.push(Item::Instance {
            module: format!("{}_{suffix}", stage.scheme.id().replace('-', "_")),
            name: format!("{}_{suffix}_{copy}", name(stage)),
            connections: connections.collect(),
        });
    }
    instances
}

/// `wire [..] name = {...}`: its bit i is bit `from[i]` of another vector, with eight bits on a line.
fn gathered(name: String, from: &[usize], vector: &str) -> Item {
    let bits: Vec<Expr> = from.iter().map(|&bit| Expr::bit_of(vector, from.len(), bit)).collect();
    let groups = (0..from.len().div_ceil(8)).rev().map(|group| {
        let (low, high) = (8 * group, (8 * group + 8).min(from.len()));
        (bits[low..high].iter().rev().cloned().collect(), format!("{}..{low}", high - 1))
    });
    Item::Gather { name, width: from.len(), groups: groups.collect() }
}

fn decoder(stages: &Stages) -> Module {
    let (first, last) = (&stages.stages[0], stages.last());
    let blocks = last.copies;
    let mut module = Module::new(format!("{}_dec", stages.identifier()), doc(stages));
    module.port(Direction::Input, "cells_i", first.bits(), "cells as read, copy after copy");
    module.port(Direction::Output, "data_o", last.data(), "data, block after block");
    module.port(Direction::Output, "ce_o", blocks, "of each block: the last stage delivers a correction");
    module.port(Direction::Output, "due_o", blocks, "of each block: refused, by the last stage or by one that tells");
    for stage in &stages.stages {
        for (flag, does) in [("ce", "correct"), ("due", "refuse")] {
            let (port, comment) = (format!("{}_{flag}_o", name(stage)), format!("copies of {} that {does}", stage.id));
            module.port(Direction::Output, port, stage.copies, comment);
        }
    }
    let mut before = "cells_i".to_owned();
    for (k, stage) in stages.stages.iter().enumerate() {
        module.section(&format!("Stage {}: {} copies of {}.", stage.id, stage.copies, stage.scheme.id()));
        if k > 0 {
            let bits = format!("{}_bits", name(stage));
            module.items.push(gathered(bits.clone(), &stage.reads, &before));
            before = bits;
        }
        let data = format!("{}_data", name(stage));
        module.declare(&data, stage.data(), None);
        let ports = [
            ("entry_i", before.clone(), stage.scheme.geometry().bits()),
            ("data_o", data.clone(), stage.data_of_copy()),
            ("ce_o", format!("{}_ce_o", name(stage)), 1),
            ("due_o", format!("{}_due_o", name(stage)), 1),
        ];
        module.items.extend(instances(stage, "dec", &ports));
        before = data;
    }
    module.section("What the system is told of each block.");
    module.items.push(assign("data_o", Expr::Name(before)));
    // The last stage may correct a word that an earlier stage reported as uncorrectable.
    module.items.push(assign("ce_o", Expr::Name(format!("{}_ce_o & ~due_o", name(last)))));
    module.items.push(assign("due_o", Expr::Name(format!("{}_due_o{}", name(last), reported_before(stages)))));
    module
}

/// Terms that mark a block as a DUE if its bits came through an uncorrectable word of a stage with a flag.
fn reported_before(stages: &Stages) -> String {
    // Where errors are injected does not matter here, because all stages are decoded.
    let all = Stages { errors_at: 0, ..stages.clone() };
    let sources = all.sources();
    let mut terms = String::new();
    for (k, stage) in all.stages[..all.stages.len() - 1].iter().enumerate() {
        if stage.flag != Flag::Severity {
            continue;
        }
        let mut blocks = Vec::new();
        for block in (0..all.last().copies).rev() {
            let from = &sources[k][block];
            let mask: String = (0..stage.copies).rev().map(|copy| if from[copy] { '1' } else { '0' }).collect();
            blocks.push(format!("|({}_due_o & {}'b{mask})", name(stage), stage.copies));
        }
        terms += &format!(" | {{{}}}", blocks.join(", "));
    }
    terms
}

fn encoder(stages: &Stages) -> Module {
    let last = stages.last();
    let mut module = Module::new(format!("{}_enc", stages.identifier()), doc(stages));
    module.port(Direction::Input, "data_i", last.data(), "data, block after block");
    module.port(Direction::Output, "cells_o", stages.stages[0].bits(), "cells as written, copy after copy");
    let mut data = "data_i".to_owned();
    for (k, stage) in stages.stages.iter().enumerate().rev() {
        module.section(&format!("Stage {}: {} copies of {}.", stage.id, stage.copies, stage.scheme.id()));
        let entry = if k == 0 { "cells_o".to_owned() } else { format!("{}_bits", name(stage)) };
        if k > 0 {
            module.declare(&entry, stage.bits(), None);
        }
        let ports = [
            ("data_i", data.clone(), stage.data_of_copy()),
            ("entry_o", entry.clone(), stage.scheme.geometry().bits()),
        ];
        module.items.extend(instances(stage, "enc", &ports));
        if k > 0 {
            // Data bit d of the previous stage is the bit of this stage that reads it.
            let mut written = vec![0; stage.reads.len()];
            for (bit, d) in stage.reads.iter().enumerate() {
                written[*d] = bit;
            }
            data = format!("{}_data", name(&stages.stages[k - 1]));
            module.items.push(gathered(data.clone(), &written, &entry));
        }
    }
    module
}

fn doc(stages: &Stages) -> Vec<String> {
    let parts: Vec<String> = stages.stages.iter().map(|s| format!("{} x {}", s.copies, s.scheme.id())).collect();
    vec![
        format!("From the cells outwards: {}.", parts.join(", then ")),
        "For simulation: in silicon the stages lie in several chips. Latency: 0 cycles, combinational.".to_owned(),
        "Bit order: bit 0 is the least significant of every vector; copies follow each other from bit 0 up.".to_owned(),
    ]
}
