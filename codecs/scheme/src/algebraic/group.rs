//! The rule that corrections of many symbols are within one group of symbols, such as the pins of a device.

/// More than `above` symbols are corrected only if all of them are in one aligned group of `symbols` symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Maximum number of symbols that are corrected anywhere.
    pub above: usize,
    /// Number of neighbouring symbols in a group; the last group of a codeword can be smaller.
    pub symbols: usize,
}

impl Group {
    /// Whether the decoder makes corrections of these distinct symbols.
    pub fn allows(&self, symbols: impl IntoIterator<Item = usize>) -> bool {
        let groups: Vec<usize> = symbols.into_iter().map(|s| s / self.symbols).collect();
        groups.len() <= self.above || groups.windows(2).all(|pair| pair[0] == pair[1])
    }
}
