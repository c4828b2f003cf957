//! Compiles a circuit to straight-line machine code. Values stay in registers, and AVX-512 computes any function of
//! three nets in one instruction.
//!
//! [`logic`] decomposes gates, [`cover`] chooses instructions, [`order`] their order, [`allocate`] registers, and
//! [`x86`] encodes. `unsafe` is needed only in [`x86`] and in [`Native::run`], because machine code that is made at
//! run time cannot be called otherwise.

mod allocate;
mod cover;
mod logic;
mod order;
#[allow(unsafe_code)]
mod x86;

use super::{Backend, Slot};
use crate::graph::Circuit;
use crate::word_program::WordProgram;
use allocate::Steps;
use std::sync::OnceLock;

/// Machine code of a circuit.
#[derive(Debug)]
pub(super) struct Native {
    machine: x86::Machine,
    backend: Backend,
    inputs: usize,
    outputs: usize,
    frame: usize,
    size: [usize; 3],
}

/// The cheapest steps for a circuit: in AVX-512 with 32 registers and any function of three operands, else in AVX2.
fn steps(circuit: &Circuit, is_wide: bool) -> Steps {
    let logic = logic::Logic::of(&WordProgram::new(circuit));
    // AVX2 has no instruction for functions of three operands; a cover by them would be split again.
    let (code, registers) = if is_wide { (cover::three_inputs(&logic), 32) } else { (cover::two_inputs(&logic), 16) };
    let all = order::candidates(&code).map(|code| allocate::allocate(&code, registers));
    all.min_by_key(Steps::cost).expect("there are candidates")
}

/// Whether this process may create executable memory; the error is the reason why not. Determined once.
pub(super) fn allowed() -> Result<(), &'static str> {
    // Hardened kernels (SELinux, systemd's MemoryDenyWriteExecute) reject the request; trying once is the only test.
    static ALLOWED: OnceLock<Result<(), String>> = OnceLock::new();
    let nothing = Steps { steps: Vec::new(), frame: 0 };
    let found = ALLOWED.get_or_init(|| x86::Machine::new(&nothing, false).map(drop));
    found.as_ref().map(|&()| ()).map_err(String::as_str)
}

impl Native {
    /// Compiles a circuit for AVX-512 or AVX2.
    ///
    /// # Errors
    /// The reason why no code can be created.
    pub fn compile(circuit: &Circuit, backend: Backend) -> Result<Self, String> {
        allowed()?;
        let is_wide = backend == Backend::Avx512;
        let steps = steps(circuit, is_wide);
        Ok(Self {
            machine: x86::Machine::new(&steps, is_wide)?,
            backend,
            inputs: circuit.inputs().iter().map(|p| p.nets.len()).sum(),
            outputs: circuit.output_nets().count(),
            frame: steps.frame,
            size: steps.size(),
        })
    }

    /// Returns the numbers of logic instructions, loads and stores.
    pub fn size(&self) -> [usize; 3] {
        self.size
    }

    /// Slots of the frame.
    pub fn frame(&self) -> usize {
        self.frame
    }

    /// Evaluates the circuit.
    ///
    /// # Panics
    /// If a slice is too short, or the machine lacks the instruction set.
    #[allow(unsafe_code)]
    pub fn run(&self, inputs: &[Slot], frame: &mut [Slot], outputs: &mut [Slot]) {
        assert!(self.backend.runs_here(), "the caller has chosen an available backend");
        assert!(inputs.len() >= self.inputs && frame.len() >= self.frame && outputs.len() >= self.outputs);
        // SAFETY: the instruction set has just been seen, and so have the lengths, which are those of the steps; slices of
        // one call do not overlap.
        unsafe { self.machine.run(inputs.as_ptr(), frame.as_mut_ptr(), outputs.as_mut_ptr()) }
    }
}
