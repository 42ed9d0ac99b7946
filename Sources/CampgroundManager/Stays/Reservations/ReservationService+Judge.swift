/// The problems of a request, before the holders of the nights are looked at.
extension ReservationService {
  /// The request with its text as it is kept; reports in `problems` whatever is invalid.
  func cleaned(_ request: ReserveRequest, _ problems: inout [Problem]) -> ReserveRequest {
    var cleaned = request
    cleaned.party.plates = PersonText.clean(request.party.plates, field: "plates", limit: 100, &problems)
    cleaned.details.clean(&problems)
    cleaned.overrides = request.overrides.cleaned(&problems)
    return cleaned
  }

  /// The rules for a camper's stay; the camper's other stays count when some rule needs them.
  func rules(for camper: Camper?, besides reservation: ReservationID? = nil) throws -> StayRules {
    let (settings, named) = (try settings.settings(), try named.rules())
    var others = CamperStays()
    if let camper {
      let countsStays =
        settings.limits.maxConsecutive != nil || settings.types.contains { $0.limits.maxConsecutive != nil }
      if countsStays { others.stays = try reservations.stays(of: camper.id, besides: reservation) }
      if named.countNights {
        others.nights = try reservations.nights(of: camper.id, besides: reservation)
      }
    }
    return StayRules(settings: settings, named: named, today: journal.clock.today, others: others)
  }

  /// Reports all rules that the request breaks on its site, or on every site that would do; returns nil when it makes
  /// no stay.
  func judge(
    _ request: ReserveRequest, at site: CampSite?, _ rules: StayRules, nightly: Int? = nil,
    _ problems: inout [Problem]
  ) throws -> Suitability? {
    try availability.judge(
      request.stay, Fit(party: request.party, needs: request.needs), at: site, rules, request.overrides,
      nightly: nightly, &problems)
  }
}
