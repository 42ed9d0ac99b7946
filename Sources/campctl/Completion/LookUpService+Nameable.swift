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
    case .store, .command, .field, .filter, .subcommand: []
    }
  }
}

extension Found {
  /// The description that a shell shows beside it, in a few words.
  var description: String {
    switch detail {
    case .none: ""
    case .site(let loop, let type, let isRetired):
      [loop, type, isRetired ? "retired" : nil].compactMap(\.self).joined(separator: ", ")
    case .camper(let name): name
    case .phone(let number): number
    case .stay(let camper, let site, let days): "\(camper), site \(site), \(Self.words(days))"
    case .block(let reason, let site, let days): "site \(site), \(Self.words(days)), \(reason)"
    case .waiting(let camper, let day): "\(camper), from \(day)"
    case .tax(let isFee): isFee ? "fee" : "tax"
    case .discount(let needsPass): needsPass ? "with a pass" : ""
    case .entry(let command, let actor): "\(command) by \(actor)"
    case .ledger(let kind, let reservation): reservation.map { "\(kind), \($0)" } ?? kind
    }
  }

  private static func words(_ days: Range<Day>) -> String { "\(days.lowerBound) to \(days.upperBound)" }
}
