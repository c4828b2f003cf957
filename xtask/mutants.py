#!/usr/bin/env python3
"""Plants bugs at random lines of the crates, runs the tests of the crate, and lists the bugs that no test finds.

usage: mutants.py [--seed N] [--count N] [--seconds N] [--test ARGUMENTS] CRATE...
Each CRATE is a folder, such as codecs/gf. A bug is one changed operator, number or condition outside tests, comments and
texts. The file is restored after each bug, also after an interruption. A bug that does not compile is replaced by another.
The exit status is 1 if a bug survives. Run it in a clean working tree; it takes one build of the crate for each bug.
"""
import argparse
import pathlib
import random
import re
import subprocess
import sys
import time

# What is replaced, and by what.
CHANGES = [
    (r" == ", " != "), (r" != ", " == "), (r" <= ", " < "), (r" >= ", " > "), (r" < ", " <= "), (r" > ", " >= "),
    (r" \+ ", " - "), (r" - ", " + "), (r" \* ", " + "), (r" / ", " * "), (r" % ", " / "),
    (r" && ", " || "), (r" \|\| ", " && "), (r" \^ ", " | "), (r" & ", " | "), (r" >> ", " << "), (r" << ", " >> "),
    (r" \+= ", " -= "), (r" -= ", " += "), (r" \^= ", " |= "), (r" \|= ", " &= "),
    (r"\btrue\b", "false"), (r"\bfalse\b", "true"), (r"(?<=[\s(])!(?=[a-z(])", ""),
    (r"(?<![\w.'\"])0(?![\w.'\"])", "1"), (r"(?<![\w.'\"])1(?![\w.'\"])", "2"),
    (r"\.all\(", ".any("), (r"\.any\(", ".all("), (r"\.min\(", ".max("), (r"\.max\(", ".min("),
    (r"\.is_some\(\)", ".is_none()"), (r"\.is_none\(\)", ".is_some()"), (r"\.is_empty\(\)", ".len() == 1"),
    (r"\.rev\(\)", ""), (r"\.saturating_sub\(", ".wrapping_sub("), (r"\.first\(\)", ".last()"),
]
# Generics, attributes, signatures and the texts of messages.
LEFT_OUT = re.compile(r"^\s*(//|#|use |pub use |impl|where|fn |pub fn |pub\(crate\) fn |const fn |struct |enum |type |\*)|->|\"|r#")


def lines_of(crate):
    """Lines of the crate that a bug can be planted in, as (file, number)."""
    for path in sorted(pathlib.Path(crate, "src").rglob("*.rs")):
        in_comment = False
        for number, line in enumerate(path.read_text().splitlines()):
            if line.startswith("#[cfg(test)]") or path.name == "tests.rs":
                break
            in_comment = (in_comment or "/*" in line) and "*/" not in line
            if not in_comment and not LEFT_OUT.search(line) and any(re.search(p, line) for p, _ in CHANGES):
                yield path, number


def changed(line, chance):
    """The line with one of the changes that fit, at one of its places."""
    places = [(found, to) for pattern, to in CHANGES for found in re.finditer(pattern, line)]
    found, to = chance.choice(places)
    return line[: found.start()] + to + line[found.end() :]


def run(words, limit):
    """`passes`, or how the command ends."""
    try:
        done = subprocess.run(words, capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return "does not end"
    if done.returncode == 0:
        return "passes"
    return "does not compile" if "error: could not compile" in done.stderr else "fails"


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seed", type=int, default=None, help="seed of the choice; default: the time")
    arguments.add_argument("--count", type=int, default=20, help="bugs to plant")
    arguments.add_argument("--seconds", type=int, default=600, help="longest run of the tests for one bug")
    arguments.add_argument("--test", default="", help="further arguments of cargo test, such as `--release`")
    arguments.add_argument("crates", nargs="+", metavar="CRATE")
    given = arguments.parse_args()
    seed = int(time.time()) if given.seed is None else given.seed
    chance = random.Random(seed)
    print(f"seed {seed}", flush=True)
    places = [(crate, *place) for crate in given.crates for place in lines_of(crate)]
    commands = {}
    for crate in given.crates:
        name = re.search(r'^name = "(.+)"', pathlib.Path(crate, "Cargo.toml").read_text(), re.M).group(1)
        commands[crate] = ["cargo", "test", "--quiet", "--package", name, *given.test.split()]
        if (state := run(commands[crate], given.seconds)) != "passes":
            sys.exit(f"{crate}: the tests of the unchanged crate: {state}")
    planted, survivors = 0, []
    while planted < given.count:
        crate, path, number = chance.choice(places)
        text = path.read_text()
        lines = text.splitlines(keepends=True)
        lines[number] = changed(lines[number], chance)
        try:
            path.write_text("".join(lines))
            state = run(commands[crate], given.seconds)
        finally:
            path.write_text(text)
        if state == "does not compile":
            continue
        planted += 1
        bug = f"{path}:{number + 1}: {lines[number].strip()}"
        print(f"{planted:4} {'SURVIVES' if state == 'passes' else 'found'}  {bug}", flush=True)
        survivors += [bug] if state == "passes" else []
    print(f"{planted} bugs planted, {len(survivors)} survive")
    sys.exit(1 if survivors else 0)


if __name__ == "__main__":
    main()
