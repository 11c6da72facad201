#!/bin/sh
# Installs Graphviz, which draws pictures: nothing else needs it, and no part of it is needed to build. Asks nothing.
set -eu

has_graphviz() {
    case "$(uname -s)" in
    Darwin) ls /opt/homebrew/lib/libgvc*.dylib /usr/local/lib/libgvc*.dylib /opt/local/lib/libgvc*.dylib ;;
    *) { ldconfig -p || /sbin/ldconfig -p; } | grep 'libgvc\.so' ;;
    esac >/dev/null 2>&1
}

if has_graphviz; then
    exit 0
fi

case "$(uname -s)" in
Darwin)
    if ! command -v brew >/dev/null 2>&1; then
        echo "setup: install Homebrew first (https://brew.sh), then run this again" >&2
        exit 1
    fi
    brew install --quiet graphviz
    ;;
Linux)
    if ! command -v apt-get >/dev/null 2>&1; then
        echo "setup: install Graphviz with your package manager" >&2
        exit 1
    fi
    as_root=""
    if [ "$(id -u)" -ne 0 ]; then
        as_root="sudo -n"
    fi
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get update -qq
    $as_root apt-get install -y -qq graphviz >/dev/null
    ;;
*)
    echo "setup: $(uname -s) is not supported; Linux and macOS are" >&2
    exit 1
    ;;
esac
