#!/bin/sh
# Installs the library into a folder of its own, then builds and runs against it: the test of the interface, the example of
# the README, and the example program by make (shared and static) and CMake. `check.sh PREFIX` also keeps the installation.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$here/install.sh" "${1:-$work/prefix}"
prefix=$(cd "${1:-$work/prefix}" && pwd)
export LD_LIBRARY_PATH="$prefix/lib" PKG_CONFIG_PATH="$prefix/lib/pkgconfig"
strict="-std=c99 -Wall -Wextra -pedantic -Werror"

awk '/^```$/ { on = 0 } on; /^```c$/ { on = 1 }' "$here/README.md" > "$work/readme.c"
cp "$here/tests/interface.c" "$work"
for compiler in gcc clang; do
  for program in readme interface; do
    # Flags are words.
    # shellcheck disable=SC2046,SC2086
    $compiler $strict "$work/$program.c" $(pkg-config --cflags --libs eccforge) -o "$work/$program-$compiler"
    "$work/$program-$compiler"
  done
done
g++ -x c++ -Wall -Wextra -Werror -fsyntax-only -I"$prefix/include" "$here/include/eccforge.h"

cp "$here"/examples/* "$work"
make -s -C "$work" PREFIX="$prefix" CFLAGS=-Werror protect protect-static
"$work/protect"
env -u LD_LIBRARY_PATH "$work/protect-static"
cmake -S "$work" -B "$work/build" > "$work/cmake.log" || { cat "$work/cmake.log" >&2; exit 1; }
cmake --build "$work/build" > "$work/cmake.log" || { cat "$work/cmake.log" >&2; exit 1; }
env -u LD_LIBRARY_PATH "$work/build/protect"

# A program names the library with its major version, and needs neither the name without one nor the header to run.
version=$(pkg-config --modversion eccforge)
readelf -d "$work/protect" | grep -q "NEEDED.*\[libeccforge\.so\.${version%%.*}\]"
rm "$prefix/lib/libeccforge.so"
"$work/protect" > "$work/run.log"
ln -s "libeccforge.so.${version%%.*}" "$prefix/lib/libeccforge.so"
echo "C interface: ok"
