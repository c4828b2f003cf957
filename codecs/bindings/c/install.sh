#!/bin/sh
# Builds the library and installs header, static and shared library, pkg-config file and CMake package:
#
#   install.sh PREFIX [--libdir DIR] [--target TRIPLE] [--profile NAME] [CARGO_ARGS..]
#
# DIR is relative to PREFIX: lib if not given, such as lib64 or lib/x86_64-linux-gnu. With DESTDIR in the environment files
# go to DESTDIR/PREFIX and name PREFIX, as packagers want. With --target the libraries are those of that machine;
# --profile chooses one of cargo's (release if not given).
set -eu
usage="usage: install.sh PREFIX [--libdir DIR] [--target TRIPLE] [--profile NAME] [CARGO_ARGS..]"
prefix=${1:?$usage}
shift
case $prefix in
  -*) echo "$usage" >&2; exit 2 ;;
  /*) ;;
  *) prefix=$PWD/$prefix ;;
esac
libdir=lib
triple=
profile=release
# What is left for cargo is put behind the arguments still to be read, and these are taken away.
count=$#
while [ "$count" -gt 0 ]; do
  argument=$1
  shift
  count=$((count - 1))
  case $argument in
    --libdir | --target | --profile)
      [ "$count" -gt 0 ] || { echo "$argument needs a value; $usage" >&2; exit 2; }
      case $argument in
        --libdir) libdir=$1 ;;
        --target) triple=$1 ;;
        *) profile=$1 ;;
      esac
      shift
      count=$((count - 1))
      ;;
    --libdir=*) libdir=${argument#*=} ;;
    --target=*) triple=${argument#*=} ;;
    --profile=*) profile=${argument#*=} ;;
    *) set -- "$@" "$argument" ;;
  esac
done
libdir=${libdir#"$prefix"/}
case $libdir in
  /* | .. | ../* | */..* | "") echo "--libdir $libdir: expected a folder below $prefix" >&2; exit 2 ;;
esac

cd "$(dirname "$0")/../../.."
cargo build --profile "$profile" -p eccforge-c ${triple:+--target "$triple"} "$@"
# Cargo keeps what its profile `dev` builds in `debug`.
[ "$profile" != dev ] || profile=debug
built=${CARGO_TARGET_DIR:-target}/${triple:+$triple/}$profile
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
major=${version%%.*}
# A target such as x86_64-unknown-linux-musl has no shared libraries.
[ -f "$built/libeccforge.a" ] || { echo "cargo built no $built/libeccforge.a; nothing is installed" >&2; exit 1; }
shared=
[ ! -f "$built/libeccforge.so" ] || shared=yes
lib=${DESTDIR:-}$prefix/$libdir
mkdir -p "${DESTDIR:-}$prefix/include" "$lib/pkgconfig" "$lib/cmake/eccforge"
cp codecs/bindings/c/include/eccforge.h "${DESTDIR:-}$prefix/include/"
cp "$built/libeccforge.a" "$lib/"
# Programs load libeccforge.so.MAJOR, the name that the library bears; the linker looks for the one without a version.
if [ "$shared" ]; then
  cp "$built/libeccforge.so" "$lib/libeccforge.so.$version"
  ln -sf "libeccforge.so.$version" "$lib/libeccforge.so.$major"
  ln -sf "libeccforge.so.$major" "$lib/libeccforge.so"
fi

# Fills in a template. Values reach awk through the environment, where no character of a path is special.
fill() {
  PREFIX=$prefix LIBDIR=$libdir VERSION=$version MAJOR=$major UP=$(printf %s "$libdir" | sed 's|[^/][^/]*|..|g') awk '
    function put(text, name, value,   at, out) {
      while ((at = index(text, name)) > 0) {
        out = out substr(text, 1, at - 1) value
        text = substr(text, at + length(name))
      }
      return out text
    }
    {
      split("PREFIX LIBDIR VERSION MAJOR UP", names, " ")
      for (i = 1; i <= 5; i++) $0 = put($0, "@" names[i] "@", ENVIRON[names[i]])
      print
    }' "codecs/bindings/c/$1"
}
# Without a shared library every program links what the static one needs.
fill eccforge.pc.in > "$lib/pkgconfig/eccforge.pc"
if [ ! "$shared" ]; then
  sed -i 's/-leccforge$/-leccforge ${static_libs}/' "$lib/pkgconfig/eccforge.pc"
fi
fill cmake/eccforgeConfig.cmake.in > "$lib/cmake/eccforge/eccforgeConfig.cmake"
fill cmake/eccforgeConfigVersion.cmake.in > "$lib/cmake/eccforge/eccforgeConfigVersion.cmake"
