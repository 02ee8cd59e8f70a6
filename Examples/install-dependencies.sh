#!/usr/bin/env bash
# Installs the system packages that HabitFlow needs and that are missing here, and says which.
# usage: Examples/install-dependencies.sh [PACKAGE OF DEBIAN...]
# Packages that are named are installed too, where there is apt-get.
set -euo pipefail

# The libraries of Package.swift, those that libarchive is linked with, and fonts for text in any language. What shows
# reminders is left to the person, who may have no desktop here: Debian's libnotify-bin, of which a line at the end tells.
debian=(
  pkg-config libsqlite3-dev libcairo2-dev libpango1.0-dev libpng-dev libsixel-dev
  libarchive-dev nettle-dev liblzma-dev libzstd-dev libbz2-dev zlib1g-dev
  libpq-dev
  fonts-dejavu-core fonts-noto-cjk fonts-noto-color-emoji
  "$@"
)
homebrew=(pkgconf sqlite cairo pango libpng libsixel libarchive libpq)

say() { printf 'install-dependencies: %s\n' "$*" >&2; }

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    say "to install packages one must be root, or have sudo; as root run: $*"
    return 77
  fi
}

with_apt() {
  local missing=() package
  for package in "${debian[@]}"; do
    dpkg-query --show --showformat='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  if [ "${#missing[@]}" -eq 0 ]; then return; fi
  say "installing with apt-get: ${missing[*]}"
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 \
    "${missing[@]}" >/dev/null
}

with_brew() {
  local missing=() package
  for package in "${homebrew[@]}"; do
    brew list --versions "$package" >/dev/null 2>&1 || missing+=("$package")
  done
  if [ "${#missing[@]}" -eq 0 ]; then return; fi
  say "installing with brew: ${missing[*]}"
  brew install --quiet "${missing[@]}"
}

if ! command -v swift >/dev/null; then
  say "there is no Swift; install 6.2 or later from https://www.swift.org/install"
  exit 69
fi
if command -v apt-get >/dev/null; then
  with_apt
  command -v notify-send >/dev/null || say "optional, for 'habit remind' to show notifications: libnotify-bin"
elif command -v brew >/dev/null; then
  with_brew
elif ! pkg-config --exists sqlite3 pangocairo libpng libsixel libarchive libpq; then
  say "neither apt-get nor brew is here; install the development files of SQLite, Cairo, Pango, libpng, libsixel, libarchive and libpq, and pkg-config"
  exit 69
fi
