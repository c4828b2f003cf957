//! Properties of codes that follow from the parity-check matrix, without errors and decoders.
//!
//! ```
//! use eccforge_codes::distance::distance;
//! use eccforge_scheme::builtin;
//!
//! let hsiao = builtin("hsiao-39-32").expect("shipped").scheme();
//! assert_eq!(distance(hsiao.code.h.columns()).bits, 4);
//! ```

#![warn(missing_docs)]

pub mod distance;
pub mod dual;
pub mod effort;
pub mod equivalence;
pub mod lightest;
pub mod profile;
pub mod report;
pub mod weights;
