import Arguments

// The arguments of a line in which names of earlier lines stand.

extension LineNames {
  /// The arguments with ids in the place of names such as `@stay`; with them the failure of names that have no id.
  ///
  /// Only arguments that refer to things are read so: a note that begins with `@` stays as it is. A thing whose own name
  /// begins with it is written with one more, `@@7`.
  func resolve(
    _ given: GivenArguments, _ arguments: [ArgumentDescription]
  ) -> (given: GivenArguments, failure: Failure?) {
    var result = given
    var problems: [LineProblem] = []
    for (place, value) in given.values where value.mayHaveName && arguments[place].refersToThings {
      result.replace(at: place, with: resolved(value, of: arguments[place], &problems))
    }
    return (result, failure(problems))
  }

  private func failure(_ problems: [LineProblem]) -> Failure? {
    guard !problems.isEmpty else { return nil }
    var failure = Failure(notFound: problems.map { .line($0) })
    for case .unknownName(let name, _) in problems where failure.hint == nil {
      failure.hint = nearest(to: name).map { .suggestion("@\($0)") } ?? .ownSign("@@\(name)")
    }
    return failure
  }

  private func resolved(
    _ value: ArgumentValue, of argument: ArgumentDescription, _ problems: inout [LineProblem]
  ) -> ArgumentValue {
    switch value {
    case .list(let values): return .list(values.map { resolved($0, of: argument, &problems) })
    case .word(let text) where argument.isList:
      let parts = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      return .list(parts.map { .word(id(String(Substring($0)), argument, &problems)) })
    case .word(let text): return .word(id(text, argument, &problems))
    case .text(let text): return .text(id(text, argument, &problems))
    default: return value
    }
  }

  /// The id for a text that is a name, and else the text itself.
  private func id(_ text: String, _ argument: ArgumentDescription, _ problems: inout [LineProblem]) -> String {
    guard text.utf8.first == LineName.mark else { return text }
    let name = String(Substring(text.utf8.dropFirst()))
    if name.utf8.first == LineName.mark { return name }
    let (line, outcome) = outcome(of: name) ?? (0, nil)
    switch outcome {
    case .one(let id): return id
    case .several: problems.append(.nameOfSeveral(name, field: argument.key, line: line))
    case .nothing: problems.append(.nameOfNothing(name, field: argument.key, line: line))
    case .refused: problems.append(.nameOfRefused(name, field: argument.key, line: line))
    case nil: problems.append(.unknownName(name, field: argument.key))
    }
    return text
  }
}

extension ArgumentValue {
  /// False for most values, which are not looked at further.
  fileprivate var mayHaveName: Bool {
    switch self {
    case .word(let text), .text(let text): text.utf8.contains(LineName.mark)
    case .list(let values): values.contains(where: \.mayHaveName)
    default: false
    }
  }
}

extension ArgumentDescription {
  /// True when its values are ids or names of things that are in the campground.
  fileprivate var refersToThings: Bool {
    switch completion {
    case .things(let kind), .list(.things(let kind)): Nameable(rawValue: kind)?.hasID ?? false
    default: false
    }
  }

  fileprivate var isList: Bool {
    if case .list = completion { kind != .repeated && kind != .rest } else { false }
  }
}
