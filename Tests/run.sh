#!/usr/bin/env bash
# Installs what is missing and runs the whole test suite; the test runner's closing line is the last.
# usage: Tests/run.sh [OPTIONS OF swift test]
# HABIT_SHARED names the folder with real files of other trackers; ../shared is taken if it is there.
set -euo pipefail
cd "$(dirname "$0")/.."

Examples/install-dependencies.sh
if [ -z "${HABIT_SHARED:-}" ] && [ -d ../shared ]; then
  HABIT_SHARED=$(cd ../shared && pwd)
  export HABIT_SHARED
fi
exec swift test "$@"
