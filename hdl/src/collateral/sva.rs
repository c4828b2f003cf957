//! Assertions in a bind file: the decoder's contract, apart from the decoder.

use crate::design::{Design, File, Options};
use eccforge_scheme::Scheme;
use std::fmt::Write;

/// `<prefix>_dec_sva.sv`: a checker and the `bind` that attaches it to every instance of the decoder.
pub(super) fn decoder(scheme: &Scheme, options: &Options, design: &Design) -> File {
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    let g = scheme.geometry;
    let module = design.decoder_top();
    let mut t = format!(
        "// SPDX-License-Identifier: MIT OR Apache-2.0\n// The contract of {module}, scheme hash\n// {}.\n\
         // Immediate assertions: bind works in simulation and formal tools alike.\n`default_nettype none\n\n\
         module {module}_sva (\n",
        scheme.hash()
    );
    let mut ports = vec![
        (i("entry"), g.bits()),
        (o("entry"), g.bits()),
        (o("flips"), g.bits()),
        (o("ce"), 1),
        (o("due"), 1),
        (o("cw_due"), scheme.codewords()),
        (o("rule_fail"), 1),
    ];
    let r = scheme.code.h.r() as usize;
    ports.extend((0..scheme.codewords()).map(|w| (o(&format!("syndrome_{w}")), r)));
    let lines: Vec<String> = ports
        .iter()
        .map(|(n, w)| if *w == 1 { format!("  input wire {n}") } else { format!("  input wire [{}:0] {n}", w - 1) })
        .collect();
    let _ = write!(t, "{}\n);\n\n", lines.join(",\n"));
    let syndromes: Vec<String> = (0..scheme.codewords()).rev().map(|w| o(&format!("syndrome_{w}"))).collect();
    let all = format!("{{{}}}", syndromes.join(", "));
    let (entry_i, entry_o, flips, ce, due) = (i("entry"), o("entry"), o("flips"), o("ce"), o("due"));
    let mut claims: Vec<(String, String)> = vec![
        ("never_both_flags".into(), format!("!({ce} && {due})")),
        ("clean_has_zero_syndrome".into(), format!("({ce} || {due}) == (|{all})")),
        ("correction_is_flips".into(), format!("{entry_o} == ({entry_i} ^ {flips})")),
        ("ce_changes_something".into(), format!("{ce} == (|{flips})")),
        ("due_has_a_reason".into(), format!("{due} == ((|{}) || {})", o("cw_due"), o("rule_fail"))),
    ];
    for w in 0..scheme.codewords() {
        let physical = scheme.layout.codeword(w);
        for row in 0..r.min(64) {
            let mut mask = vec![false; g.bits()];
            scheme.code.h.row_support(row as u32).into_iter().for_each(|b| mask[physical[b]] = true);
            let inverted = options.inverted_check
                && g.check_bits().iter().enumerate().filter(|(c, bit)| c % 2 == 1 && mask[**bit]).count() % 2 == 1;
            let sign = if inverted { "~" } else { "" };
            let name = format!("syndrome_{w}_row_{row}");
            let signal =
                if r == 1 { o(&format!("syndrome_{w}")) } else { format!("{}[{row}]", o(&format!("syndrome_{w}"))) };
            claims.push((
                name,
                format!("{signal} == ({sign}^({entry_i} & {}'h{}))", g.bits(), super::vectors::hex(&mask)),
            ));
        }
    }
    t += "  always_comb begin\n";
    for (name, claim) in &claims {
        let _ = writeln!(t, "    {name}: assert ({claim});");
    }
    let _ = write!(t, "  end\n\nendmodule\n\nbind {module} {module}_sva u_sva (.*);\n\n`default_nettype wire\n");
    File { name: format!("{module}_sva.sv"), text: t }
}
