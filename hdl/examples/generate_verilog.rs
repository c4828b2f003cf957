//! `generate_verilog DIR`: writes the Verilog and the rust-hdl blocks of all built-in schemes.

use eccforge_hdl::generate;
use std::path::Path;

fn main() -> Result<(), String> {
    let folder = std::env::args().nth(1).ok_or("usage: generate_verilog DIR")?;
    generate::all(Path::new(&folder)).map_err(|e| e.to_string())
}
