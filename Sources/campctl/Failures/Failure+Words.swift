import CampgroundManager

// The one place that makes the words of the store's failures, and their hints.

extension Failure {
  init(_ error: StoreError) {
    switch error {
    case .busy: self.init(.storeBusy, "Another process is writing to the store; trying again is safe")
    case .full: self.init(.inputOutput, "There is no room left for the store", applied: .no)
    case .readOnly: self.init(.inputOutput, "The store cannot be written to", applied: .no)
    case .corrupt(let detail):
      self.init(.inputOutput, "The store is damaged: \(detail)", applied: .no)
      hint = Self.wayBack
    case .unexpectedValue: self.init(.inputOutput, "The store holds what campctl never writes", applied: .no)
    case .inputOutput(let detail, let applied):
      self.init(
        .inputOutput, "The store failed: \(detail)", applied: applied.map { $0 ? .yes : .no } ?? .unknown)
    case .unusable(let path, let reason): self.init(path: path, reason)
    case .constraint, .misuse, .engine: self.init(.unexpected, "This is a bug in campctl: \(error)")
    }
  }

  init(_ error: InputError) {
    self.init(.inputOutput, "The input cannot be read: \(error.message)", applied: .no)
  }

  /// The system does not give the arguments of the command.
  static let unreadableArguments = Failure(
    .inputOutput, "The command's arguments cannot be read; too many files may be open", applied: .no)

  /// A file of input that cannot be opened.
  static func unreadableFile(_ path: String, _ error: InputError) -> Failure {
    Failure(
      .unreadableInput,
      [Problem("unreadableInput", field: "file", value: path, "\(path) cannot be read: \(error.message)")])
  }

  /// The hint for a store that is not sound.
  static let wayBack = "Keep the file as it is; campctl restore puts a backup in its place, and keeps it beside that."

  private init(_ name: Name, _ words: String, applied: Applied? = nil) {
    self.init(name, [Problem(name.rawValue, field: nil, value: nil, words)])
    self.applied = applied
  }

  private init(path: String, _ reason: StoreUnusable) {
    var hint: String?
    if reason == .missing { hint = "The first command that writes makes it, such as: campctl add-site 1" }
    if reason == .noHome { hint = "--store FILE or CAMPCTL_STORE says where the campground is." }
    let problem = Problem("storeUnusable", field: "store", value: path, Self.words(path, reason))
    self.init(.storeUnusable, [problem], hint: hint)
  }

  private static func words(_ path: String, _ reason: StoreUnusable) -> String {
    switch reason {
    case .missing: "There is no campground at \(path) yet"
    case .notAFile: "\(path) is not a file"
    case .empty: "\(path) is an empty file, not a campctl store"
    case .notADatabase: "\(path) is not a campctl store"
    case .otherApplication: "\(path) is another application's database"
    case .newerVersion(let found, let supported):
      "\(path) was written by a newer campctl (schema \(found); this one knows \(supported))"
    case .networkFileSystem: "\(path) is on a network file system, where file locks cannot be trusted"
    case .journalOfOthers: "Beside \(path) lies a rollback journal of another user, which would change it"
    case .refused(let words): "\(path) cannot be opened: \(words)"
    case .noHome: "There is no place for the campground: HOME names no folder"
    }
  }
}
