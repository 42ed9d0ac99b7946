import CampgroundManager

extension RefusedCell {
  /// The stable name of the problem, the column and its value.
  var summary: ProblemFields {
    switch problem {
    case .flaw, .brokenText, .unreadable, .refusedBefore: ("unreadable", column, value)
    case .missing: ("missing", column, value)
    case .ambiguousDay: ("ambiguousDay", column, value)
    case .ambiguousAmount: ("ambiguousAmount", column, value)
    case .contradiction: ("contradiction", column, value)
    case .repeated: ("repeatedRow", column, value)
    case .noSite: ("notFound", column, value)
    case .otherSource: ("otherSource", column, value)
    case .changedHere: ("changedHere", column, value)
    case .refused(let problem): (problem.name, column, value)
    }
  }
}
