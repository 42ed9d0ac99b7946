import Arguments
import CampgroundManager

/// Files, stores and maps.
extension UsageProblem {
  static let emptyKey = UsageProblem("key", "A key cannot be empty")
  static let emptyPath = UsageProblem("file", "The file's path is empty")
  static let missingFile = UsageProblem("file", "The name of the new file is missing")
  static let emptyTemplate = UsageProblem("template", "The name of the template is empty")
  /// Another format beside a template, by its option.
  static func formatOfTemplate(_ option: String) -> UsageProblem {
    UsageProblem("template", "--template is a format of its own, so give it without --\(option)", ["template", option])
  }

  static let templateOfPage = UsageProblem("template", "This answer is a page or a file already, and has no template")

  static let emptySearch = UsageProblem("text", "The text to find is empty")
  static let noRole = UsageProblem("role", "Give the role, or --list").named(.missing)

  static let listOfRoles = UsageProblem("list", "With --list there is neither a role nor a right")

  static let emptyRole = UsageProblem("role", "A role's name cannot be empty")
  /// The rights of a role: one kind of them.
  static let oneRight = UsageProblem(
    nil, "Give one of --read, --housekeeping, --till, --front, --prices, --owner and --none"
  ).named(.missing)
  static let sinceNoEntry = UsageProblem("since", "--since takes an entry such as o-12")
  static let restoreIntoMemory = UsageProblem(
    "store", "A campground in memory ends with this process, so nothing can be restored there")
  static let beginInMemory = UsageProblem(
    "store", "A campground in memory ends with this process, so none can be begun there")
  static func restoreOfItself(_ file: String) -> UsageProblem {
    UsageProblem("file", "\(file) is the campground itself, not a backup of it")
  }

  /// A name that is no column of ours, which are these.
  static func unknownColumn(_ name: String, _ columns: [String]) -> UsageProblem {
    unknown("column", name, columns)
  }

  /// A name that is no status of ours, which are these.
  static func unknownStatus(_ name: String, _ statuses: [String]) -> UsageProblem {
    unknown("status", name, statuses)
  }

  private static func unknown(_ kind: String, _ name: String, _ names: [String]) -> UsageProblem {
    let guess = Suggestion.nearest(to: name, among: names).map { " (\($0)?)" } ?? ""
    let sentence = "There is no \(kind) \(name)\(guess); ours are \(names.joined(separator: ", "))"
    return UsageProblem("map", sentence, value: name)
  }

  /// Two maps of one column, theirs or ours.
  static func crossedMaps(_ one: String, _ other: String) -> UsageProblem {
    UsageProblem("map", "--map '\(one)' and --map '\(other)' exclude each other", value: other)
  }

  /// No map of columns has the name; these are there.
  static func unknownMap(_ name: String, _ maps: [String]) -> UsageProblem {
    let others = maps.isEmpty ? "" : "; there are \(Phrases.list(maps))"
    return UsageProblem("useMap", "No map of columns is kept as \(name)\(others)", value: name)
  }

  /// The export has so many campgrounds.
  static func severalFacilities(_ count: Int) -> UsageProblem {
    UsageProblem("facility", ImportError.severalFacilities([], count: count).sentence).named(.severalFacilities)
  }

  /// One facility, the list of them, or all.
  static let oneOfFacilities = UsageProblem(
    "facility", "Give at most one of --facility, --list-facilities and --each")
  /// A store besides those that the import makes.
  static let storeOfEach = UsageProblem("store", "--each makes a store for each facility, so it takes no --store")
  /// The import of all facilities in a line of a batch, which has one store.
  static let eachInBatch = UsageProblem(
    "each", "--each makes stores of its own, so it cannot stand in a line of a batch")
}
