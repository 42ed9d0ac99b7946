/// The names, phone numbers and mail addresses of one person.
struct PersonNames {
  private var names: Set<String> = []

  var isEmpty: Bool { names.isEmpty }

  mutating func add(_ texts: [String?]) {
    names.formUnion(texts.compactMap(\.self).map(PersonText.nameKey))
  }

  /// True when a text contains one of them, in any spelling.
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

  /// True when a text about something else names the person: by the whole name, a number or an address, or by one word
  /// of a name.
  func areNamed(in text: String) -> Bool { occur(in: text) || share(wordWith: text) }

  private func share(wordWith text: String) -> Bool {
    func words(_ text: String) -> [String] {
      PersonText.nameKey(text).split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count > 2 }
    }
    return !Set(words(text)).isDisjoint(with: names.flatMap(words))
  }
}
