//! The hardware commands: `emit verilog`, `prove`, `area` and `image`.

mod area;
mod choices;
mod emit;
mod hardware;
mod image;
mod netlist;
mod prove;

pub use area::{AreaArgs, area, measured};
pub use emit::{EmitArgs, emit_verilog};
pub use image::ImageCommand;
pub use prove::{ProveArgs, prove};
