import CampgroundManager

extension CampgroundSettings: View {
  /// A constant, as there is only one.
  var label: String { "settings" }
  var ids: [String] { [] }

  var text: String {
    Lines(
      [
        ("Name", name ?? "-"), ("Time zone", timeZone ?? "the machine's"), ("Currency", currency.code),
        ("Check-in", "from \(checkIn)"), ("Check-out", "until \(checkOut)"),
        ("No-show", "after \(noShowAfter) on the day of arrival"), ("Open", open?.description ?? "all year"),
        ("Nights", "\(minNights) to \(maxNights.map(String.init) ?? "1000")"),
        ("Booking window", windowDays.map { "\(Phrases.count($0, "day")) ahead" } ?? "none"),
        ("No arrival", closedToArrival.isEmpty ? nil : closedToArrival.list),
        ("No departure", closedToDeparture.isEmpty ? nil : closedToDeparture.list),
        ("Bring", bring),
        ("Methods", methods.isEmpty ? nil : methods.joined(separator: ", ")),
        (
          "Surcharge",
          surcharge.isEmpty ? nil : surcharge.map { "\($0.percent) by \($0.method)" }.joined(separator: ", ")
        ),
        ("Extras", extrasText),
        ("Phone", contact.phone), ("E-mail", contact.email), ("Address", contact.address),
        ("Website", contact.website), ("Directions", contact.directions), ("Quiet hours", contact.quietHours),
        ("Grace", contact.grace.map { "\(Phrases.count($0, "minute")) after check-out" }),
        ("Country code", contact.countryCode.map(String.init)),
        ("In a row", maxConsecutive.map { "\(Phrases.nights($0)) of one camper" }),
      ] + types.map { ("Type \($0.type)", $0.limits.text) }
    ).text
  }
}

extension CampgroundSettings {
  /// `adult 10.00 beyond 2, pet 5.00`, where a rate has none of its own.
  private var extrasText: String? {
    let none = IncludedParty.byDefault
    let sorts = [
      ("adult", party.extras.adults, party.included.adults, none.adults),
      ("child", party.extras.children, party.included.children, none.children),
      ("vehicle", party.extras.vehicles, party.included.vehicles, none.vehicles),
      ("pet", party.extras.pets, party.included.pets, none.pets),
    ]
    let words = sorts.compactMap { name, price, included, none -> String? in
      guard price != nil || included != nil else { return nil }
      let count = included ?? none
      return "\(name) \(currency.text(price ?? 0))" + (count > 0 ? " beyond \(count)" : "")
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension StayLimits {
  /// The text of the limits that differ for a type of site.
  fileprivate var text: String {
    let parts: [String?] = [
      open.map { "open \($0)" }, minNights.map { "\($0) or more nights" },
      maxNights.map { "up to \(Phrases.nights($0))" },
      windowDays.map { "booked up to \(Phrases.count($0, "day")) ahead" },
      closedToArrival.map { "no arrival: \($0.list)" },
      closedToDeparture.map { "no departure: \($0.list)" },
      maxConsecutive.map { "up to \(Phrases.nights($0)) in a row" },
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
  }
}

extension DaySet {
  fileprivate var list: String { isEmpty ? "none" : words.joined(separator: ", ") }
}
