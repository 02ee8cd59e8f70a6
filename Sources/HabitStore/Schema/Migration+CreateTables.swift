extension Migration {
  /// Version 1.
  static let createTables = Migration(
    name: "create the tables",
    sql: """
      -- A device that has written here. This one has the key 1.
      CREATE TABLE device (
        key INTEGER PRIMARY KEY,
        id  BLOB NOT NULL UNIQUE CHECK (length(id) = 16)
      ) STRICT;

      -- The latest stamp that was given or seen; it changes with every write.
      CREATE TABLE clock (
        key   INTEGER PRIMARY KEY CHECK (key = 1),
        stamp INTEGER NOT NULL
      ) STRICT;

      -- A habit. Its stamp is that of its creation and holds for all fields that habit_stamp does not list.
      CREATE TABLE habit (
        key          INTEGER PRIMARY KEY,
        id           BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
        position     TEXT NOT NULL,
        name         TEXT NOT NULL,
        icon         TEXT NOT NULL,
        color        INTEGER,           -- 0xRRGGBB
        target_time  INTEGER,           -- minutes since midnight
        reminds      INTEGER NOT NULL,  -- 0 or 1
        note         TEXT NOT NULL,
        start_day    INTEGER NOT NULL,  -- days since 1970-01-01, as all days here
        end_day      INTEGER,
        archived_day INTEGER,
        deleted      INTEGER NOT NULL,
        stamp        INTEGER NOT NULL,
        device       INTEGER NOT NULL REFERENCES device
      ) STRICT;

      -- When a field of a habit was last changed after its creation.
      CREATE TABLE habit_stamp (
        habit  INTEGER NOT NULL REFERENCES habit,
        field  TEXT NOT NULL,
        stamp  INTEGER NOT NULL,
        device INTEGER NOT NULL REFERENCES device,
        PRIMARY KEY (habit, field)
      ) STRICT, WITHOUT ROWID;

      -- The schedule of a habit from a day on; from the beginning where from_day is null.
      -- Of versions with the same from_day the one with the latest stamp holds.
      CREATE TABLE schedule_version (
        habit    INTEGER NOT NULL REFERENCES habit,
        id       BLOB NOT NULL CHECK (length(id) = 16),
        from_day INTEGER,
        kind     TEXT NOT NULL CHECK (kind IN ('weekdays', 'every', 'period')),
        weekdays INTEGER,  -- bit 0 is Sunday
        every    INTEGER,  -- days
        times    INTEGER,  -- check-ins in a period; null for a total of the goal's amount
        period   TEXT CHECK (period IN ('week', 'month')),
        deleted  INTEGER NOT NULL,
        stamp    INTEGER NOT NULL,
        device   INTEGER NOT NULL REFERENCES device,
        PRIMARY KEY (habit, id)
      ) STRICT, WITHOUT ROWID;

      -- The goal of a habit from a day on, likewise.
      CREATE TABLE goal_version (
        habit    INTEGER NOT NULL REFERENCES habit,
        id       BLOB NOT NULL CHECK (length(id) = 16),
        from_day INTEGER,
        kind     TEXT NOT NULL CHECK (kind IN ('check', 'atLeast', 'atMost')),
        amount   INTEGER,  -- thousandths
        unit     TEXT NOT NULL,
        deleted  INTEGER NOT NULL,
        stamp    INTEGER NOT NULL,
        device   INTEGER NOT NULL REFERENCES device,
        PRIMARY KEY (habit, id)
      ) STRICT, WITHOUT ROWID;

      -- Days that are skipped, for one habit or, where habit is null, for all.
      CREATE TABLE pause (
        id        BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
        habit     INTEGER REFERENCES habit,
        first_day INTEGER NOT NULL,
        last_day  INTEGER,
        deleted   INTEGER NOT NULL,
        stamp     INTEGER NOT NULL,
        device    INTEGER NOT NULL REFERENCES device
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE setting (
        name    TEXT PRIMARY KEY NOT NULL,
        value   TEXT NOT NULL,
        deleted INTEGER NOT NULL,
        stamp   INTEGER NOT NULL,
        device  INTEGER NOT NULL REFERENCES device
      ) STRICT, WITHOUT ROWID;

      -- What was recorded, in the order in which it is judged.
      CREATE TABLE check_in (
        habit      INTEGER NOT NULL REFERENCES habit,
        day        INTEGER NOT NULL,
        id         BLOB NOT NULL CHECK (length(id) = 16),
        kind       INTEGER NOT NULL CHECK (kind IN (0, 1, 2)),  -- no, done, skip
        amount     INTEGER,                                     -- thousandths; null counts for one
        deleted    INTEGER NOT NULL,
        note       TEXT NOT NULL,
        instant    INTEGER,                                     -- milliseconds since 1970; null when imported
        utc_offset INTEGER,                                     -- seconds that local time was ahead of UTC
        stamp      INTEGER NOT NULL,
        device     INTEGER NOT NULL REFERENCES device,
        PRIMARY KEY (habit, day, id)
      ) STRICT, WITHOUT ROWID;

      -- What people did, oldest first; undo takes back the last entry that is not undone.
      CREATE TABLE journal (
        key     INTEGER PRIMARY KEY,
        instant INTEGER NOT NULL,  -- milliseconds since 1970
        command TEXT NOT NULL,
        undone  INTEGER NOT NULL,
        stamp   INTEGER NOT NULL   -- of the writing, the undoing or the redoing, whichever was last
      ) STRICT;

      -- The fields that an entry changed. A row that was added or removed has changed its field "deleted".
      -- The check-ins of an import are one change: id is a list of days (4 bytes) and ids (16 bytes), day is null.
      CREATE TABLE journal_change (
        entry    INTEGER NOT NULL REFERENCES journal ON DELETE CASCADE,
        sequence INTEGER NOT NULL,
        target   TEXT NOT NULL,  -- the name of the table
        habit    INTEGER,
        day      INTEGER,
        id       ANY NOT NULL,
        field    TEXT NOT NULL,
        before   ANY,
        after    ANY,
        PRIMARY KEY (entry, sequence)
      ) STRICT, WITHOUT ROWID;

      -- Where a habit stands at the close of a day. A cache: a row may be missing, and is never wrong.
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
        is_late        INTEGER NOT NULL
      ) STRICT;

      -- For people with sqlite3.
      CREATE VIEW check_ins AS
        SELECT habit.name AS habit, date(check_in.day * 86400, 'unixepoch') AS date,
          CASE check_in.kind WHEN 0 THEN 'no' WHEN 1 THEN 'done' ELSE 'skip' END AS kind,
          check_in.amount / 1000.0 AS amount, check_in.note,
          datetime(check_in.instant / 1000 + check_in.utc_offset, 'unixepoch') AS recorded
        FROM check_in JOIN habit ON habit.key = check_in.habit
        WHERE NOT check_in.deleted AND NOT habit.deleted;

      CREATE VIEW habits AS
        SELECT row_number() OVER (ORDER BY position, id) AS number, name, icon,
          iif(color IS NULL, NULL, printf('#%06X', color)) AS color,
          strftime('%H:%M', target_time * 60, 'unixepoch') AS time,
          date(start_day * 86400, 'unixepoch') AS start, date(end_day * 86400, 'unixepoch') AS "end",
          date(archived_day * 86400, 'unixepoch') AS archived, note
        FROM habit WHERE NOT deleted;
      """)
}
