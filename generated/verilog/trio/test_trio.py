# SPDX-License-Identifier: MIT OR Apache-2.0
# Generated from scheme trio with hash
# 612e3979a5b60a2f929231d47c990a9a9651f926d86bfd39fbefb4816bc99d1f.
# Do not edit; regenerate: eccforge emit verilog trio --out DIR
# Golden vectors under cocotb. Run with MODULE=test_trio and TOPLEVEL one of trio_enc, trio_dec.
import os
import sys
import traceback
from pathlib import Path

import cocotb
from cocotb.triggers import Timer

# Ports in the order of a vector, the first most significant: inputs, then expected outputs.
MODULES = {
    "trio_enc": {
        "kind": "combinational",
        "vectors": "trio_enc_vectors.hex",
        "count": 130,
        "inputs": [
            ("data_i", 256),
        ],
        "outputs": [
            ("check_o", 32),
            ("entry_o", 288),
        ],
    },
    "trio_dec": {
        "kind": "combinational",
        "vectors": "trio_dec_vectors.hex",
        "count": 654,
        "inputs": [
            ("entry_i", 288),
        ],
        "outputs": [
            ("data_o", 256),
            ("entry_o", 288),
            ("ce_o", 1),
            ("due_o", 1),
            ("cw_ce_o", 4),
            ("cw_due_o", 4),
            ("rule_fail_o", 1),
            ("flips_o", 288),
            ("syndrome_0_o", 8),
            ("syndrome_1_o", 8),
            ("syndrome_2_o", 8),
            ("syndrome_3_o", 8),
        ],
    },
}


# FuseSoC runs this file before the simulation. edalize 0.6 does not name the libraries that cocotb
# 2.1 loads, and the simulator would end with status 0 without a test.
if __name__ == "__main__":
    version = tuple(int(part) for part in cocotb.__version__.split(".")[:2])
    if version >= (2, 1) and "GPI_USERS" not in os.environ:
        users = "$(cocotb-config --libpython);$(cocotb-config --pygpi-entry-point)"
        sys.exit(f'cocotb {cocotb.__version__} starts no test here: export GPI_USERS="{users}"')
    sys.exit(0)


def fields(line, ports):
    """Splits a vector into its ports, the last port least significant."""
    word, values = int(line, 16), {}
    for name, width in reversed(ports):
        values[name] = word & ((1 << width) - 1)
        word >>= width
    return values


def vectors(dut):
    """The golden vectors of the module under test, each as a value for every port."""
    module = MODULES[dut._name]
    lines = (Path(__file__).parent / module["vectors"]).read_text().split()
    assert len(lines) == module["count"], f"{len(lines)} vectors, not {module['count']}"
    return [fields(line, module["inputs"] + module["outputs"]) for line in lines]


def drive(dut, values, names):
    for name in names:
        getattr(dut, name).value = values[name]


def compare(dut, index, values, names):
    """An unknown bit is no integer, so it fails too."""
    for name in names:
        read = int(getattr(dut, name).value)
        expected = values[name]
        assert read == expected, f"vector {index}: {name} = {read:#x}, expected {expected:#x}"


async def settle():
    await Timer(1, "step")


async def clock_edge(dut, clock):
    getattr(dut, clock).value = 1
    await settle()
    getattr(dut, clock).value = 0
    await settle()


@cocotb.test()
async def golden_vectors(dut):
    module = MODULES[dut._name]
    for name in module.get("zero", []):
        getattr(dut, name).value = 0
    test = {"axi": axi, "pipe": pipe, "ram": ram}.get(module["kind"], combinational)
    try:
        await test(dut, module, vectors(dut))
    except Exception:
        # FuseSoC and others look only at the exit status of the simulator, which would be 0.
        traceback.print_exc()
        sys.stdout.flush()
        os._exit(1)


async def combinational(dut, module, rows):
    inputs, outputs = [n for n, _ in module["inputs"]], [n for n, _ in module["outputs"]]
    for index, values in enumerate(rows):
        drive(dut, values, inputs)
        await settle()
        compare(dut, index, values, outputs)


