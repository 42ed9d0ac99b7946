/// The forms in which an answer can be given.
enum OutputFormat: String, CaseIterable {
  /// Text for people.
  case text
  /// One document.
  case json
  /// An object a line.
  case jsonl
  /// RFC 4180, with a header.
  case csv

  /// True when errors are JSON, too.
  var isJSON: Bool { self == .json || self == .jsonl }
}
