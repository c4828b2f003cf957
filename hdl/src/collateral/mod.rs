//! Companion files of the Verilog: vectors, testbenches, file lists, assertions, matrices and safety figures.

mod cocotb;
mod drop_in;
mod fmeda;
mod lists;
mod matrices;
mod pipe_testbench;
mod ram_files;
mod ram_testbench;
mod rust_hdl;
mod sva;
mod system_verilog;
mod testbench;
mod vectors;

pub use fmeda::fmeda;
pub use rust_hdl::{Surroundings, package as rust_hdl_package, rust_hdl};
pub use vectors::{Vectors, decoder_vectors, encoder_vectors, ram_vectors};

use crate::design::{Design, File, Options, Scope, library};
use crate::verilog::Module;
use eccforge_scheme::Scheme;

/// A top module and the vectors that its testbenches read.
pub(crate) struct Testbench<'d> {
    /// The module under test.
    module: &'d Module,
    /// The module that names the vector file.
    core: String,
    vectors: Vectors,
    /// Ports of the enables with their default values.
    enables: Vec<(String, bool)>,
}

impl Testbench<'_> {
    fn vector_file(&self) -> String {
        format!("{}_vectors.hex", self.core)
    }

    /// Whether it uses the vectors of another module.
    fn borrows(&self) -> bool {
        self.core != self.module.name
    }

    /// Whether it is a protected memory, or an AXI4-Lite wrapper of one.
    fn is_memory(&self) -> bool {
        self.core.ends_with("_ram")
    }

    fn file(&self, scheme: &Scheme, options: &Options) -> File {
        let name = &self.module.name;
        if name.ends_with("_pipe") {
            pipe_testbench::file(scheme, options, self)
        } else if let (true, Some(ram)) = (self.is_memory(), &options.wrap) {
            ram_testbench::file(scheme, options, ram, self)
        } else {
            testbench::file(scheme, options, name, &self.vectors)
        }
    }
}

/// A testbench for every top module of a design.
fn testbenches<'d>(scheme: &Scheme, options: &Options, design: &'d Design) -> Vec<Testbench<'d>> {
    let enables = scheme.enables.iter().map(|e| (options.input(&e.name), e.default)).collect::<Vec<_>>();
    let encoder = [&design.encoder, &design.encoder_pipe].into_iter().filter_map(|list| list.last());
    let decoder = [&design.decoder, &design.decoder_pipe].into_iter().filter_map(|list| list.last());
    let encoder = encoder.map(|m| (m, design.encoder_top(), encoder_vectors(scheme, options)));
    let decoder = decoder.map(|m| (m, design.decoder_top(), decoder_vectors(scheme, options)));
    let core = format!("{}_ram", design.prefix);
    let ram = design.ram.iter().filter(|m| !m.is_source());
    let ram = ram.map(|m| (m, core.clone(), ram_vectors(scheme, options)));
    let drop_ins = design.drop_ins.iter().map(|m| (m, m.name.clone(), drop_in::vectors(scheme, options, m)));
    let all = encoder.chain(decoder).chain(ram).chain(drop_ins);
    all.map(|(module, core, vectors)| Testbench { module, core, vectors, enables: enables.clone() }).collect()
}

/// A package of structs and a wrapper for each top module, in SystemVerilog.
pub fn wrappers(scheme: &Scheme, options: &Options, design: &Design) -> Vec<File> {
    system_verilog::files(scheme, options, design)
}

/// All companion files of a design, including `others`, the caller's files that the lists also name. Assertions are
/// written for decoders of whole entries with all outputs.
pub fn files(scheme: &Scheme, options: &Options, design: &Design, others: Vec<File>) -> Vec<File> {
    let benches = testbenches(scheme, options, design);
    let mut files = others;
    files.extend(benches.iter().map(|bench| bench.file(scheme, options)));
    let own = benches.iter().filter(|bench| !bench.borrows());
    files.extend(own.map(|bench| vectors::file(&bench.core, &bench.vectors)));
    files.push(cocotb::file(scheme, options, design, &benches));
    if options.system_verilog {
        files.extend(wrappers(scheme, options, design));
    }
    files.extend(matrices::files(scheme));
    if options.scope == Scope::Entry && options.part.has(true) {
        files.extend(sva::files(scheme, options, design));
    }
    if let (Some(ram), Some(top)) = (&options.wrap, design.ram.last()) {
        files.extend(ram_files::files(scheme, options, ram, top));
    }
    files.extend(library::properties(design.modules()));
    let mut names: Vec<String> = files.iter().map(|f| f.name.clone()).collect();
    let list = lists::filelist(design, &names);
    names.push(list.name.clone());
    files.push(list);
    files.push(lists::core(scheme, options, design, &benches, &names));
    files
}
