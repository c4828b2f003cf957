//! Modules that use encoder and decoder together: partial writes and scrubbing.

use super::pipe::unused;
use super::{Options, entry};
use crate::verilog::{Direction, Expr, Item, Module, Op};
use eccforge_scheme::Scheme;

/// The decoder's outputs that a shim does not use, declared and gathered.
fn decoder_instance(module: &mut Module, scheme: &Scheme, options: &Options, entry_signal: &str, used: &[&str]) {
    let g = scheme.geometry;
    let (words, r) = (scheme.codewords(), scheme.code.h.r() as usize);
    let mut connections = vec![(options.input("entry"), Expr::name(entry_signal))];
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

fn enables(module: &mut Module, scheme: &Scheme, options: &Options) {
    for enable in &scheme.enables {
        module.port(Direction::Input, options.input(&enable.name), 1, entry::enable_note(enable.switches));
    }
}

/// `<id>_rmw`: writes some bytes of a stored entry. Combinational; reading and writing the memory is the caller's
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

/// Bits of the scrubber's address and of its counters.
pub const ADDRESS_BITS: usize = 32;
const COUNTER_BITS: usize = 32;

/// `<id>_scrub`: walks a memory one entry at a time and writes back what it corrects (long: one module).
pub(super) fn scrub(scheme: &Scheme, options: &Options) -> Module {
    let n = scheme.geometry.bits();
    let mut module = Module {
        name: format!("{}_scrub", super::module_prefix(scheme)),
        doc: vec![
            "Walks a memory and writes back what it corrects, one entry for each step. The memory grants a request in \
             the cycle in which gnt is 1 and answers a read later with rvalid. Whoever grants must keep other writes to \
             the address away until the step is over (busy)."
                .into(),
        ],
        ports: Vec::new(),
        items: Vec::new(),
    };
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    module.port(Direction::Input, options.clock(), 1, "clock");
    module.port(Direction::Input, options.reset(), 1, "reset, active low");
    module.port(Direction::Input, i("step"), 1, "1: scrub the next entry");
    module.port(Direction::Input, i("last_address"), ADDRESS_BITS, "address after which the walk begins again");
    enables(&mut module, scheme, options);
    module.port(Direction::Output, o("req"), 1, "request to the memory");
    module.port(Direction::Output, o("we"), 1, "the request is a write");
    module.port(Direction::Output, o("address"), ADDRESS_BITS, "entry's address");
    module.port(Direction::Output, o("entry"), n, "entry to write");
    module.port(Direction::Input, i("gnt"), 1, "the request is taken");
    module.port(Direction::Input, i("rvalid"), 1, "the entry read is here");
    module.port(Direction::Input, i("entry"), n, "entry as read");
    module.port(Direction::Output, o("busy"), 1, "a step is under way");
    module.port(Direction::Output, o("ce"), 1, "this entry was corrected (one cycle)");
    module.port(Direction::Output, o("due"), 1, "this entry is refused (one cycle)");
    module.port(Direction::Output, o("ce_count"), COUNTER_BITS, "entries corrected; stays at its largest value");
    module.port(Direction::Output, o("due_count"), COUNTER_BITS, "entries refused; stays at its largest value");
    module.section("The entry as read.");
    decoder_instance(&mut module, scheme, options, &i("entry"), &["entry", "ce", "due"]);
    module.section("Idle, read, wait for the answer, write back.");
    let text = format!(
        "localparam [1:0] IDLE = 2'h0;\nlocalparam [1:0] READ = 2'h1;\nlocalparam [1:0] WAIT = 2'h2;\n\
         localparam [1:0] WRITE = 2'h3;\n\
         reg [1:0] state;\nreg [{a}:0] address;\nreg [{e}:0] entry;\nreg [{c}:0] ce_count;\nreg [{c}:0] due_count;\n\n\
         wire answered = (state == WAIT) & {rvalid};\n\
         assign {req} = (state == READ) | (state == WRITE);\nassign {we} = state == WRITE;\n\
         assign {address} = address;\nassign {entry} = entry;\nassign {busy} = state != IDLE;\n\
         assign {ce} = answered & read_ce;\nassign {due} = answered & read_due;\n\
         assign {ce_count} = ce_count;\nassign {due_count} = due_count;\n\n\
         always @(posedge {clk} or negedge {rst}) begin\n  if (!{rst}) begin\n    state <= IDLE;\n    address <= {aw}'h0;\n\
         \x20   entry <= {{{n}{{1'b0}}}};\n    ce_count <= {cw}'h0;\n    due_count <= {cw}'h0;\n  end else begin\n\
         \x20   case (state)\n      IDLE: if ({step}) state <= READ;\n      READ: if ({gnt}) state <= WAIT;\n\
         \x20     WAIT: if ({rvalid}) begin\n        entry <= read_entry;\n        state <= read_ce ? WRITE : IDLE;\n\
         \x20       if (!read_ce) address <= next_address;\n\
         \x20       if (read_ce & ~&ce_count) ce_count <= ce_count + {cw}'h1;\n\
         \x20       if (read_due & ~&due_count) due_count <= due_count + {cw}'h1;\n      end\n\
         \x20     WRITE: if ({gnt}) begin\n        state <= IDLE;\n        address <= next_address;\n      end\n\
         \x20   endcase\n  end\nend",
        a = ADDRESS_BITS - 1,
        aw = ADDRESS_BITS,
        e = n - 1,
        c = COUNTER_BITS - 1,
        cw = COUNTER_BITS,
        rvalid = i("rvalid"),
        req = o("req"),
        we = o("we"),
        address = o("address"),
        entry = o("entry"),
        busy = o("busy"),
        ce = o("ce"),
        due = o("due"),
        ce_count = o("ce_count"),
        due_count = o("due_count"),
        clk = options.clock(),
        rst = options.reset(),
        step = i("step"),
        gnt = i("gnt"),
    );
    let next = format!(
        "wire [{a}:0] next_address = (address >= {last}) ? {aw}'h0 : address + {aw}'h1;\n",
        a = ADDRESS_BITS - 1,
        aw = ADDRESS_BITS,
        last = i("last_address"),
    );
    module.items.push(Item::Text(text.replace("\n\nwire answered", &format!("\n\n{next}wire answered"))));
    module
}
