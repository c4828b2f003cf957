#!/bin/sh
# Installs the library into a folder of its own, then builds and runs against it: the test of the interface, the example of
# the README, and the example program by make (shared and static) and CMake. `check.sh PREFIX` also keeps the installation.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The profile of the tests: they have built most of it.
"$here/install.sh" "${1:-$work/prefix}" --profile dev
prefix=$(cd "${1:-$work/prefix}" && pwd)
size=$(wc -c < "$prefix/lib/libeccforge.so")
[ "$size" -le 4000000 ] || { echo "libeccforge.so has $size bytes; at most 4000000 are wanted" >&2; exit 1; }
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
cp "$here/tests/stack.c" "$work"
# Flags are words.
# shellcheck disable=SC2046,SC2086
gcc -std=gnu11 -O1 -Wall -Wextra -Werror -pthread "$work/stack.c" $(pkg-config --cflags --libs eccforge) -o "$work/stack"
"$work/stack"
# The header alone, in the oldest and in newer languages.
echo '#include <eccforge.h>' > "$work/header.c"
for standard in c89 c11; do
  gcc "-std=$standard" -pedantic -Wall -Wextra -Werror -fsyntax-only -I"$prefix/include" "$work/header.c"
done
for standard in c++98 c++17; do
  g++ -x c++ "-std=$standard" -pedantic -Wall -Wextra -Werror -fsyntax-only -I"$prefix/include" "$work/header.c"
done

cp "$here"/examples/* "$work"
make -s -C "$work" PREFIX="$prefix" CFLAGS=-Werror protect protect-static
"$work/protect"
env -u LD_LIBRARY_PATH "$work/protect-static"
cmake -S "$work" -B "$work/build" "-DCMAKE_PREFIX_PATH=$prefix" > "$work/cmake.log" || { cat "$work/cmake.log" >&2; exit 1; }
cmake --build "$work/build" > "$work/cmake.log" || { cat "$work/cmake.log" >&2; exit 1; }
env -u LD_LIBRARY_PATH "$work/build/protect"
env -u LD_LIBRARY_PATH "$work/build/protect-static"

# Installation alone, with a cargo that only says for which machine it builds: DESTDIR, libdir, a target, a path with spaces
# and other marks, and a program that finds the library there.
mkdir "$work/fake"
cat > "$work/fake/cargo" << 'FAKE'
#!/bin/sh
triple=host
while [ $# -gt 0 ]; do [ "$1" = --target ] && triple=$2; shift; done
[ "$triple" = host ] && out=$CARGO_TARGET_DIR/release || out=$CARGO_TARGET_DIR/$triple/release
mkdir -p "$out"
for name in ${fake_kinds-libeccforge.a libeccforge.so}; do [ -f "$out/$name" ] || echo "$triple" > "$out/$name"; done
FAKE
chmod +x "$work/fake/cargo"
fake() { CARGO_TARGET_DIR="$work/fake target" PATH="$work/fake:$PATH" "$here/install.sh" "$@"; }
fake "$work/host"
fake "$work/cross" --locked --target riscv64gc-unknown-linux-gnu
[ "$(cat "$work/host/lib/libeccforge.so" "$work/cross/lib/libeccforge.so" "$work/cross/lib/libeccforge.a")" = "host
riscv64gc-unknown-linux-gnu
riscv64gc-unknown-linux-gnu" ] || { echo "install.sh --target installs another machine's libraries" >&2; exit 1; }
# A target without shared libraries: all is there, for static linking, and a target without any is refused before.
mkdir -p "$work/fake target/x86_64-unknown-linux-musl/release" "$work/fake target/riscv32im-unknown-none/release"
fake_kinds=libeccforge.a fake "$work/static" --target x86_64-unknown-linux-musl
[ ! -e "$work/static/lib/libeccforge.so" ] || { echo "another machine's shared library" >&2; exit 1; }
cp "$prefix/lib/libeccforge.a" "$work/static/lib/"
static=$(PKG_CONFIG_PATH="$work/static/lib/pkgconfig" pkg-config --cflags --libs eccforge)
# Flags are words.
# shellcheck disable=SC2086
gcc $strict "$work/readme.c" $static -o "$work/static-readme"
env -u LD_LIBRARY_PATH "$work/static-readme"
cmake -S "$work" -B "$work/static-build" "-DCMAKE_PREFIX_PATH=$work/static" > "$work/cmake.log" &&
  cmake --build "$work/static-build" > "$work/cmake.log" || { cat "$work/cmake.log" >&2; exit 1; }
env -u LD_LIBRARY_PATH "$work/static-build/protect"
if fake_kinds= fake "$work/none" --target riscv32im-unknown-none 2> "$work/refused.log"; then
  echo "an installation without a library" >&2; exit 1
fi
[ ! -e "$work/none" ] || { echo "half an installation" >&2; exit 1; }
if fake "$work/host" --libdir ../lib 2> "$work/refused.log"; then echo "a libdir outside of the prefix" >&2; exit 1; fi

odd="$work/odd path & more"
cp "$prefix/lib/libeccforge.a" "$prefix/lib/libeccforge.so" "$work/fake target/release/"
DESTDIR="$work/stage" fake "$odd" --libdir lib/multi-arch
[ ! -e "$odd" ] || { echo "DESTDIR is not heeded" >&2; exit 1; }
mv "$work/stage$odd" "$odd"
flags=$(PKG_CONFIG_PATH="$odd/lib/multi-arch/pkgconfig" pkg-config --cflags --libs eccforge)
# Quoted as pkg-config quotes them.
eval "gcc $strict \"$work/readme.c\" $flags -o \"$work/odd-readme\""
LD_LIBRARY_PATH="$odd/lib/multi-arch" "$work/odd-readme"
cmake -S "$work" -B "$work/odd-build" "-Deccforge_DIR=$odd/lib/multi-arch/cmake/eccforge" > "$work/cmake.log" &&
  cmake --build "$work/odd-build" > "$work/cmake.log" || { cat "$work/cmake.log" >&2; exit 1; }
env -u LD_LIBRARY_PATH "$work/odd-build/protect"

# A program names the library with its major version, and needs neither the name without one nor the header to run.
version=$(pkg-config --modversion eccforge)
readelf -d "$work/protect" | grep -q "NEEDED.*\[libeccforge\.so\.${version%%.*}\]"
rm "$prefix/lib/libeccforge.so"
"$work/protect" > "$work/run.log"
ln -s "libeccforge.so.${version%%.*}" "$prefix/lib/libeccforge.so"
echo "C interface: ok"
