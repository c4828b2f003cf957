# SPDX-License-Identifier: MIT OR Apache-2.0
# Generated from scheme hsiao-22-16 with hash
# ed28991494c146ee90a1c6f3a858c59facc02cf95c2ce4f098018e1663bd55a1.
# Do not edit; regenerate: eccforge emit verilog hsiao-22-16 --out DIR
"""Golden vectors of Hsiao (22,16) under cocotb.

Run with TOPLEVEL=hsiao_22_16_enc or TOPLEVEL=hsiao_22_16_dec and MODULE=test_hsiao_22_16.
"""
from pathlib import Path

import cocotb
from cocotb.triggers import Timer

# Ports in the order of a vector, the first most significant: inputs, then expected outputs.
PORTS = {
    "hsiao_22_16_enc": (
        [("data_i", 16)],
        [("check_o", 6), ("entry_o", 22)],
    ),
    "hsiao_22_16_dec": (
        [("entry_i", 22)],
        [("data_o", 16), ("entry_o", 22), ("ce_o", 1), ("due_o", 1), ("cw_ce_o", 1), ("cw_due_o", 1), ("rule_fail_o", 1), ("flips_o", 22), ("syndrome_0_o", 6)],
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
