/// One step from an older schema of a server to a newer one.
///
/// The steps are a list that only grows: a step that has been released is never changed.
struct ServerMigration: Sendable {
  /// The statements, which run in one transaction.
  let sql: String

  /// All steps, oldest first.
  ///
  /// A server that has made the first *n* of them is of version *n*.
  static let all = [createTables]
}

extension ServerMigration {
  /// Version 1.
  ///
  /// Each role is one device. What a row belongs to is never taken from what a device says, but from its role.
  static let createTables = ServerMigration(
    sql: """
      CREATE SCHEMA habitflow;

      CREATE TABLE habitflow.version (number integer NOT NULL);

      -- Somebody whose devices meet here.
      CREATE TABLE habitflow.person (
        id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name    text NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 200),
        -- The number of the last meeting that brought anything; who meets holds a lock on it.
        meeting bigint NOT NULL DEFAULT 0,
        -- Where the devices of this person hear of one another, under a name that nobody else can guess.
        channel text NOT NULL UNIQUE
      );

      -- Whose device a role is. All that a device may see and do follows from its row here.
      CREATE TABLE habitflow.membership (
        role   name PRIMARY KEY,
        person bigint NOT NULL REFERENCES habitflow.person,
        UNIQUE (role, person)
      );

      -- What is known of a device.
      CREATE TABLE habitflow.device (
        role         name PRIMARY KEY,
        person       bigint NOT NULL,
        name         text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        -- What the store of the device calls itself, and the last meeting in which it took part; null before the first.
        id           uuid,
        meeting      bigint,
        last_meeting timestamptz,
        UNIQUE (person, name),
        FOREIGN KEY (role, person) REFERENCES habitflow.membership (role, person) ON DELETE CASCADE
      );

      -- What the devices of a person have told one another: the last state of each row of their stores.
      CREATE TABLE habitflow.record (
        person  bigint NOT NULL REFERENCES habitflow.person,
        key     text NOT NULL CHECK (length(key) <= 300),
        kind    text NOT NULL CHECK (length(kind) <= 40),
        body    jsonb NOT NULL CHECK (jsonb_typeof(body) = 'object' AND pg_column_size(body) <= 131072),
        meeting bigint NOT NULL,
        PRIMARY KEY (person, key)
      ) PARTITION BY HASH (person);
      CREATE INDEX record_meeting ON habitflow.record (person, meeting);
      DO $$ BEGIN
        FOR part IN 0..15 LOOP
          EXECUTE format(
            'CREATE TABLE habitflow.record_%s PARTITION OF habitflow.record FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
            part, part);
          -- Nobody who goes past the table to its part finds more.
          EXECUTE format('ALTER TABLE habitflow.record_%s ENABLE ROW LEVEL SECURITY', part);
          EXECUTE format('ALTER TABLE habitflow.record_%s FORCE ROW LEVEL SECURITY', part);
        END LOOP;
      END $$;

      -- What holds of a record that is here and one that comes: the parts that come, and those that only newer versions
      -- know, which the one that comes does not have.
      CREATE FUNCTION habitflow.combined(here jsonb, coming jsonb) RETURNS jsonb
        LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
          SELECT here || coming || jsonb_build_object('parts',
            coalesce(here -> 'parts', '{}') || coalesce((
              SELECT jsonb_object_agg(part.key, part.value || jsonb_build_object('values',
                coalesce(here -> 'parts' -> part.key -> 'values', '{}') || coalesce(part.value -> 'values', '{}')))
              FROM jsonb_each(coming -> 'parts') AS part), '{}'))
        $$;

      DO $$ BEGIN
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'habitflow_device') THEN
          CREATE ROLE habitflow_device NOLOGIN NOINHERIT;
        END IF;
      END $$;

      REVOKE ALL ON SCHEMA habitflow FROM PUBLIC;
      REVOKE ALL ON FUNCTION habitflow.combined(jsonb, jsonb) FROM PUBLIC;
      GRANT USAGE ON SCHEMA habitflow TO habitflow_device;
      GRANT EXECUTE ON FUNCTION habitflow.combined(jsonb, jsonb) TO habitflow_device;
      GRANT SELECT ON habitflow.version TO habitflow_device;
      GRANT SELECT ON habitflow.membership TO habitflow_device;
      GRANT SELECT, UPDATE (meeting) ON habitflow.person TO habitflow_device;
      GRANT SELECT, UPDATE (id, meeting, last_meeting) ON habitflow.device TO habitflow_device;
      GRANT SELECT, INSERT, UPDATE (body, meeting) ON habitflow.record TO habitflow_device;

      ALTER TABLE habitflow.version ENABLE ROW LEVEL SECURITY;
      ALTER TABLE habitflow.version FORCE ROW LEVEL SECURITY;
      ALTER TABLE habitflow.membership ENABLE ROW LEVEL SECURITY;
      ALTER TABLE habitflow.membership FORCE ROW LEVEL SECURITY;
      ALTER TABLE habitflow.person ENABLE ROW LEVEL SECURITY;
      ALTER TABLE habitflow.person FORCE ROW LEVEL SECURITY;
      ALTER TABLE habitflow.device ENABLE ROW LEVEL SECURITY;
      ALTER TABLE habitflow.device FORCE ROW LEVEL SECURITY;
      ALTER TABLE habitflow.record ENABLE ROW LEVEL SECURITY;
      ALTER TABLE habitflow.record FORCE ROW LEVEL SECURITY;

      CREATE POLICY anybody ON habitflow.version FOR SELECT TO habitflow_device USING (true);
      CREATE POLICY itself ON habitflow.membership FOR SELECT TO habitflow_device USING (role = session_user);
      CREATE POLICY own ON habitflow.device FOR SELECT TO habitflow_device
        USING (person = (SELECT person FROM habitflow.membership WHERE role = session_user));
      CREATE POLICY itself ON habitflow.device FOR UPDATE TO habitflow_device
        USING (role = session_user) WITH CHECK (role = session_user);
      CREATE POLICY own ON habitflow.person TO habitflow_device
        USING (id = (SELECT person FROM habitflow.membership WHERE role = session_user))
        WITH CHECK (id = (SELECT person FROM habitflow.membership WHERE role = session_user));
      CREATE POLICY own ON habitflow.record TO habitflow_device
        USING (person = (SELECT person FROM habitflow.membership WHERE role = session_user))
        WITH CHECK (person = (SELECT person FROM habitflow.membership WHERE role = session_user));

      -- Whoever set this up invites people and their devices, and reads none of their rows.
      CREATE POLICY administration ON habitflow.version TO CURRENT_USER USING (true) WITH CHECK (true);
      CREATE POLICY administration ON habitflow.membership TO CURRENT_USER USING (true) WITH CHECK (true);
      CREATE POLICY administration ON habitflow.person TO CURRENT_USER USING (true) WITH CHECK (true);
      CREATE POLICY administration ON habitflow.device TO CURRENT_USER USING (true) WITH CHECK (true);
      """)
}
