import Arguments

@testable import CampgroundManager
@testable import campctl

/// The written form of a parsed value reads back as the same.
extension Property {
  static let values = [
    readsBack("a day", Day.self), readsBack("an amount", Amount.self, leavesOutSign: true),
    readsBack("a percentage", Percent.self),
    readsBack("a season", Season.self), readsBack("weekdays and days", DaySet.self),
    readsBack("a time of day", TimeOfDay.self), readsBack("a portion", Portion<Amount>.self, leavesOutSign: true),
    readsBack("what cancelling costs", CancellationBands<Amount>.self, leavesOutSign: true),
    readsBack("a site's number", SiteNumber.self),
    readsBack("a camper's id", CamperID.self), readsBack("an entry's id", EntryID.self),
    Property("a word reads back") { input in
      guard let slug = Slug(text(input)) else { return true }
      return Slug(slug.text) == slug
    },
    Property("a reference reads back") { input in
      let reference = CamperReference(text(input))
      _ = reference.meaning
      return CamperReference(reference.text) == reference
    },
    Property("text from people is kept in one spelling") { input in
      let kept = PersonText.kept(text(input))
      var problems: [Problem] = []
      _ = PersonText.clean(text(input), field: "notes", limit: 1_000, &problems)
      _ = PersonText.key(kept)
      return Array(PersonText.kept(kept).utf8) == Array(kept.utf8)
    },
    Property("site numbers have one order") { input in
      let (one, other) = halves(input)
      guard let one = SiteNumber(text(one)), let other = SiteNumber(text(other)) else { return true }
      return (one < other) != (other < one) || one == other
    },
    Property("a day and an amount of another system are read or not") { input in
      let text = text(input)
      if let day = DayText(text) { _ = (day.onlyOrder, day.both, DayOrder.allCases.map(day.day)) }
      _ = (AmountReading(text), DecimalMark(in: text), DecimalMark.point.amount(text), DecimalMark.comma.amount(text))
      _ = (SiteRange(text)?.numbers, PhoneNumber.isShortened(text), AmountHeading(text), CellText.people(text))
      _ = (CellText.number(text), CellText.flag(text), CellText.equipment(text), RowStatus(text))
      return true
    },
    Property("what is shown steers no terminal") { input in
      !TerminalText.sanitized(text(input)).unicodeScalars.contains(where: PersonText.isControl)
    },
    Property("options' values are read or refused") { input in
      let value = ArgumentValue.word(text(input))
      _ = try? ValueReader<[Weekday]>.list(of: .weekday, "list").read(value)
      _ = (try? ValueReader<NightsRange>.nights.read(value), try? ValueReader<Portion<Amount>>.portion.read(value))
      _ = (try? ValueReader<PretendedTime>.now.read(value), try? ValueReader<Int>.number.read(value))
      _ = (try? ValueReader<Season>.season.read(value), try? ValueReader<DaySet>.days.read(value))
      _ = (
        try? ValueReader<ReservationStatus>.choice("status").read(value), try? ValueReader<Percent>.percent.read(value)
      )
      _ = try? ValueReader<CancellationBands<Amount>>.cancellation.read(value)
      return true
    },
  ]

  /// An amount is written without the sign of a currency that it was given with, `$45.00` as `45.00`.
  private static func readsBack<Value: LosslessStringConvertible & Equatable & Sendable>(
    _ name: String, _ type: Value.Type, leavesOutSign: Bool = false
  ) -> Property {
    Property("\(name) reads back") { input in
      guard let value = Value(text(input)) else { return true }
      let again = Value(value.description)
      return again == value || again?.description == value.description && leavesOutSign
    }
  }

  static func text(_ input: some Collection<UInt8>) -> String { String(decoding: input, as: UTF8.self) }

  static func halves(_ input: [UInt8]) -> (ArraySlice<UInt8>, ArraySlice<UInt8>) {
    (input.prefix(input.count / 2), input.dropFirst(input.count / 2))
  }
}
