extension CampingError: CustomStringConvertible {
  /// A sentence for each problem, as campctl prints them: "The site takes at most 8 people; 9 were requested."
  ///
  /// It names no option and no command of the program, and none of the ``alternatives``.
  public var description: String { Phrases.sentences(problems.map(\.description)) }
}
