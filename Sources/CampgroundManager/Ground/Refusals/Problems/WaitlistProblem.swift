/// A problem of a wish or an offer of the waitlist.
package enum WaitlistProblem: ProblemFamily {
  /// In days after the first arrival.
  case invalidArrivalWindow(Day, longest: Int)
  case noArrivalInWindow([Weekday])
  /// With the hold that was offered last.
  case notWaiting(WaitlistID, WaitlistStatus, offer: ReservationID?)
  case otherSiteWished(SiteNumber, wished: SiteNumber, WaitlistID)
  case nothingToOffer(WaitlistID)

  var summary: ProblemSummary {
    switch self {
    case .invalidArrivalWindow(let end, let longest):
      .init(
        .invalidArrivalWindow, "arriveBefore", end,
        "The end of the window, \(end), must be 1 to \(longest) days after the first arrival")
    case .noArrivalInWindow(let weekdays):
      .init(
        .noArrivalInWindow, "weekdays", weekdays.map(\.rawValue).joined(separator: ","),
        "None of these days has an arrival on \(weekdays.map(\.rawValue).joined(separator: ","))")
    case .notWaiting(let id, let status, let offer):
      .init(.notWaiting, WaitlistID.field, id, "\(id) \(Self.words(status, offer))")
    case .otherSiteWished(let site, let wished, let id):
      .init(.otherSiteWished, "site", site, "\(id) waits for site \(wished) only")
    case .nothingToOffer(let id):
      .init(.nightsTaken, WaitlistID.field, id, "No site that fits is free for any of the stays that \(id) waits for")
    }
  }

  private static func words(_ status: WaitlistStatus, _ offer: ReservationID?) -> String {
    switch status {
    case .waiting: "waits"
    case .offered: offer.map { "was offered \($0)" } ?? "was offered a site"
    case .left: "has left the waitlist"
    case .past: "waited for days that are past"
    }
  }
}
