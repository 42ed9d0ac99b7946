import Arguments
import CampgroundManager

// The readers of a campground's values.

extension ValueReader<TimeOfDay> {
  static var time: ValueReader {
    text("hh:mm", reason: "a time is written like 15:00, 3pm or 3:30pm") { TimeOfDay($0) ?? TimeOfDay(spoken: $0) }
  }
}

extension ValueReader<PretendedTime> {
  static var now: ValueReader {
    text("when", reason: "it is written like 2027-06-01 or 2027-06-01T09:30") { PretendedTime($0) }
  }
}

extension ValueReader<SiteNumber> {
  /// A site's number, which may be a number in JSON, too.
  static var site: ValueReader {
    ValueReader("number", completion: .of(.site)) { given throws(InvalidValue) in
      if case .number(let number) = given { return SiteNumber(integerLiteral: number) }
      guard let number = SiteNumber(try text(given)) else { throw InvalidValue("a site number cannot be empty") }
      return number
    }
  }

  /// The number of a site whose reservation is meant.
  static var partySite: ValueReader { site.named("number", completion: .of(.partySite)) }

  /// The number of a site that is not there yet.
  static var newSite: ValueReader { site.named("number", completion: Completion.none) }
}

extension ValueReader<Slug> {
  static var slug: ValueReader {
    text("word", reason: "it is written in letters, digits and hyphens, such as tent-only") { Slug($0) }
  }

  static var type: ValueReader { slug.named("type", completion: .of(.type)) }
}

extension ValueReader<LanguageCode> {
  static var language: ValueReader {
    text("code", reason: "it is a code of a language, such as de or pt-BR") { LanguageCode($0) }
  }
}

extension ValueReader<Weekday> {
  static var weekday: ValueReader { choice("days", reason: "a day of the week is one of") }
}

extension ValueReader<NightsRange> {
  static var nights: ValueReader {
    ValueReader("number") { given throws(InvalidValue) in
      if case .number(let number) = given { return NightsRange(number, number) }
      guard let text = given.written, let range = NightsRange(text) else {
        throw InvalidValue("it is a whole number such as 3, two such as 2..4, or 2 weeks")
      }
      return range
    }
  }
}

extension ValueReader {
  /// A reference to a thing that has an id: `r-3`, or `3` where only one kind fits.
  static func reference<ID>(_ kind: Nameable) -> ValueReader where Value == Reference<ID> {
    ValueReader(kind.rawValue, completion: .of(kind)) { given throws(InvalidValue) in
      let reference = Reference<ID>(try text(given))
      if reference.text.isEmpty { throw InvalidValue("it cannot be empty") }
      if let campground = ChainedName.campground(in: reference.text) {
        throw InvalidValue(ChainedName.reason(campground))
      }
      return reference
    }
  }

  /// A new value, or nothing to clear the field.
  static func edit<Field>(_ field: ValueReader<Field>) -> ValueReader where Value == Edit<Field> {
    ValueReader(like: field) { given throws(InvalidValue) in
      switch given {
      case .null, .word(""), .text(""): return .clear
      default: return .set(try field.read(given))
      }
    }.acceptingNull()
  }
}

extension ValueReader<String> {
  /// A method of payment, which may be any where the settings have none.
  static var method: ValueReader { text.named("text", completion: .of(.method)) }
}

extension ValueReader<CamperReference> {
  static var camper: ValueReader { .reference(.camper) }
}

extension ValueReader<ReservationReference> {
  static var reservation: ValueReader { .reference(.reservation) }
}

extension Completion {
  /// The completion of a thing: the only way to declare one, so that each has its candidates.
  static func of(_ kind: Nameable) -> Completion { .things(kind.rawValue) }
}

/// Names that are one word of a shell, such as those of lines in a batch and of stores.
enum PlainName {
  /// True for letters, digits, hyphens and underscores.
  static func isName(_ text: String) -> Bool {
    let isName = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_".unicodeScalars.contains($0)
    }
    return isName && !text.isEmpty
  }
}
