//! Testbenches of the pipes: golden vectors under random stalls, with bypass, injection and poison on some of them.

use super::vectors::Vectors;
use crate::design::{Design, File, Handshake, Options, poison};
use crate::verilog::{Direction, Module};
use eccforge_scheme::Scheme;
use std::fmt::Write;

fn range(width: usize) -> String {
    if width == 1 { String::new() } else { format!("[{}:0] ", width - 1) }
}

fn literal(bits: &[bool]) -> String {
    format!("{}'h{}", bits.len(), super::vectors::hex(bits))
}

/// The testbench of a pipe's top module; `core` is the module whose vectors it reads.
pub(super) fn file(scheme: &Scheme, options: &Options, module: &Module, core: &str, vectors: &Vectors) -> File {
    Bench { scheme, options, module, core, vectors }.file()
}

/// Testbenches of both pipes, where they are emitted.
pub(super) fn files(
    scheme: &Scheme,
    options: &Options,
    design: &Design,
    encoder: &Vectors,
    decoder: &Vectors,
) -> Vec<File> {
    let pipes =
        [(&design.encoder_pipe, design.encoder_top(), encoder), (&design.decoder_pipe, design.decoder_top(), decoder)];
    pipes
        .into_iter()
        .filter_map(|(list, core, vectors)| Some(file(scheme, options, list.last()?, &core, vectors)))
        .collect()
}

struct Bench<'a> {
    scheme: &'a Scheme,
    options: &'a Options,
    module: &'a Module,
    core: &'a str,
    vectors: &'a Vectors,
}

