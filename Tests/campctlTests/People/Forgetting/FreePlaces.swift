/// The places for texts that are free of people's words, each with the reason why.
enum FreePlaces {
  /// Tables, columns and fields of columns; fields below one of them are free, too.
  private static let places = [
    "settings": "the campground's own words", "type_rules": "the campground's own words",
    "camp_site": "the campground's own words", "block": "the campground's own words",
    "rate": "the campground's own words", "tax": "the campground's own words",
    "discount": "the campground's own words", "item": "the campground's own words",
    "stay_rule": "the campground's own words", "feed_wait": "the name of a calendar, and days",
    "policy": "amounts and enumerations", "campground": "digits",
    "command.request(import-ical)": "the name of a calendar, and days",
    "key.request(import ical)": "the name of a calendar",
    "camper.language": "the code of a language",
    "reservation.status": "an enumeration", "reservation.equipment": "a word of a vocabulary",
    "reservation.taxes": "the names of taxes", "reservation.needs": "what a site offers",
    "reservation.imported": "a digest, or days",
    "command.request(import-campers).file": "the name of a file",
    "command.request(import-reservations).file": "the name of a file",
    "key.request(import campers).file": "the name of a file",
    "key.request(import campers).rejects": "the name of a file",
    "key.request(import reservations).file": "the name of a file",
    "key.request(import reservations).rejects": "the name of a file",
    "key.answer(import campers).encoding": "an enumeration",
    "key.answer(import reservations).encoding": "an enumeration",
    "reservation.terms.discounts[].rule": "the campground's own words",
    "reservation.terms.exemptFrom": "the names of taxes",
    "night.rate": "the name of a rate", "night.discounts": "amounts", "night.taxed": "numbers",
    "night.became": "amounts and numbers", "displaced_night.became": "amounts and numbers",
    "displaced_night.rate": "the name of a rate", "displaced_night.discounts": "amounts",
    "displaced_night.taxed": "numbers",
    "waitlist.status": "an enumeration",
    "waitlist.weekdays": "days of the week", "waitlist.equipment": "a word of a vocabulary",
    "waitlist.plates": "nobody is asked for plates on a waitlist",
    "waitlist.needs": "what a site offers", "ledger.kind": "an enumeration", "ledger.item": "an enumeration",
    "ledger.name": "the name of a rate, tax or penalty", "ledger.actor": "who acted stays (R25)",
    "command.actor": "who acted stays (R25)", "command.name": "the name of a command", "change.kind": "an enumeration",
    "change.before(waitlist).party.plates": "nobody is asked for plates on a waitlist",
    "change.after(waitlist).party.plates": "nobody is asked for plates on a waitlist",
    "command.request(join-waitlist).party.plates": "nobody is asked for plates on a waitlist",
    "command.request(offer).plates": "an offer takes none", "command.request(offer).notes": "an offer takes none",
    "command.request(offer).group": "an offer takes none", "command.request(offer).source": "an offer takes none",
    "key.answer(undo).command": "the name of a command", "key.answer(redo).command": "the name of a command",
  ]

  /// Fields of images, requests and answers, at any place.
  private static let fields = [
    ".status": "an enumeration", ".equipment": "a word of a vocabulary", ".needs.type": "a word of a vocabulary",
    ".price.rate": "the name of a rate", ".taxes[].name": "the name of a tax",
    ".discounts[].rule.name": "the name of a discount",
    ".discounts[].rule.code": "the code of a discount", ".discounts[].rule.site": "the number of a site",
    ".discounts[].rule.type": "a word of a vocabulary", ".discounts[].rule.weekdays[]": "days of the week",
    ".discounts[].rule.from": "a day", ".discounts[].rule.before": "a day", ".discounts[].rule.minNights": "a number",
    ".discount[]": "the name of a discount", ".discount": "the name of a discount",
    ".language": "the code of a language", ".imported": "a digest", ".skipped[].column": "the name of a column",
    ".exemptFrom[]": "the name of a tax",
    ".taxExemptFrom[]": "the name of a tax",
    ".overridden[]": "the name of a rule", ".overridden[].name": "the name of a rule",
    ".overridden[].field": "the name of an argument", ".overridden[].limit": "the limit of a rule",
    ".overridden[].rule": "the name of a rule",
    "key.answer(reserve).because": "a reason that has a name", "key.answer(hold).because": "a reason that has a name",
    ".reserved.because": "a reason that has a name",
    ".offer": "a number", ".mergedInto": "a number", ".counters": "a number",
  ]

  /// The kinds of images that are free as a whole.
  private static let ownKinds = [
    "settings", "site", "block", "rate", "tax", "discount", "item", "rule", "policy", "feed-wait",
  ]
  private static let ofLedger = [
    ".actor": "who acted stays (R25)", ".item": "an enumeration", ".kind": "an enumeration",
    ".name": "the name of a discount or tax",
  ]

  static func contain(_ place: String) -> Bool {
    let starts =
      Array(places.keys) + ownKinds.flatMap { ["change.before(\($0))", "change.after(\($0))"] }
      + MarkedLife.campgroundsOwn.subtracting(["undo", "redo"]).flatMap {
        ["command.request(\($0))", "key.request(\($0))", "key.answer(\($0))"]
      }
    return starts.contains { start in place == start || [".", "(", "["].contains { place.hasPrefix(start + $0) } }
      || place.contains("(") && fields.keys.contains { place.hasSuffix($0) }
      || place.contains("(ledger)") && ofLedger.keys.contains { place.hasSuffix($0) }
  }
}
