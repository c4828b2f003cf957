//! Golden vectors of encoder and decoder with the ports of other libraries' modules, derived from those of encoder
//! and decoder.

use super::vectors::{Vectors, decoder_vectors, encoder_vectors};
use crate::design::Options;
use crate::verilog::{Direction, Module};
use eccforge_scheme::Scheme;
use std::collections::BTreeMap;

/// Values of ports by their names.
type Row = BTreeMap<&'static str, Vec<bool>>;

/// The vectors of one of the modules.
pub(super) fn vectors(scheme: &Scheme, options: &Options, module: &Module) -> Vectors {
    let words = Words::new(scheme, options);
    let rows = match module.name.rsplit('_').next() {
        Some("encoder") => words.encoded.iter().enumerate().map(|(v, e)| bedrock_encoder(v, e)).collect(),
        Some("decoder") => words.decoded.iter().enumerate().map(|(v, d)| bedrock_decoder(v, d)).collect(),
        _ => dw_ecc(&words),
    };
    let ports = |direction| {
        let ports = module.ports.iter().filter(move |p| p.direction == direction);
        ports.map(|p| (p.name.clone(), p.width)).collect::<Vec<_>>()
    };
    let (inputs, outputs) = (ports(Direction::Input), ports(Direction::Output));
    let names: Vec<&str> = inputs.iter().chain(&outputs).map(|p| p.0.as_str()).collect();
    let row = |row: Row| names.iter().map(|name| row.get(name).cloned().unwrap_or_default()).collect();
    let rows = rows.into_iter().map(row).collect();
    Vectors { inputs, outputs, rows }
}

/// A word to encode.
struct Encoded {
    data: Vec<bool>,
    check: Vec<bool>,
}

/// A word to decode, and the decoder's results.
struct Decoded {
    data: Vec<bool>,
    check: Vec<bool>,
    corrected: Encoded,
    ce: bool,
    due: bool,
    syndrome: Vec<bool>,
}

/// Results of encoder and decoder, with default enables.
struct Words {
    encoded: Vec<Encoded>,
    decoded: Vec<Decoded>,
}

impl Words {
    fn new(scheme: &Scheme, options: &Options) -> Self {
        let g = scheme.geometry;
        let part = |entry: &[bool], bits: &[usize]| bits.iter().map(|bit| entry[*bit]).collect::<Vec<bool>>();
        let split = |entry: &[bool]| (part(entry, &g.data_bits()), part(entry, &g.check_bits()));
        let column = |vectors: &Vectors, name: String, output: bool| {
            let ports = if output { &vectors.outputs } else { &vectors.inputs };
            let first = if output { vectors.inputs.len() } else { 0 };
            first + ports.iter().position(|p| p.0 == name).unwrap_or(0)
        };
        let vectors = encoder_vectors(scheme, options);
        let at = [column(&vectors, options.input("data"), false), column(&vectors, options.output("check"), true)];
        let word = |row: &Vec<Vec<bool>>| Encoded { data: row[at[0]].clone(), check: row[at[1]].clone() };
        let encoded = vectors.rows.iter().map(word).collect();
        let vectors = decoder_vectors(scheme, options);
        let output = |stem: &str| column(&vectors, options.output(stem), true);
        let (entry, data, ce, due) = (output("entry"), output("data"), output("ce"), output("due"));
        let syndromes: Vec<usize> = (0..scheme.codewords()).map(|w| output(&format!("syndrome_{w}"))).collect();
        let enables: Vec<(usize, bool)> =
            scheme.enables.iter().map(|e| (column(&vectors, options.input(&e.name), false), e.default)).collect();
        let default = |row: &&Vec<Vec<bool>>| enables.iter().all(|(at, on)| row[*at][0] == *on);
        let word = |row: &Vec<Vec<bool>>| {
            let (read, check) = split(&row[0]);
            let corrected = Encoded { data: row[data].clone(), check: split(&row[entry]).1 };
            let syndrome = syndromes.iter().flat_map(|at| row[*at].clone()).collect();
            Decoded { data: read, check, corrected, ce: row[ce][0], due: row[due][0], syndrome }
        };
        let decoded = vectors.rows.iter().filter(default).map(word).collect();
        Self { encoded, decoded }
    }
}

/// Data, check bits above.
fn codeword(word: &Encoded) -> Vec<bool> {
    word.data.iter().chain(&word.check).copied().collect()
}

fn bedrock_encoder(v: usize, word: &Encoded) -> Row {
    let valid = vec![v.is_multiple_of(2)];
    Row::from([
        ("clk", vec![v.is_multiple_of(3)]),
        ("rst", vec![v.is_multiple_of(5)]),
        ("data_valid", valid.clone()),
        ("data", word.data.clone()),
        ("enc_valid", valid),
        ("enc_data", word.data.clone()),
        ("enc_parity", word.check.clone()),
        ("enc_codeword", codeword(word)),
    ])
}

fn bedrock_decoder(v: usize, word: &Decoded) -> Row {
    let valid = vec![v.is_multiple_of(2)];
    Row::from([
        ("clk", vec![v.is_multiple_of(3)]),
        ("rst", vec![v.is_multiple_of(5)]),
        ("rcv_valid", valid.clone()),
        ("rcv_data", word.data.clone()),
        ("rcv_parity", word.check.clone()),
        ("dec_valid", valid),
        ("dec_codeword", codeword(&word.corrected)),
        ("dec_error_ce", vec![word.ce]),
        ("dec_error_due", vec![word.due]),
        ("dec_error_syndrome", word.syndrome.clone()),
        ("dec_data", word.corrected.data.clone()),
    ])
}

/// Words to encode, with arbitrary check bits, and words to decode; every third of these must not be corrected.
fn dw_ecc(words: &Words) -> Vec<Row> {
    let row = |generate: bool, keep: bool, data: &[bool], check: &[bool], flags: [bool; 2], out: [&[bool]; 2]| {
        Row::from([
            ("gen", vec![generate]),
            ("correct_n", vec![keep]),
            ("datain", data.to_vec()),
            ("chkin", check.to_vec()),
            ("err_detect", vec![flags[0]]),
            ("err_multpl", vec![flags[1]]),
            ("dataout", out[0].to_vec()),
            ("chkout", out[1].to_vec()),
        ])
    };
    let mut rows = Vec::new();
    for (v, word) in words.encoded.iter().enumerate() {
        let beside: Vec<bool> = word.check.iter().enumerate().map(|(i, bit)| bit ^ ((v >> (i % 6)) & 1 == 1)).collect();
        rows.push(row(true, v % 2 == 1, &word.data, &beside, [false; 2], [&word.data, &word.check]));
    }
    for (v, word) in words.decoded.iter().enumerate() {
        let keep = v % 3 == 2;
        let out: [&[bool]; 2] =
            if keep { [&word.data, &word.check] } else { [&word.corrected.data, &word.corrected.check] };
        rows.push(row(false, keep, &word.data, &word.check, [word.ce || word.due, word.due], out));
    }
    rows
}
