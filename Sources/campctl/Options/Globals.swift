import CampgroundManager

/// What every command is told, however it was read.
struct Globals {
  var store: String?
  var format: OutputFormat?
  var now: PretendedTime?
  var quiet = false
  var color: ColorChoice?

  init() {}

  /// From a plain command line; nil when it is not plain what it says.
  init?(_ values: LineValues) {
    let formats = OutputFormat.allCases.filter { values[$0.rawValue] != nil }
    guard formats.count < 2 else { return nil }
    format = formats.first
    quiet = values["quiet"] != nil
    if case .word(let path) = values["store"] { store = path }
    if case .word(let text) = values["now"] {
      guard let time = PretendedTime(text) else { return nil }
      now = time
    }
    if case .word(let text) = values["color"] {
      guard let choice = ColorChoice(rawValue: text) else { return nil }
      color = choice
    }
  }
}

extension Globals {
  /// Throws ``Failure`` when the environment asks for a format that there is not.
  func resolvedFormat() throws(Failure) -> OutputFormat {
    if let format { return format }
    guard let name = Environment.variable("CAMPCTL_FORMAT") else { return .text }
    guard let format = OutputFormat(rawValue: name) else {
      throw .setting("CAMPCTL_FORMAT", name, "CAMPCTL_FORMAT is \(name); it must be text, json, jsonl or csv")
    }
    return format
  }

  func printer() throws(Failure) -> Printer {
    Printer(format: try resolvedFormat(), quiet: quiet, color: color ?? .ofEnvironment)
  }

  /// Nil is the user's own store.
  func resolvedLocation() throws(Failure) -> StoreLocation? {
    if store == "" { throw .setting("store", "", "The store's path is empty") }
    return (store ?? Environment.variable("CAMPCTL_STORE")).map { StoreLocation($0) }
  }

  func resolvedNow() throws(Failure) -> PretendedTime? {
    if let now { return now }
    guard let text = Environment.variable("CAMPCTL_NOW") else { return nil }
    guard let time = PretendedTime(text) else {
      throw .setting(
        "CAMPCTL_NOW", text, "CAMPCTL_NOW is \(text); it must be like 2027-06-01 or 2027-06-01T09:30")
    }
    return time
  }
}
