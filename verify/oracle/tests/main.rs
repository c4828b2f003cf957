//! Tests of the oracle against published definitions.

mod cells;
mod definitions;
mod evaluation_view;
mod stages;
mod support;
