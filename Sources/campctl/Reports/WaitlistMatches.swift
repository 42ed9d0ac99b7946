import CampgroundManager

/// The entries of the waitlist that could have the nights that a command has freed.
struct WaitlistMatches: FieldWritable {
  let matches: [WaitlistReport]

  init<Thing>(_ written: Written<Thing>, in campground: Campground) throws {
    matches = try campground.waitlist.matches(written).map { WaitlistReport(waiting: $0, clock: campground.clock) }
  }

  func write(to fields: inout some FieldWriter) {
    fields.objects("waitlistMatches", matches) { $0.write(to: &$1) }
  }

  /// The notes about the parties to call, in the order in which they joined.
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
  /// The answer of a command that may have freed nights, with the entries that wait for them.
  static func wrote<Thing: Report>(
    _ written: Written<Thing>, _ sentence: String, notes: [String] = [], freeingIn campground: Campground
  ) throws -> Answer {
    let matches = try WaitlistMatches(written, in: campground)
    return .wrote(written, beside: matches, sentence, notes: notes + matches.notes)
  }

  /// The answer of a command that wrote several things and may have freed nights.
  static func wrote<Thing: Report>(
    _ written: Written<[Thing]>, _ sentences: [String], notes: [String] = [], freeingIn campground: Campground
  ) throws -> Answer {
    let matches = try WaitlistMatches(written, in: campground)
    return .wrote(written, beside: matches, sentences, notes: notes + matches.notes)
  }
}
