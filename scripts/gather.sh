#!/bin/sh
# Makes what follows from the archives of a release, which may come from several machines:
#
#   scripts/gather.sh FOLDER
#
#   refactor-VERSION.artifactbundle.zip   the program for SwiftPM's binaryTarget
#   refactor-plugin-VERSION.zip           the package of the plugin, 'swift package refactor', which names that bundle
#   refactor.rb                           a Homebrew formula
#   notes.md                              the section of the changelog
#   SHA256SUMS
#
# RELEASE_URL is where the files will be found.
set -eu

folder=${1:?"usage: scripts/gather.sh FOLDER"}
folder=$(cd "$folder" && pwd)
cd "$(dirname "$0")/.."
version=$(sh scripts/version.sh)
address=${RELEASE_URL:-https://example.com/refactor/releases/download/v$version}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

set --
for archive in "$folder/refactor-$version"-*.tar.gz; do
    [ -f "$archive" ] || { echo "gather: '$folder' has no archive of version $version" >&2; exit 1; }
    tar -xzf "$archive" -C "$work"
    name=$(basename "$archive" .tar.gz)
    triple=${name#"refactor-$version-"}
    case $triple in
    apple-macosx) triples=arm64-apple-macosx,x86_64-apple-macosx ;;
    *) triples=$triple ;;
    esac
    set -- "$@" "$triples=$work/$name/bin/refactor"
done

# The same files give the same archive: sorted, of one day.
zipped() {
    find "$1" -exec touch -t 202601010000 {} +
    rm -f "$2"
    (cd "$work" && find "$(basename "$1")" -type f | LC_ALL=C sort | TZ=UTC zip -q -X "$2" -@)
}
sums() {
    if command -v sha256sum >/dev/null 2>&1; then sha256sum "$@"; else shasum -a 256 "$@"; fi
}

bundle=$folder/refactor-$version.artifactbundle.zip
sh scripts/bundle.sh "$work/refactor.artifactbundle" "$version" "$@"
zipped "$work/refactor.artifactbundle" "$bundle"

mkdir -p "$work/refactor-plugin"
cp -R plugin/Plugins plugin/README.md "$work/refactor-plugin/"
checksum=$(sums "$bundle" | cut -d ' ' -f 1)
sed "s|path: \"refactor.artifactbundle\"|url: \"$address/$(basename "$bundle")\", checksum: \"$checksum\"|" \
    plugin/Package.swift >"$work/refactor-plugin/Package.swift"
zipped "$work/refactor-plugin" "$folder/refactor-plugin-$version.zip"

sh scripts/formula.sh "$folder" "$version" "$address" >"$folder/refactor.rb"
awk -v version="$version" '/^## /{ inside = $0 == "## " version; next } inside' CHANGELOG.md >"$folder/notes.md"
cd "$folder"
sums refactor-*.tar.gz refactor-*.zip refactor.rb >SHA256SUMS
ls -l refactor-*.tar.gz refactor-*.zip refactor.rb SHA256SUMS | awk '{ print $5, $NF }'
