#if PostgreSQL
  /// The tables of this program's stores, as far as the engine has to know them.
  struct PostgreSQLTables {
    /// The mark that distinguishes this program's stores from others.
    let mark: Int32
    /// The version of the tables that this program knows.
    let version: Int
    /// The query of the release that a store needs.
    let release: SQL?
    /// The script that makes the tables of this version in an empty schema.
    let script: StaticString?
    /// The rights of roles on the tables.
    var grants = PostgreSQLGrants(rights: [])
  }
#endif
