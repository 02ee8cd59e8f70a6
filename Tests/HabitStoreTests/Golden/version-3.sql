PRAGMA application_id = 1214409076;
PRAGMA user_version = 3;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE device (
  key INTEGER PRIMARY KEY,
  id  BLOB NOT NULL UNIQUE CHECK (length(id) = 16)
) STRICT;
INSERT INTO device VALUES(1,X'00000000000040008000000000000002');
CREATE TABLE clock (
  key   INTEGER PRIMARY KEY CHECK (key = 1),
  stamp INTEGER NOT NULL
) STRICT;
INSERT INTO clock VALUES(1,116175273984000006);
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
, category BLOB, reminder_times TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO habit VALUES(1,X'000000000000400080000000000000a1','V','물 마시기 💧','💧',37119,450,1,'',20000,NULL,NULL,0,116175273984000001,1,X'000000000000400080000000000000a1','07:00,21:00');
INSERT INTO habit VALUES(2,X'000000000000400080000000000000a2','W','Read','',NULL,NULL,1,'',20001,NULL,NULL,0,116175273984000001,1,NULL,'');
CREATE TABLE habit_stamp (
  habit  INTEGER NOT NULL REFERENCES habit,
  field  TEXT NOT NULL,
  stamp  INTEGER NOT NULL,
  device INTEGER NOT NULL REFERENCES device,
  PRIMARY KEY (habit, field)
) STRICT, WITHOUT ROWID;
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
INSERT INTO schedule_version VALUES(1,X'00000000000040008000000000000003',NULL,'weekdays',127,NULL,NULL,NULL,0,116175273984000001,1);
INSERT INTO schedule_version VALUES(1,X'00000000000040008000000000000004',20005,'period',NULL,NULL,3,'week',0,116175273984000001,1);
INSERT INTO schedule_version VALUES(2,X'00000000000040008000000000000007',NULL,'weekdays',127,NULL,NULL,NULL,0,116175273984000001,1);
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
INSERT INTO goal_version VALUES(1,X'00000000000040008000000000000005',NULL,'atLeast',8000,'잔',0,116175273984000001,1);
INSERT INTO goal_version VALUES(1,X'00000000000040008000000000000006',20010,'check',NULL,'',0,116175273984000001,1);
INSERT INTO goal_version VALUES(2,X'00000000000040008000000000000008',NULL,'check',NULL,'',0,116175273984000001,1);
CREATE TABLE pause (
  id        BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
  habit     INTEGER REFERENCES habit,
  first_day INTEGER NOT NULL,
  last_day  INTEGER,
  deleted   INTEGER NOT NULL,
  stamp     INTEGER NOT NULL,
  device    INTEGER NOT NULL REFERENCES device
) STRICT, WITHOUT ROWID;
INSERT INTO pause VALUES(X'000000000000400080000000000000d1',NULL,20020,20030,0,116175273984000001,1);
CREATE TABLE setting (
  name    TEXT PRIMARY KEY NOT NULL,
  value   TEXT NOT NULL,
  deleted INTEGER NOT NULL,
  stamp   INTEGER NOT NULL,
  device  INTEGER NOT NULL REFERENCES device
) STRICT, WITHOUT ROWID;
INSERT INTO setting VALUES('week-start','mon',0,116175273984000000,1);
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
INSERT INTO check_in VALUES(1,20000,X'000000000000400080000000000000c1',1,3000,0,'it''s cold',1728000000000,32400,116175273984000001,1);
INSERT INTO check_in VALUES(2,20002,X'000000000000400080000000000000c2',2,NULL,0,'',NULL,NULL,116175273984000001,1);
INSERT INTO check_in VALUES(2,20003,X'000000000000400080000000000000c3',1,NULL,0,'',NULL,NULL,116175273984000002,1);
CREATE TABLE journal (
  key     INTEGER PRIMARY KEY,
  instant INTEGER NOT NULL,  -- milliseconds since 1970
  command TEXT NOT NULL,
  undone  INTEGER NOT NULL,
  stamp   INTEGER NOT NULL   -- of the writing, the undoing or the redoing, whichever was last
) STRICT;
INSERT INTO journal VALUES(1,1772694000000,'add',0,116175273984000001);
INSERT INTO journal VALUES(2,1772694000000,'check Read',0,116175273984000002);
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
INSERT INTO journal_change VALUES(1,0,'habit',1,NULL,X'000000000000400080000000000000a1','deleted',1,0);
INSERT INTO journal_change VALUES(1,1,'schedule_version',1,NULL,X'00000000000040008000000000000003','deleted',1,0);
INSERT INTO journal_change VALUES(1,2,'schedule_version',1,NULL,X'00000000000040008000000000000004','deleted',1,0);
INSERT INTO journal_change VALUES(1,3,'goal_version',1,NULL,X'00000000000040008000000000000005','deleted',1,0);
INSERT INTO journal_change VALUES(1,4,'goal_version',1,NULL,X'00000000000040008000000000000006','deleted',1,0);
INSERT INTO journal_change VALUES(1,5,'habit',2,NULL,X'000000000000400080000000000000a2','deleted',1,0);
INSERT INTO journal_change VALUES(1,6,'schedule_version',2,NULL,X'00000000000040008000000000000007','deleted',1,0);
INSERT INTO journal_change VALUES(1,7,'goal_version',2,NULL,X'00000000000040008000000000000008','deleted',1,0);
INSERT INTO journal_change VALUES(1,8,'check_in',1,20000,X'000000000000400080000000000000c1','deleted',1,0);
INSERT INTO journal_change VALUES(1,9,'check_in',2,20002,X'000000000000400080000000000000c2','deleted',1,0);
INSERT INTO journal_change VALUES(1,10,'pause',NULL,NULL,X'000000000000400080000000000000d1','deleted',1,0);
INSERT INTO journal_change VALUES(2,0,'check_in',2,20003,X'000000000000400080000000000000c3','deleted',1,0);
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
INSERT INTO standing VALUES(2,'mon',20002,'days',NULL,NULL,NULL,NULL,NULL,NULL,0.5,NULL,NULL,0,12,7,0,0);
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
INSERT INTO category VALUES(X'000000000000400080000000000000a1','V','집','🏠',9326278,0,116175273984000003,1);
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
INSERT INTO todo VALUES(X'000000000000400080000000000000b1',1,'V','Pay rent','it''s due',20010,540,2,X'000000000000400080000000000000a1',NULL,NULL,1728000000000,32400,0,116175273984000004,1);
INSERT INTO todo VALUES(X'000000000000400080000000000000b2',2,'W','Done one','',NULL,NULL,1,NULL,1728000001000,32400,1728000000000,32400,0,116175273984000005,1);
CREATE TABLE field_stamp (
  target TEXT NOT NULL,  -- the name of the table
  id     BLOB NOT NULL CHECK (length(id) = 16),
  field  TEXT NOT NULL,
  stamp  INTEGER NOT NULL,
  device INTEGER NOT NULL REFERENCES device,
  PRIMARY KEY (target, id, field)
) STRICT, WITHOUT ROWID;
CREATE TABLE device_setting (
  name    TEXT PRIMARY KEY NOT NULL,
  value   TEXT NOT NULL,
  deleted INTEGER NOT NULL,
  stamp   INTEGER NOT NULL,
  device  INTEGER NOT NULL REFERENCES device
) STRICT, WITHOUT ROWID;
INSERT INTO device_setting VALUES('on-change','pkill -RTMIN+8 waybar',0,116175273984000006,1);
CREATE TABLE sent_reminder (
  kind    TEXT NOT NULL,
  subject BLOB NOT NULL,     -- the id of the habit or todo; empty for the summary of a day
  day     INTEGER NOT NULL,
  time    INTEGER NOT NULL,  -- minutes since midnight
  instant INTEGER NOT NULL,  -- when it was sent
  PRIMARY KEY (kind, subject, day, time)
) STRICT, WITHOUT ROWID;
CREATE TABLE meeting (
  key         INTEGER PRIMARY KEY CHECK (key = 1),
  address     TEXT NOT NULL,     -- without a password
  is_insecure INTEGER NOT NULL,  -- whether a server elsewhere is trusted that does not prove who it is
  received    INTEGER NOT NULL,  -- the number of the last meeting of which all is here
  sent        INTEGER NOT NULL,  -- the stamp up to which all is there
  version     INTEGER NOT NULL,  -- of this schema, at that time: a newer one may understand more
  instant     INTEGER            -- when it was, in milliseconds since 1970; null before the first
) STRICT;
INSERT INTO meeting VALUES(1,'postgresql://anna@example.org/habits?sslmode=verify-full',0,7,115995000000000000,3,1772694000000);
CREATE VIEW check_ins AS
  SELECT habit.name AS habit, date(check_in.day * 86400, 'unixepoch') AS date,
    CASE check_in.kind WHEN 0 THEN 'no' WHEN 1 THEN 'done' ELSE 'skip' END AS kind,
    check_in.amount / 1000.0 AS amount, check_in.note,
    datetime(check_in.instant / 1000 + check_in.utc_offset, 'unixepoch') AS recorded
  FROM check_in JOIN habit ON habit.key = check_in.habit
  WHERE NOT check_in.deleted AND NOT habit.deleted;
