//! Records of memory errors other than logs of a kernel: tables and tools' own texts.

mod bad_pages;
mod client;
pub mod labels;
pub mod rasdaemon;
mod tables;

pub use bad_pages::parse as bad_page;
pub use client::ClientReader;
pub use tables::{Table, TableReader};

use crate::log::host::Finding;
use crate::log::stamp::Stamp;

/// What one record says, and when it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The machine, where the record names it.
    pub host: Option<String>,
    pub stamp: Stamp,
    pub finding: Finding,
}
