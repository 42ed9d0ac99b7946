import Arguments
import CampgroundManager

/// The names that the lines of a batch so far have given to their results: `--as stay`, later `@stay`.
final class LineNames {
  /// The outcome of a line that has a name.
  enum Outcome {
    /// The id of the one thing that it made or changed.
    case one(String)
    case several
    case nothing
    case refused
  }

  private var outcomes: [String: (line: Int, outcome: Outcome)] = [:]
  /// The name of the line that is being done, if it has one.
  private(set) var current: String?
  /// The names since ``beginGroup()``.
  private var recent: [String] = []

  /// Begins a line, which has no name yet.
  func beginLine() { current = nil }

  /// Takes the name of a line as it is read; throws ``Failure`` for a name of an earlier line.
  func name(_ given: GivenArguments, _ arguments: [ArgumentDescription]) throws(Failure) {
    guard let name = given.values.first(where: { arguments[$0.place].name == "as" })?.value.written else { return }
    if let earlier = outcomes[name] { throw .line(.repeatedName(name, line: earlier.line)) }
    current = name
  }

  /// Keeps the outcome of the line for its name, if it has one.
  func keep(line: Int, _ outcome: @autoclosure () throws -> Outcome) rethrows {
    guard let name = current else { return }
    outcomes[name] = (line, try outcome())
    recent.append(name)
  }

  /// Begins a group of lines, which may have to be done again.
  func beginGroup() { recent = [] }

  /// Forgets the names of the running group.
  func forgetGroup() {
    for name in recent { outcomes[name] = nil }
    recent = []
  }

  /// The outcome of the line of a name; nil when no line has it.
  func outcome(of name: String) -> (line: Int, outcome: Outcome)? { outcomes[name] }

  /// The name that was probably meant.
  func nearest(to name: String) -> String? { Suggestion.nearest(to: name, among: outcomes.keys.sorted()) }
}

extension LineNames.Outcome {
  /// The outcome of a line with this response.
  init(_ response: Response, isDryRun: Bool) throws {
    let ids = isDryRun ? [] : try response.ids
    switch ids.count {
    case 0: self = .nothing
    case 1: self = .one(ids[0])
    default: self = .several
    }
  }
}
