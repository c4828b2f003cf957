//! Hardware from circuits: synthesisable Verilog, proofs with open tools that it implements the scheme, and
//! measurements of area and delay.
//!
//! Data flows in one direction: [`eccforge_scheme::Scheme`] → circuits → [`design::Design`] (modules) → text.
//! [`netlist`] reads synthesis results back as circuits, so both sides share one interpreter, one prover and one fast
//! engine. [`tools`] runs external tools and names the Debian package of a missing one.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod area;
pub mod blif;
pub mod collateral;
pub mod design;
pub mod faults;
pub mod generate;
pub mod group;
pub mod image;
pub mod netlist;
pub mod placement;
pub mod prove;
pub mod tools;
pub mod verilog;
