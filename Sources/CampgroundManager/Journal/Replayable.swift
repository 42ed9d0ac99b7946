import Persistence

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a command answers, in a form that is kept with its key and can be answered again.
///
/// People are in it by their ids, and named as they are called now.
protocol Replayable {
  associatedtype Answer: Codable
  var answer: Answer { get throws }
  static func replay(_ answer: Answer, from store: Store) throws -> Self
}

extension Replayable {
  var answerText: String {
    get throws { String(decoding: try JSONEncoder().encode(answer), as: UTF8.self) }
  }

  static func replay(_ text: String, from store: Store) throws -> Self {
    try replay(StoredJSON.value(of: text, as: Answer.self), from: store)
  }
}

extension Replayable where Self: Codable, Answer == Self {
  var answer: Self { self }
  static func replay(_ answer: Self, from store: Store) -> Self { answer }
}

/// Several things that one command has changed.
extension Array: Replayable where Element: Replayable {
  var answer: [Element.Answer] {
    get throws { try map { try $0.answer } }
  }

  static func replay(_ answer: [Element.Answer], from store: Store) throws -> [Element] {
    try answer.map { try Element.replay($0, from: store) }
  }
}
