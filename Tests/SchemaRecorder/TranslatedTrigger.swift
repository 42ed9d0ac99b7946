/// A trigger of SQLite that refuses rows, as PostgreSQL makes it.
struct TranslatedTrigger {
  let text: String

  /// Returns nil for the definition of anything else.
  init?(_ statement: String) {
    let pattern =
      /CREATE TRIGGER (\w+) (.+?) ON (\w+)(?: WHEN (.+?))? BEGIN SELECT RAISE\(ABORT, ('.+?')\)(?: WHERE (.+))?; END/
    guard let (_, name, time, table, when, message, condition) = statement.wholeMatch(of: pattern)?.output else {
      return nil
    }
    // PostgreSQL allows no query in WHEN; such a condition is the function's.
    let isQuery = when?.contains("SELECT") == true
    let guarded = isQuery ? "" : when.map { " WHEN (\($0))" } ?? ""
    let conditions = [isQuery ? when : nil, condition].compactMap(\.self).joined(separator: " AND ")
    let call = conditions.isEmpty ? "refuse(\(message))" : "\(name)()"
    let trigger = "CREATE TRIGGER \(name) \(time) ON \(table) FOR EACH ROW\(guarded) EXECUTE FUNCTION \(call);"
    var parts = conditions.isEmpty ? [trigger] : [Self.function(name, message, conditions), trigger]
    if time == "BEFORE DELETE" { parts.append(Self.againstTruncation(trigger, name)) }
    text = parts.joined(separator: "\n")
  }

  /// A function that refuses the row where the condition is true, in the schema of the row's table.
  ///
  /// It sets its own search path, so that no table of the caller's can stand before the schema's.
  private static func function(_ name: Substring, _ message: Substring, _ condition: String) -> String {
    """
    CREATE FUNCTION \(name)() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
    BEGIN
      PERFORM set_config('search_path', format('pg_catalog, %I, pg_temp', TG_TABLE_SCHEMA), TRUE);
      IF \(condition) THEN
        RAISE EXCEPTION USING ERRCODE = 'CM001', MESSAGE = \(message);
      END IF;
      RETURN NEW;
    END $$;
    """
  }

  /// The same trigger for TRUNCATE, which SQLite does not have and which no trigger of rows sees.
  private static func againstTruncation(_ trigger: String, _ name: Substring) -> String {
    trigger.replacing("TRIGGER \(name) BEFORE DELETE", with: "TRIGGER \(name)_whole BEFORE TRUNCATE")
      .replacing("FOR EACH ROW", with: "FOR EACH STATEMENT")
  }
}
