//! Records of memory errors other than logs of a kernel: tables and tools' own texts.

pub mod labels;
mod tables;

pub use tables::TableReader;

use crate::log::host::{Finding, PageState};
use crate::log::stamp::Stamp;
use crate::log::{Fact, Record};

/// An error of which the record tells neither host nor time.
impl From<Finding> for Record {
    fn from(found: Finding) -> Self {
        Self { host: None, stamp: Stamp::ABSENT, fact: Fact::Memory(Box::new(found)) }
    }
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
