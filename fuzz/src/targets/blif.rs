//! Any text as a BLIF netlist: what is read is a sound circuit.

use crate::{Seeds, text};

const SEEDS: Seeds = Seeds {
    texts: &[
        ".model m\n.inputs a b\n.outputs y z\n.names a b t\n11 1\n.names t y\n0 1\n.conn t z\n.end\n",
        ".model m\n.inputs a[0] a[1] c\n.outputs y[0] y[1]\n.names a[0] c y[0]\n10 1\n01 1\n.names a[1] $undef y[1]\n1- 0\n",
    ],
    words: &[
        ".model m\n",
        ".inputs a ",
        ".outputs y ",
        ".names a b y\n",
        "1- 1\n",
        "-0 1\n",
        "11 0\n",
        ".conn a y\n",
        ".end\n",
        ".latch a y\n",
        ".subckt c A=a\n",
        "\\\n",
        "$undef",
        "a[0]",
        "a[1048575]",
        "a[18446744073709551615]",
        "#",
        ".area 3\n",
        ".names y\n1\n",
    ],
};

/// One input.
pub fn run(data: &[u8]) {
    if let Ok(circuit) = eccforge_hdl::blif::read(&text(data, &SEEDS)) {
        circuit.verify().expect("a circuit that is read is sound");
    }
}
