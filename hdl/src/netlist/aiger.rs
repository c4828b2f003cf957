//! Checks of and-inverter graphs that yosys omits before it reads them: Biere, "The AIGER And-Inverter Graph (AIG)
//! Format", 2007.

use super::ReadError;

/// Maximum number of inputs and outputs.
// In a binary file they take no bytes, so the file size does not limit them.
const MOST_PORTS: usize = 1 << 16;

/// Checks that a file has an AIGER header, neither latches nor properties, and the announced number of gates.
///
/// # Errors
/// A check fails.
pub fn check(bytes: &[u8]) -> Result<(), ReadError> {
    let mut lines = bytes.split_inclusive(|b| *b == b'\n');
    let header = String::from_utf8_lossy(lines.next().unwrap_or_default());
    let fail = |message: String| Err(ReadError::at("line 1", message));
    let words: Vec<&str> = header.split_whitespace().collect();
    // Limits come before the sums below, which would overflow with announced numbers near 2^64.
    let counts: Option<Vec<usize>> = words.iter().skip(1).map(|w| w.parse().ok().filter(|n| *n < 1 << 24)).collect();
    let (Some(kind @ ("aag" | "aig")), Some([_, i, l, o, a, more @ ..])) = (words.first().copied(), counts.as_deref())
    else {
        return fail(format!("`{}` is not an AIGER header: `aag M I L O A` or `aig M I L O A`", header.trim_end()));
    };
    if *l > 0 {
        return fail("there are latches: only combinational netlists are read".into());
    }
    if more.iter().any(|n| *n > 0) {
        return fail("there are properties (B, C, J, F): only inputs, outputs and gates are read".into());
    }
    if *i.max(o) > MOST_PORTS {
        return fail(format!("{i} inputs and {o} outputs: at most {MOST_PORTS} of each are read"));
    }
    // yosys does not terminate on a short binary file. A gate is two numbers; the last byte of each is below 128.
    let complete = match kind {
        "aag" => lines.count() >= i + o + a,
        _ => lines.skip(*o).flatten().filter(|b| **b < 0x80).count() >= 2 * a,
    };
    if complete { Ok(()) } else { Err(ReadError::new(format!("the file ends before its {a} gates"))) }
}
