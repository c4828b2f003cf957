//! The testbench of a protected memory: it writes, reads and scrubs entries with injected errors, and keeps a reference model of
//! each entry. The testbench of a queue has a model of every clock.

use super::bench::Testbench;
use super::testbench::{fields, fill, instance, line_bits, preamble};
use crate::design::ram;
use crate::design::{Around, Array, File, Options, Ram};
use crate::verilog::{Direction, range, word};
use eccforge_scheme::Scheme;
use std::fmt::Write;

/// Address width of the memory under test, if that is a parameter: the lower half of the addresses has an entry for each
/// vector, the upper half has none.
const ADDRESS_BITS: usize = 6;

/// `<prefix>_ram_tb.v`, or the testbench of its wrapper.
pub(super) fn file(scheme: &Scheme, options: &Options, ram: &Ram, bench: &Testbench<'_>, around: Around) -> File {
    let module = bench.module;
    let source = match around {
        Around::Plain => include_str!("templates/ram_tb.v.txt"),
        Around::Axi | Around::Axi4 => include_str!("templates/ram_axi_tb.v.txt"),
        Around::OpenTitan => include_str!("templates/ram_opentitan_tb.v.txt"),
        Around::Fifo => include_str!("templates/fifo_tb.v.txt"),
    };
    let places = fields(&bench.vectors).into_iter().map(|(name, _, place)| (format!("%{name}%"), place));
    let values = places.chain(match around {
        Around::Fifo => of_fifo(bench),
        _ => values(scheme, options, bench, around),
    });
    let values: Vec<(String, String)> = values.collect();
    let values: Vec<(&str, String)> = values.iter().map(|(key, value)| (key.as_str(), value.clone())).collect();
    let body = fill(&ram::filled(scheme, options, ram, source), &values);
    let text = preamble(scheme, options, &module.name, &bench.vector_file(), &bench.vectors) + &body;
    File { name: format!("{}_tb.v", module.name), text: text + "\n" }
}

