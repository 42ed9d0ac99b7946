import CampgroundManager

/// Words that several sentences share.
enum Phrases {
  static func nights(_ count: Int) -> String { Plural.nights(count) }

  /// `site 12 is free again, 2027-07-02 to 2027-07-05 (3 nights)`; each site once, nil when no night is.
  static func freeAgain(_ segments: [Segment]) -> String? {
    var sites: [SiteNumber] = []
    for segment in segments where !sites.contains(segment.site) { sites.append(segment.site) }
    let words = sites.map { site in
      let days = segments.filter { $0.site == site }.map { segment in
        "\(segment.arrival) to \(segment.departure) (\(nights(segment.arrival.distance(to: segment.departure))))"
      }
      return "site \(site) is free again, \(days.joined(separator: " and "))"
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// What the end of a block gives back, when nobody else gets it.
  static func freeAgain(_ block: Block, on today: Day) -> String {
    if block.before <= today { return "its nights are past" }
    return block.from < today ? "it is free again from \(today)" : "it is free again"
  }
}

extension Written {
  /// What a reservation has given back of the nights that can still be sold, or why that is none.
  func freeAgainWords(_ report: ReservationReport) throws -> String {
    let reservation = report.reservation
    let given = try segmentsFreed(by: reservation.id, from: report.today)
    let none = reservation.departure <= report.today ? "its nights are past" : "it had no night left to give back"
    return Phrases.freeAgain(given) ?? none
  }
}
