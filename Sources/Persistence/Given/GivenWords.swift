/// The words that a statement which a person typed may have in certain places.
package enum GivenWords {
  /// The functions of both engines that compute from their arguments alone, and cannot make a long text from a short one.
  package static let functions: Set<String> = [
    "abs", "avg", "coalesce", "count", "cume_dist", "dense_rank", "first_value", "lag", "last_value", "lead", "length",
    "lower", "ltrim", "max", "min", "nth_value", "ntile", "nullif", "percent_rank", "rank", "round", "row_number",
    "rtrim",
    "substr", "sum", "trim", "upper",
  ]

  package static let functionsOfSQLite: Set<String> = [
    "date", "group_concat", "ifnull", "iif", "instr", "julianday", "replace", "strftime", "total",
  ]

  package static let functionsOfPostgreSQL: Set<String> = [
    "date_part", "date_trunc", "greatest", "least", "left", "right", "string_agg", "strpos", "to_char", "to_date",
  ]

  /// The types of a `CAST`.
  static let types: Set<String> = [
    "bigint", "date", "decimal", "double", "float", "int", "integer", "numeric", "real", "text", "varchar",
  ]

  /// The keywords behind which a parenthesis calls no function.
  static let beforeParenthesis: Set<String> = [
    "all", "and", "any", "as", "between", "by", "case", "cast", "distinct", "else", "except", "exists", "filter",
    "from",
    "having", "in", "intersect", "is", "join", "lateral", "like", "limit", "materialized", "not", "offset", "on", "or",
    "over",
    "select", "some", "then", "union", "using", "values", "when", "where",
  ]

  /// The keywords behind which a text is a text: any other word would be its type for one of the engines.
  static let beforeText: Set<String> = [
    "all", "and", "between", "by", "case", "distinct", "else", "escape", "from", "having", "in", "like", "limit", "not",
    "offset", "on", "or", "select", "then", "when", "where",
  ]

  /// The words that do more than to read views, in one of the engines.
  static let refused: Set<String> = [
    "alter", "analyze", "array", "attach", "begin", "call", "commit", "copy", "create", "current_catalog",
    "current_date",
    "current_role", "current_schema", "current_time", "current_timestamp", "current_user", "delete", "detach", "do",
    "drop",
    "execute", "explain", "fetch", "for", "grant", "indexed", "insert", "into", "localtime", "localtimestamp", "lock",
    "merge",
    "notify", "only", "operator", "pragma", "reindex", "release", "returning", "revoke", "rollback",
    "savepoint", "session_user", "set", "system_user", "table", "tablesample", "truncate", "update", "user", "vacuum",
    "xmltable",
  ]

  /// True for a name of the engine's own tables, views and functions.
  static func belongsToEngine(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("pg_") || name.hasPrefix("sqlite_") || name.hasPrefix("pragma_")
      || name == "information_schema"
  }
}
