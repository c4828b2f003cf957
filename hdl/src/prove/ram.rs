//! Step (a) for protected memories. The library's properties hold around any codec ([`library`](super::library)), and
//! encoder and decoder are proved by themselves. The connections remain: with control, array and codec taken out of a
//! top module, each of their inputs and each output of the module is compared with the tables in `connections`.

use super::connections::{Bit, Opened, bits, constant, open};
use super::hardened;
use super::step::ProofStep;
use crate::design::ram::{ADDRESS_BITS, FIFO_ADDRESS_BITS, words};
use crate::design::{Around, Array, Cut, Design, Options, Ram, Reset, Side, poison};
use crate::tools::yosys::number;
use crate::tools::{self, Tool, ToolError};
use eccforge_scheme::Scheme;
use std::time::Instant;

/// Proves the connections of every top module of a protected memory, and those of `eccforge_ram`; returns nothing if there is
/// no such memory.
///
/// # Errors
/// A tool is missing or fails.
pub fn check(scheme: &Scheme, options: &Options, design: &Design) -> Result<Vec<ProofStep>, ToolError> {
    let mut steps = tops(scheme, options, design)?;
    steps.extend(library(scheme, options, design)?);
    Ok(steps)
}

/// Proves the connections of the top modules.
///
/// # Errors
/// The same errors as [`check`].
pub fn tops(scheme: &Scheme, options: &Options, design: &Design) -> Result<Vec<ProofStep>, ToolError> {
    let Some(ram) = &options.wrap else { return Ok(Vec::new()) };
    let block = Block::new(scheme, options, ram, design);
    let top = format!("{}_ram", design.prefix);
    let (encoder, decoder) = (design.top(Side::Encoder), design.top(Side::Decoder));
    if ram.around == Around::Fifo {
        let boxes = [("u_fifo", "eccforge_fifo"), ("u_encoder", &*encoder), ("u_decoder", &decoder)];
        return Ok(vec![block.step(&format!("{}_fifo", design.prefix), &boxes, &|memory| memory.fifo())?]);
    }
    let core = [
        ("u_control", "eccforge_ram"),
        ("u_array", "eccforge_ram_array"),
        ("u_encoder", &encoder),
        ("u_decoder", &decoder),
    ];
    let bus = [("u_bus", "eccforge_axi_lite"), ("u_ram", top.as_str())];
    let mut steps = vec![block.step(&top, &core, &|memory| memory.plain())?];
    match ram.around {
        Around::Plain | Around::Fifo => {}
        Around::Axi => steps.push(block.step(&format!("{top}_axi"), &bus, &|memory| memory.bus(&top))?),
        Around::Axi4 => {
            let boxes = [&[("u_bursts", "eccforge_axi4")], &bus[..]].concat();
            steps.push(block.step(&format!("{top}_axi4"), &boxes, &|memory| memory.bus(&top))?);
        }
        Around::OpenTitan => {
            let name = format!("{}_prim_ram_1p_adv", design.prefix);
            steps.push(block.step(&name, &core, &|memory| memory.opentitan())?);
        }
    }
    Ok(steps)
}

/// Proves the connections of `eccforge_ram` with the parameters of a memory, with one control and with two.
///
/// # Errors
/// The same errors as [`check`].
pub fn library(scheme: &Scheme, options: &Options, design: &Design) -> Result<Vec<ProofStep>, ToolError> {
    let Some(ram) = options.wrap.as_ref().filter(|ram| ram.around != Around::Fifo) else { return Ok(Vec::new()) };
    let block = Block::new(scheme, options, ram, design);
    let (address, init) = match ram.around {
        Around::OpenTitan => (9, false),
        _ => (scheme.address.as_ref().map_or(ADDRESS_BITS, eccforge_scheme::Address::bits), true),
    };
    let parameters = of_control(scheme, options, ram, address, init);
    let set: String = parameters.iter().map(set_parameter).collect();
    let one = block.step(&format!("eccforge_ram{set}"), &LIBRARY, &|memory| memory.library(&parameters))?;
    let both = [&LIBRARY[..], &hardened::SECOND].concat();
    let top = format!("eccforge_ram{set}{}", hardened::SET);
    Ok(vec![one, block.step(&top, &both, &|memory| memory.hardened(&parameters))?])
}

/// A memory with the text of its modules.
struct Block<'a> {
    scheme: &'a Scheme,
    options: &'a Options,
    ram: &'a Ram,
    text: String,
}

impl<'a> Block<'a> {
    fn new(scheme: &'a Scheme, options: &'a Options, ram: &'a Ram, design: &Design) -> Self {
        let modules: Vec<_> = design.encoder.iter().chain(&design.decoder).chain(&design.ram).collect();
        Self { scheme, options, ram, text: design.text_of(&modules) }
    }

