#if PostgreSQL
  /// Names as statements have them.
  enum PostgreSQLName {
    /// A name in quotes, whatever it contains.
    static func quoted(_ name: String) -> String {
      "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
  }
#endif
