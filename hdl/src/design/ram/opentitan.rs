//! `<id>_prim_ram_1p_adv`: the memory with the ports of OpenTitan's module of that name [lowRISC, OpenTitan,
//! hw/ip/prim/rtl/prim_ram_1p_adv.sv].

use super::text::{MOST_ADDRESS_BITS, Text};
use super::top;
use crate::design::drop_in::{Parameters, Takes, refuse};
use crate::design::instance::{To, default_enables, flag};
use crate::design::options::{Cut, Options};
use crate::design::wire::unused;
use crate::verilog::{Direction, Expr, Module, Op};
use eccforge_scheme::Scheme;

/// The parameters that an instance may set, the ignored ones, and the required values of the others.
fn parameters(k: usize, options: &Options) -> Parameters {
    let has = |cut| flag(options.pipe.cuts.contains(&cut));
    // Bits of an address: one for each power of two that is too small.
    let bits = (1..MOST_ADDRESS_BITS).map(|bit| format!(" + (Depth > {} ? 1 : 0)", 1u64 << bit)).collect::<String>();
    let all = [
        ("Depth", "512".to_string(), "entries", Takes::Any),
        ("Width", k.to_string(), "data bits of an entry", Takes::Only(k.to_string())),
        ("EnableECC", flag(true), "", Takes::Only(flag(true))),
        ("EnableParity", flag(false), "", Takes::Only(flag(false))),
        ("EnableInputPipeline", has(Cut::Input), "as --cut input says", Takes::Only(has(Cut::Input))),
        ("EnableOutputPipeline", has(Cut::Output), "as --cut output says", Takes::Only(has(Cut::Output))),
        ("MemInitFile", "0".into(), "entries are written before they are read", Takes::Only("0".into())),
        ("InstDepth", "Depth".into(), "not looked at", Takes::Ignored),
        ("DataBitsPerMask", "1".into(), "not looked at", Takes::Ignored),
        ("HammingECC", flag(false), "not looked at: the code is the scheme's", Takes::Ignored),
        ("CfgWidth", "12".into(), "bits of cfg_i, whose type is the technology's", Takes::Any),
        ("CfgRspWidth", "1".into(), "bits of cfg_rsp_o", Takes::Any),
        ("Hardened", flag(false), "1: a second control, compared with the first", Takes::Any),
        ("Aw", format!("1{bits}"), "bits of an address", Takes::Any),
    ];
    Parameters(all.into())
}

/// The module with OpenTitan's ports (long: its ports and the instance of the block).
pub(super) fn module(scheme: &Scheme, options: &Options, text: &Text<'_>) -> Module {
    let k = text.k;
    let mut module = Module::new(format!("{}_prim_ram_1p_adv", scheme.identifier()), vec![
            "The protected memory behind the ports of OpenTitan's prim_ram_1p_adv. Requests are taken in every clock: the \
             scrubber is off and every write is of all bytes, so wmask_i is not looked at."
                .into(),
        ]);
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
    module.ranged(Input, "cfg_i", 12, Some("CfgWidth-1:0".into()), "pins of the macro");
    module.ranged(Output, "cfg_rsp_o", 1, Some("CfgRspWidth-1:0".into()), "pins of the macro");
    module.port(Output, "alert_o", 1, "1: the two controls differed; 0 unless Hardened");
    refuse(&mut module, parameters.refusals());
    default_enables(&mut module, scheme, options);
    let of_request = |write| Expr::Chain(Op::And, vec![Expr::name("req_i"), write]);
    top::core(
        &mut module,
        scheme,
        options,
        text,
        ["1'b0", "1'b0", "Hardened != 0"],
        &|port| match port.name.as_str() {
            "clk_i" | "rst_ni" => To::signal(&port.name),
            "rd_req_i" => To::Value(of_request(Expr::Not(Box::new(Expr::name("write_i"))))),
            "wr_req_i" => To::Value(of_request(Expr::name("write_i"))),
            "rd_addr_i" | "wr_addr_i" => To::signal("addr_i"),
            "wr_data_i" => To::signal("wdata_i"),
            // OpenTitan's module answers in a fixed clock, and a write of some bytes would take more.
            "wr_be_i" => To::Value(Expr::Literal(vec![true; k.div_ceil(8)])),
            "rd_valid_o" => To::signal("rvalid_o"),
            "alert_o" => To::signal("alert_o"),
            "rd_data_o" => To::signal("rdata_o"),
            "rd_ce_o" => To::Value(Expr::Bit("rerror_o".into(), 0)),
            "rd_due_o" => To::Value(Expr::Bit("rerror_o".into(), 1)),
            _ if port.direction == Input => To::Zero,
            _ => To::Open,
        },
    );
    let unread = ["wmask_i"].into_iter().chain(parameters.ignored());
    module.items.push(unused("unused_ports", unread.map(Expr::name).collect()));
    module
}
