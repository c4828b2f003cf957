//! Tests of a code with 32 check bits that corrects every bit, pin, byte and pair of bits of an entry and detects all other
//! errors of three bits: every pattern is tried.

use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::Scheme;
use std::collections::HashMap;

/// Correctable patterns: 255 in each of 36 bytes, 11 of two or more bits in each of 72 pins, and the pairs that are in no byte or pin.
const CORRECTABLE: usize = 36 * 255 + 72 * 11 + (288 * 287 / 2 - 36 * 28 - 72 * 6);

/// Columns of H by bit of the entry.
fn columns() -> Vec<u32> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/rs-pairs.yaml");
    let file = SourceFile::new(path, std::fs::read_to_string(path).unwrap());
    let scheme = Scheme::from_text(&file, None).expect("a scheme");
    scheme.code.h.columns().iter().map(|c| *c as u32).collect()
}

/// All correctable patterns, each as its bits in ascending order.
fn patterns() -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = Vec::new();
    for first in 0..288 {
        all.extend((first + 1..288).map(|second| vec![first, second]));
    }
    all.extend((0..288).map(|bit| vec![bit]));
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for byte in 0..36 {
        groups.push((8 * byte..8 * byte + 8).collect());
    }
    for pin in 0..72 {
        groups.push((0..4).map(|beat| 72 * beat + pin).collect());
    }
    for group in groups {
        for set in (0u32..1 << group.len()).filter(|set| set.count_ones() > 2) {
            all.push((0..group.len()).filter(|i| set >> i & 1 == 1).map(|i| group[i]).collect());
        }
    }
    all
}

#[test]
fn every_bit_pin_byte_and_pair_is_corrected_and_no_error_of_three_bits_is_silent() {
    let columns = columns();
    let patterns = patterns();
    assert_eq!(patterns.len(), CORRECTABLE);
    let mut corrected: HashMap<u32, &[usize]> = HashMap::new();
    for pattern in &patterns {
        let syndrome = pattern.iter().fold(0, |s, b| s ^ columns[*b]);
        assert!(syndrome != 0, "{pattern:?} is silent");
        assert_eq!(corrected.insert(syndrome, pattern), None, "{pattern:?} shares its syndrome");
    }
    let mut silent = 0u64;
    let mut detected = 0u64;
    let mut right = 0u64;
    for a in 0..288 {
        for b in a + 1..288 {
            for c in b + 1..288 {
                let syndrome = columns[a] ^ columns[b] ^ columns[c];
                match corrected.get(&syndrome) {
                    _ if syndrome == 0 => silent += 1,
                    Some(pattern) if **pattern == [a, b, c] => right += 1,
                    Some(_) => silent += 1,
                    None => detected += 1,
                }
            }
        }
    }
    assert_eq!((silent, right, detected), (0, 36 * 56 + 72 * 4, 3_939_936 - 36 * 56 - 72 * 4));
}

/// A uniformly random error on bits whose columns span all 32 dimensions has a uniformly random syndrome, and is silent if that is
/// accepted, except for the patterns that are corrected to the written data.
#[test]
fn random_errors_of_beats_and_entries_are_silent_less_often_than_with_duet() {
    let columns = columns();
    for beat in 0..4 {
        let mut span: Vec<u32> = Vec::new();
        for &column in &columns[72 * beat..72 * (beat + 1)] {
            let rest = span.iter().fold(column, |c, b| c.min(c ^ b));
            if rest != 0 {
                span.push(rest);
            }
        }
        assert_eq!(span.len(), 32, "beat {beat}");
    }
    let accepted = CORRECTABLE as u64 + 1;
    assert_eq!(accepted, 49_861);
    // Duet accepts 73 syndromes of 256 in each codeword; the lane rule accepts only some of the 73^4 combinations.
    let duet = duet_accepted();
    assert_eq!(duet, 59_041);
    assert!(accepted < duet);
}

/// Number of combinations of four corrections of Duet (each is none or one of 72 bits) that are in one of nine byte
/// lanes of eight bits.
fn duet_accepted() -> u64 {
    let lane: u64 = 9u64.pow(4) - 1;
    1 + 9 * lane
}
