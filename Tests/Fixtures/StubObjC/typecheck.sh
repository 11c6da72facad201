#!/bin/sh
# Type-checks Objective-C files, each on its own: typecheck.sh FOLDER… FILE…
# Headers are looked up here, then in the folders. CLANG chooses the compiler (the one beside swift by default), MODULES
# the folder that keeps compiled headers for the next run (none by default).
set -eu

[ $# -ge 1 ] || { echo "usage: typecheck.sh FOLDER… FILE…" >&2; exit 64; }
here=$(cd "$(dirname "$0")" && pwd)

if [ -z "${CLANG:-}" ]; then
    swift=$(command -v swift || true)
    CLANG=$(dirname "${swift:-/usr/bin/swift}")/clang
    [ -x "$CLANG" ] || CLANG=$(xcrun -f clang)
fi

# Each argument goes to the end of the list again, folders as an option.
left=$#
while [ "$left" -gt 0 ]; do
    argument=$1
    shift
    if [ -d "$argument" ]; then set -- "$@" "-I$argument"; else set -- "$@" "$argument"; fi
    left=$((left - 1))
done

if [ -n "${MODULES:-}" ]; then
    modules=$MODULES
else
    modules=$(mktemp -d)
    trap 'rm -rf "$modules"' EXIT
fi

"$CLANG" -fsyntax-only -x objective-c -std=gnu11 -fobjc-arc -target arm64-apple-ios15.0 -nostdinc \
    -fmodules -fmodules-cache-path="$modules" \
    -Wall -Wextra -Wno-unused-parameter -Wnullability-completeness -Wundeclared-selector \
    -ferror-limit=0 -fno-color-diagnostics -I "$here" "$@"
