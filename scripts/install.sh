#!/bin/sh
# Puts a built program where a shell finds it, with its manual and what completes its commands:
#
#   scripts/install.sh BINARY PREFIX [GENERATOR]
#
# GENERATOR is swift-argument-parser's generate-manual; without one it is looked for beside the binary.
set -eu

if [ $# -lt 2 ]; then
    echo "usage: scripts/install.sh BINARY PREFIX [GENERATOR]" >&2
    exit 2
fi
binary=$1
prefix=$2
generator=${3:-$(dirname "$binary")/generate-manual}
for program in "$binary" "$generator"; do
    if [ ! -x "$program" ]; then
        echo "install: there is no program '$program'; 'make install' builds it" >&2
        exit 1
    fi
done

share=$prefix/share
bash=$share/bash-completion/completions
zsh=$share/zsh/site-functions
fish=$share/fish/vendor_completions.d
for folder in "$prefix/bin" "$share/man/man1" "$bash" "$zsh" "$fish"; do
    mkdir -p "$folder"
done

# Without what only a debugger reads.
install -s -m 755 "$binary" "$prefix/bin/refactor"
"$binary" --generate-completion-script bash >"$bash/refactor"
"$binary" --generate-completion-script zsh >"$zsh/_refactor"
"$binary" --generate-completion-script fish >"$fish/refactor.fish"

# The date of a page is that of the last change, so that the same sources give the same pages.
date=$(git -C "$(dirname "$0")" log -1 --format=%cs 2>/dev/null || echo 2026-01-01)
rm -f "$share/man/man1/refactor".*
"$generator" "$(cd "$(dirname "$binary")" && pwd)/$(basename "$binary")" --multi-page --date "$date" \
    --output-directory "$share/man/man1"
