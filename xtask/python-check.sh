#!/bin/sh
# Installs a Python package of the repository by `pip install`, as its users do, into an environment of its own, and runs its tests
# and the notebook there. Usage: python-check.sh [--library LIBRARY] FOLDER MODULE [PACKAGE...]: other packages that its tests need.
# With LIBRARY, the module's extension as cargo has built it, a wheel of it is installed, and nothing is compiled. Needs python3 with venv.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
library=
if [ "$1" = --library ]; then
    library=$2
    shift 2
fi
folder=$1
module=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q -c "$here/python-tools.txt" matplotlib mypy numpy pandas pandas-stubs pytest "$@"
if [ -n "$library" ]; then
    "$here/wheel.sh" "$folder" "$work/wheel" "$library" "$module"
    "$work/venv/bin/pip" install -q "$work"/wheel/*.whl
else
    # The profile of the tests takes a fraction of the time of `wheel`. The build environment has the pinned maturin, too.
    PIP_CONSTRAINT=$here/python-tools.txt CARGO_TARGET_DIR=$here/../target MATURIN_PEP517_ARGS='--profile dev' \
        "$work/venv/bin/pip" install -q "$here/../$folder"
fi
"$work/venv/bin/python" -m pytest -q -p no:cacheprovider "$folder/tests"
# The stub says what the module is.
MYPY_CACHE_DIR="$work/mypy" "$work/venv/bin/python" -m mypy.stubtest "$module"
echo "Python module $module: ok"
