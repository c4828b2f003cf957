#!/bin/sh
# Builds the wheel, installs it into an environment of its own and runs its tests. Needs python3 with venv.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q -c "$here/../../../xtask/python-tools.txt" maturin mypy numpy pytest
"$work/venv/bin/maturin" build -q --release -m "$here/Cargo.toml" -o "$work/wheels"
"$work/venv/bin/pip" install -q "$work"/wheels/*.whl
"$work/venv/bin/python" -m pytest -q -p no:cacheprovider "$here/tests"
# The stub says what the module is.
MYPY_CACHE_DIR="$work/mypy" "$work/venv/bin/python" -m mypy.stubtest eccforge_embed
echo "Python interface: ok"
