//! Service rule: determines when the operator resets GPUs, because a trace of faults has no resets.

use crate::machine::state::State;
use eccforge_evidence::event::{Event, EventKind};
use eccforge_evidence::recovery::RecoveryAction;
use eccforge_evidence::time::{HOUR, Time};

/// The rule for when the operator resets a GPU.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Service {
    /// Hours between service windows, in which pending repairs take effect. `None` for a machine without windows.
    pub interval_hours: Option<u64>,
    /// Whether a GPU that takes no work, or asks for a drain and reset, is reset at once.
    pub at_once_when_required: bool,
}

impl Service {
    /// The last window after `last` and not after `now`.
    pub fn window(&self, last: Time, now: Time) -> Option<Time> {
        let interval = self.interval_hours?.max(1).saturating_mul(HOUR);
        // Only the last window counts, because nothing happens between two events of a GPU.
        let passed = now.since(last) / interval;
        (passed > 0).then(|| Time(last.0.saturating_add(passed.saturating_mul(interval))))
    }

    /// Whether a service window has work to do for this GPU.
    pub fn is_due(&self, state: &State) -> bool {
        state.retirement_pending() || state.remap_pending() || Self::is_required(state)
    }

    /// Whether the GPU, or a part of it, takes no work until it is reset.
    pub fn is_required(state: &State) -> bool {
        state.driver.contexts_blocked
            || matches!(state.driver.recovery, RecoveryAction::GpuReset | RecoveryAction::DrainAndReset)
    }

    /// The operator's events: drain, then reset.
    pub const fn visit(time: Time) -> [Event; 2] {
        [Event::new(time, EventKind::Drain), Event::new(time, EventKind::GpuReset)]
    }
}
