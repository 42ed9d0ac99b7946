import Arguments
import CampgroundManager

/// Lines that are ready where a campground is full: the stay in two parts, and a place on the waitlist.
extension Invocation {
  /// The line that puts the camper on the waitlist, with as much of the request as the waitlist takes; nil where another site
  /// is free, and for a command that reserves nothing.
  func waitlistLine(for error: CampingError) -> String? {
    guard isFull(error), let reader = CommandRegistry.campctl.entry(named: "join-waitlist")?.reader else { return nil }
    let taken = reader.arguments.map(\.name)
    let sites = typed.values.flatMap { all[$0.place].name == "site" ? $0.value.texts : [] }
    return
      (["campctl join-waitlist"]
      + words { taken.contains($0) && $0 != "key" && ($0 != "site" || sites.count == 1) }).joined(separator: " ")
  }

  /// The same command for each part of the stay on a site of its own, in one group.
  func partLines(for error: CampingError) -> [String] {
    guard let parts = error.alternatives?.parts else { return [] }
    let other = words { !["site", "sites", "any-site", "arrive", "nights", "depart", "key"].contains($0) }
    let hasGroup = typed.values.contains { all[$0.place].name == "group" }
    return parts.map { part in
      let days = "--arrive \(part.stay.arrival) --nights \(part.stay.numberOfNights)"
      let group = hasGroup ? [] : ["--group \(Phrases.plainWord(groupOfParts(from: parts[0].stay.arrival)))"]
      return (["campctl \(name) --site \(Phrases.plainWord(part.site.text)) \(days)"] + other + group)
        .joined(separator: " ")
    }
  }

  /// True when nights are taken, no other site has them, and the command would reserve or hold.
  private func isFull(_ error: CampingError) -> Bool {
    ["reserve", "hold"].contains(name) && error.name == .nightsTaken && error.alternatives?.sites.isEmpty == true
  }

  /// The name of a group for the parts: the camper as typed, and the first day.
  private func groupOfParts(from day: Day) -> String {
    let camper = typed.values.first { ["camper", "new"].contains(all[$0.place].name) }?.value.written
    return [camper, day.description].compactMap(\.self).joined(separator: " ")
  }

  /// The typed options whose names pass, as words.
  private func words(where isMeant: (String) -> Bool) -> [String] {
    typed.values.flatMap { place, value -> [String] in
      let argument = all[place]
      return argument.isByPlace || !isMeant(argument.name) ? [] : argument.words(of: value)
    }
  }
}
