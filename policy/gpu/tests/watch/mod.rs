//! Tests of a watch: its sources and stored state, its advice, and its pages.

mod deploy;
mod following;
mod keeping;
mod known;
mod shown;
mod support;
