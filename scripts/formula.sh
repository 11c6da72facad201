#!/bin/sh
# Prints a Homebrew formula for the archives of a release in a folder:
#
#   scripts/formula.sh FOLDER VERSION ADDRESS
#
# ADDRESS is where the archives will be found, without their names.
set -eu

if [ $# -ne 3 ]; then
    echo "usage: scripts/formula.sh FOLDER VERSION ADDRESS" >&2
    exit 2
fi
folder=$1
version=$2
address=$3

digest() {
    if command -v sha256sum >/dev/null 2>&1; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

# What Homebrew calls a kind of machine, and the triple in the name of its archive.
archive() {
    file=$folder/refactor-$version-$3.tar.gz
    [ -f "$file" ] || return 0
    printf '\n  on_%s do\n' "$1"
    if [ -n "$2" ]; then printf '    on_%s do\n  ' "$2"; fi
    printf '    url "%s/%s"\n' "$address" "$(basename "$file")"
    if [ -n "$2" ]; then printf '  '; fi
    printf '    sha256 "%s"\n' "$(digest "$file")"
    if [ -n "$2" ]; then printf '    end\n'; fi
    printf '  end\n'
}

cat <<END
class Refactor < Formula
  desc "Turns massive iOS view controllers into VIPER modules and draws module graphs"
  homepage "${address%/releases/*}"
  version "$version"
  license "MIT"
END
archive macos "" apple-macosx
archive linux intel x86_64-unknown-linux-gnu
archive linux arm aarch64-unknown-linux-gnu
cat <<'END'

  depends_on "graphviz"

  def install
    bin.install "bin/refactor"
    man1.install Dir["share/man/man1/*"]
    bash_completion.install "share/bash-completion/completions/refactor"
    zsh_completion.install "share/zsh/site-functions/_refactor"
    fish_completion.install "share/fish/vendor_completions.d/refactor.fish"
  end

  test do
    (testpath/"HomeController.swift").write <<~SWIFT
      import UIKit
      final class HomeController: UIViewController {}
    SWIFT
    assert_match "HomeController", shell_output("#{bin}/refactor plan HomeController.swift")
  end
end
END
