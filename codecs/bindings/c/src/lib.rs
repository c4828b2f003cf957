//! The C interface: opaque codecs, the caller's buffers, a result for every call and no panic across the border.
//!
//! Layouts and statuses are those of `eccforge-embed`: 32 data bytes and 4 check bytes an entry, split or packed into 36.
//! Every function returns an [`EccforgeResult`]; a call that is refused touches no buffer. A null pointer with length 0 is
//! an empty buffer.

use eccforge_embed::{Backend, Codec, Error, Pattern, Position, Report, ScrubStep, Scrubber, Status, Summary};
use std::ffi::{CStr, CString, c_char};
use std::sync::OnceLock;

/// How a call ended.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EccforgeResult {
    /// Done.
    Ok = 0,
    /// A buffer has the wrong length.
    Length = -1,
    /// No shipped scheme of 32 + 4 bytes has this id.
    UnknownScheme = -2,
    /// There is no such back end, or this machine cannot run it.
    Unsupported = -3,
    /// There is no such entry, bit or kind of pattern.
    Position = -4,
    /// A pointer that must not be null is.
    Null = -5,
}

/// Values of the status bytes that decoding writes, one for each entry.
#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EccforgeStatus {
    /// The entry is a codeword.
    Clean = 0,
    /// The entry was wrong and has been corrected.
    Corrected = 1,
    /// The entry is wrong and was left as it is.
    Uncorrectable = 2,
}

/// How many entries ended how.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EccforgeSummary {
    /// Entries that were codewords.
    pub clean: u64,
    /// Entries that were corrected.
    pub corrected: u64,
    /// Entries that were left as they are.
    pub uncorrectable: u64,
    /// Corrected bits.
    pub corrected_bits: u64,
}

/// A corrected bit.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EccforgePosition {
    /// The entry, counted from the start of the buffer.
    pub entry: u64,
    /// The physical bit, 0..288: beat `bit / 72`, pin `bit % 72`.
    pub bit: u16,
}

/// Values of `EccforgePattern.kind`: which bits of an entry are flipped, and which other members say so.
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
    /// `count` (0..=288) different bits, all sets of them as likely: the same ones for the same `count` and `seed`, on every
    /// machine and in every language.
    Random = 6,
}

/// Bits to flip in one entry. Members that its kind does not name are not looked at; `EccforgePattern p = {0}` is a start.
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
    /// How many bits.
    pub count: usize,
    /// Any number.
    pub seed: u64,
}

impl EccforgePattern {
    /// # Safety
    /// If this is a list, `bits` points to `count` readable numbers.
    unsafe fn get<'a>(&self) -> Result<Pattern<'a>, EccforgeResult> {
        const BIT: i32 = EccforgePatternKind::Bit as i32;
        const BITS: i32 = EccforgePatternKind::Bits as i32;
        const BYTE: i32 = EccforgePatternKind::Byte as i32;
        const PIN: i32 = EccforgePatternKind::Pin as i32;
        const BEAT: i32 = EccforgePatternKind::Beat as i32;
        const ENTRY: i32 = EccforgePatternKind::Entry as i32;
        const RANDOM: i32 = EccforgePatternKind::Random as i32;
        Ok(match self.kind {
            BIT => Pattern::Bit(self.bit),
            // SAFETY: as the caller promises.
            BITS => Pattern::Bits(unsafe { slice(self.bits, self.count) }?),
            BYTE => Pattern::Byte { beat: self.beat, lane: self.lane, mask: self.mask },
            PIN => Pattern::Pin { pin: self.pin, beats: self.mask },
            BEAT => Pattern::Beat { beat: self.beat },
            ENTRY => Pattern::Entry,
            RANDOM => Pattern::Random { weight: self.count, seed: self.seed },
            _ => return Err(EccforgeResult::Position),
        })
    }
}

/// # Safety
/// `pattern` is null or as `EccforgePattern::get` asks.
unsafe fn pattern<'a>(pattern: *const EccforgePattern) -> Result<Pattern<'a>, EccforgeResult> {
    // SAFETY: as the caller promises.
    unsafe { pattern.as_ref().ok_or(EccforgeResult::Null)?.get() }
}

