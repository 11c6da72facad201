#!/bin/sh
# Writes a comment on a pull request with GitHub's 'gh', or writes the one anew that it wrote before:
#
#   scripts/comment.sh OWNER/NAME NUMBER FILE
#
# The first line of FILE is a mark, <!-- … -->, by which the comment is found. A first comment that nothing changed is
# not written.
set -eu

if [ $# -ne 3 ]; then
    echo "usage: scripts/comment.sh OWNER/NAME NUMBER FILE" >&2
    exit 2
fi
comments=repos/$1/issues/$2/comments
file=$3
mark=$(head -n 1 "$file")
case "$mark" in
'<!-- '*' -->') ;;
*)
    echo "comment: '$file' does not begin with a mark such as <!-- refactor: modules -->" >&2
    exit 2
    ;;
esac

found=$(gh api "$comments" --paginate --jq ".[] | select(.body | startswith(\"$mark\")) | .id" | head -n 1)
if [ -n "$found" ]; then
    gh api --method PATCH "repos/$1/issues/comments/$found" -F "body=@$file" --silent
    echo "wrote comment $found anew"
elif grep -q 'This changes no module' "$file"; then
    echo "nothing to say"
else
    gh api --method POST "$comments" -F "body=@$file" --silent
    echo "wrote a comment"
fi
