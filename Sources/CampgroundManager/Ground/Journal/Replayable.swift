import JSONText
import Persistence

/// The answer of a command, in a form that is kept with its key and can be given again.
protocol Replayable {
  /// True for a command that does something again when its answer is given again.
  static var actsAgain: Bool { get }
  var answerText: String { get throws }
  /// Throws ``StoreError`` for an answer that campctl never writes.
  static func replay(_ json: JSONValue, from store: Store) throws -> Self
}

extension Replayable {
  static var actsAgain: Bool { false }
}

/// An answer that is kept as a record of its own.
///
/// It refers to people by their ids, and shows the names that they have now.
protocol RecordedAnswer: Replayable {
  associatedtype Record: Recorded
  var answer: Record { get throws }
  static func replay(_ answer: Record, from store: Store) throws -> Self
}

extension RecordedAnswer {
  var answerText: String {
    get throws { try answer.image(.answered) }
  }

  static func replay(_ json: JSONValue, from store: Store) throws -> Self {
    try replay(Record.read(json), from: store)
  }
}

extension Replayable where Self: Recorded {
  var answerText: String { image(.answered) }
  static func replay(_ json: JSONValue, from store: Store) throws -> Self { try read(json) }
}

/// Several things that one command has changed.
extension Array: Replayable where Element: Replayable {
  var answerText: String {
    get throws { "[" + (try map { try $0.answerText }.joined(separator: ",")) + "]" }
  }

  static func replay(_ json: JSONValue, from store: Store) throws -> [Element] {
    guard let values = json.list else { throw StoreError.unreadableImage }
    return try values.map { try Element.replay($0, from: store) }
  }
}
