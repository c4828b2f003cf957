//! Encoder and decoder as rust-hdl blocks (S. Basu). The rust-hdl simulator uses the Rust decoder of the scheme, and
//! the printed Verilog contains a black box with the modules of this crate.

use super::testbench::fill;
use crate::design::{Design, Options, Side, provenance};
use crate::verilog::Module;
use eccforge_scheme::Scheme;

/// Where a file of blocks gets its dependencies from.
#[derive(Clone, Copy, Debug)]
pub enum Surroundings<'a> {
    /// The file contains them: the given module that `eccforge emit rust` prints, and the Verilog.
    SelfContained(&'a str),
    /// The package takes them from the committed Rust and Verilog: `eccforge_schemes`, and the files of
    /// `../../verilog`.
    Package,
}

/// The Rust file with the blocks `Encoder` and `Decoder` of a scheme; it needs `rust-hdl-core` 0.46.
pub fn rust_hdl(scheme: &Scheme, surroundings: Surroundings) -> String {
    let design = Design::new(scheme, &Options::default());
    let modules = |modules: &[Module]| -> String {
        modules.iter().map(|module| module_line(scheme, surroundings, &design, module)).collect()
    };
    let g = scheme.geometry;
    let enables: Vec<String> = scheme.enables.iter().map(|e| Options::default().input(&e.name)).collect();
    let mut fields = String::new();
    for port in &enables {
        fields += &format!("    /// Enable: its rule is off while it is 0.\n    pub {port}: Signal<In, Bit>,\n");
    }
    let lanes: Vec<String> = enables.iter().map(|port| format!("u64::from(self.{port}.val())")).collect();
    let lanes = if lanes.is_empty() { String::new() } else { format!(", &[{}]", lanes.join(", ")) };
    let data = g.data_bits().len();
    let filled = [
        ("{PINS}", g.pins.to_string()),
        ("{DATA_PINS}", g.data_pins.to_string()),
        ("{DATA}", data.to_string()),
        ("{CHECK}", (g.bits() - data).to_string()),
        ("{ENTRY}", g.bits().to_string()),
        ("{ENCODER}", design.top(Side::Encoder)),
        ("{DECODER}", design.top(Side::Decoder)),
        ("{ENABLE_FIELDS}", fields),
        ("{ENABLE_LANES}", lanes),
        ("{SOFTWARE}", software(scheme, surroundings)),
        ("{ENCODER_MODULES}", modules(&design.encoder)),
        ("{DECODER_MODULES}", modules(&design.decoder)),
    ];
    head(scheme, surroundings) + &fill(include_str!("templates/rust_hdl.rs.txt"), &filled)
}

/// A module's name and its Verilog, as an element of a list in Rust.
fn module_line(scheme: &Scheme, surroundings: Surroundings, design: &Design, module: &Module) -> String {
    let text = match surroundings {
        Surroundings::SelfContained(_) => raw_string(&design.text_of(&[module])),
        Surroundings::Package => format!("include_str!(\"../../verilog/{}/{}.v\")", scheme.id, module.name),
    };
    format!("        (\"{}\", {text}),\n", module.name)
}

/// A text as a raw string of Rust, with enough `#` signs for the quotation marks in it.
fn raw_string(text: &str) -> String {
    let signs = (1..).map(|n| "#".repeat(n)).find(|signs| !text.contains(&format!("\"{signs}"))).unwrap_or_default();
    format!("r{signs}\"{text}\"{signs}")
}

/// A line of the header, broken where it is too long.
fn comment(line: &str) -> String {
    provenance::comment("//!", line)
}

fn head(scheme: &Scheme, surroundings: Surroundings) -> String {
    let name = provenance::comment_text(&scheme.name);
    let source = provenance::comment_text(scheme.source.trim_end_matches('.'));
    let command = match surroundings {
        Surroundings::SelfContained(_) => format!("eccforge emit rust-hdl {}", provenance::argument(scheme)),
        Surroundings::Package => "cargo xtask generate".into(),
    };
    [
        comment(&format!("{name}: encoder and decoder as blocks of rust-hdl. Generated; do not edit.")),
        "//!\n".into(),
        comment(&format!("Scheme `{}`, sha-256 {}.", scheme.id, scheme.hash())),
        comment(&format!("Regenerate: `{command}`")),
        "//!\n".into(),
        comment(&format!("Source of the code: {source}.")),
        "//!\n".into(),
        comment(
            "Needs `rust-hdl-core` 0.46, the core of `rust-hdl`. In simulation a block computes its outputs by the decoder in \
             Rust of the same scheme; in Verilog it is a black box that brings its modules along. Fields are called as the \
             ports of the modules; ports that are not here stay open.",
        ),
        "\n".into(),
    ]
    .concat()
}

/// The decoder in Rust as the module `decoder`.
fn software(scheme: &Scheme, surroundings: Surroundings) -> String {
    match surroundings {
        Surroundings::SelfContained(module) => format!("\n#[allow(dead_code)]\nmod decoder {{\n{module}}}\n"),
        Surroundings::Package => format!("use eccforge_schemes::{} as decoder;\n", scheme.identifier()),
    }
}

/// A committed package of blocks: `Cargo.toml`, `src/lib.rs` and a module for each scheme, by path in its folder.
pub fn package(schemes: &[Scheme]) -> Vec<crate::design::File> {
    let mut names: Vec<String> = schemes.iter().map(Scheme::identifier).collect();
    names.sort();
    let modules: String = names.iter().map(|name| format!("#[rustfmt::skip]\npub mod {name};\n")).collect();
    let file = |name: String, text: String| crate::design::File { name, text };
    let mut files = vec![
        file("Cargo.toml".into(), include_str!("templates/rust_hdl_cargo.txt").into()),
        file("src/lib.rs".into(), include_str!("templates/rust_hdl_lib.rs.txt").replace("{MODULES}", &modules)),
    ];
    for scheme in schemes {
        files.push(file(format!("src/{}.rs", scheme.identifier()), rust_hdl(scheme, Surroundings::Package)));
    }
    files
}
