#!/bin/sh
# Builds the running UIKit into OUTDIR: build.sh OUTDIR
set -eu

[ $# -eq 1 ] || { echo "usage: build.sh OUTDIR" >&2; exit 64; }
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)

for module in UIKit CoreLocation; do
    swiftc -emit-module -emit-library -static -module-name "$module" -parse-as-library -swift-version 5 \
        -suppress-warnings -I "$out" -o "$out/lib$module.a" "$here/$module"/*.swift
done
