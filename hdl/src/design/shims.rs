//! The module for partial writes (`<id>_rmw`), and the parts that it shares with the scrubber.

use super::pipe::unused;
use super::{Options, entry};
use crate::verilog::{Direction, Expr, Item, Module, Op};
use eccforge_scheme::Scheme;

/// The decoder's instance with outputs declared as `read_*`; those that are not `used` are gathered in one wire.
pub(super) fn decoder_instance(
    module: &mut Module,
    scheme: &Scheme,
    options: &Options,
    entry_signal: &str,
    used: &[&str],
) {
    let g = scheme.geometry;
    let (words, r) = (scheme.codewords(), scheme.code.h.r() as usize);
    let mut connections = vec![(options.input("entry"), Expr::name(entry_signal))];
    if scheme.address.is_some() {
        connections.push((options.input("address"), Expr::name("decode_address")));
    }
    for enable in &scheme.enables {
        connections.push((options.input(&enable.name), Expr::name(options.input(&enable.name))));
    }
    let mut outputs = vec![
        ("data".to_string(), g.data_bits().len()),
        ("entry".into(), g.bits()),
        ("ce".into(), 1),
        ("due".into(), 1),
        ("cw_ce".into(), words),
        ("cw_due".into(), words),
        ("rule_fail".into(), 1),
        ("flips".into(), g.bits()),
    ];
    outputs.extend((0..words).map(|w| (format!("syndrome_{w}"), r)));
    let mut spare = Vec::new();
    for (stem, width) in outputs {
        let name = format!("read_{stem}");
        module.items.push(Item::Declare { name: name.clone(), width });
        if !used.contains(&stem.as_str()) {
            spare.push(Expr::name(&name));
        }
        connections.push((options.output(&stem), Expr::name(name)));
    }
    let decoder = format!("{}_dec", super::module_prefix(scheme));
    module.items.push(Item::Instance { module: decoder, name: "u_decoder".into(), connections });
    module.items.push(unused("unused_read", spare));
}

/// The scheme's enables as ports.
pub(super) fn enables(module: &mut Module, scheme: &Scheme, options: &Options) {
    for enable in &scheme.enables {
        module.port(Direction::Input, options.input(&enable.name), 1, entry::enable_note(enable.switches));
    }
}

/// `<id>_rmw`: writes some bytes of a stored entry. It is combinational; the caller reads and writes the memory
/// (long: one module).
pub(super) fn read_modify_write(scheme: &Scheme, options: &Options) -> Module {
    let g = scheme.geometry;
    let (k, n) = (g.data_bits().len(), g.bits());
    let bytes = k.div_ceil(8);
    let mut module = Module {
        name: format!("{}_rmw", super::module_prefix(scheme)),
        doc: vec![
            "Writes some bytes of a stored entry: decode, merge, encode. Combinational.".into(),
            "Where bytes of a refused entry would be kept, nothing may be written: the new check bits would call bad \
             data good."
                .into(),
        ],
        ports: Vec::new(),
        items: Vec::new(),
    };
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    module.port(Direction::Input, i("entry"), n, "entry as read");
    enables(&mut module, scheme, options);
    module.port(Direction::Input, i("data"), k, "new data");
    module.port(Direction::Input, i("byte_enable"), bytes, "1: this byte of the data is new");
    module.port(Direction::Output, o("entry"), n, "entry to write");
    module.port(Direction::Output, o("write"), 1, "the entry may be written");
    module.port(Direction::Output, o("ce"), 1, "a kept byte stands in an entry that was corrected");
    module.port(Direction::Output, o("due"), 1, "a kept byte stands in an entry that is refused: do not write");
    module.section("The stored entry.");
    decoder_instance(&mut module, scheme, options, &i("entry"), &["data", "ce", "due"]);
    module.section("Old and new bytes.");
    let groups: Vec<(Vec<Expr>, String)> = (0..bytes)
        .rev()
        .map(|byte| {
            let (low, high) = (8 * byte, (8 * byte + 7).min(k - 1));
            let slice = |name: &str| match (low, high) {
                _ if k == 1 => Expr::name(name),
                (low, high) if low == high => Expr::Bit(name.into(), low),
                _ => Expr::Slice(name.into(), high, low),
            };
            let enable = Expr::bit_of(&i("byte_enable"), bytes, byte);
            let merged = Expr::Select(Box::new(enable), Box::new(slice(&i("data"))), Box::new(slice("read_data")));
            (vec![merged], format!("byte {byte}"))
        })
        .collect();
    module.items.push(Item::Gather { name: "merged".into(), width: k, groups });
    module.items.push(Item::Declare { name: "check".into(), width: g.check_bits().len() });
    module.items.push(Item::Instance {
        module: format!("{}_enc", super::module_prefix(scheme)),
        name: "u_encoder".into(),
        connections: vec![
            (i("data"), Expr::name("merged")),
            (o("check"), Expr::name("check")),
            (o("entry"), Expr::name(o("entry"))),
        ],
    });
    module.items.push(unused("unused_check", vec![Expr::name("check")]));
    module.section("A write of all bytes does not depend on what was there.");
    let all = match bytes {
        1 => Expr::name(i("byte_enable")),
        _ => Expr::Reduce(Op::And, Box::new(Expr::name(i("byte_enable")))),
    };
    let keeps = Expr::Not(Box::new(all));
    module.items.push(Item::Wire { name: "keeps".into(), width: 1, value: keeps, note: None });
    let and = |a: &str| Expr::Chain(Op::And, vec![Expr::name(a), Expr::name("keeps")]);
    module.items.push(entry::assign(&o("ce"), and("read_ce")));
    module.items.push(entry::assign(&o("due"), and("read_due")));
    module.items.push(entry::assign(&o("write"), Expr::Not(Box::new(Expr::name(o("due"))))));
    module
}
