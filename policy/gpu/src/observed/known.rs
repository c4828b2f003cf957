//! One device: its facts, and the state that is needed to interpret later lines. Each map of a device has a maximum size.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Deref, DerefMut};

/// Maximum number of different XIDs of one device that are counted; a driver has about 180.
// A log with invented numbers must not fill the memory of a watch.
pub(super) const MAX_CODES: usize = 1000;

/// The state of one device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tracked<F, H> {
    /// Facts for reports.
    pub facts: F,
    /// State that is needed to interpret later lines.
    // The field has the name that state files of earlier watches use, which the next start reads back.
    #[serde(rename = "kept")]
    pub(super) history: H,
}

impl<F, H> Deref for Tracked<F, H> {
    type Target = F;

    fn deref(&self) -> &F {
        &self.facts
    }
}

impl<F, H> DerefMut for Tracked<F, H> {
    fn deref_mut(&mut self) -> &mut F {
        &mut self.facts
    }
}

/// A device: its host, where the log names it, and the place on that host.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct OnHost<P> {
    pub host: Option<String>,
    pub at: P,
}

impl<P: fmt::Display> fmt::Display for OnHost<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.host {
            Some(host) => write!(f, "{host}/{}", self.at),
            None => self.at.fmt(f),
        }
    }
}

/// The value of a key in a map of limited size; if the map is full, the line is counted as not followed.
pub(super) fn within<'a, K: Ord, V: Default>(
    map: &'a mut BTreeMap<K, V>,
    key: K,
    most: usize,
    not_followed: &mut u64,
) -> Option<&'a mut V> {
    if map.len() >= most && !map.contains_key(&key) {
        *not_followed += 1;
        return None;
    }
    Some(map.entry(key).or_default())
}

/// Counts a line or an event of a number.
pub(super) fn count(counts: &mut BTreeMap<u32, u64>, code: u32) {
    if let Some(count) = within(counts, code, MAX_CODES, &mut 0) {
        *count += 1;
    }
}
