# SPDX-License-Identifier: MIT OR Apache-2.0
"""Planted errors under cocotbext-axi's manager: it has its answers where they are."""
import cocotb
from cocotb.triggers import ClockCycles
from cocotbext.axi import AxiResp

import test_hsiao_39_32_bursts as bursts

ENTRY_BITS = 39


@cocotb.test()
async def errors_are_answered_where_they_are(dut):
    manager = await bursts.start(dut)
    memory = dut.u_ram.u_array.memory
    await manager.write(0, bytes(range(64)))

    def flip(entry, *bits):
        memory[entry].value = int(memory[entry].value) ^ sum(1 << bit for bit in bits)

    flip(2, 7)
    flip(5, 3, 11)
    await ClockCycles(dut.clk_i, 2)
    answer = await manager.read(0, 16)
    assert answer.resp == AxiResp.OKAY and answer.data == bytes(range(16)), answer
    assert list(answer.user) == [0, 0, 1, 0], answer
    answer = await manager.read(16, 16)
    assert answer.resp == AxiResp.SLVERR, answer
    # One beat of a write of some bytes meets the entry that cannot be corrected: the others are done.
    answer = await manager.write(18, bytes([0xEE] * 4))
    assert answer.resp == AxiResp.SLVERR, answer
    answer = await manager.read(16, 4)
    assert answer.data == bytes([16, 17, 0xEE, 0xEE]) and answer.resp == AxiResp.OKAY, answer
    assert (await manager.read(20, 4)).resp == AxiResp.SLVERR
    # So is a write whose first beat meets it.
    assert (await manager.write(22, bytes([0xEE] * 4))).resp == AxiResp.SLVERR
    assert (await manager.read(24, 4)).data == bytes([0xEE, 0xEE, 26, 27])
    # A write of some bytes of an entry that was corrected says so.
    flip(8, ENTRY_BITS - 1)
    await ClockCycles(dut.clk_i, 2)
    answer = await manager.write(33, bytes([1]))
    assert answer.resp == AxiResp.OKAY and list(answer.user) == [1], answer
    # A write of all bytes mends the entry.
    answer = await manager.write(20, bytes(4))
    assert answer.resp == AxiResp.OKAY and list(answer.user) == [0], answer
    assert (await manager.read(20, 4)).data == bytes(4)
    # Registers are the upper half: two errors were corrected, and four times the entry was refused.
    counts = await manager.read(0x1014, 8)
    assert counts.resp == AxiResp.OKAY, counts
    assert counts.data == (2).to_bytes(4, "little") + (4).to_bytes(4, "little"), counts
    assert (await manager.write(0x1004, bytes([15]))).resp == AxiResp.SLVERR
