import CampgroundManager
import JSONText

/// The sentences of commands that make, change and end stays.
extension LogSentence {
  static let stays: Wordings = [
    "reserve": { $0.made($0.stays.first?.status == "checked-in" ? "reserved and checked in" : "reserved") },
    "hold": { $0.made("held") },
    "offer": { $0.offered },
    "confirm": { "confirmed \($0.parties)" },
    "expire": { "ended the hold \($0.parties), which ran out" },
    "check-in": { $0.arrived },
    "check-out": { $0.left },
    "no-show": { "marked \($0.parties) as a no-show\($0.price)" },
    "close-day": { "closed the day; no-shows: \($0.parties)\($0.price)" },
    "cancel": { "cancelled \($0.parties), \($0.former)\($0.reason)\($0.price)" },
    "change": { $0.changed },
    "change-group": { $0.changed },
    "move": { $0.moved },
    "swap": { $0.swapped },
    "reprice": { "priced \($0.parties) anew\($0.reason)\($0.price)" },
  ]

  var stays: [LoggedChange] { changes(of: "reservation") }
  /// `r-122 (Ann Lee) and r-123 (Bob)`, at most five.
  var parties: String { parties(stays) }

  private func parties(_ stays: [LoggedChange]) -> String {
    let named = stays.map { party($0.id) }
    return Phrases.list(named.count > 5 ? named.prefix(4) + ["\(named.count - 4) more"] : named)
  }

  /// `site 12`, `sites 12 and 14`.
  private var places: String { Self.places(stays.compactMap { $0.site }) }

  private static func places(_ sites: [String]) -> String {
    "\(Phrases.noun(sites.count, "site")) \(Phrases.list(sites))"
  }

  /// `Sun 4 July to Tue 6 July`.
  private func days(_ stay: JSONValue?) -> String {
    let day = { (key: String) in stay?[key]?.string.flatMap { Day($0) } }
    return "\(words(day("arrival"))) to \(words(day("departure")))"
  }

  /// `site 12, Sun 4 July to Tue 6 July`, as it was.
  private var former: String {
    "\(Self.places(stays.compactMap { $0.before?["site"]?.string })), \(days(stays.first?.before))"
  }

  func made(_ verb: String) -> String {
    "\(verb) \(parties): \(places), \(days(stays.first?.after))\(reasonAfter)\(total)"
  }

  /// `; tree down`, where the sentence has a colon already.
  private var reasonAfter: String { reason.isEmpty ? "" : ";\(reason.dropFirst())" }

  private var offered: String? {
    guard let wait = changes(of: "waitlist").first else { return nil }
    return "offered \(wait.id) a stay, \(parties): \(places), \(days(stays.first?.after))\(total)"
  }

  private var left: String {
    let early = stays.filter { $0.before?["departure"] != $0.after?["departure"] }
      .map { ", not on \(words($0.before?["departure"]?.string.flatMap { Day($0) }))" }
    return "checked out \(parties) from \(places)\(early.first ?? "")\(price)"
  }

  /// The parties that came, and those that were checked out to make room.
  private var arrived: String {
    let (gone, come) = (stays.filter { $0.status == "checked-out" }, stays.filter { $0.status != "checked-out" })
    let left = gone.isEmpty ? "" : "; checked out \(parties(gone))"
    return "checked in \(parties(come)) on \(Self.places(come.compactMap { $0.site }))\(left)"
  }

  var changed: String {
    let differences = stays.first?.differences ?? []
    return "changed \(parties)\(differences.isEmpty ? "" : ": \(differences.joined(separator: ", "))")"
      + "\(differences.isEmpty ? reason : reasonAfter)\(price)"
  }
}

/// The sentences of moves, which compare night by night.
extension LogSentence {
  private var moved: String {
    if stays.count > 1 { return "moved \(Phrases.list(stays.map(placed)))\(reason)\(price)" }
    let nights = stays.flatMap(\.movedNights)
    var from: [String] = []
    for night in nights where !from.contains(night.from) { from.append(night.from) }
    guard let first = nights.first else { return "moved \(parties) to \(places)\(reason)\(price)" }
    return "moved \(parties) from \(Phrases.list(from)) to \(first.to) from \(words(Day(first.night)))\(reason)\(price)"
  }

  /// `r-28 (Ann Lee) to 173`.
  private func placed(_ stay: LoggedChange) -> String {
    "\(party(stay.id)) to \(stay.movedNights.first?.to ?? stay.site ?? "another site")"
  }

  private var swapped: String {
    let places = stays.map { "\($0.id) to \($0.movedNights.first?.to ?? $0.site ?? "another site")" }
    return "swapped \(parties): \(places.joined(separator: ", "))\(reasonAfter)\(price)"
  }
}

extension LoggedChange {
  fileprivate var status: String? { self["status"]?.string }
  fileprivate var site: String? { self["site"]?.string }

  /// The nights that have another site than before; one that a block had taken was on the site of the night before it, or
  /// on the agreed one.
  fileprivate var movedNights: [(night: String, from: String, to: String)] {
    let former = before?["nights"]?.list ?? []
    return (after?["nights"]?.list ?? []).compactMap { night in
      guard let day = night["night"]?.string, let site = night["site"]?.string else { return nil }
      let held = former.last { $0["night"]?.string.map { $0 <= day } ?? false }
      let old = (held ?? before)?["site"]?.string
      return old.flatMap { $0 == site ? nil : (day, $0, site) }
    }
  }
}
