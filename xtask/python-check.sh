#!/bin/sh
# Builds the wheel of a Python package, installs it into an environment of its own and runs its tests.
# Usage: python-check.sh FOLDER MODULE [PACKAGE...]: other packages that its tests need. Needs python3 with venv.
set -eu
tools=$(cd "$(dirname "$0")" && pwd)/python-tools.txt
folder=$1
module=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q -c "$tools" maturin mypy numpy pandas pandas-stubs pytest "$@"
"$work/venv/bin/maturin" build -q --release -m "$folder/Cargo.toml" -o "$work/wheels"
"$work/venv/bin/pip" install -q -c "$tools" "$work"/wheels/*.whl
"$work/venv/bin/python" -m pytest -q -p no:cacheprovider "$folder/tests"
# The stub says what the module is.
MYPY_CACHE_DIR="$work/mypy" "$work/venv/bin/python" -m mypy.stubtest "$module"
echo "Python module $module: ok"
