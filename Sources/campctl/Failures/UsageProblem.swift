import Arguments
import CampgroundManager

/// Words of a command line that no command has, and arguments that do not go together.
struct UsageProblem: Equatable {
  private(set) var shown: ShownProblem
  /// The keys of the arguments from whose presence or lack it follows, so that it cannot be judged when one of them could
  /// not be read; nil for every argument.
  let concerned: [String]?
  /// The key of the argument that would end it; nil when none would, such as on a terminal that is too narrow.
  private(set) var needed: String?

  init(_ field: String?, _ sentence: String, value: String? = nil, _ concerned: [String]? = nil) {
    shown = ShownProblem(.usage, field, value, sentence)
    self.concerned = concerned ?? field.map { [$0] } ?? []
    needed = field
  }

  /// The same problem under another name.
  func named(_ name: ShownProblem.Name) -> UsageProblem {
    var problem = self
    problem.shown = ShownProblem(name, shown.field, shown.value, shown.sentence)
    return problem
  }

  /// The same problem, which no argument would end.
  var unanswerable: UsageProblem {
    var problem = self
    problem.needed = nil
    return problem
  }

  /// A problem that follows from all arguments.
  private init(ofAll sentence: String) {
    (shown, concerned, needed) = (ShownProblem(.usage, nil, nil, sentence), nil, nil)
  }

  /// The arguments that choose the reservations.
  private static let subject = ["reservation", "site", "camper", "group"]
}

/// Commands and their words.
extension UsageProblem {
  static func unknownCommand(_ name: String) -> UsageProblem {
    UsageProblem(
      nil, name.isEmpty ? "The name of the command is empty" : "There is no command \(name)", value: name
    ).named(.unknownCommand)
  }

  /// A word that begins the names of several commands, with their second words.
  static func incompleteCommand(_ word: String, _ others: [String]) -> UsageProblem {
    UsageProblem(nil, "\(word) needs a second word: \(others.joined(separator: ", "))", value: word)
  }

  static func invalidEncoding(_ shown: String) -> UsageProblem {
    UsageProblem(nil, "An argument is not valid UTF-8", value: shown).named(.invalidEncoding)
  }

  static let tableOfBatch = UsageProblem("csv", "A batch has no single table; use --jsonl")
  /// A name for a line, outside a batch.
  static let nameOutsideBatch = UsageProblem("as", "--as names a line of a batch, so it stands only there")
  /// The standard input of a batch is its own.
  static let inputOfBatch = UsageProblem("file", "The standard input is the batch's own; give the name of a file")
  static let nothingToChange = UsageProblem(ofAll: "Give at least one change, such as --nights")
  static func noTermToChange(_ option: String) -> UsageProblem {
    UsageProblem(ofAll: "Give at least one change, such as --\(option)")
  }

  /// An option that says nothing without another.
  static func withoutOther(_ name: String, needs other: String) -> UsageProblem {
    let keys = [name.camelCase, other.camelCase]
    var problem = UsageProblem(name, "--\(name) needs --\(other)", keys)
    problem.needed = other.camelCase
    return problem
  }

  /// A moment of the journal for a command that is not a look at the campground.
  static func looksAlone(_ command: String) -> UsageProblem {
    let sentence = "campctl \(command) works on the present: --as-of is for commands that only read a campground"
    return UsageProblem("asOf", sentence).unanswerable
  }

  static let demoInDemo = UsageProblem(nil, "This is the shell of a demo already, which exit leaves")
}

/// Reservations, campers and sites.
extension UsageProblem {
  static let emptyGroup = UsageProblem("group", "A group's name cannot be empty")
  static let reservationOrGroup = UsageProblem(
    "reservation", "Give one of a reservation, --site NUMBER, --group NAME or --where FILTER", subject)
  /// A reservation, or the camper or the group whose accounts are meant.
  static let accountHolder = UsageProblem(
    "reservation", "Give one of a reservation, --site NUMBER, --camper C or --group NAME", subject)
  /// All stays of something that is no camper.
  static let allOfCamper = UsageProblem(
    "all", "--all needs the name or the phone number of a camper, without --site and --group", subject)
  /// Neither a reservation, nor the site that leads to one by this option, or both.
  static func reservationOrSite(option: String) -> UsageProblem {
    let keys = ["reservation", option.camelCase]
    return UsageProblem("reservation", "Give either a reservation or --\(option) NUMBER", keys).named(.missing)
  }

  /// The site to which a change would move a reservation, which a command of its own does.
  static func siteOfChange(_ reservation: String, site: String) -> UsageProblem {
    let move = "campctl move \(Phrases.plainWord(reservation)) --site \(Phrases.plainWord(site))"
    return UsageProblem(
      "site", "--site is the site of a reservation that is not named; \(move) moves it", value: site)
  }

  /// An option about the account of one reservation.
  static func onlyWithReservation(_ name: String) -> UsageProblem {
    UsageProblem(name, "--\(name) needs a reservation, not --camper or --group")
  }

