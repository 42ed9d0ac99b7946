extension WaitlistProblem {
  var sentence: String {
    switch self {
    case .invalidArrivalWindow(let end, let longest):
      "The end of the window, \(end), must be 1 to \(longest) days after the first arrival"
    case .noArrivalInWindow(let weekdays):
      "None of these days has an arrival on \(weekdays.map(\.rawValue).joined(separator: ","))"
    case .notWaiting(let id, let status, let offer): "\(id) \(Self.words(status, offer))"
    case .otherSiteWished(_, let wished, let id): "\(id) waits for site \(wished) only"
    case .nothingToOffer(let id): "No site that fits is free for any of the stays that \(id) waits for"
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
