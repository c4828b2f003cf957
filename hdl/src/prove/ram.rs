//! Step (a) for protected memories. The library's properties hold around any codec ([`library`](super::library)), and
//! encoder and decoder are proved by themselves. The connections remain: with control, array and codec taken out of a
//! top module, each of their inputs and each output of the module is compared with what it must be.

use super::connections::{Bit, Opened, bits, constant, number, open};
use super::specification::Step;
use crate::design::ram::{ADDRESS_BITS, Around, Ram, Reset};
use crate::design::{Cut, Design, Options, poison};
use crate::tools::{self, Tool, ToolError};
use eccforge_scheme::Scheme;
use std::time::Instant;

/// Proves the connections of every top module of a protected memory; nothing without one.
///
/// # Errors
/// A tool is missing or fails.
pub fn check(scheme: &Scheme, options: &Options, design: &Design) -> Result<Vec<Step>, ToolError> {
    let Some(ram) = &options.wrap else { return Ok(Vec::new()) };
    let top = format!("{}_ram", design.prefix);
    let (encoder, decoder) = (design.encoder_top(), design.decoder_top());
    let core =
        [("u_control", "ecc_ram"), ("u_array", "ecc_ram_array"), ("u_encoder", &encoder), ("u_decoder", &decoder)];
    let mut steps = Vec::new();
    let mut add = |name: String, boxes: &[(&str, &str)], check: &dyn Fn(&Memory<'_>) -> Result<(), String>| {
        let start = Instant::now();
        let folder = tools::scratch(Tool::Yosys)?;
        let modules: Vec<_> = design.encoder.iter().chain(&design.decoder).chain(&design.ram).collect();
        let opened = open(&design.text_of(&modules), &name, boxes, folder.path())?;
        let memory = Memory { opened: &opened, scheme, options, ram };
        let failure = check(&memory).and_then(|()| opened.complete()).err();
        let instances: Vec<&str> = boxes.iter().map(|(_, module)| *module).collect();
        steps.push(Step {
            claim: format!("{name}: its parts are connected"),
            evidence: format!("{} bits at the ports of {} and its own", opened.compared(), instances.join(", ")),
            failure,
            seconds: start.elapsed().as_secs_f64(),
        });
        Ok(())
    };
    add(top.clone(), &core, &|memory| memory.plain())?;
    match ram.around {
        Around::Plain => {}
        Around::Axi => {
            add(format!("{top}_axi"), &[("u_bus", "ecc_axi_lite"), ("u_ram", &top)], &|memory| memory.bus(&top))?;
        }
        Around::OpenTitan => {
            add(format!("{}_prim_ram_1p_adv", design.prefix), &core, &|memory| memory.opentitan())?;
        }
    }
    Ok(steps)
}

/// A memory whose parts are taken out.
struct Memory<'a> {
    opened: &'a Opened,
    scheme: &'a Scheme,
    options: &'a Options,
    ram: &'a Ram,
}

/// One bit of a port.
fn one(port: &str) -> Bit {
    Bit::Of(port.into(), 0)
}

fn both(a: Bit, b: Bit) -> Bit {
    Bit::And(Box::new([a, b]))
}

