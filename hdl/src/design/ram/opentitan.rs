//! `<id>_prim_ram_1p_adv`: the memory with the ports of OpenTitan's module of that name [lowRISC, OpenTitan,
//! hw/ip/prim/rtl/prim_ram_1p_adv.sv].

use super::{MOST_ADDRESS_BITS, Text, top};
use crate::design::drop_in::{Parameters, Takes, refuse};
use crate::design::{Cut, Options, entry, module_prefix, pipe};
use crate::verilog::{Direction, Expr, Item, Module, Op};
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
    module.ranged(Input, "addr_i", 9, Some("Aw-1:0".into()), "entry to read or write");
    module.port(Input, "wdata_i", k, "data to write");
    module.port(Input, "wmask_i", k, "not looked at: all ones");
    module.port(Output, "rdata_o", k, "data, corrected; as read if refused");
    module.port(Output, "rvalid_o", 1, format!("a read is answered, {} clock(s) after", text.stages));
    module.port(Output, "rerror_o", 2, "of an answer: refused, corrected");
    module.ranged(Input, "cfg_i", 12, Some("CfgWidth-1:0".into()), "not looked at");
    module.ranged(Output, "cfg_rsp_o", 1, Some("CfgRspWidth-1:0".into()), "0");
    module.port(Output, "alert_o", 1, "0: there is no multi-bit signal to be wrong");
    refuse(&mut module, parameters.refusals());
    module.section("Signals that the ports do not have.");
    let spare = ["rd_gnt", "wr_gnt", "wr_valid", "wr_ce", "wr_due", "rd_poisoned", "wr_poisoned", "reg_valid", "irq"];
    for name in spare {
        module.items.push(Item::Declare { name: name.into(), width: 1 });
    }
    module.items.push(Item::Declare { name: "reg_data".into(), width: 32 });
    module.items.push(entry::assign("alert_o", Expr::bit(false)));
    module.items.push(entry::assign("cfg_rsp_o", Expr::Repeat("CfgRspWidth".into(), Box::new(Expr::bit(false)))));
    let read = Expr::Chain(Op::And, vec![Expr::name("req_i"), Expr::Not(Box::new(Expr::name("write_i")))]);
    let zeros = |width| Expr::Literal(vec![false; width]);
    for enable in &scheme.enables {
        let (name, value) = (options.input(&enable.name), Expr::bit(enable.default));
        module.items.push(Item::Wire { name, width: 1, value, note: None });
    }
    let mut user = vec![
        ("clk_i", Expr::name("clk_i")),
        ("rst_ni", Expr::name("rst_ni")),
        ("rd_req_i", read),
        ("rd_addr_i", Expr::name("addr_i")),
        ("rd_valid_o", Expr::name("rvalid_o")),
        ("rd_data_o", Expr::name("rdata_o")),
        ("rd_ce_o", Expr::Bit("rerror_o".into(), 0)),
        ("rd_due_o", Expr::Bit("rerror_o".into(), 1)),
        ("wr_req_i", Expr::Chain(Op::And, vec![Expr::name("req_i"), Expr::name("write_i")])),
        ("wr_addr_i", Expr::name("addr_i")),
        ("wr_data_i", Expr::name("wdata_i")),
        ("wr_be_i", Expr::Literal(vec![true; k.div_ceil(8)])),
        ("wr_poison_i", Expr::bit(false)),
        ("reg_req_i", Expr::bit(false)),
        ("reg_we_i", Expr::bit(false)),
        ("reg_addr_i", zeros(8)),
        ("reg_data_i", zeros(32)),
        ("reg_data_o", Expr::name("reg_data")),
    ];
    let open = ["rd_gnt_o", "wr_gnt_o", "wr_valid_o", "wr_ce_o", "wr_due_o", "rd_poisoned_o", "wr_poisoned_o"];
    let open = open.into_iter().chain(["reg_valid_o", "irq_o"]);
    user.extend(open.map(|port| (port, Expr::name(port.trim_end_matches("_o")))));
    let unread = spare.into_iter().chain(["reg_data", "wmask_i", "cfg_i"]).chain(parameters.ignored());
    module.items.push(pipe::unused("unused_ports", unread.map(Expr::name).collect()));
    top::core(&mut module, scheme, options, text, &top::parameters(options, text, "1'b0"), user);
    module
}
