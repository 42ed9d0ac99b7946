/// The place of a shell's cursor: the name of an option, or a value of an argument.
package enum CompletionContext: Sendable {
  /// The name of an option, one of these.
  case option([ArgumentDescription])
  /// A value, of which `typed` is there; `before` is the part of the word before it: `--site=`, or a list's parts.
  case value(ArgumentDescription, before: String, typed: String)
  case nothing

  /// Reads the words before the cursor's, behind the command's name; `current` is the cursor's word up to it.
  package init(_ words: [String], current: String, of arguments: [ArgumentDescription]) {
    let reader = WordReader(arguments)
    let given = reader.read(words[...])
    let isBehindHyphens = words.contains("--")
    let taker = reader.argument(thatTakesWordBehind: words)
    if let taker, taker.takesValue, !reader.isOption(current) {
      self = .value(of: taker, current)
    } else if !isBehindHyphens, case .long(let name, let value) = Form(current) {
      self = value.map { Self.value(ofOption: name, $0, arguments) } ?? .option(reader.options(besides: given))
    } else if !isBehindHyphens, case .short(let letters) = Form(current) {
      self = Self.value(behind: letters, arguments)
    } else if let taker, isBehindHyphens || current != "-" {
      self = .value(of: taker, current)
    } else {
      let mayBeOption = !isBehindHyphens && (current.isEmpty || current == "-")
      self = mayBeOption ? .option(reader.options(besides: given)) : .nothing
    }
  }

  private static func value(
    of argument: ArgumentDescription, _ text: String, behind start: String = ""
  ) -> CompletionContext {
    let parts = argument.completion.partsBefore(text)
    let typed = String(Substring(text.utf8.dropFirst(parts.utf8.count)))
    return .value(argument, before: start + parts, typed: typed)
  }

  /// A value behind the sign, `--site=1`.
  private static func value(
    ofOption name: String, _ text: String, _ arguments: [ArgumentDescription]
  ) -> CompletionContext {
    guard let argument = arguments.first(where: { $0.isNamed(name) && $0.takesValue }) else { return .nothing }
    return value(of: argument, text, behind: "--\(name)=")
  }

  /// A value right behind its letter, `-s1`, which may have flags before it.
  private static func value(
    behind letters: Substring.UnicodeScalarView, _ arguments: [ArgumentDescription]
  ) -> CompletionContext {
    var start = "-"
    for (index, letter) in zip(letters.indices, letters) {
      start.unicodeScalars.append(letter)
      guard let argument = arguments.first(where: { $0.short == letter }) else { return .nothing }
      guard argument.takesValue else { continue }
      var rest = Substring(letters[letters.index(after: index)...])
      if rest.unicodeScalars.first == "=" {
        rest.unicodeScalars.removeFirst()
        start += "="
      }
      return value(of: argument, String(rest), behind: start)
    }
    return .nothing
  }
}

extension WordReader {
  /// A stand-in for the word at the cursor; nobody can type it.
  private static let mark = "\0"

  /// The argument that takes a word behind these, if it is no option.
  fileprivate func argument(thatTakesWordBehind words: [String]) -> ArgumentDescription? {
    for given in read((words + [Self.mark])[...]).values {
      switch given.value {
      case .word(Self.mark): return arguments[given.place]
      case .list(let values) where values.last == .word(Self.mark): return arguments[given.place]
      default: break
      }
    }
    return nil
  }

  /// The options that may still be given.
  fileprivate func options(besides given: GivenArguments) -> [ArgumentDescription] {
    arguments.indices.filter { place in
      let argument = arguments[place]
      return !argument.isByPlace && (argument.mayBeRepeated || given[place] == nil)
    }.map { arguments[$0] }
  }
}

extension Completion {
  /// The parts of a list before the last comma, and that comma.
  fileprivate func partsBefore(_ text: String) -> String {
    guard case .list = self, let comma = text.utf8.lastIndex(of: UInt8(ascii: ",")) else { return "" }
    return String(text[...comma])
  }
}
