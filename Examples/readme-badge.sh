#!/usr/bin/env bash
# Keeps a heatmap and the streak of a habit up to date in the README of a repository, as on the page of a GitHub profile.
# usage: Examples/readme-badge.sh HABIT [REPOSITORY]
# It writes habit.svg and habit-dark.svg beside README.md and what stands between these two lines of it:
#   <!-- habit -->
#   <!-- /habit -->
# It commits nothing: do that with 'git commit -am Streak'.
set -euo pipefail
habit=${1:?name a habit}
repository=${2:-.}
readme=$repository/README.md
for mark in '<!-- habit -->' '<!-- /habit -->'; do
  if ! grep -qxF -e "$mark" "$readme"; then
    printf "readme-badge: %s has no line '%s'\n" "$readme" "$mark" >&2
    exit 65
  fi
done

habit heatmap "$habit" --last 1y --theme light -o "$repository/habit.svg" -q
habit heatmap "$habit" --last 1y --theme dark -o "$repository/habit-dark.svg" -q
block=$(
  # Names of habits are text, and not HTML or Markdown.
  habit streaks "$habit" --json | python3 -c '
import html, json, re, sys

habit = json.load(sys.stdin)["habits"][0]
plain = html.escape(habit["name"])
name = re.sub(r"([\\`*_{}\[\]()#+.!|~-])", r"\\\1", plain)
current, best, unit = habit["current"], habit["best"], habit["unit"]
print(f"**{name}**: {current} {unit} in a row, {best} at best\n")
print("<picture>")
print("  <source media=\"(prefers-color-scheme: dark)\" srcset=\"habit-dark.svg\">")
print(f"  <img src=\"habit.svg\" alt=\"A year of {plain} as a heatmap\">")
print("</picture>")'
)
draft=$(mktemp "$readme.XXXXXX")
trap 'rm -f "$draft"' EXIT
BLOCK=$block awk '
  $0 == "<!-- /habit -->" { inside = 0 }
  !inside { print }
  $0 == "<!-- habit -->" { inside = 1; print ""; print ENVIRON["BLOCK"]; print "" }
' "$readme" >"$draft"
if cmp -s "$draft" "$readme"; then exit; fi
# The file keeps its permissions.
cat "$draft" >"$readme"
