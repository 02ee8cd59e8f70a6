#!/usr/bin/env bash
# Measures HabitFlow against C programs that do the least of the same work, whole processes in turn, and prints each
# ratio beside its bound. It ends with 1 if a bound is missed.
# usage: Tests/Benchmarks/run.sh [ROUNDS]
set -euo pipefail
cd "$(dirname "$0")/../.."

rounds=${1:-51}
few=5
Examples/install-dependencies.sh
built=$(Examples/build-release.sh)
work=$(mktemp -d "${TMPDIR:-/tmp}/habitflow-benchmarks.XXXXXX")
trap 'rm -rf "$work"' EXIT

compile() { # NAME PACKAGES...
  local name=$1 libraries=()
  shift
  if [ $# -gt 0 ]; then read -r -a libraries <<<"$(pkg-config --cflags --libs "$@")"; fi
  "${CC:-clang}" -O2 -Wall -Wextra -Werror "Tests/Benchmarks/$name.c" -o "$work/$name" \
    ${libraries[@]+"${libraries[@]}"} -lm
}
compile race
compile line
compile heat pangocairo libpng
compile history sqlite3
compile write sqlite3

# Thursday 2026-03-05. The histories end the day before, so that a check-in writes.
export HABIT_NOW=2026-03-05T12:00 LC_ALL=C.UTF-8
yesterday=20516
habit=$built/habit
"$work/history" "$work/year.db" 50 365 $yesterday
"$work/history" "$work/decade.db" 50 3650 $yesterday
"$work/history" "$work/score.db" 50 7300 $yesterday
for history in year decade score; do
  "$habit" --home "$work/$history" import loop "$work/$history.db" >/dev/null
done

missed=0
report() { # NAME VALUE BOUND UNIT
  local verdict=ok
  if ! awk -v value="$2" -v bound="$3" 'BEGIN { exit !(value <= bound) }'; then
    verdict=MISSED
    missed=1
  fi
  printf '%-52s %8.2f  bound %6.2f  %-14s %s\n' "$1" "$2" "$3" "$4" "$verdict"
}
race() { "$work/race" "$@" >"$work/result"; }
median() { sed -n "$1p" "$work/result" | cut -d' ' -f1; }
kibibytes() { sed -n "$1p" "$work/result" | cut -d' ' -f3; }
ratio() { awk -v value="$1" -v yardstick="$2" 'BEGIN { printf "%.4f", value / yardstick }'; }

race "$rounds" -- "$work/line" -- "$habit" --version
report 'habit --version' "$(ratio "$(median 2)" "$(median 1)")" 4 'x C line'

# Each check-in is taken back before the next.
race "$rounds" -- "$work/line" \
  -- "$habit" --home "$work/decade" check 'Habit 1' -- "$habit" --home "$work/decade" uncheck 'Habit 1' \
  -- "$habit" --home "$work/year" check 'Habit 1' -- "$habit" --home "$work/year" uncheck 'Habit 1' \
  -- "$habit" --home "$work/decade" today -- "$habit" --home "$work/year" today
report 'habit check, 50 habits x 10 years' "$(ratio "$(median 2)" "$(median 1)")" 9 'x C line'
report 'habit check, 10 years against 1' "$(ratio "$(median 2)" "$(median 4)")" 1.3 'x 1 year'
report 'habit today, 50 habits x 10 years' "$(ratio "$(median 6)" "$(median 1)")" 9 'x C line'
report 'habit today, 10 years against 1' "$(ratio "$(median 6)" "$(median 7)")" 1.3 'x 1 year'

# Each round has a copy of the store of its own, in which no standing is kept yet, so that every day is judged.
for ((round = 0; round < few; round++)); do
  for history in decade score; do cp -R "$work/$history" "$work/$history-$round"; done
done
race "$few" -- "$habit" --home "$work/decade-{}" stats --json -- "$habit" --home "$work/score-{}" stats --json
rm -rf "$work"/decade-[0-9]* "$work"/score*
report 'all streaks and strengths, 50 habits x 10 years' "$(ratio "$(median 1)" 1000)" 0.25 's'
report 'twice the history' "$(ratio "$(median 2)" "$(median 1)")" 2.2 'x the time'

race "$rounds" -- "$work/heat" "$work/yardstick.png" \
  -- "$habit" --home "$work/decade" heatmap 'Habit 2' --scale 1 -o "$work/heat.png"
report 'heatmap of a year, PNG' "$(ratio "$(median 2)" "$(median 1)")" 1.5 'x C with Cairo'

race "$rounds" -- "$work/line" -- "$habit" --home "$work/decade" heatmap 'Habit 2' -o "$work/heat.svg"
report 'heatmap of a year, SVG' "$(ratio "$(median 2)" "$(median 1)")" 10 'x C line'

race "$few" -- "$work/write" "$work/decade/habit.db" "$work/written-{}.db" \
  -- "$habit" --home "$work/import-{}" import loop "$work/decade.db"
report 'import of 182,500 check-ins' "$(ratio "$(median 2)" "$(median 1)")" 2.5 'x C rows'
report 'memory of that import' "$(ratio "$(kibibytes 2)" "$(($(wc -c <"$work/decade.db") / 1024))")" 3 'x the file'

exit "$missed"
