import Arguments
import CampgroundManager

extension CampingError {
  /// The hint, in one line; nil when nothing would help.
  var hint: String? {
    let others = alternatives.flatMap { Self.hint($0, site: conflict?.site) }
    guard remedies == [.reserveAndCheckIn] else {
      let ways = [elsewhere?.words ?? nearestSite, Self.hint(remedies, problems)].compactMap(\.self)
      return others ?? (ways.isEmpty ? nil : ways.joined(separator: " ")) ?? guess
        ?? problems.lazy.compactMap(\.way).first
    }
    guard let others, let site = alternatives?.sites.first else { return others }
    return "\(others) A no-show cannot be moved, but campctl reserve --site \(site.text) --check-in begins a new stay."
  }

  /// The nearest to an unknown method of payment, or to an unknown time zone.
  private var guess: String? {
    for problem in problems {
      switch problem.kind {
      case .money(.unknownMethod(let method, let methods, _)):
        return Suggestion.nearest(to: method, among: methods).map { "Did you mean \($0)?" }
      case .settings(.unknownTimeZone(let name)): return ZoneGuess.zone(for: name).map { "Did you mean \($0)?" }
      default: continue
      }
    }
    return nil
  }

  /// The site that comes nearest where none fits.
  private var nearestSite: String? {
    for problem in problems {
      if case .site(.noneFits(let misfit)) = problem.kind { return misfit.nearestWords }
    }
    return nil
  }

  /// The alternatives, in one line; nil when there are none.
  private static func hint(_ alternatives: Alternatives, site: SiteNumber?) -> String? {
    var parts: [String] = []
    let sites = alternatives.sites.map(\.description)
    if !sites.isEmpty {
      parts.append(
        "\(sites.count == 1 ? "Site" : "Sites") \(Phrases.list(sites)) \(sites.count == 1 ? "is" : "are") free for these nights."
      )
    }
    let stays = alternatives.stays.map { "\($0.arrival.dated) to \($0.departure.dated)" }
    if !stays.isEmpty {
      let subject = site.map { "Site \($0) is free" } ?? "The nearest free days are"
      parts.append("\(subject) \(stays.joined(separator: " and ")).")
    }
    parts += alternatives.longer.map { Self.parts($0, besides: alternatives.sites) } ?? []
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The ways to a longer stay: the party that comes moves, or the added nights are elsewhere.
  private static func parts(_ longer: LongerStay, besides others: [SiteNumber]) -> [String] {
    var parts: [String] = []
    if let coming = longer.comes {
      let sites = coming.sites.map(\.description)
      let way = sites.first.map {
        "could go to \(Phrases.either(sites)): campctl move \(coming.reservation) --site \($0)"
      }
      parts.append("\(coming.reservation) comes on \(coming.arrival.dated) and \(way ?? "fits on no other free site").")
    }
    let sites = longer.sites.filter { !others.contains($0) }.map(\.description)
    if !sites.isEmpty {
      let (noun, are) = (Phrases.noun(sites.count, "site"), Phrases.noun(sites.count, "is", "are"))
      parts.append("For the added nights alone, \(noun) \(Phrases.list(sites)) \(are) free.")
    }
    return parts
  }

  /// The overrides and steps that a person may take first.
  private static func hint(_ remedies: [Remedy], _ problems: [Problem]) -> String? {
    let options = remedies.map { words($0, problems) }
    return options.isEmpty ? nil : options.joined(separator: "; with it, ") + "."
  }

  private static func words(_ remedy: Remedy, _ problems: [Problem]) -> String {
    switch remedy {
    case .override: "--override REASON allows it"
    case .overrideCapacity: "--override-capacity REASON allows a party beyond the site's limits"
    case .acceptUnknownLength: "--accept-unknown-length accepts a site whose maximum rig length is unknown"
    case .endNeed: "campctl change R \(needOptions(of: problems)) ends the need"
    case .force: "--force blocks the site anyway and lists the displaced reservations"
    case .forceFromToday: "--force takes only nights from today on, and none that a party has used"
    case .comeToday:
      problems.compactMap(\.earlierStay).joined(separator: ", ") + " lets the party come today"
    case .confirmFirst:
      problems.compactMap(\.value).map { "campctl confirm \($0)" }.joined(separator: ", ") + " comes first"
    case .waive: "campctl waive takes back a penalty, a fee or an amount in any status"
    case .credit: "--credit R puts the rest on the account of a reservation"
    case .reserveAgain: "The hold has expired; campctl reserve takes the nights again if they are still free"
    case .reserveAndCheckIn: "campctl reserve --check-in begins a new stay"
    case .find:
      "A full name, a phone number or --site names a party; campctl find "
        + "\(Phrases.shellWord(problems.first?.value ?? "")) searches plates, groups, notes and all other texts, too"
    }
  }
}

extension CampingError {
  /// `--no-electricity --amps ''`, the options that end the needs which sites lack.
  private static func needOptions(of problems: [Problem]) -> String {
    let options = problems.compactMap { problem -> String? in
      switch problem.field {
      case "electricity", "water", "sewer", "accessible": problem.field.map { "--no-\($0)" }
      case "pullThrough": "--no-pull-through"
      // Without electricity there are no amperes.
      case "amps": problems.contains { $0.field == "electricity" } ? nil : "--amps ''"
      default: nil
      }
    }
    return options.isEmpty ? "--no-electricity" : options.joined(separator: " ")
  }
}

extension Problem {
  /// The change that begins a stay today and keeps its departure.
  fileprivate var earlierStay: String? {
    switch kind {
    case .desk(.arrivesLater(let id, let stay, _, _)):
      "campctl change \(id) --arrive today --depart \(stay.departure)"
    case .reference(.noReservation(_, _, nearest: let stay?)):
      "campctl change \(stay.id) --arrive today --depart \(stay.departure)"
    default: value
    }
  }
}

extension ProblemKind {
  /// The name of a camper who is not there.
  fileprivate var missingCamper: String? {
    switch self {
    case .reference(.noCamper(let name, _)), .reference(.notFound(.camper, let name, _, _)): name
    default: nil
    }
  }
}

extension [Problem] {
  /// The name of a camper who is not there; nil for an id or a number.
  var newCamper: String? {
    lazy.compactMap(\.kind.missingCamper).first { $0.contains(where: \.isLetter) && CamperID($0) == nil }
  }
}

extension Problem {
  /// The library's sentence, and the command that comes first where there is one, as a clause without its full stop.
  var sentence: String { kind.command.map { "\(self); \($0)" } ?? description }
}

extension ProblemKind {
  /// The command that has to come first; the hint has what would work instead.
  fileprivate var command: String? {
    switch self {
    case .desk(.noEmail(let id, _)): "campctl change-camper \(id) --email ADDRESS sets it"
    case .desk(.noSender): "campctl settings --email ADDRESS sets it"
    case .desk(.noSiteTonight): "campctl move gives it one"
    case .desk(.siteOccupied(_, by: let party)) where party.isDue: "campctl check-out \(party.reservation) comes first"
    case .journal(.nothingOfActorToUndo): "campctl undo --anyone takes it back"
    case .undo(.stillNeeded(_, _, by: let other?)): "campctl undo \(other) comes first"
    case .of(_, let problem), .at(_, let problem): problem.kind.command
    default: nil
    }
  }
}