async def pipe(dut, module, rows):
    """Entries go in and come out in order, while handshake or clock enable stalls at times."""
    inputs, outputs = [n for n, _ in module["inputs"]], [n for n, _ in module["outputs"]]
    sent, taken, cycle = 0, 0, 0
    if "reset" in module:
        getattr(dut, module["clock"]).value = 0
        getattr(dut, module["valid_in"]).value = 0
        getattr(dut, module["reset"]).value = 0
        await settle()
        getattr(dut, module["reset"]).value = 1
        await settle()
    while taken < len(rows):
        cycle += 1
        assert cycle < 16 * len(rows), f"only {taken} of {len(rows)} entries came out"
        drive(dut, rows[min(sent, len(rows) - 1)], inputs)
        if "reset" in module:
            offered, ready = cycle % 3 != 0 and sent < len(rows), cycle % 5 != 2
            getattr(dut, module["valid_in"]).value = int(offered)
            getattr(dut, module["ready_in"]).value = int(ready)
            await settle()
            accepted = offered and int(getattr(dut, module["ready_out"]).value) == 1
            delivered = int(getattr(dut, module["valid_out"]).value) == 1
            if delivered:
                compare(dut, taken, rows[taken], outputs)
            sent += int(accepted)
            taken += int(delivered and ready)
        else:
            moves = cycle % 4 != 1
            getattr(dut, module["enable"]).value = int(moves)
            await settle()
            if sent >= module["latency"]:
                taken = sent - module["latency"]
                compare(dut, taken, rows[taken], outputs)
                taken += int(moves)
            sent += int(moves)
        await clock_edge(dut, module["clock"])


async def ram(dut, module, rows):
    """Writes entries, injects errors, reads them, writes parts of them and reads them again."""
    port = module["ports"]
    memory = dut.u_array.memory
    set_to = lambda name, value: setattr(getattr(dut, port[name]), "value", value)
    read = lambda name: int(getattr(dut, port[name]).value)
    set_to("clock", 0)
    set_to("reset", 0)
    for name, value in module["idle"].items():
        getattr(dut, name).value = value
    await settle()
    await clock_edge(dut, port["clock"])
    set_to("reset", 1)
    await settle()

    async def ask(kind, address):
        """A request, and the clock in which it is answered."""
        set_to(f"{kind}_address", address)
        if "we" in port:
            set_to("we", int(kind == "write"))
        set_to(f"{kind}_req", 1)
        await settle()
        while not read(f"{kind}_gnt"):
            await clock_edge(dut, port["clock"])
        await clock_edge(dut, port["clock"])
        set_to(f"{kind}_req", 0)
        await settle()
        for _ in range(8):
            if read(f"{kind}_valid"):
                return
            await clock_edge(dut, port["clock"])
        raise AssertionError(f"{kind} of entry {address} is not answered")

    whole = (1 << len(getattr(dut, port["byte_enable"]))) - 1
    mask = min(255, (1 << len(getattr(dut, port["data_in"]))) - 1)
    for index, values in enumerate(rows):
        set_to("byte_enable", whole)
        set_to("data_in", values["data"])
        await ask("write", index)
        assert int(memory[index].value) == values["entry"], f"entry {index} as stored"
        memory[index].value = values["entry"] ^ values["error"]
        await settle()
        await ask("read", index)
        found = read("data_out"), read("ce"), read("due")
        assert found == (values["read"], values["ce"], values["due"]), f"entry {index}: {found}"
        # Codewords that are written alone keep the errors of the others: write them all.
        set_to("byte_enable", whole if module["masked"] else 1)
        due = 0 if module["masked"] else values["due"]
        set_to("data_in", values["data"] ^ mask)
        await ask("write", index)
        assert read("write_due") == due, f"some bytes of entry {index}"
        expected = values["read"] if due else values["data"] ^ mask
        await ask("read", index)
        found = read("data_out"), read("due")
        assert found == (expected, due), f"entry {index} after some bytes"
    assert read("irq") == 0


