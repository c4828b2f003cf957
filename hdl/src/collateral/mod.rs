//! What stands beside the Verilog: vectors, testbenches, file lists, assertions, matrices, safety figures.

mod fmeda;
mod lists;
mod matrices;
mod pipe_testbench;
mod sva;
mod system_verilog;
mod testbench;
mod vectors;

pub use fmeda::fmeda;
pub use vectors::{Vectors, decoder_vectors, encoder_vectors};

use crate::design::{Design, File, Options, Scope};
use eccforge_scheme::Scheme;

/// All collateral of a design for whole entries; the other scopes get no assertions, and a part that is not emitted gets nothing.
pub fn files(scheme: &Scheme, options: &Options, design: &Design) -> Vec<File> {
    let (encoder, decoder) = (encoder_vectors(scheme, options), decoder_vectors(scheme, options));
    let mut files = Vec::new();
    for (has, top, vectors) in [
        (options.part.has(false), design.encoder_top(), &encoder),
        (options.part.has(true), design.decoder_top(), &decoder),
    ] {
        if has {
            files.push(vectors::file(&top, vectors));
            files.push(testbench::file(scheme, options, &top, vectors));
        }
    }
    files.extend([
        lists::filelist(design),
        lists::core(scheme, options, design),
        testbench::cocotb(scheme, options, design, &encoder, &decoder),
    ]);
    files.extend(pipe_testbench::files(scheme, options, design, &encoder, &decoder));
    if options.system_verilog {
        files.extend(system_verilog::files(scheme, options, design));
    }
    files.extend(matrices::files(scheme));
    if options.scope == Scope::Entry && options.part.has(true) {
        files.extend(sva::files(scheme, options, design));
    }
    files
}
