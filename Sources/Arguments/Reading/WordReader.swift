/// Reads the words of a command line: `--a b`, `--a=b`, `-n`, `-N2`, `--`, options before or after positionals.
///
/// After an option that takes a value the next word is that value, unless it is an option of the command; so `--nights
/// -5` needs no more than a minus sign.
public struct WordReader: Sendable {
  let arguments: [ArgumentDescription]

  public init(_ arguments: [ArgumentDescription]) {
    self.arguments = arguments
  }

  public func read(_ words: ArraySlice<String>) -> GivenArguments {
    var given = GivenArguments(isJSON: false)
    var rest = words
    var positionals = arguments.indices.filter { arguments[$0].kind == .positional }[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for word in rest { keep(word, &positionals, &given) }
        return given
      }
      switch Form(word) {
      case .positional: keep(word, &positionals, &given)
      case .long(let name, let value): keep(long: name, value, &rest, &given)
      case .short(let letters): keep(short: letters, &rest, &given)
      }
    }
    return given
  }

  /// The options at the start of the words, with their values: those before a command's name.
  public func leadingOptions(in words: ArraySlice<String>) -> ArraySlice<String> {
    var rest = words
    while let word = rest.first, word != "--" {
      guard case .long(let name, let value) = Form(word) else {
        if case .positional = Form(word) { break }
        rest.removeFirst()
        continue
      }
      rest.removeFirst()
      let takesNext = value == nil && option(named: name).map { arguments[$0.place].takesValue } ?? false
      if takesNext { rest = rest.dropFirst() }
    }
    return words[..<rest.startIndex]
  }

  private func keep(_ word: String, _ positionals: inout ArraySlice<Int>, _ given: inout GivenArguments) {
    guard let place = positionals.popFirst() else { return keepRest(word, &given) }
    given.keep(.word(word), at: place, of: arguments[place])
  }

  private func keepRest(_ word: String, _ given: inout GivenArguments) {
    guard let place = arguments.firstIndex(where: { $0.kind == .rest }) else {
      return given.problems.append(.unexpectedWord(word))
    }
    given.add(.word(word), at: place)
  }

  private func keep(
    long name: String, _ value: String?, _ rest: inout ArraySlice<String>, _ given: inout GivenArguments
  ) {
    guard let (place, isOn) = option(named: name) else {
      return given.problems.append(.unknownOption("--" + name, suggestion: nearest(to: name)))
    }
    let argument = arguments[place]
    if argument.takesValue { return keep(value, &rest, at: place, &given) }
    if let value { return given.problems.append(.unexpectedValue(argument, value)) }
    given.keep(.flag(isOn), at: place, of: argument)
  }

  /// Letters behind one hyphen: flags, of which the last may be an option with its value behind it.
  private func keep(
    short letters: Substring.UnicodeScalarView, _ rest: inout ArraySlice<String>, _ given: inout GivenArguments
  ) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let place = arguments.firstIndex(where: { $0.short == letter }) else {
        return given.problems.append(.unknownOption("-\(letter)", suggestion: nil))
      }
      if arguments[place].takesValue {
        if letters.first == "=" { letters.removeFirst() }
        return keep(letters.isEmpty ? nil : String(Substring(letters)), &rest, at: place, &given)
      }
      given.keep(.flag(true), at: place, of: arguments[place])
    }
  }

  private func keep(_ value: String?, _ rest: inout ArraySlice<String>, at place: Int, _ given: inout GivenArguments) {
    if let value { return given.keep(.word(value), at: place, of: arguments[place]) }
    guard let next = rest.first, next != "--", !isOption(next) else {
      return given.problems.append(.missingValue(arguments[place]))
    }
    rest.removeFirst()
    given.keep(.word(next), at: place, of: arguments[place])
  }

  /// Whether a word is an option of this command.
  public func isOption(_ word: String) -> Bool {
    switch Form(word) {
    case .positional: false
    case .long(let name, _): option(named: name) != nil
    case .short(let letters): letters.first.map { letter in arguments.contains { $0.short == letter } } ?? false
    }
  }

  /// The place of an option, and whether it is said to be on; `--no-water` says that `--water` is off.
  func option(named name: String) -> (place: Int, isOn: Bool)? {
    for place in arguments.indices where arguments[place].name == name && arguments[place].kind != .positional {
      return (place, true)
    }
    guard name.hasPrefix("no-") else { return nil }
    let positive = String(Substring(name.utf8.dropFirst(3)))
    for place in arguments.indices where arguments[place].name == positive && arguments[place].kind == .toggle {
      return (place, false)
    }
    return nil
  }

  private func nearest(to name: String) -> String? {
    let options = arguments.filter { !$0.isByPlace }
    let names = options.map(\.name) + options.filter { $0.kind == .toggle }.map { "no-" + $0.name }
    return Suggestion.nearest(to: name, among: names).map { "--" + $0 }
  }
}

/// The form of a word.
enum Form {
  case positional
  case long(name: String, value: String?)
  case short(Substring.UnicodeScalarView)

  init(_ word: String) {
    let bytes = word.utf8
    guard bytes.first == UInt8(ascii: "-"), bytes.count > 1 else {
      self = .positional
      return
    }
    let rest = bytes.dropFirst()
    if rest.first == UInt8(ascii: "-") {
      let body = rest.dropFirst()
      let sign = body.firstIndex(of: UInt8(ascii: "="))
      let name = String(Substring(sign.map { body[..<$0] } ?? body))
      self = .long(name: name, value: sign.map { String(Substring(body[body.index(after: $0)...])) })
    } else if let letter = word.unicodeScalars.dropFirst().first, letter.properties.isAlphabetic {
      self = .short(word.unicodeScalars.dropFirst())
    } else {
      // A number below 0, or whatever else is no name.
      self = .positional
    }
  }
}
