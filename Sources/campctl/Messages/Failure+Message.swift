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
    // The rows of a table have lines of their own, of which the first will do.
    let cells = problems.dropFirst()
    if hasRows, let first = problems.first {
      let more = cells.count > Self.mostCells ? ["and \(cells.count - Self.mostCells) more problems"] : []
      return ([first.sentence] + cells.prefix(Self.mostCells).map(\.sentence) + more).map { $0 + "." }
        .joined(separator: "\n")
    }
    return problems.map(\.sentence).map { $0 + ("?.".contains($0.last ?? " ") ? "" : ".") }.joined(separator: " ")
  }

  private static let mostCells = 20

  /// True for the failure of an import, whose rows are refused.
  var hasRows: Bool {
    if case .cell? = problems.last { true } else { false }
  }
}
