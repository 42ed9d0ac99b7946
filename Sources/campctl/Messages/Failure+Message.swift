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
    problems.map(\.sentence).map { $0 + ("?.".contains($0.last ?? " ") ? "" : ".") }.joined(separator: " ")
  }
}
