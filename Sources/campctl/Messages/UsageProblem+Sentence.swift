import Arguments
import CampgroundManager

extension UsageProblem {
  var sentence: String {
    switch self {
    case .unknownCommand(let name): name.isEmpty ? "The name of the command is empty" : "There is no command \(name)"
    case .incompleteCommand(let word, let others): "\(word) needs a second word: \(others.joined(separator: ", "))"
    case .invalidEncoding: "An argument is not valid UTF-8"
    case .nameOutsideBatch: "--as names a line of a batch, so it stands only there"
    case .tableOfBatch: "A batch has no single table; use --jsonl"
    case .emptyKey: "A key cannot be empty"
    case .emptyPath: "The file's path is empty"
    case .emptySearch: "The text to find is empty"
    case .emptyGroup: "A group's name cannot be empty"
    case .unknownColumn(let name, let columns):
      "There is no column \(name)\(Self.guess(name, columns)); ours are \(columns.joined(separator: ", "))"
    case .unknownStatus(let name, let statuses):
      "There is no status \(name)\(Self.guess(name, statuses)); ours are \(statuses.joined(separator: ", "))"
    case .crossedMaps(let one, let other): "--map '\(one)' and --map '\(other)' exclude each other"
    case .unknownMap(let name, let maps):
      "No map of columns is kept as \(name)" + (maps.isEmpty ? "" : "; there are \(Phrases.list(maps))")
    case .inputOfBatch: "The standard input is the batch's own; give the name of a file"
    case .missingFile: "The name of the new file is missing"
    case .nothingToChange: "Give at least one change, such as --nights"
    case .noTermToChange(let option): "Give at least one change, such as --\(option)"
    case .nightlyOrLike: "Give the price of a night with --nightly, or another rate with --like"
    case .withoutOther(let name, let other): "--\(name) needs --\(other)"
    case .amountOrItem: "Give either an amount or --item NAME, not both"
    case .itemsOfReservation:
      "--item refunds a part of a sale, such as l-9; an item of a reservation is taken back with uncharge, and its money refunded as an amount"
    case .memoOfItem: "--memo is for an amount; an item has its name"
    case .missingAmount: "The amount is missing; only the refund of a sale may leave it out"
    case .reservationOrGroup: "Give one of a reservation, --site NUMBER or --group NAME"
    case .allOfCamper: "--all needs the name or the phone number of a camper, without --site and --group"
    case .reservationOrSite(let option): "Give either a reservation or --\(option) NUMBER"
    case .siteOfChange(let reservation, let site):
      "--site is the site of a reservation that is not named; campctl move \(Phrases.plainWord(reservation)) --site "
        + "\(Phrases.plainWord(site)) moves it"
    case .accountHolder: "Give one of a reservation, --site NUMBER, --camper C or --group NAME"
    case .onlyWithReservation(let name): "--\(name) needs a reservation, not --camper or --group"
    case .onlyWithSeveral(let name): "--\(name) needs --camper or --group"
    case .onlyOneSite(let name): "--\(name) is for one site, not for several"
    case .standsAlone(let name): "--\(name) means all of them, so no reservation and no site can be named beside it"
    case .newSiteOrAny: "Give either --site NUMBER or --any-site"
    case .sitesAlone: "Give several sites without --any-site and --count, all in --sites or each in a --site"
    case .siteOrAnySite: "Give either --site NUMBER or --any-site"
    case .quoteOfGroup: "--quote shows the cost of one reservation; with --dry-run it is shown for each of a group"
    case .sitesToBlock: "Give either the numbers of sites, or --loop or --type"
    case .camperOrNew: "Give either --camper or --new NAME with --phone"
    case .nightsOr(let option): "Give either --nights or --\(option)"
    case .nightsOfWindow: "Give the length of the stays with --nights, not with --depart"
    case .departInWindow: "Give --nights, not --depart, with --arrive-before"
    case .weekdaysWithoutWindow: "--weekdays needs --arrive-before as well"
    case .dayOrPeriod: "The days are one --day, or a period of --from and --before, not both"
    case .eachSiteAlone: "--each-site writes a file for each site; give it without a file and without --site"
    case .siteAndType: "Give --site or --type, not both"
    case .availableAlone: "--available has no names and no blocks; give it without --details and --blocks"
    case .pageAndDrawing: "A chart is a page or a drawing, not both"
    case .pageOfDay: "--html prints all rates, and --on lists those of one day; give one of them"
    case .pageAndMessage: "A confirmation is a page or a message, not both; the message has the page in it"
    case .messageOfGroup: "A message is to one camper, so --mail needs a reservation, not --group"
    case .chartWidth(let least): "A chart is \(least) to 10000 columns wide"
    case .sinceNoEntry: "--since takes an entry such as o-12"
    case .restoreIntoMemory:
      "A campground in memory ends with this process, so nothing can be restored there"
    case .beginInMemory: "A campground in memory ends with this process, so none can be begun there"
    case .oneRight: "Give one of --read, --front and --owner"
    case .emptyRole: "A role's name cannot be empty"
    case .restoreOfItself(let file): "\(file) is the campground itself, not a backup of it"
    case .oneOfFacilities: "Give at most one of --facility, --list-facilities and --each"
    case .storeOfEach: "--each makes a store for each facility, so it takes no --store"
    case .eachInBatch: "--each makes stores of its own, so it cannot stand in a line of a batch"
    case .demoInDemo: "This is the shell of a demo already, which exit leaves"
    case .severalFacilities(let count): ImportError.severalFacilities([], count: count).sentence
    }
  }

  /// The name that was probably meant.
  private static func guess(_ name: String, _ names: [String]) -> String {
    Suggestion.nearest(to: name, among: names).map { " (\($0)?)" } ?? ""
  }
}
