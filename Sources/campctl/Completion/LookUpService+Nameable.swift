import CampgroundManager

extension LookUpService {
  /// The things whose name or id begins with the typed text; none for a kind that the campground does not have.
  ///
  /// Of reservations only those on which the command can act are found.
  func found(_ kind: Nameable, _ typed: String, for purpose: ReservationPurpose = .look) throws -> [Found] {
    switch kind {
    case .site: try sites(typed)
    case .partySite: try sites(typed, ofPartiesFor: purpose)
    case .camper: try campers(typed)
    case .reservation: try parties(typed, for: purpose)
    case .type: try types(typed)
    case .loop: try loops(typed)
    case .group: try groups(typed)
    case .source: try sources(typed)
    case .block: try blocks(typed)
    case .rate: try rates(typed)
    case .tax: try taxes(typed)
    case .discount: try discounts(typed)
    case .item: try items(typed)
    case .method: try methods(typed)
    case .rule: try rules(typed)
    case .waitlist: try waitlist(typed)
    case .entry: try entries(typed)
    case .subject: try subjects(typed)
    case .store, .command, .subcommand: []
    }
  }
}
