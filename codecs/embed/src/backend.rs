//! Selection of the instruction set: checks that this machine has exactly the features a kernel was compiled for.

use core::fmt;

/// A set of kernels. All give the same results for every input.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[non_exhaustive]
pub enum Backend {
    /// Table look-ups in safe Rust, for every machine. The run time depends on the data through the cache.
    Tables = 0,
    /// The bit-sliced circuit on 64-bit words in safe Rust, for every machine. Its run time is constant, including
    /// repairs.
    BitSlice = 1,
    /// x86-64 with AVX2: nibble look-ups in registers.
    Avx2 = 2,
    /// x86-64 with AVX2 and GFNI.
    Avx2Gfni = 3,
    /// x86-64 with AVX-512 F, BW and VBMI, GFNI and POPCNT.
    Avx512 = 4,
    /// AArch64 with NEON.
    Neon = 5,
}

impl Backend {
    /// All back ends, including those that this machine cannot run.
    pub const ALL: [Self; 6] = [Self::Tables, Self::BitSlice, Self::Avx2, Self::Avx2Gfni, Self::Avx512, Self::Neon];

    /// The fastest back end of this machine.
    pub fn detect() -> Self {
        [Self::Avx512, Self::Avx2Gfni, Self::Avx2, Self::Neon]
            .into_iter()
            .find(|b| b.is_supported())
            .unwrap_or(Self::Tables)
    }

    /// Whether this machine has every instruction that the back end uses, and its operating system saves the registers.
    pub fn is_supported(self) -> bool {
        match self {
            Self::Tables | Self::BitSlice => true,
            Self::Neon => cfg!(all(target_arch = "aarch64", target_feature = "neon")),
            Self::Avx2 => features::detected().avx2,
            Self::Avx2Gfni => features::detected().avx2 && features::detected().gfni,
            Self::Avx512 => features::detected().avx512 && features::detected().gfni,
        }
    }

    /// The name, which [`Backend::by_name`] accepts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Tables => "tables",
            Self::BitSlice => "bitslice",
            Self::Avx2 => "avx2",
            Self::Avx2Gfni => "avx2-gfni",
            Self::Avx512 => "avx512",
            Self::Neon => "neon",
        }
    }

    /// The back end called `name`.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|b| b.name() == name)
    }
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A back end that this machine can run. The only constructor checks this, and kernels rely on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Runnable(Backend);

impl Runnable {
    /// The back end, if this machine has its instructions.
    pub(crate) fn new(backend: Backend) -> Option<Self> {
        backend.is_supported().then_some(Self(backend))
    }

    pub(crate) fn get(self) -> Backend {
        self.0
    }
}

/// The features of this machine that kernels use.
#[derive(Clone, Copy, Default)]
struct Features {
    avx2: bool,
    avx512: bool,
    gfni: bool,
}

#[cfg(all(target_arch = "x86_64", not(miri)))]
#[allow(unsafe_code)]
mod features {
    use super::Features;
    use core::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv};
    use core::sync::atomic::{AtomicU8, Ordering};

    const KNOWN: u8 = 0x80;

    /// Determined once; later calls take one relaxed load. Two concurrent first calls store the same answer.
    pub(super) fn detected() -> Features {
        static CACHE: AtomicU8 = AtomicU8::new(0);
        let mut bits = CACHE.load(Ordering::Relaxed);
        if bits == 0 {
            let f = ask();
            bits = KNOWN | u8::from(f.avx2) | u8::from(f.avx512) << 1 | u8::from(f.gfni) << 2;
            CACHE.store(bits, Ordering::Relaxed);
        }
        Features { avx2: bits & 1 != 0, avx512: bits & 2 != 0, gfni: bits & 4 != 0 }
    }

    /// [Intel SDM, Vol. 1, 14.3 and 15.2]: CPUID reports the processor's features, and XCR0 the registers that the
    /// system saves.
    fn ask() -> Features {
        if __cpuid(0).eax < 7 {
            return Features::default();
        }
        const XSAVE_AND_OSXSAVE: u32 = 3 << 26;
        let first = __cpuid(1).ecx;
        if first & XSAVE_AND_OSXSAVE != XSAVE_AND_OSXSAVE {
            return Features::default();
        }
        // SAFETY: CPUID has just said that the processor has XSAVE and that the system has enabled it, so XGETBV exists.
        let saved = unsafe { xcr0() };
        let (ymm, zmm) = (saved & 0x6 == 0x6, saved & 0xE6 == 0xE6);
        let leaf = __cpuid_count(7, 0);
        let (b, c) = (|bit: u32| leaf.ebx >> bit & 1 == 1, |bit: u32| leaf.ecx >> bit & 1 == 1);
        Features {
            avx2: ymm && b(5),
            // F, BW and VBMI, and POPCNT.
            avx512: zmm && b(16) && b(30) && c(1) && first >> 23 & 1 == 1,
            gfni: ymm && c(8),
        }
    }

    #[target_feature(enable = "xsave")]
    fn xcr0() -> u64 {
        // SAFETY: XSAVE is enabled in this function; register 0 always exists.
        unsafe { _xgetbv(0) }
    }
}

#[cfg(not(all(target_arch = "x86_64", not(miri))))]
mod features {
    /// Under Miri the features come from `-C target-feature`. Other machines have none of them.
    pub(super) fn detected() -> super::Features {
        super::Features {
            avx2: cfg!(all(miri, target_feature = "avx2")),
            avx512: false,
            gfni: cfg!(all(miri, target_feature = "gfni")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_lead_back() {
        for backend in Backend::ALL {
            assert_eq!(Backend::by_name(backend.name()), Some(backend));
        }
        assert!(Backend::detect().is_supported());
    }

    #[cfg(all(target_arch = "x86_64", not(miri)))]
    #[test]
    fn detection_agrees_with_the_standard_library() {
        let std512 = std::is_x86_feature_detected!("avx512f")
            && std::is_x86_feature_detected!("avx512bw")
            && std::is_x86_feature_detected!("avx512vbmi")
            && std::is_x86_feature_detected!("gfni")
            && std::is_x86_feature_detected!("popcnt");
        assert_eq!(Backend::Avx512.is_supported(), std512);
        assert_eq!(Backend::Avx2.is_supported(), std::is_x86_feature_detected!("avx2"));
    }
}
