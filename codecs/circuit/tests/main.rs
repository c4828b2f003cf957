//! Tests of circuits, their passes, and the recorded circuits.

mod circuit_text;
mod circuits;
mod cost;
mod files;
mod graph;
mod linear;
mod pairs;
mod passes;
mod predecode;
mod recorded;
mod rectangles;
mod support;
mod sweep;
mod transform;
mod xor_sharing;
