#!/bin/sh
# Packs the published crates as `cargo publish` does, checks what each package contains, and installs the program from the
# packages in an empty folder. Needs python3. Usage: package.sh
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root"
cargo metadata --no-deps --format-version 1 > "$work/metadata.json"
# Packages by whether they are published; `publish = false` is an empty list of registries.
names() {
    python3 -c '
import json, sys
for package in json.load(open(sys.argv[1]))["packages"]:
    if (package["publish"] != []) == (sys.argv[2] == "published"):
        print(package["name"], package["version"])' "$work/metadata.json" "$1"
}
names published > "$work/published"
# shellcheck disable=SC2046  # names are words
cargo package --quiet --workspace --no-verify --allow-dirty $(names private | sed 's/ .*//; s/^/--exclude /')

# The packages lie next to each other in the empty folder, in place of the registry. The profile is that of the repository's
# tests, so that dependencies which it has compiled are not compiled again; the packages are not optimised.
empty=$work/empty
mkdir -p "$empty/.cargo"
cp rust-toolchain.toml "$empty"
sed -n '/^\[profile\.dev/,/^\[profile\.release/{/^\[profile\.release/!p}' Cargo.toml |
    sed -e '/^eccforge/s/opt-level = .*/opt-level = 0 }/' -e 's/^opt-level = .*/opt-level = 0/' > "$empty/.cargo/config.toml"
echo '[patch.crates-io]' >> "$empty/.cargo/config.toml"
while read -r name version; do
    package=$name-$version
    tar -xf "target/package/$package.crate" -C "$empty"
    for licence in LICENSE-MIT LICENSE-APACHE; do
        cmp "$licence" "$empty/$package/$licence"
    done
    readme=$(sed -n 's/^readme = "\(.*\)"$/\1/p' "$empty/$package/Cargo.toml")
    test -s "$empty/$package/${readme:-none}" || { echo "$package has no README" >&2; exit 1; }
    # crates.io takes 10 MB.
    size=$(wc -c < "target/package/$package.crate")
    test "$size" -le 10000000 || { echo "$package has $size bytes" >&2; exit 1; }
    echo "$name = { path = \"$empty/$package\" }" >> "$empty/.cargo/config.toml"
done < "$work/published"

cd "$empty/eccforge-$(sed -n 's/^eccforge //p' "$work/published")"
# The packages of the lock file come from the folder in place of the registry; other versions stay.
cargo metadata --format-version 1 > /dev/null
cargo install --quiet --debug --locked --path . --root "$work/installed" --target-dir "$root/target"
cd "$work"
env -i "$work/installed/bin/eccforge" reproduce --format csv | cmp - "$root/generated/reproduce/cells.csv"
env -i "$work/installed/bin/eccforge" emit verilog trio --out rtl > /dev/null
test -f rtl/trio_dec.v
echo "== $(wc -l < "$work/published") packages, and the program installed from them"