CREATE INDEX todo_due ON todo (due_day) WHERE due_day NOT NULL AND done_at IS NULL AND NOT deleted;
CREATE INDEX todo_done ON todo (done_at) WHERE done_at NOT NULL AND NOT deleted;
CREATE INDEX todo_number ON todo (number) WHERE NOT deleted;
CREATE INDEX todo_position ON todo (position, id) WHERE NOT deleted;
CREATE VIEW todos AS
  SELECT todo.number, todo.title, todo.memo,
    date(todo.due_day * 86400, 'unixepoch') AS due, strftime('%H:%M', todo.due_time * 60, 'unixepoch') AS time,
    CASE todo.priority WHEN 2 THEN 'high' WHEN 1 THEN 'normal' ELSE 'low' END AS priority,
    category.name AS category,
    datetime(todo.done_at / 1000 + todo.done_offset, 'unixepoch') AS done,
    datetime(todo.created_at / 1000 + todo.created_offset, 'unixepoch') AS created
  FROM todo LEFT JOIN category ON category.id = todo.category AND NOT category.deleted
  WHERE NOT todo.deleted ORDER BY todo.position, todo.id;
CREATE VIEW habits AS
  SELECT row_number() OVER (ORDER BY habit.position, habit.id) AS number, habit.name, habit.icon,
    iif(habit.color IS NULL, NULL, printf('#%06X', habit.color)) AS color, category.name AS category,
    strftime('%H:%M', habit.target_time * 60, 'unixepoch') AS time,
    date(habit.start_day * 86400, 'unixepoch') AS start, date(habit.end_day * 86400, 'unixepoch') AS "end",
    date(habit.archived_day * 86400, 'unixepoch') AS archived, habit.note
  FROM habit LEFT JOIN category ON category.id = habit.category AND NOT category.deleted
  WHERE NOT habit.deleted;
COMMIT;
