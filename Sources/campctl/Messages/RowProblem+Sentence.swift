import CampgroundManager

extension RowProblem {
  /// The problem in words, as a clause without its full stop.
  var sentence: String {
    switch self {
    case .flaw(.openQuote): "A quote is opened and never closed; what follows it could not be read"
    case .flaw(.columns(let count, let header)): "The row has \(count) columns, the header \(header)"
    case .noFacility: "The campsite belongs to no facility"
    case .noName: "The campsite has no name"
    case .brokenText(let site): "The name \(shown(site)) is not UTF-8"
    case .use(let site, ""): "Site \(shown(site)) is not marked for overnight use"
    case .use(let site, let use): "Site \(shown(site)) is for \(excerpt(use)) use, not for overnight use"
    case .management(let site): "Site \(shown(site)) is for the management"
    case .duplicate(let site, let row): "Site \(shown(site)) is in row \(row) already"
    case .notUnderstood(let site, let what, let value):
      "\(what) of site \(shown(site)) is not understood: \(excerpt(value))"
    case .contradiction(let site, let what, let value, let row):
      "\(what) of site \(shown(site)) is \(excerpt(value)) here and something else in row \(row)"
    case .notFullHookup(let site, let what): "Site \(shown(site)) has a full hookup but no \(what)"
    case .crossedPeople(let site, let minimum, let maximum):
      "Site \(shown(site)) is for at least \(minimum) people but at most \(maximum); the minimum is left out"
    case .refused(let site, let problem):
      "Site \(shown(site)) is left out for its \(problem.field ?? "features"): \(problem.sentence)"
    case .kept(let words): words
    }
  }

  private func shown(_ site: SiteNumber) -> String { excerpt(site.text) }

  private func excerpt(_ text: String) -> String {
    text.unicodeScalars.count <= 60 ? text : String(text.unicodeScalars.prefix(60)) + "…"
  }
}
