import Arguments
import CampgroundManager

/// The option that a person probably means by a word that a command does not take: an option of another name, or a value without
/// its option.
struct MeantOption {
  let arguments: [ArgumentDescription]
  /// The number of the command's own arguments, which come first.
  let ownCount: Int

  /// The option as it is typed, with the value of a word, and its place; nil where nothing comes near.
  func meant(_ problem: ArgumentProblem, _ given: GivenArguments) -> (text: String, place: Int)? {
    switch problem {
    case .unknownOption(let option, nil) where option.hasPrefix("--"): meant(option: String(option.dropFirst(2)), given)
    case .unexpectedWord(let word, nil): meant(word: word, given)
    default: nil
    }
  }

  private func meant(option: String, _ given: GivenArguments) -> (text: String, place: Int)? {
    let word = option.lowercased()
    if let name = Self.values[word], let place = place(named: name, given) { return ("--\(name) \(word)", place) }
    let names = Self.names(for: word)
    let place = names.lazy.compactMap { name in
      // A word by its place may have taken the option's value.
      arguments.indices.first { arguments[$0].isNamed(name) && (arguments[$0].isByPlace || given.lacks($0)) }
    }.first
    return place.map { (arguments[$0].isByPlace ? arguments[$0].label : "--\(arguments[$0].name)", $0) }
  }

  /// The options that people may mean by a word, in the order in which a command may have them.
  static func names(for word: String) -> [String] { options.first { $0.words.contains(word) }?.names ?? [] }

  private func meant(word: String, _ given: GivenArguments) -> (text: String, place: Int)? {
    if let (days, place) = days(of: word, given) { return (days, place) }
    guard let place = option(of: word, given) else { return nil }
    let (name, value) = (arguments[place].name, Phrases.plainWord(word))
    let takesItem = name == "memo" && arguments.contains { $0.name == "item" }
    return ("--\(name) \(value)" + (takesItem ? ", or --item \(value) without an amount" : ""), place)
  }

  /// The days of a month, `2027-07` or `July`, where a command takes a first and a last.
  private func days(of word: String, _ given: GivenArguments) -> (text: String, place: Int)? {
    guard let from = place(named: "from", given), place(named: "before", given) != nil else { return nil }
    if let first = Day("\(word)-01"), word.utf8.count == 7 {
      let (year, month, _) = first.civil
      let end = Day(year: month == 12 ? year + 1 : year, month: month % 12 + 1, day: 1)
      return end.map { ("--from \(first) --before \($0)", from) }
    }
    guard let month = DayWords.month(beginning: word) else { return nil }
    let names = (DayWords.months[month - 1], DayWords.months[month % 12])
    return ("--from '1 \(names.0)' --before '1 \(names.1)'", from)
  }

  /// The place of the command's first option, not given yet, whose value the word can be by its form.
  private func option(of word: String, _ given: GivenArguments) -> Int? {
    if Self.joining.contains(word.lowercased()) { return nil }
    if let name = Self.values[word.lowercased()], let place = place(named: name, given) { return place }
    let open = arguments.prefix(ownCount).indices.filter { isOpen($0, given) }
    let days = open.filter { arguments[$0].days != nil }
    if GivenDay(word) != nil { return days.first { arguments[$0].isRequired } ?? days.first }
    if let place = open.first(where: { arguments[$0].completion.choices?.contains(word.lowercased()) == true }) {
      return place
    }
    if word.contains("@") { return first(of: ["email"], in: open) }
    if word.hasSuffix("%") { return first(of: ["percent"], in: open) }
    let digits = word.utf8.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if digits >= 7 { return first(of: hasName(given) ? ["phone"] : ["camper", "phone"], in: open) }
    if digits > 0 {
      return first(of: numbered(word, given), in: open)
    }
    guard word.contains(where: \.isLetter), word.count > 2 else { return nil }
    guard arguments.contains(where: { $0.name == "camper" }) else {
      return first(of: ["because", "memo", "notes"], in: open)
    }
    return first(of: hasPhone(given) ? ["new"] : ["camper"], in: open)
  }

  /// True for an option that takes a value, is not given yet, and does not stand in the place of a word that is.
  private func isOpen(_ place: Int, _ given: GivenArguments) -> Bool {
    let argument = arguments[place]
    let isTaken = arguments.indices.contains { arguments[$0].isReplaced(by: argument.name) && !given.lacks($0) }
    return argument.takesValue && given.lacks(place) && !isTaken
  }

