//! The decisions of a policy. Each policy is one implementation; nothing else asks which policy it is.

use super::{Machine, Step};
use crate::event::{Cause, MemoryError};
use crate::machine::state::State;
use crate::profile::{Activation, Policy};
use crate::report::EccCounts;

/// What is out of use at one time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    pub pages: u64,
    pub page_bytes: u64,
    /// Rows remapped or isolated; absent where the policy does neither.
    pub rows: Option<u64>,
}

/// The decisions of one policy.
pub trait Rules {
    /// The decoder reported an error inside the memory, with ECC on; faults of places that are out of use are left out.
    fn on_error(&self, step: &mut Step<'_>, error: &MemoryError);

    /// A log shows that the driver retired a page or recorded a row.
    fn on_logged_retirement(&self, _: &mut Step<'_>, _address: u64, _: Cause) {}

    /// Time has passed.
    fn settle(&self, _: &mut Step<'_>) {}

    /// The hardware is reset.
    fn on_reset(&self, _: &mut Step<'_>, _: Activation) {}

    /// The machine is shut down in order.
    fn on_shutdown(&self, _: &mut Step<'_>) {}

    /// Whether nobody reads this address any more.
    fn is_out_of_use(&self, machine: &Machine, state: &State, address: u64) -> bool;

    /// What is out of use.
    fn losses(&self, state: &State) -> Losses;

    /// Whether the GPU is to be returned; absent where the policy has no such criterion.
    fn should_return(&self, _: &State) -> Option<bool> {
        None
    }

    /// Bytes of the pages that are retired, where pages are.
    fn retired_page_bytes(&self) -> Option<u64> {
        None
    }

    /// Whether the driver prints XID 154.
    fn prints_recovery(&self) -> bool {
        false
    }

    /// Errors of DRAM over the life of the GPU, where the InfoROM counts them.
    fn lifetime_counts(&self, _: &State) -> Option<EccCounts> {
        None
    }

    /// Addresses that should have led to a retired page and have none, where pages are retired.
    fn lost_retirements(&self, _: &State) -> Option<Vec<u64>> {
        None
    }
}

impl Policy {
    /// Its decisions.
    pub fn rules(&self) -> &dyn Rules {
        match self {
            Self::PageRetirement(policy) => policy,
            Self::RowRemapping(policy) => &**policy,
            Self::LinuxCec(policy) => policy,
            Self::Rasdaemon(policy) => policy,
            Self::Mcelog(policy) => policy,
        }
    }
}
