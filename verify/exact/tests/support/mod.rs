//! An oracle for every shipped scheme: the entry schemes are in the oracle's own catalogue, and the others are defined here
//! from the matrix files and plain lists.

use eccforge_oracle::{BinaryDefinition, Oracle, Rule, by_id, parse_matrix};

/// The oracle of a shipped scheme.
pub fn oracle_for(id: &str) -> Oracle {
    by_id(id).unwrap_or_else(|| match id {
        "hsiao-22-16" => one_codeword(id, include_str!("../../../../matrices/hsiao-22-16.txt"), 16, &singles),
        "hsiao-39-32" => one_codeword(id, include_str!("../../../../matrices/hsiao-39-32.txt"), 32, &singles),
        "hsiao-137-128" => one_codeword(id, include_str!("../../../../matrices/hsiao-137-128.txt"), 128, &singles),
        "opentitan-72-64" => one_codeword(id, include_str!("../../../../matrices/opentitan-72-64.txt"), 64, &singles),
        "on-die-sec-136-128" => {
            one_codeword(id, include_str!("../../../../matrices/hamming-136-128.txt"), 128, &singles)
        }
        "sec-ded-daec-72-64" => {
            one_codeword(id, include_str!("../../../../matrices/abramson-72-64.txt"), 64, &neighbours)
        }
        "dec-bch-78-64" => one_codeword(id, include_str!("../../../../matrices/bch-78-64.txt"), 64, &pairs),
        "chipkill-x4" => chipkill(),
        _ => panic!("no oracle for {id}"),
    })
}

fn singles(n: usize) -> Vec<Vec<usize>> {
    (0..n).map(|b| vec![b]).collect()
}

fn neighbours(n: usize) -> Vec<Vec<usize>> {
    singles(n).into_iter().chain((1..n).map(|b| vec![b - 1, b])).collect()
}

fn pairs(n: usize) -> Vec<Vec<usize>> {
    singles(n).into_iter().chain((0..n).flat_map(|b| (0..b).map(move |a| vec![a, b]))).collect()
}

/// A scheme of one codeword, data bits first.
fn one_codeword(id: &str, text: &str, data: usize, correctable: &dyn Fn(usize) -> Vec<Vec<usize>>) -> Oracle {
    let matrix = parse_matrix(text).expect("a shipped matrix file");
    assert_eq!(matrix.k, data);
    Oracle::from_definition(BinaryDefinition {
        id: id.to_owned(),
        bits: matrix.n,
        check_positions: (data..matrix.n).collect(),
        codewords: vec![(0..matrix.n).collect()],
        columns: matrix.columns,
        correctable: correctable(matrix.n),
        rule: Rule::None,
        confirm_same_byte: None,
    })
}

/// Eight beats of 72 pins; two beats form a codeword; chip c has pins 4c..4c+3; a chip's share of a codeword is a symbol.
fn chipkill() -> Oracle {
    let matrix =
        parse_matrix(include_str!("../../../../matrices/rs-18-16-extended.txt")).expect("a shipped matrix file");
    let mut codewords = Vec::new();
    for w in 0..4 {
        let mut bits = Vec::new();
        for (chip, bit) in (0..144).map(|bit| (bit / 8, bit % 8)) {
            // A chip sends four bits of its symbol in each of the two beats.
            let (beat, pin) = (2 * w + bit / 4, 4 * chip + bit % 4);
            bits.push(72 * beat + pin);
        }
        codewords.push(bits);
    }
    let mut symbol_patterns: Vec<Vec<usize>> = Vec::new();
    for chip in 0..18 {
        for value in 1..256usize {
            symbol_patterns.push((0..8).filter(|bit| value >> bit & 1 == 1).map(|bit| 8 * chip + bit).collect());
        }
    }
    let chip = |bit: usize| bit % 72 / 4;
    let symbol_byte = |bit: usize| bit / 144 * 9 + bit % 72 / 8;
    Oracle::from_definition(BinaryDefinition {
        id: "chipkill-x4".to_owned(),
        bits: 576,
        check_positions: (0..576).filter(|bit| bit % 72 >= 64).collect(),
        codewords,
        columns: matrix.columns,
        correctable: symbol_patterns,
        rule: Rule::TogetherIn(vec![(0..576).map(chip).collect(), (0..576).map(symbol_byte).collect()]),
        confirm_same_byte: None,
    })
}
