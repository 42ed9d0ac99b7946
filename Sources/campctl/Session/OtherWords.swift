import Arguments

/// The words that people try for a command, which their letters alone would not lead to.
enum OtherWords {
  /// The commands that a word may mean, by what it says of a thing, such as `delete-rate`; empty when it is not known.
  static func commands(for name: String, _ next: String? = nil) -> [String] {
    if let commands = whole[name] { return commands }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let verb = parts.first.flatMap({ verbs[$0] }) else { return [] }
    guard let noun = parts.count > 1 ? parts[1] : next.flatMap(kind) else { return byVerb[verb] ?? [] }
    let one = noun.hasSuffix("s") && verb != "list" ? String(noun.dropLast()) : noun
    return [exceptions["\(verb)-\(one)"] ?? exceptions["\(verb)-\(noun)"] ?? "\(verb)-\(one)"]
  }

  /// True for a command that takes something away.
  static func isDestructive(_ command: String) -> Bool {
    command == "no-show" || destroying.contains(String(command.prefix { $0 != "-" }))
  }

  /// True for a word that seems to mean such a command.
  static func destroys(_ word: String) -> Bool {
    isDestructive(word) || Suggestion.nearest(to: String(word.prefix { $0 != "-" }), among: destroying) != nil
  }

  private static let destroying = [
    "cancel", "delete", "drop", "erase", "forget", "leave", "merge", "purge", "remove", "restore", "retire", "unblock",
    "undo", "waive", "write",
  ]

  /// Words for one command or a few.
  private static let whole: [String: [String]] = [
    "accounts": ["list-balances"], "arrivals": ["list-arrivals", "today"], "balance": ["account", "list-balances"],
    "balances": ["list-balances"],
    "block": ["block-site", "list-blocks"], "blocks": ["list-blocks"], "book": ["reserve"], "booking": ["reserve"],
    "bookings": ["list-reservations"],
    "calendar": ["chart"], "camper": ["show-camper", "add-camper"], "campers": ["list-campers"],
    "campground": ["settings", "info"],
    "checkin": ["check-in"], "checkout": ["check-out"],
    "close": ["block-site", "retire-site"], "close-site": ["block-site", "retire-site"], "departures": ["today"],
    "discounts": ["list-discounts"], "email": ["confirmation"], "extend": ["change"], "free": ["availability"],
    "guest": ["show-camper", "add-camper"], "guests": ["list-campers"],
    "history": ["log"], "invoice": ["receipt", "account"], "item": ["sell", "list-items"], "items": ["list-items"],
    "list-accounts": ["list-balances"],
    "letter": ["confirmation", "receipt"],
    "look-up": ["find"], "lookup": ["find"], "noshow": ["no-show"], "open": ["unblock-site", "add-site"],
    "payment": ["pay", "list-payments"], "payments": ["list-payments"], "price": ["quote"],
    "prices": ["list-rates", "quote"],
    "print": ["confirmation", "receipt", "chart"], "rate": ["add-rate", "list-rates"], "rates": ["list-rates"],
    "reservation": ["reserve", "show-reservation"], "reservations": ["list-reservations"],
    "rule": ["add-rule", "list-rules"], "rules": ["list-rules"],
    "search": ["find"], "shorten": ["change"], "site": ["show-site", "add-site"], "sites": ["list-sites"],
    "stay": ["reserve"],
    "stays": ["list-reservations"],
    "status": ["today", "info"], "tax": ["add-tax", "list-taxes"], "taxes": ["list-taxes"], "update-policy": ["policy"],
    "wait": ["join-waitlist"],
    "waitlist": ["list-waitlist", "join-waitlist"], "weekend": ["chart", "today"],
  ]

  /// Words for the first part of a name.
  private static let verbs = [
    "add": "add", "change": "change", "create": "add", "delete": "remove", "describe": "show", "display": "show",
    "drop": "remove", "edit": "change",
    "erase": "remove", "get": "show", "ls": "list", "list": "list", "make": "add", "modify": "change", "new": "add",
    "remove": "remove",
    "rm": "remove", "set": "change", "show": "show", "update": "change", "view": "show",
  ]

  /// The commands of such a word without a thing.
  private static let byVerb = [
    "add": ["reserve", "add-camper", "add-site"], "change": ["change", "settings"],
    "list": ["list-reservations", "list-sites", "list-campers"],
    "remove": ["cancel", "remove-rate", "retire-site", "forget-camper"],
    "show": ["show-reservation", "show-site", "show-camper"],
  ]

  /// Names that are not made of a verb and a thing.
  private static let exceptions = [
    "add-block": "block-site", "add-booking": "reserve", "add-guest": "add-camper", "add-policy": "policy",
    "add-reservation": "reserve", "change-booking": "change", "change-guest": "change-camper",
    "change-policy": "policy", "change-reservation": "change", "change-settings": "settings",
    "remove-block": "unblock-site", "remove-booking": "cancel", "remove-camper": "forget-camper",
    "remove-guest": "forget-camper", "remove-policy": "policy", "remove-reservation": "cancel",
    "remove-site": "retire-site", "show-account": "account", "show-availability": "availability",
    "show-block": "list-blocks", "show-booking": "show-reservation", "show-chart": "chart", "show-guest": "show-camper",
    "show-log": "log", "show-rate": "list-rates", "show-waitlist": "list-waitlist",
  ]

  /// The thing that a reference is of, by its letter; a number is a site's.
  private static func kind(_ reference: String) -> String? {
    switch reference.prefix(2) {
    case "r-": "reservation"
    case "c-": "camper"
    case "b-": "block"
    case "w-": "waitlist"
    default: reference.first?.isNumber == true ? "site" : nil
    }
  }
}
