#!/usr/bin/env bash
# Runs `eccforge check` on every file of a scheme or of stages that differs from a commit, or that names a file that does, and
# prints the result as Markdown. No file outside the repository is read, and eccforge gets no variable of the environment.
# Usage: check.sh BASE. Status 0 if all files are as they say, 1 if one is not, 2 if git or eccforge cannot run.
set -eo pipefail
base=${1:?usage: check.sh BASE}
eccforge=$(command -v "${ECCFORGE:-eccforge}") || { echo "check.sh: eccforge is not installed" >&2; exit 2; }
root=$(git rev-parse --show-toplevel) || exit 2
cd "$root"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if ! commit=$(git rev-parse --verify --quiet --end-of-options "$base^{commit}"); then
  echo "check.sh: there is no commit $base" >&2
  exit 2
fi
git diff --name-only --no-renames -z "$commit" > "$work/changed" || exit 2
git ls-files -z -- ':(icase)*.yaml' ':(icase)*.yml' ':(icase)*.yaml *' ':(icase)*.yml *' > "$work/yaml" || exit 2

# Text for HTML.
escaped() { sed -e 's/&/\&amp;/g' -e 's/</\&lt;/g' -e 's/>/\&gt;/g'; }

# Names of changed files, one a line: a file that has one of these words may read that file.
declare -A changed
: > "$work/names"
while IFS= read -r -d '' file; do
  changed["$file"]=1
  printf '%s\n' "${file##*/}" >> "$work/names"
done < "$work/changed"

# Files with the key `eccforge` or `eccforge-stages` at the start of a line, or, with a number, in braces.
key="[\"']?eccforge(-stages)?[\"']?[[:space:]]*:"
form="^($(printf '\357\273\277'))?$key|(^|[{,])[[:space:]]*$key[[:space:]]*[\"']?[0-9]"
files=()
while IFS= read -r -d '' file; do
  if [ -f "./$file" ] && LC_ALL=C grep -qE -e "$form" "./$file"; then files+=("$file"); fi
done < "$work/yaml"

# A matrix that changes changes the schemes that name it, and these the stages that name them.
declare -A affected
grown=1
while [ "$grown" = 1 ]; do
  grown=0
  grep -v '^$' "$work/names" > "$work/words" || true
  for file in "${files[@]}"; do
    if [ -z "${affected["$file"]}" ] && { [ -n "${changed["$file"]}" ] || grep -qFf "$work/words" "./$file"; }; then
      affected["$file"]=1
      grown=1
      printf '%s\n' "${file##*/}" >> "$work/names"
    fi
  done
done

# The files before the change, inside the repository: eccforge reads no file outside it.
before="$(git rev-parse --absolute-git-dir)/eccforge-before.$$"
trap 'rm -rf "$work" "$before"' EXIT
mkdir "$before"
git archive "$commit" | tar -xf - -C "$before"
before=${before#"$PWD/"}

status=0
checked=0
echo '### eccforge check'
for file in "${files[@]}"; do
  [ -n "${affected["$file"]}" ] || continue
  checked=$((checked + 1))
  code=0
  env -i PATH="$PATH" "$eccforge" check --within . "./$file" > "$work/out" 2>&1 || code=$?
  case $code in
    0) verdict='holds' ;;
    1) verdict='**a claim does not hold**' status=1 ;;
    *) verdict='**is no valid scheme**' status=1 ;;
  esac
  name=$(printf '%s' "${file//$'\n'/\\n}" | escaped)
  # Three lines about the change, for a scheme of one stage that was valid before.
  if [ "$code" -lt 2 ] && [ -f "$before/$file" ]; then
    env -i PATH="$PATH" "$eccforge" check --within . --diff "./$before/$file" "./$file" --format markdown 2> /dev/null \
      | awk '/^```/ { within = !within; if (within) print ""; next } within' || true
  fi
  printf '\n<details><summary><code>%s</code>: %s</summary>\n\n<pre>\n' "$name" "$verdict"
  # The message of one file does not fill the comment.
  head -c 8000 "$work/out" | escaped
  printf '</pre>\n\n</details>\n'
done
printf '\n%s scheme files checked against `%s`.\n' "$checked" "$commit"
exit "$status"
