import Arguments

/// Names whose words were given apart, without quotes.
extension GivenArguments {
  /// The name that the words seem to be, such as `Ann Lee` for `check-in Ann Lee`; nil when none was given so.
  func unquotedName(among arguments: [ArgumentDescription], _ problems: [ArgumentProblem]) -> String? {
    guard !isJSON, let first = values.first(where: { arguments[$0.place].takesName })?.value.written,
      Self.isName(first)
    else { return nil }
    let others = problems.compactMap { problem -> String? in
      switch problem {
      case .unexpectedWord(let word, _): word
      case .unreadable(let argument, let word, _) where argument.kind == .positional: word
      default: nil
      }
    }.filter(Self.isName)
    return others.isEmpty ? nil : ([first] + others).joined(separator: " ")
  }

  /// True for a word such as Ann, O'Neil or Lee-Smith.
  private static func isName(_ word: String) -> Bool {
    word.first?.isLetter == true && word.allSatisfy { $0.isLetter || "'’-.,".contains($0) }
  }
}

extension ArgumentDescription {
  /// True for a camper, or a reservation, which its camper's name leads to.
  fileprivate var takesName: Bool {
    guard case .things(let kind) = completion else { return false }
    return kind == Nameable.camper.rawValue || kind == Nameable.reservation.rawValue
  }
}
