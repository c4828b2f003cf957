//! The C interface: opaque codecs, the caller's buffers, a result for every call and no panic across the border.
//!
//! Layouts and statuses are those of `eccforge-embed`: 32 data bytes and 4 check bytes an entry, split or packed into 36.
//! Every function returns an [`EccforgeResult`]; a call that is refused touches no buffer. A null pointer with length 0 is
//! an empty buffer. Buffers that are only written (check bytes when encoding, bits of bad entries, statuses, positions,
//! counts) may be uninitialised; all others hold values.

mod buffers;
mod codec;
mod entries;
mod inject;
mod scrub;
mod types;

pub use codec::*;
pub use entries::*;
pub use inject::*;
pub use scrub::*;
pub use types::*;
