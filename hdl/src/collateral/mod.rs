//! What stands beside the Verilog: vectors, testbenches, file lists, assertions, matrices, safety figures.

mod lists;
mod matrices;
mod sva;
mod testbench;
mod vectors;

pub use vectors::{Vectors, decoder_vectors, encoder_vectors};

use crate::design::{Design, File, Options, Scope};
use eccforge_codecs::scheme::Scheme;

/// All collateral of a design for whole entries; the codeword and minimal scopes get vectors and file lists only.
pub fn files(scheme: &Scheme, options: &Options, design: &Design) -> Vec<File> {
    let (encoder, decoder) = (encoder_vectors(scheme, options), decoder_vectors(scheme, options));
    let mut files = vec![
        vectors::file(&design.encoder_top(), &encoder),
        vectors::file(&design.decoder_top(), &decoder),
        testbench::file(scheme, options, &design.encoder_top(), &encoder),
        testbench::file(scheme, options, &design.decoder_top(), &decoder),
        lists::filelist(design),
        lists::core(scheme, design),
        testbench::cocotb(scheme, options, design, &encoder, &decoder),
    ];
    files.extend(matrices::files(scheme));
    if options.scope == Scope::Entry {
        files.push(sva::decoder(scheme, options, design));
    }
    files
}
