import CampgroundManager

extension UndoProblem {
  var sentence: String {
    switch self {
    case .undoneAlready(let entry, let other): "\(entry) was undone already, by \(other)"
    case .touchedSince(let entry, let thing, let other):
      "\(thing.was) changed\(other.map { " by \($0)" } ?? "") since \(entry)"
    case .nightsTakenSince(_, let conflict): "Site \(conflict.site) is \(conflict.words) now"
    case .stillNeeded(_, let thing): "\(thing.is) in use by what came later"
    case .needsWhatIsGone(_, let thing): "\(thing.needs) what is no longer there"
    case .forgotten(let entry, let thing, let other):
      entry == other
        ? "\(entry) has erased what was there, so it cannot be undone"
        : "What \(entry) changed of \(thing.object) was erased by \(other), so it cannot be undone"
    case .paidSince(let id):
      "Money was paid on \(id), or charged by hand, and stands; undo or refund that first, or cancel \(id) instead"
    case .countered(let entry, let other): "\(entry) was taken back already, by \(other)"
    case .refundedSince(let entry, let id):
      "If \(entry) were taken back, more would have been refunded on \(id) than was paid; undo the refund first"
    case .reversedSince(let entry, let id):
      "If \(entry) were taken back, more than was charged by hand on \(id) would have been taken back since; "
        + "undo that first"
    case .accountGone(let entry, let id):
      "\(id), on whose account \(entry) is, was undone since; undo that first"
    }
  }
}
