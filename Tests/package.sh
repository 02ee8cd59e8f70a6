#!/usr/bin/env bash
# Builds the Debian package, lets lintian look at it, installs it in a bare Debian and runs what it brings.
# usage: Tests/package.sh
# It needs root, for the bare Debian; what is missing for that is installed.
set -euo pipefail
cd "$(dirname "$0")/.."
say() { printf 'package: %s\n' "$*" >&2; }

Examples/install-dependencies.sh lintian debootstrap
package=$(Examples/package.sh)
say "built $(basename "$package"), $(du -k "$package" | cut -f1) KiB"
lintian --allow-root --fail-on error,warning "$package"

root=$(mktemp -d)
chmod 755 "$root"
trap 'umount -l "$root/proc" "$root/dev" 2>/dev/null || true; rm -rf --one-file-system "$root"' EXIT
# shellcheck source=/dev/null
codename=$(. /etc/os-release && printf '%s' "$VERSION_CODENAME")
debootstrap --variant=minbase --include=ca-certificates "$codename" "$root" >"$root.log" || { cat "$root.log" >&2; exit 1; }
rm -f "$root.log" "$root/etc/apt/sources.list"
# Packages come from where this machine gets them.
cp -a /etc/apt/. "$root/etc/apt/"
for place in /usr/share/keyrings /usr/local/share/ca-certificates /etc/ssl/certs; do
  if [ -d "$place" ]; then mkdir -p "$root$place" && cp -a "$place/." "$root$place/"; fi
done
cp /etc/resolv.conf /etc/hosts "$root/etc/" 2>/dev/null || true
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
cp "$package" "$root/tmp/habitflow.deb"

inside() { chroot "$root" env HOME=/root LANG=C.UTF-8 HABIT_NOW=2026-03-05T09:30 bash -c "$1"; }
inside 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
  -o Dpkg::Use-Pty=0 /tmp/habitflow.deb fonts-dejavu-core >/dev/null'
# shellcheck disable=SC2016
inside '
  set -e
  habit add Read --start 2026-02-01 && habit check read && habit && habit doctor
  habit heatmap read -o /tmp/x.png -o /tmp/x.pdf -o /tmp/x.svg && head -c 4 /tmp/x.png | grep -q PNG
  habit export json -o /tmp/x.json && habit import json /tmp/x.json --home /tmp/other
  habit sync status 2>&1 | grep -q "meets no others"
  # A minimal Debian leaves manuals and documents out of what it unpacks, but the package has them.
  dpkg-deb -c /tmp/habitflow.deb >/tmp/list
  for file in man/man1/habit.1.gz bash-completion/completions/habit zsh/vendor-completions/_habit \
    fish/vendor_completions.d/habit.fish doc/habitflow/copyright doc/habitflow/schema/today.json; do
    grep -q "usr/share/$file" /tmp/list || { echo "no $file"; exit 1; }
  done
  test -s /usr/share/bash-completion/completions/habit
  DEBIAN_FRONTEND=noninteractive apt-get remove -y -qq habitflow >/dev/null; test ! -e /usr/bin/habit'
say 'installed in a bare Debian, run and removed'
