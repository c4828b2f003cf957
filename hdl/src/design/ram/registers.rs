//! `<id>_ram_registers`: log, counters and interrupt on a small bus, and the timer of the scrubber.

use super::table::{Access, Field, Register, registers, syndrome_bits};
use super::{Text, address_port};
use crate::design::Options;
use crate::verilog::{Direction, Expr, Item, Module};
use eccforge_scheme::Scheme;
use std::fmt::Write;

/// The module (long: its ports in order).
pub(super) fn module(scheme: &Scheme, options: &Options, text: &Text) -> Module {
    let n = scheme.geometry.bits();
    let mut module = Module {
        name: format!("{}_ram_registers", crate::design::module_prefix(scheme)),
        doc: vec![
            "Registers of the protected memory: what has happened, what interrupts, the first and the last error, \
             counters, injected errors, and how the scrubber walks. A request is taken in every cycle and answered in \
             the next."
                .into(),
        ],
        ports: Vec::new(),
        items: Vec::new(),
    };
    text.parameter(&mut module);
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    let mut input = |name: String, width, comment: &str| module.port(Direction::Input, name, width, comment);
    input(options.clock().into(), 1, "clock");
    input(options.reset().into(), 1, "reset, active low");
    input(i("reg_req"), 1, "request");
    input(i("reg_we"), 1, "the request is a write");
    input(i("reg_address"), 8, "address in bytes; the two lowest bits are not looked at");
    input(i("reg_data"), 32, "data to write");
    let mut output = |stem: &str, width, comment: &str| module.port(Direction::Output, o(stem), width, comment);
    output("reg_valid", 1, "the request of the cycle before is answered");
    output("reg_data", 32, "what was read");
    output("irq", 1, "interrupt, high while an enabled bit of STATUS is one");
    output("scrub_req", 1, "the scrubber asks for an entry");
    output("inject", n, "bits of the next entry written that are flipped");
    address_port(&mut module, text, Direction::Output, &o("scrub_address"), "the entry it asks for");
    let mut input = |stem: &str, width, comment: &str| module.port(Direction::Input, i(stem), width, comment);
    input("scrub_gnt", 1, "the scrubber's entry is read");
    input("inject_used", 1, "an entry is written");
    input("event_ce", 1, "an entry was corrected");
    input("event_due", 1, "an entry is refused");
    input("event_poisoned", 1, "it is poisoned");
    input("event_refused", 1, "a write of some bytes was refused");
    input("event_source", 2, "0: read, 2: write of some bytes, 3: scrubber");
    input("event_syndrome", syndrome_bits(scheme), "its syndromes");
    address_port(&mut module, text, Direction::Input, &i("event_address"), "its address");
    let table = registers(scheme);
    module.section("Fields, and what is written to them.");
    module.items.push(Item::Text(fields(&table, options, text)));
    module.section("What they do.");
    module.items.push(Item::Text(text.fill(include_str!("../templates/ram_registers.v.txt"))));
    module.section("Words of the log.");
    log_words(&mut module, scheme, text);
    module.section("What is read.");
    module.items.push(Item::Text(reading(&table, options, text)));
    module
}

fn range(width: usize) -> String {
    if width == 1 { String::new() } else { format!("[{}:0] ", width - 1) }
}

/// The bits of the bus that belong to a field.
fn slice(field: &Field, bus: &str) -> String {
    match field.width {
        32 => bus.to_string(),
        1 => format!("{bus}[{}]", field.low),
        width => format!("{bus}[{}:{}]", field.low + width - 1, field.low),
    }
}

