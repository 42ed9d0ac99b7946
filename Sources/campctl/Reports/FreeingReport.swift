import CampgroundManager

/// A thing after a command that may have given nights back, and who on the waitlist could have them.
struct FreeingReport<Base: Report>: Report {
  let base: Base
  let matches: [WaitlistReport]

  static var csvHeader: [String] { Base.csvHeader + ["waitlistMatches"] }
  var label: String { base.label }
  var text: String { base.text }

  func write(to fields: inout some FieldWriter) {
    base.write(to: &fields)
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
  static func wrote<Thing: Report>(
    _ written: Written<Thing>, _ sentence: String, notes: [String] = [], freeingIn campground: Campground
  ) throws -> Answer {
    let matches = try campground.waitlistReports(written)
    let freeing = written.map { FreeingReport(base: $0, matches: matches) }
    return .wrote(freeing, sentence, notes: notes + freeing.thing.notes)
  }

  /// Several things that a command has written, which together may have given nights back.
  static func wrote<Thing: ListedReport>(
    _ written: Written<[Thing]>, _ sentences: [String], notes: [String] = [], freeingIn campground: Campground
  ) throws -> Answer {
    let matches = try campground.waitlistReports(written)
    let freeing = written.map { $0.map { FreeingReport(base: $0, matches: matches) } }
    return .wrote(freeing, sentences, notes: notes + (freeing.thing.first?.notes ?? []))
  }
}

extension FreeingReport: ListedReport where Base: ListedReport {
  static var columns: [TextColumn] { Base.columns }
  var cells: [String] { base.cells }
}

extension Campground {
  fileprivate func waitlistReports<Thing>(_ written: Written<Thing>) throws -> [WaitlistReport] {
    try waitlist.matches(written).map { WaitlistReport(waiting: $0, clock: clock) }
  }
}
