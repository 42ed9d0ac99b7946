import Basics

/// The names, phone numbers and mail addresses of one person, and the plates of the person's vehicles.
struct PersonNames {
  private var names: Set<String> = []
  /// The same, as they are looked for in texts about something else.
  private(set) var marks: Set<PersonMark> = []

  var isEmpty: Bool { names.isEmpty }

  mutating func add(name: String, phones: [String], mail: String?) {
    let texts = [name] + phones + [mail].compactMap(\.self)
    names.formUnion(texts.map(PersonText.nameKey))
    marks.formUnion(PersonMark.all(name: name, phones: phones, mail: mail))
  }

  mutating func add(plates: String) { marks.formUnion(PersonMark.plates(plates)) }

  /// True when a text contains a name, a number or an address, in any spelling.
  func occur(in text: String) -> Bool {
    // A request is JSON, in which a quote has a backslash before it.
    func plain(_ text: String) -> String { String(PersonText.nameKey(text).unicodeScalars.filter { $0 != "\\" }) }
    let key = plain(text)
    let digits = PhoneNumber.digits(text)
    let isList = key.contains(",")
    return names.contains { name in
      let number = PhoneNumber.isWrittenAsOne(name) ? PhoneNumber.digits(name) : ""
      return key.contains(plain(name)) || number.count > 3 && digits.contains(number)
        || isList && Self.turned(name).contains { Self.words(key).joined(separator: " ").contains($0) }
    }
  }

  /// The words of a name as in a list, the last names first.
  private static func turned(_ name: String) -> [String] {
    let words = words(name)
    return words.indices.dropFirst().map { (words[$0...] + words[..<$0]).joined(separator: " ") }
  }

  private static func words(_ key: String) -> [Substring] { key.split { !$0.isLetter && !$0.isNumber } }
}