/// Decoded writes, and the registers of the fields.
fn fields(table: &[Register], options: &Options, text: &Text) -> String {
    let (data, mut t, mut unused) = (options.input("reg_data"), String::new(), Vec::new());
    let select = format!("{}[7:2]", options.input("reg_address"));
    let _ = writeln!(t, "wire written = {} & {};", options.input("reg_req"), options.input("reg_we"));
    unused.push(format!("{}[1:0]", options.input("reg_address")));
    let (mut resets, mut loads) = (String::new(), String::new());
    for register in table {
        let stem = register.name.to_lowercase();
        if register.fields.iter().all(|f| f.access == Access::Read) {
            continue;
        }
        let _ = writeln!(t, "wire write_{stem} = written & ({select} == 6'h{:x});", register.offset / 4);
        for f in &register.fields {
            let (s, value) = (&f.signal, slice(f, &data));
            if f.access == Access::Read {
                continue;
            }
            let _ = writeln!(t, "reg {}{s};", range(f.width));
            let _ = writeln!(resets, "    {s} <= {}'h{:x};", f.width, f.reset);
            let load = match f.access {
                Access::Read => continue,
                Access::ReadWrite => format!("if (write_{stem}) {s} <= {value};"),
                Access::ReadWriteDropped => {
                    let _ = writeln!(t, "wire drop_{s};");
                    format!("if (write_{stem} | drop_{s}) {s} <= write_{stem} & {value};")
                }
                Access::OneToClear => {
                    let _ = writeln!(t, "wire clear_{s} = write_{stem} & {value};\nwire set_{s};");
                    format!("{s} <= set_{s} | ({s} & ~clear_{s});")
                }
                Access::Counter => {
                    let zeros = format!("{{{}'h0, add_{s}}}", f.width - 1);
                    let _ = writeln!(t, "wire add_{s};");
                    format!("if (write_{stem}) {s} <= {zeros};\n    else if (~&{s}) {s} <= {s} + {zeros};")
                }
            };
            let _ = writeln!(loads, "    {load}");
        }
    }
    let _ = write!(
        t,
        "wire unused_bits = &{{1'b0, {}}};\n\nalways @({}) begin\n  if (!{}) begin\n{resets}  end else begin\n{loads}  \
         end\nend",
        unused.join(", "),
        text.edge(),
        options.reset()
    );
    t
}

/// The log's addresses and syndromes as words of the bus.
fn log_words(module: &mut Module, scheme: &Scheme, text: &Text) {
    let bits = syndrome_bits(scheme);
    for which in ["first", "last"] {
        let (zeros, name) = (text.above_address(32), format!("{which}_address"));
        let line = format!("wire [31:0] {name}_word = {{{zeros}, {name}}};");
        module.items.push(Item::Text(line));
        for word in 0..bits.div_ceil(32) {
            let (low, high) = (32 * word, (32 * word + 31).min(bits - 1));
            let name = format!("{which}_syndrome");
            let value = match bits {
                1 => Expr::Name(name),
                _ => Expr::Slice(name, high, low),
            };
            let name = format!("{which}_syndrome_{word}");
            module.items.push(Item::Wire { name, width: high - low + 1, value, note: None });
        }
    }
}

/// The word that a read returns, and the interrupt.
fn reading(table: &[Register], options: &Options, text: &Text) -> String {
    let mut t = String::new();
    for register in table {
        let (mut parts, mut next) = (Vec::new(), 0);
        for f in &register.fields {
            if f.low > next {
                parts.push(format!("{}'h0", f.low - next));
            }
            parts.push(f.signal.clone());
            next = f.low + f.width;
        }
        if next < 32 {
            parts.push(format!("{}'h0", 32 - next));
        }
        parts.reverse();
        let value = if let [one] = parts.as_slice() { one.clone() } else { format!("{{{}}}", parts.join(", ")) };
        let _ = writeln!(t, "wire [31:0] word_{} = {value};", register.name.to_lowercase());
    }
    let _ = write!(t, "\nreg [31:0] word;\nalways @* begin\n  case ({}[7:2])\n", options.input("reg_address"));
    for register in table {
        let _ = writeln!(t, "    6'h{:x}: word = word_{};", register.offset / 4, register.name.to_lowercase());
    }
    let events: Vec<&str> =
        table.iter().filter(|r| r.name == "STATUS").flat_map(|r| &r.fields).map(|f| f.signal.as_str()).collect();
    let irq: Vec<String> = events.iter().map(|e| format!("({e} & on_{e})")).collect();
    let (clock, reset) = (options.clock(), options.reset());
    let (valid, data) = (options.output("reg_valid"), options.output("reg_data"));
    let (req, we) = (options.input("reg_req"), options.input("reg_we"));
    let _ = write!(
        t,
        "    default: word = 32'h0;\n  endcase\nend\n\nreg answered;\nreg [31:0] answer;\nassign {valid} = answered;\n\
         assign {data} = answer;\nassign {} =\n    {};\n\nalways @({}) begin\n  if (!{reset}) answered <= 1'b0;\n  else \
         answered <= {req};\nend\n\nalways @(posedge {clock}) begin\n  if ({req} & ~{we}) answer <= word;\nend",
        options.output("irq"),
        irq.join(" |\n    "),
        text.edge(),
    );
    t
}