  /// True when a number stands among the words beside a name, which a new caller has.
  private func hasPhone(_ given: GivenArguments) -> Bool {
    given.values.contains { arguments[$0.place].name == "phone" }
      || given.unexpectedWords.contains { GivenDay($0) == nil && $0.count(where: \.isNumber) >= 7 }
  }

  private func hasName(_ given: GivenArguments) -> Bool {
    given.values.contains { ["camper", "new"].contains(arguments[$0.place].name) }
      || given.unexpectedWords.contains { $0.contains(where: \.isLetter) && GivenDay($0) == nil }
  }

  /// The options that a number may be of: behind a day it counts the nights.
  private func numbered(_ word: String, _ given: GivenArguments) -> [String] {
    guard hasArrival else { return ["price", "nightly", "site", "nights"] }
    let before = given.unexpectedWords.prefix { $0 != word }
    return before.contains { GivenDay($0) != nil } ? ["nights", "site"] : ["site", "nights"]
  }

  private var hasArrival: Bool { arguments.contains { $0.name == "arrive" } }

  private func first(of names: [String], in open: [Int]) -> Int? {
    names.lazy.compactMap { name in open.first { arguments[$0].name == name } }.first
  }

  private func place(named name: String, _ given: GivenArguments) -> Int? {
    arguments.indices.first { arguments[$0].isNamed(name) && !arguments[$0].isByPlace && given.lacks($0) }
  }

  /// Words between others, which have no meaning alone.
  private static let joining: Set<String> = [
    "and", "at", "by", "for", "from", "in", "night", "nights", "of", "on", "the", "to", "until", "with",
  ]

  /// Words that are a value, and their option.
  private static let values = [
    "card": "method", "cash": "method", "check": "method", "cheque": "method", "motorhome": "equipment",
    "rv": "equipment", "tent": "equipment", "trailer": "equipment", "transfer": "method",
  ]

  /// Words that people try for an option, and its names in the order in which a command may have them.
  private static let options: [(words: Set<String>, names: [String])] = [
    (["adult", "people", "persons", "guests", "party", "size"], ["adults", "max-people", "included-adults"]),
    (["amp", "electric", "hookup", "hookups", "power"], ["electricity", "amps"]),
    (["any", "anywhere"], ["any-site"]),
    (
      [
        "arrival", "arriving", "begin", "begins", "check-in", "checkin", "date", "day", "from", "start", "starts",
        "when",
      ],
      ["arrive", "from", "on", "day", "new-arrival"]
    ),
    (["campsite", "lot", "number", "pitch", "place", "sites", "space", "spot"], ["site", "sites"]),
    (["car", "cars", "vehicle"], ["vehicles"]),
    (["cause", "why"], ["because"]),
    (["child", "kid", "kids"], ["children"]),
    (["code", "coupon", "promo"], ["discount"]),
    (["comment", "comments", "note", "remark", "remarks"], ["notes", "memo", "because"]),
    (["amount", "cost", "per-night", "price", "rate"], ["nightly", "price"]),
    (["customer", "for", "guest", "name", "person", "who"], ["camper", "new", "full-name", "rename"]),
    (["days", "duration", "stay"], ["nights", "weekdays"]),
    (["database", "db", "file"], ["store"]),
    (
      ["check-out", "checkout", "departure", "departing", "end", "ends", "leave", "through", "till", "to", "until"],
      ["depart", "before"]
    ),
    (["dog", "dogs", "pet"], ["pets"]),
    (["qty", "quantity", "times"], ["count"]),
    (["dryrun", "preview", "simulate", "test", "what-if"], ["dry-run"]),
    (["e-mail", "mail"], ["email"]),
    (["by", "pay-by", "payment", "using", "via", "with"], ["method"]),
    (["cell", "mobile", "tel", "telephone"], ["phone"]),
    (["force", "y"], ["yes"]),
    (["format"], ["json"]),
    (
      ["feet", "foot", "ft", "length", "max-rig", "max-rig-length", "rig", "rig-size", "rv-length"],
      ["rig-length", "max-length"]
    ),
    (["month", "period", "year"], ["from"]),
    (["operator", "staff", "user"], ["actor"]),
    (["page", "pdf", "print"], ["html"]),
    (["percentage", "pct"], ["percent"]),
  ]
}
