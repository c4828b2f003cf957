//! Golden vectors of encoder and decoder with the ports of other libraries' modules, derived from those of encoder
//! and decoder.

use super::vectors::{Vectors, decoder_vectors, encoder_vectors};
use crate::design::Options;
use crate::verilog::{Direction, Module};
use eccforge_scheme::Scheme;
use std::collections::BTreeMap;

/// Values of ports by their names.
type Row = BTreeMap<String, Vec<bool>>;

/// The vectors of one of the modules: a row for each word that the encoder or the decoder with default enables reads.
pub(super) fn vectors(scheme: &Scheme, options: &Options, module: &Module) -> Vectors {
    let (encoded, decoded) = (encoded(scheme, options), decoded(scheme, options));
    let rows: Vec<Row> = match module.name.rsplit('_').next() {
        Some("encoder") => encoded.iter().enumerate().map(|(v, word)| bedrock(v, word, ["data", "enc"])).collect(),
        Some("decoder") => decoded.iter().enumerate().map(|(v, word)| bedrock(v, word, ["rcv", "dec"])).collect(),
        _ => {
            let encoded = encoded.iter().enumerate().map(|(v, word)| dw_ecc(v, word, true));
            encoded.chain(decoded.iter().enumerate().map(|(v, word)| dw_ecc(v, word, false))).collect()
        }
    };
    let (inputs, outputs) = (ports(module, Direction::Input), ports(module, Direction::Output));
    let mut table = Vec::new();
    for row in &rows {
        let names = inputs.iter().chain(&outputs).map(|(name, _)| name);
        table.push(names.map(|name| row.get(name).cloned().unwrap_or_default()).collect());
    }
    Vectors { inputs, outputs, rows: table }
}

/// Names and widths of the ports of one direction.
fn ports(module: &Module, direction: Direction) -> Vec<(String, usize)> {
    let ports = module.ports.iter().filter(|port| port.direction == direction);
    ports.map(|port| (port.name.clone(), port.width)).collect()
}

/// Each row as a map from port names to values.
fn named(vectors: Vectors) -> impl Iterator<Item = Row> {
    let names: Vec<String> = vectors.inputs.into_iter().chain(vectors.outputs).map(|p| p.0).collect();
    vectors.rows.into_iter().map(move |row| names.iter().cloned().zip(row).collect())
}

/// A word to encode or to decode, `data` and `check`, and its result, `data_out` and `check_out`.
struct Word {
    data: Vec<bool>,
    check: Vec<bool>,
    data_out: Vec<bool>,
    check_out: Vec<bool>,
    ce: bool,
    due: bool,
    syndrome: Vec<bool>,
}

fn encoded(scheme: &Scheme, options: &Options) -> Vec<Word> {
    let mut words = Vec::new();
    for row in named(encoder_vectors(scheme, options)) {
        let (data, check) = (row[&options.input("data")].clone(), row[&options.output("check")].clone());
        let (ce, due, syndrome) = (false, false, Vec::new());
        words.push(Word { data: data.clone(), check: Vec::new(), data_out: data, check_out: check, ce, due, syndrome });
    }
    words
}

/// The words that the decoder reads with default enables: other libraries' modules have no enables.
fn decoded(scheme: &Scheme, options: &Options) -> Vec<Word> {
    let g = scheme.geometry;
    let output = |row: &Row, stem: &str| row[&options.output(stem)].clone();
    let mut words = Vec::new();
    for row in named(decoder_vectors(scheme, options)) {
        if scheme.enables.iter().any(|e| row[&options.input(&e.name)] != [e.default]) {
            continue;
        }
        let read = &row[&options.input("entry")];
        words.push(Word {
            data: part(read, &g.data_bits()),
            check: part(read, &g.check_bits()),
            data_out: output(&row, "data"),
            check_out: part(&output(&row, "entry"), &g.check_bits()),
            ce: output(&row, "ce")[0],
            due: output(&row, "due")[0],
            syndrome: (0..scheme.codewords()).flat_map(|w| output(&row, &format!("syndrome_{w}"))).collect(),
        });
    }
    words
}

/// These bits of an entry.
fn part(entry: &[bool], bits: &[usize]) -> Vec<bool> {
    bits.iter().map(|bit| entry[*bit]).collect()
}

/// The values of all ports of Bedrock's encoder and decoder; each module has some of these ports. `input` and `output` are the prefixes of its ports.
fn bedrock(v: usize, word: &Word, [input, output]: [&str; 2]) -> Row {
    let valid = vec![v.is_multiple_of(2)];
    let codeword = word.data_out.iter().chain(&word.check_out).copied().collect();
    Row::from([
        // The modules are combinational: clock and reset of any value must change nothing.
        ("clk".into(), vec![v.is_multiple_of(3)]),
        ("rst".into(), vec![v.is_multiple_of(5)]),
        (format!("{input}_valid"), valid.clone()),
        ("data".into(), word.data.clone()),
        (format!("{input}_data"), word.data.clone()),
        (format!("{input}_parity"), word.check.clone()),
        (format!("{output}_valid"), valid),
        (format!("{output}_data"), word.data_out.clone()),
        (format!("{output}_parity"), word.check_out.clone()),
        (format!("{output}_codeword"), codeword),
        (format!("{output}_error_ce"), vec![word.ce]),
        (format!("{output}_error_due"), vec![word.due]),
        (format!("{output}_error_syndrome"), word.syndrome.clone()),
    ])
}

/// The values of the ports of `DW_ecc`. A word to encode has arbitrary check bits; every third word to decode must not be corrected.
fn dw_ecc(v: usize, word: &Word, generate: bool) -> Row {
    let keep = if generate { v % 2 == 1 } else { v % 3 == 2 };
    let arbitrary = word.check_out.iter().enumerate().map(|(i, bit)| bit ^ ((v >> (i % 6)) & 1 == 1)).collect();
    let (data, check) = if keep && !generate { (&word.data, &word.check) } else { (&word.data_out, &word.check_out) };
    let row = [
        ("gen", vec![generate]),
        ("correct_n", vec![keep]),
        ("datain", word.data.clone()),
        ("chkin", if generate { arbitrary } else { word.check.clone() }),
        ("err_detect", vec![word.ce || word.due]),
        ("err_multpl", vec![word.due]),
        ("dataout", data.clone()),
        ("chkout", check.clone()),
    ];
    row.map(|(name, value)| (name.to_string(), value)).into()
}
