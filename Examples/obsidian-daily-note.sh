#!/usr/bin/env bash
# Writes what the day asks for into today's daily note of an Obsidian vault, as a list of boxes, with a heatmap below.
# usage: Examples/obsidian-daily-note.sh VAULT [HABIT]
# The note is VAULT/Daily/2026-03-05.md; HABIT_NOTES names another folder below the vault. Only the section between the
# comments that it makes is written, so that it can run as often as you like.
set -euo pipefail
vault=${1:?name the folder of the vault}
habit=${2:-}
folder=$vault/${HABIT_NOTES:-Daily}
document=$(habit today --json)
date=$(printf '%s' "$document" | python3 -c 'import json, sys; print(json.load(sys.stdin)["date"])')
note=$folder/$date.md
mkdir -p "$folder"

if [ -n "$habit" ]; then habit heatmap "$habit" --last 12w -o "$folder/habit-heatmap.svg" -q; fi
draft=$(mktemp "$folder/.note.XXXXXX")
trap 'rm -f "$draft"' EXIT
# All but the section stays as it is, byte for byte.
HABIT_DOCUMENT=$document HABIT_NAME=$habit python3 - "$note" >"$draft" <<'EOF'
import json
import os
import pathlib
import re
import sys

path = pathlib.Path(sys.argv[1])
old = path.read_bytes() if path.exists() else b""
document = json.loads(os.environ["HABIT_DOCUMENT"])


def line(text):
    return re.sub(r"([\\`*_\[\]#<>|~])", r"\\\1", " ".join(text.split()))


rows = ["%% habit %%", "## Habits", ""]
for item in document["items"]:
    box = {"done": "x", "skipped": "-"}.get(item["state"], " ")
    time = f"{item['targetTime']} " if item["targetTime"] else ""
    rows.append(f"- [{box}] {time}{line(item['icon'])} {line(item['name'])}".replace("  ", " "))
if os.environ["HABIT_NAME"]:
    rows += ["", "![[habit-heatmap.svg]]"]
rows.append("%% /habit %%")
section = "\n".join(rows).encode()
pattern = re.compile(rb"%% habit %%.*?%% /habit %%", re.DOTALL)
if pattern.search(old):
    new = pattern.sub(lambda _: section, old, count=1)
else:
    new = old + (b"" if old.endswith(b"\n") or not old else b"\n") + (b"\n" if old else b"") + section + b"\n"
sys.stdout.buffer.write(new)
EOF
if ! cmp -s "$draft" "$note"; then
  chmod 644 "$draft"
  mv -f "$draft" "$note"
fi
