import CampgroundManager
import Foundation
import TestSupport

/// The faults in how a person is forgotten, each place by its name.
enum ErasureAudit {
  /// The places for texts without a marker, which prove nothing, and are not known to be free of people's words.
  static func unmarked(in store: Store) throws -> [String] {
    let stored = try StoredTexts(of: store)
    return stored.texts.filter { place, texts in
      if FreePlaces.contain(place) || texts.contains(where: { !Marker.found(in: $0).isEmpty }) { return false }
      if texts.isEmpty {
        return !stored.numbers.contains(place) && !isOfFields(place, stored) && !isErasedWhole(place)
      }
      return texts.contains { !isFormal($0) }
    }.map(\.key).sorted()
  }

  /// True for a column whose texts are all of fields, which are places of their own.
  private static func isOfFields(_ place: String, _ stored: StoredTexts) -> Bool {
    let starts = ["\(place)(", "\(place)[", "\(place)."]
    return (Array(stored.texts.keys) + stored.numbers).contains { other in starts.contains { other.hasPrefix($0) } }
  }

  /// True for a field of an answer: it has all of a thing's fields, and forgetting erases all of it.
  private static func isErasedWhole(_ place: String) -> Bool { place.hasPrefix("key.answer(") }

  /// True for an id, a day, a time or an amount.
  private static func isFormal(_ text: String) -> Bool {
    text.wholeMatch(of: /[a-z]-\d+|[-\d.:T%]+|/) != nil
  }

  /// The texts and files that still have a marker.
  static func left(in store: Store, _ folder: TemporaryFolder) throws -> [String] {
    let texts = try StoredTexts(of: store).texts.flatMap { place, texts in
      texts.flatMap(Marker.found).map { "\(place) still has \($0)" }
    }
    let files = try folder.names.flatMap { name in
      try (Marker.found(in: folder.bytes(of: name)) + Marker.found(in: name)).map { "\(name) still has \($0)" }
    }
    return Set(texts).sorted() + Set(files).sorted()
  }
}
