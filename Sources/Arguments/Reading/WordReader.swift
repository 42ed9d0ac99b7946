/// Reads the words of a command line: `--a b`, `--a=b`, `-n`, `-N2`, `--`, options before or after positionals.
///
/// After an option that takes a value the next word is that value, unless it is an option of the command; so `--nights
/// -5` needs no more than a minus sign.
package struct WordReader: Sendable {
  let arguments: [ArgumentDescription]

  package init(_ arguments: [ArgumentDescription]) {
    self.arguments = arguments
  }

  package func read(_ words: ArraySlice<String>) -> GivenArguments {
    var given = readInOrder(words)
    for place in arguments.indices where arguments[place].substitutes.contains(where: { given.has($0, arguments) }) {
      given.moveOn(from: place, arguments)
    }
    return given
  }

  private func readInOrder(_ words: ArraySlice<String>) -> GivenArguments {
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
      case .long(let name, nil) where option(named: name) == nil:
        reportUnknown(name, &given)
        // The word behind it seems to be its value, unless a positional takes it.
        if positionals.isEmpty, let next = rest.first, case .positional = Form(next) { rest.removeFirst() }
      case .long(let name, let value): keep(long: name, value, &rest, &given)
      case .short(let letters): keep(short: letters, &rest, &given)
      }
    }
    return given
  }

  /// The options at the start of the words, with their values: those before a command's name. It ends before a word
  /// that is none of the options here.
  package func leadingOptions(in words: ArraySlice<String>) -> ArraySlice<String> {
    var rest = words
    while let word = rest.first, isOption(word) {
      rest.removeFirst()
      if case .long(let name, nil) = Form(word), let (place, _) = option(named: name), arguments[place].takesValue {
        rest = rest.dropFirst()
      }
    }
    return words[..<rest.startIndex]
  }

  private func keep(_ word: String, _ positionals: inout ArraySlice<Int>, _ given: inout GivenArguments) {
    if let place = positionals.popFirst() { return given.keep(.word(word), at: place, of: arguments[place]) }
    guard let place = arguments.firstIndex(where: { $0.kind == .rest }) else {
      return given.report(.unexpectedWord(word, suggestion: nil))
    }
    given.add(.word(word), at: place)
  }

  private func keep(
    long name: String, _ value: String?, _ rest: inout ArraySlice<String>, _ given: inout GivenArguments
  ) {
    guard let (place, isOn) = option(named: name) else { return reportUnknown(name, &given) }
    let argument = arguments[place]
    if argument.takesValue { return keep(value, &rest, at: place, &given) }
    if let value { return given.report(.unexpectedValue(argument, value), meaning: place) }
    given.keep(.flag(isOn), at: place, of: argument)
  }

  /// Letters behind one hyphen: flags, of which the last may be an option with its value behind it.
  private func keep(
    short letters: Substring.UnicodeScalarView, _ rest: inout ArraySlice<String>, _ given: inout GivenArguments
  ) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let place = arguments.firstIndex(where: { $0.short == letter }) else {
        return given.report(.unknownOption("-\(letter)", suggestion: nil))
      }
      if arguments[place].takesValue {
        if letters.first == "=" { letters.removeFirst() }
        return keep(letters.isEmpty ? nil : String(Substring(letters)), &rest, at: place, &given)
      }
      if letters.first == "=" {
        return given.report(
          .unexpectedValue(arguments[place], String(Substring(letters.dropFirst()))), meaning: place)
      }
      given.keep(.flag(true), at: place, of: arguments[place])
    }
  }

  private func keep(_ value: String?, _ rest: inout ArraySlice<String>, at place: Int, _ given: inout GivenArguments) {
    var value = value
    if value == nil, let next = rest.first,
      arguments[place].traits.takesAnyWord || next != "--" && !isOption(next)
    {
      rest.removeFirst()
      value = next
    }
    guard let value else { return given.report(.missingValue(arguments[place]), meaning: place) }
    if arguments[place].kind == .detail {
      let thing = max(0, given.count(of: arguments[place].things, arguments) - 1)
      given.keep(.word(value), at: place, of: arguments[place], thing: thing)
    } else {
      given.keep(.word(value), at: place, of: arguments[place])
    }
  }

  /// True when a word is an option of this command.
  package func isOption(_ word: String) -> Bool {
    switch Form(word) {
    case .positional: false
    case .long(let name, _): option(named: name) != nil
    case .short(let letters): areOptions(letters)
    }
  }

  /// True when all letters are short options, up to one that takes the rest as its value.
  private func areOptions(_ letters: Substring.UnicodeScalarView) -> Bool {
    for letter in letters {
      guard let place = arguments.firstIndex(where: { $0.short == letter }) else { return false }
      if arguments[place].takesValue { return true }
    }
    return true
  }

  /// The place of an option, and true if it is switched on; `--no-water` switches `--water` off.
  func option(named name: String) -> (place: Int, isOn: Bool)? {
    for place in arguments.indices where arguments[place].isNamed(name) && arguments[place].kind != .positional {
      return (place, true)
    }
    guard name.hasPrefix("no-") else { return nil }
    let positive = String(Substring(name.utf8.dropFirst(3)))
    for place in arguments.indices where arguments[place].name == positive && arguments[place].kind == .toggle {
      return (place, false)
    }
    return nil
  }

  private func reportUnknown(_ name: String, _ given: inout GivenArguments) {
    let suggestion = nearest(to: name)
    let place = suggestion.flatMap { option(named: String($0.dropFirst(2)))?.place }
    given.report(.unknownOption("--" + name, suggestion: suggestion), meaning: place)
  }

  /// The option that was probably meant: by a slip of the finger, as its opposite, or by its letter.
  private func nearest(to name: String) -> String? {
    let options = arguments.filter { !$0.isByPlace }
    let names = options.map(\.name) + options.filter { $0.kind == .toggle }.map { "no-" + $0.name }
    if let near = Suggestion.nearest(to: name, among: names + options.compactMap(\.formerName)) {
      return "--" + (options.first { $0.formerName == near }?.name ?? near)
    }
    if name.hasPrefix("no-"), option(named: String(name.dropFirst(3))) != nil { return "--" + name.dropFirst(3) }
    guard name.unicodeScalars.count == 1 else { return nil }
    return options.contains { $0.short == name.unicodeScalars.first } ? "-" + name : nil
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
      // A number below 0, or anything else that is not a name.
      self = .positional
    }
  }
}