/// A scheme on a back end. Made by `eccforge_codec_new`, immutable, usable from many threads.
pub struct EccforgeCodec {
    codec: Codec,
    id: CString,
    hash: CString,
}

impl EccforgeCodec {
    fn new(codec: Codec) -> Self {
        // Neither has a zero byte: ids are words, hashes hexadecimal.
        let text = |text: &str| CString::new(text).unwrap_or_default();
        Self { codec, id: text(codec.id()), hash: text(codec.hash()) }
    }
}

// `EccforgePosition` buffers are passed on as `Position` buffers.
const _: () = assert!(
    size_of::<EccforgePosition>() == size_of::<Position>()
        && align_of::<EccforgePosition>() == align_of::<Position>()
        && std::mem::offset_of!(EccforgePosition, bit) == std::mem::offset_of!(Position, bit)
);

impl From<Summary> for EccforgeSummary {
    fn from(s: Summary) -> Self {
        Self {
            clean: s.clean,
            corrected: s.corrected,
            uncorrectable: s.uncorrectable,
            corrected_bits: s.corrected_bits,
        }
    }
}

impl From<Error> for EccforgeResult {
    fn from(e: Error) -> Self {
        match e {
            Error::UnknownScheme => Self::UnknownScheme,
            Error::Unsupported(_) => Self::Unsupported,
            Error::Position { .. } => Self::Position,
            _ => Self::Length,
        }
    }
}

fn finish(result: Result<(), EccforgeResult>) -> EccforgeResult {
    result.err().unwrap_or(EccforgeResult::Ok)
}

/// # Safety
/// `from` points to `len` readable values that nothing writes meanwhile, or is null.
unsafe fn slice<'a, T>(from: *const T, len: usize) -> Result<&'a [T], EccforgeResult> {
    match (from.is_null(), len) {
        (true, 0) => Ok(&[]),
        (true, _) => Err(EccforgeResult::Null),
        // SAFETY: as the caller promises.
        (false, _) => Ok(unsafe { std::slice::from_raw_parts(from, len) }),
    }
}

/// # Safety
/// `from` points to `len` writable values that nothing else uses meanwhile, or is null.
unsafe fn slice_mut<'a, T>(from: *mut T, len: usize) -> Result<&'a mut [T], EccforgeResult> {
    match (from.is_null(), len) {
        (true, 0) => Ok(&mut []),
        (true, _) => Err(EccforgeResult::Null),
        // SAFETY: as the caller promises.
        (false, _) => Ok(unsafe { std::slice::from_raw_parts_mut(from, len) }),
    }
}

/// # Safety
/// `codec` is null or came from `eccforge_codec_new` and was not freed.
unsafe fn codec<'a>(codec: *const EccforgeCodec) -> Result<&'a Codec, EccforgeResult> {
    // SAFETY: as the caller promises.
    unsafe { codec.as_ref() }.map(|c| &c.codec).ok_or(EccforgeResult::Null)
}

/// # Safety
/// `text` is null or ends with a zero byte.
unsafe fn text<'a>(text: *const c_char) -> Result<&'a str, EccforgeResult> {
    if text.is_null() {
        return Err(EccforgeResult::Null);
    }
    // SAFETY: as the caller promises.
    unsafe { CStr::from_ptr(text) }.to_str().map_err(|_| EccforgeResult::UnknownScheme)
}

/// What decoding reports, from C buffers. Statuses are set to "clean" first, so that they are valid when they are passed on.
///
/// # Safety
/// As for `slice_mut`, for both buffers; null means that nothing is wanted.
unsafe fn report<'a>(
    entries: usize,
    status: *mut u8,
    positions: *mut EccforgePosition,
    positions_len: usize,
) -> Result<Report<'a>, EccforgeResult> {
    // SAFETY: `Status` is one byte and 0 is `Clean`; `EccforgePosition` has the layout of `Position`.
    unsafe {
        let status = if status.is_null() {
            None
        } else {
            status.write_bytes(Status::Clean as u8, entries);
            Some(slice_mut(status.cast::<Status>(), entries)?)
        };
        let positions = slice_mut(positions.cast::<Position>(), positions_len)?;
        Ok(Report { status, positions: if positions.is_empty() { None } else { Some(positions) } })
    }
}

