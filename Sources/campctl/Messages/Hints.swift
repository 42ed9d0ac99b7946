import CampgroundManager

/// The hints that people get beside the response of a command: what to look at or to do next.
enum Hints {
  private static func hint(_ sentence: String) -> String { "Hint: \(sentence)" }
}

/// The campground as a whole.
extension Hints {
  static let tablesLeftOut = hint(
    "The tables were not compared with those of a new campground, which only the campground's owner can do.")

  /// Roles that can change prices since before that was granted by itself.
  static func formerRights(_ roles: [String]) -> String {
    hint(
      "\(Phrases.list(roles)) can change prices, taxes and policies since before that was a right of its own: campctl grant ROLE --front "
        + "takes it away, --prices keeps it.")
  }

  static let openToAll = hint(
    "Every role of the server may connect to this database; REVOKE CONNECT ON DATABASE ... FROM PUBLIC keeps others out."
  )

  static let grantNext = hint("campctl grant ROLE --front lets the role of a desk in, and --read one that only looks.")
}

/// Sites and rates.
extension Hints {
  static func unusedType(_ type: Slug) -> String { hint("No site is of type \(type) yet.") }

  /// The numbers of sites that differ in case alone: one post may have been entered twice.
  static func alike(_ numbers: [SiteNumber]) -> String {
    hint("Sites \(Phrases.list(numbers.map(\.text))) differ in case alone; if they are one post, retire the others.")
  }

  /// The papers that people have of the reservations on a site that got another number.
  static func formerNumber(_ former: SiteNumber) -> String {
    hint("Confirmations and placards printed before still name site \(former).")
  }

  /// The reservations that a site has which goes out of service.
  static func standingStays(_ ids: [String]) -> String {
    hint("\(first(ids)) still \(has(ids)) it; campctl list-reservations --site shows them.")
  }

  /// The reservations whose party is larger than a site takes from now on.
  static func staysTooLarge(_ ids: [String], for site: SiteNumber) -> String {
    hint("\(first(ids)) \(has(ids)) more people than site \(site) now takes, and still \(has(ids)) it.")
  }

  /// The reservations whose party needs a feature that a site no longer has.
  static func staysLacking(_ ids: [String], at site: SiteNumber) -> String {
    let need = Phrases.noun(ids.count, "needs", "need")
    return hint("\(first(ids)) \(need) a feature that site \(site) no longer has, and still \(has(ids)) it.")
  }

  static let firstRate = hint("campctl add-rate base --nightly 45.00 gives every night a price.")

  /// Two rates for the same nights.
  static func neverCounts(_ rate: String, besides other: String) -> String {
    let words = "\(rate) never counts: \(other) is for the same nights and decides. "
    return hint(words + "change-rate with --type, --from or --weekdays tells them apart.")
  }

  /// A rate for all sites, with the name of a type.
  static func rateForType(_ rate: String, _ type: Slug) -> String {
    hint(
      "It is for all sites; campctl change-rate \(Phrases.plainWord(rate)) --type \(type) limits it to those of type \(type)."
    )
  }

  static func staysKeepTaxes(_ stay: ReservationID) -> String {
    hint("Existing reservations keep their taxes, also for nights added later; campctl reprice \(stay) charges it.")
  }

  static let longPriceOfWeekdays = hint(
    "The weekly or monthly price of a rate for certain weekdays never counts: in a full week it gives way.")

  static let displaced = hint(
    "campctl move --displaced --any-site gives each of them a site that fits; unblock-site gives the nights back."
  )

  /// The stays that a stricter rule leaves outside: `2 stays are outside the season now and stand as agreed: r-1, r-4.`
  static func leftOutside(_ left: StaysLeftOutside) -> String {
    let limit =
      switch left.rule {
      case .season: "outside the season"
      case .longestStay: "longer than the longest stay"
      case .bookingWindow: "beyond the booking window"
      }
    let count = left.reservations.count
    let (are, stand) = (Phrases.noun(count, "is", "are"), Phrases.noun(count, "stands", "stand"))
    return hint(
      "\(Phrases.count(count, "stay")) \(are) \(limit) now and \(stand) as agreed: "
        + "\(first(left.reservations.map(\.description))).")
  }

