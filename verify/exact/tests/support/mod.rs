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
    let physical = |w: usize, c: usize, k: usize| (2 * w + k / 4) * 72 + 4 * c + k % 4;
    let codewords =
        (0..4).map(|w| (0..144).map(|b| physical(w, b / 8, b % 8)).collect::<Vec<usize>>()).collect::<Vec<_>>();
    let symbol_patterns = (0..18).flat_map(|c| {
        (1..256usize).map(move |value| (0..8).filter(|k| value >> k & 1 == 1).map(|k| 8 * c + k).collect())
    });
    let chip = |bit: usize| bit % 72 / 4;
    let symbol_byte = |bit: usize| bit / 144 * 9 + bit % 72 / 8;
    Oracle::from_definition(BinaryDefinition {
        id: "chipkill-x4".to_owned(),
        bits: 576,
        check_positions: (0..576).filter(|bit| bit % 72 >= 64).collect(),
        codewords,
        columns: matrix.columns,
        correctable: symbol_patterns.collect(),
        rule: Rule::TogetherIn(vec![(0..576).map(chip).collect(), (0..576).map(symbol_byte).collect()]),
        confirm_same_byte: None,
    })
}
