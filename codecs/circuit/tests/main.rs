//! Circuits, their passes, and the circuits on record.

mod circuit_text;
mod circuits;
mod files;
mod passes;
mod recorded;
mod support;
