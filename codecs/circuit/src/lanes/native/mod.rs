//! Compiles a circuit to straight-line machine code. Values stay in registers, and AVX-512 computes any function of
//! three nets in one instruction.
//!
//! [`logic`] decomposes gates, [`cover`] chooses instructions, [`order`] their order, [`allocate`] registers, and
//! [`x86`] encodes. [`rounds`] are further instructions, which draw random inputs of the next run. `unsafe` is needed
//! only in [`x86`] and in the functions that run its code, because machine code that is made at run time cannot be
//! called otherwise.

mod allocate;
mod cover;
mod logic;
mod order;
mod rounds;
#[allow(unsafe_code)]
mod x86;

use super::{Backend, Counters, Slot};
use crate::graph::Circuit;
use crate::word_program::WordProgram;
use allocate::Steps;
use std::sync::OnceLock;

/// Machine code of a circuit.
#[derive(Debug)]
pub(super) struct Native {
    machine: x86::Machine,
    backend: Backend,
    /// Whether the code also encrypts counters.
    draws: bool,
    inputs: usize,
    outputs: usize,
    frame: usize,
    size: [usize; 3],
}

/// The cheapest steps for a circuit: in AVX-512 with any function of three operands, else in AVX2.
fn steps(circuit: &Circuit, is_wide: bool, registers: usize) -> Steps {
    let logic = logic::Logic::of(&WordProgram::new(circuit));
    // AVX2 has no instruction for functions of three operands; a cover by them would be split again.
    let code = if is_wide { cover::three_inputs(&logic) } else { cover::two_inputs(&logic) };
    let all = order::candidates(&code).map(|code| allocate::allocate(&code, registers));
    all.min_by_key(Steps::cost).expect("there are candidates")
}

/// Whether this process may create executable memory; the error is the reason why not. Determined once.
pub(super) fn allowed() -> Result<(), &'static str> {
    // Hardened kernels (SELinux, systemd's MemoryDenyWriteExecute) reject the request; trying once is the only test.
    static ALLOWED: OnceLock<Result<(), String>> = OnceLock::new();
    let nothing = Steps { steps: Vec::new(), frame: 0 };
    let found = ALLOWED.get_or_init(|| x86::Machine::new(&nothing, &[], false).map(drop));
    found.as_ref().map(|&()| ()).map_err(String::as_str)
}

impl Native {
    /// Compiles a circuit for AVX-512 or AVX2.
    ///
    /// # Errors
    /// The reason why no code can be created.
    pub fn compile(circuit: &Circuit, backend: Backend) -> Result<Self, String> {
        let is_wide = backend == Backend::Avx512;
        Self::of(circuit, backend, &steps(circuit, is_wide, if is_wide { 32 } else { 16 }), &[])
    }

    /// Compiles a circuit for AVX-512, with AES rounds that encrypt as many slots of counters as the circuit has inputs.
    ///
    /// # Errors
    /// The reason why no code can be created.
    pub fn compile_with_rounds(circuit: &Circuit) -> Result<Self, String> {
        if !std::arch::is_x86_feature_detected!("vaes") {
            return Err("the machine lacks VAES".to_owned());
        }
        let inputs = circuit.inputs().iter().map(|p| p.nets.len()).sum();
        Self::of(circuit, Backend::Avx512, &steps(circuit, true, rounds::LEFT), &rounds::rounds(inputs))
    }

    fn of(circuit: &Circuit, backend: Backend, steps: &Steps, rounds: &[rounds::Round]) -> Result<Self, String> {
        allowed()?;
        Ok(Self {
            machine: x86::Machine::new(steps, rounds, backend == Backend::Avx512)?,
            backend,
            draws: !rounds.is_empty(),
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

    /// Evaluates the circuit, with code that does not draw.
    ///
    /// # Panics
    /// If a slice is too short, or the machine lacks the instruction set.
    #[allow(unsafe_code)]
    pub fn run(&self, inputs: &[Slot], frame: &mut [Slot], outputs: &mut [Slot]) {
        self.assert_room(inputs, frame, outputs);
        assert!(!self.draws, "this code was compiled without rounds");
        // SAFETY: the instruction set has just been seen, and so have the lengths, which are those of the steps; slices of
        // one call do not overlap.
        unsafe { self.machine.run(inputs.as_ptr(), frame.as_mut_ptr(), outputs.as_mut_ptr()) }
    }

    /// Evaluates the circuit and encrypts counters, with code that has rounds.
    ///
    /// # Panics
    /// As for [`Native::run`].
    #[allow(unsafe_code)]
    pub fn run_and_draw(
        &self,
        inputs: &[Slot],
        frame: &mut [Slot],
        outputs: &mut [Slot],
        (counters, encrypted): (&Counters, &mut [Slot]),
    ) {
        self.assert_room(inputs, frame, outputs);
        assert!(self.draws && encrypted.len() >= self.inputs, "the rounds write as many slots as there are inputs");
        let (frame, outputs, encrypted) = (frame.as_mut_ptr(), outputs.as_mut_ptr(), encrypted.as_mut_ptr());
        // SAFETY: as above; VAES was seen when the code was compiled.
        unsafe { self.machine.run_with_rounds(inputs.as_ptr(), frame, outputs, (counters, encrypted)) }
    }

    fn assert_room(&self, inputs: &[Slot], frame: &[Slot], outputs: &[Slot]) {
        assert!(self.backend.runs_here(), "the caller has chosen an available backend");
        assert!(inputs.len() >= self.inputs && frame.len() >= self.frame && outputs.len() >= self.outputs);
    }
}
