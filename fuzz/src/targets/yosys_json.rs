//! Any text as a netlist of yosys: what is read is a sound circuit.

use crate::{Seeds, text};

const SEEDS: Seeds = Seeds {
    texts: &[concat!(
        r#"{"modules":{"m":{"attributes":{"top":"1"},"ports":{"a":{"direction":"input","bits":[2,3]},"#,
        r#""y":{"direction":"output","bits":[4,"0","x"]}},"cells":{"g":{"type":"$_XOR_","attributes":{"src":"m.v:3.4-3.9"},"#,
        r#""connections":{"A":[2],"B":[3],"Y":[4]}}},"netnames":{"a":{"bits":[2,3],"attributes":{}},"y":{"bits":[4]}}}}}"#
    )],
    words: &[
        "$_AND_",
        "$_MUX_",
        "$_NOT_",
        "$_DFF_P_",
        "$_TBUF_",
        "$_AOI4_",
        "\"S\":[2]",
        "\"C\":[3]",
        "\"D\":[3]",
        "inout",
        "\"1\"",
        "\"z\"",
        "5",
        "18446744073709551615",
        "-1",
        "1.5",
        "[",
        "]",
        "{",
        "}",
        ",",
        "null",
        ",\"h\":{\"type\":\"$_OR_\",\"connections\":{\"A\":[4],\"B\":[5],\"Y\":[5]}}",
    ],
};

/// One input.
pub fn run(data: &[u8]) {
    let top = data.last().is_some_and(|b| b & 1 == 1).then_some("m");
    if let Ok(circuit) = eccforge_hdl::netlist::json::read(&text(data, &SEEDS), top) {
        circuit.verify().expect("a circuit that is read is sound");
    }
}
