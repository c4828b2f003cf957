//! Tests of codes over shards: encoding, repair and location by their definitions, on every back end that runs.
//!
//! The oracle multiplies polynomials bit by bit and divides by long division; it shares no code with the library.
#![cfg(feature = "std")]

use eccforge_embed::Backend;
use eccforge_embed::shards::{ShardError, Shards, cauchy, powers};

/// The polynomial of ISA-L and of Linux's RAID-6.
const POLYNOMIAL: u16 = 0x11d;

/// The product of two bytes as polynomials over GF(2), modulo a polynomial of degree 8.
fn product(a: u8, b: u8, polynomial: u16) -> u8 {
    let mut product: u16 = 0;
    for bit in 0..8 {
        if b & 1 << bit != 0 {
            product ^= u16::from(a) << bit;
        }
    }
    for degree in (8..15).rev() {
        if product & 1 << degree != 0 {
            product ^= polynomial << (degree - 8);
        }
    }
    product as u8
}

/// The check shards by definition.
fn checks(rows: &[Vec<u8>], data: &[Vec<u8>], polynomial: u16) -> Vec<Vec<u8>> {
    let sum = |row: &Vec<u8>, column: usize| {
        row.iter().zip(data).fold(0, |sum, (&c, shard)| sum ^ product(c, shard[column], polynomial))
    };
    rows.iter().map(|row| (0..data[0].len()).map(|column| sum(row, column)).collect()).collect()
}

/// Pseudorandom bytes.
fn bytes(count: usize, seed: usize) -> Vec<u8> {
    let mut state = seed as u64 + 1;
    (0..count)
        .map(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 56) as u8
        })
        .collect()
}

fn slices(all: &[Vec<u8>]) -> Vec<&[u8]> {
    all.iter().map(Vec::as_slice).collect()
}

fn mutable(all: &mut [Vec<u8>]) -> Vec<&mut [u8]> {
    all.iter_mut().map(Vec::as_mut_slice).collect()
}

/// The code on every back end of this machine.
fn everywhere(polynomial: u16, rows: &[Vec<u8>]) -> Vec<Shards> {
    let code = Shards::new(polynomial, rows).expect("a code");
    let all: Vec<Shards> = Backend::ALL.into_iter().filter_map(|b| code.clone().with_backend(b).ok()).collect();
    assert!(all.len() >= 2, "tables and bit slice run everywhere");
    all
}

/// All sets of `chosen` numbers below `count`.
fn sets(count: usize, chosen: usize) -> Vec<Vec<usize>> {
    if chosen == 0 {
        return vec![Vec::new()];
    }
    let smaller = (0..count).flat_map(|last| sets(last, chosen - 1).into_iter().map(move |set| (set, last)));
    smaller
        .map(|(mut set, last)| {
            set.push(last);
            set
        })
        .collect()
}

/// Lengths around the blocks of every back end.
const LENGTHS: [usize; 8] = [0, 1, 31, 32, 63, 128, 131, if cfg!(miri) { 140 } else { 5000 }];

#[test]
fn check_shards_are_those_of_the_definition_at_every_length_and_number_of_rows() {
    for (polynomial, k, r) in
        [(POLYNOMIAL, 5, 1), (POLYNOMIAL, 32, 4), (0x11b, 3, 2), (0x12d, 10, 3), (POLYNOMIAL, 7, 6)]
    {
        for rows in [cauchy(polynomial, k, r).unwrap(), powers(polynomial, k, r).unwrap()] {
            for (code, length) in everywhere(polynomial, &rows).iter().flat_map(|code| LENGTHS.map(|l| (code, l))) {
                let data: Vec<Vec<u8>> = (0..k).map(|shard| bytes(length, shard)).collect();
                let mut found: Vec<Vec<u8>> = vec![vec![0xEE; length]; r];
                code.encode(&slices(&data), &mut mutable(&mut found)).unwrap();
                assert_eq!(found, checks(&rows, &data, polynomial), "{k} + {r}, {length} bytes");
            }
        }
    }
}

