// Writes a long history as a backup of Loop: habits that are due every day, one half of them kept without a break, the
// other half with gaps that a generator makes, the same on each machine.
// usage: history FILE HABITS DAYS LAST_DAY      LAST_DAY counts days since 1970-01-01
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static void check(sqlite3 *database, int code) {
  if (code == SQLITE_OK || code == SQLITE_DONE) return;
  fprintf(stderr, "history: %s\n", sqlite3_errmsg(database));
  exit(1);
}

int main(int count, char **words) {
  if (count != 5) return 64;
  int habits = atoi(words[2]), days = atoi(words[3]), last = atoi(words[4]);
  sqlite3 *database;
  sqlite3_stmt *habit, *entry;
  remove(words[1]);
  check(NULL, sqlite3_open(words[1], &database));
  check(database, sqlite3_exec(database,
    "PRAGMA user_version = 25; PRAGMA synchronous = OFF; BEGIN;"
    "CREATE TABLE Habits (id INTEGER PRIMARY KEY AUTOINCREMENT, archived INTEGER, color INTEGER, description TEXT,"
    " freq_den INTEGER, freq_num INTEGER, highlight INTEGER, name TEXT, position INTEGER, reminder_hour INTEGER,"
    " reminder_min INTEGER, reminder_days INTEGER NOT NULL DEFAULT 127, type INTEGER NOT NULL DEFAULT 0,"
    " target_type INTEGER NOT NULL DEFAULT 0, target_value REAL NOT NULL DEFAULT 0, unit TEXT NOT NULL DEFAULT '',"
    " question TEXT, uuid TEXT);"
    "CREATE TABLE Repetitions (id INTEGER PRIMARY KEY AUTOINCREMENT, habit INTEGER NOT NULL REFERENCES Habits(id),"
    " timestamp INTEGER NOT NULL, value INTEGER NOT NULL, notes TEXT);"
    "CREATE UNIQUE INDEX idx_repetitions_habit_timestamp ON Repetitions(habit, timestamp);",
    NULL, NULL, NULL));
  check(database, sqlite3_prepare_v2(database,
    "INSERT INTO Habits (id, archived, color, freq_den, freq_num, name, position, uuid) "
    "VALUES (?1, 0, ?1 % 20, 1, 1, 'Habit ' || ?1, ?1, printf('%032x', ?1))", -1, &habit, NULL));
  check(database, sqlite3_prepare_v2(database,
    "INSERT INTO Repetitions (habit, timestamp, value, notes) VALUES (?, ?, ?, '')", -1, &entry, NULL));
  for (int number = 1; number <= habits; number++) {
    sqlite3_bind_int(habit, 1, number);
    check(database, sqlite3_step(habit));
    sqlite3_reset(habit);
  }
  uint64_t state = 1;
  for (int day = last - days + 1; day <= last; day++) {
    for (int number = 1; number <= habits; number++) {
      // The generator of Knuth's MMIX. Where there is a gap Loop keeps an explicit no, so each day has its row.
      state = state * 6364136223846793005u + 1442695040888963407u;
      int isGap = number % 2 == 0 && (state >> 33) % 10 == 0;
      sqlite3_bind_int(entry, 1, number);
      sqlite3_bind_int64(entry, 2, (sqlite3_int64)day * 86400000);
      sqlite3_bind_int(entry, 3, isGap ? 0 : 2);
      check(database, sqlite3_step(entry));
      sqlite3_reset(entry);
    }
  }
  sqlite3_finalize(habit);
  sqlite3_finalize(entry);
  check(database, sqlite3_exec(database, "COMMIT", NULL, NULL, NULL));
  return sqlite3_close(database) != SQLITE_OK;
}
