//! Three (72,64) parity-check matrices, two printed and one found by search, and a (288,256) matrix found by search.
//! Columns are distinct and none is the sum of two others, so the distance is at least four. The columns of the
//! searched (72,64) matrix are those of Panchenko's code; all others have odd weight.
//!
//! `columns[b]`: column of codeword bit `b`; bit `j` of it is row `j` of H. Bits 64..72 are the check bits.

/// Data part of Hsiao's (72,64) code, version 1 [Hsiao 1970]: row j, most significant bit = codeword bit 0.
const HSIAO_ROWS: [u64; 8] = [
    0xff26499010131ce0,
    0xe0ff26499010131c,
    0x1ce0ff2649901013,
    0x131ce0ff26499010,
    0x10131ce0ff264990,
    0x9010131ce0ff2649,
    0x499010131ce0ff26,
    0x26499010131ce0ff,
];

/// SEC-2bEC [S21, Eq. 3]: row j in Crockford Base32, 75 bits, the top three zero, then bit 0 first.
///
/// Row 0 has lost a digit in the copy of the paper (`2JZXMP4K6FNWM0`); a test recovers it as the only possible one.
const SEC_2BEC_ROWS: [&str; 8] = [
    "2JZXMJP4K6FNWM0",
    "0CRW9M5962TJMA0",
    "1N9NJ8ZACKPQGH0",
    "1B5B40P8S9A8H0G",
    "2V3K9DWNJE0Z6G8",
    "1ZDTJP8Z0CHGQR4",
    "3MMQ5N4E4H1CA02",
    "1FEYAZNM9J64DR1",
];

/// A SEC-2bEC code that a search found [matrices/found/sec-2bec-72-64-cap-5.txt]: row j, bit 0 first.
const SEARCHED_ROWS: [&str; 8] = [
    "010011100111111010100111101000001000011010100100111101001000011010000000",
    "011111101000001001001010110101011110000100011100001011000000010001000000",
    "010100000010100101101110101010010101011001011101001010101111100100100000",
    "011001101110000010011000010110010101101000001000001101010110011000010000",
    "100100101001111010010000100101100111001001111010101000111011011100001000",
    "011001111001100100001100010100110100010010101010011001100001110000000100",
    "101000010001000101010001101110011111111110010111100101100000011100000010",
    "110010110101110000100001010101110001110101011101010011110100101000000001",
];

const CROCKFORD: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Hsiao's columns: the printed data part, then unit columns.
pub(crate) fn hsiao_columns() -> Vec<u64> {
    let data = (0..64).map(|b| (0..8).map(|j| (HSIAO_ROWS[j] >> (63 - b) & 1) << j).sum());
    let check = (0..8).map(|j| 1 << j);
    data.chain(check).collect()
}

/// SEC-2bEC's columns in printed order, where symbol s is the pair of bits (2s, 2s+1).
pub(crate) fn sec_2bec_printed_columns() -> Vec<u64> {
    columns_of_rows(&SEC_2BEC_ROWS.map(crockford_row))
}

/// SEC-2bEC's columns for interleaving, where symbols are pairs (b, b+4): bit 8l+q+4h has printed column 8l+2q+h.
pub(crate) fn sec_2bec_swizzled_columns() -> Vec<u64> {
    swizzled(&sec_2bec_printed_columns())
}

/// The columns of the code found by search, for interleaving with the same pairs.
pub(crate) fn searched_swizzled_columns() -> Vec<u64> {
    swizzled(&columns_of_rows(&SEARCHED_ROWS.map(|row| row.chars().map(|digit| digit == '1').collect())))
}

fn swizzled(printed: &[u64]) -> Vec<u64> {
    let mut swizzled = vec![0; 72];
    for lane in 0..9 {
        for q in 0..4 {
            for h in 0..2 {
                swizzled[8 * lane + q + 4 * h] = printed[8 * lane + 2 * q + h];
            }
        }
    }
    swizzled
}

/// The columns of a (288,256) code that a search found, by bit of the entry [matrices/found/entry-1.txt].
pub(crate) fn sparse_columns() -> Vec<u64> {
    let text = include_str!("sparse.txt");
    let mut columns = vec![0; 288];
    for (row, digits) in text.lines().enumerate() {
        for (column, digit) in columns.iter_mut().zip(digits.chars()) {
            *column |= u64::from(digit == '1') << row;
        }
    }
    columns
}

/// The aligned pairs (2s, 2s+1).
pub(crate) fn adjacent_pairs() -> Vec<Vec<usize>> {
    (0..36).map(|s| vec![2 * s, 2 * s + 1]).collect()
}

