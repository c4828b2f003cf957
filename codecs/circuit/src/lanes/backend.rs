//! Instruction sets that evaluate a circuit, chosen at run time or by name.

use std::str::FromStr;

/// An instruction set for 512-sample slots. All sets give the same results and differ only in speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Backend {
    /// Machine code for AVX-512F: one 512-bit register per slot and three-input logic in one instruction. If the
    /// system forbids machine code that is made at run time, the tape of [`Backend::U64`] is used.
    Avx512,
    /// Machine code for AVX2, or the tape as for [`Backend::Avx512`]: two 256-bit registers per slot.
    Avx2,
    /// The tape on AArch64, whose words the compiler puts in four 128-bit registers per slot.
    Neon,
    /// Plain 64-bit words, eight per slot, for every machine.
    U64,
}

impl Backend {
    /// All backends, fastest first.
    pub const ALL: [Self; 4] = [Self::Avx512, Self::Avx2, Self::Neon, Self::U64];

    /// Name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Avx512 => "avx512",
            Self::Avx2 => "avx2",
            Self::Neon => "neon",
            Self::U64 => "u64",
        }
    }

    /// Returns the name, whether circuits run as machine code or from a tape, and the reason.
    pub fn description(self) -> String {
        #[cfg(target_arch = "x86_64")]
        if matches!(self, Self::Avx512 | Self::Avx2) {
            return match super::native::allowed() {
                Ok(()) => format!("{}, machine code", self.name()),
                Err(reason) => format!("{}, tape because {reason}", self.name()),
            };
        }
        format!("{}, tape", self.name())
    }

    /// Whether this machine has the instructions.
    pub fn runs_here(self) -> bool {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => std::arch::is_x86_feature_detected!("avx512f"),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => std::arch::is_x86_feature_detected!("avx2"),
            #[cfg(target_arch = "aarch64")]
            Self::Neon => std::arch::is_aarch64_feature_detected!("neon"),
            Self::U64 => true,
            #[allow(unreachable_patterns)] // each architecture lacks some
            _ => false,
        }
    }

    /// The fastest backend of this machine.
    pub fn best() -> Self {
        // `U64` needs no instructions of its own, so the search always finds a backend.
        Self::ALL.into_iter().find(|b| b.runs_here()).unwrap_or(Self::U64)
    }

    /// This backend, if the machine runs it.
    ///
    /// # Errors
    /// The machine lacks the instructions.
    pub fn available(self) -> Result<Self, String> {
        if self.runs_here() {
            return Ok(self);
        }
        let here: Vec<_> = Self::ALL.iter().filter(|b| b.runs_here()).map(|b| b.name()).collect();
        Err(format!("this machine cannot run the lane `{}`; it runs {}", self.name(), here.join(", ")))
    }
}

impl FromStr for Backend {
    type Err = String;

    /// Parses a name; `auto` is the fastest backend.
    fn from_str(name: &str) -> Result<Self, String> {
        if name == "auto" {
            return Ok(Self::best());
        }
        Self::ALL.into_iter().find(|b| b.name() == name).ok_or_else(|| {
            format!("there is no lane `{name}`: the lanes are `auto`, `avx512`, `avx2`, `neon` and `u64`")
        })
    }
}
