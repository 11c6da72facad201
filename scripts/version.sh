#!/bin/sh
# Prints the version of the program, which stands in one place; with a version, makes that the next one:
#
#   scripts/version.sh          0.1.0
#   scripts/version.sh 0.2.0    the program says 0.2.0, and what was unreleased becomes its section of the changelog
#
# It commits nothing and prints how to go on.
set -eu

cd "$(dirname "$0")/.."
place=Sources/RefactorCLI/Console/ProgramVersion.swift

if [ $# -eq 0 ]; then
    sed -n 's/.*static let text = "\(.*\)".*/\1/p' $place
    exit
fi

version=$1
if ! printf '%s\n' "$version" | grep -Eq '^[0-9]+\.[0-9]+\.[0-9]+$'; then
    echo "version: '$version' is none; give one such as 0.2.0" >&2
    exit 2
fi
if grep -q "^## $version\$" CHANGELOG.md; then
    echo "version: CHANGELOG.md has a section '## $version' already; give the next version" >&2
    exit 2
fi
unreleased=$(awk '/^## /{ inside = $0 == "## Unreleased" } inside && /^- /{ count++ } END { print count + 0 }' CHANGELOG.md)
if [ "$unreleased" -eq 0 ]; then
    echo "version: nothing stands under '## Unreleased' in CHANGELOG.md; there is nothing to release" >&2
    exit 1
fi

temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
awk -v version="$version" '{ print } $0 == "## Unreleased" { print ""; print "## " version }' CHANGELOG.md >"$temporary/changelog"
sed "s/static let text = \".*\"/static let text = \"$version\"/" $place >"$temporary/place"
cat "$temporary/changelog" >CHANGELOG.md
cat "$temporary/place" >$place

echo "$version: $unreleased changes. Read CHANGELOG.md, then:"
echo "  git commit -am 'Version $version' && git tag -a v$version -m 'Version $version'"
echo "  git push --follow-tags"
