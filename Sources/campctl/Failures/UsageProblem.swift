/// Words of a command line that no command has, and arguments that do not go together.
enum UsageProblem {
  case unknownCommand(String)
  /// A word that begins the names of several commands, with their second words.
  case incompleteCommand(String, [String])
  /// An argument that is not valid UTF-8.
  case invalidEncoding(String)
  case tableOfBatch
  /// A name for a line, outside a batch.
  case nameOutsideBatch
  case emptyKey
  case emptyPath
  case emptyGroup
  /// A name that is no column of ours, which are these.
  case unknownColumn(String, [String])
  /// Two maps of one column, theirs or ours.
  case crossedMaps(String, String)
  /// A name that is no status of ours, which are these.
  case unknownStatus(String, [String])
  /// No map of columns has the name; these are there.
  case unknownMap(String, [String])
  /// The standard input of a batch is its own.
  case inputOfBatch
  case emptySearch
  case missingFile
  case nothingToChange
  case noTermToChange(String)
  case nightlyOrLike
  case reservationOrGroup
  /// All stays of something that is no camper.
  case allOfCamper
  /// A reservation, or the camper or the group whose accounts are meant.
  case accountHolder
  /// Neither a reservation, nor the site that leads to one by this option, or both.
  case reservationOrSite(option: String)
  /// The site to which a change would move a reservation, which a command of its own does.
  case siteOfChange(String, site: String)
  /// An option about the account of one reservation.
  case onlyWithReservation(String)
  /// An option about the accounts of several reservations.
  case onlyWithSeveral(String)
  /// An option for one site, beside several.
  case onlyOneSite(String)
  case amountOrItem
  case memoOfItem
  /// Items to refund that are on a reservation, whose charge is taken back first.
  case itemsOfReservation
  case missingAmount
  /// An option that says nothing without another.
  case withoutOther(String, needs: String)
  case siteOrAnySite
  /// A list of sites beside another way to choose one.
  case sitesAlone
  /// The new site of a reservation that moves.
  case newSiteOrAny
  /// An option that means all of a kind, beside one of them.
  case standsAlone(String)
  /// The numbers of sites, or a loop or a type of them.
  case sitesToBlock
  case quoteOfGroup
  /// A known camper, or the record of a new one.
  case camperOrNew
  /// The number of nights, or the other option that says how long a stay is.
  case nightsOr(String)
  case nightsOfWindow
  case dayOrPeriod
  case departInWindow
  case weekdaysWithoutWindow
  case pageAndDrawing
  /// The page of all rates beside those of one day.
  case pageOfDay
  case pageAndMessage
  /// A calendar for each site beside a file, or beside one site.
  case eachSiteAlone
  case siteAndType
  /// The free nights beside names or blocks.
  case availableAlone
  /// A message is to one party.
  case messageOfGroup
  case chartWidth(least: Int)
  case sinceNoEntry
  case restoreIntoMemory
  case beginInMemory
  /// The rights of a role: one kind of them.
  case oneRight
  case emptyRole
  case restoreOfItself(String)
  /// The export has so many campgrounds.
  case severalFacilities(Int)
  /// One facility, the list of them, or all.
  case oneOfFacilities
  /// A store besides those that the import makes.
  case storeOfEach
  /// The import of all facilities in a line of a batch, which has one store.
  case eachInBatch
  /// A demo in the shell of another.
  case demoInDemo
}

extension UsageProblem {
  var summary: ProblemFields {
    switch self {
    case .unknownCommand(let name): ("unknownCommand", nil, name)
    case .incompleteCommand(let word, _): ("usage", nil, word)
    case .invalidEncoding(let shown): ("invalidEncoding", nil, shown)
    case .oneOfFacilities: ("usage", "facility", nil)
    case .storeOfEach: ("usage", "store", nil)
    case .eachInBatch: ("usage", "each", nil)
    case .severalFacilities: ("severalFacilities", "facility", nil)
    case .tableOfBatch: ("usage", "csv", nil)
    case .nameOutsideBatch: ("usage", "as", nil)
    case .emptyKey: ("usage", "key", nil)
    case .emptyPath, .missingFile, .restoreOfItself: ("usage", "file", nil)
    case .emptyGroup: ("usage", "group", nil)
    case .unknownColumn(let name, _), .unknownStatus(let name, _): ("usage", "map", name)
    case .crossedMaps(_, let map): ("usage", "map", map)
    case .unknownMap(let name, _): ("usage", "useMap", name)
    case .inputOfBatch: ("usage", "file", nil)
    case .emptySearch: ("usage", "text", nil)
    case .nightlyOrLike: ("missing", "nightly", nil)
    case .nothingToChange, .noTermToChange, .demoInDemo: ("usage", nil, nil)
    case .withoutOther(let name, _): ("usage", name, nil)
    case .reservationOrGroup, .accountHolder: ("usage", "reservation", nil)
    case .allOfCamper: ("usage", "all", nil)
    case .reservationOrSite: ("missing", "reservation", nil)
    case .siteOfChange(_, let site): ("usage", "site", site)
    case .onlyWithReservation(let name), .onlyWithSeveral(let name), .onlyOneSite(let name): ("usage", name, nil)
    case .amountOrItem, .missingAmount: ("usage", "amount", nil)
    case .memoOfItem: ("usage", "memo", nil)
    case .itemsOfReservation: ("usage", "item", nil)
    case .sitesToBlock: ("usage", "number", nil)
    case .quoteOfGroup: ("usage", "quote", nil)
    case .camperOrNew: ("usage", "camper", nil)
    case .newSiteOrAny: ("usage", "site", nil)
    case .sitesAlone: ("usage", "sites", nil)
    case .standsAlone(let name): ("usage", name, nil)
    case .siteOrAnySite: ("usage", "site", nil)
    case .nightsOr, .nightsOfWindow: ("usage", "nights", nil)
    case .dayOrPeriod: ("usage", "day", nil)
    case .departInWindow: ("usage", "depart", nil)
    case .weekdaysWithoutWindow: ("usage", "weekdays", nil)
    case .pageAndDrawing: ("usage", "svg", nil)
    case .pageOfDay: ("usage", "on", nil)
    case .eachSiteAlone: ("usage", "eachSite", nil)
    case .siteAndType: ("usage", "type", nil)
    case .availableAlone: ("usage", "available", nil)
    case .pageAndMessage, .messageOfGroup: ("usage", "mail", nil)
    case .chartWidth: ("usage", "width", nil)
    case .sinceNoEntry: ("usage", "since", nil)
    case .restoreIntoMemory, .beginInMemory: ("usage", "store", nil)
    case .oneRight: ("missing", nil, nil)
    case .emptyRole: ("usage", "role", nil)
    }
  }
}