/// The pairs (b, b+4) within each lane of eight bits.
pub(crate) fn stride_four_pairs() -> Vec<Vec<usize>> {
    (0..9).flat_map(|lane| (0..4).map(move |q| vec![8 * lane + q, 8 * lane + q + 4])).collect()
}

/// 72 bits of a row, bit 0 first. The first three of the 75 coded bits are padding.
fn crockford_row(row: &str) -> Vec<bool> {
    let coded = row.chars().flat_map(|digit| {
        let value = CROCKFORD.find(digit).expect("a Crockford digit");
        (0..5).rev().map(move |i| value >> i & 1 == 1)
    });
    // 72 bits in digits of five bits leave three.
    coded.skip(3).collect()
}

fn columns_of_rows(rows: &[Vec<bool>; 8]) -> Vec<u64> {
    (0..72).map(|b| (0..8).map(|j| u64::from(rows[j][b]) << j).sum()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn are_distinct(values: impl Iterator<Item = u64>) -> bool {
        let mut seen = HashSet::new();
        values.into_iter().all(|value| seen.insert(value))
    }

    fn are_odd(columns: &[u64]) -> bool {
        columns.iter().all(|column| column.count_ones() % 2 == 1)
    }

    /// The properties of SEC-2bEC: distinct columns, none of which is the sum of two others, and distinct syndromes of
    /// aligned pairs.
    fn is_sec_2bec(columns: &[u64]) -> bool {
        let seen: HashSet<u64> = columns.iter().copied().collect();
        for (a, column) in columns.iter().enumerate() {
            if columns[..a].iter().any(|other| seen.contains(&(column ^ other))) {
                return false;
            }
        }
        seen.len() == columns.len()
            && !seen.contains(&0)
            && are_distinct(adjacent_pairs().iter().map(|pair| columns[pair[0]] ^ columns[pair[1]]))
    }

    #[test]
    fn hsiao_has_56_columns_of_weight_three_8_of_five_and_unit_check_columns() {
        let columns = hsiao_columns();
        let of_weights = [3, 5].map(|w| columns[..64].iter().filter(|column| column.count_ones() == w).count());
        assert_eq!(of_weights, [56, 8]);
        assert_eq!(columns[64..], [1, 2, 4, 8, 16, 32, 64, 128]);
        assert!(are_distinct(columns.into_iter()));
    }

    #[test]
    fn exactly_one_digit_inserted_into_the_damaged_row_gives_a_sec_2bec_code() {
        let damaged = "2JZXMP4K6FNWM0";
        let mut survivors = HashSet::new();
        for place in 0..=damaged.len() {
            for digit in CROCKFORD.chars() {
                let mut row = damaged.to_string();
                row.insert(place, digit);
                let mut rows = SEC_2BEC_ROWS.map(crockford_row);
                rows[0] = crockford_row(&row);
                let columns = columns_of_rows(&rows);
                if are_odd(&columns) && is_sec_2bec(&columns) {
                    survivors.insert(row);
                }
            }
        }
        assert_eq!(survivors, HashSet::from([SEC_2BEC_ROWS[0].to_string()]));
    }

    #[test]
    fn sec_2bec_rows_have_72_bits_behind_three_zeros_and_unit_check_columns() {
        for row in SEC_2BEC_ROWS {
            assert!("0123".contains(&row[..1]), "{row}: the top three of 75 bits are zero");
            assert_eq!(crockford_row(row).len(), 72);
        }
        assert_eq!(sec_2bec_printed_columns()[64..], [1, 2, 4, 8, 16, 32, 64, 128]);
    }

    #[test]
    fn the_searched_code_is_a_sec_2bec_code_with_unit_check_columns() {
        let printed = columns_of_rows(&SEARCHED_ROWS.map(|row| row.chars().map(|digit| digit == '1').collect()));
        assert!(is_sec_2bec(&printed) && !are_odd(&printed));
        assert_eq!(searched_swizzled_columns().iter().filter(|column| column.count_ones() == 1).count(), 8);
    }

    #[test]
    fn the_swizzle_turns_adjacent_pairs_into_stride_four_pairs() {
        let (printed, swizzled) = (sec_2bec_printed_columns(), sec_2bec_swizzled_columns());
        for (adjacent, stride_four) in adjacent_pairs().iter().zip(stride_four_pairs()) {
            let before = [printed[adjacent[0]], printed[adjacent[1]]];
            assert_eq!(before, [swizzled[stride_four[0]], swizzled[stride_four[1]]], "{adjacent:?} {stride_four:?}");
        }
    }
}
