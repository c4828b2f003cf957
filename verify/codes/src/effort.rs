//! The cost of weighing words one by one, and its limits for all commands.

/// Words are weighed one by one if there are at most 2 to this power.
pub const MAX_DIMENSIONS: usize = 32;
/// Length of the longest words, in bits.
pub const MAX_LENGTH: usize = 4096;
/// Maximum number of 64-bit additions that weigh all words, as a power of 2, where weights are asked for: about a minute.
pub const MAX_STEPS: u32 = 35;
/// The limit for a distance that is a part of other results: about a second.
pub const MAX_QUICK_STEPS: u32 = 29;
/// The limit for a lightest codeword from information sets: a few seconds.
pub const MAX_SEARCH_STEPS: u32 = 32;

/// Number of 64-bit additions that weigh the 2^`dimensions` words of this length; `None` beyond the limits.
pub fn additions(dimensions: usize, length: usize) -> Option<u64> {
    if dimensions > MAX_DIMENSIONS || length > MAX_LENGTH {
        return None;
    }
    let additions = (length.div_ceil(64) as u64) << dimensions;
    (additions <= 1 << MAX_STEPS).then_some(additions)
}
