//! How a decoder locates errors and computes its flags.

/// The method that locates errors, and the signals from which the entry rules determine the corrected bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// Syndrome look-up: one comparison for each pattern of a small space, a membership test for each large one. The
    /// rules read the flips.
    SyndromeLookup,
    /// Low depth. Symbols are located by ratios of syndromes, or with parallel flags by products with constants, and
    /// errors in a lane by traps. The rules read the matches.
    Hardware(Flags),
    /// Like [`Strategy::Hardware`] with parallel flags, for circuits whose data is undefined while `due` is set: a
    /// symbol's corrections do not wait for the check that no other symbol is wrong.
    HardwareUngated,
    /// For software, which evaluates one gate after another: the circuit has the fewest operations. Reed-Solomon
    /// syndromes and symbols are computed by folding, and the rules read the flips. The circuit is too deep for good
    /// hardware.
    Software,
}

impl Strategy {
    /// The way in which a hardware strategy computes flags; `None` for other strategies.
    pub(super) fn flags(self) -> Option<Flags> {
        match self {
            Self::Hardware(flags) => Some(flags),
            Self::HardwareUngated => Some(Flags::ParallelWithMatches),
            Self::SyndromeLookup | Self::Software => None,
        }
    }
}

/// The way in which the flags of an entry with a sanity check are computed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Flags {
    /// From the codewords' flags and the bits that their corrections touch: minimum area.
    #[default]
    AfterMatches,
    /// Minimum delay: in parallel with the matches, if possible. An entry is good if there is a cell in which every
    /// codeword's syndrome is zero or belongs to a correctable pattern of the cell. One AND and one OR follow the
    /// matches, instead of two ORs and a count of two.
    ParallelWithMatches,
}
