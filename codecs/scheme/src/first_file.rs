//! The first file of the user's own scheme.

use crate::construct::hsiao_check_bits;
use crate::diagnostic::{Checked, Diagnostic, Place, SourceFile};
use eccforge_gf::matrix::parse_text;

/// A file with Hsiao's SEC-DED code for k data bits.
pub fn hsiao(k: usize, id: Option<&str>) -> String {
    let r = hsiao_check_bits(k) as usize;
    let id = id.map_or_else(|| format!("hsiao-{}-{k}", k + r), str::to_owned);
    let source = "Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res. Dev. 14(4), 1970";
    let claims = "\nclaims:                 # `eccforge check` proves these\n  distance: 4\n  corrected: [bit]\n  never-silent: [2bit]\n";
    skeleton(&id, &format!("Hsiao ({},{k})", k + r), source, [k, r], &format!("hsiao: {{k: {k}}}")) + claims
}

/// A file with the code of a parity-check matrix: a row of 0 and 1 on each line, or the text that `eccforge show
/// --matrix` prints.
///
/// # Errors
/// The text is not a matrix, or it has as many rows as columns.
pub fn with_matrix(file: &SourceFile, id: &str) -> Checked<String> {
    let rows = file.attach(rows(&file.text))?;
    let (n, r) = (rows[0].len(), rows.len());
    let Some(k) = n.checked_sub(r).filter(|k| *k > 0) else {
        let error = Diagnostic::whole(format!("{r} rows and {n} columns leave no bits of data")).within(file);
        return error.help("H has a row for each check bit and a column for each bit").err();
    };
    let rows: String = rows.iter().map(|row| format!("      - \"{row}\"\n")).collect();
    let code = format!("matrix:\n    n: {n}\n    encoding: binary    # leftmost digit = column 0\n    rows:\n{rows}");
    Ok(skeleton(id, &format!("({n},{k})"), "H of its author", [k, r], code.trim_end()))
}

/// The rows of H: from a text that `show --matrix` prints, or from lines of 0 and 1, with comments after `#`.
fn rows(text: &str) -> Checked<Vec<String>> {
    // Rows of digits have no such line.
    if text.lines().any(|line| line.starts_with("n:")) {
        let (r, columns) = parse_text(text).map_err(|e| {
            let place = Place { offset: e.offset, length: e.length };
            Box::new(place.error("in this matrix", e.message).help(e.help))
        })?;
        let mut rows = Vec::new();
        for j in 0..r {
            rows.push(columns.iter().map(|column| if column >> j & 1 == 1 { '1' } else { '0' }).collect());
        }
        return Ok(rows);
    }
    let help = "write a row of 0 and 1 on each line";
    let (mut rows, mut offset): (Vec<String>, _) = (Vec::new(), 0);
    for line in text.split_inclusive('\n') {
        let own = line.split('#').next().unwrap_or_default().trim_end();
        let place = Place { offset, length: own.len() };
        offset += line.len();
        let row: String = own.split([' ', '\t', ',']).collect();
        if let Some(other) = row.chars().find(|c| !matches!(c, '0' | '1')) {
            return place.error("this row", format!("`{other}` is not a bit")).help(help).err();
        }
        match rows.first() {
            _ if row.is_empty() => {}
            Some(first) if first.len() != row.len() => {
                let message = format!("{} columns, and {} in the first row", row.len(), first.len());
                return place.error("this row", message).help("give all rows the same number of columns").err();
            }
            _ => rows.push(row),
        }
    }
    if rows.is_empty() { Diagnostic::whole("there are no rows").help(help).err() } else { Ok(rows) }
}

/// The text of a scheme with another id.
pub fn copy(text: &str, id: Option<&str>) -> String {
    let Some(id) = id else { return text.to_owned() };
    let mut copy = String::new();
    for line in text.lines() {
        // Only the key of the first level: an indented `id` belongs to another object.
        copy += &if line.starts_with("id:") { format!("id: {id}\n") } else { format!("{line}\n") };
    }
    copy
}

/// Replaces the value of a key of the first level by a value on one line, and inserts a remark above it. All other text stays
/// unchanged.
pub fn with_key(text: &str, key: &str, value: &str, remark: &str) -> String {
    let mut copy = String::new();
    let mut is_replaced = false;
    // Empty lines may belong to the value or stand below it.
    let mut empty = 0;
    for line in text.lines() {
        if line.starts_with(&format!("{key}:")) {
            copy += &format!("{remark}{key}: {value}\n");
            is_replaced = true;
        } else if is_replaced && line.is_empty() {
            empty += 1;
        } else if is_replaced && line.starts_with([' ', '\t']) {
            empty = 0;
        } else {
            copy += &"\n".repeat(std::mem::take(&mut empty));
            copy += &format!("{line}\n");
            is_replaced = false;
        }
    }
    copy
}

/// The value of the key `code` with these columns of H, in the order of the codeword's bits.
pub fn columns(columns: impl Iterator<Item = u64>) -> String {
    let columns: Vec<String> = columns.map(|column| format!("{column:#x}")).collect();
    format!("{{columns: [{}]}}", columns.join(", "))
}

/// A scheme file whose `code` key has this value, for a code that corrects `errors` wrong bits of a word; 0 for a code that
/// only detects.
pub fn with_code(id: &str, name: &str, source: &str, size: [usize; 2], code: &str, errors: usize) -> String {
    // The value is in double quotes, in which YAML gives both characters a meaning.
    let source = source.replace(['"', '\\'], "'");
    let text = skeleton(id, &format!("\"{name}\""), &source, size, code);
    let (head, _) = text.split_once("\ncorrects:").unwrap_or((&text, ""));
    head.to_owned()
        + &match errors {
            0 => "\ncorrects: []\non-detection: due\n".to_owned(),
            1 => "\ncorrects:\n  - bits                # every single-bit error\n".to_owned(),
            errors => format!("\ncorrects:\n  - any: {{bits: {errors}}}\n"),
        }
}

fn skeleton(id: &str, name: &str, source: &str, [k, r]: [usize; 2], code: &str) -> String {
    format!(
        "eccforge: 1
id: {id}
name: {name}
source: \"{source}\"

entry:                  # one word of {k} bits
  beats: 1
  data-pins: {k}
  check-pins: {r}

codewords: 1
layout: identity        # physical bit i is bit i of the codeword

code:
  {code}

corrects:
  - bits                # every single-bit error
"
    )
}
