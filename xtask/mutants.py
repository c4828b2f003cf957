#!/usr/bin/env -S uv run --script
# /// script
# dependencies = ["tree-sitter==0.26.*", "tree-sitter-rust==0.24.*"]
# ///
"""Plants bugs at random lines of the crates, runs the tests that reach each bug, and lists the bugs that no test finds.

usage: mutants.py [--seed N] [--count N] [--seconds N] [--test ARGUMENTS] [--keep] CRATE...
Each CRATE is a folder, such as codecs/gf. A bug is one changed operator, number or condition, or one call less, outside tests,
constants, macros and `Debug`. The program is built once with all bugs; the environment variable PLANTED_BUG=N chooses one.
A run without bugs records which test programs reach which bug, and which tests fail in any case. Tests of the bug's own crate
run first. The files are restored at the end, also after an interruption, unless --keep is given, which lets you try a new test:
`PLANTED_BUG=N cargo test ...`. The exit status is 1 if a bug survives. Run it in a clean working tree.
"""
import argparse
import collections
import itertools
import json
import os
import pathlib
import queue
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

import tree_sitter
import tree_sitter_rust

RUST = tree_sitter.Language(tree_sitter_rust.language())
Bug = collections.namedtuple("Bug", "crate path line start end new what")
Program = collections.namedtuple("Program", "crate name path")

OPERATORS = {
    "==": "!=", "!=": "==", "<=": "<", ">=": ">", "<": "<=", ">": ">=", "+": "-", "-": "+", "*": "+", "/": "*", "%": "/",
    "&&": "||", "||": "&&", "^": "|", "&": "|", "|": "&", ">>": "<<", "<<": ">>",
    "+=": "-=", "-=": "+=", "*=": "+=", "^=": "|=", "|=": "&=", "&=": "|=",
}
METHODS = {
    "all": "any", "any": "all", "min": "max", "max": "min", "is_some": "is_none", "is_none": "is_some", "first": "last",
    "last": "first", "saturating_sub": "wrapping_sub", "take": "skip", "starts_with": "ends_with", "floor": "ceil",
}
# Their values are constants of the compiler, patterns, types, or texts of developers.
LEFT_OUT = {
    "const_item", "static_item", "const_block", "attribute_item", "inner_attribute_item", "macro_definition", "token_tree",
    "type_arguments", "array_type", "enum_variant", "type_item", "use_declaration", "function_signature_item",
}
# In the root of each crate with bugs. Its atomics cost little in the loops in which bugs are planted.
CHOICE = """
extern crate std as std_of_bugs;
#[allow(warnings, clippy::all)]
#[inline]
pub(crate) fn planted(bug: usize) -> bool {
    use std_of_bugs::{env, fs, path::Path, string::ToString, sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed}};
    static CHOSEN: AtomicUsize = AtomicUsize::new(usize::MAX);
    static REACHED: [AtomicBool; COUNT] = [const { AtomicBool::new(false) }; COUNT];
    if !REACHED[bug].load(Relaxed) {
        if CHOSEN.load(Relaxed) == usize::MAX {
            let chosen = env::var("PLANTED_BUG").ok().and_then(|text| text.parse().ok());
            CHOSEN.store(chosen.unwrap_or(usize::MAX - 1), Relaxed);
        }
        if let Some(folder) = env::var_os("PLANTED_REACHED") {
            let _ = fs::write(Path::new(&folder).join(bug.to_string()), "");
        }
        REACHED[bug].store(true, Relaxed);
    }
    CHOSEN.load(Relaxed) == bug
}
"""


def text_of(node):
    return node.text.decode()


def skipped(node, tests_follow):
    """Whether nothing in the node is changed."""
    if node.type in LEFT_OUT or tests_follow:
        return True
    if node.type == "function_item":
        return any(c.type == "function_modifiers" and "const" in text_of(c) for c in node.children)
    return node.type == "impl_item" and (trait := node.child_by_field_name("trait")) and "Debug" in text_of(trait)


def is_pattern(node):
    parent = node.parent
    condition = parent.child_by_field_name("condition")
    return parent.type.endswith("_pattern") and (condition is None or condition != node)


def replaced(node, part, text):
    """The text of the node with another text for a part of it."""
    at = part.start_byte - node.start_byte
    return (node.text[:at] + text.encode() + node.text[at + len(part.text) :]).decode()


