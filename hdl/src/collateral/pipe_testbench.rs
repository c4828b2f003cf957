//! Testbenches of the pipelines: golden vectors under random stalls, some with bypass, injection and poison.

use super::Testbench;
use super::testbench::{fields, instance, preamble, range};
use crate::design::{File, Handshake, Options, pipe, poison};
use crate::prove::literal;
use crate::verilog::{Direction, Module};
use eccforge_scheme::Scheme;
use std::fmt::Write;

/// Number of registers on the path of a module: those at places that it contains; none in a module without a clock.
pub(super) fn latency(options: &Options, module: &Module) -> usize {
    match module.name.ends_with("_pipe") {
        true => pipe::stages(options, module.name.ends_with("_dec_pipe")),
        false => 0,
    }
}

/// The testbench of a pipe's top module, which reads the vectors of its core.
pub(super) fn file(scheme: &Scheme, options: &Options, bench: &Testbench<'_>) -> File {
    PipeBench { scheme, options, bench }.file()
}

struct PipeBench<'a> {
    scheme: &'a Scheme,
    options: &'a Options,
    bench: &'a Testbench<'a>,
}

impl PipeBench<'_> {
    fn decoder(&self) -> bool {
        self.bench.module.name.ends_with("_dec_pipe")
    }

    fn latency(&self) -> usize {
        latency(self.options, self.bench.module)
    }

    fn has(&self, name: &str) -> bool {
        self.bench.module.ports.iter().any(|p| p.name == name)
    }

    /// Ports of the vectors: name, width and bit range.
    fn fields(&self) -> Vec<(&str, usize, String)> {
        fields(&self.bench.vectors)
    }

    fn file(&self) -> File {
        let module = self.bench.module;
        let mut t = preamble(self.scheme, self.options, &module.name, &self.bench.vector_file(), &self.bench.vectors);
        t += "  integer sent;\n  integer taken;\n  integer cycles;\n  reg [31:0] random;\n";
        if let Some(poison) = self.poison() {
            let _ = writeln!(t, "  localparam [{}:0] POISON =\n      {};", poison.len() - 1, literal(&poison));
        }
        for port in &module.ports {
            let kind = if port.direction == Direction::Input { "reg " } else { "wire" };
            let _ = writeln!(t, "  {kind} {}{};", range(port.width), port.name);
        }
        let connections: Vec<(&str, String)> = module.ports.iter().map(|p| (p.name.as_str(), p.name.clone())).collect();
        let _ = write!(t, "\n{}", instance(&module.name, &connections));
        t += &self.drive();
        t += &self.check();
        t += &self.run();
        t += "\n  initial begin\n    load;\n    random = 32'h1;\n    run;\n    finish;\n  end\n\nendmodule\n\n\
              `default_nettype wire\n";
        File { name: format!("{}_tb.v", module.name), text: t }
    }

    /// The bits that poison flips, if these pipelines support it.
    fn poison(&self) -> Option<Vec<bool>> {
        poison::pattern(self.scheme).filter(|_| self.options.pipe.poison).map(|poison| poison.bits)
    }

    /// The bit of the entry that vector `index` injects, as a mask.
    fn mask(&self) -> String {
        let n = self.scheme.geometry.bits();
        format!("({{{{{}{{1'b0}}}}, 1'b1}} << (index % {n}))", n - 1)
    }

    fn drive(&self) -> String {
        let (i, options) = (|s: &str| self.options.input(s), self.options);
        let decoder = self.decoder();
        let mut t = String::from(
            "\n  // Where there are ports: every third vector injects, every fifth is bypassed; the encoder\n  // poisons every seventh, and the decoder sees the first two, without an error, poisoned.\n",
        );
        t += "  task drive(input integer index);\n    begin\n      vector = vectors[index];\n";
        for (name, _, slice) in self.fields().into_iter().take(self.bench.vectors.inputs.len()) {
            let _ = writeln!(t, "      {name} = vector{slice};");
        }
        if options.pipe.inject {
            let mask = self.mask();
            let n = self.scheme.geometry.bits();
            let _ = writeln!(t, "      {} = (index % 3 == 0) ? {mask}\n          : {n}'h0;", i("inject"));
            if decoder {
                // The vector's own error stays what it was: injection puts right what is wrong here.
                let _ = writeln!(t, "      if (index % 3 == 0) {0} = {0} ^ {mask};", i("entry"));
            }
        }
        if self.has(&i("bypass")) {
            let _ = writeln!(t, "      {} = index % 5 == 0;", i("bypass"));
        }
        if self.poison().is_some() {
            if decoder {
                let _ = writeln!(t, "      if (index < 2) {0} = {0} ^ POISON;", i("entry"));
            } else {
                let _ = writeln!(t, "      {} = index % 7 == 0;", i("poison"));
            }
        }
        t + "    end\n  endtask\n"
    }

    /// The task that compares outputs (long: the text of a Verilog task).
    fn check(&self) -> String {
        let (o, options) = (|s: &str| self.options.output(s), self.options);
        let decoder = self.decoder();
        let n = self.scheme.geometry.bits();
        let mut t = String::from(
            "\n  task fail(input integer index);\n    begin\n      $display(\"vector %0d differs\", index);\n\
             \x20     failures = failures + 1;\n    end\n  endtask\n\n  task check(input integer index);\n    begin\n\
             \x20     vector = vectors[index];\n",
        );
        let fields = self.fields();
        let place = |name: &str| fields.iter().find(|f| f.0 == name).map_or("[0]".into(), |f| f.2.clone());
        let outputs: Vec<_> = fields.iter().skip(self.bench.vectors.inputs.len()).collect();
        let poison = self.poison();
        if decoder {
            let mut plain = String::new();
            for (name, _, slice) in &outputs {
                let _ = writeln!(plain, "        if ({name} !== vector{slice}) fail(index);");
            }
            if options.pipe.poison {
                let _ = writeln!(plain, "        if ({} && !{}) fail(index);", o("poisoned"), o("due"));
            }
            let mut branches = String::new();
            if options.pipe.bypass {
                let entry = place(&options.input("entry"));
                let poisoned = match &poison {
                    Some(_) => format!(" ^ (index < 2 ? POISON : {n}'h0)"),
                    None => String::new(),
                };
                let _ = write!(
                    branches,
                    "if (index % 5 == 0) begin\n        if ({} !== (vector{entry}{poisoned})) fail(index);\n\
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
                change += &format!("\n          ^ (index % 3 == 0 ? {} : {n}'h0)", self.mask());
            }
            if poison.is_some() {
                change += &format!("\n          ^ (index % 7 == 0 ? POISON : {n}'h0)");
            }
            let _ = writeln!(t, "      if ({} !== (vector{} ^ {change})) fail(index);", o("entry"), place(&o("entry")));
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
        if self.latency() == 0 {
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
