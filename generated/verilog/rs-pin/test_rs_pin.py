# SPDX-License-Identifier: MIT OR Apache-2.0
# Generated from scheme rs-pin with hash
# 740b28cdab2f2f2f407a39db3ebaa30a3fd323a740fd185a4fe229d8074d0668.
# Do not edit; regenerate: eccforge emit verilog rs-pin --out DIR
"""Golden vectors of RS(36,32) with pins under cocotb.

Run with TOPLEVEL=rs_pin_enc or TOPLEVEL=rs_pin_dec and MODULE=test_rs_pin.
"""
from pathlib import Path

import cocotb
from cocotb.triggers import Timer

# Ports in the order of a vector, the first most significant: inputs, then expected outputs.
PORTS = {
    "rs_pin_enc": (
        [("data_i", 256)],
        [("check_o", 32), ("entry_o", 288)],
    ),
    "rs_pin_dec": (
        [("entry_i", 288)],
        [("data_o", 256), ("entry_o", 288), ("ce_o", 1), ("due_o", 1), ("cw_ce_o", 1), ("cw_due_o", 1), ("rule_fail_o", 1), ("flips_o", 288), ("syndrome_0_o", 32)],
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
