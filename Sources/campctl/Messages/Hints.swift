import CampgroundManager

/// The hints that people get beside the response of a command: what to look at or to do next.
enum Hints {
  private static func hint(_ sentence: String) -> String { "Hint: \(sentence)" }
}

/// Sites and rates.
extension Hints {
  static func unusedType(_ type: Slug) -> String { hint("no site is of type \(type) yet.") }

  /// The reservations that a site has which goes out of service.
  static func standingStays(_ ids: [String]) -> String {
    hint("\(first(ids)) still \(has(ids)) it; campctl list-reservations --site shows them.")
  }

  /// The reservations whose party is larger than a site takes from now on.
  static func staysTooLarge(_ ids: [String], for site: SiteNumber) -> String {
    hint("\(first(ids)) \(has(ids)) more people than site \(site) takes now, and \(has(ids)) it still.")
  }

  /// The sites of which one may be chosen; a failure has it.
  static func choice(of sites: [CampSite]) -> String {
    let numbers = sites.prefix(5).map(\.siteNumber.description).joined(separator: ", ")
    return sites.isEmpty ? "No site is free and fits." : "Free and fitting: \(numbers)."
  }

  static let displaced = hint(
    "campctl list-reservations --displaced lists who lacks a night; unblock-site gives the nights back.")

  private static func first(_ ids: [String]) -> String {
    ids.prefix(5).joined(separator: ", ") + (ids.count > 5 ? " and more" : "")
  }

  private static func has(_ ids: [String]) -> String { Phrases.noun(ids.count, "has", "have") }
}

/// Campers.
extension Hints {
  static func duplicate(_ camper: Camper) -> String {
    hint("\(camper.id) may be the same person: \(camper.fullName), \(camper.phoneNumber).")
  }

  static let keptInBackups = hint("Backups made before, and what restore has kept (.old-1 …), still have the name.")
}

/// The waitlist.
extension Hints {
  /// The sites that are free already for an entry just made.
  static func free(_ sites: String, count: Int, for entry: WaitlistID) -> String {
    let are = count == 1 ? "Site \(sites) is" : "Sites \(sites) are"
    return hint("\(are) free for that already; campctl offer \(entry) holds the best.")
  }

  /// Somebody who waits for nights that are free now.
  static func match(_ entry: Waiting, wish: String, sites: String) -> String {
    let (id, camper) = (entry.entry.id, entry.camper)
    let option = entry.matches.count == 1 ? " --site \(sites)" : ""
    return hint(
      "\(id), \(camper.fullName), \(camper.phoneNumber), waits for \(wish) and could have site \(sites): "
        + "campctl offer \(id)\(option).")
  }

  static func moreMatches(_ count: Int) -> String {
    hint("\(count) more wait for it; campctl list-waitlist --matching.")
  }

  static func passedOver(_ entries: [WaitlistID]) -> String {
    hint("\(entries.map(\.description).joined(separator: ", ")) came earlier and could have had it.")
  }
}
