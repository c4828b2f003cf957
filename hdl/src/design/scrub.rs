//! The scrubber: reads a memory entry by entry and writes back corrected entries.

use super::Options;
use super::shims::{decoder_instance, enables};
use crate::verilog::{Direction, Item, Module};
use eccforge_scheme::Scheme;

/// Bits of the scrubber's address.
pub const ADDRESS_BITS: usize = 32;
/// Bits of each of its counters.
pub const COUNTER_BITS: usize = 32;

/// `<id>_scrub`.
pub(super) fn scrub(scheme: &Scheme, options: &Options) -> Module {
    let n = scheme.geometry.bits();
    let mut module = Module {
        name: format!("{}_scrub", super::module_prefix(scheme)),
        doc: vec![
            "Walks a memory and writes back what it corrects, one entry for each step. The memory grants a request in \
             the cycle in which gnt is 1 and answers a read later with rvalid. Where another master can write, written \
             tells of its writes to address: what it wrote is newer than what was read, so nothing is written back; \
             the request to write is withdrawn in the same cycle. Tie it to 0 where whoever grants keeps others away while \
             busy."
                .into(),
        ],
        ports: Vec::new(),
        items: Vec::new(),
    };
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    let mut input = |name: String, width, comment: &str| module.port(Direction::Input, name, width, comment);
    input(options.clock().into(), 1, "clock");
    input(options.reset().into(), 1, "reset, active low");
    input(i("step"), 1, "1: scrub the next entry");
    input(i("last_address"), ADDRESS_BITS, "address after which the walk begins again");
    enables(&mut module, scheme, options);
    let mut output = |stem: &str, width, comment: &str| module.port(Direction::Output, o(stem), width, comment);
    output("req", 1, "request to the memory");
    output("we", 1, "the request is a write");
    output("address", ADDRESS_BITS, "entry's address");
    output("entry", n, "entry to write");
    output("busy", 1, "a step is under way");
    output("ce", 1, "this entry was corrected (one cycle)");
    output("due", 1, "this entry is refused (one cycle)");
    output("ce_count", COUNTER_BITS, "entries corrected; stays at its largest value");
    output("due_count", COUNTER_BITS, "entries refused; stays at its largest value");
    let mut input = |stem: &str, width, comment: &str| module.port(Direction::Input, i(stem), width, comment);
    input("gnt", 1, "the request is taken");
    input("rvalid", 1, "the entry read is here");
    input("entry", n, "entry as read");
    input("written", 1, "another write to this address is taken in this cycle");
    module.section("The entry as read.");
    decoder_instance(&mut module, scheme, options, &i("entry"), &["entry", "ce", "due"]);
    module.section("Idle, read, wait for the answer, write back.");
    module.items.push(Item::Text(walk(options, n)));
    module
}

/// The registers and their next values.
fn walk(options: &Options, bits: usize) -> String {
    let mut text = include_str!("templates/scrub.v.txt").to_string();
    for stem in ["step", "last_address", "gnt", "rvalid", "written"] {
        text = text.replace(&format!("%{stem}_i%"), &options.input(stem));
    }
    for stem in ["req", "we", "address", "entry", "busy", "ce", "due", "ce_count", "due_count"] {
        text = text.replace(&format!("%{stem}_o%"), &options.output(stem));
    }
    let fixed = [
        ("%clk%", options.clock().to_string()),
        ("%rst%", options.reset().into()),
        ("%a%", ADDRESS_BITS.to_string()),
        ("%a-1%", (ADDRESS_BITS - 1).to_string()),
        ("%c%", COUNTER_BITS.to_string()),
        ("%c-1%", (COUNTER_BITS - 1).to_string()),
        ("%n%", bits.to_string()),
        ("%n-1%", (bits - 1).to_string()),
    ];
    fixed.iter().fold(text, |text, (key, value)| text.replace(key, value))
}
