#!/bin/sh
# Installs what the package needs beside a Swift toolchain: Graphviz with its headers, and pkg-config. Asks nothing.
set -eu

if command -v pkg-config >/dev/null 2>&1 && pkg-config --exists libgvc; then
    exit 0
fi

case "$(uname -s)" in
Darwin)
    if ! command -v brew >/dev/null 2>&1; then
        echo "setup: install Homebrew first (https://brew.sh), then run this again" >&2
        exit 1
    fi
    brew install --quiet graphviz pkg-config
    ;;
Linux)
    if ! command -v apt-get >/dev/null 2>&1; then
        echo "setup: install the development package of Graphviz and pkg-config with your package manager" >&2
        exit 1
    fi
    as_root=""
    if [ "$(id -u)" -ne 0 ]; then
        as_root="sudo -n"
    fi
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get update -qq
    $as_root apt-get install -y -qq libgraphviz-dev pkg-config >/dev/null
    ;;
*)
    echo "setup: $(uname -s) is not supported; Linux and macOS are" >&2
    exit 1
    ;;
esac
