#!/bin/sh
# Writes the reference: a page for each command, made of its help text, and an index.
#
#   scripts/reference.sh [BINARY [FOLDER]]
#
# A test holds docs/reference equal to it.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
refactor=${1:-$root/.build/debug/refactor}
folder=${2:-$root/docs/reference}
# The help keeps to the width of the terminal.
COLUMNS=100
export COLUMNS

# The commands below one, with what each is for: those that the help lists under SUBCOMMANDS.
commands() {
    "$refactor" help "$@" | awk '
        /^SUBCOMMANDS:/ { inside = 1; next }
        inside && /^$/ { exit }
        inside && /^  [a-z]/ {
            if (name != "") print name "|" text
            name = $1; $1 = ""; if ($2 == "(default)") $2 = ""
            sub(/^ +/, ""); text = $0; next
        }
        inside { sub(/^ +/, ""); text = text (text == "" ? "" : " ") $0 }
        END { if (name != "") print name "|" text }'
}

page() {
    printf '%s `refactor %s`\n\n```text\n' "$1" "$2"
    # shellcheck disable=SC2086 # The name of a command may be two words.
    "$refactor" help $2
    printf '```\n'
}

rm -rf "$folder"
mkdir -p "$folder"
{
    printf '# Reference\n\nThe help of every command, as `refactor help COMMAND` prints it; `make reference` writes these pages.\n\n'
    printf '| command | what it does |\n|---|---|\n'
    commands | while IFS='|' read -r name text; do
        printf '| [`%s`](%s.md) | %s |\n' "$name" "$name" "$text"
    done
} >"$folder/README.md"
commands | while IFS='|' read -r name text; do
    {
        page '#' "$name"
        commands "$name" | while IFS='|' read -r inner _; do
            echo
            page '##' "$name $inner"
        done
    } >"$folder/$name.md"
done
