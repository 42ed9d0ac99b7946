import CampgroundManager

extension Extras {
  /// The waitlist's entries that could have the nights that the request under way has given back.
  static func waitlistMatches(in campground: Campground) throws -> Extras {
    let matches = try campground.waitlist.matches().map { WaitlistView(waiting: $0, clock: campground.clock) }
    return .objects("waitlistMatches", matches) + .notes(notes(matches))
  }

  /// For people: whom to ask, in the order in which they came.
  private static func notes(_ matches: [WaitlistView]) -> [String] {
    let shown = matches.prefix(3).map { Hints.match($0.waiting, wish: $0.wishWords, sites: $0.matchWords) }
    return matches.count > 3 ? shown + [Hints.moreMatches(matches.count - 3)] : shown
  }
}
