#!/usr/bin/env bash
# Builds a Debian package of HabitFlow and prints its path.
# usage: Examples/package.sh [FOLDER]
# It is written into FOLDER, by default .build. Install it with 'apt install ./habitflow_*.deb'.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=${1:-.build}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

Examples/install-dependencies.sh dpkg-dev binutils
built=$(Examples/build-release.sh)
version=$("$built/habit" --version)
version=${version#habit }-1
architecture=$(dpkg --print-architecture)
# The same sources give the same package.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH

# Who builds a package to give on names themself, as for other packages of Debian.
maintainer="${DEBFULLNAME:-HabitFlow} <${DEBEMAIL:-habitflow@localhost}>"

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
root=$stage/root
put() { # MODE SOURCE TARGET
  install -D -m "$1" "$2" "$root/$3"
}
made() { # TARGET COMMAND...
  local target=$root/$1
  shift
  mkdir -p "$(dirname "$target")"
  "$@" >"$target"
  chmod 644 "$target"
}

for program in habit habit-draw habit-exchange habit-sync; do
  put 755 "$built/$program" "usr/bin/$program"
  strip --remove-section=.comment --remove-section=.note "$root/usr/bin/$program"
done
made usr/share/man/man1/habit.1 "$built/habit" man
for program in habit-draw habit-exchange habit-sync; do
  made "usr/share/man/man1/$program.1" printf '.so man1/habit.1\n'
done
made usr/share/bash-completion/completions/habit "$built/habit" completions bash
made usr/share/zsh/vendor-completions/_habit "$built/habit" completions zsh
made usr/share/fish/vendor_completions.d/habit.fish "$built/habit" completions fish
document=usr/share/doc/habitflow
put 644 README.md "$document/README.md"
for schema in Examples/schema/*.json; do put 644 "$schema" "$document/schema/${schema##*/}"; done
for example in weekly-summary.sh readme-badge.sh obsidian-daily-note.sh; do
  put 755 "Examples/$example" "$document/examples/$example"
done
put 644 Examples/tmux/habit.conf "$document/examples/tmux.conf"
put 644 Examples/waybar/config.jsonc "$document/examples/waybar.jsonc"
made "$document/copyright" cat <<EOF
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: HabitFlow

Files: *
Copyright: 2026 the authors of HabitFlow
License: none-yet
 No licence has been chosen yet, and no permission is granted here.
 .
 It holds the runtime of Swift, under the Apache License 2.0 with the Runtime
 Library Exception, the GNU C Library and the C++ library of GCC, and SQLite, libarchive, libsixel, nettle, liblzma, libzstd,
 libbz2 and zlib under the licences that their packages in Debian name.
EOF
made "$document/changelog.Debian" cat <<EOF
habitflow ($version) unstable; urgency=medium

  * Built from the sources.

 -- $maintainer  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
EOF
gzip -9n "$root/$document/changelog.Debian" "$root/usr/share/man/man1/"*.1
# The daily commands start in half the time without a loader, and need nothing of the system but its kernel.
made usr/share/lintian/overrides/habitflow cat <<EOF
habitflow: statically-linked-binary [usr/bin/habit]
habitflow: statically-linked-binary [usr/bin/habit-exchange]
# SQLite, libarchive and zlib are in the executables for the same reason.
habitflow: embedded-library *
# Built without position independence, which costs a third of the start.
habitflow: hardening-no-pie *
# Without DEBEMAIL there is nobody to write to.
habitflow: bogus-mail-host *
habitflow: bogus-mail-host-in-debian-changelog *
# The first package closes no report.
habitflow: initial-upload-closes-no-bugs *
EOF

# The libraries that the executables load, as packages of Debian.
mkdir -p "$stage/debian"
printf 'Source: habitflow\n\nPackage: habitflow\nArchitecture: any\n' >"$stage/debian/control"
depends=$(cd "$stage" && dpkg-shlibdeps -O root/usr/bin/* 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
mkdir -p "$root/DEBIAN"
cat >"$root/DEBIAN/control" <<EOF
Package: habitflow
Version: $version
Section: utils
Priority: optional
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --exclude DEBIAN "$root" | cut -f1)
Depends: $depends
Recommends: fonts-dejavu-core | fonts-freefont-ttf
Suggests: fonts-noto-cjk, fonts-noto-color-emoji, libnotify-bin, cron
Description: track habits and todos in the terminal, and draw them
 A check-in takes one word and a few milliseconds, streaks are judged fairly,
 and years become heatmaps, charts and reports as PNG, SVG, PDF and HTML.
 Everything works offline on one SQLite file; devices meet on a PostgreSQL
 server. Histories of other habit trackers can be brought along.
EOF
(cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
find "$root" -type d -exec chmod 755 {} +
package=$folder/habitflow_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zxz --build "$root" "$package" >/dev/null
printf '%s\n' "$package"
