import CampgroundManager

extension CampgroundSettings: Report {
  static var csvHeader: [String] {
    [
      "name", "timeZone", "currency", "checkIn", "checkOut", "noShowAfter", "open", "minNights", "maxNights",
      "windowDays", "version",
    ]
  }

  var label: String { name ?? "" }

  var text: String {
    Lines([
      ("Name", name ?? "-"), ("Time zone", timeZone ?? "the machine's"), ("Currency", currency.code),
      ("Check-in", "from \(checkIn)"), ("Check-out", "until \(checkOut)"),
      ("No-show", "after \(noShowAfter) on the day of arrival"), ("Open", open?.description ?? "all year"),
      ("Nights", "\(minNights) to \(maxNights.map(String.init) ?? "1000")"),
      ("Booking window", windowDays.map { "\($0) days ahead" } ?? "none"),
    ]).text
  }
}