    /// Takes instances out of a module, whose name may be followed by parameters, and checks the connections.
    fn step(
        &self,
        name: &str,
        boxes: &[(&str, &str)],
        check: &dyn Fn(&Memory<'_>) -> Result<(), String>,
    ) -> Result<ProofStep, ToolError> {
        let start = Instant::now();
        let folder = tools::scratch(Tool::Yosys)?;
        let opened = open(&self.text, name, boxes, folder.path())?;
        let memory = Memory { opened: &opened, scheme: self.scheme, options: self.options, ram: self.ram };
        let connected = check(&memory).and_then(|()| opened.complete());
        let instances: Vec<&str> = boxes.iter().map(|(_, module)| *module).collect();
        let evidence = format!("{} bits at the ports of {} and its own", opened.compared(), instances.join(", "));
        let module = name.split(' ').next().unwrap_or_default();
        let with = if name.ends_with(hardened::SET) { " with Hardened = 1" } else { "" };
        let claim = format!("{module}{with}: its parts are connected");
        Ok(ProofStep::new(claim, connected.map(|()| evidence), start))
    }
}

/// The parts of `eccforge_ram` with one control.
const LIBRARY: [(&str, &str); 3] =
    [("u_ctrl", "eccforge_ram_ctrl"), ("u_scrubber", "eccforge_scrubber"), ("u_log", "eccforge_error_log")];

/// A parameter of a module with its bits.
pub(super) type Parameter = (&'static str, Vec<bool>);

/// The argument of yosys that sets a parameter of the top module.
fn set_parameter((name, value): &Parameter) -> String {
    let digits: String = value.iter().rev().map(|bit| if *bit { '1' } else { '0' }).collect();
    format!(" -chparam {name} {}'b{digits}", value.len())
}

/// The parameters of the control of a memory whose addresses have `address` bits.
fn of_control(scheme: &Scheme, options: &Options, ram: &Ram, address: usize, init: bool) -> Vec<Parameter> {
    let (g, r) = (scheme.geometry, scheme.code.h.r() as usize);
    let flag = |on: bool| number(usize::from(on));
    let cut = |cut| flag(options.pipe.cuts.contains(&cut));
    let (words, (bytes, bits)) = if ram.masked {
        (scheme.codewords(), words(scheme))
    } else {
        (1, (vec![true; g.data_bits().len().div_ceil(8)], vec![true; g.bits()]))
    };
    let mut parameters = vec![
        ("EntryW", number(g.bits())),
        ("AddrW", number(address)),
        ("TwoPorts", flag(ram.two_ports)),
        ("DataW", number(g.data_bits().len())),
        ("SyndW", number(scheme.codewords() * r)),
        ("Latency", number(1 + ram.later)),
        ("Words", number(words)),
        ("WordBytes", bytes),
        ("WordBits", bits),
        ("InReg", cut(Cut::Input)),
        ("OutReg", cut(Cut::Output)),
        ("ResetSync", flag(ram.reset == Reset::Sync)),
        ("Init", flag(init)),
    ];
    if let Some(poison) = poison::pattern(scheme) {
        parameters.extend([("PoisonSynd", poison.syndrome(r)), ("Poison", poison.bits)]);
    }
    parameters
}

/// Translates a row for the array into one for an array outside, whose ports are those of the top module.
fn outside(row: &str) -> String {
    match row.strip_prefix("u_array.").and_then(|row| row.split_once("_i = ")) {
        Some((port, from)) => format!("<array_{port}.o> = {from}\n"),
        None => row.replace("u_array.entry_o", "<array_entry.i>") + "\n",
    }
}

/// A memory whose parts are taken out.
struct Memory<'a> {
    opened: &'a Opened,
    scheme: &'a Scheme,
    options: &'a Options,
    ram: &'a Ram,
}

impl Memory<'_> {
    fn table(&self, text: &str) -> Result<(), String> {
        self.opened.table(text, self.options)
    }

    /// Number of bits of an address, if the code or the top module's default fixes it.
    fn address_bits(&self, default: usize) -> usize {
        self.scheme.address.as_ref().map_or(default, eccforge_scheme::Address::bits)
    }

