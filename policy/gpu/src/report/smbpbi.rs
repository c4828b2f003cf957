//! Out-of-band answers: a command word in, a status word and two data words out (A.10; \[RM\], smbpbi.h).
//!
//! Command: opcode in bits 7:0, arguments in 15:8 and 23:16. Status: bits 28:24. A count that does not fit into its
//! field saturates and sets its excess bit.

use super::{Health, RemappedRows};
use eccforge_evidence::event::Cause;
use serde::Serialize;

pub const SUCCESS: u32 = 0x1F;
/// The product has no such value.
pub const NOT_AVAILABLE: u32 = 0x09;

/// Pages retired, before A100.
pub const PAGE_RETIREMENT: u8 = 0x13;
/// ECC counts, format V6.
pub const ECC_V6: u8 = 0x1E;
/// Row remapping.
pub const REMAP_ROWS: u8 = 0x20;

pub const fn command(opcode: u8, arg1: u8, arg2: u8) -> u32 {
    opcode as u32 | (arg1 as u32) << 8 | (arg2 as u32) << 16
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Answer {
    pub status: u32,
    pub data: u32,
    pub ext_data: u32,
}

const fn saturated(value: u64, bits: u32) -> (u32, bool) {
    let most = (1_u64 << bits) - 1;
    if value > most { (most as u32, true) } else { (value as u32, false) }
}

pub fn answer(health: &Health, command: u32) -> Answer {
    let [opcode, arg1, arg2, _] = command.to_le_bytes();
    let echo = command & 0x00FF_FFFF;
    let data = |data: u32| [echo, data, 0];
    let found = match opcode {
        PAGE_RETIREMENT => page_retirement(health).map(data),
        ECC_V6 => ecc(health, arg1, arg2).map(data),
        REMAP_ROWS if arg1 == 2 => health.remapped.as_ref().map(histogram),
        REMAP_ROWS => health.remapped.as_ref().and_then(|r| remap(r, arg1, arg2)).map(data),
        _ => None,
    };
    let status = if found.is_some() { SUCCESS } else { NOT_AVAILABLE };
    // The command is echoed with the status even if there is no answer.
    let [low, data, ext_data] = found.unwrap_or([echo, 0, 0]);
    Answer { status: status << 24 | low, data, ext_data }
}

/// The data word of page retirement: single-bit pages in 7:0, double-bit pages in 15:8.
fn page_retirement(health: &Health) -> Option<u32> {
    let retired = health.retired()?;
    let pages = |cause| saturated(retired.pages_by(cause) as u64, 8).0;
    Some(pages(Cause::SingleBit) | pages(Cause::DoubleBit) << 8)
}

/// An ECC count. First argument: 0 correctable, 1 uncorrectable, 2 flags; second: 0 SRAM, 1 DRAM.
fn ecc(health: &Health, arg1: u8, arg2: u8) -> Option<u32> {
    let counts = health.aggregate.as_ref()?;
    let count = match (arg1, arg2) {
        (0, 1) => Some(counts.dram_correctable),
        (1, 1) => Some(counts.dram_uncorrectable),
        (1, 0) => counts.sram_uncorrectable,
        // Bit 0: the SRAM threshold is exceeded; the second argument is not used.
        (2, _) => health.sram_threshold_exceeded.map(u64::from),
        _ => None,
    };
    count.map(|c| saturated(c, 32).0)
}

/// The data word of row remapping. First argument: 0 counts (second: 0 both, 1 uncorrectable, 2 correctable), 1 flags.
fn remap(remapped: &RemappedRows, arg1: u8, arg2: u8) -> Option<u32> {
    let ((unc, unc_more), (corr, corr_more)) =
        (saturated(remapped.uncorrectable as u64, 11), saturated(remapped.correctable as u64, 11));
    match (arg1, arg2) {
        (0, 0) => Some(unc | u32::from(unc_more) << 11 | corr << 12 | u32::from(corr_more) << 23),
        (0, 1) => Some(saturated(remapped.uncorrectable as u64, 32).0),
        (0, 2) => Some(saturated(remapped.correctable as u64, 32).0),
        (1, 0) => Some(u32::from(remapped.failure) | u32::from(remapped.pending) << 1),
        _ => None,
    }
}

fn half(banks: u32) -> u32 {
    saturated(u64::from(banks), 16).0
}

/// The histogram: none in the status word's low half, low and partial in the data word, high and max in the extended
/// one.
fn histogram(remapped: &RemappedRows) -> [u32; 3] {
    let h = &remapped.histogram;
    [half(h.none), half(h.low) | half(h.partial) << 16, half(h.high) | half(h.max) << 16]
}
