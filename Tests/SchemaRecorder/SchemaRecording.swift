import Persistence

/// The sources of the tables that all steps of a schema leave, by their names.
struct SchemaRecording {
  let files: [String: String]

  init(_ schema: Schema) throws {
    let definitions = try Self.definitions(schema.at(version: schema.version))
    files = [
      "NewestTables.generated.swift": Self.file(
        schema.migrations, definitions.map { "\($0);" }.joined(separator: "\n")),
      "NewestTables+PostgreSQL.generated.swift": Self.serverFile(try TranslatedScript(definitions).text),
    ]
  }

  /// The statements that make the tables, indexes and triggers of a file.
  static func definitions(_ steps: Schema) throws -> [String] {
    try Store(.memory, schema: steps).rows(
      "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name <> 'sqlite_sequence' ORDER BY rowid"
    ) { try $0[0] }
  }

  private static func file(_ steps: [Migration], _ script: String) -> String {
    """
    import Persistence

    /// `make schema` records this from the steps.
    extension RecordedTables {
      static let newestSteps: KeyValuePairs<StaticString, Int> = [
        \(steps.map { "\"\($0.name)\": \($0.length)," }.joined(separator: "\n    "))
      ]

      /// The definitions that the steps leave, for a new store.
      static let newestTables: StaticString = #\"""
        \(script.replacing("\n", with: "\n    "))
        \"""#
    }

    """
  }

  private static func serverFile(_ script: String) -> String {
    """
    #if PostgreSQL
      import Persistence

      /// `make schema` records this from the steps.
      extension RecordedTables {
        /// The newest tables as PostgreSQL makes them.
        static let newestTablesOfPostgreSQL: StaticString = #\"""
          \(script.replacing("\n", with: "\n      "))
          \"""#

        /// The step by which the tables of a server come to prove who wrote.
        static let proofOnPostgreSQL: StaticString = #\"""
          \(ServerProof.step.replacing("\n", with: "\n      "))
          \"""#
      }
    #endif

    """
  }
}
