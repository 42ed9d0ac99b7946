/// The arguments that were given, each with its place in the command's list, and the problems of the others.
package struct GivenArguments: Sendable {
  package private(set) var values: [(place: Int, value: ArgumentValue)] = []
  private(set) var problems: [ArgumentProblem] = []
  /// The places of arguments that were given in a way that cannot be read, or by a similar name.
  private(set) var attempts: [Int] = []
  package let isJSON: Bool
  /// The largest number of problems that are listed, more than a person reads.
  private static let mostProblems = 100

  init(isJSON: Bool) {
    self.isJSON = isJSON
    values.reserveCapacity(8)
  }

  package subscript(place: Int) -> ArgumentValue? {
    for given in values where given.place == place { return given.value }
    return nil
  }

  /// Sets another value in the place of one that was given.
  package mutating func replace(at place: Int, with value: ArgumentValue) {
    if let index = values.firstIndex(where: { $0.place == place }) {
      values[index].value = value
    } else {
      values.append((place, value))
    }
  }

  /// Takes back the value of an argument, as if it was not given.
  package mutating func remove(at place: Int) { values.removeAll { $0.place == place } }

  /// Takes back a value that cannot be read, and records the reason.
  package mutating func refuse(at place: Int, of argument: ArgumentDescription, reason: String) {
    let written = self[place]?.written
    values.removeAll { $0.place == place }
    report(.unreadable(argument, value: written, reason: reason), meaning: place)
  }

  /// The keys of the arguments that were given in a way that cannot be read, or by a similar name.
  package func attemptedKeys(among arguments: [ArgumentDescription]) -> [String] { attempts.map { arguments[$0].key } }

  /// The words that no argument takes.
  package var unexpectedWords: [String] {
    problems.compactMap { if case .unexpectedWord(let word, _) = $0 { word } else { nil } }
  }

  /// Has each option and word that is not known name the argument that it probably means, at its place.
  package mutating func suggest(
    _ meant: (_ problem: ArgumentProblem, _ given: GivenArguments) -> (text: String, place: Int)?
  ) {
    for index in problems.indices {
      guard let (text, place) = meant(problems[index], self), let problem = problems[index].suggesting(text) else {
        continue
      }
      problems[index] = problem
      if !attempts.contains(place) { attempts.append(place) }
    }
  }

  /// Keeps a value, beside or instead of one that was given before, as the argument declares.
  mutating func keep(_ value: ArgumentValue, at place: Int, of argument: ArgumentDescription) {
    guard argument.kind != .repeated else { return add(value, at: place) }
    guard let former = self[place] else { return values.append((place, value)) }
    switch argument.repetition {
    case .last:
      values.removeAll { $0.place == place }
      values.append((place, value))
    case .all:
      guard let separator = argument.separator, let one = former.written, let other = value.written, !one.isEmpty,
        !other.isEmpty
      else { return report(Self.repeated(argument, former, value), meaning: place) }
      replace(at: place, with: .word("\(one)\(separator)\(other)"))
    case .refused:
      let isFlag = argument.kind == .flag || argument.kind == .toggle
      if !isFlag || former != value { report(Self.repeated(argument, former, value), meaning: place) }
    }
  }

  /// Keeps an option of the thing of a number; it can have one.
  mutating func keep(_ value: ArgumentValue, at place: Int, of argument: ArgumentDescription, thing: Int) {
    var list: [ArgumentValue] = []
    if case .list(let before) = self[place] { list = before }
    while list.count <= thing { list.append(.null) }
    if list[thing] != .null { report(Self.repeated(argument, list[thing], value), meaning: place) }
    list[thing] = value
    replace(at: place, with: .list(list))
  }

  private static func repeated(
    _ argument: ArgumentDescription, _ one: ArgumentValue, _ other: ArgumentValue
  ) -> ArgumentProblem {
    .repeated(argument, one.written ?? "", other.written ?? "")
  }

  /// Adds a value of an argument that may be repeated, which keeps all of them.
  mutating func add(_ value: ArgumentValue, at place: Int) {
    guard let index = values.firstIndex(where: { $0.place == place }), case .list(var list) = values[index].value else {
      return values.append((place, .list([value])))
    }
    // The list is held once alone, so that it grows without being copied.
    values[index].value = .null
    list.append(value)
    values[index].value = .list(list)
  }

  /// True when the option of this name was given.
  func has(_ name: String, _ arguments: [ArgumentDescription]) -> Bool {
    values.contains { arguments[$0.place].name == name && arguments[$0.place].kind != .positional }
  }

  /// The number of things that were begun.
  func count(of things: ThingOptions?, _ arguments: [ArgumentDescription]) -> Int {
    let first = things.map { "\($0.first)" }
    guard let place = arguments.firstIndex(where: { $0.name == first }), case .list(let list) = self[place] else {
      return 0
    }
    return list.count
  }

  /// Makes the word of a place that of the next positional, which has none; else both stay where they are.
  mutating func moveOn(from place: Int, _ arguments: [ArgumentDescription]) {
    guard let index = values.firstIndex(where: { $0.place == place }),
      let next = arguments.indices.first(where: { $0 > place && arguments[$0].kind == .positional }),
      self[next] == nil
    else { return }
    values[index].place = next
  }

  /// Records the problem of a word or a key, and the argument that was meant.
  mutating func report(_ problem: @autoclosure () -> ArgumentProblem, meaning place: Int? = nil) {
    if problems.count < Self.mostProblems { problems.append(problem()) }
    if let place, !attempts.contains(place) { attempts.append(place) }
  }
}

extension Array {
  /// Sets the given arguments in a command; returns all problems.
  ///
  /// `first` is the place of the list's first argument among all that were read. Null stands for an argument that is
  /// not given, except where it clears a field.
  package func apply<Owner>(
    _ given: GivenArguments, from first: Int = 0, to command: inout Owner
  ) -> [ArgumentProblem] where Element == Argument<Owner> {
    var problems: [ArgumentProblem] = []
    for (place, value) in given.values where place >= first && place < first + count {
      let argument = self[place - first]
      if value == .null, !argument.description.acceptsNull { continue }
      if let invalid = argument.set(value, &command) {
        problems.append(
          .unreadable(argument.description, value: invalid.part ?? value.written, reason: invalid.reason))
      }
    }
    for place in indices where self[place].description.isRequired && given.lacks(place + first) {
      if let other = self[place].description.alternative,
        indices.contains(where: { self[$0].description.name == other && !given.lacks($0 + first) })
      {
        continue
      }
      problems.append(.missing(self[place].description))
    }
    return problems
  }
}

extension GivenArguments {
  /// All problems of the arguments at once: of their form, and of applying them; nil when there is none.
  package func errors(besides problems: [ArgumentProblem]) -> ArgumentErrors? {
    let all = self.problems + problems
    return all.isEmpty ? nil : ArgumentErrors(problems: all, isJSON: isJSON)
  }

  /// True when nothing was given for an argument, not even by a slip.
  package func lacks(_ place: Int) -> Bool { (self[place] ?? .null) == .null && !attempts.contains(place) }
}
