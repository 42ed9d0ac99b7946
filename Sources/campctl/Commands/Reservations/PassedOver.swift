import CampgroundManager

/// The waiting parties that could have had the nights which a command takes for somebody else (domain rule R21).
struct PassedOver {
  private let entries: [WaitlistView]

  init<Thing>(by written: WriteResult<Thing>, for camper: Camper, in campground: Campground) throws {
    let clock = campground.clock
    entries = try campground.waitlist.passedOver(by: written, for: camper.id)
      .map { WaitlistView(waiting: $0, clock: clock) }
  }

  var extras: Extras {
    let notes = entries.prefix(3).map {
      Hints.passedOver($0.waiting, wish: $0.wishWords, site: $0.waiting.matches.first)
    }
    let more = entries.count - notes.count
    return .objects("waitlistPassed", entries) + .notes(more > 0 ? notes + [Hints.morePassedOver(more)] : notes)
  }

  /// `w-1, Ann Lee, 555-0101, waits for 2 nights … and could have site 12. Go on all the same?`; nil when nobody does.
  var question: String? {
    guard let first = entries.first, let site = first.waiting.matches.first else { return nil }
    return Questions.passedOver(first.waiting, wish: first.wishWords, site: site, others: entries.count - 1)
  }
}

extension ReserveArguments {
  /// The question whether nights are taken for which somebody waits; nil when nobody does.
  func passedOver(
    in campground: Campground, one: (ReserveRequest) throws -> WriteResult<Reserved>,
    several: (ReserveRequest, SeveralSites) throws -> WriteResult<[Reserved]>
  ) throws -> String? {
    guard try campground.waitlist.isWaitedFor else { return nil }
    if let sites = try self.several() {
      let written = try several(request(), sites)
      return try PassedOver(by: written, for: written.result[0].camper, in: campground).question
    }
    try requireSite(in: campground)
    let written = try one(request())
    return try PassedOver(by: written, for: written.result.camper, in: campground).question
  }
}
