//! A check of the decoder by a second encoder: the check bits of the delivered data must be those of the corrected entry.
//!
//! A decoder without faults delivers a codeword whenever `due` is zero, so the check is silent. The technique is that of
//! inverse functions of self-checking circuits [Wakerly, Error Detecting Codes, Self-Checking Circuits and
//! Applications, 1978].

use crate::design::{Design, File, Options, Side, provenance};
use crate::verilog::{Direction, Expr, Item, Module, Op, print};
use eccforge_scheme::Scheme;

/// Name of the self-check's module.
pub fn top(design: &Design) -> String {
    format!("{}_self_check", design.prefix)
}

/// The module `<prefix>_self_check`: inputs `data`, `entry` and `due` as the decoder delivers them, output `due`. It needs the
/// encoder of the whole entry.
pub fn module(scheme: &Scheme, options: &Options, design: &Design) -> Module {
    let g = scheme.geometry;
    let [data_in, entry_in, due_in] = ["data", "entry", "due"].map(|name| options.input(name));
    let [entry_out, check_out, due_out] = ["entry", "check", "due"].map(|name| options.output(name));
    let doc = "Encodes the delivered data again and compares its check bits with those of the corrected entry.";
    let mut module = Module::new(top(design), vec![doc.into()]);
    module.port(Direction::Input, &data_in, g.data_bits().len(), "data as the decoder delivers it");
    module.port(Direction::Input, &entry_in, g.bits(), "corrected entry");
    module.port(Direction::Input, &due_in, 1, "due of the decoder");
    module.port(Direction::Output, &due_out, 1, "due of the decoder, or the check bits differ");
    // Data bits of the entry are the same wires as the delivered data.
    let check_bits = g.check_bits();
    let value: Vec<bool> = (0..g.bits()).map(|bit| check_bits.contains(&bit)).collect();
    module.items.push(Item::Localparam { name: "Checks".into(), value });
    module.declare("again", g.bits(), None);
    module.declare("unused_check", check_bits.len(), None);
    let connections = [(&data_in, &*data_in), (&entry_out, "again"), (&check_out, "unused_check")];
    let connections = connections.map(|(port, net)| (port.clone(), Expr::name(net))).to_vec();
    module.items.push(Item::Instance { module: design.top(Side::Encoder), name: "u_encoder".into(), connections });
    let differences = Expr::Chain(Op::Xor, vec![Expr::name("again"), Expr::name(&entry_in)]);
    let of_checks = Expr::Chain(Op::And, vec![differences, Expr::name("Checks")]);
    let any = Expr::Reduce(Op::Or, Box::new(of_checks));
    let reported = Expr::Chain(Op::Or, vec![Expr::name(&due_in), any]);
    module.items.push(Item::Assign { left: Expr::name(due_out), right: reported, note: None });
    module
}

/// The file of the [`module`].
pub fn file(scheme: &Scheme, options: &Options, design: &Design) -> File {
    let module = module(scheme, options, design);
    let header = provenance::lines(scheme, &format!("{} --self-check", options.flags()));
    File { name: module.file(), text: print(&module, &header) }
}
