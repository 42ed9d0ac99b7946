import CampgroundManager

extension Failure {
  /// What a check has found.
  init(_ found: Checkup) {
    let more = Problem(
      "moreProblems", field: nil, value: String(found.more),
      "There \(found.more == 1 ? "is 1 more problem" : "are \(found.more) more problems")")
    let hint = "Keep the file as it is, and go on with a copy of before; campctl log tells what was done since."
    self.init(
      .inputOutput, found.problems + (found.more > 0 ? [more] : []), hint: found.isSoundWithin ? nil : hint)
    applied = .no
  }

  init(_ error: FileError) {
    self.init(
      .inputOutput,
      [
        Problem(
          "inputOutput", field: "file", value: error.path, "\(error.path) cannot be written: \(error.message)")
      ])
    applied = .no
  }
}
