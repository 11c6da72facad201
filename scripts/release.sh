#!/bin/sh
# Makes a release for this machine in dist/: an archive with program, manual and completions, and with scripts/gather.sh
# all that follows from it.
#
#   scripts/release.sh [BINARY]
#
# Without a BINARY it builds one, stripped and with Swift's libraries inside where the toolchain has them.
#
# TAG        such as v0.2.0: refuses unless that is the version, and it has a section in CHANGELOG.md
# CONFIG     release, or debug to try this script
# OUTPUT     the folder, if not dist
# GENERATOR  swift-argument-parser's generate-manual, if it is built already
set -eu

cd "$(dirname "$0")/.."
version=$(sh scripts/version.sh)
config=${CONFIG:-release}
output=${OUTPUT:-dist}

if [ -n "${TAG:-}" ] && [ "$TAG" != "v$version" ]; then
    echo "release: the tag is $TAG, and the program says $version; tag it v$version" >&2
    exit 1
fi
if ! grep -q "^## $version\$" CHANGELOG.md; then
    if [ -n "${TAG:-}" ]; then
        echo "release: CHANGELOG.md has no section '## $version'; scripts/version.sh makes one" >&2
        exit 1
    fi
    echo "release: CHANGELOG.md has no section '## $version' yet, so this is a trial and not to be published" >&2
fi

case "$(uname -s)" in
Darwin) triple=apple-macosx ;;
*) triple=$(uname -m)-unknown-linux-gnu ;;
esac

binary=${1:-}
if [ -z "$binary" ]; then
    flags=$(sh scripts/flags.sh static)
    # shellcheck disable=SC2086 # The flags are words.
    swift build -c "$config" --product refactor $flags
    # shellcheck disable=SC2086
    binary=$(swift build -c "$config" --show-bin-path $flags)/refactor
fi
if [ -z "${GENERATOR:-}" ]; then
    swift build --product generate-manual
    GENERATOR=$(swift build --show-bin-path)/generate-manual
fi

rm -rf "$output"
stage=$output/refactor-$version-$triple
sh scripts/install.sh "$binary" "$stage" "$GENERATOR"
cp LICENSE README.md CHANGELOG.md "$stage/"

# The same files give the same archive: sorted, of nobody, of one day.
find "$stage" -exec touch -t 202601010000 {} +
if tar --version 2>/dev/null | grep -q GNU; then
    tar -C "$output" --sort=name --owner=0 --group=0 --numeric-owner -cf - "$(basename "$stage")"
else
    tar -C "$output" --uid 0 --gid 0 -cf - "$(basename "$stage")"
fi | gzip -9n >"$stage.tar.gz"
rm -rf "$stage"

sh scripts/gather.sh "$output"
