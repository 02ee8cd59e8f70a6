#!/usr/bin/env bash
# Draws every kind of picture, palette and theme from made-up data, with a page that shows them all.
# usage: Examples/gallery.sh [FOLDER]
# FOLDER is Examples/gallery if none is given. HABIT_BIN names the folder of built executables; without it they are built.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=${1:-Examples/gallery}
if [ -z "${HABIT_BIN:-}" ]; then
  Examples/install-dependencies.sh
  HABIT_BIN=$(Examples/build-release.sh)
fi
work=$(mktemp -d "${TMPDIR:-/tmp}/habitflow.XXXXXX")
trap 'rm -rf "$work"' EXIT
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
export HABIT_HOME=$work/home HABIT_NOW=2026-03-04T09:00 LANG=C.UTF-8 LC_ALL=C.UTF-8 TZ=UTC

habit() { "$HABIT_BIN/habit" --quiet "$@"; }

# A year of habits of every kind.
habit config set week-start mon
Examples/seed-year.sh "$work/harsh" 2026-03-04
habit import harsh "$work/harsh"
habit edit Read --icon 📖 --color green
habit edit '물 마시기' --icon 💧 --color blue
habit edit '물 마시기' --goal '6 glasses' --from 2025-03-01
habit edit Run --icon 🏃 --color orange
habit edit 'Call family' --icon ☎️ --color pink
habit add Coffee --icon ☕ --at-most '2 cups' --color brown --start 2025-09-01
habit add Stretch --icon 🤸 --days weekdays --at 7:30 --color violet --start 2025-12-01

