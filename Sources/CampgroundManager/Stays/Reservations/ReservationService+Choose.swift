/// Choosing the site of a request.
extension ReservationService {
  /// The requested site if it is free, or the best, another stay of the camper on these nights, and a gap that the stay
  /// leaves there by an override; throws naming the holders of the nights and the alternatives.
  func choose(
    _ site: CampSite?, for suitability: Suitability, _ rules: StayRules, camper: CamperID, isWalkIn: Bool
  ) throws -> (site: CampSite, because: ChoiceReason?, other: ReservationID?, gaps: [Problem]) {
    let stay = suitability.stay
    if let site {
      let (conflict, other) = try reservations.nights.conflict(on: site, stay, besides: camper)
      guard let conflict else {
        return (site, nil, other, try availability.requireNoGap(leftBy: suitability, on: [site]))
      }
      throw try availability.taken(
        site, suitability, by: conflict, others: free(for: suitability, isWalkIn).withoutGaps, isDivisible: !isWalkIn)
    }
    let choices = try free(for: suitability, isWalkIn)
    guard let best = choices.first else {
      let standing = try isWalkIn ? overdueParties(on: availability.free(for: suitability)) : []
      let overdue = try availability.overdueParties(onFreeFor: suitability)
      try (standing + overdue).refuse()
      throw try availability.allTaken(suitability, isDivisible: !isWalkIn)
    }
    return (
      best.site, best.reason(over: choices.dropFirst()), try reservations.nights.other(of: camper, stay), []
    )
  }

  /// The parties still on sites that are free from tonight on.
  private func overdueParties(on choices: [SiteChoice]) throws -> [Problem] {
    try choices.flatMap { choice in
      let number = choice.site.siteNumber
      return try reservations.lastParty(on: number).map { try occupied(number, by: $0) } ?? []
    }
  }

  /// The free sites that fit, the best first; a walk-in cannot wait until an overdue party has left one.
  func free(for suitability: Suitability, _ isWalkIn: Bool) throws -> [SiteChoice] {
    let free = try availability.free(for: suitability)
    guard isWalkIn else { return free }
    return try free.filter { try reservations.lastParty(on: $0.site.siteNumber) == nil }
  }
}
