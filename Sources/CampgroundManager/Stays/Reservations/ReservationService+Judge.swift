/// What is against a request, before anybody looks at who holds the nights.
extension ReservationService {
  /// The request with its text as it is kept; names in `problems` what cannot be.
  func cleaned(_ request: ReserveRequest, _ problems: inout [Problem]) -> ReserveRequest {
    var cleaned = request
    cleaned.party.plates = PersonText.clean(request.party.plates, field: "plates", limit: 100, &problems)
    cleaned.details.clean(&problems)
    cleaned.overrides = request.overrides.cleaned(&problems)
    return cleaned
  }

  /// The rules for a camper's stay; the camper's other stays count while some rule asks for them.
  func rules(for camper: Camper?, besides reservation: ReservationID? = nil) throws -> StayRules {
    let settings = try settings.settings()
    let limits = [settings.limits] + settings.types.map(\.limits)
    let isAsked = limits.contains { $0.maxConsecutive != nil }
    let others = isAsked ? try camper.map { try reservations.stays(of: $0.id, besides: reservation) } : nil
    return StayRules(settings: settings, today: journal.clock.today, others: others ?? [])
  }

  /// Names all rules that the request breaks on its site, or on every site that would do; nil when it makes no stay.
  func judge(
    _ request: ReserveRequest, at site: CampSite?, _ rules: StayRules, _ problems: inout [Problem]
  ) throws -> Suitability? {
    try availability.judge(
      request.stay, Fit(party: request.party, needs: request.needs), at: site, rules, request.overrides, &problems)
  }
}
