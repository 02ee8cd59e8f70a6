#!/usr/bin/env bash
# Mails, or posts to a chat, how the last week went. For cron, such as on Mondays at seven:
#   0 7 * * 1 HABIT_MAIL=me@example.org /path/to/weekly-summary.sh
# usage: Examples/weekly-summary.sh [WEEK]
# HABIT_MAIL names who gets a mail, through sendmail; HABIT_WEBHOOK the address of a webhook that takes {"text": …}.
set -euo pipefail
# Cron has a short PATH and knows no locale.
export PATH=$HOME/.local/bin:/usr/local/bin:/usr/sbin:$PATH LC_ALL=${LC_ALL:-C.UTF-8}

week=${1:-$(date -d '-7 days' +%G-W%V)}
summary=$(habit week --week "$week" --format markdown)
if [ -n "${HABIT_MAIL:-}" ]; then
  # What is read from a file or a program is never part of a command.
  sendmail -t <<EOF
To: $HABIT_MAIL
Subject: Habits of $week
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: 8bit

$(habit week --week "$week" --format html)
EOF
elif [ -n "${HABIT_WEBHOOK:-}" ]; then
  # Python writes the JSON, so that no name can break out of it.
  printf '%s' "$summary" | python3 -c 'import json, sys; json.dump({"text": sys.stdin.read()}, sys.stdout)' |
    curl --fail --silent --show-error --max-time 30 -H 'Content-Type: application/json' --data-binary @- \
      "$HABIT_WEBHOOK" >/dev/null
else
  printf '%s\n' "$summary"
fi
