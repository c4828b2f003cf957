//! Bits that rotate among the beats of an entry.

/// The codewords of four beats among which their bits rotate: bit p of codeword w is on beat (w - p) mod 4. Defines registers
/// `{to}{w}` from registers `{from}{beat}`.
pub(super) fn gathered(from: &str, to: &str) -> Vec<String> {
    exchanged_bits([from, to], [3, 2])
}

/// The inverse of `gathered`: beats from codewords.
pub(super) fn scattered(from: &str, to: &str) -> Vec<String> {
    exchanged_bits([from, to], [1, 2])
}

/// Takes bits 0, 2, 4 and 6 from a register and the others from the one `steps[0]` further, of four; then bits 0, 1, 4 and 5, and
/// the others from the one `steps[1]` further.
fn exchanged_bits([from, to]: [&str; 2], steps: [usize; 2]) -> Vec<String> {
    let mut statements = Vec::new();
    let between = format!("{to}_");
    let rounds = [(from, between.as_str(), "select_55"), (between.as_str(), to, "select_33")];
    for ((from, to, function), step) in rounds.into_iter().zip(steps) {
        for i in 0..4 {
            statements.push(format!("let {to}{i} = {function}({from}{i}, {from}{});", (i + step) % 4));
        }
    }
    statements
}
