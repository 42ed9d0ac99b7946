// Every refusal gets its words in this folder. A problem is a clause; whoever shows it adds the full stop.

/// The waitlist.
extension Problem {
  static func crossedWish(_ shortest: Int, _ longest: Int) -> Problem {
    Problem(
      "invalidNumberOfNights", field: "nights", value: "\(shortest)..\(longest)",
      "The fewest nights, \(shortest), are more than the most, \(longest)")
  }

  static func invalidArrivalWindow(_ end: Day, longest: Int) -> Problem {
    Problem(
      "invalidArrivalWindow", field: "arriveBefore", value: end.description,
      "The last arrival is before \(end), so that must be 1 to \(longest) days after the first")
  }

  static func noArrivalInWindow(_ weekdays: [Weekday]) -> Problem {
    let list = weekdays.map(\.rawValue).joined(separator: ",")
    return Problem("noArrivalInWindow", field: "weekdays", value: list, "None of these days has an arrival on \(list)")
  }

  static func notWaiting(_ entry: WaitlistEntry) -> Problem {
    let why =
      switch entry.status {
      case .waiting: "waits"
      case .offered: entry.offer.map { "was offered \($0)" } ?? "was offered a site"
      case .left: "has left the waitlist"
      case .past: "waited for days that are past"
      }
    return Problem("notWaiting", field: WaitlistID.field, value: entry.id.description, "\(entry.id) \(why)")
  }

  static func otherSiteWished(_ site: SiteNumber, _ wished: SiteNumber, _ id: WaitlistID) -> Problem {
    Problem("otherSiteWished", field: "site", value: site.description, "\(id) waits for site \(wished) only")
  }

  static func nothingToOffer(_ id: WaitlistID) -> Problem {
    Problem(
      "nightsTaken", field: WaitlistID.field, value: id.description,
      "No site that fits is free for any of the stays that \(id) waits for")
  }
}
