import ArgumentParser

/// A command by the first word of its name.
///
/// Its type is made when it is asked for: those of all commands are a sixth of the memory that a start touches.
struct Verb: Sendable {
  private enum Kind: Sendable {
    case campground(@Sendable () -> any CampgroundCommand.Type)
    case other(@Sendable () -> any ParsableCommand.Type)
  }

  let name: String
  private let kind: Kind

  /// One that works on a campground.
  static func campground(
    _ name: String, _ type: @autoclosure @escaping @Sendable () -> any CampgroundCommand.Type
  ) -> Verb { Verb(name: name, kind: .campground(type)) }

  /// One that has others below it, or works on no campground.
  static func other(
    _ name: String, _ type: @autoclosure @escaping @Sendable () -> any ParsableCommand.Type
  ) -> Verb { Verb(name: name, kind: .other(type)) }

  var type: any ParsableCommand.Type {
    switch kind {
    case .campground(let type): type()
    case .other(let type): type()
    }
  }

  /// The commands below it, of which the next word names one.
  var below: [any ParsableCommand.Type] {
    switch kind {
    case .campground: []
    case .other(let type): type().configuration.subcommands
    }
  }

  /// Those that work on a campground: itself, or some that are below it.
  var campgroundCommands: [any CampgroundCommand.Type] {
    switch kind {
    case .campground(let type): [type()]
    case .other: below.compactMap { $0 as? any CampgroundCommand.Type }
    }
  }

  /// The one that works on a campground which the words behind it name, and the words behind that.
  func campgroundCommand(_ words: ArraySlice<String>) -> (any CampgroundCommand.Type, ArraySlice<String>)? {
    if case .campground(let type) = kind { return (type(), words) }
    guard let word = words.first,
      let command = below.first(where: { $0._commandName == word }) as? any CampgroundCommand.Type
    else { return nil }
    return (command, words.dropFirst())
  }
}

/// Commands as the help groups them.
struct VerbGroup: Sendable {
  let name: String
  let verbs: [Verb]

  init(_ name: String, _ verbs: [Verb]) {
    self.name = name
    self.verbs = verbs
  }
}
