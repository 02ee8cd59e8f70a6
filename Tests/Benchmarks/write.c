// The floor of an import: the rows of a finished store, written into an empty store of the same schema in one transaction.
// usage: write FINISHED_STORE NEW_STORE
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(sqlite3 *database, int code) {
  if (code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE) return;
  fprintf(stderr, "write: %s\n", sqlite3_errmsg(database));
  exit(1);
}

static sqlite3_stmt *prepared(sqlite3 *database, const char *sql) {
  sqlite3_stmt *statement;
  check(database, sqlite3_prepare_v2(database, sql, -1, &statement, NULL));
  return statement;
}

static void execute(sqlite3 *database, const char *sql) {
  check(database, sqlite3_exec(database, sql, NULL, NULL, NULL));
}

// Makes the tables and indexes as the finished store has them.
static void copySchema(sqlite3 *from, sqlite3 *to) {
  sqlite3_stmt *schema = prepared(from,
    "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid");
  while (sqlite3_step(schema) == SQLITE_ROW) execute(to, (const char *)sqlite3_column_text(schema, 0));
  sqlite3_finalize(schema);
}

static void copyRows(sqlite3 *from, sqlite3 *to, const char *table) {
  char *sql = sqlite3_mprintf("SELECT * FROM \"%w\"", table);
  sqlite3_stmt *read = prepared(from, sql);
  sqlite3_free(sql);
  int count = sqlite3_column_count(read);
  sqlite3_str *text = sqlite3_str_new(to);
  sqlite3_str_appendf(text, "INSERT INTO \"%w\" VALUES (?", table);
  for (int column = 1; column < count; column++) sqlite3_str_appendall(text, ", ?");
  sqlite3_str_appendall(text, ")");
  sql = sqlite3_str_finish(text);
  sqlite3_stmt *write = prepared(to, sql);
  sqlite3_free(sql);
  while (sqlite3_step(read) == SQLITE_ROW) {
    for (int column = 0; column < count; column++)
      check(to, sqlite3_bind_value(write, column + 1, sqlite3_column_value(read, column)));
    check(to, sqlite3_step(write));
    sqlite3_reset(write);
  }
  sqlite3_finalize(read);
  sqlite3_finalize(write);
}

int main(int count, char **words) {
  if (count != 3) return 64;
  sqlite3 *from, *to;
  remove(words[2]);
  check(NULL, sqlite3_open_v2(words[1], &from, SQLITE_OPEN_READONLY, NULL));
  check(NULL, sqlite3_open(words[2], &to));
  execute(to, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF");
  execute(to, "BEGIN IMMEDIATE");
  copySchema(from, to);
  sqlite3_stmt *tables = prepared(from,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'");
  while (sqlite3_step(tables) == SQLITE_ROW) copyRows(from, to, (const char *)sqlite3_column_text(tables, 0));
  sqlite3_finalize(tables);
  execute(to, "COMMIT");
  sqlite3_close(from);
  return sqlite3_close(to) != SQLITE_OK;
}