  /// An option about the accounts of several reservations.
  static func onlyWithSeveral(_ name: String) -> UsageProblem {
    UsageProblem(name, "--\(name) needs --camper or --group")
  }

  /// An option for one site, beside several.
  static func onlyOneSite(_ name: String) -> UsageProblem {
    UsageProblem(name, "--\(name) is for one site, not for several")
  }

  /// An option that means all of a kind, beside one of them.
  static func standsAlone(_ name: String) -> UsageProblem {
    UsageProblem(name, "--\(name) means all of them, so no reservation and no site can be named beside it")
  }

  static let siteOrAnySite = UsageProblem("site", "Give either --site NUMBER or --any-site", sites)
  /// The new site of a reservation that moves.
  static let newSiteOrAny = siteOrAnySite
  /// A list of sites beside another way to choose one.
  static let sitesAlone = UsageProblem(
    "sites", "Give several sites without --any-site and --count, all in --sites or each in a --site", sites)
  private static let sites = ["site", "sites", "anySite", "count"]
  /// The numbers of sites, or a loop or a type of them.
  static let sitesToBlock = UsageProblem(
    "number", "Give either the numbers of sites, or --loop or --type", ["number", "loop", "type"])
  static let siteAndType = UsageProblem("type", "Give --site or --type, not both")
  /// A known camper, or the record of a new one.
  static let camperOrNew = UsageProblem(
    "camper", "Give either --camper or --new NAME with --phone", ["camper", "new"])
  static let quoteOfGroup = UsageProblem(
    "quote", "--quote shows the cost of one reservation; with --dry-run it is shown for each of several")
  /// A message is to one party.
  static let messageOfGroup = UsageProblem(
    "mail", "A message is to one camper, so --mail needs a reservation, not --group")
}

/// Days, money, and the forms of an answer.
extension UsageProblem {
  /// The number of nights, or the other option that says how long a stay is.
  static func nightsOr(_ option: String) -> UsageProblem {
    UsageProblem("nights", "Give either --nights or --\(option)", ["nights", option])
  }

  private static let window = ["nights", "depart", "arriveBefore"]
  static let nightsOfWindow = UsageProblem(
    "nights", "Give the length of the stays with --nights, not with --depart", window)
  static let departInWindow = UsageProblem("depart", "Give --nights, not --depart, with --arrive-before", window)
  static let weekdaysWithoutWindow = UsageProblem(
    "weekdays", "--weekdays needs --arrive-before as well", ["weekdays", "arriveBefore", "nights"])
  static let dayOrPeriod = UsageProblem("day", "The days are one --day, or a period of --from and --before, not both")
  static let nightlyOrLike = UsageProblem(
    "nightly", "Give the price of a night with --nightly, or another rate with --like", ["nightly", "like"]
  ).named(.missing)

  private static let amount = ["amount", "item", "memo"]
  static let amountOrItem = UsageProblem("amount", "Give either an amount or --item NAME, not both", amount)
  static let missingAmount = UsageProblem(
    "amount", "The amount is missing; only the refund of a sale may leave it out", amount)
  static let memoOfItem = UsageProblem("memo", "--memo is for an amount; an item has its name", amount)
  /// Items to refund that are on a reservation, whose charge is taken back first.
  static let itemsOfReservation = UsageProblem(
    "item",
    """
    --item refunds a part of a sale, such as l-9; an item of a reservation is taken back with uncharge, and its money \
    refunded as an amount
    """)

  /// A calendar for each site beside a file, or beside one site.
  static let eachSiteAlone = UsageProblem(
    "eachSite", "--each-site writes a file for each site; give it without a file and without --site")
  /// The free nights beside names or blocks.
  static let availableAlone = UsageProblem(
    "available", "--available has no names and no blocks; give it without --details and --blocks")
  static let pageAndDrawing = UsageProblem("svg", "A chart is a page or a drawing, not both")
  /// The page of all rates beside those of one day.
  static let pageOfDay = UsageProblem(
    "on", "--html prints all rates, and --on lists those of one day; give one of them")
  static let pageAndMessage = UsageProblem(
    "mail", "A confirmation is a page or a message, not both; the message has the page in it")
  static func chartWidth(least: Int) -> UsageProblem {
    UsageProblem("width", "A chart is \(least) to 10000 columns wide").unanswerable
  }
}

extension UsageProblem {
  /// The key of the argument that would end it, unless it is among the given keys, or another from which it follows is.
  func lack(besides given: Set<String>) -> String? {
    guard let needed, !given.contains(needed) else { return nil }
    return needed != shown.field || given.isDisjoint(with: concerned ?? []) ? needed : nil
  }
}

extension [UsageProblem] {
  /// Throws all of them as one refusal; does nothing when there is none.
  func refuse() throws(Failure) {
    if !isEmpty { throw Failure(.usage, map { .usage($0) }) }
  }
}

extension Failure {
  /// The problems of arguments that do not go together.
  var usage: [UsageProblem] {
    problems.compactMap { if case .usage(let problem) = $0 { problem } else { nil } }
  }
}
