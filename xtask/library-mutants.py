#!/usr/bin/env python3
"""Plants one fault at a time in the hand-written library of an emitted design, and asks the emitted testbench and the proof.

usage: library-mutants.py [--seed N] [--count N] [--both] [--record FILE] [MODULE...]
A fault is one changed operator, constant or condition, or one assignment less, in a module of hdl/rtl that one of the designs
below has. `eccforge emit verilog` writes the design, the fault is planted in its folder, Icarus Verilog runs the testbench, and
`eccforge prove --dir` proves the folder. A fault that the testbench finds is proved only with --both. The record has a line for
each fault, written when it is judged, so a run that is stopped leaves what it knows. The status is 1 if a fault survives.
ECCFORGE names the program.
"""
import argparse
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

# A fault is planted in the first design that has its module. If it survives there, the design may not have its branch: the fault is
# then planted in the other designs of the module.
DESIGNS = [
    ("hsiao-22-16", ["--cut", "input,syndrome,output"]),
    ("hsiao-39-32", ["--wrap", "ram"]),
    ("hsiao-39-32", ["--wrap", "ram", "--ports", "2"]),
    ("hsiao-39-32", ["--wrap", "axi"]),
    ("hsiao-39-32", ["--wrap", "axi4"]),
]
CHANGES = [
    (r" & ", " | "), (r" \| ", " & "), (r" \^ ", " | "), (r"~(?=[\w({])", ""), (r" == ", " != "), (r" != ", " == "),
    (r" && ", " || "), (r" \|\| ", " && "), (r" \+ ", " - "), (r" - ", " + "), (r"1'b1", "1'b0"), (r"1'b0", "1'b1"),
    (r"\bif \((?!!)", "if (!"), (r"^\s*\w+ <= .*;$", ""),
]
ECCFORGE = os.environ.get("ECCFORGE", "eccforge")
SECONDS = 3600


def run(command, folder):
    """The status and the text of a command; one that does not end has the status -1."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return -1, "does not end"
    except FileNotFoundError:
        sys.exit(f"{command[0]}: there is no such program")
    return done.returncode, done.stdout + done.stderr


def mutants(path):
    """Every fault of a file: the line's number, the line and its changed form."""
    found = []
    # Parameters, ports and checks of parameters are declarations: their faults are errors of elaboration.
    body = False
    lines = path.read_text().splitlines()
    for number, line in enumerate(lines, 1):
        body = body or line.startswith(");")
        code = line.split("//")[0]
        checks = "$error" in lines[min(number, len(lines) - 1)] or "$fatal" in lines[min(number, len(lines) - 1)]
        if not body or checks or "$fatal" in code or re.match(r"\s*(localparam|parameter|input|output|`)", code):
            continue
        for pattern, new in CHANGES:
            for match in re.finditer(pattern, code):
                if "[" in code[:match.start()] and "]" in code[match.end():] and re.search(r"\[[^\]]*$", code[:match.start()]):
                    continue  # An index: most of its changes do not elaborate.
                found.append((number, line, code[:match.start()] + new + code[match.end():]))
    return found


def sources_of(folder):
    """The sources of a design in compile order: its folder holds the whole library."""
    return next(folder.glob("*.f")).read_text().split()


def testbench(folder):
    """What the emitted testbenches say."""
    for bench in sorted([*folder.glob("*_ram*_tb.v"), *folder.glob("*_pipe_tb.v")]):
        sources = sources_of(folder)
        status, text = run(["iverilog", "-g2012", "-o", "tb.vvp", "-s", bench.stem, *sources, bench.name], folder)
        if status:
            return "does not compile"
        status, text = run(["vvp", "-n", "tb.vvp"], folder)
        if status or not text.startswith("PASS"):
            return f"found by {bench.stem}"
    return None


def proof(folder, scheme, options):
    """The first step that the proof refuses."""
    status, text = run([ECCFORGE, "prove", scheme, *options, "--dir", ".", "--quiet", "--color", "never"], folder)
    if status == 0:
        return None
    lines = [line.strip() for line in text.splitlines() if "do not" in line or "violation" in line or "differ" in line]
    return f"refuted: {lines[0] if lines else text.strip().splitlines()[0]}"


def judged(right, design, name, number, after, both):
    """The kind of the verdict on a fault in a copy of the design, and the verdicts of the testbench and the proof."""
    scheme, options = design
    with tempfile.TemporaryDirectory() as scratch:
        wrong = pathlib.Path(scratch) / "wrong"
        shutil.copytree(right, wrong)
        lines = (wrong / name).read_text().splitlines()
        lines[number - 1] = after
        (wrong / name).write_text("\n".join(lines) + "\n")
        found = testbench(wrong)
        if found == "does not compile":
            return "compiler", found, None
        refuted = proof(wrong, scheme, options) if both or not found else None
    kind = "both" if found and refuted else "testbench" if found else "proof" if refuted else "survivor"
    return kind, found, refuted


def main():
    arguments = argparse.ArgumentParser(usage=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--count", type=int, default=0, help="as many faults, drawn by the seed; 0: all")
    arguments.add_argument("--both", action="store_true")
    arguments.add_argument("--record", type=pathlib.Path, default=pathlib.Path("library-mutants.txt"))
    arguments.add_argument("modules", nargs="*")
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        faults, seen = [], set()
        for at, (scheme, options) in enumerate(DESIGNS):
            right = pathlib.Path(scratch) / str(at)
            status, text = run([ECCFORGE, "emit", "verilog", scheme, *options, "--out", str(right), "--quiet"], ".")
            if status:
                sys.exit(text)
            files = [right / n for n in sources_of(right) if n.startswith("eccforge_") and pathlib.Path(n).stem not in seen]
            seen.update(path.stem for path in files)
            if verdict := files and testbench(right):
                sys.exit(f"{scheme} {' '.join(options)}: the testbench of the right design: {verdict}")
            chosen = [path for path in files if not given.modules or path.stem in given.modules]
            faults += [(at, path.name, *fault) for path in chosen for fault in mutants(path)]
        if given.count:
            faults = random.Random(given.seed).sample(faults, min(given.count, len(faults)))
        counts = {"testbench": 0, "proof": 0, "both": 0, "compiler": 0, "survivor": 0}
        with given.record.open("w") as record:
            for at, name, number, before, after in faults:
                for design in range(at, len(DESIGNS)):
                    right = pathlib.Path(scratch) / str(design)
                    if design > at and not (right / name).is_file():
                        continue
                    kind, found, refuted = judged(right, DESIGNS[design], name, number, after, given.both)
                    if kind != "survivor":
                        break
                counts[kind] += 1
                print(f"{kind:9} {name}:{number}: {after.strip() or 'without ' + before.strip()} | {found} | {refuted}", file=record, flush=True)
            print(f"{len(faults)} faults: {counts}", file=record, flush=True)
    print(given.record.read_text().splitlines()[-1])
    sys.exit(counts["survivor"] > 0)


if __name__ == "__main__":
    main()
