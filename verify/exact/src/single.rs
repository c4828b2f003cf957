//! One entry through encoder, error and decoder, with everything the circuits say about it.

use crate::tally::Outcome;
use eccforge_logic::circuit::{Circuit, Interpreter};
use eccforge_scheme::decoder::{Decoder, Strategy};
use eccforge_scheme::{Scheme, encoder};

/// A decoded entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The entry as delivered, by physical bit.
    pub entry: Vec<bool>,
    /// Physical bits that the decoder flipped, ascending.
    pub flips: Vec<usize>,
    /// Corrected flag.
    pub ce: bool,
    /// Detected, uncorrectable flag.
    pub due: bool,
    /// Whether an entry rule refused the corrections.
    pub rule_failed: bool,
    /// What each codeword did, before the entry rules.
    pub codewords: Vec<CodewordResult>,
    /// The truth.
    pub outcome: Outcome,
}

/// What one codeword's decoder did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodewordResult {
    /// Syndrome, bit j = row j of H.
    pub syndrome: u64,
    /// It is that of a correctable pattern.
    pub corrected: bool,
    /// It is neither zero nor correctable.
    pub detected: bool,
    /// Codeword bits that were flipped in the delivered entry.
    pub flips: Vec<usize>,
}

/// Encodes data bits (one for each data pin and beat, ascending physical order).
pub fn encode(scheme: &Scheme, data: &[bool]) -> Vec<bool> {
    evaluate(&encoder(scheme), &[("data", data)]).port("entry")
}

/// Writes `data`, flips the physical bits of `error`, reads. Enables are at their defaults.
pub fn decode(scheme: &Scheme, data: &[bool], error: &[usize]) -> Decoded {
    Reader::new(scheme).decode(data, error)
}

/// Encoder and decoder of a scheme, made once for many entries.
#[derive(Clone, Debug)]
pub struct Reader {
    scheme: Scheme,
    encoder: Circuit,
    decoder: Circuit,
}

impl Reader {
    /// Makes the circuits of `scheme`.
    pub fn new(scheme: &Scheme) -> Self {
        let decoder = Decoder::new(scheme, Strategy::SyndromeLookup).flatten();
        Self { scheme: scheme.clone(), encoder: encoder(scheme), decoder }
    }

    /// The scheme.
    pub fn scheme(&self) -> &Scheme {
        &self.scheme
    }

    /// See [`decode`].
    pub fn decode(&self, data: &[bool], error: &[usize]) -> Decoded {
        let scheme = &self.scheme;
        let written = evaluate(&self.encoder, &[("data", data)]).port("entry");
        let mut read = written.clone();
        error.iter().for_each(|&bit| read[bit] = !read[bit]);
        let enables: Vec<(String, [bool; 1])> = scheme.enables.iter().map(|e| (e.name.clone(), [e.default])).collect();
        let mut inputs: Vec<(&str, &[bool])> = enables.iter().map(|(n, v)| (n.as_str(), &v[..])).collect();
        inputs.push(("entry", &read));
        judged(scheme, &evaluate(&self.decoder, &inputs), &written, error)
    }
}

/// What the outputs of the decoder say, and the truth.
fn judged(scheme: &Scheme, values: &Values, written: &[bool], error: &[usize]) -> Decoded {
    let entry = values.port("corrected");
    let flipped = values.port("flips");
    let (ce, due) = (values.port("ce")[0], values.port("due")[0]);
    let codewords = (0..scheme.codewords())
        .map(|w| CodewordResult {
            syndrome: values.port(&format!("syndrome_{w}")).iter().rev().fold(0, |s, b| s << 1 | u64::from(*b)),
            corrected: values.port("cw_ce")[w],
            detected: values.port("cw_due")[w],
            flips: scheme
                .layout
                .codeword(w)
                .iter()
                .enumerate()
                .filter(|(_, bit)| flipped[**bit])
                .map(|(b, _)| b)
                .collect(),
        })
        .collect();
    let outcome = match (due, entry == *written, error.is_empty()) {
        (true, _, _) => Outcome::Detected,
        (_, true, true) => Outcome::Clean,
        (_, true, false) => Outcome::Corrected,
        (_, false, _) => Outcome::Silent,
    };
    Decoded {
        flips: (0..flipped.len()).filter(|&bit| flipped[bit]).collect(),
        entry,
        ce,
        due,
        rule_failed: values.port("rule_fail")[0],
        codewords,
        outcome,
    }
}

/// Values of all output ports.
struct Values(Vec<(String, Vec<bool>)>);

impl Values {
    fn port(&self, name: &str) -> Vec<bool> {
        self.0.iter().find(|(n, _)| n == name).map(|(_, v)| v.clone()).unwrap_or_default()
    }
}

fn evaluate(circuit: &Circuit, inputs: &[(&str, &[bool])]) -> Values {
    let mut run = Interpreter::new(circuit);
    for (name, values) in inputs {
        if let Some(port) = circuit.input(name) {
            assert_eq!(port.nets.len(), values.len(), "port `{name}` takes {} bits", port.nets.len());
            port.nets.iter().zip(*values).for_each(|(net, value)| run.set(*net, u64::from(*value)));
        }
    }
    run.run();
    let read = |p: &eccforge_logic::circuit::Port| p.nets.iter().map(|n| run.get(*n) & 1 == 1).collect();
    Values(circuit.outputs().iter().map(|p| (p.name.clone(), read(p))).collect())
}
