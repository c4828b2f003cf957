//! Searches for parity-check matrices. Columns are chosen so that correctable patterns have unique syndromes, few other
//! patterns are miscorrected, and H is light.
//!
//! A [`Problem`] defines the correctable patterns and the permitted columns. [`state::State`] holds one matrix with
//! tables that give the effect of a move on every objective in constant time. On it, [`anneal`] runs simulated
//! annealing (Kirkpatrick, Gelatt and Vecchi, Science 1983). [`islands`] runs independent chains with the same result
//! for any number of threads; [`chains`] keeps finished ones, and [`verified`] measures those
//! that a file holds. [`watch`] counts the silent errors of a model. [`windows`] arranges symbols into bytes. [`relaxed`]
//! finds a start for tight problems; [`circulant`] has the blocks of quasi-cyclic codes. [`metrics`] evaluates a matrix
//! by plain counting. [`attack`] counts the fewest flips that end in silent wrong data. [`order`] orders the columns of a code for the errors of a memory, and [`layout`] the bits of an entry, which [`layouts`] does for the codes of a search. [`infer`] finds the code
//! behind words that a memory delivered. [`lanes`] searches for codes of whole entries with small decoders.
#![forbid(unsafe_code)]

pub mod address;
pub mod anneal;
pub mod attack;
pub mod chains;
pub mod circulant;
mod cooling;
pub mod documents;
pub mod fold;
pub mod heading;
pub mod infer;
pub mod islands;
pub mod lanes;
pub mod layout;
pub mod layouts;
pub mod metrics;
mod model;
mod moves;
pub mod order;
pub mod problem;
pub mod relaxed;
pub mod results;
pub mod spec;
pub mod state;
pub mod verified;
pub mod watch;
pub mod windows;

pub use metrics::Metrics;
pub use problem::Problem;
