import Persistence

extension Migration {
  /// Keys that an undo alone frees; on a server also the witness of each entry.
  static let proof = Migration(
    "keys that an undo alone frees",
    script: """
      CREATE TRIGGER undoing_frees AFTER INSERT ON undoing
        BEGIN DELETE FROM key WHERE command = NEW.entry; END;
      """, server: onServer)

  private static var onServer: StaticString? {
    #if PostgreSQL
      RecordedTables.proofOnPostgreSQL
    #else
      nil
    #endif
  }
}
