//! The action that a device needs, and its reasons.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The required action, the least severe first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// No action is needed.
    #[default]
    None,
    /// Read a line of the log: it is severe, and eccforge does not understand it.
    Inspect,
    /// Take the page of an address that repeats out of use (host memory).
    Offline,
    /// Plan the replacement of the DIMM.
    Replace,
    /// Let the work finish without new work, then reset the GPU or replace the DIMM.
    Drain,
    /// Reset the GPU: it takes no work before.
    Reset,
    /// Reboot the node: a reset is not enough.
    Reboot,
    /// Return the GPU.
    Rma,
}

impl Action {
    /// Every action, the least severe first.
    pub const ALL: [Self; 8] =
        [Self::None, Self::Inspect, Self::Offline, Self::Replace, Self::Drain, Self::Reset, Self::Reboot, Self::Rma];
    pub const OF_GPU: [Self; 5] = [Self::None, Self::Drain, Self::Reset, Self::Reboot, Self::Rma];
    pub const OF_SWITCH: [Self; 2] = [Self::None, Self::Reset];
    pub const OF_MEMORY: [Self; 4] = [Self::None, Self::Offline, Self::Replace, Self::Drain];
    pub const OF_HOST: [Self; 3] = [Self::None, Self::Inspect, Self::Drain];

    /// The exit status of a command whose most severe action this is.
    pub const fn status(self) -> u8 {
        [0, 16, 15, 14, 10, 11, 13, 12][self as usize]
    }

    /// The action as a text that precedes the device's name; empty for none.
    pub const fn verb(self) -> &'static str {
        ["", "Read the log of", "Offline a page of", "Replace", "Drain", "Reset", "Reboot the node of", "Return"]
            [self as usize]
    }

    pub const fn name(self) -> &'static str {
        ["none", "inspect", "offline", "replace", "drain", "reset", "reboot", "rma"][self as usize]
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The required action and its reasons.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Advice {
    /// Required action.
    pub action: Action,
    /// The evidence for this action; empty for none.
    pub reasons: Vec<String>,
}

/// Evidence for an action: the action, the reason, and the source of the rule.
pub(super) type Evidence = (Action, String, &'static str);

/// A reason of an action, with the source of its rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Rule {
    /// The evidence of the log.
    pub reason: String,
    /// The document that gives the rule; `[?]` marks an assumption.
    pub source: &'static str,
}

impl Advice {
    /// The rules that the reasons follow.
    pub(super) fn rules(&self, evidence: &[Evidence]) -> Vec<Rule> {
        let mut rules = Vec::new();
        for reason in &self.reasons {
            let found = evidence.iter().find(|(_, of, _)| of == reason);
            rules.push(Rule { reason: reason.clone(), source: found.map_or("the log", |(.., source)| source) });
        }
        rules
    }

    pub fn reason(&self) -> String {
        self.reasons.join("; ")
    }
}
