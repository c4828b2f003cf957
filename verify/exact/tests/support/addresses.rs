//! Oracles of the shipped schemes with an address, and a small scheme of any address columns.

use eccforge_files::diagnostic::SourceFile;
use eccforge_oracle::addresses::Addressed;
use eccforge_oracle::{BinaryDefinition, Oracle, Rule};
use eccforge_scheme::{Scheme, builtin};
use std::fmt::Write;

/// One codeword of these data columns, and unit columns for its check bits.
pub fn one_codeword(data: Vec<u64>, checks: &[u64]) -> BinaryDefinition {
    let (k, n) = (data.len(), data.len() + checks.len());
    BinaryDefinition {
        id: "plain".into(),
        bits: n,
        check_positions: (k..n).collect(),
        codewords: vec![(0..n).collect()],
        columns: data.into_iter().chain(checks.iter().copied()).collect(),
        correctable: (0..n).map(|b| vec![b]).collect(),
        rule: Rule::None,
        confirm_same_byte: None,
    }
}

/// VeeR's word: data bits at the positions of the Hamming code that are not powers of two, and the parity of all bits.
pub fn veer(bits: usize) -> Addressed {
    let positions = (1u64..).filter(|p| !p.is_power_of_two()).take(32).map(|p| p | 64).collect();
    let checks: Vec<u64> = (0..6).map(|i| 1 << i | 64).chain([64]).collect();
    Addressed::with_xor(Oracle::from_definition(one_codeword(positions, &checks)), bits, 2, 32)
}

/// Hsiao's word: its columns are those of the file, of odd weight and distinct, which makes the code SEC-DED.
pub fn hsiao() -> Addressed {
    let scheme = builtin("hsiao-72-64-address").unwrap().scheme();
    let columns = scheme.code.h.columns();
    assert!(columns.iter().enumerate().all(|(b, c)| c.count_ones() % 2 == 1 && !columns[..b].contains(c)));
    let address = [
        0x03, 0x05, 0x09, 0x11, 0x21, 0x41, 0x81, 0x0f, 0x71, 0x87, 0x39, 0xc3, 0x1d, 0xe1, 0x17, 0x69, 0x8b, 0x35,
        0xc5, 0x1b, 0x63, 0x8d, 0xb1, 0x47,
    ];
    Addressed::with_columns(one_codeword(columns[..64].to_vec(), &columns[64..]), &address)
}

pub fn oracle_for(id: &str) -> Addressed {
    match id {
        "veer-el2-iccm-64k" => veer(14),
        "veer-el2-iccm-512k" => veer(17),
        "hsiao-72-64-address" => hsiao(),
        _ => panic!("no oracle for {id}"),
    }
}

/// Two codewords of Hsiao's (13,8), whose corrections must be in one pin or byte, with these address columns.
pub fn small(columns: &[u64]) -> (Scheme, Addressed) {
    let list: Vec<String> = columns.iter().map(ToString::to_string).collect();
    let mut text = "eccforge: 1\nid: small-words\nname: Small\nsource: \"made for a test\"\n\
                    entry: {beats: 2, data-pins: 8, check-pins: 5}\ncodewords: 2\nlayout: identity\ncode:\n  hsiao: {k: 8}\n\
                    corrects:\n  - bits\nsanity-check: pin-or-byte\n"
        .to_owned();
    let _ = writeln!(text, "address: {{bits: {}, fold: {{columns: [{}]}}}}", columns.len(), list.join(", "));
    let scheme = Scheme::from_text(&SourceFile::new("small.yaml", text), None).unwrap_or_else(|e| panic!("{e}"));
    let h = scheme.code.h.columns().to_vec();
    let definition = BinaryDefinition {
        bits: 26,
        check_positions: (0..26).filter(|b| b % 13 >= 8).collect(),
        codewords: vec![(0..13).collect(), (13..26).collect()],
        rule: Rule::TogetherIn(vec![
            (0..26).map(|b| b % 13).collect(),
            (0..26).map(|b| b / 13 * 2 + b % 13 / 8).collect(),
        ]),
        ..one_codeword(h[..8].to_vec(), &h[8..])
    };
    (scheme, Addressed::with_columns(definition, columns))
}
