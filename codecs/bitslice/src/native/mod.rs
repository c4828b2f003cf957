//! A circuit as straight-line machine code: nothing is left to decide at run time, values stay in registers, and AVX-512
//! does any function of three nets in one instruction.
//!
//! [`logic`] breaks gates up, [`cover`] chooses instructions, [`order`] their order, [`allocate`] registers, [`x86`] encodes.
//! `unsafe` is in the last and in [`Native::run`]: code that is made at run time has no other way in.

mod allocate;
mod companion;
mod cover;
mod logic;
mod order;
#[allow(unsafe_code)]
mod x86;

use super::{Backend, Slot};
use allocate::Steps;
pub use companion::{COMPANION_REGISTERS, Companion, CompanionStep};
use eccforge_logic::circuit::Circuit;
use std::sync::OnceLock;

/// Instruction sets with native code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Isa {
    Avx512,
    Avx2,
}

impl Isa {
    /// That of a backend, if there is native code for it.
    pub fn of(backend: Backend) -> Option<Self> {
        match backend {
            Backend::Avx512 => Some(Self::Avx512),
            Backend::Avx2 => Some(Self::Avx2),
            Backend::Neon | Backend::U64 | Backend::Avx512Tape | Backend::Avx2Tape => None,
        }
    }

    fn registers(self) -> usize {
        match self {
            Self::Avx512 => 32,
            Self::Avx2 => 16,
        }
    }

    /// Vectors in a slot.
    fn parts(self) -> usize {
        match self {
            Self::Avx512 => 1,
            Self::Avx2 => 2,
        }
    }

    fn backend(self) -> Backend {
        match self {
            Self::Avx512 => Backend::Avx512,
            Self::Avx2 => Backend::Avx2,
        }
    }
}

/// Machine code of a circuit.
#[derive(Debug)]
pub(super) struct Native {
    machine: x86::Machine,
    isa: Isa,
    inputs: usize,
    outputs: usize,
    frame: usize,
    constants: usize,
    results: usize,
    size: [usize; 3],
}

/// The cheapest steps for a circuit on so many registers.
fn steps(circuit: &Circuit, isa: Isa, registers: usize) -> Steps {
    let logic = logic::Logic::of(circuit);
    let code = match isa {
        Isa::Avx512 => cover::three_inputs(&logic),
        Isa::Avx2 => cover::two_inputs(&logic),
    };
    let all = order::candidates(&code).map(|code| allocate::allocate(&code, registers));
    all.min_by_key(Steps::cost).expect("there are candidates")
}

/// Whether this process may make machine code, found out once; if not, why.
pub(super) fn allowed() -> Result<(), &'static str> {
    static ALLOWED: OnceLock<Result<(), String>> = OnceLock::new();
    let nothing = Steps { steps: Vec::new(), frame: 0 };
    let found = ALLOWED.get_or_init(|| x86::Machine::new(&nothing, None, Isa::Avx2).map(drop));
    found.as_ref().map(|&()| ()).map_err(String::as_str)
}

impl Native {
    /// Compiles a circuit.
    ///
    /// # Errors
    /// Why there is no code.
    pub fn compile(circuit: &Circuit, isa: Isa) -> Result<Self, String> {
        Self::with(circuit, isa, None)
    }

    /// Compiles a circuit for AVX-512 with a companion.
    ///
    /// # Errors
    /// Why there is no code.
    pub fn accompanied(circuit: &Circuit, companion: &Companion) -> Result<Self, String> {
        if !Companion::runs_here() {
            return Err("the machine lacks VAES".into());
        }
        Self::with(circuit, Isa::Avx512, Some(companion))
    }

    fn with(circuit: &Circuit, isa: Isa, companion: Option<&Companion>) -> Result<Self, String> {
        allowed()?;
        let bits = |ports: &[eccforge_logic::circuit::Port]| ports.iter().map(|p| p.nets.len()).sum();
        let reserved = companion.map_or(0, |_| usize::from(COMPANION_REGISTERS));
        let steps = steps(circuit, isa, isa.registers() - reserved);
        Ok(Self {
            machine: x86::Machine::new(&steps, companion, isa)?,
            isa,
            inputs: bits(circuit.inputs()),
            outputs: bits(circuit.outputs()),
            frame: steps.frame,
            constants: companion.map_or(0, Companion::constants),
            results: companion.map_or(0, Companion::results),
            size: steps.size(),
        })
    }

    /// Logic instructions, loads and stores.
    pub fn size(&self) -> [usize; 3] {
        self.size
    }

    /// Slots of the frame.
    pub fn frame(&self) -> usize {
        self.frame
    }

    /// Evaluates the circuit; `beside`: constants and results of the companion.
    ///
    /// # Panics
    /// If a slice is too short, or the machine lacks the instruction set.
    #[allow(unsafe_code)]
    pub fn run(&self, inputs: &[Slot], frame: &mut [Slot], outputs: &mut [Slot], beside: (&[Slot], &mut [Slot])) {
        assert!(self.isa.backend().runs_here(), "the caller has chosen an available backend");
        assert!(inputs.len() >= self.inputs && frame.len() >= self.frame && outputs.len() >= self.outputs);
        assert!(beside.0.len() >= self.constants && beside.1.len() >= self.results);
        let pointers = x86::Pointers {
            inputs: inputs.as_ptr(),
            frame: frame.as_mut_ptr(),
            outputs: outputs.as_mut_ptr(),
            constants: beside.0.as_ptr(),
            aside: beside.1.as_mut_ptr(),
        };
        // SAFETY: the instruction set has just been seen (that of a companion where it was compiled), and so have the
        // lengths, which are those of the steps; slices of one call do not overlap.
        unsafe { self.machine.run(pointers) }
    }
}
