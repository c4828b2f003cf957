//! Schemes of memory error-correcting codes: the language in which they are written, and the checks of a file.
//!
//! Every [`Scheme`] satisfies these invariants, so later code need not check them: the layout is a bijection onto the
//! entry's bits; H has full rank; the check bits of each codeword have independent columns; no two correctable
//! patterns of a codeword share a syndrome, and none has syndrome zero.

#![warn(missing_docs)]

mod address;
pub mod algebraic;
pub mod bch;
mod build;
mod builtin;
mod code;
mod constant;
pub mod construct;
mod correctable;
pub mod cyclic;
mod equations;
pub mod first_file;
mod layout;
pub mod library;
mod model;
pub mod names;
pub mod reed_solomon;
mod schema;
pub mod shards;
pub mod spec;
pub mod stages;

use eccforge_files::{bounded, diagnostic, digest, yaml};

pub use builtin::{Builtin, addressed, builtin, builtins};
pub use correctable::{Ball, Space, TwoSymbols, listed, patterns};
pub use equations::{check_equations, check_solutions};
pub use layout::{CellKind, Layout, Partition};
pub use model::{Address, Claims, Code, Construction, Enable, Fold, Geometry, LANE_PINS, Scheme, TiedScheme};
pub use names::{ID, is_id};
pub use schema::json_schema;
pub use spec::{
    DecimalSpec, FitSpec, OnDetectionSpec as OnDetection, PairConfirmationSpec as PairConfirmation, PercentSpec,
    SanityCheckSpec as SanityCheckKind, SwitchSpec as Switch, UniformWord,
};
