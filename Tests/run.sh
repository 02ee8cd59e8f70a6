#!/usr/bin/env bash
# Installs what is missing and runs the whole test suite; the test runner's closing line is the last.
# usage: Tests/run.sh [OPTIONS OF swift test]
# HABIT_SHARED names the folder with real files of other trackers; ../shared is taken if it is there.
set -euo pipefail
cd "$(dirname "$0")/.."

# PDF is read with Poppler, outlines with librsvg, and pages are tested in Debian's Chromium, driven from Python.
# Reminders are sent to a stand-in for a desktop, and their timers are looked at by systemd and run by cron. Devices meet
# on servers of PostgreSQL that the tests start. Lines are completed in real shells and terminals. Without all these those tests are skipped.
Examples/install-dependencies.sh chromium librsvg2-bin poppler-utils python3-venv \
  cron libnotify-bin postgresql python3-dbusmock systemd zsh fish tmux groff mandoc shellcheck curl
browser=.build/browser
if [ -x /usr/bin/chromium ] && ! "$browser/bin/python" -c 'import axe_playwright_python' 2>/dev/null; then
  if ! /usr/bin/python3 -m venv --clear "$browser" ||
    ! "$browser/bin/pip" install --quiet --disable-pip-version-check 'axe-playwright-python==0.1.8'; then
    # Half an environment would look like a whole one.
    rm -rf "$browser"
    echo 'run.sh: what drives the browser could not be installed; pages are not tested' >&2
  fi
fi

# What is exported is read with the libraries of PyPI that other people's programs read it with.
formats=.build/formats
if ! "$formats/bin/python" -c 'import icalendar, jsonschema' 2>/dev/null; then
  if ! /usr/bin/python3 -m venv --clear "$formats" ||
    ! "$formats/bin/pip" install --quiet --disable-pip-version-check 'icalendar==7.3.2' 'jsonschema==4.26.0'; then
    rm -rf "$formats"
    echo 'run.sh: what reads exported files could not be installed; their formats are not checked' >&2
  fi
fi

if [ -z "${HABIT_SHARED:-}" ] && [ -d ../shared ]; then
  HABIT_SHARED=$(cd ../shared && pwd)
  export HABIT_SHARED
fi
exec swift test "$@"
