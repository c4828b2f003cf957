//! `generate DIR [--check]`: writes the committed Verilog of all shipped schemes and their blocks of rust-hdl, or names the
//! files that differ.

use eccforge_hdl::generate;
use std::path::Path;
use std::process::ExitCode;

fn main() -> Result<ExitCode, String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [folder] => generate::all(Path::new(folder)).map(|()| ExitCode::SUCCESS).map_err(|e| e.to_string()),
        [folder, "--check"] => {
            let stale = generate::stale(Path::new(folder));
            stale.iter().for_each(|name| println!("{name}"));
            Ok(if stale.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        _ => Err("usage: generate DIR [--check]".into()),
    }
}
