//! A pipeline that is small enough to try every error: (12,8) codes in the dies and Reed-Solomon words over GF(16), as
//! files and as an oracle with an independent definition.

use eccforge_files::diagnostic::SourceFile;
use eccforge_oracle::stages::{Layer, Pipeline as Plain};
use eccforge_oracle::{BinaryDefinition, Oracle, Rule};
use eccforge_scheme::Scheme;
use eccforge_scheme::stages::Stages;

/// Columns of a (12,8) Hamming code: position i + 1 in binary, data bits first, the powers of two last.
const HAMMING: [u64; 12] = [3, 5, 6, 7, 9, 10, 11, 12, 1, 2, 4, 8];

/// Returns a (12,8) code whose column b is bit b of each row.
pub fn die() -> String {
    let row = |j: u32| (0..12).map(|b| char::from(b'0' + (HAMMING[b] >> j & 1) as u8)).collect::<String>();
    let rows: Vec<String> = (0..4).map(|j| format!("\"{}\"", row(j))).collect();
    format!(
        "eccforge: 1\nid: die\nname: Die\nsource: test\nentry: {{beats: 1, data-pins: 8, check-pins: 4}}\ncodewords: 1\nlayout: identity\n\
         code: {{matrix: {{n: 12, encoding: binary, rows: [{}]}}}}\ncorrects: [bits]\n",
        rows.join(", ")
    )
}

/// Returns one codeword of `symbols` symbols of GF(16), one or two of which are check symbols.
pub fn rank(symbols: usize, checks: usize) -> String {
    let (corrects, detection) = match checks {
        1 => ("[]", "on-detection: due\n"),
        _ => ("[code-symbols: {up-to: 1}]", ""),
    };
    format!(
        "eccforge: 1\nid: rank\nname: Rank\nsource: test\nentry: {{beats: 1, data-pins: {}, check-pins: {}}}\ncodewords: 1\nlayout: identity\n\
         code: {{reed-solomon: {{polynomial: 0x13, symbols: {symbols}, check-symbols: {checks}}}}}\ncorrects: {corrects}\n{detection}",
        4 * (symbols - checks),
        4 * checks
    )
}

/// `dies` dies of (12,8) behind two words of the rank's code: a die's first data bits go to the first word.
pub fn small(dies: usize, checks: usize, flag: &str) -> (Stages, Plain) {
    let text = format!(
        "eccforge-stages: 1\nid: tiny\nname: Small\nsource: test\nstages:\n  - {{id: on-die, scheme: die, copies: {dies}, flag: {flag}}}\n  \
         - {{id: rank, scheme: rank, copies: 2, reads: {{devices: {{pins: 4, beats: 2}}}}}}\n"
    );
    let find = |name: &str| {
        let text = if name == "die" { die() } else { rank(dies, checks) };
        Scheme::from_text(&SourceFile::new(name, text), None)
    };
    let stages = Stages::from_text(&SourceFile::new("tiny.yaml", text), None, &find).expect("valid stages");
    let mut from = Vec::new();
    for word in 0..2 {
        // Data bit d of a die is bit d % 4 of the die's symbol of word d / 4.
        from.extend((0..4 * dies).map(|bit| 8 * (bit / 4) + 4 * word + bit % 4));
    }
    let singles = (0..12).map(|b| vec![b]).collect();
    let die = define("die", HAMMING.to_vec(), (8..12).collect(), singles);
    let columns = (0..4 * dies).map(|bit| symbol_column(bit / 4, bit % 4, checks)).collect();
    let mut correctable: Vec<Vec<usize>> = Vec::new();
    // A single check symbol only detects.
    if checks > 1 {
        for first in (0..4 * dies).step_by(4) {
            for value in 1..16usize {
                correctable.push((0..4).filter(|bit| value >> bit & 1 == 1).map(|bit| first + bit).collect());
            }
        }
    }
    let rank = define("rank", columns, (4 * (dies - checks)..4 * dies).collect(), correctable);
    let layers = vec![
        Layer { code: die, copies: dies, from: Vec::new(), tells: flag == "severity", erases: None },
        Layer { code: rank, copies: 2, from, tells: false, erases: None },
    ];
    (stages, Plain { layers })
}

/// Returns the contribution of bit k of symbol s to (S0, S1) = sum of e (1, x^s) over GF(16) with x^4 = x + 1.
fn symbol_column(s: usize, k: usize, checks: usize) -> u64 {
    let power = |exponent: usize| {
        let mut power = 1u64;
        for _ in 0..exponent {
            power = if power & 8 == 0 { power << 1 } else { power << 1 ^ 0x13 };
        }
        power
    };
    if checks == 1 { power(k) } else { power(k) | power(k + s) << 4 }
}

fn define(id: &str, columns: Vec<u64>, check_positions: Vec<usize>, correctable: Vec<Vec<usize>>) -> Oracle {
    let bits = columns.len();
    Oracle::from_definition(BinaryDefinition {
        id: id.to_owned(),
        bits,
        check_positions,
        codewords: vec![(0..bits).collect()],
        columns,
        correctable,
        rule: Rule::None,
        confirm_same_byte: None,
    })
}
