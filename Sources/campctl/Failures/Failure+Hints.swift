import CampgroundManager

// The one place that makes the hints of refusals.

extension Failure {
  /// The hint, in one line; nil when nothing would help.
  static func hint(_ error: CampingError) -> String? {
    let others = error.alternatives.flatMap { hint($0, site: error.conflict?.site) }
    guard error.remedies == [.reserveAndCheckIn] else { return others ?? hint(error.remedies, error.problems) }
    guard let others, let site = error.alternatives?.sites.first else { return others }
    return "\(others) A no-show cannot be moved, but campctl reserve --site \(site.text) --check-in begins a stay anew."
  }

  /// The alternatives, in one line; nil when there are none.
  private static func hint(_ alternatives: Alternatives, site: SiteNumber?) -> String? {
    var parts: [String] = []
    let sites = alternatives.sites.map(\.description)
    if let last = sites.last {
      let list = sites.count == 1 ? last : sites.dropLast().joined(separator: ", ") + " and " + last
      parts.append(
        "\(sites.count == 1 ? "Site" : "Sites") \(list) \(sites.count == 1 ? "is" : "are") free for these nights."
      )
    }
    let stays = alternatives.stays.map { "\($0.arrival) to \($0.departure)" }
    if !stays.isEmpty, let site { parts.append("Site \(site) is free \(stays.joined(separator: " and ")).") }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The overrides and steps that a person may take first.
  private static func hint(_ remedies: [Remedy], _ problems: [Problem]) -> String? {
    let options = remedies.map { words($0, problems) }
    return options.isEmpty ? nil : options.joined(separator: "; with it, ") + "."
  }

  private static func words(_ remedy: Remedy, _ problems: [Problem]) -> String {
    switch remedy {
    case .override: "--override REASON lets it through"
    case .overrideCapacity: "--override-capacity REASON lets a party through that is larger than the site takes"
    case .acceptUnknownLength: "--accept-unknown-length takes a site whose longest rig is not known"
    case .force: "--force blocks the site all the same, and lists who is displaced"
    case .forceFromToday: "--force takes nights from today on only, and none that a party has used"
    case .confirmFirst:
      problems.compactMap(\.value).map { "campctl confirm \($0)" }.joined(separator: ", ") + " comes first"
    case .reserveAgain: "The hold has run out; campctl reserve takes the nights again if they are still free"
    case .reserveAndCheckIn: "campctl reserve --check-in begins a stay anew"
    }
  }
}
