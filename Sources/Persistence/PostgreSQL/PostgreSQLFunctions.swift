#if PostgreSQL
  /// The functions that statements call and that PostgreSQL lacks; each schema has its own.
  package enum PostgreSQLFunctions {
    /// `may_contain` as SQLite's connection has it (``Store/addWordSearch()``), but for an empty word, which texts that
    /// are all null have here.
    ///
    /// PostgreSQL puts its expression into the statement, which takes a quarter of the time of calls. For that it may
    /// name each argument only once, and be no more constant than `array_to_string`.
    package static let script: StaticString = #"""
      CREATE FUNCTION may_contain(word text, VARIADIC texts text[]) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT array_to_string(texts, E'\x01')
          ~* ('[^\x01-\x5B\x5D-\x7F]' || coalesce('|' || regexp_replace(word, '(.)', '\1[^a-z0-9\x01]*', 'g'), ''))
      $$;
      """#
  }
#endif
