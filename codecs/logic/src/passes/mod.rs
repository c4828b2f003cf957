//! Passes turn a circuit into an equal one that suits a back end better.
//!
//! [`share_parities`] makes common parts of parities one net, within a bound on depth; [`reduce`] finds sums of few inputs
//! that need fewer gates; [`predecode`] compares a word by parts, so that comparisons share them; [`light`] compares it in
//! the basis that has least to add up; [`beside`] takes flags out from behind the matches. Every pass keeps ports and,
//! except for [`reduce`], named words; that its result is equal is tested here by evaluation and proved for emitted
//! hardware by `eccforge prove`.

mod beside;
mod factor;
mod flatten;
mod light;
mod parity;
mod predecode;
mod rebuild;
mod reduce;

pub use beside::beside;
pub use factor::factor;
pub use flatten::flatten;
pub use light::light;
pub use parity::{Sharing, share_parities};
pub use predecode::predecode;
pub use rebuild::{copy_gate, copy_into, rebuild};
pub use reduce::reduce;
