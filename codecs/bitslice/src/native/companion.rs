//! Work that runs beside a circuit, instruction by instruction between its own: encryption keeps units busy that logic
//! leaves idle, and each hides the other's latency.

/// One instruction on 512-bit registers of its own, constants and results; registers count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompanionStep {
    /// A constant.
    Load {
        /// Register written.
        to: u8,
        /// Constant read.
        from: usize,
    },
    /// Adds a register, 64 bits at a time.
    Add {
        /// Register changed.
        to: u8,
        /// Register added.
        from: u8,
    },
    /// XOR of two registers.
    Xor {
        /// Register written.
        to: u8,
        /// Registers read.
        of: [u8; 2],
    },
    /// A round of AES on each 128 bits.
    AesRound {
        /// Register changed.
        to: u8,
        /// Register with the key.
        key: u8,
    },
    /// A last round of AES.
    AesLastRound {
        /// Register changed.
        to: u8,
        /// Register with the key.
        key: u8,
    },
    /// Asks for the memory of a result that will be written soon.
    Prefetch {
        /// Result.
        to: usize,
    },
    /// Stores a result.
    Store {
        /// Result written.
        to: usize,
        /// Register read.
        from: u8,
    },
}

/// Registers that a companion may use; the circuit has the others.
pub const COMPANION_REGISTERS: u8 = 7;

/// Straight-line work with registers, constants and results of its own. Invariant: it uses registers below
/// [`COMPANION_REGISTERS`], and constants and results below the numbers it names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Companion {
    steps: Vec<CompanionStep>,
    constants: usize,
    results: usize,
}

impl Companion {
    /// Takes steps in their order.
    ///
    /// # Panics
    /// If a step names a register from [`COMPANION_REGISTERS`] on.
    pub fn new(steps: Vec<CompanionStep>) -> Self {
        let (mut constants, mut results) = (0, 0);
        for step in &steps {
            let (registers, constant, result) = match *step {
                CompanionStep::Load { to, from } => ([to, to, to], Some(from), None),
                CompanionStep::Xor { to, of: [a, b] } => ([to, a, b], None, None),
                CompanionStep::Add { to, from: other }
                | CompanionStep::AesRound { to, key: other }
                | CompanionStep::AesLastRound { to, key: other } => ([to, to, other], None, None),
                CompanionStep::Prefetch { to } => ([0, 0, 0], None, Some(to)),
                CompanionStep::Store { to, from } => ([from, from, from], None, Some(to)),
            };
            assert!(registers.iter().all(|r| *r < COMPANION_REGISTERS), "{step:?} uses a register that is not its own");
            constants = constants.max(constant.map_or(0, |c| c + 1));
            results = results.max(result.map_or(0, |r| r + 1));
        }
        Self { steps, constants, results }
    }

    /// Whether this machine has the instructions.
    pub fn runs_here() -> bool {
        std::arch::is_x86_feature_detected!("avx512f") && std::arch::is_x86_feature_detected!("vaes")
    }

    pub(super) fn steps(&self) -> &[CompanionStep] {
        &self.steps
    }

    pub(super) fn constants(&self) -> usize {
        self.constants
    }

    pub(super) fn results(&self) -> usize {
        self.results
    }
}
