extension Reservation {
  /// The judgement of sites for its party, by the needs that were agreed.
  func fit(acceptingUnknownLength: Bool = false) -> Fit {
    Fit(party: party, needs: SiteNeeds(needs, acceptingUnknownLength: acceptingUnknownLength))
  }
}
