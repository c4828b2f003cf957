//! Records of memory errors other than logs of a kernel: tables and tools' own texts.

mod client;
pub mod labels;
pub mod rasdaemon;
mod tables;

pub use client::ClientReader;
pub use tables::{Table, TableReader};

use crate::log::host::{Finding, PageState};
use crate::log::stamp::Stamp;

/// What one record says, and when it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The machine, where the record names it.
    pub host: Option<String>,
    pub stamp: Stamp,
    pub finding: Finding,
}

/// Reads a line of `gpu_vram_bad_pages` of amdgpu: `0x00000123 : 0x00001000 : R` (Linux, Documentation/gpu/amdgpu/ras.rst). R is a page
/// that is retired, P one that will be at the next reset, F one that could not be. `None` when it is none of this table.
pub fn bad_page(line: &str) -> Option<Finding> {
    let mut fields = line.split(':').map(str::trim);
    let mut hex = || u64::from_str_radix(fields.next()?.strip_prefix("0x")?, 16).ok();
    let (frame, _size) = (hex()?, hex()?);
    let flag = fields.next()?;
    if fields.next().is_some() {
        return None;
    }
    let state = match flag {
        "R" => PageState::Out,
        "P" => PageState::Pending,
        "F" => PageState::Failed,
        _ => return None,
    };
    Some(Finding::of_page("amdgpu", frame, state))
}