impl Bench<'_> {
    fn cuts(&self) -> usize {
        self.module.ports.iter().any(|p| p.name == self.options.clock()) as usize * self.latency()
    }

    /// Registers on the path: those whose places this module has.
    fn latency(&self) -> usize {
        let decoder = self.core.ends_with("_dec");
        let has = |c: &&crate::design::Cut| decoder || matches!(c.name(), "input" | "output");
        self.options.pipe.cuts.iter().filter(has).count()
    }

    fn has(&self, name: &str) -> bool {
        self.module.ports.iter().any(|p| p.name == name)
    }

    /// Field of a vector, by port name: `vector[high:low]` of vector `index`.
    fn fields(&self) -> Vec<(String, usize, String)> {
        let v = self.vectors;
        let mut high: usize = v.inputs.iter().chain(&v.outputs).map(|p| p.1).sum();
        v.inputs
            .iter()
            .chain(&v.outputs)
            .map(|(name, width)| {
                high -= width;
                let slice = if *width == 1 { format!("[{high}]") } else { format!("[{}:{high}]", high + width - 1) };
                (name.clone(), *width, slice)
            })
            .collect()
    }

    fn file(&self) -> File {
        let (options, core) = (self.options, self.core);
        let name = format!("{}_tb", self.module.name);
        let count = self.vectors.rows.len();
        let total: usize = self.vectors.inputs.iter().chain(&self.vectors.outputs).map(|p| p.1).sum();
        let mut t = format!(
            "// SPDX-License-Identifier: MIT OR Apache-2.0\n// Generated from scheme {} with hash\n// {}.\n\
             // Do not edit; regenerate: eccforge emit verilog {}{} --out DIR\n\
             // Prints \"PASS\" if {} agrees with all {count} golden vectors in {core}_vectors.hex.\n\
             `default_nettype none\n\nmodule {name};\n\n  localparam integer VECTORS = {count};\n\n\
             \x20 reg [{w}:0] vectors [0:VECTORS-1];\n  reg [{w}:0] in;\n  reg [{w}:0] out;\n\
             \x20 integer sent;\n  integer taken;\n  integer failures;\n  integer cycles;\n  reg [31:0] random;\n",
            self.scheme.id,
            self.scheme.hash(),
            self.scheme.id,
            options.flags(),
            self.module.name,
            w = total - 1
        );
        for port in &self.module.ports {
            let kind = if port.direction == Direction::Input { "reg " } else { "wire" };
            let _ = writeln!(t, "  {kind} {}{};", range(port.width), port.name);
        }
        let connections: Vec<String> =
            self.module.ports.iter().map(|p| format!("    .{}({})", p.name, p.name)).collect();
        let _ = write!(t, "\n  {} dut (\n{}\n  );\n", self.module.name, connections.join(",\n"));
        t += &self.drive();
        t += &self.check();
        t += &self.run();
        let _ = write!(
            t,
            "\n  initial begin\n    failures = 0;\n    random = 32'h1;\n    $readmemh(\"{core}_vectors.hex\", vectors);\n\
             \x20   run;\n    if (failures == 0) $display(\"PASS {}: %0d vectors\", VECTORS);\n\
             \x20   else $display(\"FAIL {}: %0d differences\", failures);\n    $finish;\n  end\n\nendmodule\n\n\
             `default_nettype wire\n",
            self.module.name, self.module.name
        );
        File { name: format!("{name}.v"), text: t }
    }

    /// A bit of the entry that vector `index` injects, as a mask.
    fn mask(&self) -> String {
        let n = self.scheme.geometry.bits();
        format!("({{{{{}{{1'b0}}}}, 1'b1}} << (index % {n}))", n - 1)
    }

    fn drive(&self) -> String {
        let (i, options) = (|s: &str| self.options.input(s), self.options);
        let decoder = self.core.ends_with("_dec");
        let mut t = String::from(
            "\n  // Where there are ports: every third vector injects, every fifth is bypassed; the encoder poisons\n  // every seventh, and the decoder sees the first two, which hold no error, poisoned.\n",
        );
        t += "  task drive(input integer index);\n    begin\n      in = vectors[index];\n";
        for (name, _, slice) in self.fields().into_iter().take(self.vectors.inputs.len()) {
            let _ = writeln!(t, "      {name} = in{slice};");
        }
        if options.pipe.inject {
            let mask = self.mask();
            let _ =
                writeln!(t, "      {} = (index % 3 == 0) ? {mask} : {}'h0;", i("inject"), self.scheme.geometry.bits());
            if decoder {
                // The vector's own error stays what it was: injection puts right what is wrong here.
                let _ = writeln!(t, "      if (index % 3 == 0) {0} = {0} ^ {mask};", i("entry"));
            }
        }
        if self.has(&i("bypass")) {
            let _ = writeln!(t, "      {} = index % 5 == 0;", i("bypass"));
        }
        if let Some(poison) = poison::pattern(self.scheme).filter(|_| options.pipe.poison) {
            if decoder {
                let _ = writeln!(t, "      if (index < 2) {0} = {0} ^ {1};", i("entry"), literal(&poison.bits));
            } else {
                let _ = writeln!(t, "      {} = index % 7 == 0;", i("poison"));
            }
        }
        t + "    end\n  endtask\n"
    }

    fn check(&self) -> String {
        let (o, options) = (|s: &str| self.options.output(s), self.options);
        let decoder = self.core.ends_with("_dec");
        let n = self.scheme.geometry.bits();
        let mut t = String::from(
            "\n  task fail(input integer index);\n    begin\n      $display(\"FAIL vector %0d\", index);\n\
             \x20     failures = failures + 1;\n    end\n  endtask\n\n  task check(input integer index);\n    begin\n\
             \x20     out = vectors[index];\n",
        );
        let fields = self.fields();
        let place = |name: &str| fields.iter().find(|f| f.0 == name).map_or("[0]".into(), |f| f.2.clone());
        let outputs: Vec<_> = fields.iter().skip(self.vectors.inputs.len()).collect();
        let poison = poison::pattern(self.scheme).filter(|_| options.pipe.poison);
        if decoder {
            let mut plain = String::new();
            for (name, _, slice) in &outputs {
                let _ = writeln!(plain, "        if ({name} !== out{slice}) fail(index);");
            }
            if options.pipe.poison {
                let _ = writeln!(plain, "        if ({} && !{}) fail(index);", o("poisoned"), o("due"));
            }
            let mut branches = String::new();
            if options.pipe.bypass {
                let entry = place(&options.input("entry"));
                let poisoned = match &poison {
                    Some(p) => format!(" ^ (index < 2 ? {} : {n}'h0)", literal(&p.bits)),
                    None => String::new(),
                };
                let _ = write!(
                    branches,
                    "if (index % 5 == 0) begin\n        if ({} !== (out{entry}{poisoned})) fail(index);\n\
                     \x20       if ({} !== 1'b0 || {} !== 1'b0 || {} !== {n}'h0) fail(index);\n      end else ",
                    o("entry"),
                    o("ce"),
                    o("due"),
                    o("flips")
                );
            }
            if poison.is_some() {
                let _ = write!(
                    branches,
                    "if (index < 2) begin\n        if ({} !== 1'b1 || {} !== 1'b1 || {} !== 1'b0) fail(index);\n      end else ",
                    o("poisoned"),
                    o("due"),
                    o("ce")
                );
            }
            let _ = write!(t, "      {branches}begin\n{plain}      end\n");
        } else {
            let mut change = format!("{n}'h0");
            if options.pipe.inject {
                change += &format!(" ^ (index % 3 == 0 ? {} : {n}'h0)", self.mask());
            }
            if let Some(p) = &poison {
                change += &format!(" ^ (index % 7 == 0 ? {} : {n}'h0)", literal(&p.bits));
            }
            let _ = writeln!(t, "      if ({} !== (out{} ^ {change})) fail(index);", o("entry"), place(&o("entry")));
            for (c, bit) in self.scheme.geometry.check_bits().iter().enumerate() {
                let width = self.scheme.geometry.check_bits().len();
                let check = if width == 1 { o("check") } else { format!("{}[{c}]", o("check")) };
                let _ = writeln!(t, "      if ({check} !== {}[{bit}]) fail(index);", o("entry"));
            }
        }
        t + "    end\n  endtask\n"
    }

    fn run(&self) -> String {
        let options = self.options;
        let noise = "random = {random[30:0], random[31] ^ random[21] ^ random[1] ^ random[0]};";
        if self.cuts() == 0 {
            return "\n  task run;\n    for (sent = 0; sent < VECTORS; sent = sent + 1) begin\n      drive(sent);\n      #1;\n\
                    \x20     check(sent);\n    end\n  endtask\n"
                .into();
        }
        let clock = options.clock();
        let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
        match options.pipe.handshake {
            Handshake::ClockEnable => format!(
                "\n  task run;\n    begin\n      {clock} = 1'b0;\n      sent = 0;\n\
                 \x20     while (sent < VECTORS + {latency}) begin\n        {noise}\n        {enable} = random[0];\n\
                 \x20       drive(sent < VECTORS ? sent : 0);\n        #1;\n\
                 \x20       if (sent >= {latency}) check(sent - {latency});\n\
                 \x20       {clock} = 1'b1;\n        #1;\n        if ({enable}) sent = sent + 1;\n        {clock} = 1'b0;\n\
                 \x20       #1;\n      end\n    end\n  endtask\n",
                latency = self.latency(),
                enable = i("enable")
            ),
            Handshake::ValidReady => format!(
                "\n  task run;\n    begin\n      {clock} = 1'b0;\n      {valid_i} = 1'b0;\n      {ready_i} = 1'b0;\n\
                 \x20     {reset} = 1'b1;\n      #1;\n      {reset} = 1'b0;\n      #1;\n      {reset} = 1'b1;\n      #1;\n\
                 \x20     sent = 0;\n      taken = 0;\n      cycles = 0;\n\
                 \x20     while (taken < VECTORS && cycles < 16 * VECTORS) begin\n        {noise}\n        cycles = cycles + 1;\n\
                 \x20       {valid_i} = random[0] && sent < VECTORS;\n        {ready_i} = random[3] | random[5];\n\
                 \x20       drive(sent < VECTORS ? sent : 0);\n        #1;\n\
                 \x20       if ({valid_o}) check(taken);\n\
                 \x20       if ({valid_i} && {ready_o}) sent = sent + 1;\n\
                 \x20       if ({valid_o} && {ready_i}) taken = taken + 1;\n\
                 \x20       {clock} = 1'b1;\n        #1;\n        {clock} = 1'b0;\n        #1;\n      end\n\
                 \x20     if (taken != VECTORS) fail(taken);\n    end\n  endtask\n",
                reset = options.reset(),
                valid_i = i("valid"),
                ready_i = i("ready"),
                valid_o = o("valid"),
                ready_o = o("ready")
            ),
        }
    }
}
