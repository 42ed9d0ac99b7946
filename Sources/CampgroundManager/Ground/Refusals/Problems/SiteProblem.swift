/// A feature that a site lacks for a party and its needs.
package enum SiteProblem: ProblemFamily {
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

  /// True for the lack of a feature that is kept as a party's need.
  var isLackOfNeed: Bool {
    switch self {
    case .noAmps, .noElectricity, .noWater, .noSewer, .notPullThrough, .notAccessible: true
    case .retired, .repeated, .noneFits, .rigLengthUnknown, .otherType: false
    }
  }

  var summary: ProblemSummary {
    switch self {
    case .retired(let number): .init(.siteRetired, "site", number, "Site \(number) is retired")
    case .repeated(let number): .init(.siteRepeated, "sites", number, "Site \(number) is listed twice")
    case .noneFits(let misfit): .init(.noSiteFits, "site", nil, misfit.sentence)
    case .rigLengthUnknown(let length):
      .init(.rigLengthUnknown, "rigLength", length, "The site's maximum rig length is unknown")
    case .otherType(let type, let actual):
      .init(.otherType, "type", type, "The site is of type \(actual); \(type) was requested")
    case .noAmps(let amps):
      .init(
        .noAmps, "amps", amps.map { "\($0) A" }.joined(separator: ", "),
        "The site does not offer \(amps.map { "\($0) A" }.joined(separator: ", "))")
    case .noElectricity: .init(.noElectricity, "electricity", nil, "The site has no electricity")
    case .noWater: .init(.noWater, "water", nil, "The site has no water")
    case .noSewer: .init(.noSewer, "sewer", nil, "The site has no sewer hookup")
    case .notPullThrough: .init(.notPullThrough, "pullThrough", nil, "The site is not a pull-through")
    case .notAccessible: .init(.notAccessible, "accessible", nil, "The site is not accessible")
    }
  }
}
