import CampgroundManager

extension Extras {
  /// The waitlist's entries that could have the nights that a command has given back.
  static func waitlistMatches<Thing>(of written: Written<Thing>, in campground: Campground) throws -> Extras {
    let matches = try campground.waitlist.matches(written).map { WaitlistView(waiting: $0, clock: campground.clock) }
    return .objects("waitlistMatches", matches) + .notes(notes(matches))
  }

  /// For people: whom to ask, in the order in which they came.
  private static func notes(_ matches: [WaitlistView]) -> [String] {
    let more =
      matches.count > 3 ? ["Hint: \(matches.count - 3) more wait for it; campctl list-waitlist --matching."] : []
    return matches.prefix(3).map { match in
      let camper = match.waiting.camper
      let option = match.waiting.matches.count == 1 ? " --site \(match.matchWords)" : ""
      return "Hint: \(match.label), \(camper.fullName), \(camper.phoneNumber), waits for \(match.wishWords) and could "
        + "have site \(match.matchWords): campctl offer \(match.label)\(option)."
    } + more
  }
}
