# SPDX-License-Identifier: MIT OR Apache-2.0
# Generated from scheme trio-confirmed with hash
# 5bf86a23baaf292e3946e18f19a7c24d659837c7f6528eecf0bb3df82f5e5f9d.
# Do not edit; regenerate: eccforge emit verilog trio-confirmed --out DIR
"""Golden vectors of TrioECC confirmed under cocotb.

Run with TOPLEVEL=trio_confirmed_enc or TOPLEVEL=trio_confirmed_dec and MODULE=test_trio_confirmed.
"""
from pathlib import Path

import cocotb
from cocotb.triggers import Timer

# Ports in the order of a vector, the first most significant: inputs, then expected outputs.
PORTS = {
    "trio_confirmed_enc": (
        [("data_i", 256)],
        [("check_o", 32), ("entry_o", 288)],
    ),
    "trio_confirmed_dec": (
        [("entry_i", 288)],
        [("data_o", 256), ("entry_o", 288), ("ce_o", 1), ("due_o", 1), ("cw_ce_o", 4), ("cw_due_o", 4), ("rule_fail_o", 1), ("flips_o", 288), ("syndrome_0_o", 8), ("syndrome_1_o", 8), ("syndrome_2_o", 8), ("syndrome_3_o", 8)],
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
