//! C functions that flip chosen bits of an entry.

use crate::buffers::{finish, slice, slice_mut};
use crate::types::EccforgeResult;
use eccforge_embed::Pattern;

/// Values of `EccforgePattern.kind`: which bits of an entry are flipped, and which other members select them.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EccforgePatternKind {
    /// One physical bit: `bit` (0..288).
    Bit = 0,
    /// `count` physical bits: `bits`. One that is named twice is flipped twice.
    Bits = 1,
    /// Pins `8 lane ..` (`lane` 0..9) of `beat` (0..4), where `mask` is set.
    Byte = 2,
    /// `pin` (0..72) in the beats whose bit of `mask` (0..16) is set.
    Pin = 3,
    /// All 72 bits of `beat` (0..4).
    Beat = 4,
    /// All 288 bits.
    Entry = 5,
    /// `count` (0..=288) different bits, all sets of them equally likely: the same ones for the same `count` and `seed`, on every
    /// machine and in every language.
    Random = 6,
}

/// Bits to flip in one entry. Members that its kind does not name are ignored; begin with `EccforgePattern p = {0}`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct EccforgePattern {
    /// An `EccforgePatternKind`.
    pub kind: i32,
    /// Beats, or pins of a byte.
    pub mask: u8,
    /// Physical bit.
    pub bit: usize,
    /// Beat.
    pub beat: usize,
    /// Byte lane; 8 holds the check bits.
    pub lane: usize,
    /// Pin.
    pub pin: usize,
    /// Physical bits, `count` of them.
    pub bits: *const usize,
    /// Number of bits.
    pub count: usize,
    /// Any number.
    pub seed: u64,
}

/// Reads the pattern at an address.
///
/// # Safety
/// `pattern` is null or points to a readable `EccforgePattern`, whose `bits`, if it is a list, are null or `count` readable
/// numbers; nothing writes either while the result lives.
unsafe fn read<'a>(pattern: *const EccforgePattern) -> Result<Pattern<'a>, EccforgeResult> {
    const BIT: i32 = EccforgePatternKind::Bit as i32;
    const BITS: i32 = EccforgePatternKind::Bits as i32;
    const BYTE: i32 = EccforgePatternKind::Byte as i32;
    const PIN: i32 = EccforgePatternKind::Pin as i32;
    const BEAT: i32 = EccforgePatternKind::Beat as i32;
    const ENTRY: i32 = EccforgePatternKind::Entry as i32;
    const RANDOM: i32 = EccforgePatternKind::Random as i32;
    // SAFETY: not null means readable, and every bit pattern is an `EccforgePattern`: it has numbers and a pointer.
    let p = unsafe { pattern.as_ref() }.ok_or(EccforgeResult::Null)?;
    Ok(match p.kind {
        BIT => Pattern::Bit(p.bit),
        // SAFETY: the caller of this function guarantees what `slice` requires of the list.
        BITS => Pattern::Bits(unsafe { slice(p.bits, p.count) }?),
        BYTE => Pattern::Byte { beat: p.beat, lane: p.lane, mask: p.mask },
        PIN => Pattern::Pin { pin: p.pin, beats: p.mask },
        BEAT => Pattern::Beat { beat: p.beat },
        ENTRY => Pattern::Entry,
        RANDOM => Pattern::Random { weight: p.count, seed: p.seed },
        _ => return Err(EccforgeResult::Position),
    })
}

/// Flips the bits of `pattern` in one entry, to test how a caller handles errors. If the entry or a bit does not exist,
/// nothing is flipped.
///
/// # Safety
/// Buffers have the given lengths, are initialised and do not overlap; `pattern` can be read, and so can its list
/// of bits.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_inject(
    data: *mut u8,
    data_len: usize,
    check: *mut u8,
    check_len: usize,
    entry: usize,
    pattern: *const EccforgePattern,
) -> EccforgeResult {
    finish(|| {
        // SAFETY: the two buffers do not overlap, hold the stated number of initialised bytes, and are the caller's until
        // this call returns.
        let (data, check) = unsafe { (slice_mut(data, data_len)?, slice_mut(check, check_len)?) };
        // SAFETY: the pattern and its list can be read until this call returns, and lie outside the buffers.
        let pattern = unsafe { read(pattern) }?;
        Ok(eccforge_embed::inject(data, check, entry, pattern)?)
    })
}

/// Like `eccforge_inject`, for packed entries.
///
/// # Safety
/// The buffer has the given length and is initialised; `pattern` can be read, and so can its list of bits.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_inject_packed(
    packed: *mut u8,
    packed_len: usize,
    entry: usize,
    pattern: *const EccforgePattern,
) -> EccforgeResult {
    finish(|| {
        // SAFETY: the buffer holds the stated number of initialised bytes and is the caller's until this call returns.
        let packed = unsafe { slice_mut(packed, packed_len) }?;
        // SAFETY: the pattern and its list can be read until this call returns, and lie outside the buffer.
        let pattern = unsafe { read(pattern) }?;
        Ok(eccforge_embed::inject_packed(packed, entry, pattern)?)
    })
}
