import Arguments

extension LineProblem {
  var sentence: String {
    switch self {
    case .invalidEncoding: "The line is not valid UTF-8"
    case .openQuote: "A quote is opened and never closed"
    case .lastBackslash: "The line ends in a backslash; a command is one line"
    case .notJSON(let column, let expected): "The line is not JSON: column \(column) should have \(expected)"
    case .tooLong: "The line is longer than 1 MiB"
    case .endless: "The line does not end within 8 MiB, and nothing behind it was read"
    case .repeatedCommand: "The line has command twice"
    case .missingCommand: "The line lacks command"
    case .unreadableCommand(let value): ArgumentProblem.unreadable("command", value, "it is not text in quotes")
    case .notInBatch(let name): "\(name) cannot stand in a line of a batch"
    case .optionOfBatch: "--store, --now, --color, --quiet and the formats apply to the whole batch, not to a line"
    case .help: "A line of a batch cannot show help"
    case .unknownName(let name, _): "No line before this one is named \(name)"
    case .nameOfSeveral(let name, _, let line): "Line \(line), named \(name), made several things"
    case .nameOfNothing(let name, _, let line): "Line \(line), named \(name), made nothing that a line can refer to"
    case .nameOfRefused(let name, _, let line): "Line \(line), named \(name), was refused"
    case .repeatedName(let name, let line): "Line \(line) is named \(name) already"
    case .nameOfReading(let command): "\(command) makes nothing that --as could name"
    }
  }
}
