//! The logic test: a linear congruential generator of short period must come back to zero (M.3).

/// Multiplier and increment of a generator mod 2^32 whose orbit of 0 has a given length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Generator {
    /// Number of steps after which the state is zero again for the first time.
    pub period: u32,
    /// Multiplier.
    pub a: u32,
    /// Increment.
    pub c: u32,
}

/// The periods with a generator. Any other period is rejected, because it has no test.
pub const GENERATORS: [Generator; 5] = [
    Generator { period: 128, a: 0x0432_b47f, c: 0x1ce8_0000 },
    Generator { period: 256, a: 0x7161_ac7f, c: 0x4384_0000 },
    Generator { period: 512, a: 0x61c8_647f, c: 0x2b3e_0000 },
    Generator { period: 1024, a: 0x0fbf_ffff, c: 0x3bf7_5696 },
    Generator { period: 2048, a: 0x763f_ffff, c: 0x4769_466f },
];

impl Generator {
    /// The generator of a period.
    pub fn of_period(period: u32) -> Result<Self, String> {
        GENERATORS.into_iter().find(|g| g.period == period).ok_or_else(|| {
            let known = GENERATORS.map(|g| g.period.to_string()).join(", ");
            format!("there is no generator of period {period}; the periods are {known}")
        })
    }

    /// Computes one step. The complement and the exclusive-ors undo each other: they are work for the logic under test.
    #[inline]
    #[must_use]
    pub fn step(&self, state: u32) -> u32 {
        let state = !self.a.wrapping_mul(state).wrapping_add(self.c);
        (state ^ 0xFFFF_FFF0) ^ 0xF
    }

    /// The state after `steps` steps from zero, with one bit flipped after some of them.
    pub fn run(&self, steps: u64, flip: Option<(u64, u32)>) -> u32 {
        let mut state = 0;
        for i in 0..steps {
            state = self.step(state);
            if let Some((at, bit)) = flip
                && at == i
            {
                state ^= 1 << bit;
            }
        }
        state
    }
}
