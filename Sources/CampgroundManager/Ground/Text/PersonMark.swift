/// One thing by which a text can name a person: a full name, a phone number, a mail address, or a plate.
///
/// A part of a name is none, except in a remark: May, Lake and Lee are words, too. Nor is a number of fewer than six
/// digits, or a plate that could be a word or an amount.
enum PersonMark: Hashable, Sendable {
  case name(FullName)
  /// The digits of a number, without those of an extension.
  case phone(String)
  /// An address without case.
  case mail(String)
  /// The letters and digits of a plate.
  case plate(String)
  /// The first or the last name alone, which is looked for in remarks only.
  case word(String)

  /// The fewest digits of a number that is looked for.
  private static let shortestNumber = 6

  /// The marks of a person's own name, numbers and address.
  static func all(name: String, phones: [String], mail: String?) -> [PersonMark] {
    let digits = phones.map { phone in PhoneNumber.digits(String(phone.prefix { !"xe#,".contains($0) })) }
    return [FullName(name).map(PersonMark.name), mail.map { .mail(PersonText.nameKey($0)) }].compactMap(\.self)
      + digits.filter { significant($0).count >= shortestNumber }.map(PersonMark.phone)
  }

  /// The first and the last of a full name's words, by which a remark may name the person.
  var words: [PersonMark] {
    guard case .name(let name) = self, name.words.count > 1 else { return [] }
    return [name.words.first, name.words.last].compactMap(\.self)
      .filter { $0.count > 2 && $0.allSatisfy(\.isLetter) }.map(PersonMark.word)
  }

  /// The marks of the plates of a party, as they were typed.
  static func plates(_ text: String) -> [PersonMark] {
    text.split { ",;/&\n".contains($0) }.map { plate in
      TextWord.all(in: String(plate)).map(\.folded).joined()
    }.filter { plate in
      4...12 ~= plate.count && plate.contains(where: \.isNumber) && plate.contains(where: \.isLetter)
    }.map(PersonMark.plate)
  }

  /// False for a single word of a name, which nobody can tell from the word.
  var isSure: Bool {
    switch self {
    case .name(let name): name.words.count > 1
    case .word: false
    case .phone, .mail, .plate: true
    }
  }

  /// A part that every text has which names the person by it, without case and accents: letters, or digits.
  var clue: String {
    switch self {
    case .name(let name): name.words.max { $0.count < $1.count } ?? ""
    case .phone(let digits): String(digits.suffix(Self.shortestNumber))
    case .mail(let mail): String(mail.prefix { $0 != "@" })
    case .plate(let plate): Self.longestWord(of: plate)
    case .word(let word): word
    }
  }

  /// The places in a text where it stands, whole.
  func ranges(in text: WordedText, countryCode: Int?) -> [Range<String.Index>] {
    switch self {
    case .name(let name): name.ranges(in: text)
    case .phone(let digits): Self.ranges(of: SoughtNumber(digits: digits, countryCode: countryCode), in: text)
    case .mail(let mail): Self.ranges(ofMail: mail, in: text.text)
    case .plate(let plate): Self.ranges(ofPlate: plate, in: text)
    case .word(let word): text.words.filter { $0.folded == word }.map(\.range)
    }
  }
}

/// Mail addresses and plates.
extension PersonMark {
  private static func ranges(ofMail mail: String, in text: String) -> [Range<String.Index>] {
    guard text.contains("@") else { return [] }
    return text.split { $0.isWhitespace || "<>(),;:\"[]|".contains($0) }.compactMap { token in
      var token = token
      while let last = token.last, ".!?'".contains(last) { token.removeLast() }
      return PersonText.nameKey(String(token)) == mail ? token.startIndex..<token.endIndex : nil
    }
  }

  private static func longestWord(of plate: String) -> String {
    plate.split { $0.isNumber }.map(String.init).max { $0.count < $1.count } ?? ""
  }

  private static func ranges(ofPlate plate: String, in text: WordedText) -> [Range<String.Index>] {
    text.words.indices.compactMap { first in
      var (last, joined) = (first, text.words[first].folded)
      while joined.count < plate.count, plate.hasPrefix(joined), text.isJoined(last, by: "-.·", upTo: 3) {
        last += 1
        joined += text.words[last].folded
      }
      return joined == plate ? text.range(first, through: last) : nil
    }
  }
}

/// The digits of a phone number, and the code of the country in which it is dialled without one.
private struct SoughtNumber {
  let digits: String
  let countryCode: Int?
}

/// Phone numbers, in any writing.
extension PersonMark {
  private static let signs = "+-.()/–‑"

  /// The digits without the 0 that some countries dial before a number.
  private static func significant(_ digits: String) -> Substring { digits.drop { $0 == "0" } }

  private static func ranges(of number: SoughtNumber, in text: WordedText) -> [Range<String.Index>] {
    text.words.indices.compactMap { first in
      guard let last = last(of: number, from: first, in: text) else { return nil }
      let range = text.range(first, through: last)
      return start(of: range, in: text.text)..<range.upperBound
    }
  }

  /// The last of the words that are the number, from one on.
  private static func last(of number: SoughtNumber, from first: Int, in text: WordedText) -> Int? {
    var (digits, found) = ("", Int?.none)
    for index in first..<text.words.count where digits.count <= 20 {
      guard text.words[index].isNumber else { break }
      digits += text.words[index].folded
      if isSame(digits, as: number, from: first, in: text), isWhole(first, index, in: text) { found = index }
      guard text.isJoined(index, by: signs, upTo: 4) else { break }
    }
    return found
  }

  /// True for the digits of the number with more or fewer before them: a country's code, an area's, a 0.
  private static func isSame(
    _ digits: String, as sought: SoughtNumber, from first: Int, in text: WordedText
  ) -> Bool {
    let (number, given) = (significant(sought.digits), significant(digits))
    if number == given { return true }
    let (long, short) = number.count > given.count ? (number, given) : (given, number)
    guard short.count >= 7, long.count - short.count <= 4, long.hasSuffix(short) else { return false }
    if given.count < number.count { return given.count > 8 || first == 0 || !follows(first, in: text) }
    let start = text.words[first].range.lowerBound
    let isInternational = digits.hasPrefix("00") || text.text[..<start].last == "+"
    return isInternational || sought.countryCode.map { long.dropLast(short.count) == "\($0)" } ?? false
  }

  /// True when a word of digits goes on with the number before it.
  private static func follows(_ index: Int, in text: WordedText) -> Bool {
    text.words[index - 1].isNumber && text.isJoined(index - 1, by: signs, upTo: 4)
  }

  /// False within a longer row of digits with hyphens or points.
  private static func isWhole(_ first: Int, _ last: Int, in text: WordedText) -> Bool {
    let ends = [first - 1, last].filter { $0 >= 0 && $0 + 1 < text.words.count }
    return !ends.contains { end in
      ["-", "."].contains(text.gap(after: end)) && text.words[end].isNumber && text.words[end + 1].isNumber
    }
  }

  /// The place with the plus or the bracket before the first digit.
  private static func start(of range: Range<String.Index>, in text: String) -> String.Index {
    var start = range.lowerBound
    while start > text.startIndex {
      let before = text.index(before: start)
      guard text[before] == "+" || text[before] == "(" && text[range].contains(")") else { return start }
      start = before
    }
    return start
  }
}