async def axi(dut, module, rows):
    """The same over AXI4-Lite; then its registers have counted what was corrected and refused."""
    port = module["ports"]
    memory = dut.u_ram.u_array.memory
    bus = lambda name: getattr(dut, f"s_axi_{name}")
    for name in (port["clock"], port["reset"], *module["idle"]):
        getattr(dut, name).value = module["idle"].get(name, 0)
    await settle()
    await clock_edge(dut, port["clock"])
    getattr(dut, port["reset"]).value = 1
    await settle()
    size = len(bus("wstrb"))
    registers = 1 << (len(bus("awaddr")) - 1)

    async def until(name):
        # The first answer waits until the memory is filled.
        for _ in range(32 + registers):
            await settle()
            if int(bus(name).value):
                return
            await clock_edge(dut, port["clock"])
        raise AssertionError(f"{name} does not rise")

    async def answer(channel):
        """The response, which is taken a clock after it is there."""
        await until(f"{channel}valid")
        await clock_edge(dut, port["clock"])
        assert int(bus(f"{channel}valid").value) == 1
        response = int(bus(f"{channel}resp").value)
        data = int(bus("rdata").value) if channel == "r" else 0
        bus(f"{channel}ready").value = 1
        await settle()
        await clock_edge(dut, port["clock"])
        bus(f"{channel}ready").value = 0
        await settle()
        assert int(bus(f"{channel}valid").value) == 0
        return data, response

    async def write(address, data, strobe):
        request = {"awaddr": address, "wdata": data, "wstrb": strobe, "awvalid": 1, "wvalid": 1}
        for name, value in request.items():
            bus(name).value = value
        await until("awready")
        assert int(bus("wready").value) == 1
        await clock_edge(dut, port["clock"])
        bus("awvalid").value = bus("wvalid").value = 0
        return (await answer("b"))[1]

    async def read(address):
        bus("araddr").value = address
        bus("arvalid").value = 1
        await until("arready")
        await clock_edge(dut, port["clock"])
        bus("arvalid").value = 0
        return await answer("r")

    async def register(address):
        data, response = await read(registers | address)
        assert response == 0, f"register {address:#x}"
        return data >> 8 * (address % size) & 0xffffffff

    corrected, refused = 0, 0
    for index, values in enumerate(rows):
        at, bad = index * size, 2 * values["due"]
        assert await write(at, values["data"], (1 << size) - 1) == 0
        assert int(memory[index].value) == values["entry"], f"entry {index} as stored"
        memory[index].value = values["entry"] ^ values["error"]
        await settle()
        found = await read(at)
        assert found == (values["read"], bad), f"entry {index}: {found}"
        if module["masked"]:
            # One codeword after the other from the next vector, which reads nothing; other bytes
            # are wrong on the bus.
            other = rows[(index + 1) % len(rows)]
            for strobe in module["masked"]:
                others = sum(255 << 8 * byte for byte in range(size) if not strobe >> byte & 1)
                assert await write(at, other["data"] ^ others, strobe) == 0
            assert int(memory[index].value) == other["entry"], f"codewords of entry {index}"
            expected, bad = other["data"], 0
        else:
            assert await write(at, values["data"] ^ 255, 1) == bad, f"some bytes of entry {index}"
            expected = values["read"] if bad else values["data"] ^ 255
        found = await read(at)
        assert found == (expected, bad), f"entry {index} after some bytes: {found}"
        corrected += values["ce"] * (1 if module["masked"] else 2)
        refused += values["due"] * (1 if module["masked"] else 3)
    found = await register(0x14), await register(0x18)
    assert found == (corrected, refused), f"counters: {found}"
    # The counted events, and the initialiser has written every entry.
    events = 0x13 if module["masked"] else 0x17
    assert await register(0x00) == events and int(getattr(dut, port["irq"]).value) == 0
    lane = 4 % size
    assert await write(registers | 4, 7 << 8 * lane, 7 << lane) == 2, "some bytes of a register"
    assert await write(registers | 4, 7 << 8 * lane, 15 << lane) == 0
    assert await register(0x04) == 7 and int(getattr(dut, port["irq"]).value) == 1
