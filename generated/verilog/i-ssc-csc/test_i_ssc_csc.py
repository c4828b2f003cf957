# SPDX-License-Identifier: MIT OR Apache-2.0
# Generated from scheme i-ssc-csc with hash
# 4c05649acfb4a0a49e0b5eaf27ab3608d5cdb14d1386091edecef21e67b8240b.
# Do not edit; regenerate: eccforge emit verilog i-ssc-csc --out DIR
"""Golden vectors of I:SSC+CSC under cocotb.

Run with TOPLEVEL=i_ssc_csc_enc or TOPLEVEL=i_ssc_csc_dec and MODULE=test_i_ssc_csc.
"""
from pathlib import Path

import cocotb
from cocotb.triggers import Timer

# Ports in the order of a vector, the first most significant: inputs, then expected outputs.
PORTS = {
    "i_ssc_csc_enc": (
        [("data_i", 256)],
        [("check_o", 32), ("entry_o", 288)],
    ),
    "i_ssc_csc_dec": (
        [("entry_i", 288)],
        [("data_o", 256), ("entry_o", 288), ("ce_o", 1), ("due_o", 1), ("cw_ce_o", 2), ("cw_due_o", 2), ("rule_fail_o", 1), ("flips_o", 288), ("syndrome_0_o", 16), ("syndrome_1_o", 16)],
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
