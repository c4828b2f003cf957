//! `<id>_ram_control`: accepts requests, drives the array and sends responses.

use super::{Text, address_port};
use crate::design::Options;
use crate::verilog::{Direction, Item, Module};
use eccforge_scheme::Scheme;

/// User ports: one list for the control and for the memory around it.
pub(super) fn user_ports(module: &mut Module, options: &Options, text: &Text<'_>) {
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    let (k, bytes) = (text.k, text.k.div_ceil(8));
    use Direction::{Input, Output};
    let latency = format!("{} clock(s) after", text.stages);
    if text.two_ports {
        module.port(Input, i("read_req"), 1, "request to read");
        address_port(module, text, Input, &i("read_address"), "entry to read");
        module.port(Output, o("read_gnt"), 1, "it is taken in this clock");
        module.port(Output, o("read_valid"), 1, format!("data and flags, {latency} it was taken, in order"));
    } else {
        module.port(Input, i("req"), 1, "request");
        module.port(Input, i("we"), 1, "the request is a write");
        address_port(module, text, Input, &i("address"), "entry to read or write");
        module.port(Output, o("gnt"), 1, "the request is taken in this clock");
        module.port(Output, o("rvalid"), 1, format!("the answer, also to a write, {latency} it was taken, in order"));
    }
    module.port(Output, o("data"), k, "data, corrected; as read if due; without meaning after a write");
    module.port(Output, o("ce"), 1, "the entry was corrected");
    module.port(Output, o("due"), 1, "the entry is refused; a write of some of its bytes was not done");
    if text.poison.is_some() {
        module.port(Output, o("poisoned"), 1, "it is refused because it was written as poison");
    }
    if text.two_ports {
        module.port(Input, i("write_req"), 1, "request to write");
        address_port(module, text, Input, &i("write_address"), "entry to write");
        module.port(Output, o("write_gnt"), 1, "it is taken in this clock");
        module.port(Output, o("write_valid"), 1, "the answer to a write, in order");
        module.port(Output, o("write_ce"), 1, "some bytes were written to an entry that was corrected");
        module.port(Output, o("write_due"), 1, "nothing was written: the other bytes are refused");
    }
    module.port(Input, i("data"), k, "data to write");
    module.port(Input, i("byte_enable"), bytes, "1: this byte is written; the others are read and kept");
    if text.poison.is_some() {
        module.port(Input, i("poison"), 1, "1: the entry is written as one that is known to be bad");
    }
}

/// Ports of the array, as the control drives them.
pub(super) fn array_ports(module: &mut Module, options: &Options, text: &Text<'_>, of_array: bool) {
    use Direction::{Input, Output};
    let out = if of_array { Input } else { Output };
    let name = |stem: &str, driven: bool| {
        let stem = if of_array { stem.to_string() } else { format!("array_{stem}") };
        if driven == of_array { options.input(&stem) } else { options.output(&stem) }
    };
    if text.two_ports {
        module.port(out, name("read", true), 1, "the array reads");
        address_port(module, text, out, &name("read_address", true), "this entry");
        module.port(out, name("write", true), 1, "the array writes");
        address_port(module, text, out, &name("write_address", true), "this entry, never the one it reads");
    } else {
        module.port(out, name("req", true), 1, "the array reads or writes");
        module.port(out, name("we", true), 1, "it writes");
        address_port(module, text, out, &name("address", true), "this entry");
    }
    module.port(out, name("entry", true), text.n, "what it writes");
    let back = if of_array { Output } else { Input };
    module.port(back, name("entry", false), text.n, "what it read in the clock before");
}

/// The module (long: its ports in order).
pub(super) fn module(scheme: &Scheme, options: &Options, text: &Text<'_>) -> Module {
    let mut module = Module {
        name: format!("{}_ram_control", crate::design::module_prefix(scheme)),
        doc: vec![
            "Which request is taken, what the array reads and writes, and what is answered. A write of all bytes goes to \
             the array at once. One of some bytes reads the entry first; until it has been written, or was refused, no \
             other write is taken. The scrubber does the same and writes no byte: so what it corrects is written back. \
             A refused entry is never written back."
                .into(),
        ],
        ports: Vec::new(),
        items: Vec::new(),
    };
    text.parameter(&mut module);
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    use Direction::{Input, Output};
    module.port(Input, options.clock(), 1, "clock");
    module.port(Input, options.reset(), 1, "reset, active low");
    user_ports(&mut module, options, text);
    module.port(Input, i("scrub_req"), 1, "the scrubber asks for an entry");
    address_port(&mut module, text, Input, &i("scrub_address"), "this one");
    module.port(Output, o("scrub_gnt"), 1, "it is read in this clock");
    module.port(Input, i("inject"), text.n, "bits of the next entry written that are flipped");
    module.port(Output, o("inject_used"), 1, "an entry of a user is written");
    array_ports(&mut module, options, text, false);
    module.port(Output, o("encode_data"), text.k, "data for the encoder");
    module.port(Input, i("encoded"), text.n, "the entry that it makes of them");
    module.port(Output, o("decode_entry"), text.n, "entry for the decoder");
    if let Some(bits) = text.address {
        module.port(Output, o("decode_address"), bits, "its address");
    }
    module.port(Input, i("decoded_data"), text.k, "what the decoder makes of it");
    module.port(Input, i("decoded_ce"), 1, "it is corrected");
    module.port(Input, i("decoded_due"), 1, "it is refused");
    module.port(Input, i("decoded_syndrome"), text.syndrome, "its syndromes, codeword 0 in the lowest bits");
    module.port(Output, o("event_ce"), 1, "an entry is corrected");
    module.port(Output, o("event_due"), 1, "an entry is refused");
    module.port(Output, o("event_poisoned"), 1, "it is poisoned");
    module.port(Output, o("event_refused"), 1, "a write of some bytes is refused");
    module.port(Output, o("event_source"), 2, "0: read, 2: write of some bytes, 3: scrubber");
    address_port(&mut module, text, Output, &o("event_address"), "its address");
    module.port(Output, o("event_syndrome"), text.syndrome, "its syndromes");
    if let Some(poison) = &text.poison {
        module.section(&poison.doc(scheme));
        module.items.push(Item::Localparam { name: "POISON".into(), value: poison.bits.clone() });
        let r = scheme.code.h.r();
        let syndrome = poison.syndromes.iter().flat_map(|s| (0..r).map(move |j| s >> j & 1 == 1)).collect();
        module.items.push(Item::Localparam { name: "POISON_SYNDROME".into(), value: syndrome });
        module.items.push(Item::Blank);
    }
    let template = text.fill(include_str!("../templates/ram_control.v.txt"));
    module.items.push(Item::Text(template));
    module
}
