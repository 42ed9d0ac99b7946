import Persistence

extension Migration {
  /// The columns and tables for idempotency keys and undo.
  static let scripting = Migration(
    "keys, batches and undo",
    script: """
      ALTER TABLE command ADD COLUMN key TEXT;
      -- The first entry of the batch that it came in.
      ALTER TABLE command ADD COLUMN batch INTEGER REFERENCES command (id);
      CREATE INDEX command_by_batch ON command (batch) WHERE batch IS NOT NULL;

      -- A key belongs to the request that succeeded under it.
      CREATE TABLE key (
        name TEXT PRIMARY KEY CHECK (name <> ''),
        command INTEGER REFERENCES command (id),
        request TEXT NOT NULL,
        answer TEXT NOT NULL,
        changed INTEGER NOT NULL CHECK (changed IN (0, 1))
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX key_by_command ON key (command) WHERE command IS NOT NULL;

      -- Which entry was undone by which; one that undoes is undone itself to redo.
      CREATE TABLE undoing (
        entry INTEGER NOT NULL REFERENCES command (id),
        by INTEGER NOT NULL REFERENCES command (id),
        PRIMARY KEY (entry, by)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX undoing_by ON undoing (by);
      """)
}
