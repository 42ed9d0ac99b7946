import JSONText
import Persistence

/// One file of a whole campground in a folder: all things of a kind, or all rows of a table of the journal, a line each.
protocol WholePart {
  /// The name, such as `campers`, of the file `campers.jsonl`.
  var name: StaticString { get }
  /// The tables that it is all of.
  var tables: [StaticString] { get }
  /// True when an empty store has it, too.
  var isAlwaysThere: Bool { get }
  /// Calls the body with the lines, each a JSON object, in the order in which they can be taken again.
  func forEachLine(_ body: (String) throws -> Void) throws
  /// Stores the thing or the row of a line.
  ///
  /// Throws ``StoreError`` for a line that campctl never writes.
  func take(_ line: JSONValue) throws
  /// Stores whatever had to wait for later lines.
  func finish() throws
}

extension WholePart {
  var file: String { "\(name).jsonl" }

  var isAlwaysThere: Bool { false }

  func finish() throws {}
}