#[test]
fn rows_of_other_libraries_are_theirs() {
    // Printed by `gf_gen_cauchy1_matrix(a, 6, 4)` and `gf_gen_rs_matrix(a, 7, 4)` of ISA-L 2.30.
    assert_eq!(cauchy(POLYNOMIAL, 4, 2).unwrap(), [[71, 167, 122, 186], [167, 71, 186, 122]]);
    assert_eq!(powers(POLYNOMIAL, 4, 3).unwrap(), [[1, 1, 1, 1], [1, 2, 4, 8], [1, 4, 16, 64]]);
    for (a, inverse) in (0..=255u8).zip((0..=255u8).map(|a| (0..=255).find(|&b| product(a, b, POLYNOMIAL) == 1))) {
        // The first row of k data shards and the column 0: 1 / k.
        let row = (a > 0).then(|| cauchy(POLYNOMIAL, usize::from(a), 1).unwrap()[0][0]);
        assert_eq!(row, inverse);
    }
}

#[test]
fn every_loss_that_is_determined_is_repaired_and_every_other_is_refused_without_a_change() {
    for (k, r) in [(5, 3), (4, 2), (3, 4)] {
        for (rows, is_mds) in [(cauchy(POLYNOMIAL, k, r).unwrap(), true), (powers(POLYNOMIAL, k, r).unwrap(), false)] {
            for code in everywhere(POLYNOMIAL, &rows) {
                let data: Vec<Vec<u8>> = (0..k).map(|shard| bytes(150, shard)).collect();
                let right = [data.clone(), checks(&rows, &data, POLYNOMIAL)].concat();
                for lost in (0..=r + 1).flat_map(|count| sets(k + r, count)) {
                    let mut shards = right.clone();
                    lost.iter().for_each(|&shard| shards[shard].fill(0xA5));
                    let before = shards.clone();
                    let result = code.repair(&mut mutable(&mut shards), &lost);
                    assert_eq!(result.is_ok(), code.determines(&lost).unwrap());
                    match result {
                        Ok(()) => assert_eq!(shards, right, "{lost:?}"),
                        Err(error) => assert!(error == ShardError::NotDetermined && shards == before, "{lost:?}"),
                    }
                    assert!(result.is_ok() == (lost.len() <= r) || !is_mds, "{lost:?}");
                }
            }
        }
    }
}

#[test]
fn some_losses_of_three_shards_with_rows_of_powers_are_not_determined() {
    // Rows 0 and 3 determine two lost shards j and j' only if 8^j and 8^j' differ: 8 has order 85. Rows 0, 1 and 3 are no
    // Vandermonde matrix, and some of their determinants vanish.
    let rows = powers(POLYNOMIAL, 24, 4).unwrap();
    let code = Shards::new(POLYNOMIAL, &rows).unwrap();
    let losses = sets(28, 4);
    let singular: Vec<bool> = losses.iter().map(|lost| !code.determines(lost).unwrap()).collect();
    assert_eq!(singular, losses.iter().map(|lost| !is_determined(&rows, lost)).collect::<Vec<_>>());
    assert!(singular.contains(&true), "none of {}", losses.len());
}

/// Whether no error in only the lost shards leaves all checks zero, by the rank of their columns.
fn is_determined(rows: &[Vec<u8>], lost: &[usize]) -> bool {
    let k = rows[0].len();
    let column = |shard: usize| -> Vec<u8> {
        rows.iter().enumerate().map(|(i, row)| if shard < k { row[shard] } else { u8::from(shard - k == i) }).collect()
    };
    let mut columns: Vec<Vec<u8>> = lost.iter().map(|&shard| column(shard)).collect();
    while let Some(first) = columns.pop() {
        let Some(pivot) = first.iter().position(|&value| value != 0) else { return false };
        // Both columns times the other's pivot have equal pivots: no inverse is needed.
        for other in &mut columns {
            let multiple = other[pivot];
            for (value, &own) in other.iter_mut().zip(&first) {
                *value = product(*value, first[pivot], POLYNOMIAL) ^ product(multiple, own, POLYNOMIAL);
            }
        }
    }
    true
}

