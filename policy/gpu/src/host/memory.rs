//! The record that an operating system keeps of the memory of a GPU.

use super::buckets::{Bucket, RowWindows};
use super::cec::Cec;
use crate::geometry::RowId;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// log2 of the bytes of a page.
pub const PAGE_SHIFT: u32 = 12;

/// The record that an operating system keeps of the memory of a GPU.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Host {
    /// Pages out of use, by number.
    pub offline: BTreeSet<u64>,
    /// Rows out of use (rasdaemon).
    pub isolated: BTreeSet<RowId>,
    pub(super) cec: Cec,
    pub(super) buckets: BTreeMap<u64, Bucket>,
    pub(super) rows: RowWindows,
}

impl Host {
    /// Whether any page of a byte range is out of use.
    pub fn any_offline(&self, start: u64, end: u64) -> bool {
        let pages = start >> PAGE_SHIFT..=(end.saturating_sub(1)) >> PAGE_SHIFT;
        self.offline.range(pages).next().is_some()
    }
}
