#!/bin/sh
# Type-checks files together as one module: typecheck.sh OUTDIR FILE…
# OUTDIR is what build.sh filled. SWIFT_VERSION chooses the language mode (5 by default), SWIFT_ISOLATION
# the isolation of code that says nothing (none by default).
set -eu

[ $# -ge 2 ] || { echo "usage: typecheck.sh OUTDIR FILE…" >&2; exit 64; }
out=$1
shift

# On Linux the compiler does without its driver, which takes a tenth of the time, where its macros lie beside it.
macros=$(dirname "$(readlink -f "$(command -v swiftc)")")/../lib/swift/host/plugins
if [ "$(uname -s)" = Linux ] && [ -d "$macros" ]; then
    set -- swiftc -frontend -typecheck -no-color-diagnostics -plugin-path "$macros" -plugin-path "$macros/testing" \
        -enable-objc-interop -disable-objc-attr-requires-foundation-module -import-module FoundationOnDarwin "$@"
else
    set -- swiftc -typecheck -wmo -Xfrontend -enable-objc-interop \
        -Xfrontend -disable-objc-attr-requires-foundation-module -Xfrontend -import-module -Xfrontend FoundationOnDarwin \
        "$@"
fi
[ "${SWIFT_ISOLATION:-nonisolated}" = nonisolated ] || set -- "$@" -default-isolation "$SWIFT_ISOLATION"
exec "$@" -parse-as-library -module-name App -swift-version "${SWIFT_VERSION:-5}" -I "$out"
