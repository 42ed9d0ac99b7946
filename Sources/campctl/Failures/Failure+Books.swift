import CampgroundManager

extension Failure {
  /// Makes the failure of a check.
  init(_ found: Checkup) {
    let more = Problem(
      "moreProblems", field: nil, value: String(found.more),
      "There \(found.more == 1 ? "is 1 more problem" : "are \(found.more) more problems")")
    self.init(
      .inputOutput, found.problems + (found.more > 0 ? [more] : []), hint: found.isSoundWithin ? nil : Self.wayBack)
    applied = .no
  }

  /// Makes the failure of a backup that does not fit together.
  init(unsound file: String, _ found: Checkup) {
    self.init(backup: file, "\(file) is no sound campground, so nothing was replaced", found.problems)
  }

  /// Makes the failure of a backup that cannot be read to its end.
  init(damaged file: String, _ detail: String) {
    self.init(backup: file, "\(file) is damaged: \(detail)")
  }

  private init(backup file: String, _ words: String, _ more: [Problem] = []) {
    self.init(.inputOutput, [Problem("unsoundBackup", field: "file", value: file, words)] + more)
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
