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
  func besides(_ asked: SiteNumber?) -> Misfit { nearest == asked ? Misfit(tallies) : self }
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
    case .capacity(.tooManyPeople(let asked, let limit)), .capacity(.tooManyVehicles(let asked, let limit)),
      .capacity(.rigTooLong(let asked, let limit)):
      asked - limit
    case .capacity(.tooFewPeople(let asked, let limit)): limit - asked
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
