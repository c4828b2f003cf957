//! Companion files of a protected memory: its registers as SystemRDL and Markdown, and clock constraints. A queue has
//! only constraints: those of its two clocks and of the crossing.

use super::testbench::fill;
use crate::design::ram::syndrome_bits;
use crate::design::{Around, File, Options, Ram, Reset, provenance};
use crate::verilog::{Direction, Module, Port};
use eccforge_scheme::Scheme;
use std::fmt::Write;

/// `<id>_ram.rdl` has the registers in SystemRDL 2.0 [Accellera, SystemRDL 2.0, 2018], `<id>_ram.md` has them as a page, and `<id>_ram.sdc`
/// has clock constraints. Only the width of the syndromes depends on the scheme.
pub(super) fn files(scheme: &Scheme, options: &Options, ram: &Ram, top: &Module) -> Vec<File> {
    if ram.around == Around::Fifo {
        return vec![File { name: format!("{}.sdc", top.name), text: crossing(scheme, options, ram, top) }];
    }
    let name = format!("{}_ram", scheme.identifier());
    let file = |ending: &str, text: String| File { name: format!("{name}.{ending}"), text };
    let filled = |template: &str, syndrome: &dyn Fn(&str, usize, usize) -> String| {
        let syndromes = syndromes(scheme).map(|(register, offset, high)| syndrome(&register, offset, high));
        let raw = (scheme.geometry.bits().min(32) - 1).to_string();
        fill(template, &[("%name%", name.clone()), ("%raw%", raw), ("%syndromes%", syndromes.collect())])
    };
    let rdl = filled(include_str!("templates/ram.rdl.txt"), &|register, offset, high| {
        format!(
            "\n  reg {{\n    desc = \"Its syndromes\";\n    field {{ sw = r; hw = w; we; desc = \"codeword 0 in the lowest bits\"; \
             }} SYNDROME[{high}:0] = 0x0;\n  }} {register} @ 0x{offset:02x};\n"
        )
    });
    let page = filled(include_str!("templates/ram.md.txt"), &|register, offset, high| {
        let bits = if high == 0 { "0".into() } else { format!("{high}:0") };
        format!(
            "| 0x{offset:02x} | `{register}`: Its syndromes | {bits} | SYNDROME | RO | 0 | codeword 0 in the lowest bits |\n"
        )
    });
    let lines = provenance::lines(scheme, &options.flags()).join("\n").replace("-->", "-- >");
    vec![
        file("rdl", provenance::header("//", scheme, options) + &rdl),
        file("md", format!("<!--\n{lines}\n-->\n{page}")),
        file("sdc", constraints(scheme, options, ram, top)),
    ]
}

/// The registers that hold the syndromes of the first and of the last error: name, address and highest bit.
fn syndromes(scheme: &Scheme) -> impl Iterator<Item = (String, usize, usize)> {
    let bits = syndrome_bits(scheme);
    let words = move |(which, base): (&'static str, usize)| {
        let word =
            move |word: usize| (format!("{which}_SYNDROME_{word}"), base + 4 * word, (bits - 32 * word).min(32) - 1);
        (0..bits.div_ceil(32)).map(word)
    };
    [("FIRST", 0x40), ("LAST", 0x80)].into_iter().flat_map(words)
}

/// Clock, input and output delays. The period is a starting value for the user to change.
fn constraints(scheme: &Scheme, options: &Options, ram: &Ram, top: &Module) -> String {
    let inputs = names(top.ports.iter().filter(|p| p.direction == Direction::Input && p.name != options.clock()));
    provenance::header("#", scheme, options) + &of_clock("", "2.0", options, ram, [inputs, "[all_outputs]".into()])
}

/// A list of ports by name, because OpenSTA has no collections from which the clock could be removed.
fn names<'p>(ports: impl Iterator<Item = &'p Port>) -> String {
    format!("[get_ports {{{}}}]", ports.map(port_pattern).collect::<Vec<_>>().join(" "))
}

/// The pattern by which OpenSTA finds all bits of a port.
fn port_pattern(p: &Port) -> String {
    if p.width == 1 { p.name.clone() } else { format!("{}[*]", p.name) }
}

/// The constraints of a clock whose ports begin with `side`, with its inputs and outputs.
fn of_clock(side: &str, period: &str, options: &Options, ram: &Ram, [inputs, outputs]: [String; 2]) -> String {
    let (clock, reset) = (format!("{side}{}", options.clock()), format!("{side}{}", options.reset()));
    let mut t = format!(
        "set {side}period {period}  ;# ns\ncreate_clock -name {clock} -period ${side}period [get_ports {clock}]\n\
         set_clock_uncertainty [expr 0.05 * ${side}period] [get_clocks {clock}]\n\
         set_input_delay [expr 0.4 * ${side}period] -clock {clock} {inputs}\n\
         set_output_delay [expr 0.4 * ${side}period] -clock {clock} {outputs}\n",
    );
    if ram.reset == Reset::Async {
        let _ = write!(
            t,
            "# It is released synchronously outside: recovery and removal are checked, its arrival is not a path of data.\n\
             set_ideal_network [get_ports {reset}]\nset_false_path -hold -from [get_ports {reset}]\n"
        );
    }
    t
}

/// The constraints of a queue between two clocks. The periods are starting values for the user to change.
fn crossing(scheme: &Scheme, options: &Options, ram: &Ram, top: &Module) -> String {
    let mut t = provenance::header("#", scheme, options);
    for (side, period) in [("wr_", "2.0"), ("rd_", "2.7")] {
        // The data to write belong to the clock of writes; data, flags and enables of the decoder to that of reads.
        let is_of_side = |port: &&Port| match port.name.get(..3) {
            Some(prefix @ ("wr_" | "rd_")) => prefix == side && !port.name.ends_with(options.clock()),
            _ => (side == "wr_") == (port.name == options.input("data")),
        };
        let own = [Direction::Input, Direction::Output].map(|direction| {
            let ports = top.ports.iter().filter(is_of_side);
            names(ports.filter(|port| port.direction == direction))
        });
        t += &of_clock(side, period, options, ram, own);
    }
    t + &include_str!("templates/crossing.sdc.txt").replace("<clk>", options.clock())
}
