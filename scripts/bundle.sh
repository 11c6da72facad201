#!/bin/sh
# Makes an artifact bundle, from which SwiftPM takes a program that is built already:
#
#   scripts/bundle.sh FOLDER.artifactbundle VERSION TRIPLES=BINARY…
#
# TRIPLES are the machines that a binary runs on, separated by commas: x86_64-unknown-linux-gnu=.build/release/refactor
set -eu

if [ $# -lt 3 ]; then
    echo "usage: scripts/bundle.sh FOLDER.artifactbundle VERSION TRIPLES=BINARY…" >&2
    exit 2
fi
bundle=$1
version=$2
shift 2

rm -rf "$bundle"
mkdir -p "$bundle"
variants=""
for variant in "$@"; do
    triples=${variant%%=*}
    binary=${variant#*=}
    if [ "$triples" = "$variant" ] || [ ! -x "$binary" ]; then
        echo "bundle: '$variant' is no variant; give TRIPLES=BINARY with a program that is there" >&2
        exit 2
    fi
    first=${triples%%,*}
    mkdir -p "$bundle/$first/bin"
    # A copy that shares its bytes where that is possible: a debug build has hundreds of megabytes.
    ln "$binary" "$bundle/$first/bin/refactor" 2>/dev/null || cp "$binary" "$bundle/$first/bin/refactor"
    list=$(printf '%s' "$triples" | sed 's/,/", "/g')
    variants="$variants${variants:+,}
        { \"path\": \"$first/bin/refactor\", \"supportedTriples\": [\"$list\"] }"
done

cat >"$bundle/info.json" <<END
{
  "schemaVersion": "1.0",
  "artifacts": {
    "refactor": {
      "type": "executable",
      "version": "$version",
      "variants": [$variants
      ]
    }
  }
}
END
