#!/bin/sh
# Type-checks files together as one module: typecheck.sh OUTDIR FILE…
# OUTDIR is what build.sh filled. SWIFT_VERSION chooses the language mode (5 by default).
set -eu

[ $# -ge 2 ] || { echo "usage: typecheck.sh OUTDIR FILE…" >&2; exit 64; }
out=$1
shift

exec swiftc -typecheck -wmo -parse-as-library -module-name App \
    -swift-version "${SWIFT_VERSION:-5}" -I "$out" \
    -Xfrontend -enable-objc-interop \
    -Xfrontend -disable-objc-attr-requires-foundation-module \
    -Xfrontend -import-module -Xfrontend FoundationOnDarwin \
    "$@"
