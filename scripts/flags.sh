#!/bin/sh
# Prints what 'swift build' is given besides for a small program on this machine:
#
#   scripts/flags.sh [static]
#
# With 'static', Swift's own libraries go into it, so that it runs where no Swift is.
set -eu

case "$(uname -s)" in
Darwin)
    # Swift's libraries are part of the system.
    if [ "${1:-}" = static ]; then echo "--arch arm64 --arch x86_64"; fi
    ;;
*)
    resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')
    if [ "${1:-}" = static ] && [ -d "${resources}_static/linux" ]; then printf '%s ' --static-swift-stdlib; fi
    linker=$(dirname "$(command -v swiftc)")/ld.lld
    if [ -x "$linker" ] || [ -x "${resources%/lib/swift}/bin/ld.lld" ]; then
        echo "-Xswiftc -use-ld=lld -Xlinker $(cd "$(dirname "$0")" && pwd)/small.ld -Xlinker --no-eh-frame-hdr"
    fi
    ;;
esac