  /// The stays that a rule with a name leaves outside: `2 stays break Weekends and stand as agreed: r-1, r-4.`
  static func leftOutside(_ rule: NamedRule, _ stays: [ReservationID]) -> String {
    let (breaks, stand) = (Phrases.noun(stays.count, "breaks", "break"), Phrases.noun(stays.count, "stands", "stand"))
    return hint(
      "\(Phrases.count(stays.count, "stay")) \(breaks) \(rule.name) and \(stand) as agreed: "
        + "\(first(stays.map(\.description))).")
  }

  private static func first(_ ids: [String]) -> String {
    ids.prefix(5).joined(separator: ", ") + (ids.count > 5 ? " and more" : "")
  }

  private static func has(_ ids: [String]) -> String { Phrases.noun(ids.count, "has", "have") }
}

/// Moves.
extension Hints {
  /// The price of the site that a reservation has moved to at its old price.
  static func newSite(_ site: String, costs amount: String, _ reservation: String) -> String {
    hint("\(site) would cost \(amount): campctl reprice \(reservation)")
  }
}

/// Groups.
extension Hints {
  /// A group whose name differs from that of a new one in case or accents alone.
  static func groupAlike(_ name: String, _ reservation: String) -> String {
    hint("There is a group \(name) already; campctl change \(reservation) --group '\(name)' joins it.")
  }
}

/// Campers.
extension Hints {
  static func duplicate(_ camper: Camper) -> String {
    hint("\(camper.id) may be the same person: \(camper.fullName), \(camper.phoneNumber).")
  }

  /// The values of a record that was merged into another.
  static func former(_ values: [String], of camper: CamperID) -> String {
    hint("\(Phrases.list(values)) still \(Phrases.noun(values.count, "finds", "find")) \(camper).")
  }

  /// Two stays of one camper that have nights in common.
  static func overlap(_ one: ReservationID, _ other: ReservationID) -> String {
    hint("\(one) and \(other) have nights in common; campctl list-reservations --camper shows them.")
  }

  /// A stay with which a camper now has more nights in a row than the longest that is allowed.
  static func tooManyInRow(_ id: ReservationID, _ problem: Problem) -> String { hint("\(id): \(problem.sentence).") }

  /// Another stay of the camper on some of the same nights.
  static func alsoHas(_ other: Reservation) -> String {
    hint(
      "\(other.camper.fullName) has nights in common on site \(other.siteNumber), too: "
        + "\(other.id?.description ?? ""), \(other.arrival.dated) to \(other.departure.dated).")
  }

  static let keptInBackups = hint("Earlier backups, and files kept by restore (.old-1 and so on), still hold the name.")

  /// The texts of others in which a person stands who can still be forgotten everywhere.
  static func standing(_ camper: CamperID) -> String {
    hint("campctl forget-camper \(camper) --everywhere overwrites the name there, too.")
  }

  static let leftStanding = hint(
    "The name is no longer known: change these texts by their commands. Only --everywhere, with the forgetting, "
      + "overwrites the journal's.")

  static let namesGone = hint("The name is no longer known, so no texts were searched for it.")

  static let keptByServer = hint(
    "The server's write-ahead log and its archives, replicas, dumps and the server's own logs may hold the name, too, "
      + "until its administrator removes it there.")
}

/// The waitlist.
extension Hints {
  /// The sites that are free already for an entry just made.
  static func free(_ sites: String, count: Int, for entry: WaitlistID) -> String {
    let are = count == 1 ? "Site \(sites) is" : "Sites \(sites) are"
    return hint("\(are) already free for this stay; campctl offer \(entry) holds the best site.")
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
    hint(
      "\(count == 1 ? "1 more entry matches" : "\(count) more entries match"); campctl list-waitlist --matching lists all."
    )
  }

  /// Somebody who waits for nights that another has just got.
  static func passedOver(_ entry: Waiting, wish: String, site: SiteNumber?) -> String {
    let place = site.map { "site \($0)" } ?? "a site"
    return hint(
      "\(entry.entry.id), \(entry.camper.fullName), \(entry.camper.phoneNumber), waits for \(wish) and could have had "
        + "\(place).")
  }

  static func morePassedOver(_ count: Int) -> String {
    hint("\(count == 1 ? "1 more waits" : "\(count) more wait") for these nights; campctl list-waitlist lists all.")
  }

  static func passedOver(_ entries: [WaitlistID]) -> String {
    hint("\(entries.map(\.description).joined(separator: ", ")) came earlier and could have had this site.")
  }
}
