import CampgroundManager

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Failure {
  /// What a check has found.
  init(_ found: Checkup) {
    let more = Problem(
      "moreProblems", field: nil, value: String(found.more),
      "There \(found.more == 1 ? "is 1 more problem" : "are \(found.more) more problems")")
    self.init(
      .inputOutput, found.problems + (found.more > 0 ? [more] : []),
      hint: "Keep the file as it is, and go on with a copy of before; campctl log tells what was done since.")
    applied = .no
  }

  /// A file that cannot be made.
  static func file(_ path: String, _ code: Int32) -> Failure {
    let words = String(cString: strerror(code))
    var failure = Failure(
      .inputOutput, [Problem("inputOutput", field: "file", value: path, "\(path) cannot be written: \(words)")])
    failure.applied = .no
    return failure
  }
}
