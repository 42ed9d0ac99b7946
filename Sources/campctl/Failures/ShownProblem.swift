/// A problem as a command answers it: the name, field and value, which scripts read, and the sentence, which people read.
struct ShownProblem: Equatable {
  /// The stable names of problems that the library does not have, which scripts can test.
  enum Name: String, CaseIterable {
    case ambiguousAmount, ambiguousDay, changedHere, contradiction, declined, inputOutput, interrupted
    case invalidEncoding, invalidSetting, missing, moreProblems, needsAdministrator, notFound, otherCount
    case otherRelease, otherSource, passwordInLocation, refusedRows, repeated, repeatedName, repeatedRow, roleIsOwner
    case severalFacilities, storeUnusable, tooMuchWork, unexpected, unknownCommand, unknownField, unknownName,
      unreadable
    case unreadableInput, unreadableLine, unsoundBackup, usage
  }

  let name: String
  /// The argument, in camel case; nil when it is the command as a whole.
  let field: String?
  /// The value as given; nil when there is none.
  let value: String?
  /// A clause without its full stop.
  let sentence: String
}

extension ShownProblem {
  init(_ name: Name, _ field: String?, _ value: String?, _ sentence: String) {
    self.init(name: name.rawValue, field: field, value: value, sentence: sentence)
  }
}
