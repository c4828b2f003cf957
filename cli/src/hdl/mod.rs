//! The hardware commands: `emit verilog`, `prove` and `area`.

mod area;
mod choices;
mod emit;
mod hardware;
mod netlist;
mod prove;

pub use area::{AreaArgs, area, measured};
pub use emit::{EmitArgs, emit_verilog};
pub use prove::{ProveArgs, prove};
