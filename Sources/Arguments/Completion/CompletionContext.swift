/// What a shell's cursor stands on: the name of an option, or a value of an argument.
public enum CompletionContext: Sendable {
  /// An option's name, of these.
  case option([ArgumentDescription])
  /// A value; `before` is what stands before the part that is completed: `--site=`, or the parts of a list.
  case value(ArgumentDescription, before: String)
  case nothing

  /// `words` are those before the cursor's, behind the command's name; `current` is the cursor's word up to it.
  public init(_ words: ArraySlice<String>, current: String, of arguments: [ArgumentDescription]) {
    let reader = WordReader(arguments)
    let place = Place(words, reader)
    if let argument = place.expected, !reader.isOption(current) {
      self = .value(argument, before: argument.completion.partsBefore(current))
    } else if current.hasPrefix("-"), !place.isBehindHyphens {
      self = CompletionContext(option: current, arguments)
    } else if let argument = place.positional {
      self = .value(argument, before: argument.completion.partsBefore(current))
    } else {
      self = .nothing
    }
  }

  /// An option's name, or its value behind a sign.
  private init(option word: String, _ arguments: [ArgumentDescription]) {
    guard case .long(let name, let value?) = Form(word),
      let argument = arguments.first(where: { $0.name == name && $0.takesValue })
    else {
      self = .option(arguments.filter { $0.kind != .positional })
      return
    }
    self = .value(argument, before: "--\(name)=" + argument.completion.partsBefore(value))
  }
}

/// How far the words before the cursor have come.
private struct Place {
  /// The option that waits for its value.
  var expected: ArgumentDescription?
  /// The next argument that has its place.
  var positional: ArgumentDescription?
  var isBehindHyphens = false

  init(_ words: ArraySlice<String>, _ reader: WordReader) {
    var positionals = reader.arguments.filter { $0.kind == .positional }[...]
    for word in words {
      if expected != nil, !reader.isOption(word) {
        expected = nil
        continue
      }
      expected = nil
      switch isBehindHyphens ? .positional : Form(word) {
      case .positional: positionals = positionals.dropFirst()
      case .long(let name, let value):
        if name.isEmpty, value == nil { isBehindHyphens = true }
        expected = value == nil ? reader.arguments.first { $0.name == name && $0.takesValue } : nil
      case .short(let letters):
        expected = letters.last.flatMap { letter in
          reader.arguments.first { $0.short == letter && $0.takesValue }
        }
      }
    }
    positional = positionals.first
  }
}

extension Completion {
  /// Of a list, the parts before the last comma.
  fileprivate func partsBefore(_ text: String) -> String {
    guard case .list = self, let comma = text.utf8.lastIndex(of: UInt8(ascii: ",")) else { return "" }
    return String(text[...comma])
  }
}
