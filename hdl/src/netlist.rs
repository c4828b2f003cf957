//! Netlists of others as circuits: BLIF as it is, yosys JSON and Verilog through yosys, AIGER through abc.

use crate::blif;
use crate::tools::{self, Tool, ToolError};
use eccforge_codecs::circuit::{Circuit, Interpreter};
use eccforge_codecs::lower;
use eccforge_codecs::scheme::Scheme;
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

/// What a check of a netlist found.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Report {
    /// Vectors compared.
    pub vectors: u64,
    /// Vectors on which ce, due or accepted data differ.
    pub differing: u64,
    /// The first of them: bits of the received word that are one.
    pub first: Option<Vec<usize>>,
    /// Wall-clock seconds.
    pub seconds: f64,
}

/// Ports of a decoder netlist: received word, data, ce, due.
struct Bound<'c> {
    circuit: &'c Circuit,
    word: usize,
    data: usize,
    ce: usize,
    due: usize,
}

fn bind<'c>(circuit: &'c Circuit, scheme: &Scheme, map: &PortMap) -> Result<Bound<'c>, NetlistError> {
    let candidates = |stem: &str| -> Vec<String> {
        match map.iter().find(|m| m.0 == stem) {
            Some((_, theirs)) => vec![theirs.clone()],
            None => ["", "_i", "_o", "_in", "_out"].iter().map(|suffix| format!("{stem}{suffix}")).collect(),
        }
    };
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

/// Compares a decoder netlist with the scheme's decoder on `samples` words (rounded up to 64): codewords with errors of
/// a few bits, within bytes and pins, and random words, a function of `seed` alone. ce, due and, unless due, data must agree.
///
/// # Errors
/// The ports do not fit.
pub fn verify(
    netlist: &Circuit,
    scheme: &Scheme,
    map: &PortMap,
    samples: u64,
    seed: u64,
) -> Result<Report, NetlistError> {
    let start = std::time::Instant::now();
    let bound = bind(netlist, scheme, map)?;
    let reference = lower::decoder(scheme, lower::Lowering::Auto).restricted_to(&["data", "ce", "due"]);
    let encoder = lower::encoder(scheme).restricted_to(&["entry"]);
    let (mut ours, mut theirs) = (Interpreter::new(&reference), Interpreter::new(bound.circuit));
    let mut encode = Interpreter::new(&encoder);
    let mut report = Report { vectors: 0, differing: 0, first: None, seconds: 0.0 };
    for batch in 0..samples.div_ceil(64) {
        let mut random = Words { state: seed ^ batch.wrapping_mul(0xA076_1D64_78BD_642F) };
        encoder.inputs()[0].nets.iter().for_each(|n| encode.set(*n, random.next()));
        encode.run();
        let mut word: Vec<u64> = encoder.outputs()[0].nets.iter().map(|n| encode.get(*n)).collect();
        add_errors(scheme, &mut word, &mut random);
        let enables: Vec<u64> = scheme.enables.iter().map(|_| random.next()).collect();
        reference.inputs()[0].nets.iter().zip(&word).for_each(|(n, w)| ours.set(*n, *w));
        bound.circuit.inputs()[bound.word].nets.iter().zip(&word).for_each(|(n, w)| theirs.set(*n, *w));
        for (enable, value) in scheme.enables.iter().zip(enables) {
            let set = |run: &mut Interpreter<'_>, circuit: &Circuit| {
                let port = circuit.inputs().iter().find(|p| p.name.starts_with(&enable.name));
                port.into_iter().for_each(|p| run.set(p.nets[0], value));
            };
            set(&mut ours, &reference);
            set(&mut theirs, bound.circuit);
        }
        ours.run();
        theirs.run();
        let flag = |port: usize| theirs.get(bound.circuit.outputs()[port].nets[0]);
        let [data, ce, due] = [0, 1, 2].map(|i| &reference.outputs()[i].nets);
        let data_differs = data
            .iter()
            .zip(&bound.circuit.outputs()[bound.data].nets)
            .fold(0, |d, (x, y)| d | (ours.get(*x) ^ theirs.get(*y)));
        let wrong = (ours.get(ce[0]) ^ flag(bound.ce))
            | (ours.get(due[0]) ^ flag(bound.due))
            | (data_differs & !ours.get(due[0]));
        report.vectors += 64;
        report.differing += u64::from(wrong.count_ones());
        if wrong != 0 && report.first.is_none() {
            let lane = wrong.trailing_zeros();
            report.first = Some((0..word.len()).filter(|b| word[*b] >> lane & 1 == 1).collect());
        }
    }
    report.seconds = start.elapsed().as_secs_f64();
    Ok(report)
}

/// A seeded generator that is not linear over GF(2): splitmix64.
struct Words {
    state: u64,
}

impl Words {
    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    fn below(&mut self, limit: usize) -> usize {
        ((u128::from(self.next()) * limit as u128) >> 64) as usize
    }
}

/// One error for each lane: none, few bits, within a byte, within a pin, all over.
fn add_errors(scheme: &Scheme, word: &mut [u64], random: &mut Words) {
    let g = scheme.geometry;
    for lane in 0..64 {
        let bits: Vec<usize> = match lane % 8 {
            0 => Vec::new(),
            1 => vec![random.below(word.len())],
            2..=4 => (0..lane % 8).map(|_| random.below(word.len())).collect(),
            5 => {
                let (start, mask) = (random.below(word.len().div_ceil(8)) * 8, random.next());
                (start..(start + 8).min(word.len())).filter(|b| mask >> (b - start) & 1 == 1).collect()
            }
            6 => {
                let (pin, mask) = (random.below(g.pins), random.next());
                (0..g.beats).filter(|beat| mask >> beat & 1 == 1).map(|beat| beat * g.pins + pin).collect()
            }
            _ => {
                let mut all = Vec::new();
                for start in (0..word.len()).step_by(64) {
                    let mask = random.next();
                    all.extend((start..(start + 64).min(word.len())).filter(|b| mask >> (b - start) & 1 == 1));
                }
                all
            }
        };
        bits.into_iter().for_each(|b| word[b] ^= 1 << lane);
    }
}
