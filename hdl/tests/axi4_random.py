# SPDX-License-Identifier: MIT OR Apache-2.0
"""Random bursts of cocotbext-axi's manager against a model of the memory, then planted errors.

The seed is fixed; cocotbext-axi checks identifiers, rlast and the count of beats.
"""
import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles
from cocotbext.axi import AxiBurstType, AxiBus, AxiMaster, AxiResp

BYTES = 4
ENTRY_BITS = 39
SLICE = 1024  # each of four users has its own bytes


async def start(dut):
    for name in ["s_axi_awprot", "s_axi_arprot"]:
        getattr(dut, name).value = 0
    cocotb.start_soon(Clock(dut.clk_i, 2, "step").start())
    dut.rst_ni.value = 0
    manager = AxiMaster(AxiBus.from_prefix(dut, "s_axi"), dut.clk_i, dut.rst_ni, reset_active_level=False)
    await ClockCycles(dut.clk_i, 4)
    dut.rst_ni.value = 1
    await ClockCycles(dut.clk_i, 2)
    return manager


def pauses(seed):
    """True for a clock in which a channel waits."""
    source = random.Random(seed)
    while True:
        yield source.random() < 0.3


def burst(source, base):
    """A burst within a slice: its type, size, address, and the address of each byte of its data."""
    kind = source.choice([AxiBurstType.INCR, AxiBurstType.INCR, AxiBurstType.WRAP, AxiBurstType.FIXED])
    if kind == AxiBurstType.INCR:
        size = source.randrange(3)
        length = source.randrange(1, 40)
        at = base + source.randrange(SLICE - length)
        return kind, size, at, [at + i for i in range(length)]
    if kind == AxiBurstType.FIXED:
        at = base + BYTES * source.randrange(SLICE // BYTES)
        return kind, 2, at, [at + i % BYTES for i in range(BYTES * source.randrange(1, 5))]
    # The manager puts data on the lanes that follow, so the part that wraps must be at least as wide as the bus.
    size = source.randrange(3)
    beats = source.choice([n for n in (2, 4, 8, 16) if n << size >= BYTES])
    part = beats << size
    at = base + (source.randrange(SLICE - part) >> size << size)
    low = at - at % part
    return kind, size, at, [low + (at - low + i) % part for i in range(part)]


async def user(manager, model, which, rounds):
    source = random.Random(which)
    base = which * SLICE
    for _ in range(rounds):
        kind, size, at, places = burst(source, base)
        identifier = source.randrange(16)
        if source.random() < 0.5:
            data = source.randbytes(len(places))
            answer = await manager.write(at, data, awid=identifier, burst=kind, size=size)
            assert answer.resp == AxiResp.OKAY, answer
            for place, byte in zip(places, data):
                model[place] = byte
        else:
            answer = await manager.read(at, len(places), arid=identifier, burst=kind, size=size)
            assert answer.resp == AxiResp.OKAY, answer
            assert answer.data == bytes(model[place] for place in places), (kind, size, at, places)


@cocotb.test()
async def bursts_are_those_of_a_memory(dut):
    manager = await start(dut)
    interfaces = [manager.write_if, manager.read_if]
    channels = [c for i in interfaces for n, c in vars(i).items() if n.endswith("_channel")]
    assert len(channels) == 5, channels
    for seed, channel in enumerate(channels):
        channel.set_pause_generator(pauses(seed))
    model = bytearray(4 * SLICE)
    users = [cocotb.start_soon(user(manager, model, which, 60)) for which in range(4)]
    for one in users:
        await one
    for channel in channels:
        channel.clear_pause_generator()
    answer = await manager.read(0, 4 * SLICE)
    assert answer.data == bytes(model)


@cocotb.test()
async def errors_are_answered_where_they_are(dut):
    manager = await start(dut)
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
