//! Writes the matrices H and G as text.

use crate::design::provenance::comment_text;
use crate::design::{File, codeword_encoder};
use eccforge_circuit::{Gate, NetId};
use eccforge_gf::matrix::to_text;
use eccforge_scheme::Scheme;
use std::fmt::Write;

/// `<prefix>_h.txt` (a matrix file that a scheme can name) and `<prefix>_g.txt` (one row for each data bit).
pub(super) fn files(scheme: &Scheme) -> Vec<File> {
    let prefix = scheme.identifier();
    let comments = [
        format!("Parity-check matrix H of {} ({}).", comment_text(&scheme.name), comment_text(&scheme.source)),
        format!("Scheme {} with hash {}.", scheme.id, scheme.hash()),
        "Bit order: leftmost digit = column 0 = codeword bit 0; row j = syndrome bit j.".into(),
    ];
    let h = File { name: format!("{prefix}_h.txt"), text: to_text(&scheme.code.h, &comments) };

    let (n, checks) = (scheme.code.h.n(), scheme.check_positions(0));
    let encoder = codeword_encoder(scheme, 0);
    let k = n - checks.len();
    // rows[c][d]: data bit d takes part in check bit c.
    let inputs = &encoder.inputs()[0].nets;
    let mut rows: Vec<Vec<bool>> = Vec::new();
    for net in &encoder.outputs()[0].nets {
        // A sum of one bit has no gate: the check bit is that input.
        let summed: &[NetId] = match encoder.gate(*net) {
            Gate::Parity(nets) => nets,
            _ => std::slice::from_ref(net),
        };
        rows.push(inputs.iter().map(|input| summed.contains(input)).collect());
    }
    let mut text = format!(
        "# Generator matrix G of codeword 0 of {}: codeword = data G.\n# Row d = data bit d in codeword order; \
         leftmost digit = codeword bit 0.\nn: {n}\nk: {k}\n",
        comment_text(&scheme.name)
    );
    for (d, _) in inputs.iter().enumerate() {
        let mut data = 0;
        for bit in 0..n {
            let digit = match checks.iter().position(|c| *c == bit) {
                Some(c) => rows[c][d],
                // A column of the identity: the next data bit is stored here.
                None => {
                    data += 1;
                    data - 1 == d
                }
            };
            let space = if bit > 0 && bit % 8 == 0 { " " } else { "" };
            let _ = write!(text, "{space}{}", u8::from(digit));
        }
        text.push('\n');
    }
    vec![h, File { name: format!("{prefix}_g.txt"), text }]
}