impl Memory<'_> {
    /// Outputs that must be inputs.
    fn wires(&self, list: &[(String, String)]) -> Result<(), String> {
        list.iter().try_for_each(|(output, input)| self.opened.wire(output, input))
    }

    fn input(&self, stem: &str) -> String {
        self.options.input(stem)
    }

    fn output(&self, stem: &str) -> String {
        self.options.output(stem)
    }

    /// Bits of an address where the code or the top module's default fixes them.
    fn address_bits(&self, default: usize) -> usize {
        self.scheme.address.as_ref().map_or(default, eccforge_scheme::Address::bits)
    }

    /// Between control, array and codec, with the parameters of the library's modules.
    fn core(&self, address: usize, init: bool, clock: [&str; 2]) -> Result<(), String> {
        let (i, o) = (|s: &str| self.input(s), |s: &str| self.output(s));
        let mut list = vec![
            ("u_control.clk_i".to_string(), clock[0].to_string()),
            ("u_control.rst_ni".into(), clock[1].into()),
            ("u_array.clk_i".into(), clock[0].into()),
            (format!("u_encoder.{}", i("data")), "u_control.enc_data_o".into()),
            (format!("u_decoder.{}", i("entry")), "u_control.dec_entry_o".into()),
            ("u_control.enc_entry_i".into(), format!("u_encoder.{}", o("entry"))),
            ("u_control.dec_data_i".into(), format!("u_decoder.{}", o("data"))),
            ("u_control.dec_ce_i".into(), format!("u_decoder.{}", o("ce"))),
            ("u_control.dec_due_i".into(), format!("u_decoder.{}", o("due"))),
            ("u_control.mem_entry_i".into(), "u_array.entry_o".into()),
        ];
        for (array, control) in [("re", "re"), ("raddr", "raddr"), ("we", "we"), ("waddr", "waddr"), ("entry", "entry")]
        {
            list.push((format!("u_array.{array}_i"), format!("u_control.mem_{control}_o")));
        }
        if self.scheme.address.is_some() {
            list.push((format!("u_encoder.{}", i("address")), "u_control.mem_waddr_o".into()));
            list.push((format!("u_decoder.{}", i("address")), "u_control.dec_addr_o".into()));
        }
        self.wires(&list)?;
        let (words, r) = (self.scheme.codewords(), self.scheme.code.h.r() as usize);
        let syndromes = (0..words).flat_map(|w| bits(&format!("u_decoder.{}", o(&format!("syndrome_{w}"))), 0, r));
        self.opened.is("u_control.dec_synd_i", &syndromes.collect::<Vec<_>>())?;
        self.parameters(address, init)
    }

    fn parameters(&self, address: usize, init: bool) -> Result<(), String> {
        let g = self.scheme.geometry;
        let r = self.scheme.code.h.r() as usize;
        let flag = |on: bool| number(usize::from(on));
        let cut = |cut| flag(self.options.pipe.cuts.contains(&cut));
        let of_array =
            [("EntryW", number(g.bits())), ("AddrW", number(address)), ("TwoPorts", flag(self.ram.two_ports))];
        let mut of_control = of_array.to_vec();
        of_control.extend([
            ("DataW", number(g.data_bits().len())),
            ("SyndW", number(self.scheme.codewords() * r)),
            ("InReg", cut(Cut::Input)),
            ("OutReg", cut(Cut::Output)),
            ("ResetSync", flag(self.ram.reset == Reset::Sync)),
            ("Init", flag(init)),
        ]);
        if let Some(poison) = poison::pattern(self.scheme) {
            of_control.extend([("PoisonSynd", poison.syndrome(r)), ("Poison", poison.bits)]);
        }
        self.opened.set("ecc_ram_array", &of_array)?;
        self.opened.set("ecc_ram", &of_control)
    }

    /// `<id>_ram`.
    fn plain(&self) -> Result<(), String> {
        let (i, o) = (|s: &str| self.input(s), |s: &str| self.output(s));
        self.core(self.address_bits(ADDRESS_BITS), true, [self.options.clock(), self.options.reset()])?;
        for enable in &self.scheme.enables {
            self.opened.wire(&format!("u_decoder.{}", i(&enable.name)), &i(&enable.name))?;
        }
        let control = |port: &str| format!("u_control.{port}");
        let mut list = vec![
            (control("wr_data_i"), i("data")),
            (control("wr_be_i"), i("byte_enable")),
            (control("reg_req_i"), i("reg_req")),
            (control("reg_we_i"), i("reg_we")),
            (control("reg_addr_i"), i("reg_address")),
            (control("reg_data_i"), i("reg_data")),
            (o("reg_valid"), control("reg_valid_o")),
            (o("reg_data"), control("reg_data_o")),
            (o("irq"), control("irq_o")),
            (o("data"), control("rd_data_o")),
        ];
        let poisoned = poison::pattern(self.scheme).is_some();
        match poisoned {
            true => list.push((control("wr_poison_i"), i("poison"))),
            false => self.opened.is("u_control.wr_poison_i", &constant(&[false]))?,
        }
        self.wires(&list)?;
        let mut flags = vec![("ce", "ce"), ("due", "due")];
        flags.extend(poisoned.then_some(("poisoned", "poisoned")));
        if self.ram.two_ports { self.two_ports(&flags) } else { self.one_port(&flags) }
    }

    fn two_ports(&self, flags: &[(&str, &str)]) -> Result<(), String> {
        let (i, o) = (|s: &str| self.input(s), |s: &str| self.output(s));
        let mut list = Vec::new();
        for (own, control) in [("read", "rd"), ("write", "wr")] {
            list.push((format!("u_control.{control}_req_i"), i(&format!("{own}_req"))));
            list.push((format!("u_control.{control}_addr_i"), i(&format!("{own}_address"))));
            list.push((o(&format!("{own}_gnt")), format!("u_control.{control}_gnt_o")));
            list.push((o(&format!("{own}_valid")), format!("u_control.{control}_valid_o")));
        }
        list.extend(flags.iter().map(|(own, control)| (o(own), format!("u_control.rd_{control}_o"))));
        list.extend(["ce", "due"].map(|flag| (o(&format!("write_{flag}")), format!("u_control.wr_{flag}_o"))));
        self.wires(&list)
    }

    /// A request is a read or a write, and so is an answer.
    fn one_port(&self, flags: &[(&str, &str)]) -> Result<(), String> {
        let (i, o) = (|s: &str| self.input(s), |s: &str| self.output(s));
        self.opened.is("u_control.rd_req_i", &[both(one(&i("req")), Bit::Not(Box::new(one(&i("we")))))])?;
        self.opened.is("u_control.wr_req_i", &[both(one(&i("req")), one(&i("we")))])?;
        self.opened.wire("u_control.rd_addr_i", &i("address"))?;
        self.opened.wire("u_control.wr_addr_i", &i("address"))?;
        self.opened.wire(&o("gnt"), "u_control.wr_gnt_o")?;
        flags.iter().chain(&[("rvalid", "valid")]).try_for_each(|(own, control)| {
            let either = ["rd", "wr"].map(|port| one(&format!("u_control.{port}_{control}_o")));
            self.opened.is(&o(own), &[Bit::Or(Box::new(either))])
        })
    }

    /// `<id>_prim_ram_1p_adv`, with the 512 entries that are its default.
    fn opentitan(&self) -> Result<(), String> {
        self.core(9, false, ["clk_i", "rst_ni"])?;
        let request = |write: Bit| [both(one("req_i"), write)];
        self.opened.is("u_control.rd_req_i", &request(Bit::Not(Box::new(one("write_i")))))?;
        self.opened.is("u_control.wr_req_i", &request(one("write_i")))?;
        for (output, input) in [
            ("u_control.rd_addr_i", "addr_i"),
            ("u_control.wr_addr_i", "addr_i"),
            ("u_control.wr_data_i", "wdata_i"),
            ("rdata_o", "u_control.rd_data_o"),
            ("rvalid_o", "u_control.rd_valid_o"),
        ] {
            self.opened.wire(output, input)?;
        }
        self.opened.is("rerror_o", &[one("u_control.rd_ce_o"), one("u_control.rd_due_o")])?;
        let bytes = self.scheme.geometry.data_bits().len().div_ceil(8);
        for (output, width, value) in [
            ("u_control.wr_be_i", bytes, true),
            ("u_control.wr_poison_i", 1, false),
            ("u_control.reg_req_i", 1, false),
            ("u_control.reg_we_i", 1, false),
            ("u_control.reg_addr_i", 8, false),
            ("u_control.reg_data_i", 32, false),
            ("alert_o", 1, false),
            ("cfg_rsp_o", 1, false),
        ] {
            self.opened.is(output, &constant(&vec![value; width]))?;
        }
        let mut enables = self.scheme.enables.iter();
        enables.try_for_each(|e| self.opened.is(&format!("u_decoder.{}", self.input(&e.name)), &constant(&[e.default])))
    }

    /// A bus in front of the memory `ram`: every port of the bus is the top module's of the same name.
    fn bus(&self, ram: &str) -> Result<(), String> {
        let (i, o) = (|s: &str| format!("u_ram.{}", self.input(s)), |s: &str| format!("u_ram.{}", self.output(s)));
        for own in self.opened.outputs("s_axi_") {
            self.opened.wire(&own, &format!("u_bus.{own}"))?;
        }
        for port in self.opened.outputs("u_bus.s_axi_") {
            self.opened.wire(&port, port.trim_start_matches("u_bus."))?;
        }
        let mut list = vec![
            (i("address"), "u_bus.addr_o".to_string()),
            (i("byte_enable"), "u_bus.be_o".into()),
            (i("reg_address"), "u_bus.reg_addr_o".into()),
            ("u_bus.gnt_i".into(), o("gnt")),
            ("u_bus.rvalid_i".into(), o("rvalid")),
            ("u_bus.data_i".into(), o("data")),
            ("u_bus.due_i".into(), o("due")),
            ("u_bus.reg_data_i".into(), o("reg_data")),
            (self.output("irq"), o("irq")),
        ];
        list.extend(
            ["req", "we", "data", "reg_req", "reg_we", "reg_data"].map(|stem| (i(stem), format!("u_bus.{stem}_o"))),
        );
        for (own, port) in [("clk_i", self.options.clock()), ("rst_ni", self.options.reset())] {
            list.push((format!("u_bus.{own}"), port.into()));
            list.push((format!("u_ram.{port}"), port.into()));
        }
        list.extend(self.scheme.enables.iter().map(|enable| (i(&enable.name), self.input(&enable.name))));
        self.wires(&list)?;
        if poison::pattern(self.scheme).is_some() {
            self.opened.is(&i("poison"), &constant(&[false]))?;
        }
        let address = self.address_bits(ADDRESS_BITS);
        self.opened.set(
            "ecc_axi_lite",
            &[
                ("DataW", number(self.scheme.geometry.data_bits().len())),
                ("RegW", number(32)),
                ("AddrW", number(address)),
                ("Depth", number(3 + self.options.pipe.cuts.len())),
                ("ResetSync", number(usize::from(self.ram.reset == Reset::Sync))),
            ],
        )?;
        let width = self.scheme.address.is_none().then(|| ("ADDR_WIDTH", number(address)));
        self.opened.set(ram, &width.into_iter().chain([("INIT", number(1))]).collect::<Vec<_>>())
    }
}
