#!/usr/bin/env bash
# Builds HabitFlow and installs it for good.
# usage: Examples/install.sh [PREFIX]
# PREFIX is /usr/local for root and ~/.local for everybody else. To take it off again, remove the files that this lists.
set -euo pipefail
cd "$(dirname "$0")/.."

case "${1:-}" in
  -h | --help)
    sed -n '2,4s/^# //p' "$0"
    exit
    ;;
  -*)
    printf "install: there is no option '%s'; give a folder, such as ~/.local\n" "$1" >&2
    exit 64
    ;;
esac
if [ "$(id -u)" -eq 0 ]; then prefix=${1:-/usr/local}; else prefix=${1:-$HOME/.local}; fi

Examples/install-dependencies.sh
built=$(Examples/build-release.sh)

put() { # MODE SOURCE TARGET
  mkdir -p "$(dirname "$3")"
  # Written beside and renamed, so that a program that runs keeps its file.
  install -m "$1" "$2" "$3.new"
  mv -f "$3.new" "$3"
  printf '%s\n' "$3"
}

for program in habit habit-draw habit-exchange habit-sync; do
  put 755 "$built/$program" "$prefix/bin/$program"
done

page=$(mktemp)
trap 'rm -f "$page"' EXIT
put_page() { # TARGET WORDS...
  local target=$1
  shift
  "$built/habit" "$@" >"$page"
  put 644 "$page" "$target"
}
put_page "$prefix/share/man/man1/habit.1" man
put_page "$prefix/share/bash-completion/completions/habit" completions bash
put_page "$prefix/share/zsh/site-functions/_habit" completions zsh
put_page "$prefix/share/fish/vendor_completions.d/habit.fish" completions fish

case ":$PATH:" in
  *":$prefix/bin:"*) ;;
  *) printf 'install: add %s to your PATH\n' "$prefix/bin" >&2 ;;
esac
