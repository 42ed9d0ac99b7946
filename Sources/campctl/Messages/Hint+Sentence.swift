import CampgroundManager

extension Hint {
  /// The hint in one line; nil when nothing would help.
  var sentence: String? {
    switch self {
    case .suggestion(let word): "Did you mean \(word)?"
    case .ownSign(let word): "A name of its own that begins with @ is written with two: \(word)."
    case .help(let command): "campctl \(command.isEmpty ? "" : command + " ")--help explains its arguments."
    case .subcommands(let word): "campctl \(word) --help explains each of them."
    case .filters: "campctl help where explains filters."
    case .fields(let names): "The fields are \(Self.list(names))."
    case .commandList: "campctl --help lists the commands."
    case .quotes(let name): "A name of several words stands in quotes: \(Self.quoted(name))."
    case .lines(let lines, let all):
      "\(Phrases.either(lines)) does it\(lines.count > 1 ? " for one" : "")"
        + (all.map { ", \($0) for all of them." } ?? ".")
    case .full(let error, let parts, let waitlist):
      ([
        error.hint, parts.isEmpty ? nil : "In two parts: \(parts.joined(separator: "; ")).",
        "\(waitlist) waits for it.",
      ]
        as [String?]).compactMap(\.self).joined(separator: " ")
    case .newCaller(let name):
      "--new \(Phrases.shellWord(name)) --phone NUMBER, in the place of --camper, adds a new caller."
    case .refusal(let error): error.hint
    case .freeSites(let sites):
      sites.isEmpty
        ? "No site is free and fits." : "These sites are free and fit: \(Self.list(sites.map(\.description)))."
    case .facilities(let facilities, let count):
      "Give --facility with one of \(Self.list(facilities.map(\.words)))\(count > facilities.count ? " …" : "")."
    case .firstWrite: "The first command that writes creates it, for example: campctl add-site 1"
    case .begin: "campctl init begins it; the role that runs it becomes the owner."
    case .bringUpToDate: "Its owner brings it up to date with campctl init."
    case .grant: "Its owner lets a role in with campctl grant ROLE --front or --read."
    case .ownersWork:
      "campctl grant gives a role more rights, --prices those on prices, rules and settings; forget-camper, "
        + "change-site --renumber, import all, restore, init and grant are the owner's."
    case .awaitStandby:
      "Nothing is to be repeated. The server's administrator brings a standby back, or lets writes go on without one."
    case .storeLocation: "--store FILE or CAMPCTL_STORE names the campground's file."
    case .configuration: "campctl help config explains the file; CAMPCTL_CONFIG= in the environment reads none."
    case .keepGoing: "--keep-going imports the good rows, and --rejects FILE keeps the others to be mended."
    case .maps(let line, let canKeepGoing):
      (canKeepGoing ? "--keep-going imports the good rows; m" : "M") + "aps read the others, \(NextCommand.maps(line))"
    case .restore:
      "Keep the store as it is; campctl restore puts a backup in its place and keeps the old one beside it."
    }
  }

  /// A word as a shell takes it: `'Ann Lee'`, `"Ann O'Neil"`.
  private static func quoted(_ word: String) -> String { word.contains("'") ? "\"\(word)\"" : "'\(word)'" }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}

extension RIDBFacility {
  fileprivate var words: String { [id, name].compactMap(\.self).joined(separator: " ") }
}
