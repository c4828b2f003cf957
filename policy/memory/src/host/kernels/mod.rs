//! Sweeps over real memory: streaming (non-temporal) stores, and reads that compare. The only module of this package with
//! `unsafe`, for vector instructions: [`Kernel`] is a proof that the processor has them, and no function returns before
//! its streaming stores are done. A loop that already runs at memory speed as plain Rust in a release build has
//! no other form.

mod portable;
#[cfg(target_arch = "x86_64")]
mod x86;

pub use portable::{fill_masked, holds, holds_masked, sum};
use std::fmt;

/// A cache line: 16 words. Buffers of lines are aligned as streaming stores need.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Line(pub [u32; WORDS]);

/// Words of a line.
pub const WORDS: usize = 16;
/// Number of lines after which the words of a residue modulo 20 are at the same positions again: 80 words.
pub const MASK_PERIOD: usize = 5;
/// Number of lines whose generators run in parallel, to hide the latency of a multiplication.
pub const LANES: usize = 8;

/// Sixteen minimal standard generators [Park, Miller 1988] in parallel, one for each word of a line. They have 31 bits;
/// bit 31 of eight successive words comes from a shift register, seeded with the exclusive or of the word before them
/// and their number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Random {
    /// The low 31 bits of the next line's words.
    pub states: Line,
    /// Factor from the states to those of the next line, below 2^31.
    pub factor: u32,
    /// The low 31 bits of the word before the next line.
    pub before: u32,
    /// The number of the next line's first eight words.
    pub entry: u32,
    /// Bits that are inverted in the output.
    pub inverted: u32,
}

/// The instructions that sweeps use. Only [`Kernel::available`], which asks the processor, makes values, so that safe
/// code cannot run instructions that are absent:
///
/// ```
/// use eccforge_memory::host::kernels::{Kernel, Line};
/// let mut lines = vec![Line::default(); 8];
/// Kernel::best().fill(&mut lines, &[Line([7; 16])]);
/// assert_eq!(lines[7], Line([7; 16]));
/// ```
/// ```compile_fail,E0599
/// use eccforge_memory::host::kernels::{Kernel, Line};
/// Kernel::Avx512.fill(&mut [Line::default()], &[Line::default()]);
/// ```
/// ```compile_fail,E0423
/// use eccforge_memory::host::kernels::Kernel;
/// let forged = Kernel(2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kernel(Instructions);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(any(miri, not(target_arch = "x86_64")), allow(dead_code, reason = "only asked for on x86-64"))]
enum Instructions {
    /// Plain Rust: any machine.
    Portable,
    /// x86-64 with AVX2: 32-byte streaming stores, which fill memory at its speed.
    Avx2,
    /// x86-64 with AVX-512 F and AVX2: random lines with 64-byte streaming stores.
    Avx512,
}

impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Instructions::Portable => "portable",
            Instructions::Avx2 => "avx2",
            Instructions::Avx512 => "avx512",
        })
    }
}

/// Asks the system to keep lines in memory as long as the program runs. Returns whether the system does.
pub fn lock(lines: &mut [Line]) -> bool {
    #[cfg(all(unix, not(miri)))]
    // SAFETY: the range is that of a slice.
    return unsafe { rustix::mm::mlock(lines.as_mut_ptr().cast(), std::mem::size_of_val(lines)) }.is_ok();
    #[cfg(not(all(unix, not(miri))))]
    return lines.is_empty();
}

/// Reads a word again, past the caches if the processor lets programs flush a line.
pub fn reread(word: &u32) -> u32 {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    // SAFETY: SSE2, which has both instructions, belongs to every x86-64; the line is that of a reference.
    unsafe {
        std::arch::x86_64::_mm_clflush(std::ptr::from_ref(word).cast());
        std::arch::x86_64::_mm_mfence();
    }
    // SAFETY: the word is that of a reference.
    unsafe { std::ptr::from_ref(word).read_volatile() }
}

// SAFETY of every call into `x86`: `self` holds `Avx2` or `Avx512` only if `available` has found AVX2, and `Avx512` only if
// it has also found AVX-512 F; the field is private to this module, and nothing else here makes one.
impl Kernel {
    /// The kernels that this machine has, the fastest last.
    pub fn available() -> Vec<Self> {
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        if std::arch::is_x86_feature_detected!("avx2") {
            let avx512 = std::arch::is_x86_feature_detected!("avx512f").then_some(Instructions::Avx512);
            return [Instructions::Portable, Instructions::Avx2].into_iter().chain(avx512).map(Self).collect();
        }
        vec![Self(Instructions::Portable)]
    }

    /// The fastest kernel that this machine has.
    pub fn best() -> Self {
        Self::available().pop().unwrap_or(Self(Instructions::Portable))
    }

    /// Writes `pattern` repeatedly, bypassing the caches.
    ///
    /// # Panics
    /// If the pattern is empty.
    pub fn fill(self, lines: &mut [Line], pattern: &[Line]) {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: see above.
            Instructions::Avx512 | Instructions::Avx2 => unsafe { x86::fill(lines, pattern) },
            _ => lines.chunks_mut(pattern.len()).for_each(|c| c.copy_from_slice(&pattern[..c.len()])),
        }
    }

    /// Writes the next lines of random blocks, as [`Kernel::fill`].
    pub fn random(self, random: &mut Random, out: &mut [Line]) {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: see above.
            Instructions::Avx512 => unsafe { x86::random_avx512(random, out) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: see above.
            Instructions::Avx2 => unsafe { x86::random(random, out) },
            _ => portable::random(random, out),
        }
    }

    /// Whether the lines hold the next lines of random blocks.
    pub fn holds_random(self, random: &mut Random, lines: &[Line]) -> bool {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: see above.
            Instructions::Avx512 => unsafe { x86::holds_random_avx512(random, lines) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: see above.
            Instructions::Avx2 => unsafe { x86::holds_random(random, lines) },
            _ => portable::holds_random(random, lines),
        }
    }

    /// Runs a linear congruential generator for `steps` steps from `start` in every word. With `shared` the state goes
    /// through memory after every step.
    pub fn logic(self, (a, c): (u32, u32), steps: u64, start: u32, shared: bool, out: &mut [Line; LANES]) {
        match (self.0, shared) {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: see above.
            (Instructions::Avx512 | Instructions::Avx2, false) => unsafe { x86::logic(a, c, steps, start, out) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: see above.
            (Instructions::Avx512 | Instructions::Avx2, true) => unsafe { x86::shared_logic(a, c, steps, start, out) },
            (_, false) => portable::logic(a, c, steps, start, out),
            (_, true) => portable::shared_logic(a, c, steps, start, out),
        }
    }
}
