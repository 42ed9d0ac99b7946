import Basics
import Persistence

/// The words by which texts about something else name a person, beside those of others (domain rule R24).
struct PersonWords {
  /// A place in a text that names the person.
  struct Mention {
    let range: Range<String.Index>
    let sureness: Sureness

    var isSure: Bool { sureness == .sure }
  }

  /// The degree to which a place names this person, and nobody and nothing else.
  enum Sureness {
    /// A full name, a number, an address or a plate.
    case sure
    /// A name of a single word, or a single word of a name.
    case word
    /// Somebody else's own name, number or address, too.
    case shared
  }

  private let marks: Set<PersonMark>
  /// The single words of the names, which are looked for in remarks.
  private let words: Set<PersonMark>
  /// The names, numbers and addresses of others in which the person's stand, or which are the same.
  private let others: Set<PersonMark>
  /// A word for each mark that every text has which names the person by it; of phone numbers, digits.
  private let clues: [String]
  private let numbers: [String]
  /// The country code of numbers without one.
  private let countryCode: Int?

  init(_ names: PersonNames, besides others: Set<PersonMark> = [], countryCode: Int?) {
    (marks, self.others, self.countryCode) = (names.marks, others, countryCode)
    words = Set(marks.flatMap(\.words))
    let clues = Set(marks.union(words).map(\.clue))
    (self.clues, numbers) = (clues.filter { !$0.isNumber }, clues.filter(\.isNumber))
  }

  /// False when no place in a text names the person; a text may be JSON.
  func mayStand(in text: String) -> Bool {
    if text.contains("\\u") { return true }
    let key = PersonText.nameKey(text)
    if clues.contains(where: { key.contains($0) }) { return true }
    let digits = numbers.isEmpty ? "" : PhoneNumber.digits(text)
    return numbers.contains { digits.contains($0) }
  }

  /// A condition on columns of texts, true for every text in which the person may stand, and for few others.
  func mayStand(in columns: [SQL]) -> SQL {
    let conditions = (clues + numbers).sorted().map { mayContain($0, columns) }
    return conditions.isEmpty ? "1 = 0" : "(\(SQL.joined(conditions, by: " OR ")))"
  }

  /// The same for a text that is contained.
  func mayContain(_ text: String, _ columns: [SQL]) -> SQL {
    "may_contain(\(SearchText(text).probe), \(SQL.joined(columns, by: ", ")))"
  }

  /// The places that name the person, in their order, in a remark also by a single word of the name; none is a part of
  /// somebody else's longer name.
  func mentions(in text: String, isRemark: Bool = false) -> [Mention] {
    guard mayStand(in: text) else { return [] }
    let worded = WordedText(text)
    let own = (isRemark ? marks.union(words) : marks).flatMap { mark in
      mark.ranges(in: worded, countryCode: countryCode).map {
        Mention(range: $0, sureness: mark.isSure ? .sure : .word)
      }
    }
    let taken = own.isEmpty ? [] : others.flatMap { $0.ranges(in: worded, countryCode: countryCode) }
    let sorted = own.sorted { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
    return sorted.reduce(into: []) { mentions, mention in
      let range = mention.range
      if let last = mentions.last, last.range.overlaps(range) { return }
      if taken.contains(where: { $0 != range && $0.clamped(to: range) == range }) { return }
      mentions.append(taken.contains(range) ? Mention(range: range, sureness: .shared) : mention)
    }
  }
}

extension String {
  fileprivate var isNumber: Bool { utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }
}

extension PersonWords.Mention {
  /// The text with another in place of these mentions.
  static func replaced(_ mentions: [Self], in text: String, by other: String) -> String {
    var (replaced, place) = ("", text.startIndex)
    for mention in mentions {
      replaced += text[place..<mention.range.lowerBound] + other
      place = mention.range.upperBound
    }
    return replaced + text[place...]
  }
}
