#!/bin/sh
# Installs the library into a folder of its own, then builds and runs the example by make (shared and static) and CMake.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$here/install.sh" "$work/prefix"
export LD_LIBRARY_PATH="$work/prefix/lib"
cp "$here"/examples/* "$work"
make -s -C "$work" PREFIX="$work/prefix" CFLAGS=-Werror protect protect-static
"$work/protect"
env -u LD_LIBRARY_PATH "$work/protect-static"
g++ -x c++ -Wall -Wextra -Werror -fsyntax-only -I"$work/prefix/include" "$here/include/eccforge.h"
if command -v cmake > /dev/null; then
  PKG_CONFIG_PATH="$work/prefix/lib/pkgconfig" cmake -S "$work" -B "$work/build" > /dev/null
  cmake --build "$work/build" > /dev/null
  "$work/build/protect"
elif [ "${CI:-}" = true ]; then
  echo "cmake is missing" >&2
  exit 1
else
  echo "not run with cmake: it is not installed"
fi
echo "C interface: ok"
