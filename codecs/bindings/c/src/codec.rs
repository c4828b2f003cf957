//! C functions that create, query and free codecs.

use crate::buffers::finish;
use crate::types::EccforgeResult;
use eccforge_embed::{Backend, Codec};
use std::ffi::{CStr, CString, c_char};
use std::sync::OnceLock;

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

/// Borrows the codec at an address.
///
/// # Safety
/// `codec` is null or came from `eccforge_codec_new` and is not freed while the result lives.
pub(crate) unsafe fn borrow<'a>(codec: *const EccforgeCodec) -> Result<&'a Codec, EccforgeResult> {
    // SAFETY: not null means that `eccforge_codec_new` made it from a box, which lives until it is freed; nothing ever
    // writes to it.
    unsafe { codec.as_ref() }.map(|c| &c.codec).ok_or(EccforgeResult::Null)
}

/// Borrows the string at an address.
///
/// # Safety
/// `text` is null or ends with a zero byte, and nothing writes it while the result lives.
unsafe fn text<'a>(text: *const c_char) -> Result<&'a str, EccforgeResult> {
    if text.is_null() {
        return Err(EccforgeResult::Null);
    }
    // SAFETY: not null, so a zero byte ends it.
    unsafe { CStr::from_ptr(text) }.to_str().map_err(|_| EccforgeResult::UnknownScheme)
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
    finish(|| {
        if out.is_null() {
            return Err(EccforgeResult::Null);
        }
        // SAFETY: not null, so it can be written.
        unsafe { out.write(std::ptr::null_mut()) };
        // SAFETY: strings end with a zero byte and are the caller's until this call returns.
        let id = unsafe { text(id) }?;
        let codec = if backend.is_null() {
            Codec::new(id)?
        } else {
            // SAFETY: as for `id`.
            let name = unsafe { text(backend) }?;
            Codec::with_backend(id, Backend::by_name(name).ok_or(EccforgeResult::Unsupported)?)?
        };
        // SAFETY: as above.
        unsafe { out.write(Box::into_raw(Box::new(EccforgeCodec::new(codec)))) };
        Ok(())
    })
}

/// Frees a codec; null is ignored.
///
/// # Safety
/// `codec` is null or came from `eccforge_codec_new` and was not freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_codec_free(codec: *mut EccforgeCodec) {
    if !codec.is_null() {
        // SAFETY: it came from `Box::into_raw` in `eccforge_codec_new`, and is freed once.
        drop(unsafe { Box::from_raw(codec) });
    }
}

/// Name of the codec's back end, or null if `codec` is null. Never to be freed.
///
/// # Safety
/// `codec` is null or a live codec.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_backend(codec: *const EccforgeCodec) -> *const c_char {
    // SAFETY: null or live, as `borrow` requires.
    let Ok(codec) = (unsafe { borrow(codec) }) else { return std::ptr::null() };
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
    // SAFETY: not null means a live codec, to which nothing writes.
    unsafe { codec.as_ref() }.map_or(std::ptr::null(), |c| c.id.as_ptr())
}

/// SHA-256 of the meaning of the codec's scheme, in hexadecimal, or null if `codec` is null. It lives as long as the codec.
///
/// # Safety
/// `codec` is null or a live codec.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn eccforge_hash(codec: *const EccforgeCodec) -> *const c_char {
    // SAFETY: not null means a live codec, to which nothing writes.
    unsafe { codec.as_ref() }.map_or(std::ptr::null(), |c| c.hash.as_ptr())
}

/// Id of the scheme with this number, counted from 0, or null beyond the last. Never to be freed.
#[unsafe(no_mangle)]
pub extern "C" fn eccforge_scheme(number: usize) -> *const c_char {
    static IDS: OnceLock<Vec<CString>> = OnceLock::new();
    let ids = IDS.get_or_init(|| eccforge_embed::schemes().filter_map(|id| CString::new(id).ok()).collect());
    ids.get(number).map_or(std::ptr::null(), |id| id.as_ptr())
}

/// The version of the library, as `ECCFORGE_VERSION` is that of the header. Never to be freed.
#[unsafe(no_mangle)]
pub extern "C" fn eccforge_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// The meaning of an `EccforgeResult`, in English. Never to be freed. Any number is accepted.
#[unsafe(no_mangle)]
pub extern "C" fn eccforge_result_text(result: i32) -> *const c_char {
    let text: &CStr = match result {
        0 => c"done",
        -1 => c"a buffer has the wrong length",
        -2 => c"no built-in scheme of 32 + 4 bytes has this id",
        -3 => c"there is no such back end, or this machine cannot run it",
        -4 => c"there is no such entry, bit or kind of pattern",
        -5 => c"a pointer that must not be null is null",
        -6 => c"the rows of a code over shards, or its polynomial, are not allowed",
        -7 => c"a lost shard does not exist, or is named twice",
        -8 => c"the shards that are left do not determine the lost ones",
        _ => c"not a result of this library",
    };
    text.as_ptr()
}
