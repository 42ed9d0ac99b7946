/// The arguments that were given, each with its place in the command's list, and what is wrong with the others.
public struct GivenArguments: Sendable {
  public private(set) var values: [(place: Int, value: ArgumentValue)] = []
  var problems: [ArgumentProblem] = []
  let isJSON: Bool

  init(isJSON: Bool) {
    self.isJSON = isJSON
    values.reserveCapacity(8)
  }

  public subscript(place: Int) -> ArgumentValue? {
    for given in values where given.place == place { return given.value }
    return nil
  }

  /// Of an argument that is given twice the last value counts.
  mutating func keep(_ value: ArgumentValue, at place: Int) {
    if let index = values.firstIndex(where: { $0.place == place }) {
      values[index].value = value
    } else {
      values.append((place, value))
    }
  }

  /// One that may be repeated keeps all of its values.
  mutating func add(_ value: ArgumentValue, at place: Int) {
    if case .list(let before) = self[place] {
      keep(.list(before + [value]), at: place)
    } else {
      keep(.list([value]), at: place)
    }
  }
}

extension [Argument] {
  /// Sets what was given in a command; returns all that is wrong.
  ///
  /// `first` is the place of the list's first argument among all that were read. Null stands for an argument that is
  /// not given, except where it ends a field.
  public func apply<Command>(
    _ given: GivenArguments, from first: Int = 0, to command: inout Command
  ) -> [ArgumentProblem] {
    var problems: [ArgumentProblem] = []
    for (place, value) in given.values where indices.contains(place - first) {
      let argument = self[place - first]
      if value == .null, !argument.description.acceptsNull { continue }
      if let invalid = argument.set(value, in: &command) {
        problems.append(
          .unreadable(argument.description, value: invalid.part ?? value.written, reason: invalid.reason))
      }
    }
    for place in indices where self[place].description.isRequired && given.lacks(place + first) {
      problems.append(.missing(self[place].description))
    }
    return problems
  }
}

extension GivenArguments {
  /// Throws all that is wrong with the arguments at once: their form, and what came of applying them.
  public func require(no problems: [ArgumentProblem]) throws(ArgumentErrors) {
    let all = self.problems + problems
    if !all.isEmpty { throw ArgumentErrors(problems: all.withoutSlips, isJSON: isJSON) }
  }
}

extension GivenArguments {
  fileprivate func lacks(_ place: Int) -> Bool { (self[place] ?? .null) == .null }
}

extension [ArgumentProblem] {
  /// Without what only follows from an option that is misspelled: it seems to be missing, and its value to be a word
  /// too many.
  fileprivate var withoutSlips: [ArgumentProblem] {
    var suggestions: [String] = []
    for case .unknownOption(_, let suggestion) in self { suggestions.append(suggestion ?? "") }
    for case .unknownKey(_, let suggestion?) in self { suggestions.append("--" + suggestion) }
    if suggestions.isEmpty { return self }
    return filter { problem in
      switch problem {
      case .missing(let argument):
        !suggestions.contains("--" + argument.name) && !suggestions.contains("--" + argument.key)
      case .unexpectedWord: false
      default: true
      }
    }
  }
}
