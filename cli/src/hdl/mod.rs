//! The hardware commands: `emit verilog`, `prove`, `area`, `fmeda` and `image`.

mod area;
mod choices;
mod emit;
mod fmeda;
mod fpga;
mod hardware;
mod image;
mod liberty;
mod netlist;
mod placed;
mod prove;
mod sequential;

pub use area::{AreaArgs, area, measured};
pub use emit::{EmitArgs, emit_verilog};
pub use fmeda::{FmedaArgs, fmeda};
pub use image::ImageCommand;
pub use prove::{ProveArgs, prove};
