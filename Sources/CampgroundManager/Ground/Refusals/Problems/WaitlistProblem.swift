/// A problem of a wish or an offer of the waitlist.
package enum WaitlistProblem: Hashable, Sendable {
  /// In days after the first arrival.
  case invalidArrivalWindow(Day, longest: Int)
  case noArrivalInWindow([Weekday])
  /// With the hold that was offered last.
  case notWaiting(WaitlistID, WaitlistStatus, offer: ReservationID?)
  case otherSiteWished(SiteNumber, wished: SiteNumber, WaitlistID)
  case nothingToOffer(WaitlistID)
}

extension WaitlistProblem {
  var summary: ProblemSummary {
    switch self {
    case .invalidArrivalWindow(let end, _): ProblemSummary(.invalidArrivalWindow, "arriveBefore", end)
    case .noArrivalInWindow(let weekdays):
      ProblemSummary(.noArrivalInWindow, "weekdays", weekdays.map(\.rawValue).joined(separator: ","))
    case .notWaiting(let id, _, _): ProblemSummary(.notWaiting, WaitlistID.field, id)
    case .otherSiteWished(let site, _, _): ProblemSummary(.otherSiteWished, "site", site)
    case .nothingToOffer(let id): ProblemSummary(.nightsTaken, WaitlistID.field, id)
    }
  }
}
