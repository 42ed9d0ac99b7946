import Arguments

extension GivenArguments {
  /// Sets what an answer stands for: words of a command line, or the value of the argument at a place.
  mutating func answer(
    _ text: String, to question: Question, at place: Int, of arguments: [ArgumentDescription]
  ) {
    if let words = question.reading(text) { return add(words, of: arguments) }
    switch arguments[place].kind {
    case .rest: replace(at: place, with: .list(((try? ShellWords.split(text)) ?? [text]).map { .word($0) }))
    case .repeated, .detail: replace(at: place, with: .list([.word(text)]))
    case .positional, .option, .flag, .toggle: replace(at: place, with: .word(text))
    }
  }

  /// Sets what words of a command line give.
  mutating func add(_ words: [String], of arguments: [ArgumentDescription]) {
    for (place, value) in WordReader(arguments).read(words[...]).values { replace(at: place, with: value) }
  }
}
