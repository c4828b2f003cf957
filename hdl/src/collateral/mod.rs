//! Makes all files of a design: modules, vectors, testbenches, file lists, assertions, matrices and safety figures.

mod bench;
mod cocotb;
mod drop_in;
mod fmeda;
mod lax;
mod lists;
mod matrices;
mod pipe_testbench;
mod ram_files;
mod ram_testbench;
mod rust_hdl;
pub mod sequential;
mod sva;
mod system_verilog;
mod testbench;
mod vectors;
mod vhdl;

pub use fmeda::fmeda;
pub use lax::LaxFlags;
pub use rust_hdl::{Surroundings, package as rust_hdl_package, rust_hdl};
pub use vectors::{Vectors, decoder_vectors, encoder_vectors, ram_vectors};
pub use vhdl::components;

use crate::design::{Around, Design, File, Options, Scope, Side};
use bench::Testbench;
use eccforge_scheme::Scheme;

/// A testbench for every top module of a design.
fn testbenches<'d>(scheme: &Scheme, options: &Options, design: &'d Design) -> Vec<Testbench<'d>> {
    let enables: Vec<_> = scheme.enables.iter().map(|e| (options.input(&e.name), e.default)).collect();
    let bench =
        |module, core, vectors| Testbench { module, core, vectors, pipe: None, memory: None, enables: enables.clone() };
    let mut all = Vec::new();
    for side in Side::BOTH {
        let top = design.modules_of(side).last().map(|module| (module, None));
        let pipe = design.pipe_of(side).last().map(|module| (module, Some(side)));
        for (module, pipe) in top.into_iter().chain(pipe) {
            let vectors = match side {
                Side::Encoder => encoder_vectors(scheme, options),
                Side::Decoder => decoder_vectors(scheme, options),
            };
            all.push(Testbench { pipe, ..bench(module, design.top(side), vectors) });
        }
    }
    // The memory itself comes before its wrapper; a queue has neither.
    let around = options.wrap.as_ref().map_or(Around::Plain, |ram| ram.around);
    let (first, core) = match around {
        Around::Fifo => (Around::Fifo, "fifo"),
        _ => (Around::Plain, "ram"),
    };
    for (module, around) in design.ram.iter().filter(|module| !module.is_source()).zip([first, around]) {
        let bench = bench(module, format!("{}_{core}", design.prefix), ram_vectors(scheme, options));
        all.push(Testbench { memory: Some(around), ..bench });
    }
    for module in &design.drop_ins {
        all.push(bench(module, module.name.clone(), drop_in::vectors(scheme, options, module)));
    }
    all
}

/// The Verilog testbench of a top module.
fn testbench(scheme: &Scheme, options: &Options, bench: &Testbench<'_>) -> File {
    match (bench.pipe, bench.memory, &options.wrap) {
        (Some(side), ..) => pipe_testbench::file(scheme, options, bench, side),
        (_, Some(around), Some(ram)) => ram_testbench::file(scheme, options, ram, bench, around),
        _ => testbench::file(scheme, options, &bench.module.name, &bench.vectors),
    }
}

/// A package of structs and a wrapper for each top module, in SystemVerilog.
pub fn wrappers(scheme: &Scheme, options: &Options, design: &Design) -> Vec<File> {
    system_verilog::files(scheme, options, design)
}

/// All files of a scheme: modules and companion files.
pub fn of_scheme(scheme: &Scheme, options: &Options) -> Vec<File> {
    files(scheme, options, &Design::new(scheme, options), Vec::new())
}

/// All files of a design: its modules and companion files, including `others`, the caller's files that the lists also name.
/// Assertions are written for decoders of whole entries with all outputs.
pub fn files(scheme: &Scheme, options: &Options, design: &Design, others: Vec<File>) -> Vec<File> {
    let benches = testbenches(scheme, options, design);
    let mut files = others;
    files.extend(benches.iter().map(|bench| testbench(scheme, options, bench)));
    // Pipelines and wrappers read the vectors of the module inside them.
    let own = benches.iter().filter(|bench| !bench.borrows());
    files.extend(own.map(|bench| vectors::file(&bench.core, &bench.vectors)));
    files.push(cocotb::file(scheme, options, design, &benches));
    files.extend(cocotb::bursts(scheme, options, design, &benches));
    if options.system_verilog {
        files.extend(wrappers(scheme, options, design));
    }
    files.extend(matrices::files(scheme));
    if options.scope == Scope::Entry && options.has(Side::Decoder) {
        files.extend(sva::files(scheme, options, design));
    }
    if let (Some(ram), Some(top)) = (&options.wrap, design.ram.last()) {
        files.extend(ram_files::files(scheme, options, ram, top));
    }
    files.extend(sva::scripts(scheme, options, design));
    let mut names: Vec<String> = files.iter().map(|f| f.name.clone()).collect();
    let list = lists::filelist(design, &names);
    names.push(list.name.clone());
    files.push(list);
    files.push(lists::core(scheme, options, design, &benches, &names));
    files.extend(lists::library(design));
    design.files().into_iter().chain(files).collect()
}
