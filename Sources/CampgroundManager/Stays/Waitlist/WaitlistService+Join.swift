/// A request to join the waitlist.
public struct WaitlistRequest: Hashable, Sendable {
  public var camper: CamperReference
  /// The record of a new caller, instead of the camper.
  public var caller: CamperEdits?
  public var wish: StayWish
  public var party: Party
  public var needs: SiteNeeds
  /// The only site that will do; nil takes any that fits.
  public var site: SiteNumber?

  public init(
    camper: CamperReference, wish: StayWish, party: Party = Party(), needs: SiteNeeds = SiteNeeds(),
    site: SiteNumber? = nil
  ) {
    self.camper = camper
    self.wish = wish
    self.party = party
    self.needs = needs
    self.site = site
  }
}

/// Joining and leaving the waitlist.
extension WaitlistService {
  /// Puts a camper at the end of the waitlist.
  ///
  /// Throws ``CampingError`` when no site could ever be offered: the rules forbid each of the stays, or nothing fits.
  @discardableResult
  public func join(_ request: WaitlistRequest) throws -> WriteResult<WaitlistEntry> {
    try journal.record("join-waitlist") { entry in
      var problems: [Problem] = []
      let (found, sites) = try reservations.finder.find(
        request.camper, request.caller, at: [request.site].compactMap(\.self), &problems)
      let site = sites.first
      problems += try judge(request.wish, request.party, request.needs, at: site)
      try problems.refuse()
      let known = try found.get()
      let camper = try reservations.campers.keepingCaller(known)
      var made = WaitlistEntry(
        id: WaitlistID(rawValue: 0), version: 1, status: .waiting, camper: camper.id,
        since: journal.clock.now.seconds, wish: request.wish, party: request.party, needs: request.needs,
        site: site?.siteNumber, offer: nil)
      entry.record(JournaledWish(of: made))
      if camper.id != known.id { try entry.created(camper) }
      made.id = try table.insert(made)
      try entry.created(made)
      return made
    }
  }

  /// Takes an entry off the waitlist.
  @discardableResult
  public func leave(_ reference: WaitlistReference) throws -> WriteResult<WaitlistEntry> {
    try journal.record("leave-waitlist") { entry in
      let before = try find(reference)
      try entry.requireVersion(of: before)
      entry.record(["waitlist": before.id])
      guard before.status == .waiting || before.status == .past else {
        throw CampingError(.invalidRequest, [before.notWaiting])
      }
      var after = before
      after.status = .left
      after.version += 1
      try table.update(after)
      // The status of an entry whose days went by is never kept, nor given back by an undo.
      var kept = before
      kept.status = .waiting
      try entry.changed(kept, to: after)
      return after
    }
  }

  private func judge(
    _ wish: StayWish, _ party: Party, _ needs: SiteNeeds, at site: CampSite?
  ) throws -> [Problem] {
    var problems = try wish.problems + rulesAgainst(wish, at: site) + party.problems
    let fit = Fit(party: party, needs: needs)
    if let site {
      problems += fit.problems(at: site)
    } else if party.problems.isEmpty, let misfit = try Misfit(fit, among: sites()) {
      problems.append(.site(.noneFits(misfit)))
    }
    return problems
  }

  /// The problems of a request as far as it is given, each of which stands whatever the other parts are: a wish, or only
  /// days of one.
  package func problems(of given: GivenRequest, _ wish: StayWish?) throws -> [Problem] {
    guard let wish, given.isPartyKnown else { return try reservations.problems(of: given) + (wish?.problems ?? []) }
    var problems: [Problem] = []
    if let caller = given.caller { problems += caller.problems }
    let site = try given.sites.first.flatMap(reservations.sites.getCampSite)
    let all = try judge(wish, given.party, given.needs, at: site)
    return problems + (given.sites.isEmpty || site != nil ? all : all.filter { $0.kind.summary.name != .noSiteFits })
  }

  /// The problems of the first of the wished stays, when the rules forbid every one.
  private func rulesAgainst(_ wish: StayWish, at site: CampSite?) throws -> [Problem] {
    let general = try rules()
    let rules = site.map(general.on) ?? general
    var problems: [Problem] = []
    let shortest = rules.stay(arrival: wish.earliest.arrival, numberOfNights: wish.minNights, &problems)
    guard !problems.isEmpty, shortest != nil, wish.problems.isEmpty, wish.maxNights <= StayRules.longestStay else {
      return problems
    }
    let isNamed = Set(general.named.compactMap(\.terms.site))
    var judged: Set<Slug> = []
    let isAllowed = try (site.map { [$0] } ?? sites()).contains { site in
      let isAlone = isNamed.contains(site.siteNumber)
      guard isAlone || judged.insert(site.type).inserted else { return false }
      return wish.isAllowed(by: isAlone ? general.on(site) : general.on(site.type))
    }
    return isAllowed ? [] : problems
  }
}

/// A request to the waitlist, as the journal keeps it.
private struct JournaledWish: FieldWritable {
  let camper: CamperID
  let wish: StayWish
  let party: Party
  let needs: SiteNeeds
  let site: SiteNumber?

  init(of entry: WaitlistEntry) {
    camper = entry.camper
    wish = entry.wish
    party = entry.party
    needs = entry.needs
    site = entry.site
  }
  func write(to fields: inout some FieldWriter) {
    fields.field("camper", camper)
    fields.object("wish", wish.write)
    fields.object("party", party.write)
    fields.object("needs", needs.write)
    fields.field("site", site)
  }
}
