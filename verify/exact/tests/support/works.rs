//! Oracles of the schemes of published works. The matrices are those of the repositories' own text files, but the
//! schemes' rows were typed from other sources; fields and polynomials are computed here again.

use eccforge_oracle::{BinaryDefinition, Oracle, Rule, parse_matrix};

macro_rules! matrix {
    ($id:literal) => {
        include_str!(concat!("../../../published/matrices/", $id, ".txt"))
    };
}

/// Returns the oracle of a scheme of a work.
pub fn of_work(id: &str) -> Oracle {
    match id {
        "selcc-sec-ded" => one_word(id, matrix!("selcc-sec-ded"), &[0, 2, 3, 5, 8, 11, 14, 17], Vec::new()),
        "selcc-sec-daec" => one_word(id, matrix!("selcc-sec-daec"), &last(72, 8), runs(72, 2)),
        "selcc-sec-daec-taec" => {
            let bursts = [runs(72, 2), runs(72, 3)].concat();
            one_word(id, matrix!("selcc-sec-daec-taec"), &[0, 1, 2, 3, 4, 5, 6, 7], bursts)
        }
        "selcc-scc-4lc" => {
            let cells = (0..35).map(|cell| vec![2 * cell, 2 * cell + 1]).collect();
            one_word(id, matrix!("selcc-scc-4lc"), &last(71, 7), cells)
        }
        "selcc-scc-8lc" => {
            one_word(id, matrix!("selcc-scc-8lc"), &last(72, 8), (0..24).flat_map(several_of_cell).collect())
        }
        "epa-sec-ded" => {
            let columns = parse_matrix(matrix!("epa-sec-ded")).expect("a shipped matrix").columns;
            let words: Vec<Vec<usize>> = (0..3).map(|w| (104 * w..104 * (w + 1)).collect()).collect();
            let checks = (0..312).filter(|bit| bit % 104 >= 96).collect();
            define(id, columns, words, checks, (0..104).map(|b| vec![b]).collect())
        }
        "epa-rs-39-36" => {
            let columns = (0..312).map(|bit| rs_column(bit / 8, bit % 8)).collect();
            define(id, columns, vec![(0..312).collect()], (288..312).collect(), (0..39).flat_map(symbol).collect())
        }
        "ddr4-write-crc" => {
            // Codeword bit b is physical bit b; its column is the CRC of a burst that is one there and zero elsewhere.
            let columns = (0..80).map(|bit| crc_column(bit / 10, bit % 10)).collect();
            let checks = (0..80).filter(|bit| bit % 10 == 9).collect();
            define(id, columns, vec![(0..80).collect()], checks, Vec::new())
        }
        "fault-bound-none" => one_word(id, matrix!("fault-bound-none"), &last(136, 8), Vec::new()),
        "fault-bound-16" => one_word(id, matrix!("fault-bound-16"), &last(136, 8), Vec::new()),
        "fault-bound-32" => one_word(id, matrix!("fault-bound-32"), &last(136, 8), Vec::new()),
        "chipkill-4x2" => Oracle::from_definition(of_chips(id, [4, 2], 2)),
        "chipkill-2x4" => Oracle::correcting_sums_of_two(of_chips(id, [2, 4], 4)),
        "unity-ssc-dec" => unity(id, (0..80).map(unity_column).collect(), pairs_of_two_bytes()),
        "unity-chipkill" => {
            let column = |bit: usize| alpha(bit % 8, 0x11D) | alpha(bit % 8 + bit / 8, 0x11D) << 8;
            unity(id, (0..80).map(column).collect(), Vec::new())
        }
        "unity-on-die" => one_word(id, matrix!("unity-on-die"), &last(136, 8), Vec::new()),
        "smart-on-die" => one_word(id, matrix!("smart-on-die"), &last(136, 8), Vec::new()),
        "bamboo-spc-66" => Oracle::from_definition(of_symbols(id, [1, 8, 1], 66, 2)),
        "bamboo-spc-tpd-68" => Oracle::from_definition(of_symbols(id, [1, 8, 1], 68, 4)),
        "amd-double-chipkill" => Oracle::correcting_sums_of_two(of_symbols(id, [4, 2, 1], 36, 4)),
        "s8sc-80" => Oracle::from_definition(in_one_chip(of_symbols(id, [8, 1, 8], 10, 2), 80)),
        "s8sc-144" => Oracle::from_definition(in_one_chip(of_symbols(id, [8, 1, 4], 18, 2), 144)),
        _ => panic!("no oracle for {id}"),
    }
}

