//! Emitted hardware: text, simulation, synthesis and proofs.

mod addresses;
mod around;
mod axi4;
mod drop_in;
mod emitted;
mod full;
mod goals;
mod judges;
mod known_words;
mod library;
mod lint;
mod netlists;
#[path = "../../verify/exact/tests/support/mod.rs"]
mod oracles;
mod periods;
#[path = "../../verify/exact/tests/support/addresses.rs"]
mod plain;
mod planted;
mod proofs;
mod ram;
mod registers;
mod simulator;
mod stages;
mod support;
mod sva;
mod testbenches;
mod texts;
#[path = "../../verify/sampling/tests/support/tiny.rs"]
mod tiny;
#[path = "../../codecs/lower/tests/words.rs"]
mod words;
