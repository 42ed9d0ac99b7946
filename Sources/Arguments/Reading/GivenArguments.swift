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

  /// Of an option that is given twice the last value counts; one that may be repeated keeps all of them.
  mutating func keep(_ value: ArgumentValue, at place: Int, of argument: ArgumentDescription) {
    let index = values.firstIndex { $0.place == place }
    guard argument.kind == .repeated, !isJSON else {
      if let index { values[index].value = value } else { values.append((place, value)) }
      return
    }
    add(value, at: place)
  }

  /// Keeps one more value of an argument that may have several.
  mutating func add(_ value: ArgumentValue, at place: Int) {
    let index = values.firstIndex { $0.place == place }
    if let index, case .list(let before) = values[index].value {
      values[index].value = .list(before + [value])
    } else {
      values.append((place, .list([value])))
    }
  }
}

extension Array {
  /// Sets what was given in a command; returns all that is wrong.
  ///
  /// `first` is the place of the list's first argument among all that were read. Null stands for an argument that is
  /// not given, except where it ends a field.
  public func apply<Command>(
    _ given: GivenArguments, from first: Int = 0, to command: inout Command
  ) -> [ArgumentProblem] where Element == Argument<Command> {
    var problems: [ArgumentProblem] = []
    for (place, value) in given.values where indices.contains(place - first) {
      let argument = self[place - first]
      if value == .null, !argument.description.acceptsNull { continue }
      do {
        try argument.set(&command, value)
      } catch {
        problems.append(
          .unreadable(argument.description, value: error.part ?? value.written, reason: error.reason))
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