/// The signals at the ports of the memory under test, and their connections.
fn signals<'b>(bench: &'b Testbench<'_>, axi: bool) -> (String, Vec<(&'b str, String)>) {
    let module = bench.module;
    let mut signals = String::new();
    let mut connections: Vec<(&'b str, String)> = Vec::new();
    for port in &module.ports {
        let enable = bench.enables.iter().find(|(name, _)| port.direction == Direction::Input && *name == port.name);
        if let Some((_, on)) = enable {
            connections.push((&port.name, format!("1'b{}", u8::from(*on))));
            continue;
        }
        let kind = if port.direction == Direction::Input { "reg" } else { "wire" };
        let range = match (&port.range, axi && port.name.ends_with("addr")) {
            // Widths that a parameter of the module sets follow the parameters of the testbench.
            (_, true) => "[HIGH:0] ".into(),
            (Some(_), _) if port.name.starts_with("cfg_") => String::new(),
            (Some(_), _) if port.name.starts_with("array_") => "[BITS-1:0] ".into(),
            (Some(_), _) if !axi => "[BITS-1:0] ".into(),
            _ => range(port.width),
        };
        // The testbench uses AXI4 bursts of one beat, whose type and size do not matter.
        let is_set =
            ["id", "len", "size", "burst", "lock", "cache", "qos", "last"].iter().any(|s| port.name.ends_with(s));
        let value = if axi && kind == "reg" && is_set { " = 0" } else { "" };
        let _ = writeln!(signals, "  {kind} {range}{}{value};", port.name);
        connections.push((&port.name, port.name.clone()));
    }
    (signals, connections)
}

/// Values of the keys in the template of a queue.
fn of_fifo(bench: &Testbench<'_>) -> Vec<(String, String)> {
    let (signals, connections) = signals(bench, false);
    let sizes = ["ADDR_WIDTH", "DEPTH", "SYNC_STAGES"].map(|name| format!(".{name}({name})")).join(", ");
    let instance = instance(&format!("{} #({sizes})", bench.module.name), &connections);
    let high = (line_bits(&bench.vectors) - 1).to_string();
    [("%signals%\n", signals), ("%instance%\n", instance), ("%high%", high)].map(|(key, v)| (key.into(), v)).into()
}

/// Values of the template's keys.
fn values(scheme: &Scheme, options: &Options, bench: &Testbench<'_>, around: Around) -> Vec<(String, String)> {
    let module = bench.module;
    let axi = matches!(around, Around::Axi | Around::Axi4);
    let fixed_address = scheme.address.as_ref().map(eccforge_scheme::Address::bits);
    let bytes = scheme.geometry.data_bits().len().div_ceil(8);
    let bits = fixed_address.unwrap_or(ADDRESS_BITS - usize::from(around == Around::OpenTitan));
    let (signals, connections) = signals(bench, axi);
    // A large memory would take too long to fill.
    let init = u8::from(fixed_address.is_none());
    let sizes = if fixed_address.is_none() { ".ADDR_WIDTH(BITS), .DEPTH(VECTORS), " } else { "" };
    let service = if around == Around::Plain { ", .SERVICE(1)" } else { "" };
    let name = format!("{} #({sizes}.INIT({init}){service})", module.name);
    let filled = if init == 1 { "    filled;\n" } else { "" };
    let enables = options.input("byte_enable");
    let outside = options.wrap.as_ref().is_some_and(|ram| ram.array == Array::Outside);
    let array = match (outside, axi) {
        (true, _) => "u_array",
        (false, true) => "dut.u_ram.u_array",
        (false, false) => "dut.u_array",
    };
    let kind = |flag: usize| bench.vectors.rows.iter().position(|row| row[flag][0]).unwrap_or(0);
    let full = fixed_address.is_none();
    let passed = if full { "      expect_true(word[3] === 1'b1, 52);\n" } else { "" };
    let log = bytes.ilog2() as usize;
    // Software starts the initialiser; a read waits until it has filled the memory.
    let refill =
        if full { "    reg_write(CONTROL, 32'h2);\n    filled;\n    reg_is(CONTROL, 32'h0, 101);\n" } else { "" };
    let outer = if outside { outer_array(scheme, options, full) } else { String::new() };
    let all = [
        ("%address_bits%", bits.to_string()),
        ("%signals%\n", signals),
        ("%instance%\n", instance(&name, &connections) + &outer),
        ("%enabled%", if bytes == 1 { enables.clone() } else { format!("{enables}[bit_at / 8]") }),
        ("%syndromes%\n", syndromes(bench)),
        ("%module%", module.name.clone()),
        ("%walked%", (if full { 0 } else { bench.vectors.rows.len() }).to_string()),
        ("%partial%", partly(scheme, options, &enables)),
        ("%in_part%", partly(scheme, options, "strobe")),
        ("%covered%", covered(scheme)),
        ("%words%", scheme.codewords().to_string()),
        ("%word_bytes%", word(&ram::words(scheme).0)),
        ("%entries%", if full { "VECTORS".into() } else { format!("1 << {bits}") }),
        ("%array%", array.into()),
        ("%passed%\n", passed.into()),
        ("%filled%\n", filled.into()),
        ("%filled_status%", if full { "32'h10".into() } else { "32'h0".into() }),
        ("%refill%\n", refill.into()),
        ("%corrected_at%", kind(4).to_string()),
        ("%refused_at%", kind(5).to_string()),
        ("%bytes%", bytes.to_string()),
        ("%log%", log.to_string()),
        ("%width%", (bits + log + 1 + 9 * bytes).to_string()),
    ];
    all.map(|(key, value)| (key.to_string(), value)).into()
}

/// Whether a write of the bytes in the signal `enables` covers a codeword only partly.
fn partly(scheme: &Scheme, options: &Options, enables: &str) -> String {
    if options.wrap.as_ref().is_none_or(|ram| !ram.masked) {
        return format!("~&{enables}");
    }
    let (masks, _) = ram::words(scheme);
    let bytes = masks.len() / scheme.codewords();
    let of_word = |mask: &[bool]| {
        let mask = word(mask);
        format!("({enables} & {mask}) != 0 && ({enables} & {mask}) != {mask}")
    };
    masks.chunks(bytes).map(of_word).collect::<Vec<_>>().join(" ||\n        ")
}

/// The stored bits of the codewords that a write of the bytes in `strobe` covers.
fn covered(scheme: &Scheme) -> String {
    let (of_bytes, of_bits) = ram::words(scheme);
    let (bytes, bits) = (of_bytes.len() / scheme.codewords(), scheme.geometry.bits());
    let of_word = |(of_bytes, of_bits): (&[bool], &[bool])| {
        format!("({{{bits}{{(strobe & {}) != 0}}}} & {})", word(of_bytes), word(of_bits))
    };
    of_bytes.chunks(bytes).zip(of_bits.chunks(bits)).map(of_word).collect::<Vec<_>>().join(" |\n        ")
}

/// The array, for a memory that has its array outside.
fn outer_array(scheme: &Scheme, options: &Options, full: bool) -> String {
    let ram = options.wrap.clone().unwrap_or_default();
    let depth = if full { "VECTORS" } else { "0" };
    let mut text = format!(
        "\n  eccforge_ram_array #(\n    .EntryW({}),\n    .AddrW(BITS),\n    .Depth({depth}),\n    .Latency({}),\n    \
         .TwoPorts(1'b{}),\n    .Masked(1'b{})\n  ) u_array (\n    .clk_i({}),\n",
        scheme.geometry.bits(),
        1 + ram.later,
        u8::from(ram.two_ports),
        u8::from(ram.masked),
        options.clock()
    );
    for port in ["re", "raddr", "we", "waddr", "mask", "entry"] {
        let _ = writeln!(text, "    .{port}_i({}),", options.output(&format!("array_{port}")));
    }
    let entry = options.input("array_entry");
    text + &format!("    .entry_o({entry}),\n    .cfg_i(1'b0),\n    .cfg_o()\n  );\n")
}

/// The syndrome words that the log must contain: the lowest bits of the vector's syndromes.
fn syndromes(bench: &Testbench<'_>) -> String {
    let width = bench.vectors.outputs.last().map_or(0, |port| port.1);
    let mut text = String::new();
    for word in 0..width.div_ceil(32) {
        let (low, high) = (32 * word, (32 * word + 31).min(width - 1));
        for which in ["FIRST", "LAST"] {
            let address = format!("{which}_SYNDROME + 8'd{}", 4 * word);
            let _ = writeln!(text, "        reg_is({address}, vector[{high}:{low}], {});", 100 + word);
        }
    }
    text
}
