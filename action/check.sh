#!/bin/sh
# Runs `eccforge check` on every scheme file that differs from a commit, and prints the result as Markdown.
# Usage: check.sh BASE. Status 0 if all files are as they say, 1 if one is not, 2 if git or eccforge cannot run.
set -eu
base=${1:?usage: check.sh BASE}
eccforge=${ECCFORGE:-eccforge}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

git diff --name-only --diff-filter=d -z "$base" -- '*.yaml' '*.yml' > "$work/changed" || exit 2
status=0
checked=0
echo '### eccforge check'
while IFS= read -r file; do
  # Other files end in .yaml too: a scheme file says so at the beginning of a line.
  grep -q '^eccforge:' "$file" || continue
  checked=$((checked + 1))
  code=0
  "$eccforge" check "$file" > "$work/out" 2>&1 || code=$?
  case $code in
    0) verdict='holds' ;;
    1) verdict='**a claim does not hold**' status=1 ;;
    *) verdict='**is no valid scheme**' status=1 ;;
  esac
  printf '\n<details><summary><code>%s</code>: %s</summary>\n\n```text\n' "$file" "$verdict"
  cat "$work/out"
  printf '```\n\n</details>\n'
done <<LIST
$(tr '\0' '\n' < "$work/changed")
LIST
printf '\n%s scheme files checked against `%s`.\n' "$checked" "$base"
exit "$status"
