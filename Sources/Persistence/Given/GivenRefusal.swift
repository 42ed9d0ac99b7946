/// The reasons why a statement that a person typed is not run, or gives no answer.
package struct GivenRefusal: Error, Hashable, Sendable {
  package let problems: [PlacedProblem]

  package init(_ problems: [PlacedProblem]) { self.problems = problems }

  /// A problem of the statement as a whole.
  package init(_ problem: GivenProblem) { self.init([PlacedProblem(problem, at: nil)]) }
}

/// A problem with its place in the bytes of the statement, if it has one.
package struct PlacedProblem: Hashable, Sendable {
  package let problem: GivenProblem
  package let place: Int?

  package init(_ problem: GivenProblem, at place: Int?) { (self.problem, self.place) = (problem, place) }
}

/// One thing that is wrong with a statement that a person typed.
package enum GivenProblem: Hashable, Sendable {
  case empty
  case tooLong
  /// More than one statement.
  case several
  /// Its first word, which begins nothing that reads.
  case beginning(String)
  /// A word that does more than to read.
  case word(String)
  /// A function that is not on the list.
  case function(String)
  /// A table that is no view.
  case relation(String)
  /// A type that is not on the list.
  case type(String)
  /// A word that would give the text behind it another meaning.
  case marked(String)
  case sign(String)
  case unclosed(String)
  case parentheses
  /// A parameter of the statement that was not given.
  case noValue(String)
  /// A parameter that was given, and is not in the statement.
  case unused(String)
  /// The engine's own words.
  case engine(String)
  /// The engine refused an access, in its own words.
  case refused(String)
  /// It took longer than this number of seconds.
  case tooSlow(Int)
  /// It needs more memory than it may have.
  case tooMuchMemory
  /// Its answer has more rows than these.
  case tooManyRows(Int)
  /// Its answer has more bytes than these.
  case tooLarge(Int)
}

extension GivenProblem {
  /// True for one that no other words, but less work could end.
  package var isLimit: Bool {
    switch self {
    case .tooSlow, .tooMuchMemory, .tooManyRows, .tooLarge: true
    default: false
    }
  }
}
