//! Hardware from circuits: Verilog that engineers take, proofs by open tools that it is the scheme, area and delay.
//!
//! Data flows one way: [`eccforge_scheme::Scheme`] → circuits → [`design::Design`] (modules) → text. What comes
//! back from synthesis is read by [`netlist`] into a circuit again, so one interpreter, one prover and one fast engine
//! serve both sides. Tools are called by [`tools`], which names the Debian package of one that is missing.
#![forbid(unsafe_code)]

pub mod area;
pub mod blif;
pub mod collateral;
pub mod design;
pub mod generate;
pub mod group;
pub mod netlist;
pub mod prove;
pub mod tools;
pub mod verilog;
