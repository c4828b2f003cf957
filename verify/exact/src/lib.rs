//! Exact outcomes of a scheme for every error, by enumeration and structured counting, and comparison with published
//! tables.
//!
//! ```
//! use eccforge_scheme::builtin;
//! use eccforge_exact::exact;
//! use eccforge_model::ErrorModel;
//!
//! let trio = builtin("trio").expect("shipped").scheme();
//! let byte = [2]; // the third class of the model
//! let cells = exact::evaluate(&trio, &ErrorModel::table1(), &byte, exact::Reading::Inclusive, &Default::default())?;
//! assert_eq!(cells[0].tally.corrected, 8892u32.into());
//! # Ok::<(), String>(())
//! ```

#![warn(missing_docs)]

pub mod accumulate;
pub mod address;
pub mod after;
pub mod attack;
pub mod ball;
mod batch;
pub mod budget;
pub mod classify;
pub mod constraints;
pub mod count;
pub mod dead;
pub mod enumerate;
pub mod exact;
pub mod explain;
pub mod facts;
pub mod landing;
pub mod posterior;
pub mod residual;
pub mod retry;
pub mod sampled;
pub mod sampler;
pub mod scattered;
pub mod single;
pub mod stages;
pub mod stored;
pub mod two_devices;
pub mod values;
