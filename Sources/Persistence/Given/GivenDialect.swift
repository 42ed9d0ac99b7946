/// The words of a store's engine for the parts of a view.
package struct GivenDialect: Sendable {
  package let isOnServer: Bool
  /// The schema of a server, quoted; nil for a file.
  private let schema: String?
  /// The beginning of names that read tables of the store; by chance, so that no statement can know it.
  let secret: String

  init(schema: String?) {
    (self.schema, isOnServer) = (schema, schema != nil)
    var chance = SystemRandomNumberGenerator()
    secret = "view_\(String(chance.next(), radix: 36))_\(String(chance.next(), radix: 36))"
  }

  /// The name under which the query of a view stands in a file.
  func hidden(_ view: GivenView) -> String { "\(secret)_\(view.name)" }

  /// A table of the store, wherever the engine looks for tables.
  package func table(_ name: StaticString) -> String { schema.map { "\($0).\(name)" } ?? "\(name)" }

  /// The text of a day that is kept as a number.
  package func day(_ number: String) -> String {
    isOnServer
      ? "to_char(DATE '1970-01-01' + CAST(\(number) AS integer), 'YYYY-MM-DD')"
      : text("strftime('%Y-%m-%d', \(number) * 86400, 'unixepoch')")
  }

  /// The text of a second since 1970, in UTC.
  package func instant(_ seconds: String) -> String {
    isOnServer
      ? "to_char(to_timestamp(\(seconds)) AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"')"
      : text("strftime('%Y-%m-%dT%H:%M:%SZ', \(seconds), 'unixepoch')")
  }

  /// An expression as a text, with which other texts and numbers are compared as texts.
  package func text(_ expression: String) -> String { "CAST(\(expression) AS text)" }

  /// The sum of numbers in one text, between commas.
  package func sum(ofList text: String) -> String {
    isOnServer
      ? "(SELECT coalesce(sum(CAST(part AS bigint)), 0) FROM unnest(string_to_array(\(text), ',')) AS list (part) WHERE part <> '')"
      : """
      (WITH RECURSIVE \(secret) (part, rest) AS (SELECT 0, \(text) || ',' UNION ALL
        SELECT CAST(substr(rest, 1, instr(rest, ',') - 1) AS integer), substr(rest, instr(rest, ',') + 1) FROM \(secret) WHERE rest <> '')
        SELECT sum(part) FROM \(secret))
      """
  }

  /// The ids of a query with the columns `id` and `place`, between commas, in the order of their places.
  package func list(of query: String) -> String {
    isOnServer
      ? "(SELECT string_agg(CAST(id AS text), ',' ORDER BY place) FROM (\(query)) AS list)"
      : "(SELECT group_concat(list.id, ',') FROM (\(query) ORDER BY place) AS list)"
  }

  /// A value in an object of JSON.
  package func member(_ key: StaticString, of json: String) -> String {
    isOnServer ? "(CAST(\(json) AS json) ->> '\(key)')" : "json_extract(\(json), '$.\(key)')"
  }
}
