//! The cost of weighing words one by one, and its limits for all commands.

/// Maximum dimension of a code whose words, 2 to this power, are weighed one by one.
pub const MAX_DIMENSIONS: usize = 32;
/// Maximum length of the words, in bits.
pub const MAX_LENGTH: usize = 4096;
/// Maximum number of 64-bit additions that weigh all words, as an exponent of 2, if the weights are requested: about a minute.
pub const MAX_STEPS: u32 = 35;
/// The limit for a distance that is part of another result: about a second.
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
