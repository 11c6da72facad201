#!/bin/sh
# Type-checks files as a module of their own, Feature, and then one of an app that imports it: feature.sh OUTDIR USER FILE…
# OUTDIR is what build.sh filled; the module goes into the working folder.
set -eu

[ $# -ge 3 ] || { echo "usage: feature.sh OUTDIR USER FILE…" >&2; exit 64; }
out=$1
user=$2
shift 2

compile() {
    swiftc -wmo -parse-as-library -swift-version "${SWIFT_VERSION:-5}" -I "$out" -I . \
        -Xfrontend -enable-objc-interop \
        -Xfrontend -disable-objc-attr-requires-foundation-module \
        -Xfrontend -import-module -Xfrontend FoundationOnDarwin \
        "$@"
}

compile -typecheck -module-name Feature "$@"
# The bodies, which were checked, are not compiled: the stubs cannot run.
compile -emit-module -module-name Feature -o Feature.swiftmodule -Xfrontend -experimental-skip-all-function-bodies "$@"
compile -typecheck -module-name App "$user"
