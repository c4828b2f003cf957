//! A parity-check matrix as text: `n`, `k` and `r`, then r rows of n digits, column 0 leftmost.
//!
//! ```text
//! # Hamming (7,4)
//! n: 7
//! k: 4
//! r: 3
//! 1101 100
//! 1011 010
//! 0111 001
//! ```
//! Lines that start with `#` are comments; spaces within a row and empty lines are ignored. Row j is syndrome bit j.

/// A parity-check matrix read from text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainMatrix {
    /// Codeword bits: columns of H.
    pub n: usize,
    /// Data bits.
    pub k: usize,
    /// Check bits: rows of H, at most 64.
    pub r: usize,
    /// `columns[b]`: column of codeword bit `b`; bit `j` is row `j`.
    pub columns: Vec<u64>,
}

/// Reads a matrix text file.
///
/// # Errors
/// A message with the line and the expected text.
pub fn parse_matrix(text: &str) -> Result<PlainMatrix, String> {
    let mut lines = (1..)
        .zip(text.lines())
        .map(|(number, line)| (number, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let mut header = |name| header_value(name, lines.next());
    let (n, k, r) = (header("n")?, header("k")?, header("r")?);
    // A column is a u64.
    if r == 0 || r > 64 {
        return Err(format!("r = {r}: a matrix has 1 to 64 rows"));
    }
    // The sum of numbers from a file may overflow.
    if k.checked_add(r) != Some(n) {
        return Err(format!("n = {n}, k = {k}, r = {r}: n must be k + r"));
    }
    let mut rows = Vec::new();
    for (number, line) in lines {
        // Reported at the first row too many, where the mistake is.
        if rows.len() == r {
            return Err(format!("line {number}: more than r = {r} rows"));
        }
        rows.push(row_bits(number, line, n)?);
    }
    if rows.len() < r {
        return Err(format!("expected r = {r} rows, got {}", rows.len()));
    }
    let mut columns = vec![0; n];
    for (j, row) in rows.iter().enumerate() {
        for (column, one) in columns.iter_mut().zip(row) {
            *column |= u64::from(*one) << j;
        }
    }
    Ok(PlainMatrix { n, k, r, columns })
}

fn header_value(name: &str, line: Option<(usize, &str)>) -> Result<usize, String> {
    let (number, line) = line.ok_or_else(|| format!("the text ends before its header line `{name}: ...`"))?;
    let problem = || format!("line {number}: expected `{name}: <number>`, got `{line}`");
    let (key, value) = line.split_once(':').ok_or_else(problem)?;
    if key.trim() != name {
        return Err(problem());
    }
    value.trim().parse().map_err(|_| problem())
}

fn row_bits(number: usize, line: &str, n: usize) -> Result<Vec<bool>, String> {
    let bits = line
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| match c {
            '0' => Ok(false),
            '1' => Ok(true),
            _ => Err(format!("line {number}: expected 0 or 1 in a row, got `{c}`")),
        })
        .collect::<Result<Vec<bool>, String>>()?;
    if bits.len() != n {
        return Err(format!("line {number}: expected a row of n = {n} digits, got {}", bits.len()));
    }
    Ok(bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HAMMING: &str = "# Hamming (7,4)\nn: 7\nk: 4\nr: 3\n\n1101 100\n# between rows\n1011 010\n0111 001\n";

    #[test]
    fn the_leftmost_digit_is_codeword_bit_0_and_the_first_row_is_syndrome_bit_0() {
        let matrix = parse_matrix(HAMMING).unwrap();
        assert_eq!((matrix.n, matrix.k, matrix.r), (7, 4, 3));
        assert_eq!(matrix.columns, [0b011, 0b101, 0b110, 0b111, 0b001, 0b010, 0b100]);
    }

    #[test]
    fn a_matrix_may_have_64_rows() {
        let row = format!("{}\n", "1".repeat(65));
        let matrix = parse_matrix(&format!("n: 65\nk: 1\nr: 64\n{}", row.repeat(64))).unwrap();
        assert_eq!(matrix.columns, [u64::MAX; 65]);
        assert!(parse_matrix(&format!("n: 66\nk: 1\nr: 65\n{}", row.repeat(65))).is_err());
    }

    #[test]
    fn every_mistake_is_named_with_its_line() {
        let cases = [
            ("", "the text ends before its header line `n: ...`"),
            ("n: 7\nk: four", "line 2: expected `k: <number>`, got `k: four`"),
            ("k: 4", "line 1: expected `n: <number>`, got `k: 4`"),
            ("n: 8\nk: 4\nr: 3", "n = 8, k = 4, r = 3: n must be k + r"),
            ("n: 99\nk: 0\nr: 99", "r = 99: a matrix has 1 to 64 rows"),
            ("n: 2\nk: 1\nr: 1\n1", "line 4: expected a row of n = 2 digits, got 1"),
            ("n: 2\nk: 1\nr: 1\n12", "line 4: expected 0 or 1 in a row, got `2`"),
            ("n: 2\nk: 1\nr: 1", "expected r = 1 rows, got 0"),
            ("n: 2\nk: 1\nr: 1\n11\n11", "line 5: more than r = 1 rows"),
        ];
        for (text, message) in cases {
            assert_eq!(parse_matrix(text).unwrap_err(), message);
        }
    }
}
