//! Searches, their results and their certificates.

mod derivations;
mod entry;
mod gallery;
mod lanes;
mod lightest;
mod proofs;
mod search;
mod theory;