/// Every error of two or three bits of a cell of three bits.
fn several_of_cell(cell: usize) -> [Vec<usize>; 4] {
    let [a, b, c] = [3 * cell, 3 * cell + 1, 3 * cell + 2];
    [vec![a, b], vec![a, c], vec![b, c], vec![a, b, c]]
}

/// The pairs of bits of a word of 80 bits that are in different bytes.
fn pairs_of_two_bytes() -> Vec<Vec<usize>> {
    let mut pairs = Vec::new();
    for second in 0..80 {
        let in_other_bytes = (0..second).filter(|first| first / 8 != second / 8);
        pairs.extend(in_other_bytes.map(|first| vec![first, second]));
    }
    pairs
}

/// Sixteen beats of 40 pins; two beats form a codeword, and a chip's four pins in them form a symbol. The code corrects
/// every error of a symbol, and `more`.
fn unity(id: &str, columns: Vec<u64>, more: Vec<Vec<usize>>) -> Oracle {
    let physical = |w: usize, b: usize| (2 * w + b % 8 / 4) * 40 + b / 8 * 4 + b % 4;
    let words = (0..8).map(|w| (0..80).map(|b| physical(w, b)).collect()).collect();
    let checks = (0..640).filter(|bit| bit % 40 >= 32).collect();
    define(id, columns, words, checks, (0..10).flat_map(symbol).chain(more).collect())
}

/// Returns the contribution of bit `k` of the symbol at a^s to the syndromes (S1, ..., Sr) = sum of e (a^s, ..., a^rs),
/// over x^8 + x^4 + x^3 + x^2 + 1.
pub fn power_column(s: usize, k: usize, r: usize) -> u64 {
    (1..=r).map(|j| alpha(k + j * s, 0x11D) << (8 * (j - 1))).sum()
}

/// Codewords of `n` symbols of eight bits, `r` of them check symbols after the data: the j-th symbol of the polynomial
/// with roots a to a^r is check symbol j if j < r, and data symbol j - r otherwise. A symbol has these pins and beats;
/// there are `codewords` codewords, one after the other.
fn of_symbols(id: &str, [pins, beats, codewords]: [usize; 3], n: usize, r: usize) -> BinaryDefinition {
    let power = |s: usize| if s < n - r { s + r } else { s - (n - r) };
    let column = |bit: usize| power_column(power(bit / 8), bit % 8, r);
    let physical = |w: usize, b: usize| (w * beats + b % 8 / pins) * n * pins + b / 8 * pins + b % 8 % pins;
    let words: Vec<Vec<usize>> = (0..codewords).map(|w| (0..8 * n).map(|b| physical(w, b)).collect()).collect();
    let checks = (0..8 * n * codewords).filter(|bit| bit % (n * pins) >= (n - r) * pins).collect();
    definition(id, (0..8 * n).map(column).collect(), words, checks, (0..n).flat_map(symbol).collect())
}

/// Ten chips of four pins in 32 beats. Symbols have these pins and beats, and `r` of them are check symbols; symbol c +
/// 10 h of a codeword is part h of chip c. Codewords follow each other in time.
fn of_chips(id: &str, [pins, beats]: [usize; 2], r: usize) -> BinaryDefinition {
    let parts = 4 / pins;
    // Codeword bit b is bit b % 8 of symbol b / 8 by pins: part b / 8 % parts of chip b / 8 / parts.
    let column = |b: usize| power_column(b / 8 / parts + 10 * (b / 8 % parts), b % 8, r);
    let physical = |w: usize, b: usize| (w * beats + b % 8 / pins) * 40 + b / 8 * pins + b % pins;
    let n = 80 * parts;
    let words = (0..32 / beats).map(|w| (0..n).map(|b| physical(w, b)).collect()).collect();
    let checks = (0..32 * 40).filter(|bit| bit % 40 >= 32).collect();
    definition(id, (0..n).map(column).collect(), words, checks, (0..n / 8).flat_map(symbol).collect())
}

/// Restricts the corrections of several codewords to one chip of eight pins.
fn in_one_chip(d: BinaryDefinition, pins: usize) -> BinaryDefinition {
    BinaryDefinition { rule: Rule::TogetherIn(vec![(0..d.bits).map(|bit| bit % pins / 8).collect()]), ..d }
}

