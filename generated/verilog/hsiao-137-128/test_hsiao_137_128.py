# SPDX-License-Identifier: MIT OR Apache-2.0
# Generated from scheme hsiao-137-128 with hash
# 2ee09a5f525143e0810c25b9f54129eda70025226d44c9c7d85cc6d6473e3315.
# Do not edit; regenerate: eccforge emit verilog hsiao-137-128 --out DIR
"""Golden vectors of Hsiao (137,128) under cocotb.

Run with TOPLEVEL=hsiao_137_128_enc or TOPLEVEL=hsiao_137_128_dec and MODULE=test_hsiao_137_128.
"""
from pathlib import Path

import cocotb
from cocotb.triggers import Timer

# Ports in the order of a vector, the first most significant: inputs, then expected outputs.
PORTS = {
    "hsiao_137_128_enc": (
        [("data_i", 128)],
        [("check_o", 9), ("entry_o", 137)],
    ),
    "hsiao_137_128_dec": (
        [("entry_i", 137)],
        [("data_o", 128), ("entry_o", 137), ("ce_o", 1), ("due_o", 1), ("cw_ce_o", 1), ("cw_due_o", 1), ("rule_fail_o", 1), ("flips_o", 137), ("syndrome_0_o", 9)],
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
