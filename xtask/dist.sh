#!/bin/sh
# `cargo xtask dist`: all that people take away in one archive, target/dist/eccforge-VERSION-MACHINE.tar.gz with its SHA-256, and a trial of
# it where nothing of the repository is. The explorer's page is built before.
# Usage: dist.sh VERSION [PYTHON_LIBRARY]. With the extension for Python as the tests have built it, the libraries are those of the
# tests too, as is the program, and nothing is compiled.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
name=eccforge-$1-$(rustc -vV | sed -n 's/^host: //p')
dist=$root/target/dist
stage=$dist/$name
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rm -rf "$stage" "$dist/c"
mkdir -p "$stage/bin"
cd "$root"

if [ $# -eq 1 ]; then
    profile=release
    cargo build --release --quiet --package eccforge --features gpu
    cp target/release/eccforge "$stage/bin"
else
    profile=dev
    cp target/debug/eccforge "$stage/bin"
fi
"$stage/bin/eccforge" help man --out "$stage/share/man/man1"
complete() {
    mkdir -p "$(dirname "$stage/share/$2")"
    "$stage/bin/eccforge" help completions "$1" > "$stage/share/$2"
}
complete bash bash-completion/completions/eccforge
complete zsh zsh/site-functions/_eccforge
complete fish fish/vendor_completions.d/eccforge.fish

# Where the library says that it is; `pkg-config --define-prefix` says where it is.
DESTDIR=$dist/c codecs/bindings/c/install.sh /usr/local --profile "$profile"
cp -a "$dist/c/usr/local/." "$stage"
xtask/wheel.sh python "$stage/python" ${2:+"$2" eccforge}
cp target/eccforge-explorer.html "$stage"
cp CHANGELOG.md LICENSE-MIT LICENSE-APACHE "$stage"
cp xtask/archive.txt "$stage/README.md"
# Tracked files that the documents name; the documents link to them from the same folders as in the repository.
git ls-files -z docs examples matrices .cargo verify/published verify/models | tar --null -T - -cf - | tar -xf - -C "$stage"
# The page with the help of every command is made, not tracked.
"$stage/bin/eccforge" help reference > "$stage/docs/commands.md"
# Every link works in the archive.
lychee=$root/target/tools/bin/lychee
if [ -x "$lychee" ]; then
    find "$stage/README.md" "$stage/docs" -name '*.md' -exec "$lychee" --offline --include-fragments --no-progress {} +
else
    echo "NOT RUN: links of the archive: cargo xtask setup installs lychee" >&2
fi

# No text of the archive names a folder of the machine that made it.
if grep -rlI "$root" "$stage"; then
    echo "these files of the archive name $root" >&2
    exit 1
fi

# Equal byte for byte for equal files: names in order, no owners, the time of the last commit.
cd "$dist"
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$(git log -1 --format=%ct)" -I 'gzip -n -9' -cf "$name.tar.gz" "$name"
sha256sum "$name.tar.gz" > "$name.tar.gz.sha256"

# The program in a root that has it, the libraries that it loads, and nothing else.
bare=$work/bare
mkdir "$bare"
tar -xf "$name.tar.gz" -C "$bare"
ldd "$bare/$name/bin/eccforge" | grep -o '/[^ ]*' | while read -r library; do
    mkdir -p "$bare$(dirname "$library")"
    cp -L "$library" "$bare$library"
done
inside() {
    env -i unshare --map-root-user --root "$bare" --wd "/$name" "/$name/bin/eccforge" "$@"
}
# The commands of the archive's README.
sed -n '/^```sh$/,/^```$/s|^bin/eccforge ||p' "$bare/$name/README.md" | while read -r line; do
    # shellcheck disable=SC2086  # a line is words
    (cd "$bare/$name" && inside $line > /dev/null < /dev/null)
done
inside reproduce --format csv | cmp - "$root/generated/reproduce/cells.csv"
inside check trio > /dev/null
inside check "/$name/verify/published/schemes/unity-on-die.yaml" > /dev/null
inside emit verilog duet --out /rtl > /dev/null
test -f "$bare/rtl/duet_dec.v"

# A C program against the library, and a Python environment with the wheel.
PKG_CONFIG_PATH=$bare/$name/lib/pkgconfig
export PKG_CONFIG_PATH
# shellcheck disable=SC2046  # flags are words
cc -o "$work/protect" "$root/codecs/bindings/c/examples/protect.c" $(pkg-config --define-prefix --cflags --libs eccforge)
LD_LIBRARY_PATH=$bare/$name/lib "$work/protect"
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q -c "$root/xtask/python-tools.txt" numpy "$bare/$name"/python/*.whl
cd "$work"
"$work/venv/bin/python" - << 'PY'
import eccforge
import eccforge.embed
import eccforge_embed

facts = eccforge.Scheme.builtin("trio").facts()
assert facts, "the analysis works"
assert eccforge_embed is eccforge.embed, "the former name gives the new module"
PY
echo "== $dist/$name.tar.gz: $(wc -c < "$dist/$name.tar.gz") bytes"
