#!/usr/bin/env bash
# Installs eccforge for the action: the program of a release if the action's commit is that of the release, and otherwise from the
# source next to this file. A program whose SHA-256 is not that of the release, or not the expected one, is an error.
# Usage: install.sh REPOSITORY_URL REF DIR [SHA256]: the program becomes DIR/bin/eccforge. REF is the tag or commit of the action;
# SHA256 is the expected sum of the archive. Status 0 if the program is installed.
set -euo pipefail
repository=${1:?usage: install.sh REPOSITORY_URL REF DIR [SHA256]}
ref=${2-}
folder=${3:?usage: install.sh REPOSITORY_URL REF DIR [SHA256]}
expected=${4-}
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' "$source/Cargo.toml" | head -n 1)
tag=v$version
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

from_source() {
  echo "install.sh: $1; the program is built from source"
  if [ -n "$expected" ]; then echo "install.sh: a program built here cannot have the expected SHA-256" >&2; exit 1; fi
  cargo install --locked --path "$source/cli" --root "$folder"
  exit
}

case "$(uname -s)-$(uname -m)" in
  Linux-x86_64) machine=x86_64-unknown-linux-gnu ;;
  Linux-aarch64) machine=aarch64-unknown-linux-gnu ;;
  *) from_source "no release has a program for this machine" ;;
esac

# A branch or a later commit has the version of the last release, but not its program.
if [ "$ref" != "$tag" ]; then
  tagged=$(git ls-remote --tags "$repository" "$tag" "$tag^{}" 2> "$work/why" | tail -n 1 | cut -f 1) || tagged=
  if [ -z "$tagged" ] || [ "$ref" != "$tagged" ]; then from_source "$ref is not the release $tag"; fi
fi
archive=eccforge-$version-$machine.tar.gz
fetch() { curl --fail --silent --show-error --location --retry 3 --output "$work/$1" "$repository/releases/download/$tag/$1" 2> "$work/why"; }
fetch "$archive" || from_source "the release $tag has no $archive"
fetch "$archive.sha256" || { echo "install.sh: $archive has no SHA-256: $(cat "$work/why")" >&2; exit 1; }

sum=$(sha256sum "$work/$archive" | cut -d ' ' -f 1)
stated=$(cut -d ' ' -f 1 "$work/$archive.sha256")
if [ "$sum" != "$stated" ] || [ "$sum" != "${expected:-$sum}" ]; then
  echo "install.sh: $archive has the SHA-256 $sum, expected ${expected:-$stated}" >&2
  exit 1
fi
tar -xzf "$work/$archive" -C "$work"
mkdir -p "$folder/bin"
cp "$work/eccforge-$version-$machine/bin/eccforge" "$folder/bin/eccforge"
echo "install.sh: installed the program of the release $tag"