/// Makes a codec for the scheme called `id` ("trio", "duet", "ssc-dsd-plus", ..) on the fastest back end of this machine,
/// or on the one called `backend` ("avx512", "avx2-gfni", "avx2", "neon", "tables", "bitslice") if that is not null.
///
/// # Safety
/// Strings end with a zero byte; `out` can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_codec_new(
    id: *const c_char,
    backend: *const c_char,
    out: *mut *mut EccforgeCodec,
) -> EccforgeResult {
    // SAFETY: as the caller promises.
    finish(unsafe {
        (|| {
            if out.is_null() {
                return Err(EccforgeResult::Null);
            }
            *out = std::ptr::null_mut();
            let id = text(id)?;
            let codec = if backend.is_null() {
                Codec::new(id)?
            } else {
                let backend = Backend::by_name(text(backend)?).ok_or(EccforgeResult::Unsupported)?;
                Codec::with_backend(id, backend)?
            };
            *out = Box::into_raw(Box::new(EccforgeCodec::new(codec)));
            Ok(())
        })()
    })
}

/// Frees a codec; null is ignored.
///
/// # Safety
/// `codec` is null or came from `eccforge_codec_new` and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_codec_free(codec: *mut EccforgeCodec) {
    if !codec.is_null() {
        // SAFETY: as the caller promises.
        drop(unsafe { Box::from_raw(codec) });
    }
}

/// Name of the codec's back end, or null if `codec` is null. Never to be freed.
///
/// # Safety
/// `codec` is null or a live codec.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_backend(codec: *const EccforgeCodec) -> *const c_char {
    // SAFETY: as the caller promises.
    let Ok(codec) = (unsafe { self::codec(codec) }) else { return std::ptr::null() };
    let name: &CStr = match codec.backend() {
        Backend::Tables => c"tables",
        Backend::BitSlice => c"bitslice",
        Backend::Avx2 => c"avx2",
        Backend::Avx2Gfni => c"avx2-gfni",
        Backend::Avx512 => c"avx512",
        Backend::Neon => c"neon",
        _ => c"unknown",
    };
    name.as_ptr()
}

/// Id of the codec's scheme, or null if `codec` is null. It lives as long as the codec.
///
/// # Safety
/// `codec` is null or a live codec.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_id(codec: *const EccforgeCodec) -> *const c_char {
    // SAFETY: as the caller promises.
    unsafe { codec.as_ref() }.map_or(std::ptr::null(), |c| c.id.as_ptr())
}

/// SHA-256 of what the codec's scheme means, in hexadecimal, or null if `codec` is null. It lives as long as the codec.
///
/// # Safety
/// `codec` is null or a live codec.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_hash(codec: *const EccforgeCodec) -> *const c_char {
    // SAFETY: as the caller promises.
    unsafe { codec.as_ref() }.map_or(std::ptr::null(), |c| c.hash.as_ptr())
}

/// Id of the scheme with this number, counted from 0, or null beyond the last. Never to be freed.
#[unsafe(no_mangle)]
pub extern "C" fn eccforge_scheme(number: usize) -> *const c_char {
    static IDS: OnceLock<Vec<CString>> = OnceLock::new();
    let ids = IDS.get_or_init(|| eccforge_embed::schemes().filter_map(|id| CString::new(id).ok()).collect());
    ids.get(number).map_or(std::ptr::null(), |id| id.as_ptr())
}

/// Writes the check bytes of `data`: 4 bytes for every 32.
///
/// # Safety
/// Buffers have the lengths that are given and do not overlap.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_encode(
    codec: *const EccforgeCodec,
    data: *const u8,
    data_len: usize,
    check: *mut u8,
    check_len: usize,
) -> EccforgeResult {
    // SAFETY: as the caller promises.
    finish(unsafe { (|| Ok(self::codec(codec)?.encode(slice(data, data_len)?, slice_mut(check, check_len)?)?))() })
}

