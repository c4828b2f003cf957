//! Searches, their results and their certificates.

mod entry;
mod gallery;
mod lanes;
mod proofs;
mod search;
