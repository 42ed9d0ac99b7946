import Arguments

/// The words that one argument of one command is given; the remains of them show where they came from.
struct Marker {
  let value: String

  /// The beginning of every marker, which nothing else in a store contains; in small letters, which no folding of case
  /// changes.
  static let start = "zqxj"
  /// A word of the forgotten person's name, by which a family's group is known.
  static let name = "\(start)addcamperfullname"
  /// The beginning of every phone number of the person.
  static let phone = "20275501"

  init(of argument: ArgumentDescription, _ command: String) {
    let word = Self.start + (command + argument.key).lowercased().filter(\.isLetter)
    value =
      switch (argument.valueName, argument.completion) {
      case ("number", _): "+1 (\(Self.phone.prefix(3))) 550-1\(command == "add-camper" ? 177 : 188)"
      case ("address", _): "\(word)@example.org"
      case (_, .things): "\(Self.name) and \(word)"
      // Nothing but the name has a word of the name in it.
      default: "\(word) \(argument.key == "fullName" || argument.key == "new" ? "words" : "noted")"
      }
  }

  /// The marked words in a text.
  static func found(in text: String) -> [String] { found(in: Array(text.utf8)) }

  static func found(in bytes: [UInt8]) -> [String] {
    let starts = [start, phone, "(202) 550-1"].map { Array($0.utf8) }
    return bytes.indices.filter { index in starts.contains { bytes[index...].starts(with: $0) } }.map { index in
      String(
        decoding: bytes[index...].prefix(40).prefix { 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }
  }
}
