//! Tests of the verification engine that need more than this machine's instructions: NEON under emulation, and MPI.

use crate::embedded::on_neon;
use crate::setup;
use crate::step::Outcome;

/// The lanes on NEON, cross-compiled and run by qemu.
pub fn neon() -> Outcome {
    on_neon("lanes on NEON under qemu", &["--package", "eccforge-bitslice", "--test", "bitslice"], &[])
}

/// Whether the feature `mpi` can be built and run: the library, its starter, and libclang, which reads its header.
pub fn has_mpi() -> bool {
    ["mpirun", "mpicc", "libclang"].iter().all(|program| setup::has(program))
}
