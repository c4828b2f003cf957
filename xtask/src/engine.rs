//! Tests of the verification engine that need more than this machine's instructions: NEON under emulation, and MPI.

use crate::embedded::on_neon;
use crate::step::{self, Outcome};

/// The lanes on NEON, cross-compiled and run by qemu.
pub fn neon() -> Outcome {
    on_neon("lanes on NEON under qemu", &["--package", "eccforge-bitslice", "--test", "bitslice"], &[])
}

/// The same counts on one and two MPI ranks.
pub fn ranks() -> Outcome {
    step::cargo("MPI ranks", &["test", "--workspace", "--features", "eccforge/mpi", "--test", "ranks"])
}
