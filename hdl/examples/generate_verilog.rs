//! `generate_verilog DIR`: writes the Verilog of all shipped schemes and blocks of rust-hdl.

use eccforge_hdl::generate;
use std::path::Path;

fn main() -> Result<(), String> {
    let folder = std::env::args().nth(1).ok_or("usage: generate_verilog DIR")?;
    generate::all(Path::new(&folder)).map_err(|e| e.to_string())
}
