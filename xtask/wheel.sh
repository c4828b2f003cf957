#!/bin/sh
# Makes the wheel of a Python package. Usage: wheel.sh FOLDER OUT [LIBRARY MODULE]. Needs python3 with venv.
# maturin compiles it, on Linux with zig as the linker for glibc 2.28, so that the wheel runs on distributions from 2018 on. With
# LIBRARY, the module's extension as cargo has built it, nothing is compiled: maturin names the wheel, and `wheel` packs it.
set -eu
tools=$(cd "$(dirname "$0")" && pwd)/python-tools.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
manifest=$1/Cargo.toml
if [ $# -eq 2 ]; then
    "$work/venv/bin/pip" install -q -c "$tools" maturin ziglang auditwheel
    set -- "$1" "$2" --profile wheel
    if [ "$(uname)" = Linux ]; then set -- "$@" --zig --compatibility manylinux_2_28; fi
    manifest=$1/Cargo.toml out=$2
    shift 2
    # maturin finds zig as a module of the Python of this environment.
    PATH=$work/venv/bin:$PATH "$work/venv/bin/maturin" build -q "$@" -m "$manifest" -o "$out"
    if [ "$(uname)" = Linux ]; then
        # The wheel needs no newer symbol than its name promises.
        "$work/venv/bin/auditwheel" show "$out"/*.whl | tee "$work/audit"
        tr '\n' ' ' < "$work/audit" | grep -q 'consistent with the following platform tag: *"manylinux_2_\(1[0-9]\|2[0-8]\)_'
    fi
    exit
fi
"$work/venv/bin/pip" install -q -c "$tools" maturin wheel
"$work/venv/bin/maturin" pep517 write-dist-info -m "$manifest" --metadata-directory "$work/wheel" > /dev/null
cp -R "$1/python/." "$work/wheel"
cp "$3" "$work/wheel/$4/_native.abi3.so"
mkdir -p "$2"
"$work/venv/bin/python" -m wheel pack -d "$2" "$work/wheel" > /dev/null
