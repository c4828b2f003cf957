#!/bin/sh
# Builds the library and installs header, static and shared library and pkg-config file: install.sh PREFIX [CARGO_ARGS..]
set -eu
mkdir -p "${1:?usage: install.sh PREFIX [CARGO_ARGS..]}/include" "$1/lib/pkgconfig"
prefix=$(cd "$1" && pwd)
shift
cd "$(dirname "$0")/../../.."
cargo build --release -p eccforge-c "$@"
target=${CARGO_TARGET_DIR:-target}
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
cp codecs/bindings/c/include/eccforge.h "$prefix/include/"
cp "$target/release/libeccforge.a" "$prefix/lib/"
# Programs load libeccforge.so.MAJOR, the name that the library bears; the linker looks for the one without a version.
cp "$target/release/libeccforge.so" "$prefix/lib/libeccforge.so.$version"
ln -sf "libeccforge.so.$version" "$prefix/lib/libeccforge.so.${version%%.*}"
ln -sf "libeccforge.so.${version%%.*}" "$prefix/lib/libeccforge.so"
sed -e "s|@PREFIX@|$prefix|" -e "s|@VERSION@|$version|" codecs/bindings/c/eccforge.pc.in > "$prefix/lib/pkgconfig/eccforge.pc"
