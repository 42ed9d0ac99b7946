extension Misfit {
  /// `No site fits this party and its needs: 30 A: 41 sites; 40 ft: 12; both: 0`.
  var sentence: String {
    let sentence = "No site fits this party and its needs"
    return tallies.isEmpty ? sentence : "\(sentence): \(words.joined(separator: "; "))"
  }

  private var words: [String] {
    let each = tallies.enumerated().map { place, tally in
      let sites = place == 0 ? Phrases.count(tally.sites, "site") : "\(tally.sites)"
      return "\(tally.need.words): \(sites)\(tally.unknown > 0 ? ", unknown for \(tally.unknown)" : "")"
    }
    return tallies.count > 1 ? each + ["\(tallies.count == 2 ? "both" : "all"): 0"] : each
  }

  /// `Site 7 comes nearest: the site takes rigs up to 35 ft; the rig is 40 ft long.`; nil without a site.
  package var nearestWords: String? {
    guard let nearest else { return nil }
    let lacks = problems.map { $0.description.prefix(1).lowercased() + $0.description.dropFirst() }
    return "Site \(nearest) comes nearest: \(lacks.joined(separator: ", and "))."
  }
}

extension Misfit.Need {
  /// The need as a person would say it: `30 A`, `40 ft`, `6 people`.
  fileprivate var words: String {
    switch self {
    case .type(let type): "type \(type)"
    case .electricity: "electricity"
    case .water: "water"
    case .sewer: "sewer"
    case .pullThrough: "pull-through"
    case .accessible: "accessible"
    case .amps(let amps): "\(amps) A"
    case .people(let people): Phrases.people(people)
    case .vehicles(let vehicles): Phrases.count(vehicles, "vehicle")
    case .length(let feet): "\(feet) ft"
    case .equipment(let equipment): equipment.text
    }
  }
}

extension Elsewhere {
  /// The sites that would do, or how far every site is from it.
  package var words: String {
    switch self {
    case .sites(let sites): Self.words(sites)
    case .nowhere(let misfit): ["\(misfit.sentence).", misfit.nearestWords].compactMap(\.self).joined(separator: " ")
    }
  }

  /// `Sites 4 and 5 are free and fit.`
  private static func words(_ sites: [SiteNumber]) -> String {
    let (are, fit) = (Phrases.noun(sites.count, "is", "are"), Phrases.noun(sites.count, "fits", "fit"))
    return "\(Phrases.noun(sites.count, "Site")) \(Phrases.list(sites.map(\.description))) \(are) free and \(fit)."
  }
}
