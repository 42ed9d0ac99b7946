/// The definitions that a server's tables have beside those of a file: the server's own word on each entry, and the rules that leave a role
/// which is not the owner nothing but adding to the record.
enum ServerProof {
  /// The definitions, behind those of the tables that a file has, too.
  static let script = [witness, actsAsOwner, witnessed, undoing, gone, notes, counters, policies].joined(
    separator: "\n")

  /// Brings a server's tables from before to these.
  static let step = """
    DROP POLICY command_added ON command;
    DROP POLICY command_begins_batch ON command;
    DROP POLICY key_freed ON key;
    \(script)
    """

  /// The SQLite triggers that have another form on a server.
  static let ownTriggers = ["undoing_frees"]

  /// The witness of each entry that was written here, and the table without rows that each writer has to lock: its lock is nobody's
  /// who has no rights in the schema.
  private static let witness = """
    CREATE TABLE witness (
      entry BIGINT CONSTRAINT "witness.entry" PRIMARY KEY,
      role TEXT COLLATE "C" NOT NULL,
      at BIGINT NOT NULL,
      clock TEXT COLLATE "C" NOT NULL,
      transaction XID8 NOT NULL
    );
    CREATE TABLE turn ();
    """

  /// True when the role that acts is the owner of a table, who may do all.
  private static let actsAsOwner = """
    CREATE FUNCTION acts_as_owner(part oid) RETURNS boolean LANGUAGE sql STABLE AS $$
      SELECT pg_catalog.pg_has_role(
        CASE pg_catalog.current_setting('role') WHEN 'none' THEN session_user ELSE pg_catalog.current_setting('role') END,
        relowner, 'USAGE') FROM pg_catalog.pg_class WHERE oid = part
    $$;
    """

  /// A role that adds an entry cannot write its witness: the trigger does, as the owner.
  private static let witnessed = """
    CREATE FUNCTION command_witnessed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    BEGIN
      \(inSchema)
      INSERT INTO witness VALUES (
        NEW.id, session_user, extract(epoch FROM clock_timestamp())::bigint,
        coalesce(nullif(current_setting('campctl.clock', TRUE), ''), 'own'), pg_current_xact_id());
      RETURN NULL;
    END $$;
    CREATE TRIGGER command_witnessed AFTER INSERT ON command FOR EACH ROW EXECUTE FUNCTION command_witnessed();
    """

  /// An undo of this transaction alone takes an entry back, and frees its keys by that.
  private static let undoing = """
    CREATE FUNCTION undoing_frees() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    BEGIN
      \(inSchema)
      IF NOT acts_as_owner(TG_RELID) AND NOT (NEW.entry < NEW."by" AND EXISTS (
        SELECT 1 FROM command JOIN witness ON entry = id
        WHERE id = NEW."by" AND name IN ('undo', 'redo') AND transaction = pg_current_xact_id()))
      THEN
        RAISE EXCEPTION USING ERRCODE = 'CM001', MESSAGE = 'only an undo takes an entry back';
      END IF;
      DELETE FROM key WHERE command = NEW.entry;
      RETURN NULL;
    END $$;
    CREATE TRIGGER undoing_frees AFTER INSERT ON undoing FOR EACH ROW EXECUTE FUNCTION undoing_frees();
    """

  /// A row goes together with an entry that has its image. The trigger looks at the end of the transaction, and its words are the kinds of
  /// things that the row may belong to, each with the column of the thing's number.
  private static let gone =
    """
    CREATE FUNCTION gone() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
    DECLARE
      gone CONSTANT jsonb := to_jsonb(OLD);
    BEGIN
      \(inSchema)
      FOR n IN 0 .. TG_NARGS - 2 BY 2 LOOP
        PERFORM 1 FROM change JOIN witness ON entry = command
        WHERE kind = TG_ARGV[n] AND thing = (gone ->> TG_ARGV[n + 1])::bigint AND before IS NOT NULL
          AND transaction = pg_current_xact_id();
        IF FOUND THEN RETURN NULL; END IF;
      END LOOP;
      IF NOT acts_as_owner(TG_RELID) THEN
        RAISE EXCEPTION USING ERRCODE = 'CM001', MESSAGE = 'a row goes with an entry that has its image alone';
      END IF;
      RETURN NULL;
    END $$;

    """
    + rowsThatGo.map { table, things in
      """
      CREATE CONSTRAINT TRIGGER \(table)_gone AFTER DELETE ON \(table) DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION gone(\(things.map { "'\($0)', '\($1)'" }.joined(separator: ", ")));
      """
    }.joined(separator: "\n")

  private static let rowsThatGo: KeyValuePairs<String, KeyValuePairs<String, String>> = [
    "camp_site": ["site": "id"], "camper": ["camper": "id"], "reservation": ["reservation": "id"],
    "block": ["block": "id"], "night": ["reservation": "reservation", "block": "block"],
    "displaced_night": ["block": "block"], "waitlist": ["waitlist": "id"], "rate": ["rate": "id"], "tax": ["tax": "id"],
    "discount": ["discount": "id"], "item": ["item": "id"], "stay_rule": ["rule": "id"],
    "feed_wait": ["feed-wait": "id"],
  ]

  /// A role that may change a row, and add none, changes its notes.
  private static let notes = """
    CREATE FUNCTION notes_alone() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
    BEGIN
      IF NOT has_table_privilege(TG_RELID, 'INSERT')
        AND to_jsonb(OLD) - ARRAY['notes', 'version'] <> to_jsonb(NEW) - ARRAY['notes', 'version']
      THEN
        RAISE insufficient_privilege USING MESSAGE = 'this role changes notes alone';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER camp_site_notes BEFORE UPDATE ON camp_site FOR EACH ROW EXECUTE FUNCTION notes_alone();
    CREATE TRIGGER reservation_notes BEFORE UPDATE ON reservation FOR EACH ROW EXECUTE FUNCTION notes_alone();
    """

  /// Numbers that were given are given, and nobody uses them up at once.
  private static let counters = """
    CREATE FUNCTION counter_grows() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
    BEGIN
      \(inSchema)
      IF NOT acts_as_owner(TG_RELID) THEN
        RAISE EXCEPTION USING ERRCODE = 'CM001', MESSAGE = 'a counter only grows';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER counter_begins BEFORE INSERT ON counter FOR EACH ROW
      WHEN (NEW.seq NOT BETWEEN 0 AND 100000000) EXECUTE FUNCTION counter_grows();
    CREATE TRIGGER counter_grows BEFORE UPDATE ON counter FOR EACH ROW
      WHEN (NEW.seq - OLD.seq NOT BETWEEN 0 AND 100000000 OR NEW.name <> OLD.name) EXECUTE FUNCTION counter_grows();
    """

  /// An entry joins a batch that its own role has begun, and begins one in its own transaction alone.
  private static let policies = """
    CREATE POLICY command_added ON command FOR INSERT
      WITH CHECK (batch IS NULL OR EXISTS (SELECT 1 FROM witness WHERE entry = batch AND role = session_user));
    CREATE POLICY command_begins_batch ON command FOR UPDATE USING (batch IS NULL AND EXISTS (
      SELECT 1 FROM witness WHERE entry = id AND transaction = pg_current_xact_id())) WITH CHECK (batch = id);
    """

  /// Has a function find the tables of the schema of its row, and none that stands before them in the caller's path.
  private static let inSchema =
    "PERFORM set_config('search_path', format('pg_catalog, %I, pg_temp', TG_TABLE_SCHEMA), TRUE);"
}
