// Reads from a store of HabitFlow what a day at a glance is judged from, and nothing else: the habits with their
// schedules and goals, where they stood, and what was recorded of each since.
// usage: read habit.db
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

static sqlite3 *database;

static void fail(const char *what) {
  fprintf(stderr, "read: %s: %s\n", what, sqlite3_errmsg(database));
  exit(1);
}

// Reads every column of every row, and tells how many rows there were.
static int rows(const char *sql) {
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v2(database, sql, -1, &statement, NULL) != SQLITE_OK) fail(sql);
  int count = 0, code;
  while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
    for (int column = 0; column < sqlite3_column_count(statement); column++) sqlite3_column_text(statement, column);
    count++;
  }
  if (code != SQLITE_DONE) fail(sql);
  sqlite3_finalize(statement);
  return count;
}

int main(int count, char **words) {
  if (count != 2) return fprintf(stderr, "usage: read habit.db\n"), 2;
  if (sqlite3_open_v2(words[1], &database, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK) fail(words[1]);
  int sum = rows("BEGIN") + rows("SELECT name, value FROM setting") + rows("SELECT * FROM pause") +
            rows("SELECT * FROM habit ORDER BY position") + rows("SELECT * FROM schedule_version") +
            rows("SELECT * FROM goal_version") + rows("SELECT * FROM standing") +
            rows("SELECT check_in.* FROM standing CROSS JOIN check_in "
                 "ON check_in.habit = standing.habit AND check_in.day > standing.day - 31");
  printf("%d\n", sum);
  return sqlite3_close(database) == SQLITE_OK ? 0 : 1;
}
