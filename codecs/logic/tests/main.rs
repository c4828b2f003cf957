//! Circuits, their passes, and the circuits on record.

mod circuits;
mod passes;
mod recorded;
mod support;
