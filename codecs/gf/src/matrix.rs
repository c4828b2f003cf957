//! Parity-check matrices: H is r x n over GF(2), column b belongs to codeword bit b, and row j to syndrome bit j.

use crate::affine::AffineForm;
use crate::gf2;

/// A parity-check matrix of full rank, stored by columns. Invariant: 1 <= r <= 64, r < n, rank r.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParityCheckMatrix {
    rows: u32,
    columns: Vec<u64>,
}

impl ParityCheckMatrix {
    /// A matrix from its columns (bit j of a column is row j).
    ///
    /// # Errors
    /// The rows that sum to zero, if the rank is below r.
    pub fn new(rows: u32, columns: Vec<u64>) -> Result<Self, Vec<usize>> {
        assert!((1..=64).contains(&rows), "a syndrome has 1 to 64 bits");
        let matrix = Self { rows, columns };
        match matrix.dependent_rows() {
            None => Ok(matrix),
            Some(rows) => Err(rows),
        }
    }

    /// Number of syndrome bits, r.
    pub fn r(&self) -> u32 {
        self.rows
    }

    /// Codeword length in bits, n.
    pub fn n(&self) -> usize {
        self.columns.len()
    }

    /// All columns in codeword-bit order.
    pub fn columns(&self) -> &[u64] {
        &self.columns
    }

    /// The codeword bits that take part in syndrome bit `row`, ascending.
    pub fn row_support(&self, row: u32) -> Vec<usize> {
        (0..self.n()).filter(|&b| self.columns[b] >> row & 1 == 1).collect()
    }

    /// The syndrome of the error pattern given by its codeword bits.
    pub fn syndrome(&self, bits: impl IntoIterator<Item = usize>) -> u64 {
        bits.into_iter().fold(0, |s, b| s ^ self.columns[b])
    }

    /// A set of rows that sum to zero, if there is one.
    fn dependent_rows(&self) -> Option<Vec<usize>> {
        let mask = gf2::dependent((0..self.rows).map(|row| AffineForm::of(self.n(), self.row_support(row))))?;
        Some((0..self.rows as usize).filter(|row| mask >> row & 1 == 1).collect())
    }
}

/// An error in the text of a matrix file, with its byte range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatrixTextError {
    /// Byte offset of the offending text.
    pub offset: usize,
    /// Length of the offending text, in bytes.
    pub length: usize,
    /// Description of the error.
    pub message: String,
    /// Suggested fix.
    pub help: String,
    /// Whether the header was complete. If not, the text may not be a matrix file, and messages must not quote it.
    pub in_matrix: bool,
}

/// The columns of a matrix file: `#` comments, `n:`, `k:` and `r:` lines, then r lines of n binary digits. The leftmost digit is column 0;
/// blanks between digits are ignored. Returns (r, columns).
///
/// # Errors
/// The first invalid line, with its place.
pub fn parse_text(text: &str) -> Result<(u32, Vec<u64>), MatrixTextError> {
    let mut reader = Reader { header: [None; 3], columns: Vec::new(), rows: 0, line: (0, 1) };
    reader.read(text).map_err(|(message, help)| MatrixTextError {
        offset: reader.line.0,
        length: reader.line.1,
        message,
        help: help.into(),
        in_matrix: !reader.header.contains(&None),
    })?;
    Ok((reader.rows, reader.columns))
}

/// A message about a line, and the suggested fix.
type LineError = (String, &'static str);

/// The part of a matrix file that has been read.
struct Reader {
    /// n, k and r.
    header: [Option<usize>; 3],
    columns: Vec<u64>,
    rows: u32,
    /// Offset and length of the last line.
    line: (usize, usize),
}

impl Reader {
    fn read(&mut self, text: &str) -> Result<(), LineError> {
        let mut end = 0;
        for full in text.split_inclusive('\n') {
            let (start, line) = (end + full.len() - full.trim_start().len(), full.trim());
            end += full.len();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            self.line = (start, line.len());
            match line.split_once(':') {
                Some((key, value)) => self.header(key.trim(), value.trim())?,
                None => self.row(line)?,
            }
        }
        // A missing row or header has no line; the error points at the start of the file.
        self.line = (0, 1);
        match (self.header[2], self.rows) {
            (Some(r), rows) if rows as usize == r && r > 0 => Ok(()),
            (Some(r), rows) => {
                Err((format!("{rows} rows, but r = {r}"), "write one line of digits for each of the r rows"))
            }
            (None, _) => {
                let help = "write `n:`, `k:`, `r:` and then r rows of binary digits";
                Err(("no matrix in this file".into(), help))
            }
        }
    }

    fn header(&mut self, key: &str, value: &str) -> Result<(), LineError> {
        if self.rows > 0 {
            return Err(("a header line after the first row".into(), "write all headers before the rows"));
        }
        let Ok(number) = value.parse() else {
            return Err((format!("`{value}` is not a number"), "write a header line such as `n: 72`"));
        };
        let Some(at) = ["n", "k", "r"].iter().position(|known| *known == key) else {
            return Err((format!("unknown header `{key}`"), "the headers are `n`, `k` and `r`"));
        };
        self.header[at] = Some(number);
        Ok(())
    }

    fn row(&mut self, line: &str) -> Result<(), LineError> {
        let [Some(n), Some(k), Some(r)] = self.header else {
            let help = "write `n:`, `k:` and `r:` before the first row";
            return Err(("a row before the header is complete".into(), help));
        };
        // Before the first row is read: a header could ask for any number of columns. A code has at most 4096 data bits and 64
        // check bits.
        if !(1..=64).contains(&r) || n > 4160 || k.checked_add(r) != Some(n) {
            let message = format!("n = {n}, k = {k}, r = {r} is not a code");
            return Err((message, "n = k + r with r from 1 to 64 and n at most 4160"));
        }
        let row = self.rows;
        if row as usize == r {
            return Err((format!("a row too many: r = {r}"), "remove the row or correct `r`"));
        }
        self.columns.resize(n, 0u64);
        let digits: Vec<char> = line.chars().filter(|c| !c.is_whitespace()).collect();
        if let Some(c) = digits.iter().find(|c| !matches!(c, '0' | '1')) {
            return Err((format!("`{c}` is not a binary digit"), "a row consists of the digits 0 and 1"));
        }
        if digits.len() != n {
            let message = format!("row {row} has {} digits, but n = {n}", digits.len());
            return Err((message, "a row has one digit for each codeword bit"));
        }
        for (column, c) in self.columns.iter_mut().zip(&digits) {
            *column |= u64::from(*c == '1') << row;
        }
        self.rows += 1;
        Ok(())
    }
}

/// Formats the matrix for [`parse_text`], with comment lines that describe it.
pub fn to_text(matrix: &ParityCheckMatrix, comments: &[String]) -> String {
    let mut text: String =
        comments.iter().map(|c| if c.is_empty() { "#\n".into() } else { format!("# {c}\n") }).collect();
    let (n, r) = (matrix.n(), matrix.r());
    text += &format!("n: {n}\nk: {}\nr: {r}\n", n - r as usize);
    for j in 0..r {
        for (b, column) in matrix.columns().iter().enumerate() {
            // Groups of eight digits can be counted by eye.
            if b > 0 && b % 8 == 0 {
                text.push(' ');
            }
            text.push(if column >> j & 1 == 1 { '1' } else { '0' });
        }
        text.push('\n');
    }
    text
}
