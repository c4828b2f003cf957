#!/bin/sh
# Builds the wheel of a Python package. Usage: wheel.sh FOLDER OUT. Needs python3 with venv.
set -eu
tools=$(cd "$(dirname "$0")" && pwd)/python-tools.txt
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q -c "$tools" maturin
"$work/venv/bin/maturin" build -q --release -m "$1/Cargo.toml" -o "$2"
