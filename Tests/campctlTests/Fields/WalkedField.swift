import Testing

@testable import CampgroundManager

/// A field that edits change, of a record that commands add, show and change.
struct WalkedField: Sendable, CustomTestStringConvertible {
  enum Kind: String, Sendable {
    case site, camper, reservation

    /// The command that adds the record, and those that are about it.
    var lines: (add: String, one: String, list: String, changed: String) {
      switch self {
      case .site: ("add-site 77", "show-site 77", "list-sites", "change-site 77")
      case .camper: ("add-camper 'Eve Fox' --phone 555-0177", "show-camper c-2", "list-campers", "change-camper c-2")
      case .reservation:
        (
          "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2", "show-reservation r-1", "list-reservations",
          "change r-1"
        )
      }
    }
  }

  let kind: Kind
  /// The key in JSON.
  let name: String
  /// The name of its option.
  let option: String
  let isSecret: Bool
  /// True for a text, which `find` reads.
  let isText: Bool
  let mayEnd: Bool
  /// Two values as they are typed; none for a flag.
  let values: [String]

  var testDescription: String { "\(kind.rawValue) \(name)" }

  /// The option with the first or the second value.
  func given(_ place: Int) -> String {
    if !values.isEmpty { return "--\(option) '\(values[place])'" }
    return place == 0 ? "--\(option)" : "--no-\(option)"
  }

  /// The value in JSON as text.
  func value(_ place: Int) -> String { values.isEmpty ? (place == 0 ? "1" : "0") : values[place] }

  /// The value that an object of JSON has; empty without one.
  func read(_ object: [String: Any]) -> String { Self.text(object[name]) }

  /// A value of JSON as text, a list with commas; empty for none.
  static func text(_ value: Any?) -> String {
    switch value {
    case let list as [Any]: list.map { "\($0)" }.joined(separator: ",")
    case let value?: "\(value)" == "<null>" ? "" : "\(value)"
    case nil: ""
    }
  }
}

extension WalkedField {
  /// Every field that edits change. A site's number is what the commands name it by.
  static let all: [WalkedField] =
    fields(of: CampSite.self, .site).filter { $0.name != "number" } + fields(of: Camper.self, .camper)
    + fields(of: ReservationDetails.self, .reservation)

  private static func fields<Thing: Recorded>(of _: Thing.Type, _ kind: Kind) -> [WalkedField] {
    Thing.fields.fields.compactMap { field in
      guard let name = field.name?.description, let edit = field.edit?() else { return nil }
      return WalkedField(
        kind: kind, name: name, option: kebab(edit.name.description), isSecret: field.isSecret,
        isText: edit.type is any ColumnText.Type || edit.type is LanguageCode?.Type,
        mayEnd: !["fullName", "phoneNumber", "type", "minPeople"].contains(name), values: values(of: edit.type, name))
    }
  }

  private static func values(of type: any (Hashable & Sendable).Type, _ name: String) -> [String] {
    switch type {
    case is Bool.Type: []
    case is Int.Type, is Int?.Type: ["37", "38"]
    case is [Int].Type: ["30", "50"]
    case is Slug.Type, is [Slug].Type: ["cabin", "tent"]
    case is LanguageCode?.Type: ["pt-BR", "de"]
    default:
      switch name {
      case "phoneNumber", "secondPhone": ["555-0188", "555-0189"]
      case "email": ["zinnia@example.org", "aster@example.org"]
      default: ["Zinnia", "Aster"]
      }
    }
  }

  static func kebab(_ name: String) -> String {
    name.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
  }
}