# Check-ins at a time of the day: what punctuality is drawn from.
state=7
random() { # BOUND
  state=$((state * 16807 % 2147483647))
  random=$((state % $1))
}
for month in 2025-12:31 2026-01:31 2026-02:28; do
  for ((day = 1; day <= ${month#*:}; day++)); do
    date=${month%:*}-$(printf '%02d' "$day")
    random 100
    if [ "$random" -lt 88 ]; then
      random 75
      minutes=$((7 * 60 + 10 + random * random / 75))
      HABIT_NOW=${date}T$(printf '%02d:%02d' $((minutes / 60)) $((minutes % 60))) habit check Stretch
    fi
    random 4
    if [ "$random" -gt 0 ]; then HABIT_NOW=${date}T16:00 habit check Coffee --amount "$random"; fi
  done
done

page=$folder/index.html
section=
heading() { # TEXT
  if [ -n "$section" ]; then printf '</section>\n' >>"$page"; fi
  section=$1
  printf '<section><h2>%s</h2>\n' "$1" >>"$page"
}
draw() { # [--wide] NAME CAPTION WORDS...
  local class='' name caption sentence
  if [ "$1" = --wide ]; then
    class=' class="wide"'
    shift
  fi
  name=$1 caption=$2
  shift 2
  sentence=$("$HABIT_BIN/habit" "$@" -o "$folder/$name" | head -n 1 | sed 's/&/\&amp;/g; s/</\&lt;/g; s/"/\&quot;/g')
  printf '<figure%s><img src="%s" alt="%s" loading="lazy"><figcaption>%s</figcaption></figure>\n' \
    "$class" "$name" "$sentence" "$caption" >>"$page"
}

cat >"$page" <<'HEAD'
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>HabitFlow: the gallery</title>
<style>
:root { color-scheme: light dark; --ground: #f6f8fa; --text: #1f2328; --muted: #59636e; --line: #d1d9e0; }
@media (prefers-color-scheme: dark) { :root { --ground: #010409; --text: #f0f6fc; --muted: #9198a1; --line: #3d444d; } }
body { margin: 0 auto; max-width: 864px; padding: 32px 24px 64px; background: var(--ground); color: var(--text);
  font: 16px/1.5 system-ui, 'Noto Sans CJK KR', sans-serif; }
h1 { font-size: 28px; margin: 0 0 4px; }
h2 { font-size: 18px; margin: 48px 0 12px; }
p, figcaption { color: var(--muted); }
section { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); gap: 16px; align-items: start; }
h2, .wide { grid-column: 1 / -1; }
figure { margin: 0; min-width: 0; }
img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 8px; }
img[src^="widget"] { border: 0; }
figcaption { font-size: 13px; padding-top: 6px; }
code { font-size: 13px; }
a { color: inherit; }
</style>
</head>
<body>
<main>
<h1>The gallery</h1>
<p>Every kind of picture that HabitFlow draws, from made-up data, as <code>Examples/gallery.sh</code> draws them.</p>
HEAD

pair() { # [--wide] NAME CAPTION WORDS...: in both themes.
  local wide=() name caption theme
  if [ "$1" = --wide ]; then
    wide=(--wide)
    shift
  fi
  name=$1 caption=$2
  shift 2
  for theme in light dark; do
    draw "${wide[@]}" "$name-$theme.svg" "$caption, $theme." "$@" --theme "$theme"
  done
}

heading 'One habit, several, all'
pair --wide all 'All habits together' heatmap --all
pair --wide water 'A goal of six glasses a day' heatmap '물 마시기'
pair --wide read 'Done or not, with days skipped' heatmap Read
pair --wide run 'Three times a week, with a verdict on each week' heatmap Run
pair coffee 'Within a limit' heatmap Coffee --last 26w
draw --wide three.svg 'Three habits, each in its own colour.' heatmap '물 마시기' Run Read --palette habit --theme auto

heading 'Charts'
pair weekly 'Weekly completion' chart weekly Read
pair monthly 'Monthly completion' chart monthly Read
pair rate 'Completion rate' chart rate Read
pair weekday 'By weekday' chart weekday Read
pair streaks 'Streaks' chart streaks Read
pair strength 'Strength' chart strength Read
pair amounts 'Amounts against a goal' chart amounts '물 마시기' --last 8w
pair punctuality 'Punctuality' chart punctuality Stretch
pair --wide dashboard 'All charts of a habit' chart dashboard Stretch

heading 'Cards of the day'
habit todo add 'Tax return' --due 2026-03-02 --important
habit todo add 'Call the bank' --due 2026-03-04 --at 10:30
habit todo add 'Buy milk' --due 2026-03-04 --at 18:00
card() { # NAME CAPTION TIME SIZE: in both themes.
  HABIT_NOW=2026-03-04T$3 pair "$1" "$2" widget --size "$4"
}
card widget-morning 'Before anything is done' 07:00 small
card widget-open 'In the morning, with something overdue' 09:00 medium
habit check Stretch Read
habit check '물 마시기' --amount 6
habit todo check 'Call the bank'
card widget-some 'At noon' 12:00 large
habit check Meditate Run
habit todo check 'Tax return' 'Buy milk'
card widget-done 'When all is done' 21:00 medium
draw widget.png 'PNG at twice the size.' widget --size small --scale 2
draw widget-korean.svg 'In Korean.' widget --size large --lang ko --theme auto
for _ in 1 2 3 4 5 6 7 8; do habit undo; done

heading 'Todos'
# Todos of a quarter: what is done, when, and what is late.
chores=('Buy milk' 'Call the bank' 'Write the report' 'Fix the bike' 'Pay the rent' 'Book a table' 'Clean the desk')
number=0
for month in 2025-12:31 2026-01:31 2026-02:28; do
  for ((day = 1; day <= ${month#*:}; day += 2)); do
    date=${month%:*}-$(printf '%02d' "$day")
    number=$((number + 1))
    random 10
    priority=normal
    if [ "$random" -lt 3 ]; then priority=high; elif [ "$random" -lt 5 ]; then priority=low; fi
    HABIT_NOW=${date}T08:00 habit todo add "${chores[number % ${#chores[@]}]}" --due +1 --priority "$priority"
    random 10
    if [ "$random" -lt 8 ]; then
      due=$((day + random / 3))
      if [ "$due" -le "${month#*:}" ]; then
        HABIT_NOW=${month%:*}-$(printf '%02d' "$due")T20:00 habit todo check "$number"
      fi
    fi
  done
done
habit todo add 'Tax return' --due 2026-03-31 --important
pair todos-weekly 'How many of the todos of each week are done' chart weekly --todos
pair todos-priority 'Todos by priority' chart priority

heading 'Korean'
pair --wide korean 'In Korean' heatmap '물 마시기' --lang ko
pair --wide korean-dashboard 'A dashboard in Korean' chart dashboard '물 마시기' --lang ko

heading 'Palettes'
for palette in habit github cividis viridis blue mono; do
  pair "palette-$palette" "$palette" heatmap '물 마시기' --last 26w --palette "$palette" --no-title
done

heading 'Layouts'
draw --wide months-gap.svg 'Months apart.' heatmap Read --months gap
draw --wide months-outline.svg 'Months outlined.' heatmap Read --months outline --labels all
draw --wide year.svg 'A calendar year with the days to come.' heatmap Read --year 2026 --theme auto
draw --wide years.svg 'Calendar years, the newest first.' heatmap --all --from 2025-01-01 --to 2026-12-31
draw --wide sunday.svg 'Weeks that start on Sunday.' heatmap Read --week-start sun
draw --wide bare.svg 'Nothing but cells and months, on any ground.' heatmap Read --no-title --no-legend --labels none --background none
draw --wide background.svg 'On a ground of your own.' heatmap Read --background '#fff8e7'
draw vertical.svg 'Weeks that go down.' heatmap '물 마시기' Run --vertical --last 26w

heading 'Numbers of any kind'
awk 'BEGIN { for (day = 1; day <= 28; day++) for (month = 1; month <= 12; month++)
  if (day % 5) printf "2025-%02d-%02d,%d\n", month, day, day * month % 13 }' >"$work/commits.csv"
draw --wide numbers.svg 'Lines <code>date,value</code> from a file.' \
  heatmap --csv "$work/commits.csv" --title Commits --year 2025 --palette viridis

heading 'Files'
draw --wide all.png 'PNG at twice the size.' heatmap --all --scale 2
draw outlined.svg 'SVG with outlines for letters.' heatmap '물 마시기' --last 12w --outlined
"$HABIT_BIN/habit" --quiet heatmap '물 마시기' Run Read --palette habit -o "$folder/three.pdf"
"$HABIT_BIN/habit" --quiet report -o "$folder/report.html"
cat >>"$page" <<'TAIL'
<p class="wide"><a href="three.pdf">A page of PDF</a> · <a href="report.html">A report</a></p>
</section>
</main>
</body>
</html>
TAIL
printf 'gallery: %s\n' "$page"