/// Writes the last four of every 36 bytes.
///
/// # Safety
/// The buffer has the length that is given.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_encode_packed(
    codec: *const EccforgeCodec,
    packed: *mut u8,
    packed_len: usize,
) -> EccforgeResult {
    // SAFETY: as the caller promises.
    finish(unsafe { (|| Ok(self::codec(codec)?.encode_packed(slice_mut(packed, packed_len)?)?))() })
}

/// Sets bit `e % 8` of `bad[e / 8]` for every entry e that is no codeword, and `count` (may be null) to their number.
/// `bad` has one byte for every eight entries, rounded up.
///
/// # Safety
/// Buffers have the lengths that are given and do not overlap.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_check(
    codec: *const EccforgeCodec,
    data: *const u8,
    data_len: usize,
    check: *const u8,
    check_len: usize,
    bad: *mut u8,
    bad_len: usize,
    count: *mut u64,
) -> EccforgeResult {
    // SAFETY: as the caller promises.
    finish(unsafe {
        (|| {
            let (data, check) = (slice(data, data_len)?, slice(check, check_len)?);
            let found = self::codec(codec)?.check(data, check, slice_mut(bad, bad_len)?)?;
            if let Some(count) = count.as_mut() {
                *count = found;
            }
            Ok(())
        })()
    })
}

/// As `eccforge_check`, for packed entries.
///
/// # Safety
/// Buffers have the lengths that are given and do not overlap.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_check_packed(
    codec: *const EccforgeCodec,
    packed: *const u8,
    packed_len: usize,
    bad: *mut u8,
    bad_len: usize,
    count: *mut u64,
) -> EccforgeResult {
    // SAFETY: as the caller promises.
    finish(unsafe {
        (|| {
            let found = self::codec(codec)?.check_packed(slice(packed, packed_len)?, slice_mut(bad, bad_len)?)?;
            if let Some(count) = count.as_mut() {
                *count = found;
            }
            Ok(())
        })()
    })
}

/// Corrects every entry that can be corrected, check bytes included. `status` (may be null) receives an `EccforgeStatus`
/// byte for each entry, `positions` (may be null with length 0) corrected bits in any order, as many as fit, `summary`
/// (may be null) the counts.
///
/// # Safety
/// Buffers have the lengths that are given and do not overlap; `status` has one byte for each entry.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_decode_in_place(
    codec: *const EccforgeCodec,
    data: *mut u8,
    data_len: usize,
    check: *mut u8,
    check_len: usize,
    status: *mut u8,
    positions: *mut EccforgePosition,
    positions_len: usize,
    summary: *mut EccforgeSummary,
) -> EccforgeResult {
    // SAFETY: as the caller promises.
    finish(unsafe {
        (|| {
            let codec = self::codec(codec)?;
            let (data, check) = (slice_mut(data, data_len)?, slice_mut(check, check_len)?);
            // Statuses are touched only if the call will not be refused.
            if !data_len.is_multiple_of(32) || Some(check_len) != (data_len / 32).checked_mul(4) {
                return Err(EccforgeResult::Length);
            }
            let report = report(data_len / 32, status, positions, positions_len)?;
            let counts = codec.decode_in_place(data, check, report)?;
            if let Some(summary) = summary.as_mut() {
                *summary = counts.into();
            }
            Ok(())
        })()
    })
}

/// As `eccforge_decode_in_place`, for packed entries.
///
/// # Safety
/// Buffers have the lengths that are given and do not overlap; `status` has one byte for each entry.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_decode_packed_in_place(
    codec: *const EccforgeCodec,
    packed: *mut u8,
    packed_len: usize,
    status: *mut u8,
    positions: *mut EccforgePosition,
    positions_len: usize,
    summary: *mut EccforgeSummary,
) -> EccforgeResult {
    // SAFETY: as the caller promises.
    finish(unsafe {
        (|| {
            let codec = self::codec(codec)?;
            let packed = slice_mut(packed, packed_len)?;
            if !packed_len.is_multiple_of(36) {
                return Err(EccforgeResult::Length);
            }
            let report = report(packed_len / 36, status, positions, positions_len)?;
            let counts = codec.decode_packed_in_place(packed, report)?;
            if let Some(summary) = summary.as_mut() {
                *summary = counts.into();
            }
            Ok(())
        })()
    })
}

