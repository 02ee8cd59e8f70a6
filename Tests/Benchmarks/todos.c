// Adds todos to a store: as many done ones over the last year as open ones that are due on no day, and twenty that are
// due today.
// usage: todos STORE COUNT TODAY      COUNT of each; TODAY counts days since 1970-01-01
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

static void check(sqlite3 *database, int code) {
  if (code == SQLITE_OK || code == SQLITE_DONE) return;
  fprintf(stderr, "todos: %s\n", sqlite3_errmsg(database));
  exit(1);
}

int main(int count, char **words) {
  if (count != 4) return 64;
  sqlite3 *database;
  sqlite3_stmt *statement;
  check(NULL, sqlite3_open_v2(words[1], &database, SQLITE_OPEN_READWRITE, NULL));
  check(database, sqlite3_prepare_v2(database,
    "WITH RECURSIVE todos(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM todos WHERE x < 2 * ?1 + 20) "
    "INSERT INTO todo (id, number, position, title, memo, due_day, due_time, priority, done_at, done_offset,"
    " created_at, created_offset, deleted, stamp, device) "
    "SELECT CAST(printf('%016d', x) AS BLOB), x, printf('%06d1', x), 'Todo ' || x, '',"
    " CASE WHEN x > 2 * ?1 THEN ?2 WHEN x % 2 THEN ?2 - 1 - x % 365 END,"
    " CASE WHEN x > 2 * ?1 THEN x % 24 * 60 END, x % 3,"
    " CASE WHEN x <= 2 * ?1 AND x % 2 THEN (?2 - 1 - x % 365) * 86400000 END,"
    " CASE WHEN x <= 2 * ?1 AND x % 2 THEN 0 END, (?2 - 400) * 86400000, 0, 0, 1, 1 FROM todos",
    -1, &statement, NULL));
  check(database, sqlite3_bind_int(statement, 1, atoi(words[2])));
  check(database, sqlite3_bind_int(statement, 2, atoi(words[3])));
  check(database, sqlite3_step(statement));
  sqlite3_finalize(statement);
  return sqlite3_close(database) != SQLITE_OK;
}
