//! Companion files of a protected memory: its registers as SystemRDL and Markdown, from one table, and clock constraints.

use crate::design::ram::Ram;
use crate::design::ram::table::{Access, Register, registers};
use crate::design::{File, Options, module_prefix, provenance};
use crate::verilog::{Direction, Module};
use eccforge_scheme::Scheme;
use std::fmt::Write;

/// `<id>_ram.rdl`, `<id>_ram.md` and `<id>_ram.sdc`.
pub(super) fn files(scheme: &Scheme, options: &Options, ram: &Ram, top: &Module) -> Vec<File> {
    let name = format!("{}_ram", module_prefix(scheme));
    let table = registers(scheme);
    let file = |ending: &str, text: String| File { name: format!("{name}.{ending}"), text };
    vec![
        file("rdl", system_rdl(scheme, options, &name, &table)),
        file("md", page(scheme, options, &name, &table)),
        file("sdc", constraints(scheme, options, ram, top)),
    ]
}

/// SystemRDL 2.0 [Accellera, SystemRDL 2.0, 2018].
fn system_rdl(scheme: &Scheme, options: &Options, name: &str, table: &[Register]) -> String {
    let mut t = provenance::header("//", scheme, options);
    let _ = write!(
        t,
        "addrmap {name}_registers {{\n  name = \"Registers of {name}\";\n  default regwidth = 32;\n  default accesswidth = \
         32;\n"
    );
    for register in table {
        let _ = write!(t, "\n  reg {{\n    desc = \"{}\";\n", register.note);
        for f in &register.fields {
            let properties = match f.access {
                Access::Read => "sw = r; hw = w; we;",
                Access::ReadWrite => "sw = rw; hw = r;",
                Access::ReadWriteDropped => "sw = rw; hw = rw; hwclr;",
                Access::OneToClear => "sw = rw; onwrite = woclr; hw = rw; hwset; precedence = hw;",
                Access::Counter => "sw = rw; onwrite = wclr; hw = r; counter; incrsaturate;",
            };
            let _ = writeln!(
                t,
                "    field {{ {properties} desc = \"{}\"; }} {}[{}:{}] = 0x{:x};",
                f.note,
                f.name,
                f.low + f.width - 1,
                f.low,
                f.reset
            );
        }
        let _ = writeln!(t, "  }} {} @ 0x{:02x};", register.name, register.offset);
    }
    t + "};\n"
}

/// The registers as a Markdown page.
fn page(scheme: &Scheme, options: &Options, name: &str, table: &[Register]) -> String {
    let mut t = String::from("<!--\n");
    provenance::lines(scheme, &options.flags()).iter().for_each(|line| {
        let _ = writeln!(t, "{}", line.replace("-->", "-- >"));
    });
    let _ = write!(
        t,
        "-->\n# Registers of {name}\n\nAddresses in bytes, words of 32 bits. RO: read only; RW: read and write; W1C: a one that \
         is written clears it; WC: any\nwrite clears it. What is not listed reads as 0.\n\n\
         | address | register | bits | field | access | reset | |\n|---|---|---|---|---|---|---|\n"
    );
    for register in table {
        for (i, f) in register.fields.iter().enumerate() {
            let (address, name) = match i {
                0 => (format!("0x{:02x}", register.offset), format!("`{}`: {}", register.name, register.note)),
                _ => (String::new(), String::new()),
            };
            let bits = if f.width == 1 { f.low.to_string() } else { format!("{}:{}", f.low + f.width - 1, f.low) };
            let (access, note) = (f.access.name(), f.note);
            let _ = writeln!(t, "| {address} | {name} | {bits} | {} | {access} | {} | {note} |", f.name, f.reset);
        }
    }
    t
}

/// Clock, input and output delays. The period is a starting value for the user to change.
fn constraints(scheme: &Scheme, options: &Options, ram: &Ram, top: &Module) -> String {
    let mut t = provenance::header("#", scheme, options);
    let (clock, reset) = (options.clock(), options.reset());
    // By name: OpenSTA has no collections from which the clock could be removed.
    let inputs = top.ports.iter().filter(|p| p.direction == Direction::Input && p.name != clock);
    let inputs: Vec<String> =
        inputs.map(|p| if p.width == 1 { p.name.clone() } else { format!("{}[*]", p.name) }).collect();
    let _ = write!(
        t,
        "set period 2.0  ;# ns\ncreate_clock -name {clock} -period $period [get_ports {clock}]\n\
         set_clock_uncertainty [expr 0.05 * $period] [get_clocks {clock}]\n\
         set_input_delay [expr 0.4 * $period] -clock {clock} [get_ports {{{}}}]\n\
         set_output_delay [expr 0.4 * $period] -clock {clock} [all_outputs]\n",
        inputs.join(" ")
    );
    if ram.reset == crate::design::ram::Reset::Async {
        let _ = write!(
            t,
            "# It is released synchronously outside: recovery and removal are checked, its arrival is not a path of data.\n\
             set_ideal_network [get_ports {reset}]\nset_false_path -hold -from [get_ports {reset}]\n"
        );
    }
    t
}