def changes(node):
    """Nodes, which are this one or a part of it, and the texts that replace them: each is one bug."""
    text, kind = text_of(node), node.type
    if kind in ("binary_expression", "compound_assignment_expr"):
        operator = node.child_by_field_name("operator")
        if other := OPERATORS.get(text_of(operator)):
            yield node, replaced(node, operator, other)
    elif kind == "boolean_literal" and not is_pattern(node):
        yield node, "false" if text == "true" else "true"
    elif kind == "integer_literal" and not is_pattern(node) and node.parent.type != "field_expression":
        number = re.fullmatch(r"(\d+)([iu]\w+)?", text)
        if number and node != node.parent.child_by_field_name("length"):
            yield node, f"{int(number[1]) + 1}{number[2] or ''}"
    elif kind == "unary_expression" and text.startswith("!"):
        yield node, text[1:]
    elif kind == "call_expression":
        name = node.child_by_field_name("function").child_by_field_name("field")
        if name is not None and (other := METHODS.get(text_of(name))):
            yield node, replaced(node, name, other)
        if name is not None and text_of(name) == "is_empty":
            yield node, f"!{text}"
    elif kind == "range_expression" and len(node.named_children) == 2:
        first, last = map(text_of, node.named_children)
        yield node, f"({first}){text_of(node.children[1])}({last}) + 1"
    elif kind == "if_expression":
        condition = node.child_by_field_name("condition")
        if condition.type not in ("let_condition", "let_chain"):
            yield condition, f"!({text_of(condition)})"
    elif kind == "expression_statement" and node.children[0].type in ("call_expression", "compound_assignment_expr"):
        yield node, ""


def bugs_of(crate):
    """Every bug that can be planted in the crate."""
    for path in sorted(pathlib.Path(crate, "src").rglob("*.rs")):
        if path.name == "tests.rs" or "tests" in path.parts[:-1]:
            continue
        stack = [tree_sitter.Parser(RUST).parse(path.read_bytes()).root_node]
        while stack:
            node = stack.pop()
            in_tests = False
            for child in node.named_children:
                if not skipped(child, in_tests):
                    stack.append(child)
                in_tests = child.type == "attribute_item" and re.search(r"cfg\((test|kani|fuzzing)\b", text_of(child)) is not None
            for at, new in changes(node):
                yield Bug(crate, path, at.start_point[0] + 1, at.start_byte, at.end_byte, new, described(at, new))


def described(node, new):
    """The change in one line."""
    short = lambda text: text if len(text) < 60 else text[:28] + " ... " + text[-28:]
    return " ".join(f"{short(text_of(node))} -> {short(new) or '(nothing)'}".split())


def choose(chance, all_bugs, count, taken, refused):
    """Bugs at random lines; none is inside another, and none was refused by the compiler."""
    by_line = collections.defaultdict(list)
    for bug in all_bugs:
        by_line[bug.path, bug.line].append(bug)
    lines = sorted(by_line)
    while len(taken) < count:
        bug = chance.choice(by_line[chance.choice(lines)])
        apart = all(bug.path != b.path or bug.end <= b.start or b.end <= bug.start for b in taken)
        if apart and bug not in refused:
            taken.append(bug)
    return taken


def plant(bugs, originals):
    """Writes the files with all bugs. Returns the lines that each bug has in them."""
    places = {}
    for path in {b.path for b in bugs}:
        data = originals.setdefault(path, path.read_bytes())
        for number, bug in sorted(enumerate(bugs), key=lambda pair: -pair[1].start):
            if bug.path == path:
                old = data[bug.start : bug.end].decode()
                chosen = f"crate::planted({number})"
                text = f"(if {chosen} {{ {bug.new} }} else {{ {old} }})" if bug.new else f"if !{chosen} {{ {old} }}"
                data = data[: bug.start] + text.encode() + data[bug.end :]
        path.write_bytes(data)
        for number, bug in enumerate(bugs):
            if bug.path == path:
                at = data.index(f"crate::planted({number})".encode())
                first = data[:at].count(b"\n") + 1
                places[number] = (first, first + originals[path][bug.start : bug.end].count(b"\n") + bug.new.count("\n"))
    for crate in {b.crate for b in bugs}:
        for root in [pathlib.Path(crate, "src", name) for name in ("lib.rs", "main.rs")]:
            if root.exists():
                data = root.read_bytes() if root in {b.path for b in bugs} else originals.setdefault(root, root.read_bytes())
                root.write_bytes(data + CHOICE.replace("COUNT", str(len(bugs))).encode())
    return places


def build(words):
    """The test programs, and the places of errors: (file, line)."""
    words = [*words, "--no-run", "--message-format", "json"]
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    programs, errors, texts = [], set(), []
    for line in done.stdout.splitlines():
        message = json.loads(line)
        if message["reason"] == "compiler-artifact" and message["profile"]["test"] and message["executable"]:
            crate = pathlib.Path(message["manifest_path"]).parent
            programs.append(Program(os.path.relpath(crate), message["target"]["name"], message["executable"]))
        if message["reason"] == "compiler-message" and message["message"]["level"] == "error":
            texts.append(message["message"]["rendered"])
            spans = message["message"]["spans"]
            errors |= {(s["file_name"], n) for s in spans for n in range(s["line_start"], s["line_end"] + 1)}
    return programs, errors, "\n".join(texts) or (done.returncode and f"cargo ends with {done.returncode}")


