//! A check of the decoder by a second encoder: the check bits of the delivered data must be those of the corrected entry.
//!
//! A decoder without faults delivers a codeword whenever `due` is zero, so the check is silent. The technique is that of
//! inverse functions of self-checking circuits [Wakerly, Error Detecting Codes, Self-Checking Circuits and
//! Applications, 1978].

use crate::design::{Design, File, Options, Side, provenance};
use eccforge_scheme::Scheme;

/// Name of the module.
pub fn top(design: &Design) -> String {
    format!("{}_self_check", design.prefix)
}

/// The module `<prefix>_self_check`: inputs `data`, `entry` and `due` as the decoder delivers them, output `due`. It needs the
/// encoder of the whole entry.
pub fn file(scheme: &Scheme, options: &Options, design: &Design) -> File {
    let name = top(design);
    let [data_in, entry_in, due_in] = ["data", "entry", "due"].map(|name| options.input(name));
    let [entry_out, check_out, due_out] = ["entry", "check", "due"].map(|name| options.output(name));
    let (data, entry, encoder) =
        (scheme.geometry.data_bits().len() - 1, scheme.geometry.bits() - 1, design.top(Side::Encoder));
    // Data bits of the entry are the same wires as the delivered data.
    let mut is_check = vec!['0'; entry + 1];
    for w in 0..scheme.codewords() {
        for bit in scheme.check_positions(w) {
            is_check[entry - scheme.layout.codeword(w)[bit]] = '1';
        }
    }
    let unused = is_check.iter().filter(|bit| **bit == '1').count() - 1;
    let checks: String = is_check.into_iter().collect();
    let comment = provenance::header("//", scheme, options).replace("--out DIR", "--self-check --out DIR");
    let text = format!(
        "{comment}`default_nettype none\n\nmodule {name} (\n  input  wire [{data}:0] {data_in},\n  input  wire [{entry}:0] {entry_in},\n  \
         input  wire {due_in},\n  output wire {due_out}\n);\n  localparam [{entry}:0] Checks = {}'b{checks};\n  wire [{entry}:0] again;\n  \
         wire [{unused}:0] unused_check;\n  \
         {encoder} u_encoder (.{data_in}({data_in}), .{entry_out}(again), .{check_out}(unused_check));\n  \
         assign {due_out} = {due_in} | (|((again ^ {entry_in}) & Checks));\nendmodule\n`default_nettype wire\n",
        entry + 1,
    );
    File { name: format!("{name}.v"), text }
}
