//! `netlist FILE ID [SAMPLES|syndromes]`: compares a netlist of a decoder or encoder with a built-in scheme and
//! prints the speed.

use eccforge_hdl::netlist::{self, Interface, Source};
use eccforge_scheme::builtin;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, id, count] = arguments.as_slice() else { return Err("usage: netlist FILE ID SAMPLES|syndromes".into()) };
    let scheme = builtin(id).ok_or(format!("no shipped scheme `{id}`"))?.scheme();
    let circuit = Source { files: vec![file.into()], ..Source::default() }.read()?;
    let interface = Interface::default();
    let report = match count.as_str() {
        "syndromes" => netlist::verify_syndromes(&circuit, &scheme, &interface, 1)?,
        count => netlist::verify(&circuit, &scheme, &interface, count.parse()?, 1)?,
    };
    println!("{report:?}: {:.3} G words/s", report.vectors as f64 / report.seconds / 1e9);
    Ok(())
}
