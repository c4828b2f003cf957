//! Tests of generated source against the interpreted circuit and the oracle.

mod algebraic;
mod balls_on_cortex_m4;
mod bit_order;
mod c;
mod corrections;
mod cortex_m4;
mod degenerate;
mod elsewhere;
mod fragments;
mod gpu;
mod hostile;
mod kernel;
mod known_words;
mod nand;
mod rust;
mod spelling;
mod staged;
mod support;
mod tree;
mod vectors;
mod widths;
#[path = "../../../lower/tests/words.rs"]
mod words;
