//! `<id>_prim_ram_1p_adv`: the memory with the ports of OpenTitan's module of that name [lowRISC, OpenTitan,
//! hw/ip/prim/rtl/prim_ram_1p_adv.sv].

use super::{MOST_ADDRESS_BITS, Reset, Text, top};
use crate::design::drop_in::{Parameters, Takes, refuse};
use crate::design::{Cut, Options, module_prefix, pipe};
use crate::verilog::{Direction, Expr, Item, Module};
use eccforge_scheme::Scheme;

/// The parameters that an instance may set, the ignored ones, and the required values of the others.
fn parameters(k: usize, options: &Options) -> Parameters {
    let has = |cut| usize::from(options.pipe.cuts.contains(&cut)).to_string();
    // Bits of an address: one for each power of two that is too small.
    let bits = (1..MOST_ADDRESS_BITS).map(|bit| format!(" + (Depth > {} ? 1 : 0)", 1u64 << bit)).collect::<String>();
    let all = [
        ("Depth", "512".to_string(), "entries", Takes::Any),
        ("Width", k.to_string(), "data bits of an entry", Takes::Only(k.to_string())),
        ("EnableECC", "1".into(), "", Takes::Only("1".into())),
        ("EnableParity", "0".into(), "", Takes::Only("0".into())),
        ("EnableInputPipeline", has(Cut::Input), "as --cut input says", Takes::Only(has(Cut::Input))),
        ("EnableOutputPipeline", has(Cut::Output), "as --cut output says", Takes::Only(has(Cut::Output))),
        ("MemInitFile", "0".into(), "entries are written before they are read", Takes::Only("0".into())),
        ("InstDepth", "Depth".into(), "not looked at", Takes::Ignored),
        ("DataBitsPerMask", "1".into(), "not looked at", Takes::Ignored),
        ("HammingECC", "0".into(), "not looked at: the code is the scheme's", Takes::Ignored),
        ("CfgWidth", "12".into(), "bits of cfg_i, whose type is the technology's", Takes::Any),
        ("CfgRspWidth", "1".into(), "bits of cfg_rsp_o", Takes::Any),
        ("Aw", format!("1{bits}"), "bits of an address", Takes::Any),
    ];
    Parameters(all.into())
}

/// The module (long: its ports and the instance of the block).
pub(super) fn module(scheme: &Scheme, options: &Options, text: &Text<'_>) -> Module {
    let k = text.k;
    let mut module = Module {
        name: format!("{}_prim_ram_1p_adv", module_prefix(scheme)),
        doc: vec![
            "The protected memory behind the ports of OpenTitan's prim_ram_1p_adv. Requests are taken in every clock: the \
             scrubber is off and every write is of all bytes, so wmask_i is not looked at."
                .into(),
        ],
        ports: Vec::new(),
        items: Vec::new(),
    };
    let parameters = parameters(k, options);
    parameters.items(&mut module);
    use Direction::{Input, Output};
    module.port(Input, "clk_i", 1, "clock");
    module.port(Input, "rst_ni", 1, "reset, active low");
    module.port(Input, "req_i", 1, "request");
    module.port(Input, "write_i", 1, "the request is a write");
    module.ranged(Input, "addr_i", 9, "Aw-1:0", "entry to read or write");
    module.port(Input, "wdata_i", k, "data to write");
    module.port(Input, "wmask_i", k, "not looked at: all ones");
    module.port(Output, "rdata_o", k, "data, corrected; as read if refused");
    module.port(Output, "rvalid_o", 1, format!("a read is answered, {} clock(s) after", text.stages));
    module.port(Output, "rerror_o", 2, "of an answer: refused, corrected");
    module.ranged(Input, "cfg_i", 12, "CfgWidth-1:0", "not looked at");
    module.ranged(Output, "cfg_rsp_o", 1, "CfgRspWidth-1:0", "0");
    module.port(Output, "alert_o", 1, "0: there is no multi-bit signal to be wrong");
    refuse(&mut module, &parameters.refusals());
    module.section("What is answered: reads alone.");
    for name in ["granted", "answered", "corrected", "refused", "poisoned", "register_answered", "interrupt"] {
        module.items.push(Item::Declare { name: name.into(), width: 1 });
    }
    module.items.push(Item::Declare { name: "register_word".into(), width: 32 });
    let edge = match text.reset {
        Reset::Async => "posedge clk_i or negedge rst_ni",
        Reset::Sync => "posedge clk_i",
    };
    let template = include_str!("../templates/ram_opentitan.v.txt").replace("<edge>", edge);
    module.items.push(Item::Text(text.fill(&template)));
    module.section("The memory.");
    let block = top::module(scheme, options, text);
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    let zeros = |width| Expr::Literal(vec![false; width]);
    let known = [
        (options.clock().to_string(), Expr::name("clk_i")),
        (options.reset().to_string(), Expr::name("rst_ni")),
        (i("req"), Expr::name("req_i")),
        (i("we"), Expr::name("write_i")),
        (i("address"), Expr::name("addr_i")),
        (i("data"), Expr::name("wdata_i")),
        (i("byte_enable"), Expr::Literal(vec![true; k.div_ceil(8)])),
        (i("poison"), Expr::bit(false)),
        (i("reg_req"), Expr::bit(false)),
        (i("reg_we"), Expr::bit(false)),
        (i("reg_address"), zeros(8)),
        (i("reg_data"), zeros(32)),
        (o("gnt"), Expr::name("granted")),
        (o("rvalid"), Expr::name("answered")),
        (o("data"), Expr::name("rdata_o")),
        (o("ce"), Expr::name("corrected")),
        (o("due"), Expr::name("refused")),
        (o("poisoned"), Expr::name("poisoned")),
        (o("reg_valid"), Expr::name("register_answered")),
        (o("reg_data"), Expr::name("register_word")),
        (o("irq"), Expr::name("interrupt")),
    ];
    let enables: Vec<(String, Expr)> =
        scheme.enables.iter().map(|e| (options.input(&e.name), Expr::bit(e.default))).collect();
    let value = |port: &str| {
        let found = known.iter().chain(&enables).find(|(name, _)| *name == port);
        found.map_or_else(|| Expr::name(port), |(_, value)| value.clone())
    };
    let connections = block.ports.iter().map(|p| (p.name.clone(), value(&p.name))).collect();
    if text.poison.is_none() {
        module.items.push(Item::Assign { left: Expr::name("poisoned"), right: Expr::bit(false), note: None });
    }
    module.items.push(Item::Instance {
        module: format!("{} #(.ADDR_WIDTH(Aw))", block.name),
        name: "u_ram".into(),
        connections,
    });
    let spare =
        ["granted", "answered", "poisoned", "register_answered", "register_word", "interrupt", "wmask_i", "cfg_i"];
    let spare = spare.into_iter().chain(parameters.ignored()).map(Expr::name).collect();
    module.items.push(pipe::unused("unused_signals", spare));
    module
}
