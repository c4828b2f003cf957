#!/bin/sh
# Tries the C library and the Python wheel of an unpacked archive. Usage: dist-check.sh UNPACKED WORK.
set -eu
tools=$(cd "$(dirname "$0")" && pwd)/python-tools.txt
example=$(cd "$(dirname "$0")/../codecs/bindings/c/examples" && pwd)/protect.c
unpacked=$1
work=$2

PKG_CONFIG_PATH=$unpacked/lib/pkgconfig
export PKG_CONFIG_PATH
# shellcheck disable=SC2046  # flags are words
cc -o "$work/protect" "$example" $(pkg-config --define-prefix --cflags --libs eccforge)
LD_LIBRARY_PATH=$unpacked/lib "$work/protect"

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q -c "$tools" numpy "$unpacked"/python/*.whl
cd "$work"
"$work/venv/bin/python" - <<'PY'
import eccforge
import eccforge.embed
import eccforge_embed

facts = eccforge.Scheme.builtin("trio").facts()
assert facts, "the analysis works"
assert eccforge_embed is eccforge.embed, "the former name gives the new module"
PY
echo "library and wheel: ok"
