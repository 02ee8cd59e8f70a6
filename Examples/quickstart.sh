#!/usr/bin/env bash
# Sets everything up and shows the main job: installs what is missing, builds HabitFlow, and lets it run on a made-up
# year in a home of its own. Your own habits, if you have any, are not touched.
# usage: Examples/quickstart.sh
set -euo pipefail
cd "$(dirname "$0")/.."

Examples/install-dependencies.sh
built=$(Examples/build-release.sh)

folder=$(mktemp -d "${TMPDIR:-/tmp}/habitflow.XXXXXX")
export HABIT_HOME=$folder/home
if [ -n "${HABIT_NOW:-}" ]; then today=${HABIT_NOW%%T*}; else today=$(date +%F); fi
Examples/seed-year.sh "$folder/harsh" "$today"

habit() { # Shows the command, then runs it.
  local word line='$ habit'
  for word in "$@"; do
    case $word in *[\ \>\<]*) line+=" '$word'" ;; *) line+=" $word" ;; esac
  done
  printf '\n%s\n' "$line"
  "$built/habit" "$@"
}

printf '\n== A year of check-ins comes in ==\n'
habit import harsh "$folder/harsh"

printf '\n== A few details, and a new habit ==\n'
habit edit Read --at 21:30 --icon 📖
habit edit '물 마시기' --at 8am --icon 💧
habit edit Run --icon 🏃 --color orange
habit add Stretch --days weekdays --at 7:30 --icon 🤸

printf '\n== Todos, and what belongs together ==\n'
habit category add Health --icon 🌱 --color green
for name in '물 마시기' Run Stretch; do habit edit "$name" --category Health; done
habit todo add 'Buy fruit' --due today --at 18:00 --category Health
habit todo add 'Tax return' --due today --important
habit todo add 'Clean the desk' --priority low

printf '\n== Today ==\n'
habit
habit check Read --note 'one more chapter'
habit check '물 마시기'
habit todo check 'Buy fruit'
habit today --group category

printf '\n== How it goes ==\n'
habit streaks
habit week
habit explain Read

printf '\n== Heatmaps ==\n'
habit heatmap Read
habit heatmap Read -o "$folder/read.png" -o "$folder/read.svg"
habit heatmap '물 마시기' --theme dark -o "$folder/water.png" -o "$folder/water.svg"
habit heatmap --all -o "$folder/all.png" -o "$folder/all.svg"

printf '\n== Charts, and a page to share ==\n'
habit chart weekly Read
habit chart dashboard Read -o "$folder/dashboard.png" -o "$folder/dashboard.svg" -o "$folder/dashboard.pdf"
habit report -o "$folder/report.html"

printf '\n== On the desktop ==\n'
habit widget
habit widget -o "$folder/today.png" --size large --scale 2
habit remind --dry-run

for picture in today.png read.png read.svg water.png water.svg all.png all.svg dashboard.png dashboard.svg dashboard.pdf report.html; do
  if [ ! -s "$folder/$picture" ]; then
    printf 'quickstart: %s was not drawn\n' "$folder/$picture" >&2
    exit 1
  fi
done

cat <<END

The pictures:
$(for picture in "$folder"/*.png "$folder"/*.svg "$folder"/*.pdf "$folder"/*.html; do printf '  %s\n' "$picture"; done)
Go on in this home:
  export HABIT_HOME=$HABIT_HOME
  $built/habit today
Install it for good:
  Examples/install.sh
END
