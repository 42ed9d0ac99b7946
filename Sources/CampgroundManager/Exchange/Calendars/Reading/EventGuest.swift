import Basics

/// The words of an event about its guest, as other systems write them: lines such as `Phone: +49 30 1234` in the
/// description, the name in the summary.
struct EventGuest: Hashable {
  private(set) var name: String?
  private(set) var phone: String?
  private(set) var email: String?
  private(set) var adults: Int?
  private(set) var children: Int?
  /// The number of the booking.
  private(set) var number: String?
  /// All of the words, for the notes; nil for an event that has only such as `Reserved`.
  private(set) var words: String?

  init() {}

  init(summary: String, description: String) {
    let lines = description.split(whereSeparator: \.isNewline).map { Self.kept(String($0)) }.filter { !$0.isEmpty }
    for line in lines { read(line) }
    var title = Self.kept(summary)
    read(summary: &title)
    let all = (title.isEmpty ? [] : [Self.kept(summary)]) + lines
    if !all.isEmpty { words = String(all.joined(separator: "; ").unicodeScalars.prefix(Self.longest)) }
  }

  /// The number of characters of an event that notes keep.
  private static let longest = 2000

  /// The people: adults, or all guests that are not children.
  var party: (adults: Int, children: Int)? {
    guard adults != nil || children != nil else { return nil }
    return (adults ?? Party().adults, children ?? 0)
  }

  /// A text without characters that control a terminal.
  private static func kept(_ text: String) -> String {
    let visible = text.unicodeScalars.filter { !PersonText.isControl($0) }
    return PersonText.kept(String(String.UnicodeScalarView(visible)))
  }
}

/// Reading the lines of a description.
extension EventGuest {
  private mutating func read(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let (label, value) = (String(line[..<colon]), PersonText.kept(String(line[line.index(after: colon)...])))
    guard !value.isEmpty, let field = GuestLabel(label) else { return }
    switch field {
    case .name: name = name ?? Self.name(value)
    case .phone: phone = phone ?? Self.phone(value)
    case .email: email = email ?? (EmailAddress.isValid(value) ? value : nil)
    case .adults: adults = adults ?? Self.count(value)
    case .people: adults = adults ?? Self.count(value).map { max(1, $0 - (children ?? 0)) }
    case .children: children = children ?? Self.count(value)
    case .number: number = number ?? Self.number(value)
    case .address: number = number ?? value.split(separator: "/").last.flatMap { Self.number(String($0)) }
    }
  }

  private static func name(_ text: String) -> String? { isName(text) ? text : nil }

  /// True for a text that can be a name: `Site 12` is none.
  private static func isName(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && !text.contains(where: \.isNumber) && text.unicodeScalars.count <= 200
  }

  /// A phone number; its last four digits are none.
  private static func phone(_ text: String) -> String? {
    PhoneNumber.isValid(text) && PhoneNumber.digits(text).count > 5 && text.count <= 60 ? text : nil
  }

  /// The number with which a text such as `2 adults` begins.
  private static func count(_ text: String) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return digits.count <= 3 ? Int(digits) : nil
  }

  /// A number of a booking: one word with a digit in it.
  private static func number(_ text: String) -> String? {
    let isOne = text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789-_./".unicodeScalars.contains($0))
    }
    return isOne && (4...60).contains(text.count) && text.contains(where: \.isNumber) ? text : nil
  }
}

/// Reading a summary.
extension EventGuest {
  /// Takes the name and the number from a summary such as `Reserved - Ann Lee (HMABC12345)`; leaves nothing of one that
  /// has neither.
  private mutating func read(summary: inout String) {
    var rest = summary
    if rest.hasSuffix(")"), let open = rest.lastIndex(of: "("),
      let code = Self.number(String(rest[rest.index(after: open)...].dropLast()))
    {
      number = number ?? code
      rest = PersonText.kept(String(rest[..<open]))
    }
    let parts = rest.replacing(" - ", with: ":").replacing(" \u{2013} ", with: ":").replacing("|", with: ":").split(
      separator: ":")
    let named = parts.lazy.map { Self.withoutPlainWords(String($0)) }.first(where: Self.isName)
    if named == nil, number == nil { summary = "" }
    name = name ?? named
  }

  /// The text between the words that every reservation has, such as `Booking of`.
  private static func withoutPlainWords(_ text: String) -> String {
    let isPlain = { (word: Substring) in
      !word.contains(where: \.isNumber) && plainWords.contains(PersonText.nameKey(String(word.filter(\.isLetter))))
    }
    let words = text.split(separator: " ").drop(while: isPlain)
    return words.reversed().drop(while: isPlain).reversed().joined(separator: " ")
  }

  /// Words of several languages, folded.
  private static let plainWords: Set = [
    "", "reserved", "booked", "booking", "bookings", "reservation", "stay", "guest", "guests", "of", "for", "the", "by",
    "via", "new",
    "checkin", "checkout", "arrival", "departure", "confirmed", "tentative", "airbnb", "vrbo", "bookingcom", "homeaway",
    "expedia", "direct", "reserviert", "gebucht", "buchung", "reservierung", "belegt", "gast", "von", "fur", "reserve",
    "reservee", "reservado", "reservada", "reserva", "prenotato", "prenotata", "prenotazione", "riservato",
    "gereserveerd", "geboekt", "boeking", "reservering",
  ]
}