#[test]
fn a_wrong_shard_is_located_and_two_wrong_shards_of_a_column_are_ambiguous() {
    let rows = cauchy(POLYNOMIAL, 6, 3).unwrap();
    for code in everywhere(POLYNOMIAL, &rows) {
        let data: Vec<Vec<u8>> = (0..6).map(|shard| bytes(if cfg!(miri) { 100 } else { 9000 }, shard)).collect();
        let right = [data.clone(), checks(&rows, &data, POLYNOMIAL)].concat();
        assert!(code.locate(&slices(&right)).unwrap().is_clean());
        for wrong in 0..9 {
            let mut shards = right.clone();
            shards[wrong].iter_mut().step_by(7).for_each(|byte| *byte ^= 0x41);
            let located = code.locate(&slices(&shards)).unwrap();
            let expected = right[0].len().div_ceil(7) as u64;
            assert!(located.wrong_bytes.iter().enumerate().all(|(s, &n)| n == if s == wrong { expected } else { 0 }));
            assert_eq!(located.ambiguous, 0);
            shards[(wrong + 1) % 9][7] ^= 1;
            let located = code.locate(&slices(&shards)).unwrap();
            assert_eq!((located.wrong_bytes[wrong], located.ambiguous), (expected - 1, 1));
        }
    }
}

#[test]
fn what_is_no_code_or_no_set_of_shards_is_refused_and_nothing_is_written() {
    assert_eq!(cauchy(0x101, 2, 2), Err(ShardError::Polynomial(0x101)));
    assert_eq!(powers(0x1d, 2, 2), Err(ShardError::Polynomial(0x1d)));
    assert_eq!(cauchy(POLYNOMIAL, 253, 4), Err(ShardError::Count { data: 253, check: 4 }));
    let ragged = [vec![1, 2], vec![1]];
    assert_eq!(Shards::new(POLYNOMIAL, &ragged).unwrap_err(), ShardError::Row { row: 1, expected: 2, found: 1 });
    let code = Shards::new(POLYNOMIAL, &cauchy(POLYNOMIAL, 2, 2).unwrap()).unwrap();
    let mut shards = vec![bytes(8, 1), bytes(8, 2), bytes(8, 3), bytes(7, 4)];
    let before = shards.clone();
    assert_eq!(code.repair(&mut mutable(&mut shards), &[0]), Err(ShardError::Length { shard: 3, expected: 8 }));
    assert_eq!(code.repair(&mut mutable(&mut shards[..3]), &[0]), Err(ShardError::Shards { expected: 4, found: 3 }));
    shards[3].push(0);
    assert_eq!(code.repair(&mut mutable(&mut shards), &[1, 1]), Err(ShardError::Lost(1)));
    assert_eq!(code.repair(&mut mutable(&mut shards), &[4]), Err(ShardError::Lost(4)));
    assert_eq!(shards[..3], before[..3]);
}

#[test]
#[ignore = "needs isa-l: cargo xtask ci"]
fn rows_and_check_shards_are_those_of_isa_l() {
    if !xtask::needs(&["isa-l", "python3"]) {
        return;
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/isal.py");
    let output = std::process::Command::new(xtask::python()).arg(script).output().expect("Python runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let numbers = |field: &str| field.split(' ').map(|n| n.parse().expect("a byte")).collect::<Vec<u8>>();
    let mut codes = 0;
    for line in text.lines() {
        let fields: Vec<&str> = line.split(';').collect();
        let [kind, k, r, rows, data, check] = fields.as_slice() else { panic!("{line}") };
        let [k, r]: [usize; 2] = [k, r].map(|n| n.parse().expect("a number"));
        let own = if *kind == "cauchy" { cauchy(POLYNOMIAL, k, r) } else { powers(POLYNOMIAL, k, r) }.unwrap();
        assert_eq!(own.concat(), numbers(rows), "{kind} {k} + {r}");
        let data: Vec<Vec<u8>> = numbers(data).chunks(numbers(data).len() / k).map(<[u8]>::to_vec).collect();
        for code in everywhere(POLYNOMIAL, &own) {
            let mut found = vec![vec![0; data[0].len()]; r];
            code.encode(&slices(&data), &mut mutable(&mut found)).unwrap();
            assert_eq!(found.concat(), numbers(check), "{kind} {k} + {r}");
        }
        codes += 1;
    }
    assert!(codes > 100, "{codes}");
}
