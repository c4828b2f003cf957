//! Tests of searches, their results and their certificates.

mod attack;
mod chains;
mod circulant;
mod derivations;
mod dumps;
mod entry;
mod fold;
mod gallery;
mod infer;
mod lanes;
mod lanes_spec;
mod layout;
mod layouts;
mod lightest;
mod order;
mod problem;
mod profile;
mod proofs;
#[path = "support/gallery.rs"]
mod recounted;
mod relaxed;
mod search;
mod spec;
mod theory;
mod watched;