/// Every error of a symbol of eight bits.
fn symbol(s: usize) -> Vec<Vec<usize>> {
    let mut errors = Vec::new();
    for value in 1..256usize {
        errors.push((0..8).filter(|bit| value >> bit & 1 == 1).map(|bit| 8 * s + bit).collect());
    }
    errors
}

fn last(n: usize, r: usize) -> Vec<usize> {
    (n - r..n).collect()
}

/// All bits of every run of this length.
fn runs(n: usize, length: usize) -> Vec<Vec<usize>> {
    (0..=n - length).map(|b| (b..b + length).collect()).collect()
}

/// One codeword; data bits first, ascending, then the check bits. The code corrects single bits, and `more`.
fn one_word(id: &str, matrix: &str, checks: &[usize], more: Vec<Vec<usize>>) -> Oracle {
    let matrix = parse_matrix(matrix).expect("a shipped matrix");
    let mut order: Vec<usize> = (0..matrix.n).filter(|b| !checks.contains(b)).collect();
    order.extend(checks);
    // order[p]: the codeword bit that is physical bit p.
    let physical = (0..matrix.n).map(|b| order.iter().position(|&o| o == b).expect("every bit has a place")).collect();
    let correctable = (0..matrix.n).map(|b| vec![b]).chain(more).collect();
    define(id, matrix.columns, vec![physical], (matrix.n - checks.len()..matrix.n).collect(), correctable)
}

fn define(
    id: &str,
    columns: Vec<u64>,
    codewords: Vec<Vec<usize>>,
    check_positions: Vec<usize>,
    correctable: Vec<Vec<usize>>,
) -> Oracle {
    Oracle::from_definition(definition(id, columns, codewords, check_positions, correctable))
}

fn definition(
    id: &str,
    columns: Vec<u64>,
    codewords: Vec<Vec<usize>>,
    check_positions: Vec<usize>,
    correctable: Vec<Vec<usize>>,
) -> BinaryDefinition {
    BinaryDefinition {
        id: id.to_owned(),
        bits: codewords.iter().map(Vec::len).sum(),
        check_positions,
        codewords,
        columns,
        correctable,
        rule: Rule::None,
        confirm_same_byte: None,
    }
}

/// alpha^e in the field of this polynomial of degree 8, by repeated multiplication by x.
fn alpha(e: usize, polynomial: u64) -> u64 {
    (0..e).fold(1, |value, _| if value & 0x80 == 0 { value << 1 } else { value << 1 ^ polynomial })
}

/// The column of a bit of Unity ECC: H has (x, x^2) for eight x = alpha^e, then (1, 0) and (0, 1) [Kim et al., SC
/// 2023, artifact].
fn unity_column(bit: usize) -> u64 {
    let (s, k) = (bit / 8, bit % 8);
    let term = |e: usize| alpha(e + k, 0x15F);
    match s {
        8 => term(0),
        9 => term(0) << 8,
        _ => {
            let e = [25, 39, 63, 108, 141, 184, 215, 230][s];
            term(e) | term(2 * e % 255) << 8
        }
    }
}

/// Returns the contribution of bit k of symbol s to the syndromes (S0, S1, S2) = sum of e (1, a^s, a^2s).
fn rs_column(s: usize, k: usize) -> u64 {
    alpha(k, 0x11D) | alpha(k + s, 0x11D) << 8 | alpha(k + 2 * s, 0x11D) << 16
}

/// Returns the remainder of the contribution of one wrong bit of a burst, by long division by x^8 + x^2 + x + 1: D[8j +
/// i] is DQ j in beat i, D[64 + i] is the DBI lane; D[71] is the first of the dividend. Pin 9 carries the CRC itself:
/// its bit j is that of x^j.
fn crc_column(beat: usize, pin: usize) -> u64 {
    let exponent = match pin {
        9 => return 1 << beat,
        8 => 8 + 64 + beat,
        dq => 8 + 8 * dq + beat,
    };
    let mut dividend = 1u128 << exponent;
    for bit in (8..=exponent).rev() {
        if dividend >> bit & 1 == 1 {
            dividend ^= 0x107u128 << (bit - 8);
        }
    }
    dividend as u64
}