def run(program, limit, skip, first=False, **variables):
    """Seconds, and the names of the tests that fail. With `first`, the program is ended when the first of them has failed."""
    began, failed, lines = time.monotonic(), [], queue.SimpleQueue()
    words = [program.path, "--exact", *[word for name in skip for word in ("--skip", name)]]
    environment = {**os.environ, "CARGO_MANIFEST_DIR": os.path.abspath(program.crate), **variables}
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(words, cwd=program.crate, env=environment, start_new_session=True, text=True, **streams)
    threading.Thread(target=lambda: [lines.put(line) for line in itertools.chain(process.stdout, [None])], daemon=True).start()
    try:
        while (line := lines.get(timeout=max(0.1, began + limit - time.monotonic()))) is not None:
            failed += re.findall(r"^test (\S+).* \.\.\. FAILED", line)
            if failed and first:
                break
        else:
            if process.wait() and not failed:
                failed = [f"(status {process.returncode})"]
    except queue.Empty:
        failed.append("(does not end)")
    finally:
        if process.poll() is None:
            os.killpg(process.pid, 9)
            process.wait()
    return time.monotonic() - began, failed


class Baseline:
    """A test program without a bug: its seconds, the tests that fail in any case, and the bugs that it reaches."""

    def __init__(self, program, seconds):
        with tempfile.TemporaryDirectory() as folder:
            self.seconds, self.failing = run(program, seconds, [], PLANTED_REACHED=folder)
            self.reached = {int(name) for name in os.listdir(folder)}
        self.usable = not any(name.startswith("(") for name in self.failing)
        print(f"     {self.seconds:6.1f} s  {program.crate} {program.name} {' '.join(self.failing)}", flush=True)


def try_bugs(bugs, programs, seconds):
    """Runs the test programs: first those of each bug's crate, then all others. Returns the bugs that survive."""
    baselines, reached, left = {}, set(), range(len(bugs))
    for own in (True, False):
        survivors = []
        for number in left:
            bug, found = bugs[number], None
            candidates = [p for p in programs if p.crate.startswith(bug.crate) == own]
            for program in candidates:
                if program not in baselines:
                    baselines[program] = Baseline(program, seconds)
            for program in sorted(candidates, key=lambda p: baselines[p].seconds):
                usual = baselines[program]
                if number not in usual.reached or not usual.usable:
                    continue
                reached.add(number)
                limit = 3 * usual.seconds + 20
                if failed := run(program, limit, usual.failing, first=True, PLANTED_BUG=str(number))[1]:
                    found = f"{program.crate} {program.name} {failed[0]}"
                    break
            state = found or ("SURVIVES" if number in reached else "NOT REACHED") + (" in its crate" if own else "")
            print(f"{number:4} {bug.path}:{bug.line}: {bug.what}\n       {state}", flush=True)
            survivors += [] if found else [number]
        left = survivors
    return survivors


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seed", type=int, default=int(time.time()), help="seed of the choice; default: the time")
    arguments.add_argument("--count", type=int, default=20, help="bugs to plant")
    arguments.add_argument("--seconds", type=int, default=600, help="longest run of a test program without a bug")
    arguments.add_argument("--test", default="--workspace", help="further arguments of cargo test; default: --workspace")
    arguments.add_argument("--keep", action="store_true", help="leave the files with all bugs")
    arguments.add_argument("crates", nargs="+", metavar="CRATE")
    given = arguments.parse_args()
    # The files are restored, as after Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    print(f"seed {given.seed}", flush=True)
    chance = random.Random(given.seed)
    all_bugs = [bug for crate in given.crates for bug in bugs_of(crate)]
    bugs, refused, originals = [], [], {}
    try:
        while True:
            bugs = choose(chance, all_bugs, given.count, bugs, refused)
            places = plant(bugs, originals)
            programs, errors, texts = build(["cargo", "test", *given.test.split()])
            if not texts:
                break
            lines = {n: range(first, last + 1) for n, (first, last) in places.items()}
            wrong = [b for n, b in enumerate(bugs) if any((str(b.path), line) in errors for line in lines[n])]
            print(f"does not compile: {len(wrong)} of {len(bugs)}", flush=True)
            for path, text in originals.items():
                path.write_bytes(text)
            if not wrong:
                sys.exit(texts)
            refused += wrong
            bugs = [b for b in bugs if b not in wrong]
        survivors = try_bugs(bugs, programs, given.seconds)
    finally:
        if not given.keep:
            for path, text in originals.items():
                path.write_bytes(text)
    print(f"{len(bugs)} bugs planted, {len(survivors)} survive: {survivors}")
    sys.exit(1 if survivors else 0)


if __name__ == "__main__":
    main()
