//! Searches, their results and their certificates.

mod derivations;
mod entry;
mod gallery;
mod lanes;
mod lightest;
mod proofs;
#[path = "support/gallery.rs"]
mod recounted;
mod search;
mod theory;
