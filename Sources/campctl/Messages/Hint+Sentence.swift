import CampgroundManager

extension Hint {
  /// The hint in one line; nil when nothing would help.
  var sentence: String? {
    switch self {
    case .suggestion(let word): "Did you mean \(word)?"
    case .help(let command): "campctl \(command.isEmpty ? "" : command + " ")--help says what it takes."
    case .subcommands(let word): "campctl \(word) --help says what each does."
    case .commandList: "campctl --help lists the commands."
    case .refusal(let error): error.hint
    case .freeSites(let sites):
      sites.isEmpty ? "No site is free and fits." : "Free and fitting: \(Self.list(sites.map(\.description)))."
    case .facilities(let facilities, let count):
      "Say --facility with one of \(Self.list(facilities.map(\.words)))\(count > facilities.count ? " …" : "")."
    case .firstWrite: "The first command that writes makes it, such as: campctl add-site 1"
    case .storeLocation: "--store FILE or CAMPCTL_STORE says where the campground is."
    case .restore:
      "Keep the file as it is; campctl restore puts a backup in its place, and keeps it beside that."
    }
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}

extension RIDBFacility {
  fileprivate var words: String { [id, name].compactMap(\.self).joined(separator: " ") }
}
