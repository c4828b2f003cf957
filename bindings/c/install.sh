#!/bin/sh
# Builds the library and installs header, static and shared library and pkg-config file: install.sh PREFIX [CARGO_ARGS..]
set -eu
prefix=${1:?usage: install.sh PREFIX}
shift
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../.."
cargo build --release -p eccforge-c "$@"
target=${CARGO_TARGET_DIR:-target}
mkdir -p "$prefix/include" "$prefix/lib/pkgconfig"
cp bindings/c/include/eccforge.h "$prefix/include/"
cp "$target/release/libeccforge.a" "$target/release/libeccforge.so" "$prefix/lib/"
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
sed -e "s|@PREFIX@|$prefix|" -e "s|@VERSION@|$version|" bindings/c/eccforge.pc.in > "$prefix/lib/pkgconfig/eccforge.pc"