    /// Checks the connections between control, array and codec, and the parameters of the library's modules.
    fn core(&self, address: usize, init: bool) -> Result<(), String> {
        if self.scheme.address.is_some() {
            self.table(include_str!("connections/address.txt"))?;
        }
        let (words, r) = (self.scheme.codewords(), self.scheme.code.h.r() as usize);
        let ports = (0..words).map(|word| format!("u_decoder.{}", self.options.output(&format!("syndrome_{word}"))));
        let syndromes: Vec<Bit> = ports.flat_map(|port| bits(&port, 0, r)).collect();
        self.opened.is("u_control.dec_synd_i", &syndromes)?;
        // OpenTitan's module, which has no initialiser, has no service either.
        let flips = self.options.output("flips");
        let flip = |bit| if init { Bit::Of(format!("u_decoder.{flips}"), bit) } else { Bit::Constant(false) };
        let flips: Vec<Bit> = self.scheme.geometry.data_bits().into_iter().map(flip).collect();
        self.opened.is("u_control.dec_flips_i", &flips)?;
        let parameters = of_control(self.scheme, self.options, self.ram, address, init);
        let depth = ("Depth", number(if init { 0 } else { 512 }));
        let of = |names: &[&str]| {
            let own = parameters.iter().filter(|(name, _)| names.contains(name)).cloned();
            own.chain([depth.clone()]).collect::<Vec<_>>()
        };
        if self.ram.array != Array::Outside {
            let mut of_array = of(&["EntryW", "AddrW", "Latency", "TwoPorts"]);
            let pins = if init { 1 } else { 12 };
            of_array.push(("Masked", number(usize::from(self.ram.masked))));
            of_array.extend([("CfgW", number(pins)), ("CfgRspW", number(1))]);
            self.opened.set("eccforge_ram_array", &of_array)?;
        }
        let shared = parameters.iter().map(|p| p.0);
        self.opened.set("eccforge_ram", &of(&shared.collect::<Vec<_>>()))
    }

    /// Checks that `eccforge_ram` connects control, scrubber and registers, each with these parameters.
    fn library(&self, parameters: &[Parameter]) -> Result<(), String> {
        self.table(include_str!("connections/library.txt"))?;
        self.opened.set("eccforge_ram_ctrl", parameters)?;
        self.scrubber_and_log(parameters)
    }

    /// Checks `eccforge_ram` with a second control.
    fn hardened(&self, parameters: &[Parameter]) -> Result<(), String> {
        self.table(&hardened::table(include_str!("connections/library.txt")))?;
        hardened::check(self.opened, parameters)?;
        self.scrubber_and_log(parameters)
    }

    /// Checks the parameters of scrubber and registers.
    fn scrubber_and_log(&self, parameters: &[Parameter]) -> Result<(), String> {
        let of = |names: &[&str], more: (&'static str, usize)| {
            let own = parameters.iter().filter(|(name, _)| names.contains(name)).cloned();
            own.chain([(more.0, number(more.1))]).collect::<Vec<_>>()
        };
        self.opened.set("eccforge_scrubber", &of(&["AddrW", "Depth", "ResetSync"], ("IntervalW", 28)))?;
        self.opened.set("eccforge_error_log", &of(&["EntryW", "AddrW", "SyndW", "ResetSync"], ("CountW", 32)))
    }

    /// The table of connections of control, array and codec: the array's ports are the top module's if it is outside.
    fn core_table(&self) -> String {
        let text = include_str!("connections/core.txt");
        match self.ram.array {
            Array::Pins => text.to_string() + "u_array.cfg_i = <cfg.i>\n<cfg.o> = u_array.cfg_o\n",
            Array::Inside => text.to_string() + "u_array.cfg_i = 0\n",
            // The user clocks an array outside.
            Array::Outside => text.lines().filter(|row| !row.starts_with("u_array.clk_i")).map(outside).collect(),
        }
    }

    /// Checks `<id>_ram`.
    fn plain(&self) -> Result<(), String> {
        self.table(&self.core_table())?;
        self.core(self.address_bits(ADDRESS_BITS), true)?;
        self.table(include_str!("connections/plain.txt"))?;
        self.table(if self.ram.two_ports {
            include_str!("connections/two_ports.txt")
        } else {
            include_str!("connections/one_port.txt")
        })?;
        for enable in &self.scheme.enables {
            self.table(&format!("u_decoder.<{0}.i> = <{0}.i>", enable.name))?;
        }
        if poison::pattern(self.scheme).is_none() {
            return self.table("u_control.wr_poison_i = 0");
        }
        self.table("u_control.wr_poison_i = <poison.i>")?;
        // With two ports, the answer to a write has no port for poison.
        self.table(if self.ram.two_ports {
            "<poisoned.o> = u_control.rd_poisoned_o"
        } else {
            "<poisoned.o> = u_control.rd_poisoned_o | u_control.wr_poisoned_o"
        })
    }

