/// The reason why no site fits a party and its needs: how many sites have each need, and the site that comes nearest.
package struct Misfit: Hashable, Sendable {
  /// A need that not every site meets.
  package enum Need: Hashable, Sendable {
    case type(Slug)
    case electricity, water, sewer, pullThrough, accessible
    case amps(Int)
    case people(Int)
    case vehicles(Int)
    /// In feet.
    case length(Int)
    case equipment(Slug)
  }

  /// A need, and the number of sites in service that meet it.
  package struct Tally: Hashable, Sendable {
    package let need: Need
    package let sites: Int
    /// The number of sites of which it is not known.
    package let unknown: Int
  }

  /// A reason why a site does not fit.
  package enum Lack: Hashable, Sendable {
    case site(SiteProblem)
    case capacity(CapacityProblem)
  }

  package let tallies: [Tally]
  /// The site that lacks the least; nil when there is no site in service.
  package let nearest: SiteNumber?
  /// The reasons why it does not fit.
  package let lacks: [Lack]

  package init(_ tallies: [Tally], nearest: SiteNumber? = nil, lacks: [Lack] = []) {
    (self.tallies, self.nearest, self.lacks) = (tallies, nearest, lacks)
  }

  /// The same for a party that wants this site: it is no nearer than itself.
  func besides(_ requested: SiteNumber?) -> Misfit { nearest == requested ? Misfit(tallies) : self }
}

/// The sites for a party whose requested site does not fit it.
package enum Elsewhere: Hashable, Sendable {
  /// The free sites that fit, the best first; at most 5.
  case sites([SiteNumber])
  /// No site of the campground fits.
  case nowhere(Misfit)
}

extension Misfit.Lack {
  /// The needs that are not met.
  var needs: [Misfit.Need] {
    switch self {
    case .site(let problem): problem.needs
    case .capacity(.tooManyPeople(let people, _)), .capacity(.tooFewPeople(let people, _)): [.people(people)]
    case .capacity(.tooManyVehicles(let vehicles, _)): [.vehicles(vehicles)]
    case .capacity(.rigTooLong(let length, _)): [.length(length)]
    case .capacity(.equipmentNotPermitted(let equipment, _)): [.equipment(equipment)]
    }
  }

  /// True when it is only not known whether the site fits.
  var isUnknown: Bool { if case .site(.rigLengthUnknown) = self { true } else { false } }

  /// By how much the site lacks it; the smaller, the nearer it is.
  var size: Int {
    switch self {
    case .capacity(.tooManyPeople(let number, let limit)), .capacity(.tooManyVehicles(let number, let limit)),
      .capacity(.rigTooLong(let number, let limit)):
      number - limit
    case .capacity(.tooFewPeople(let number, let limit)): limit - number
    case .capacity(.equipmentNotPermitted): 1
    case .site: isUnknown ? 0 : 1
    }
  }
}

extension SiteProblem {
  fileprivate var needs: [Misfit.Need] {
    switch self {
    case .otherType(let type, _): [.type(type)]
    case .noAmps(let amps): amps.map(Misfit.Need.amps)
    case .noElectricity: [.electricity]
    case .noWater: [.water]
    case .noSewer: [.sewer]
    case .notPullThrough: [.pullThrough]
    case .notAccessible: [.accessible]
    case .rigLengthUnknown(let length): [.length(length)]
    case .retired, .repeated, .noneFits: []
    }
  }
}

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
    let lacks = problems.map { $0.description.prefix(1).lowercased() + $0.description.dropFirst() }.joined(
      separator: ", and ")
    return "Site \(nearest) comes nearest: \(lacks)."
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
    let noun = Phrases.noun(sites.count, "Site")
    return "\(noun) \(Phrases.list(sites.map(\.description))) \(are) free and \(fit)."
  }
}
