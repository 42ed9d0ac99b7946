/// An assignment of sites to parties that seek one, of as many of them as can be.
///
/// The parties come in order, and none gives up its place for a later one; an earlier party makes way by taking another
/// site that fits it, too.
struct Placement {
  /// A party with the nights that it needs, and the sites that have them free, the best first.
  struct Seeker {
    let nights: Stay
    let sites: [SiteNumber]
  }

  private let seekers: [Seeker]
  /// The site of each party, in their order; nil for one that cannot be placed.
  private(set) var sites: [SiteNumber?]

  init(of seekers: [Seeker]) {
    self.seekers = seekers
    sites = Array(repeating: nil, count: seekers.count)
    for seeker in seekers.indices {
      var tried: Set<Try> = []
      _ = place(seeker, &tried)
    }
  }

  private struct Try: Hashable {
    let seeker: Int
    let site: SiteNumber
  }

  /// Gives a party a site, from which those who would have it on the same nights move on; returns false when there is none,
  /// and leaves all as it was.
  private mutating func place(_ seeker: Int, _ tried: inout Set<Try>) -> Bool {
    for site in seekers[seeker].sites where tried.insert(Try(seeker: seeker, site: site)).inserted {
      let before = sites
      let rivals = seekers.indices.filter { sites[$0] == site && seekers[$0].nights.overlaps(seekers[seeker].nights) }
      for rival in rivals { sites[rival] = nil }
      sites[seeker] = site
      if rivals.allSatisfy({ sites[$0] != nil || place($0, &tried) }) { return true }
      sites = before
    }
    return false
  }
}

extension Stay {
  fileprivate func overlaps(_ other: Stay) -> Bool { nights.overlaps(other.nights) }
}
