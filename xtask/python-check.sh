#!/bin/sh
# Makes the wheel of a Python package, installs it into an environment of its own and runs its tests.
# Usage: python-check.sh FOLDER MODULE LIBRARY [PACKAGE...]: the extension as cargo has built it, and other packages that its tests
# need. Needs python3 with venv.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$1
module=$2
library=$3
shift 3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q -c "$here/python-tools.txt" matplotlib mypy numpy pandas pandas-stubs pytest "$@"
"$here/wheel.sh" "$folder" "$work/wheels" "$library" "$module"
"$work/venv/bin/pip" install -q -c "$here/python-tools.txt" "$work"/wheels/*.whl
"$work/venv/bin/python" -m pytest -q -p no:cacheprovider "$folder/tests"
# The stub says what the module is.
MYPY_CACHE_DIR="$work/mypy" "$work/venv/bin/python" -m mypy.stubtest "$module"
echo "Python module $module: ok"
