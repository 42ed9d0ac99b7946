extension [UsageProblem] {
  /// Throws all of them as one refusal; does nothing when there is none.
  func refuse() throws(Failure) {
    if !isEmpty { throw Failure(.usage, map { .usage($0) }) }
  }
}

extension Failure {
  /// The problems of arguments that do not go together.
  var usage: [UsageProblem] {
    problems.compactMap { if case .usage(let problem) = $0 { problem } else { nil } }
  }
}

extension UsageProblem {
  /// The keys of the arguments from whose presence or lack it follows, so that it cannot be judged when one of them could not be
  /// read; nil for every argument.
  var concerned: [String]? {
    switch self {
    case .nothingToChange, .noTermToChange: nil
    case .nightsOr(let option): ["nights", option]
    case .nightsOfWindow: ["nights", "depart", "arriveBefore"]
    case .departInWindow: ["nights", "depart", "arriveBefore"]
    case .weekdaysWithoutWindow: ["weekdays", "arriveBefore", "nights"]
    case .camperOrNew: ["camper", "new"]
    case .withoutOther(let name, let other): [name.camelCase, other.camelCase]
    case .siteOrAnySite, .newSiteOrAny, .sitesAlone: ["site", "sites", "anySite", "count"]
    case .sitesToBlock: ["number", "loop", "type"]
    case .reservationOrSite(let option): ["reservation", option.camelCase]
    case .reservationOrGroup, .accountHolder, .allOfCamper: ["reservation", "site", "camper", "group"]
    case .amountOrItem, .memoOfItem, .missingAmount: ["amount", "item", "memo"]
    case .nightlyOrLike: ["nightly", "like"]
    default: summary.field.map { [$0] } ?? []
    }
  }
}
