#!/bin/sh
# `cargo xtask faults [WORD...]`: rules broken on purpose (mutation analysis: DeMillo, Lipton, Sayward, Computer 11(4), 1978). Each patch under
# policy/*/tests/faults whose name contains one of the words, or each of all, is applied to a copy of the committed files. The test that the
# patch names must fail; one that does not end within ten minutes fails too.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
copy=$root/target/faults
remove() { git -C "$root" worktree remove --force "$copy"; }
# An earlier run may have left it behind.
remove 2> /dev/null || true
git -C "$root" worktree add --quiet --detach --force "$copy"
trap remove EXIT

chosen() {
    name=$(basename "$1")
    shift
    [ $# -gt 0 ] || return 0
    for word; do
        case $name in *"$word"*) return 0 ;; esac
    done
    return 1
}

unnoticed=
for room in gpu memory; do
    for patch in "$root/policy/$room"/tests/faults/*.patch; do
        chosen "$patch" "$@" || continue
        test=$(sed -n 's/^test: //p' "$patch")
        git -C "$copy" apply "$patch"
        status=0
        (cd "$copy" && timeout 600 cargo test --quiet --tests --no-fail-fast --package "eccforge-$room" --target-dir "$root/target" "$test") \
            > "$root/target/faults.log" 2>&1 || status=$?
        git -C "$copy" apply --reverse "$patch"
        if [ $status = 0 ]; then
            unnoticed="$unnoticed
$patch"
        elif [ $status != 124 ] && ! grep -q 'test result: FAILED' "$root/target/faults.log"; then
            cat "$root/target/faults.log"
            echo "$patch does not compile" >&2
            exit 1
        fi
        echo "$(basename "$patch" .patch): $([ $status = 0 ] && echo 'NOT NOTICED' || echo noticed by "$test")"
    done
done
[ -z "$unnoticed" ] || { echo "the test passes with:$unnoticed" >&2; exit 1; }
