//! Optimisation passes for hardware and software; each turns a circuit into an equal one that costs less.
//!
//! [`Cost`] models the cost, and [`optimise`] selects passes by it. Every pass keeps ports, and the passes for
//! hardware also keep named words.
//!
//! | pass | cost that it lowers | idea |
//! |---|---|---|
//! | [`share_parities`], common pairs | XORs (and ANDs, ORs) with operands in common | Paar 1997 |
//! | [`share_for_tables`] | XORs in look-up tables of FPGAs | greedy common sums of k operands |
//! | [`xor_program`] | matrices of XORs, with cancellation | Boyar & Peralta 2010, annealing |
//! | [`predecode`] | comparisons of one word with many constants | address decoders |
//! | [`cover_products`], [`group_products`] | ORs of products | Brayton & McMullen 1982 |
//! | [`minimum_weight_basis`] | a syndrome that is only compared | greedy on a matroid, Edmonds 1971 |
//! | [`flags_in_parallel`] | depth of the flags of an odd-weight-column code | Hsiao 1970 |
//! | [`flatten`] | trees of two-input gates on machines with wide gates | associativity |
//!
//! The bit-plane evaluation of Reed-Solomon syndromes needs the code's field and is in `eccforge-lower`; its
//! matrices are [`xor_program`]s. One test checks function and cost of every pass on random circuits
//! (`codecs/circuit/tests/passes.rs`), another on the circuits of built-in schemes (`codecs/lower/tests/passes.rs`).

mod cost;
mod dual_basis;
mod flags;
mod flatten;
mod optimise;
pub mod pairs;
mod predecode;
pub mod rectangles;
mod table_sharing;
mod xor_program;
pub mod xor_sharing;

pub use crate::transform::{copy_gate, copy_into, rebuild};
pub use cost::Cost;
pub use dual_basis::{SYNDROME_MIN, minimum_weight_basis};
pub use flags::flags_in_parallel;
pub use flatten::flatten;
pub use optimise::{optimise, optimise_for_tables, optimise_relaxed, optimise_seeded};
pub use predecode::{Decoding, Parts, predecode};
pub use rectangles::{cover_products, group_products};
pub use table_sharing::share_for_tables;
pub use xor_program::xor_program;
pub use xor_sharing::{SHARED_SUM, Sharing, share_parities};
