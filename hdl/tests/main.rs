//! Tests of emitted hardware: text, simulation, synthesis and proofs.

mod addresses;
mod area;
mod around;
mod axi4;
mod blif;
mod cases;
mod circuits;
mod codec_faults;
mod counterexamples;
mod dpi;
mod drop_in;
mod emitted;
mod family;
mod fifo;
mod fmeda;
mod fpga;
mod full;
mod goals;
mod hardened;
mod images;
mod judges;
mod known_words;
mod lax;
mod library;
mod lint;
mod macros;
mod masked;
mod mutants;
mod netlist_files;
mod netlists;
#[path = "../../verify/exact/tests/support/mod.rs"]
mod oracles;
mod periods;
mod placed;
#[path = "../../verify/exact/tests/support/addresses.rs"]
mod plain;
mod planted;
mod power;
mod print;
mod proofs;
mod provenance;
mod ram;
mod registers;
mod sequential;
mod sequential_proofs;
mod silicon;
mod simulator;
mod software;
mod specification;
mod stages;
mod support;
mod sva;
mod testbenches;
mod texts;
#[path = "../../verify/sampling/tests/support/tiny.rs"]
mod tiny;
#[cfg(unix)]
mod tools;
mod values;
mod vhdl;
mod vpi;
#[path = "../../codecs/lower/tests/words.rs"]
mod words;
