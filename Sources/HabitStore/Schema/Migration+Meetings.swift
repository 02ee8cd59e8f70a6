extension Migration {
  /// Version 3.
  static let addMeetings = Migration(
    name: "add meetings with other devices",
    sql: """
      -- Where this device meets others, and how far they know of each other. It belongs to this store alone.
      CREATE TABLE meeting (
        key         INTEGER PRIMARY KEY CHECK (key = 1),
        address     TEXT NOT NULL,     -- without a password
        is_insecure INTEGER NOT NULL,  -- whether a server elsewhere is trusted that does not prove who it is
        received    INTEGER NOT NULL,  -- the number of the last meeting of which all is here
        sent        INTEGER NOT NULL,  -- the stamp up to which all is there
        version     INTEGER NOT NULL,  -- of this schema, at that time: a newer one may understand more
        instant     INTEGER            -- when it was, in milliseconds since 1970; null before the first
      ) STRICT;
      """)
}
