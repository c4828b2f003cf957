//! Testbenches of the pipelines: golden vectors under random stalls, some with bypass, injection and poison.

use super::bench::Testbench;
use super::testbench::{assigned, compared, declared, fields, fill, instance, preamble};
use crate::design::{File, Handshake, Options, Scope, Side, poison};
use crate::verilog::word;
use eccforge_scheme::Scheme;

/// The value of a one-bit parameter.
fn digit(on: bool) -> String {
    u8::from(on).to_string()
}

/// The testbench of a pipe's top module, which reads the vectors of its core.
pub(super) fn file(scheme: &Scheme, options: &Options, bench: &Testbench<'_>, side: Side) -> File {
    let (module, geometry) = (bench.module, scheme.geometry);
    let template = options.named(include_str!("templates/pipe_tb.v.txt"));
    let fields = fields(&bench.vectors);
    let (inputs, outputs) = fields.split_at(bench.vectors.inputs.len());
    // Ports that the template does not declare.
    let others = fields.iter().filter(|(name, ..)| !template.contains(&format!(" {name};\n")));
    let (wires, registers): (Vec<_>, Vec<_>) = others.partition(|field| outputs.contains(field));
    let signals = declared("wire", wires.into_iter()) + &declared("reg ", registers.into_iter());
    let entry = match side {
        Side::Encoder => options.output("entry"),
        Side::Decoder => options.input("entry"),
    };
    let entry_at = fields.iter().find(|(name, ..)| *name == entry).map_or("[0]".into(), |(.., place)| place.clone());
    let poison = poison::requested(scheme, options);
    // A concatenation begins with its most significant bit.
    let mut bits: Vec<String> = Vec::new();
    for bit in geometry.check_bits().iter().rev() {
        bits.push(format!("{}[{bit}]", options.output("entry")));
    }
    let check: Vec<String> = bits.chunks(4).map(|line| format!("            {}", line.join(", "))).collect();
    let connections: Vec<(&str, String)> = module.ports.iter().map(|p| (p.name.as_str(), p.name.clone())).collect();
    let body = fill(
        &template,
        &[
            ("%latency%", bench.latency(options).to_string()),
            ("%clock_enable%", digit(options.pipe.handshake == Handshake::ClockEnable)),
            ("%decoder%", digit(side == Side::Decoder)),
            ("%entries%", digit(options.scope == Scope::Entry)),
            ("%inject%", digit(options.pipe.inject)),
            ("%bypass%", digit(options.pipe.bypass)),
            ("%poisoned%", (if poison.is_some() { 2 } else { 0 }).to_string()),
            ("%poison%", poison.map_or_else(|| format!("{}'h0", geometry.bits()), |poison| word(&poison.bits))),
            ("%n%", geometry.bits().to_string()),
            ("%checks%", geometry.check_bits().len().to_string()),
            ("%entry_at%", entry_at),
            ("%signals%\n", signals),
            ("%instance%", instance(&module.name, &connections)),
            ("%drive%", assigned(inputs)),
            ("%check%", check.join(",\n")),
            ("%compare%", compared(outputs)),
        ],
    );
    let text = preamble(scheme, options, &module.name, &bench.vector_file(), &bench.vectors) + &body;
    File { name: format!("{}_tb.v", module.name), text }
}
