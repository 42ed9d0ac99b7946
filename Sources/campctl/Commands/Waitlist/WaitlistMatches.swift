import CampgroundManager

/// Who on the waitlist could have the nights that a command has given back.
struct WaitlistMatches: FieldWritable {
  let matches: [WaitlistView]

  init<Thing>(_ written: Written<Thing>, in campground: Campground) throws {
    matches = try campground.waitlist.matches(written).map { WaitlistView(waiting: $0, clock: campground.clock) }
  }

  func write(to fields: inout some FieldWriter) {
    fields.objects("waitlistMatches", matches) { $0.write(to: &$1) }
  }

  /// For people: whom to ask, in the order in which they came.
  var notes: [String] {
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

extension Answer {
  /// What a command has written that may have given nights back; who waits for them is told with it.
  static func wrote<Thing: View>(
    _ written: Written<Thing>, _ sentence: String, notes: [String] = [], freeingIn campground: Campground
  ) throws -> Answer {
    let matches = try WaitlistMatches(written, in: campground)
    return .wrote(written, beside: matches, sentence, notes: notes + matches.notes)
  }

  /// Several things that a command has written, which together may have given nights back.
  static func wrote<Thing: View>(
    _ written: Written<[Thing]>, _ sentences: [String], notes: [String] = [], freeingIn campground: Campground
  ) throws -> Answer {
    let matches = try WaitlistMatches(written, in: campground)
    return .wrote(written, beside: matches, sentences, notes: notes + matches.notes)
  }
}
