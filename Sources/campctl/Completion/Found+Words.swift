import CampgroundManager

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
