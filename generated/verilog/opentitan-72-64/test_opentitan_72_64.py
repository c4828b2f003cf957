# SPDX-License-Identifier: MIT OR Apache-2.0
# Generated from scheme opentitan-72-64 with hash
# a899b0bb3c52decdc64a65d0e45249bb4bb9ca3e82b57872ede249423d07e10d.
# Do not edit; regenerate: eccforge emit verilog opentitan-72-64 --out DIR
"""Golden vectors of OpenTitan (72,64) under cocotb.

Run with TOPLEVEL=opentitan_72_64_enc or TOPLEVEL=opentitan_72_64_dec and MODULE=test_opentitan_72_64.
"""
from pathlib import Path

import cocotb
from cocotb.triggers import Timer

# Ports in the order of a vector, the first most significant: inputs, then expected outputs.
PORTS = {
    "opentitan_72_64_enc": (
        [("data_i", 64)],
        [("check_o", 8), ("entry_o", 72)],
    ),
    "opentitan_72_64_dec": (
        [("entry_i", 72)],
        [("data_o", 64), ("entry_o", 72), ("ce_o", 1), ("due_o", 1), ("cw_ce_o", 1), ("cw_due_o", 1), ("rule_fail_o", 1), ("flips_o", 72), ("syndrome_0_o", 8)],
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
