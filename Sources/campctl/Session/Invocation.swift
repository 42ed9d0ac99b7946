import Arguments
import CampgroundManager

/// A command with the arguments that it was given, whichever it is and wherever they came from.
struct Invocation {
  /// The name in the contract, such as `import sites`.
  let name: String
  let command: any Command
  var write: WriteArguments
  let common: CommonArguments
  /// The command's own arguments.
  let arguments: ArraySlice<ArgumentDescription>
  /// The arguments as they were typed, for its key (R43).
  let requestText: () -> String
}

extension Invocation {
  /// Does a command under its conditions of writing.
  func perform(_ command: some CampgroundCommand, in campground: Campground) throws -> Response {
    try campground.writing(terms(), actor: WriteArguments.actor(write.actor)) {
      try command.perform(in: campground)
    }
  }

  /// True when something was done under its key before.
  func isKept(in campground: Campground) throws -> Bool { try campground.hasKept(terms()) }

  private func terms() throws -> WriteTerms {
    var terms = try write.terms(for: "\(name) \(requestText())")
    terms.key?.isSame = OldRequestText(command: name, arguments: arguments).isSame
    return terms
  }
}
