//! The committed Verilog of all built-in schemes, for `cargo xtask generate`: each in readable form with all
//! companion files, the paper's schemes also with `--goal area` and `--goal delay`, and rust-hdl blocks with embedded
//! Verilog.

use crate::collateral;
use crate::design::{Around, Cut, Design, File, Goal, Options, Pipe, Ram, Reset};
use eccforge_files::output::{self, NotWritten};
use eccforge_scheme::{Scheme, builtins};
use std::path::Path;

/// Goals whose modules are committed, each with the name of its folder.
const OPTIMISED: [(&str, Goal); 2] = [("area", Goal::Area), ("delay", Goal::Delay)];

/// Schemes of [Sullivan et al., MICRO 2021, Table 2].
const PAPER: [&str; 9] =
    ["ni-secded", "i-secded", "duet", "ni-sec2bec", "i-sec2bec", "trio", "i-ssc", "i-ssc-csc", "ssc-dsd-plus"];

/// The scheme whose memory is committed in the folder `ram`: with AXI4-Lite and a register after the decoder.
const WRAPPED: &str = "hsiao-39-32";

/// Schemes whose rust-hdl blocks are committed and tested: one without and one with an enable.
const BLOCKS: [&str; 2] = ["trio", "duet-trio"];

fn wrapped(scheme: &Scheme) -> Vec<File> {
    let wrap = Some(Ram { two_ports: false, reset: Reset::Async, around: Around::Axi, ..Ram::default() });
    let pipe = Pipe { cuts: vec![Cut::Output], ..Pipe::default() };
    collateral::of_scheme(scheme, &Options { wrap, pipe, ..Options::default() })
}

/// The committed files of a built-in scheme under its folder: the default options, and diagnostic coverage if every
/// error class can be enumerated. The paper's schemes also get the modules of the other goals, and one of them a
/// memory.
fn shipped(scheme: &Scheme) -> Vec<File> {
    let options = Options::default();
    let fmeda = collateral::fmeda(scheme).into_iter().collect();
    let mut files = collateral::files(scheme, &options, &Design::new(scheme, &options), fmeda);
    if PAPER.contains(&scheme.id.as_str()) {
        for (folder, goal) in OPTIMISED {
            let design = Design::new(scheme, &Options { goal, ..Options::default() });
            files.extend(within(folder, design.files()));
        }
    }
    if scheme.id == WRAPPED {
        files.extend(within("ram", wrapped(scheme)));
    }
    files
}

/// The files, moved into a folder.
fn within(folder: &str, files: Vec<File>) -> impl Iterator<Item = File> {
    files.into_iter().map(move |file| File { name: format!("{folder}/{}", file.name), text: file.text })
}

/// Writes files into a folder, all or none.
///
/// # Errors
/// The folder or a file cannot be written.
pub fn write(folder: &Path, files: &[File]) -> Result<(), NotWritten> {
    output::write_all(files.iter().map(|f| (folder.join(&f.name), &f.text)))
}

/// All files of this crate, by path under `generated`: `verilog/<id>/` of every built-in scheme, and the package
/// `rust-hdl` with blocks.
fn committed() -> Vec<File> {
    let schemes: Vec<Scheme> = builtins().iter().map(|b| b.scheme()).collect();
    let mut files = Vec::new();
    for scheme in &schemes {
        files.extend(within(&format!("verilog/{}", scheme.id), shipped(scheme)));
    }
    let blocks: Vec<Scheme> = schemes.into_iter().filter(|s| BLOCKS.contains(&s.id.as_str())).collect();
    files.extend(within("rust-hdl", collateral::rust_hdl_package(&blocks)));
    files
}

/// Writes the files of `cargo xtask generate` under `generated/verilog` and `generated/rust-hdl`.
///
/// # Errors
/// The same errors as [`write()`].
pub fn all(folder: &Path) -> Result<(), NotWritten> {
    write(folder, &committed())
}
