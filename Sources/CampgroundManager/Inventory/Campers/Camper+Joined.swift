import Basics
import JSONText
import Persistence

/// Two records of one person as one (domain rule R23).
///
/// They are joined by their images, which have every field, so that a field that comes later is filled, too.
extension Camper {
  /// The texts of which both are kept, one behind the other.
  private static let joinedTexts: Set = ["notes", "warning"]

  /// The record with all that it lacks and the other one has: an empty field is filled, lists are united, notes are
  /// joined, and the other one's number becomes the second.
  ///
  /// A value that differs stays in the other record, which still leads to this one: ``FormerValue``.
  func joined(with other: Camper, countryCode: Int?) throws -> Camper {
    var own = self
    if own.secondPhone == nil, other.hasPhoneNumber, hasPhoneNumber,
      !other.isCalled(phoneNumber, countryCode)
    {
      own.secondPhone = other.phoneNumber
    }
    let (others, nothing) = (try JSONValue(stored: other.imageText), try JSONValue(stored: Self.nothing.imageText))
    let members = try JSONValue(stored: own.imageText).members ?? []
    return try .read(
      .object(
        members.map { member in
          let (key, value) = (member.key, member.value)
          if value == nothing[key] { return .init(key, others[key] ?? value) }
          return .init(key, Self.joined(value, others[key] ?? .null, isJoined: Self.joinedTexts.contains(key)))
        }))
  }

  private static func joined(_ own: JSONValue, _ other: JSONValue, isJoined: Bool) -> JSONValue {
    if let list = own.list, let more = other.list {
      let known = Set(list.map(\.foldedText))
      return .list(list + more.filter { !known.contains($0.foldedText) })
    }
    guard isJoined, let text = own.string, let more = other.string, text != more else { return own }
    return .text("\(text); \(more)")
  }

  /// A record in which every field is empty.
  private static let nothing = Camper(
    id: CamperID(rawValue: 0), version: 0, fullName: "", phoneNumber: noPhoneNumber)

  private var hasPhoneNumber: Bool { phoneNumber != Self.noPhoneNumber }

  /// True for a number with the digits of the record's own, with or without the country's code.
  private func isCalled(_ number: String, _ countryCode: Int?) -> Bool {
    let (own, digits) = (PhoneNumber.digits(phoneNumber), PhoneNumber.digits(number))
    return own == digits || PhoneNumber.spellings(of: own, countryCode: countryCode).contains(digits)
  }
}

/// A value that a person had in another record, which was merged into this one: it still finds the camper.
package struct FormerValue: Hashable, Sendable {
  /// The field, as the camper's record has it.
  package let field: String
  package let value: String
}

extension Camper {
  /// The values of other records that this one has not, each once.
  func formerValues(in others: [Camper]) throws -> [FormerValue] {
    let own = Set(try JSONValue(stored: imageText).texts.map(\.value.foldedPerson))
    let nothing = Set(try JSONValue(stored: Self.nothing.imageText).texts.map(\.value))
    var seen = own
    return try others.filter { !$0.isForgotten }.flatMap { try JSONValue(stored: $0.imageText).texts }.filter { text in
      if ["id", "mergedInto"].contains(text.field) || nothing.contains(text.value) { return false }
      if Self.joinedTexts.contains(text.field), own.contains(where: { $0.contains(text.value.foldedPerson) }) {
        return false
      }
      return seen.insert(text.value.foldedPerson).inserted
    }
  }
}

extension JSONValue {
  /// The texts of an object's fields, those of lists one by one.
  fileprivate var texts: [FormerValue] {
    (members ?? []).flatMap { member in
      (member.value.list ?? [member.value]).compactMap(\.string).map { FormerValue(field: member.key, value: $0) }
    }
  }

  fileprivate var foldedText: String { string.map(PersonText.nameKey) ?? text }
}

extension String {
  /// The form that spellings of one value share: the digits of a number, else without case and accents.
  fileprivate var foldedPerson: String {
    PhoneNumber.isValid(self) ? PhoneNumber.digits(self) : PersonText.nameKey(self)
  }
}
