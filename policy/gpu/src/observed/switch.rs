//! One NVSwitch as a log shows it.

use super::action::{Action, Advice};
use eccforge_evidence::log::stamp::Stamp;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// An NVSwitch as the log shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SwitchState {
    /// The device's name.
    pub device: Option<String>,
    /// SXids that are fatal by their text.
    pub fatal: u64,
    /// SXids that are not fatal by their text.
    pub non_fatal: u64,
    /// The last fatal SXid since the boot.
    pub pending_fatal: Option<u32>,
    /// Lines by SXid, including lines of raw data and severity.
    pub sxids: BTreeMap<u32, u64>,
    /// The last line's time.
    pub last_seen: Stamp,
}

impl SwitchState {
    pub fn advice(&self) -> Advice {
        let Some(code) = self.pending_fatal else { return Advice::default() };
        let reason = format!("fatal SXid {code}: reset the fabric, or reboot the node");
        Advice { action: Action::Reset, reasons: vec![reason] }
    }
}
