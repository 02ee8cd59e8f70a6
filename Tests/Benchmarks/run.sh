#!/usr/bin/env bash
# Measures HabitFlow against C programs that do the least of the same work, whole processes in turn, and prints each
# ratio beside its bound. It ends with 1 if a bound is missed.
# usage: Tests/Benchmarks/run.sh [ROUNDS]
# HABIT_SHARED names the folder with yard/heat.c, the yardstick of pictures; ../shared is taken if it is there. What
# cannot be measured here is skipped, and said.
set -euo pipefail
cd "$(dirname "$0")/../.."

rounds=${1:-51}
few=5
work=$(mktemp -d "${TMPDIR:-/tmp}/habitflow-benchmarks.XXXXXX")
trap 'rm -rf "$work"' EXIT
# As people have it: what a linker wrote lies in memory in small pieces, and starts slower than a copy of it.
PATH=$work/bin:$PATH Examples/install.sh "$work" >/dev/null
habit=$work/bin/habit
if [ -z "${HABIT_SHARED:-}" ] && [ -d ../shared ]; then HABIT_SHARED=$(cd ../shared && pwd); fi

compile() { # PROGRAM FOLDER/NAME.c PACKAGES...
  local program=$1 source=$2 libraries=()
  shift 2
  if [ $# -gt 0 ]; then read -r -a libraries <<<"$(pkg-config --cflags --libs "$@")"; fi
  "${CC:-clang}" -O2 -Wall -Wextra -Werror "$source" -o "$work/$program" ${libraries[@]+"${libraries[@]}"} -lm
}
compile race Tests/Benchmarks/race.c
compile line Tests/Benchmarks/line.c
compile heat Tests/Benchmarks/heat.c pangocairo libpng
compile history Tests/Benchmarks/history.c sqlite3
compile write Tests/Benchmarks/write.c sqlite3
compile read Tests/Benchmarks/read.c sqlite3
compile todos Tests/Benchmarks/todos.c sqlite3

# Thursday 2026-03-05. The histories end the day before, so that a check-in writes.
export HABIT_NOW=2026-03-05T12:00 LC_ALL=C.UTF-8
yesterday=20516
"$work/history" "$work/year.db" 50 365 $yesterday
"$work/history" "$work/decade.db" 50 3650 $yesterday
"$work/history" "$work/score.db" 50 7300 $yesterday
for history in year decade score; do
  "$habit" --home "$work/$history" import loop "$work/$history.db" >/dev/null
done

# The longer one once more, with 20,020 todos beside the habits.
cp -R "$work/decade" "$work/busy"
"$work/todos" "$work/busy/habit.db" 10000 $((yesterday + 1))

missed=0
report() { # NAME VALUE BOUND UNIT
  local verdict=ok
  if ! awk -v value="$2" -v bound="$3" 'BEGIN { exit !(value <= bound) }'; then
    verdict=MISSED
    missed=1
  fi
  printf '%-52s %8.3f  bound %6.2f  %-14s %s\n' "$1" "$2" "$3" "$4" "$verdict"
}
skip() { printf '%-52s skipped: %s\n' "$1" "$2"; }
race() { "$work/race" "$@" >"$work/result"; }
median() { sed -n "$1p" "$work/result" | cut -d' ' -f1; }
kibibytes() { sed -n "$1p" "$work/result" | cut -d' ' -f3; }
ratio() { awk -v value="$1" -v yardstick="$2" 'BEGIN { printf "%.4f", value / yardstick }'; }

race "$rounds" -- "$work/line" -- "$habit" --version
report 'habit --version' "$(ratio "$(median 2)" "$(median 1)")" 4 'x C line'

# What a status bar asks for every few seconds, and a shell before every prompt, on a year of made-up habits: no more
# than two starts of the program and a C program that reads the same of the store.
Examples/seed-year.sh "$work/harsh" 2026-03-05
"$habit" --home "$work/demo" import harsh "$work/harsh" >/dev/null
"$habit" --home "$work/demo" today >/dev/null
for format in plain json waybar prompt; do
  race "$rounds" -- "$habit" --version -- "$work/read" "$work/demo/habit.db" \
    -- "$habit" --home "$work/demo" widget --format "$format"
  bound=$(awk -v start="$(median 1)" -v read="$(median 2)" 'BEGIN { printf "%.4f", 2 * start + read }')
  report "habit widget --format $format" "$(ratio "$(median 3)" "$bound")" 1 'x 2 starts + C read'
done

# Each check-in is taken back before the next.
race "$rounds" -- "$work/line" \
  -- "$habit" --home "$work/decade" check 'Habit 1' -- "$habit" --home "$work/decade" uncheck 'Habit 1' \
  -- "$habit" --home "$work/year" check 'Habit 1' -- "$habit" --home "$work/year" uncheck 'Habit 1' \
  -- "$habit" --home "$work/decade" today -- "$habit" --home "$work/year" today
report 'habit check, 50 habits x 10 years' "$(ratio "$(median 2)" "$(median 1)")" 9 'x C line'
report 'habit check, 10 years against 1' "$(ratio "$(median 2)" "$(median 4)")" 1.3 'x 1 year'
report 'habit today, 50 habits x 10 years' "$(ratio "$(median 6)" "$(median 1)")" 9 'x C line'
report 'habit today, 10 years against 1' "$(ratio "$(median 6)" "$(median 7)")" 1.3 'x 1 year'

# With todos, nearly all of which the day does not ask for.
race "$rounds" -- "$work/line" \
  -- "$habit" --home "$work/busy" check 'Habit 1' -- "$habit" --home "$work/busy" uncheck 'Habit 1' \
  -- "$habit" --home "$work/busy" today -- "$habit" --home "$work/decade" today
report 'habit check, with 20,020 todos' "$(ratio "$(median 2)" "$(median 1)")" 9 'x C line'
report 'habit today, with 20,020 todos, 20 of them due' "$(ratio "$(median 4)" "$(median 1)")" 9 'x C line'
report 'habit today, with todos against without' "$(ratio "$(median 4)" "$(median 5)")" 1.3 'x without'

# What a shell asks for at every Tab.
race "$rounds" -- "$habit" --version -- "$habit" __complete --home "$work/decade" check 'Habit 1' \
  -- "$habit" __complete --home "$work/busy" todo check ''
report 'completion of a habit, 50 habits x 10 years' "$(ratio "$(median 2)" "$(median 1)")" 3 'x --version'
report 'completion of a todo, among 20,020' "$(ratio "$(median 3)" "$(median 1)")" 3 'x --version'

# Each round has a copy of the store of its own, in which no standing is kept yet, so that every day is judged.
for ((round = 0; round < few; round++)); do
  for history in decade score; do cp -R "$work/$history" "$work/$history-$round"; done
done
race "$few" -- "$habit" --home "$work/decade-{}" stats --json -- "$habit" --home "$work/score-{}" stats --json
rm -rf "$work"/decade-[0-9]* "$work"/score*
report 'all streaks and strengths, 50 habits x 10 years' "$(ratio "$(median 1)" 1000)" 0.25 's'
report 'twice the history' "$(ratio "$(median 2)" "$(median 1)")" 2.2 'x the time'

draw=("$habit" --home "$work/decade" heatmap 'Habit 2')
race "$rounds" -- "$work/heat" "$work/yardstick.png" -- "${draw[@]}" --scale 1 -o "$work/heat.png"
report 'heatmap of a year, PNG' "$(ratio "$(median 2)" "$(median 1)")" 1.5 'x C with Cairo'

race "$rounds" -- "$work/line" -- "${draw[@]}" -o "$work/heat.svg"
report 'heatmap of a year, SVG' "$(ratio "$(median 2)" "$(median 1)")" 10 'x C line'

# The yardstick of pictures: squares that are drawn once and copied, and a palette.
if [ -f "${HABIT_SHARED:-}/yard/heat.c" ]; then
  compile yard "$HABIT_SHARED/yard/heat.c" pangocairo cairo-svg cairo-pdf libpng fontconfig
  against_yard() { # NAME SCALE YEARS RANGE...
    local name=$1 scale=$2 years=$3
    shift 3
    race "$rounds" -- "$work/yard" png "$scale" "$years" "$work/yard.png" draw=sprite enc=palq title='Habit 2' \
      -- "${draw[@]}" --scale "$scale" -o "$work/heat.png" "$@"
    report "$name" "$(ratio "$(median 2)" "$(median 1)")" 1.3 'x the yard'
  }
  against_yard 'heatmap of a year, PNG' 1 1
  against_yard 'heatmap of a year, PNG at 2x' 2 1
  against_yard 'heatmap of ten years, PNG at 2x' 2 10 --from 2016-01-01 --to 2025-12-31
else
  skip 'heatmaps against the yard' 'HABIT_SHARED names no folder with yard/heat.c'
fi

# The same year, drawn with the libraries that people use.
libraries=(july calplot dayplot)
if python3 -m venv "$work/venv" && "$work/venv/bin/pip" install --quiet "${libraries[@]}" 2>/dev/null; then
  "${draw[@]}" --json >"$work/year.json"
  python=("$work/venv/bin/python" Tests/Benchmarks/pypi_heatmap.py)
  commands=()
  for library in "${libraries[@]}"; do
    commands+=(-- "${python[@]}" "$library" "$work/year.json" "$work/$library.png")
  done
  race "$few" -- "${draw[@]}" -o "$work/heat.png" "${commands[@]}"
  quickest=$(sed 1d "$work/result" | cut -d' ' -f1 | sort -n | head -1)
  report 'the same against july, calplot and dayplot' "$(ratio "$(median 1)" "$quickest")" 0.05 'x the quickest'
  smallest=$(for library in "${libraries[@]}"; do wc -c <"$work/$library.png"; done | sort -n | head -1)
  report 'size of the PNG at 1x' "$(ratio "$(wc -c <"$work/heat.png")" "$smallest")" 0.5 'x the smallest'
else
  skip 'the same against july, calplot and dayplot' 'they cannot be installed here'
fi

# The copy that the first change of a day makes in the background would take part of the disk.
export HABIT_BACKUPS=off

if "$habit" help report >/dev/null 2>&1; then
  race "$few" -- "$habit" --home "$work/decade" report -o "$work/report.html"
  report 'report of 50 habits x 10 years' "$(ratio "$(median 1)" 1000)" 1 's'
  report 'size of that report' "$(ratio "$(wc -c <"$work/report.html")" 1000000)" 4 'MB'
else
  skip 'report of 50 habits x 10 years' 'there is no such command yet'
fi

race "$few" -- "$work/write" "$work/decade/habit.db" "$work/written-{}.db" \
  -- "$habit" --home "$work/import-{}" import loop "$work/decade.db"
report 'import of 182,500 check-ins' "$(ratio "$(median 2)" "$(median 1)")" 2.5 'x C rows'
report 'memory of that import' "$(ratio "$(kibibytes 2)" "$(($(wc -c <"$work/decade.db") / 1024))")" 3 'x the file'

# A million check-ins, in and out: times against the C program that writes the same rows, memory against the file.
million=1000100
"$work/history" "$work/million.db" 274 3650 $yesterday
"$habit" --home "$work/million" import loop "$work/million.db" >/dev/null
"$habit" --home "$work/million" export json -o "$work/million.json" >/dev/null
"$habit" --home "$work/million" export csv --table check-ins -o "$work/million.csv" >/dev/null
race 3 -- "$work/write" "$work/million/habit.db" "$work/written-{}.db" \
  -- "$habit" --home "$work/from-db-{}" import loop "$work/million.db" \
  -- "$habit" --home "$work/from-csv-{}" import csv "$work/million.csv" \
  -- "$habit" --home "$work/from-json-{}" import json "$work/million.json" \
  -- "$habit" --home "$work/million" export json -o "$work/million-again.json"
times_file() { ratio "$(kibibytes "$1")" "$(($(wc -c <"$work/million.$2") / 1024))"; }
micros_each() { awk -v time="$(median "$1")" -v count="$million" 'BEGIN { printf "%.4f", time * 1000 / count }'; }
report 'import of 1,000,100 check-ins, .db' "$(ratio "$(median 2)" "$(median 1)")" 2.5 'x C rows'
report 'memory of that import' "$(times_file 2 db)" 3 'x the file'
report 'import of 1,000,100 check-ins, CSV' "$(ratio "$(median 3)" "$(median 1)")" 2.5 'x C rows'
report 'memory of that import' "$(times_file 3 csv)" 3 'x the file'
# 25 microseconds each are 40,000 check-ins a second.
report 'import of 1,000,100 check-ins, JSON' "$(micros_each 4)" 25 'us each'
report 'memory of that import' "$(times_file 4 json)" 8 'x the file'
report 'export of 1,000,100 check-ins, JSON' "$(micros_each 5)" 25 'us each'
report 'memory of that export' "$(times_file 5 json)" 8 'x the file'

exit "$missed"
