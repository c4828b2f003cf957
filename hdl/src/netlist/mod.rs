//! Netlists of others as circuits: BLIF as it is, yosys JSON and Verilog through yosys, AIGER through abc; and their
//! comparison with a scheme ([`verify`], [`verify_syndromes`]).

mod compare;

pub use compare::{Report, verify, verify_syndromes};

use crate::blif;
use crate::tools::{self, Tool, ToolError};
use eccforge_logic::circuit::Circuit;
use eccforge_scheme::Scheme;
use std::fmt;
use std::path::Path;
use std::time::Duration;

/// Why a netlist could not be checked.
#[derive(Debug)]
pub enum NetlistError {
    /// The file cannot be read or its kind is not known.
    File(String),
    /// A tool that converts it failed.
    Tool(ToolError),
    /// Its text is not a combinational circuit.
    Text(String),
    /// Its ports are not those of the scheme's decoder.
    Ports(String),
}

impl fmt::Display for NetlistError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(e) | Self::Text(e) | Self::Ports(e) => f.write_str(e),
            Self::Tool(e) => e.fmt(f),
        }
    }
}

impl std::error::Error for NetlistError {}

impl From<ToolError> for NetlistError {
    fn from(e: ToolError) -> Self {
        Self::Tool(e)
    }
}

/// Reads a netlist; the ending of its name says what it is: `.blif`, `.json` (yosys), `.v`, `.aig` or `.aag`.
///
/// # Errors
/// See [`NetlistError`].
pub fn read(path: &Path) -> Result<Circuit, NetlistError> {
    let missing = |e| NetlistError::File(format!("{}: cannot be read: {e}", path.display()));
    let ending = path.extension().and_then(|e| e.to_str()).unwrap_or_default();
    let text = match ending {
        "blif" => std::fs::read_to_string(path).map_err(missing)?,
        "json" | "v" | "aig" | "aag" => {
            let folder = tools::scratch(Tool::Yosys)?;
            std::fs::copy(path, folder.path().join(format!("in.{ending}"))).map_err(missing)?;
            let limit = Duration::from_secs(600);
            if ending.starts_with('a') {
                let command = format!("read_aiger in.{ending}; write_blif out.blif");
                tools::run_ok(Tool::Abc, &["-c", &command], folder.path(), limit)?;
            } else {
                let reader = if ending == "json" { "read_json" } else { "read_verilog" };
                let script = format!(
                    "{reader} in.{ending}; hierarchy -check -auto-top; proc -norom; flatten; techmap; opt; \
                     abc -fast -g AND,XOR; opt_clean -purge; write_blif out.blif"
                );
                tools::run_ok(Tool::Yosys, &["-q", "-p", &script], folder.path(), limit)?;
            }
            std::fs::read_to_string(folder.path().join("out.blif")).map_err(missing)?
        }
        other => {
            let message = format!("{}: `.{other}` is no netlist: give .blif, .json, .v, .aig or .aag", path.display());
            return Err(NetlistError::File(message));
        }
    };
    blif::read(&text).map_err(|e| NetlistError::Text(format!("{}: {e}", path.display())))
}

/// Which ports of a netlist are the decoder's: (ours, theirs), as in `entry=cw_i`.
pub type PortMap = Vec<(String, String)>;

/// Ports of a decoder netlist: received word, data, ce, due.
struct Bound<'c> {
    circuit: &'c Circuit,
    word: usize,
    data: usize,
    ce: usize,
    due: usize,
}

/// Names under which a port may be found: the user's, or the usual ones.
fn candidates(stem: &str, map: &PortMap) -> Vec<String> {
    match map.iter().find(|m| m.0 == stem) {
        Some((_, theirs)) => vec![theirs.clone()],
        None => ["", "_i", "_o", "_in", "_out"].iter().map(|suffix| format!("{stem}{suffix}")).collect(),
    }
}

fn bind<'c>(circuit: &'c Circuit, scheme: &Scheme, map: &PortMap) -> Result<Bound<'c>, NetlistError> {
    let candidates = |stem: &str| candidates(stem, map);
    let bits = scheme.geometry.bits();
    let word = candidates("entry")
        .iter()
        .chain(&candidates("codeword"))
        .find_map(|n| circuit.inputs().iter().position(|p| p.name == *n && p.nets.len() == bits));
    let output = |stem: &str, width: usize| {
        let names = candidates(stem);
        let found = circuit.outputs().iter().position(|p| names.contains(&p.name) && p.nets.len() == width);
        found.ok_or_else(|| {
            let has: Vec<String> = circuit.outputs().iter().map(|p| format!("{}[{}]", p.name, p.nets.len())).collect();
            NetlistError::Ports(format!(
                "no output for `{stem}` of {width} bits among {}: name it with --port {stem}=NAME",
                has.join(", ")
            ))
        })
    };
    let has: Vec<String> = circuit.inputs().iter().map(|p| format!("{}[{}]", p.name, p.nets.len())).collect();
    let word = word.ok_or_else(|| {
        NetlistError::Ports(format!(
            "no input for the received word of {bits} bits among {}: name it with --port entry=NAME",
            has.join(", ")
        ))
    })?;
    for enable in &scheme.enables {
        let known = candidates(&enable.name);
        if !circuit.inputs().iter().any(|p| known.contains(&p.name)) {
            return Err(NetlistError::Ports(format!(
                "no input for the enable `{}` among {}",
                enable.name,
                has.join(", ")
            )));
        }
    }
    Ok(Bound {
        circuit,
        word,
        data: output("data", scheme.geometry.data_bits().len())?,
        ce: output("ce", 1)?,
        due: output("due", 1)?,
    })
}
