import CampgroundManager

extension Failure {
  /// A sentence for each problem; after a failed write, also what came of it.
  var text: String {
    switch applied {
    case .yes: message + " The change is on disk."
    case .no where code == 74: message + " Nothing was changed."
    case .answered: message + " The reported results are on disk, and nothing else."
    case .no, .unknown, nil: message
    }
  }

  /// A sentence for each problem.
  var message: String {
    if hasRows, let first = problems.first {
      // The rows of a table have lines of their own, of which the first will do; each unknown value has one.
      let values = problems.filter(\.isValue)
      let cells = problems.dropFirst(1 + values.count)
      let more = cells.count > Self.mostCells ? ["and \(cells.count - Self.mostCells) more problems"] : []
      let sentences = [first.sentence] + values.map(\.sentence) + cells.prefix(Self.mostCells).map(\.sentence) + more
      return sentences.map { $0 + "." }.joined(separator: "\n")
    }
    return Phrases.sentences(problems.map(\.sentence))
  }

  private static let mostCells = Phrases.mostSentences

  /// True for the failure of an import, whose rows are refused.
  var hasRows: Bool {
    switch problems.last {
    case .cell, .value: true
    default: false
    }
  }
}

extension CommandProblem {
  fileprivate var isValue: Bool { if case .value = self { true } else { false } }
}

extension Failure {
  /// True when nothing is wrong: a person has answered no.
  var isAnswerNo: Bool { if case .declined? = problems.first { problems.count == 1 } else { false } }
}
