//! The C interface: opaque codecs, caller-owned buffers and a result for every call. No panic reaches the caller.
//!
//! Layouts and statuses are those of `eccforge-embed`: an entry has 32 data bytes and 4 check bytes, split or packed
//! into 36. Every function returns an [`EccforgeResult`]; a call that fails touches no buffer. A null pointer with
//! length 0 is an empty buffer. Output buffers (check bytes when encoding, bits of bad entries, statuses, positions,
//! counts) may be uninitialised; all other buffers must hold values.

mod buffers;
mod codec;
mod entries;
mod inject;
mod scrub;
mod shards;
mod types;

pub use codec::*;
pub use entries::*;
pub use inject::*;
pub use scrub::*;
pub use shards::*;
pub use types::*;
