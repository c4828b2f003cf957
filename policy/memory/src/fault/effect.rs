//! Faults as they act on one entry.

use crate::bits::Bits;

/// Behaviour of the bits of a broken part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Behaviour {
    /// They read as zero.
    #[serde(rename = "stuck-at-0")]
    StuckAt0,
    /// They read as one.
    #[serde(rename = "stuck-at-1")]
    StuckAt1,
    /// They read inverted.
    Inverted,
    /// Each reads wrong with probability 1/2, afresh at every access.
    Random,
}

/// A permanent or intermittent fault, as it acts on one entry at each read.
#[derive(Clone, Copy, Debug)]
pub struct Effect {
    /// Index of the fault in its file.
    pub fault: u32,
    /// The bits that the fault touches.
    pub mask: Bits,
    /// Behaviour of these bits.
    pub behaviour: Behaviour,
    /// Probability that the fault acts at an access; 1 for a permanent fault.
    pub activity: f64,
}

impl Effect {
    /// Whether the fault touches existing cells: a memory without ECC has no check bits.
    pub fn touches(&self, without_check: bool) -> bool {
        !without_check || self.mask.data != [0; 4]
    }
}

/// A cell that loses its charge sooner than it is refreshed \[Sullivan et al., MICRO'21, Section 4\].
#[derive(Clone, Copy, Debug)]
pub struct WeakCell {
    pub bit: u16,
    /// Whether the charged value, which is lost, is a one (true) or a zero.
    pub one_to_zero: bool,
    /// Seconds until a charged cell loses its charge.
    pub retention_s: f64,
    /// Refresh period, seconds.
    pub refresh_s: f64,
}

/// A single event's flips in one entry.
#[derive(Clone, Copy, Debug)]
pub struct Upset {
    /// Time of the event, in seconds of simulated time.
    pub seconds: f64,
    /// The flipped cells.
    pub mask: Bits,
}

/// A victim cell that may flip when its aggressor is written with the opposite value.
#[derive(Clone, Copy, Debug)]
pub struct Coupling {
    /// Entry of the victim.
    pub victim: u64,
    /// Entry of the aggressor, which differs from that of the victim.
    pub aggressor: u64,
    /// Physical bit of both cells, which share a bit line or are adjacent.
    pub bit: u16,
    /// Probability of a flip at the first opposite write since the victim was written.
    pub probability: f64,
    /// Factor on this probability for every further opposite write.
    pub repeat_factor: f64,
}

/// Errors of logic, per step of the logic test's generator (M.3).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LogicFault {
    /// Probability that a step flips one bit of the state.
    pub per_step: f64,
    /// Additional probability if the state is kept in shared memory.
    pub shared_per_step: f64,
}
