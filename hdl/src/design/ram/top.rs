//! `<id>_ram_array`, which a memory macro replaces, and `<id>_ram`, which connects all parts.

use super::{Text, control};
use crate::design::shims::{decoder_instance, enables};
use crate::design::{Options, module_prefix, pipe};
use crate::verilog::{Direction, Expr, Item, Module};
use eccforge_scheme::Scheme;

/// `<id>_ram_array`.
pub(super) fn array(scheme: &Scheme, options: &Options, text: &Text<'_>) -> Module {
    let mut module = Module {
        name: format!("{}_ram_array", module_prefix(scheme)),
        doc: vec![
            "The array. Put a memory macro in its place: what is read is delivered in the next clock.".into(),
            "It is not reset: write every entry as a whole before it is read.".into(),
        ],
        ports: Vec::new(),
        items: Vec::new(),
    };
    text.parameter(&mut module);
    module.port(Direction::Input, options.clock(), 1, "clock");
    control::array_ports(&mut module, options, text, true);
    module.items.push(Item::Text(text.fill(include_str!("../templates/ram_array.v.txt"))));
    module
}

/// The ports of the memory: those of its user, then those of the registers.
fn ports(module: &mut Module, scheme: &Scheme, options: &Options, text: &Text<'_>) {
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    use Direction::{Input, Output};
    module.port(Input, options.clock(), 1, "clock");
    module.port(Input, options.reset(), 1, "reset, active low");
    enables(module, scheme, options);
    control::user_ports(module, options, text);
    module.port(Input, i("reg_req"), 1, "request to the registers, taken in every clock");
    module.port(Input, i("reg_we"), 1, "the request is a write");
    module.port(Input, i("reg_address"), 8, "register's address in bytes");
    module.port(Input, i("reg_data"), 32, "data to write");
    module.port(Output, o("reg_valid"), 1, "the answer, one clock later");
    module.port(Output, o("reg_data"), 32, "what was read");
    module.port(Output, o("irq"), 1, "interrupt, high while an enabled bit of STATUS is one");
}

/// The instance of a part; `signal` gives the signal of each port.
fn instance(part: &Module, name: &str, text: &Text<'_>, signal: &dyn Fn(&str) -> String) -> Item {
    let connections = part.ports.iter().map(|p| (p.name.clone(), Expr::name(signal(&p.name)))).collect();
    Item::Instance { module: text.with_parameter(part.name.clone()), name: name.into(), connections }
}

/// `<id>_ram` (long: its parts in order).
pub(super) fn module(scheme: &Scheme, options: &Options, text: &Text<'_>) -> Module {
    let prefix = module_prefix(scheme);
    let mut module = Module {
        name: format!("{prefix}_ram"),
        doc: vec![
            format!(
                "A protected memory: {}.",
                ["one port", "a read port and a write port"][usize::from(text.two_ports)]
            ),
            "Every request that is taken is answered once, in order. Registers: see the page of the same name.".into(),
        ],
        ports: Vec::new(),
        items: Vec::new(),
    };
    text.parameter(&mut module);
    ports(&mut module, scheme, options, text);
    text.refuse_widths(&mut module, 1);
    let (array, control) = (array(scheme, options, text), control::module(scheme, options, text));
    let registers = super::registers::module(scheme, options, text);
    let own: Vec<String> = module.ports.iter().map(|p| p.name.clone()).collect();
    let (input, output) = (options.input(""), options.output(""));
    let stem = |port: &str| port.strip_suffix(&input).or(port.strip_suffix(&output)).unwrap_or(port).to_string();
    let signal = |port: &str| if own.iter().any(|name| name == port) { port.to_string() } else { stem(port) };
    // `entry` in and out are two signals.
    let of_control = |port: &str| match port {
        port if port == options.output("array_entry") => "stored_entry".to_string(),
        port if port == options.input("array_entry") => "fetched_entry".into(),
        port => signal(port),
    };
    let of_array = |port: &str| match port {
        port if port == options.clock() => port.to_string(),
        port if port == options.input("entry") => "stored_entry".into(),
        port if port == options.output("entry") => "fetched_entry".into(),
        port => format!("array_{}", stem(port)),
    };
    module.section("Signals between the parts.");
    let mut declared: Vec<String> = Vec::new();
    for (part, name) in [(&control, &of_control as &dyn Fn(&str) -> String), (&registers, &signal)] {
        for port in &part.ports {
            let name = name(&port.name);
            if !own.contains(&name) && !declared.contains(&name) {
                module.items.push(match &port.range {
                    Some(range) => Item::Text(format!("wire [{range}] {name};")),
                    None => Item::Declare { name: name.clone(), width: port.width },
                });
                declared.push(name);
            }
        }
    }
    module.section("The control, the array, the registers.");
    module.items.push(instance(&control, "u_control", text, &of_control));
    module.items.push(instance(&array, "u_array", text, &of_array));
    module.items.push(instance(&registers, "u_registers", text, &signal));
    module.section("The codec.");
    module.items.push(Item::Declare { name: "check".into(), width: scheme.geometry.check_bits().len() });
    let mut encoder = vec![(options.input("data"), Expr::name("encode_data"))];
    if text.address.is_some() {
        let at = if text.two_ports { "array_write_address" } else { "array_address" };
        encoder.push((options.input("address"), Expr::name(at)));
    }
    encoder.push((options.output("check"), Expr::name("check")));
    encoder.push((options.output("entry"), Expr::name("encoded")));
    module.items.push(Item::Instance {
        module: format!("{prefix}_enc"),
        name: "u_encoder".into(),
        connections: encoder,
    });
    module.items.push(pipe::unused("unused_check", vec![Expr::name("check")]));
    let syndromes: Vec<String> = (0..scheme.codewords()).map(|w| format!("syndrome_{w}")).collect();
    let used: Vec<&str> = ["data", "ce", "due"].into_iter().chain(syndromes.iter().map(String::as_str)).collect();
    decoder_instance(&mut module, scheme, options, "decode_entry", &used);
    for stem in ["data", "ce", "due"] {
        module.items.push(crate::design::entry::assign(&format!("decoded_{stem}"), Expr::name(format!("read_{stem}"))));
    }
    let list: Vec<Expr> = syndromes.iter().rev().map(|s| Expr::name(format!("read_{s}"))).collect();
    let value = if let [one] = list.as_slice() { one.clone() } else { Expr::Concat(list) };
    module.items.push(crate::design::entry::assign("decoded_syndrome", value));
    module
}
