# SPDX-License-Identifier: MIT OR Apache-2.0
# Generated from scheme trio-strict with hash
# 496254d06f275ceadc603620c6511f06653a9805019794e2ef3712dc9a5767ef.
# Do not edit; regenerate: eccforge emit verilog trio-strict --out DIR
"""Golden vectors of TrioECC strict under cocotb.

Run with TOPLEVEL=trio_strict_enc or TOPLEVEL=trio_strict_dec and MODULE=test_trio_strict.
"""
from pathlib import Path

import cocotb
from cocotb.triggers import Timer

# Ports in the order of a vector, the first most significant: inputs, then expected outputs.
PORTS = {
    "trio_strict_enc": (
        [("data_i", 256)],
        [("check_o", 32), ("entry_o", 288)],
    ),
    "trio_strict_dec": (
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
