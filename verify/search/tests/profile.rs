//! Tests that the codes of miscorrection profiles are found again. The tests make the profiles by the definition: a plain search of the
//! columns decodes every loss of charge in every charged cell.

use eccforge_gf::random::SplitMix64;
use eccforge_search::infer::profile::Profile;

/// The data bits that a decoder can flip wrongly if these data bits are charged.
fn flipped(columns: &[u64], r: usize, charged: &[usize]) -> Vec<i64> {
    let k = columns.len();
    let all: Vec<u64> = columns.iter().copied().chain((0..r).map(|row| 1 << row)).collect();
    let mut checks = 0;
    for bit in charged {
        checks ^= columns[*bit];
    }
    let mut charged_cells = charged.to_vec();
    charged_cells.extend((0..r).filter(|row| checks >> row & 1 == 1).map(|row| k + row));
    let mut flips = vec![0; k];
    for lost in 0u32..1 << charged_cells.len() {
        let mut syndrome = 0;
        for (i, cell) in charged_cells.iter().enumerate() {
            if lost >> i & 1 == 1 {
                syndrome ^= all[*cell];
            }
        }
        if let Some(bit) = all.iter().position(|column| *column == syndrome)
            && bit < k
            && !charged.contains(&bit)
        {
            flips[bit] = 1;
        }
    }
    flips
}

/// The profile of a code for all patterns of one to `most` charged bits.
fn profile(columns: &[u64], r: usize, most: usize) -> Profile {
    let k = columns.len();
    let mut patterns: Vec<Vec<usize>> = (0..k).map(|bit| vec![bit]).collect();
    if most > 1 {
        for second in 0..k {
            patterns.extend((0..second).map(|first| vec![first, second]));
        }
    }
    let pattern = |charged: &Vec<usize>| {
        let bits = (0..k).map(|bit| i64::from(charged.contains(&bit))).collect();
        [bits, flipped(columns, r, charged)]
    };
    Profile { k, miscorrection_profile: patterns.iter().map(pattern).collect() }
}

/// The columns with their rows in an order that depends only on the code up to the order of rows.
fn canonical(columns: &[u64], r: usize) -> Vec<u64> {
    let mut rows: Vec<Vec<u64>> = (0..r).map(|row| columns.iter().map(|column| column >> row & 1).collect()).collect();
    rows.sort();
    let mut canonical = vec![0; columns.len()];
    for (row, ones) in rows.iter().enumerate() {
        for (column, one) in canonical.iter_mut().zip(ones) {
            *column |= one << row;
        }
    }
    canonical
}

/// Columns of a random single-error-correcting code.
fn random(k: usize, r: usize, seed: u64) -> Vec<u64> {
    let mut left: Vec<u64> = (1..1u64 << r).filter(|column| column.count_ones() > 1).collect();
    let mut random = SplitMix64::new(seed);
    (0..k).map(|_| left.swap_remove(random.bits() as usize % left.len())).collect()
}

#[test]
fn the_code_of_the_published_example_is_found_from_one_and_two_charged_bits() {
    // Rows of H of the (7,4) code in the README of EINSim, the simulator of BEER's authors: 1101, 0111, 1011 on the data bits.
    let columns = [0b101, 0b011, 0b110, 0b111];
    let found = profile(&columns, 3, 2).codes().expect("a code");
    assert_eq!((found.checks, found.more, found.all.len()), (3, false, 1));
    assert_eq!(canonical(&found.all[0], 3), canonical(&columns, 3));
}

#[test]
fn random_codes_are_among_the_codes_of_their_profile_and_all_of_these_have_it() {
    for (k, r, most, seed) in [
        (4, 3, 1, 1),
        (8, 4, 1, 2),
        (8, 4, 2, 3),
        (11, 4, 1, 4),
        (16, 5, 2, 5),
        (26, 5, 1, 6),
        (32, 6, 2, 7),
        (128, 8, 1, 8),
    ] {
        let columns = random(k, r, seed);
        let given = profile(&columns, r, most);
        let found = given.codes().expect("codes");
        assert_eq!(found.checks as usize, r, "{k}");
        let own = canonical(&columns, r);
        let mut all: Vec<Vec<u64>> = found.all.iter().map(|columns| canonical(columns, r)).collect();
        assert!(found.more || all.contains(&own), "({k}, {r}) of seed {seed}: {} codes", all.len());
        for code in &found.all {
            assert_eq!(profile(code, r, most).miscorrection_profile, given.miscorrection_profile, "({k}, {r})");
        }
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count, "no code twice");
        if most == 2 {
            assert_eq!(count, 1, "({k}, {r}): one and two charged bits fix the code");
        }
    }
}

#[test]
fn a_profile_without_a_code_has_none_and_a_malformed_one_is_an_error() {
    let mut given = profile(&[0b101, 0b011, 0b110, 0b111], 3, 1);
    // Bit 3 contains all others; a profile in which none of it is contained in the others and the other way round contradicts.
    given.miscorrection_profile[3][1] = vec![0; 4];
    assert!(given.codes().expect("a search").all.is_empty());
    given.miscorrection_profile[0][1].pop();
    assert_eq!(given.codes().expect_err("short"), "pattern 0 has 4 and 3 bits, expected 4");
}
