//! A top module under test: its vectors, and the facts that its Verilog and cocotb testbenches need.

use super::vectors::Vectors;
use crate::design::{Around, Options, Side};
use crate::verilog::Module;

/// A top module and the vectors that its testbenches read.
pub(super) struct Testbench<'d> {
    /// The module under test.
    pub module: &'d Module,
    /// The module that names the vector file.
    pub core: String,
    pub vectors: Vectors,
    /// The side of the codec, if the module is a pipeline.
    pub pipe: Option<Side>,
    /// The bus, if the module is a protected memory.
    pub memory: Option<Around>,
    /// Ports of the enables with their default values.
    pub enables: Vec<(String, bool)>,
}

impl Testbench<'_> {
    pub fn vector_file(&self) -> String {
        format!("{}_vectors.hex", self.core)
    }

    /// Whether the testbench uses the vectors of another module.
    pub fn borrows(&self) -> bool {
        self.core != self.module.name
    }

    /// Whether the module is a protected memory, or a wrapper of one.
    pub fn is_memory(&self) -> bool {
        self.memory.is_some()
    }

    /// Number of registers on the path of a pipeline; 0 in a module without a clock.
    pub fn latency(&self, options: &Options) -> usize {
        self.pipe.map_or(0, |side| options.pipe.stages(side))
    }
}
