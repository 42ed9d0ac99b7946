import Foundation
import JSONText

/// The type of a value, as a table of the documents has it: `list of [segment](#segment) or null`.
struct DocumentedType {
  enum Element: Equatable {
    case plain(String)
    /// An object, by the anchor of its section.
    case object(String)
  }

  let element: Element
  let isList: Bool
  let mayBeNull: Bool

  init(_ text: String) {
    var text = text
    mayBeNull = text.hasSuffix(" or null")
    if mayBeNull { text.removeLast(" or null".count) }
    isList = text.hasPrefix("list of ")
    if isList { text.removeFirst("list of ".count) }
    element = Document.anchors(in: text).first.map(Element.object) ?? .plain(text)
  }

  /// The types that are no objects, each with what its text is like.
  static let patterns = [
    "text": nil, "integer": nil, "number": nil, "boolean": nil, "any": nil, "day": "[0-9]{4}-[0-9]{2}-[0-9]{2}",
    "time": "[0-9]{2}:[0-9]{2}", "moment": "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}",
    "instant": "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z", "amount": "-?[0-9]+([.][0-9]+)?",
    "id": "[crbwol]-[0-9]+",
  ]

  /// True for a plain value of a type that is documented.
  static func fits(_ value: JSONValue, _ type: String) -> Bool {
    switch (type, value) {
    case ("any", _), ("text", .text), ("integer", .number), ("number", .number), ("number", .otherNumber),
      ("boolean", .flag):
      return true
    case (_, .text(let text)):
      guard let pattern = patterns[type] ?? nil else { return false }
      return text.range(of: "^\(pattern)$", options: .regularExpression) != nil
    default: return false
    }
  }
}
