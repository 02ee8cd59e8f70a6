#!/usr/bin/env bash
# Makes up a year of check-ins, the same for the same day and seed, as a folder of harsh that habit can import.
# usage: Examples/seed-year.sh FOLDER [TODAY [SEED]]
# TODAY is a date such as 2026-03-05; the last check-ins are those of the day before it.
set -euo pipefail

folder=${1:?give the folder to write}
today=${2:-$(date +%F)}
seed=${3:-1}
mkdir -p "$folder"

cat >"$folder/habits" <<'HABITS'
Read: 1
Meditate: 1
Call family: 7
물 마시기: 1
Run: 3/7
Weight: 0
HABITS

LC_ALL=C awk -v today="$today" -v state="$seed" '
  # The days since 1970-01-01 and back; source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  function ordinal(text,   part, y, m, era, year) {
    split(text, part, "-"); y = part[1] + 0; m = part[2] + 0
    if (m <= 2) y--
    era = int(y / 400); year = y - era * 400
    return era * 146097 + year * 365 + int(year / 4) - int(year / 100) \
      + int((153 * (m + (m > 2 ? -3 : 9)) + 2) / 5) + part[3] - 1 - 719468
  }
  function date(day,   era, rest, year, inYear, m, month) {
    day += 719468; era = int(day / 146097); rest = day - era * 146097
    year = int((rest - int(rest / 1460) + int(rest / 36524) - int(rest / 146096)) / 365)
    inYear = rest - (365 * year + int(year / 4) - int(year / 100))
    m = int((5 * inYear + 2) / 153); month = m < 10 ? m + 3 : m - 9
    return sprintf("%04d-%02d-%02d", year + era * 400 + (month <= 2), month, inYear - int((153 * m + 2) / 5) + 1)
  }
  # The generator of Park and Miller, which is exact in any awk; awk has one of its own, but each another.
  function random() { state = state * 16807 % 2147483647; return state / 2147483647 }
  function entry(day, name, result, note, amount) {
    print date(day) " : " name " : " result " : " note " : " amount
  }
  BEGIN {
    state = (state * 48271 + 11) % 2147483646 + 1
    last = ordinal(today) - 1
    for (day = last - 364; day <= last; day++) {
      age = (day - last + 364) / 364                 # 0 a year ago, 1 yesterday: habits grow
      weekday = (day + 4) % 7                        # 0 is Sunday
      away = day > last - 202 && day <= last - 192   # ten days of holiday

      if (away) entry(day, "Read", "s", "on holiday", 0)
      else if (day > last - 23 || random() < 0.6 + 0.35 * age) entry(day, "Read", "y", random() < 0.04 ? "a whole chapter" : "", 0)
      else if (random() < 0.3) entry(day, "Read", "n", "too tired", 0)

      if (!away && random() < 0.35 + 0.55 * age) entry(day, "Meditate", "y", "", 0)

      if (random() < 0.93) entry(day, "물 마시기", "y", "", 3 + int(random() * 6))

      if (weekday == 2 || weekday == 4 || weekday == 6)
        if (!away && random() < 0.7 + 0.28 * age) entry(day, "Run", "y", "", int(3 + random() * 7))

      if (weekday == 0 && random() < 0.9) entry(day, "Call family", "y", "", 0)

      if (weekday == 1) entry(day, "Weight", "y", "", sprintf("%.1f", 76 - 4 * age + random()))
    }
  }' >"$folder/log"
