//! Tests of codes over shards: rows as other libraries have them, and losses counted by rank, set by set.

use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::shards::{CODES, ShardCode};

/// The product of two bytes as polynomials over GF(2), modulo 0x11d.
fn product(a: u8, b: u8) -> u8 {
    let mut product = (0..8).filter(|bit| b >> bit & 1 == 1).fold(0, |sum, bit| sum ^ u16::from(a) << bit);
    for degree in (8..15).rev() {
        if product >> degree & 1 == 1 {
            product ^= 0x11d << (degree - 8);
        }
    }
    product as u8
}

/// Whether the columns of these shards are dependent, by elimination.
fn is_dependent(rows: &[Vec<u8>], lost: &[usize]) -> bool {
    let data = rows[0].len();
    let entry = |i: usize, shard: usize| if shard < data { rows[i][shard] } else { u8::from(shard - data == i) };
    let mut columns: Vec<Vec<u8>> = Vec::new();
    for &shard in lost {
        columns.push((0..rows.len()).map(|i| entry(i, shard)).collect());
    }
    while let Some(first) = columns.pop() {
        let Some(pivot) = first.iter().position(|&value| value != 0) else { return true };
        for column in &mut columns {
            let factor = column[pivot];
            for (value, leading) in column.iter_mut().zip(&first) {
                *value = product(*value, first[pivot]) ^ product(*leading, factor);
            }
        }
    }
    false
}

/// All sets of `chosen` numbers below `count`.
fn sets(count: usize, chosen: usize) -> Vec<Vec<usize>> {
    if chosen == 0 {
        return vec![Vec::new()];
    }
    let before = |last| sets(last, chosen - 1).into_iter().map(move |set| [set, vec![last]].concat());
    (0..count).flat_map(before).collect()
}

fn code(data: usize, check: usize, rows: &str) -> ShardCode {
    let text = format!(
        "eccforge-shards: 1\nid: s\nname: n\nsource: s\npolynomial: 0x11d\ndata: {data}\ncheck: {check}\nrows: {rows}\n"
    );
    ShardCode::from_text(&SourceFile::new("s.yaml", text)).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn losses_are_counted_as_set_by_set() {
    for (data, check, rows) in [
        (6, 3, "cauchy"),
        (24, 4, "powers"),
        (4, 3, "{explicit: [[1, 1, 0, 5], [1, 1, 7, 0], [0, 0, 0, 9]]}"),
        (3, 4, "{explicit: [[1, 2, 3], [2, 4, 6], [0, 0, 0], [1, 1, 1]]}"),
    ] {
        let code = code(data, check, rows);
        for losses in code.losses() {
            let all = sets(data + check, losses.lost);
            let dependent = all.iter().filter(|lost| is_dependent(&code.rows, lost)).count();
            assert_eq!(
                (losses.sets, losses.not_repaired),
                (all.len() as u64, Some(dependent as u64)),
                "{data} + {check}"
            );
        }
    }
}

#[test]
fn codes_with_too_many_losses_are_not_counted_but_a_cauchy_matrix_needs_no_count() {
    let counts = |rows| code(40, 8, rows).losses().into_iter().map(|l| l.not_repaired).collect::<Vec<_>>();
    assert!(counts("cauchy").iter().all(|count| *count == Some(0)));
    assert!(counts("powers")[7].is_none());
}

#[test]
fn shipped_codes_have_the_rows_of_isa_l_and_linux() {
    let shipped = |id: &str| {
        let file = CODES.file(id).expect("shipped");
        ShardCode::from_text(&file).unwrap_or_else(|e| panic!("{id}: {e}"))
    };
    let [cauchy, powers, raid] = ["isa-l-cauchy-32-4", "isa-l-powers-32-4", "linux-raid-6"].map(shipped);
    // Each coefficient times 32 + i + j, numbers as elements, is one.
    for (i, row) in cauchy.rows.iter().enumerate() {
        assert!(row.iter().enumerate().all(|(j, &c)| product(c, ((32 + i) ^ j) as u8) == 1));
    }
    let power = |exponent: usize| {
        let mut power = 1;
        for _ in 0..exponent {
            power = product(power, 2);
        }
        power
    };
    for code in [&powers, &raid] {
        for (i, row) in code.rows.iter().enumerate() {
            assert!(row.iter().enumerate().all(|(j, &c)| c == power(i * j)));
        }
    }
    assert_eq!([cauchy.data(), cauchy.check(), raid.data(), raid.check()], [32, 4, 8, 2]);
    let repaired = |code: &ShardCode| code.losses().iter().map(|loss| loss.not_repaired).collect::<Vec<_>>();
    assert_eq!(repaired(&raid), [Some(0); 2]);
    assert_eq!(repaired(&cauchy), [Some(0); 4]);
    // ISA-L's documentation warns of such sizes and gives no number.
    assert_eq!(repaired(&powers), [0, 0, 0, 36].map(Some));
}
