extension Migration {
  /// Version 2.
  static let addTodosAndCategories = Migration(
    name: "add todos and categories",
    sql: """
      -- What habits and todos are sorted into. Its stamp, and that of a todo, is that of its creation and holds for all
      -- fields that field_stamp does not list.
      CREATE TABLE category (
        id       BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
        position TEXT NOT NULL,
        name     TEXT NOT NULL,
        icon     TEXT NOT NULL,
        color    INTEGER NOT NULL,  -- 0xRRGGBB
        deleted  INTEGER NOT NULL,
        stamp    INTEGER NOT NULL,
        device   INTEGER NOT NULL REFERENCES device
      ) STRICT, WITHOUT ROWID;

      -- Something to do once. Its number belongs to this store alone.
      CREATE TABLE todo (
        id             BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
        number         INTEGER NOT NULL,
        position       TEXT NOT NULL,
        title          TEXT NOT NULL,
        memo           TEXT NOT NULL,
        due_day        INTEGER,
        due_time       INTEGER,           -- minutes since midnight
        priority       INTEGER NOT NULL CHECK (priority IN (0, 1, 2)),  -- low, normal, high
        category       BLOB,              -- the id of a category, which may have been removed: then it is in none
        done_at        INTEGER,           -- milliseconds since 1970; null while it is open
        done_offset    INTEGER,           -- seconds that local time was ahead of UTC
        created_at     INTEGER NOT NULL,
        created_offset INTEGER NOT NULL,
        deleted        INTEGER NOT NULL,
        stamp          INTEGER NOT NULL,
        device         INTEGER NOT NULL REFERENCES device
      ) STRICT, WITHOUT ROWID;

      -- A list of a day reads the todos that are due, and those that were done of late, and no others.
      CREATE INDEX todo_due ON todo (due_day) WHERE due_day NOT NULL AND done_at IS NULL AND NOT deleted;
      CREATE INDEX todo_done ON todo (done_at) WHERE done_at NOT NULL AND NOT deleted;
      CREATE INDEX todo_number ON todo (number) WHERE NOT deleted;
      CREATE INDEX todo_position ON todo (position, id) WHERE NOT deleted;

      -- When a field of a category or a todo was last changed after its creation.
      CREATE TABLE field_stamp (
        target TEXT NOT NULL,  -- the name of the table
        id     BLOB NOT NULL CHECK (length(id) = 16),
        field  TEXT NOT NULL,
        stamp  INTEGER NOT NULL,
        device INTEGER NOT NULL REFERENCES device,
        PRIMARY KEY (target, id, field)
      ) STRICT, WITHOUT ROWID;

      -- The id of a category, which may have been removed: then the habit is in none.
      ALTER TABLE habit ADD COLUMN category BLOB;
      -- More times at which a habit is reminded of, such as 07:00,21:00.
      ALTER TABLE habit ADD COLUMN reminder_times TEXT NOT NULL DEFAULT '';

      -- A setting that names a command or a path of this device. Never exported, imported, merged or synced: another
      -- device has other ones, and a foreign file must not say what runs here. The stamp is for undo alone.
      CREATE TABLE device_setting (
        name    TEXT PRIMARY KEY NOT NULL,
        value   TEXT NOT NULL,
        deleted INTEGER NOT NULL,
        stamp   INTEGER NOT NULL,
        device  INTEGER NOT NULL REFERENCES device
      ) STRICT, WITHOUT ROWID;

      -- A reminder that was sent, so that it is sent once. No step to undo, and nothing that other devices hear of.
      CREATE TABLE sent_reminder (
        kind    TEXT NOT NULL,
        subject BLOB NOT NULL,     -- the id of the habit or todo; empty for the summary of a day
        day     INTEGER NOT NULL,
        time    INTEGER NOT NULL,  -- minutes since midnight
        instant INTEGER NOT NULL,  -- when it was sent
        PRIMARY KEY (kind, subject, day, time)
      ) STRICT, WITHOUT ROWID;

      -- Where a habit stands at the close of a day, now with what it came to at best. A cache, which begins empty.
      DROP TABLE standing;
      CREATE TABLE standing (
        habit          INTEGER PRIMARY KEY REFERENCES habit,
        week_start     TEXT NOT NULL,
        day            INTEGER NOT NULL,
        unit           TEXT NOT NULL,
        current_length INTEGER,
        current_first  INTEGER,
        current_last   INTEGER,
        best_length    INTEGER,
        best_first     INTEGER,
        best_last      INTEGER,
        strength       REAL NOT NULL,
        last_reached   INTEGER,
        next_due       INTEGER,
        is_late        INTEGER NOT NULL,
        days_done      INTEGER NOT NULL,  -- those with a limit left out
        longest_days   INTEGER NOT NULL,  -- the longest streak of days that there ever was, be it before a schedule
        longest_weeks  INTEGER NOT NULL,  -- that counts weeks; and so on
        longest_months INTEGER NOT NULL
      ) STRICT;

      -- For people with sqlite3.
      CREATE VIEW todos AS
        SELECT todo.number, todo.title, todo.memo,
          date(todo.due_day * 86400, 'unixepoch') AS due, strftime('%H:%M', todo.due_time * 60, 'unixepoch') AS time,
          CASE todo.priority WHEN 2 THEN 'high' WHEN 1 THEN 'normal' ELSE 'low' END AS priority,
          category.name AS category,
          datetime(todo.done_at / 1000 + todo.done_offset, 'unixepoch') AS done,
          datetime(todo.created_at / 1000 + todo.created_offset, 'unixepoch') AS created
        FROM todo LEFT JOIN category ON category.id = todo.category AND NOT category.deleted
        WHERE NOT todo.deleted ORDER BY todo.position, todo.id;

      DROP VIEW habits;
      CREATE VIEW habits AS
        SELECT row_number() OVER (ORDER BY habit.position, habit.id) AS number, habit.name, habit.icon,
          iif(habit.color IS NULL, NULL, printf('#%06X', habit.color)) AS color, category.name AS category,
          strftime('%H:%M', habit.target_time * 60, 'unixepoch') AS time,
          date(habit.start_day * 86400, 'unixepoch') AS start, date(habit.end_day * 86400, 'unixepoch') AS "end",
          date(habit.archived_day * 86400, 'unixepoch') AS archived, habit.note
        FROM habit LEFT JOIN category ON category.id = habit.category AND NOT category.deleted
        WHERE NOT habit.deleted;
      """)
}
