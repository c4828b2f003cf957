#!/bin/sh
# Makes the wheel of a Python package. Usage: wheel.sh FOLDER OUT [LIBRARY MODULE]. Needs python3 with venv.
# maturin compiles it; with LIBRARY, the module's extension as cargo has built it, nothing is compiled: maturin says what the
# wheel is, and `wheel` packs it.
set -eu
tools=$(cd "$(dirname "$0")" && pwd)/python-tools.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q -c "$tools" maturin wheel
manifest=$1/Cargo.toml
if [ $# -eq 2 ]; then
    "$work/venv/bin/maturin" build -q --release -m "$manifest" -o "$2"
    exit
fi
"$work/venv/bin/maturin" pep517 write-dist-info -m "$manifest" --metadata-directory "$work/wheel" > /dev/null
cp -R "$1/python/." "$work/wheel"
cp "$3" "$work/wheel/$4/_native.abi3.so"
mkdir -p "$2"
"$work/venv/bin/python" -m wheel pack -d "$2" "$work/wheel" > /dev/null
