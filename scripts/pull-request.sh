#!/bin/sh
# Prints, in Markdown, what a branch does to the modules of an app:
#
#   scripts/pull-request.sh BASE [FOLDER]
#
# BASE is a commit, FOLDER the app's folder below the working folder; the other side is what lies there now. The text
# begins with a mark by which scripts/comment.sh finds the comment again. REFACTOR is the program, if not the one on the path.
set -eu

base=${1:?"usage: scripts/pull-request.sh BASE [FOLDER]"}
folder=${2:-.}
refactor=${REFACTOR:-refactor}

if ! git rev-parse --verify --quiet "$base^{commit}" >/dev/null; then
    echo "pull-request: there is no commit '$base'; fetch it (actions/checkout with fetch-depth: 0)" >&2
    exit 2
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/base"
git archive "$base" . | tar -x -C "$work/base"

# A side that has no module yet is an empty graph.
graph() {
    if [ -d "$1" ] && "$refactor" graph "$1" --format json -o "$2" 2>"$work/fault"; then return; fi
    if [ -d "$1" ] && ! grep -q 'no module and no screen' "$work/fault"; then
        cat "$work/fault" >&2
        exit 1
    fi
    printf '{"schema": 1, "root": ".", "modules": [], "services": [], "edges": []}\n' >"$2"
}

echo '<!-- refactor: modules -->'
echo '### Modules'
echo
graph "$work/base/$folder" "$work/base.json"
graph "$folder" "$work/head.json"

status=0
"$refactor" graph --diff "$work/base.json" "$work/head.json" >"$work/difference" || status=$?
case $status in
0)
    echo 'This changes no module, and nothing between modules.'
    exit
    ;;
1) ;;
*) exit 1 ;;
esac

# A comment holds 65,536 characters.
echo '```text'
head -c 20000 "$work/difference"
echo '```'
if "$refactor" graph --diff "$work/base.json" "$work/head.json" -o "$work/difference.mmd" >/dev/null 2>&1 || [ $? -eq 1 ]; then
    if [ -f "$work/difference.mmd" ] && [ "$(wc -c <"$work/difference.mmd")" -lt 40000 ]; then
        printf '\n<details><summary>The picture</summary>\n\n```mermaid\n'
        cat "$work/difference.mmd"
        printf '```\n\n</details>\n'
    fi
fi