/// One step of a scrub from `*next`, which is moved on.
///
/// # Safety
/// As for `eccforge_scrub`.
unsafe fn scrub(
    codec: *const EccforgeCodec,
    next: *mut usize,
    (positions, positions_len): (*mut EccforgePosition, usize),
    summary: *mut EccforgeSummary,
    step: impl FnOnce(&mut Scrubber, &mut [Position]) -> Result<ScrubStep, EccforgeResult>,
) -> Result<(), EccforgeResult> {
    // SAFETY: as the caller promises.
    let (codec, place, positions, summary) = unsafe {
        let positions = slice_mut(positions.cast::<Position>(), positions_len)?;
        (self::codec(codec)?, next.as_mut().ok_or(EccforgeResult::Null)?, positions, summary.as_mut())
    };
    let mut scrub = Scrubber::resume(*codec, *place);
    let step = step(&mut scrub, positions)?;
    *place = scrub.next;
    if let Some(summary) = summary {
        *summary = step.summary.into();
    }
    Ok(())
}

/// Repairs up to `budget` entries beginning with entry `*next` of a region, and moves `*next` on: to 0 after the last.
/// Store it to resume later. `positions` and `summary` as for `eccforge_decode_in_place`; entries count from the start of
/// the region.
///
/// # Safety
/// Buffers have the lengths that are given and do not overlap; `next` can be read and written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_scrub(
    codec: *const EccforgeCodec,
    data: *mut u8,
    data_len: usize,
    check: *mut u8,
    check_len: usize,
    budget: usize,
    next: *mut usize,
    positions: *mut EccforgePosition,
    positions_len: usize,
    summary: *mut EccforgeSummary,
) -> EccforgeResult {
    // SAFETY: as the caller promises.
    finish(unsafe {
        scrub(codec, next, (positions, positions_len), summary, |scrub, positions| {
            let (data, check) = (slice_mut(data, data_len)?, slice_mut(check, check_len)?);
            Ok(scrub.step(data, check, budget, positions)?)
        })
    })
}

/// As `eccforge_scrub`, for packed entries.
///
/// # Safety
/// Buffers have the lengths that are given and do not overlap; `next` can be read and written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_scrub_packed(
    codec: *const EccforgeCodec,
    packed: *mut u8,
    packed_len: usize,
    budget: usize,
    next: *mut usize,
    positions: *mut EccforgePosition,
    positions_len: usize,
    summary: *mut EccforgeSummary,
) -> EccforgeResult {
    // SAFETY: as the caller promises.
    finish(unsafe {
        scrub(codec, next, (positions, positions_len), summary, |scrub, positions| {
            Ok(scrub.step_packed(slice_mut(packed, packed_len)?, budget, positions)?)
        })
    })
}

/// Flips the bits of `pattern` in one entry, to test how a caller handles errors. If the entry or a bit does not exist,
/// nothing is flipped.
///
/// # Safety
/// Buffers have the lengths that are given and do not overlap; `pattern` can be read, and so can its list of bits.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_inject(
    data: *mut u8,
    data_len: usize,
    check: *mut u8,
    check_len: usize,
    entry: usize,
    pattern: *const EccforgePattern,
) -> EccforgeResult {
    // SAFETY: as the caller promises.
    finish(unsafe {
        (|| {
            let (data, check) = (slice_mut(data, data_len)?, slice_mut(check, check_len)?);
            Ok(eccforge_embed::inject(data, check, entry, self::pattern(pattern)?)?)
        })()
    })
}

/// As `eccforge_inject`, for packed entries.
///
/// # Safety
/// The buffer has the length that is given; `pattern` can be read, and so can its list of bits.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_inject_packed(
    packed: *mut u8,
    packed_len: usize,
    entry: usize,
    pattern: *const EccforgePattern,
) -> EccforgeResult {
    // SAFETY: as the caller promises.
    finish(unsafe {
        (|| Ok(eccforge_embed::inject_packed(slice_mut(packed, packed_len)?, entry, self::pattern(pattern)?)?))()
    })
}