    /// Checks `<id>_fifo`.
    fn fifo(&self) -> Result<(), String> {
        self.table(include_str!("connections/fifo.txt"))?;
        for enable in &self.scheme.enables {
            self.table(&format!("u_decoder.<{0}.i> = <{0}.i>", enable.name))?;
        }
        let parameters = [
            ("EntryW", number(self.scheme.geometry.bits())),
            ("AddrW", number(FIFO_ADDRESS_BITS)),
            ("SyncStages", number(2)),
            ("ResetSync", number(usize::from(self.ram.reset == Reset::Sync))),
        ];
        self.opened.set("eccforge_fifo", &parameters)
    }

    /// Checks `<id>_prim_ram_1p_adv` with its default of 512 entries.
    fn opentitan(&self) -> Result<(), String> {
        self.table(&include_str!("connections/core.txt").replace("<clk>", "clk_i").replace("<rst>", "rst_ni"))?;
        self.core(9, false)?;
        self.table(include_str!("connections/opentitan.txt"))?;
        let flags = ["ce", "due"].map(|flag| Bit::Of(format!("u_control.rd_{flag}_o"), 0));
        self.opened.is("rerror_o", &flags)?;
        let mut enables = self.scheme.enables.iter();
        enables.try_for_each(|e| {
            self.opened.is(&format!("u_decoder.{}", self.options.input(&e.name)), &constant(&[e.default]))
        })
    }

    /// Checks AXI4-Lite in front of the memory `ram`, or AXI4 in front of AXI4-Lite. Every port of the bus is the top
    /// module's of the same name; with AXI4, only the channel of write data bypasses the divider of bursts.
    fn bus(&self, ram: &str) -> Result<(), String> {
        let axi4 = self.ram.around == Around::Axi4;
        let part = |port: &str| if axi4 && !port.starts_with("s_axi_w") { "u_bursts" } else { "u_bus" };
        for own in self.opened.outputs("s_axi_") {
            self.opened.wire(&own, &format!("{}.{own}", part(&own)))?;
        }
        for port in self.opened.outputs("u_") {
            if let Some((_, own)) =
                port.split_once('.').filter(|(of, own)| own.starts_with("s_axi_") && *of == part(own))
            {
                self.opened.wire(&port, own)?;
            }
        }
        self.table(include_str!("connections/bus.txt"))?;
        let k = self.scheme.geometry.data_bits().len();
        let (address, clocks) = (self.address_bits(ADDRESS_BITS), self.ram.later + self.options.pipe.cuts.len());
        let sync = ("ResetSync", number(usize::from(self.ram.reset == Reset::Sync)));
        if axi4 {
            self.table(include_str!("connections/bursts.txt"))?;
            let of_bus = [
                ("DataW", number(k)),
                ("AddrW", number(address + (k / 8).ilog2() as usize + 1)),
                ("IdW", number(4)),
                ("LenW", number(8)),
                ("Depth", number(5 + clocks)),
                sync.clone(),
            ];
            self.opened.set("eccforge_axi4", &of_bus)?;
        }
        for enable in &self.scheme.enables {
            self.table(&format!("u_ram.<{0}.i> = <{0}.i>", enable.name))?;
        }
        if poison::pattern(self.scheme).is_some() {
            self.table("u_ram.<poison.i> = 0")?;
        }
        let of_bus = [
            ("DataW", number(k)),
            ("RegW", number(32)),
            ("AddrW", number(address)),
            ("Depth", number(3 + clocks)),
            ("Corrected", number(usize::from(axi4))),
            sync,
        ];
        self.opened.set("eccforge_axi_lite", &of_bus)?;
        self.opened.set(ram, &self.behind_bus(address)?)
    }

    /// Checks the ports of the array behind a bus; returns the parameters of the memory.
    fn behind_bus(&self, address: usize) -> Result<Vec<Parameter>, String> {
        let width = self.scheme.address.is_none().then(|| ("ADDR_WIDTH", number(address)));
        let mut parameters: Vec<Parameter> = width.into_iter().chain([("INIT", number(1))]).collect();
        match self.ram.array {
            Array::Inside => {}
            Array::Pins => {
                self.table("u_ram.<cfg.i> = <cfg.i>\n<cfg.o> = u_ram.<cfg.o>")?;
                parameters.extend([("CFG_WIDTH", number(1)), ("CFG_RSP_WIDTH", number(1))]);
            }
            Array::Outside => {
                self.table("u_ram.<array_entry.i> = <array_entry.i>")?;
                for port in ["re", "raddr", "we", "waddr", "mask", "entry"] {
                    self.table(&format!("<array_{port}.o> = u_ram.<array_{port}.o>"))?;
                }
            }
        }
        Ok(parameters)
    }
}
