/// A problem as a command answers it: the name, field and value, which scripts read, and the sentence, which people read.
struct ShownProblem: Equatable {
  /// The stable name that a script can test.
  let name: String
  /// The argument, in camel case; nil when it is the command as a whole.
  let field: String?
  /// The value as given; nil when there is none.
  let value: String?
  /// A clause without its full stop.
  let sentence: String

  init(_ name: String, _ field: String?, _ value: String?, _ sentence: String) {
    (self.name, self.field, self.value, self.sentence) = (name, field, value, sentence)
  }
}
