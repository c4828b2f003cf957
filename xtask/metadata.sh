#!/bin/sh
# Validates CITATION.cff, the forms for issues and the GitHub Action against their schemas. Needs python3 with venv.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The two validators need different versions of one package.
for tool in cffconvert check-jsonschema; do
    python3 -m venv "$work/$tool"
    "$work/$tool/bin/pip" install -q -c xtask/python-tools.txt "$tool"
done
"$work/cffconvert/bin/cffconvert" --validate -i CITATION.cff
schema() { "$work/check-jsonschema/bin/check-jsonschema" --builtin-schema "vendor.github-$1" "$2"; }
schema actions action/action.yml
schema issue-config .github/ISSUE_TEMPLATE/config.yml
for form in .github/ISSUE_TEMPLATE/*.yml; do
    if [ "${form##*/}" != config.yml ]; then schema issue-forms "$form"; fi
done
