/// A feature that a site lacks for a party and its needs.
package enum SiteProblem: Hashable, Sendable {
  case retired(SiteNumber)
  /// A list of sites has it twice.
  case repeated(SiteNumber)
  /// No site fits the party and its needs.
  case noneFits(Misfit)
  /// The site's longest rig is not known.
  case rigLengthUnknown(Int)
  case otherType(Slug, actual: Slug)
  case noAmps([Int])
  case noElectricity
  case noWater
  case noSewer
  case notPullThrough
  case notAccessible
}

extension SiteProblem {
  /// True for the lack of a feature that is kept as a party's need.
  var isLackOfNeed: Bool {
    switch self {
    case .noAmps, .noElectricity, .noWater, .noSewer, .notPullThrough, .notAccessible: true
    case .retired, .repeated, .noneFits, .rigLengthUnknown, .otherType: false
    }
  }

  var summary: ProblemSummary {
    switch self {
    case .retired(let site): ProblemSummary(.siteRetired, "site", site)
    case .repeated(let site): ProblemSummary(.siteRepeated, "sites", site)
    case .noneFits: ProblemSummary(.noSiteFits, "site")
    case .rigLengthUnknown(let length): ProblemSummary(.rigLengthUnknown, "rigLength", length)
    case .otherType(let wanted, _): ProblemSummary(.otherType, "type", wanted)
    case .noAmps(let amps): ProblemSummary(.noAmps, "amps", amps.map { "\($0) A" }.joined(separator: ", "))
    case .noElectricity: ProblemSummary(.noElectricity, "electricity")
    case .noWater: ProblemSummary(.noWater, "water")
    case .noSewer: ProblemSummary(.noSewer, "sewer")
    case .notPullThrough: ProblemSummary(.notPullThrough, "pullThrough")
    case .notAccessible: ProblemSummary(.notAccessible, "accessible")
    }
  }
}
