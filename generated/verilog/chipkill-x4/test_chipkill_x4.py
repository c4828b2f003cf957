# SPDX-License-Identifier: MIT OR Apache-2.0
# Generated from scheme chipkill-x4 with hash
# e051d50a641b9ea276f8cd60ad02333f0b49f7544267659e9c727f5c5c57b655.
# Do not edit; regenerate: eccforge emit verilog chipkill-x4 --out DIR
"""Golden vectors of x4 chipkill under cocotb.

Run with TOPLEVEL=chipkill_x4_enc or TOPLEVEL=chipkill_x4_dec and MODULE=test_chipkill_x4.
"""
from pathlib import Path

import cocotb
from cocotb.triggers import Timer

# Ports in the order of a vector, the first most significant: inputs, then expected outputs.
PORTS = {
    "chipkill_x4_enc": (
        [("data_i", 512)],
        [("check_o", 64), ("entry_o", 576)],
    ),
    "chipkill_x4_dec": (
        [("entry_i", 576)],
        [("data_o", 512), ("entry_o", 576), ("ce_o", 1), ("due_o", 1), ("cw_ce_o", 4), ("cw_due_o", 4), ("rule_fail_o", 1), ("flips_o", 576), ("syndrome_0_o", 16), ("syndrome_1_o", 16), ("syndrome_2_o", 16), ("syndrome_3_o", 16)],
    ),
}


def fields(word, ports):
    """Splits a vector into its ports, the last port least significant."""
    values = {}
    for name, width in reversed(ports):
        values[name] = word & ((1 << width) - 1)
        word >>= width
    return values


@cocotb.test()
async def golden_vectors(dut):
    inputs, outputs = PORTS[dut._name]
    here = Path(__file__).parent
    lines = (here / f"{dut._name}_vectors.hex").read_text().split()
    for index, line in enumerate(lines):
        values = fields(int(line, 16), inputs + outputs)
        for name, _ in inputs:
            getattr(dut, name).value = values[name]
        await Timer(1, "step")
        for name, _ in outputs:
            read = int(getattr(dut, name).value)
            assert read == values[name], f"vector {index}: {name} = {read:#x}, expected {values[name]:#x}"
