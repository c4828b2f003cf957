# SPDX-License-Identifier: MIT OR Apache-2.0
# Generated from scheme hsiao-39-32 with hash
# ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
# Do not edit; regenerate: eccforge emit verilog hsiao-39-32 --out DIR
"""Golden vectors of Hsiao (39,32) under cocotb.

Run with TOPLEVEL=hsiao_39_32_enc or TOPLEVEL=hsiao_39_32_dec and MODULE=test_hsiao_39_32.
"""
from pathlib import Path

import cocotb
from cocotb.triggers import Timer

# Ports in the order of a vector, the first most significant: inputs, then expected outputs.
PORTS = {
    "hsiao_39_32_enc": (
        [("data_i", 32)],
        [("check_o", 7), ("entry_o", 39)],
    ),
    "hsiao_39_32_dec": (
        [("entry_i", 39)],
        [("data_o", 32), ("entry_o", 39), ("ce_o", 1), ("due_o", 1), ("cw_ce_o", 1), ("cw_due_o", 1), ("rule_fail_o", 1), ("flips_o", 39), ("syndrome_0_o", 7)],
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
