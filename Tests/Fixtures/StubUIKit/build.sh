#!/bin/sh
# Builds the stub modules into OUTDIR: build.sh OUTDIR
set -eu

[ $# -eq 1 ] || { echo "usage: build.sh OUTDIR" >&2; exit 64; }
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)

# Each module may import those before it. The bodies are never compiled: these modules cannot run.
build() {
    swiftc -emit-module -module-name "$1" -parse-as-library -swift-version 5 -I "$out" \
        -Xfrontend -enable-objc-interop \
        -Xfrontend -disable-objc-attr-requires-foundation-module \
        -Xfrontend -experimental-skip-all-function-bodies \
        -o "$out/$1.swiftmodule" "$2"/*.swift
}

for module in ObjectiveC FoundationOnDarwin UIKit CoreLocation; do build "$module" "$here/$module"; done
cp -R "$here"/../StubLibraries/Clang/* "$out"
for folder in "$here"/../StubLibraries/Modules/*; do build "$(basename "$folder")" "$folder"; done
