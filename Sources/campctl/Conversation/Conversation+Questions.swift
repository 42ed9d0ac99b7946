import Arguments
import CampgroundManager

/// The questions.
extension Conversation {
  /// Asks about an argument until its answer can be used.
  func ask(_ key: String) throws(Failure) {
    guard let place = place(of: key) else { return }
    let argument = first.arguments[place]
    let purpose = type(of: first.command).purpose(of: argument.name)
    let question = questions.first { $0.name == argument.name } ?? Question(argument, for: purpose)
    let candidates = candidates(for: question)
    let known = refusal(of: given)?.problems.map(\.sentence) ?? []
    while true {
      guard let text = try answer(to: question, candidates) else { continue }
      var next = given
      next.answer(text, to: question, at: place, of: reader.arguments)
      let lacking = Set(next.values.map { reader.arguments[$0.place].key })
      let problems = (refusal(of: next)?.problems ?? []).filter {
        $0.lack(besides: lacking) == nil && !known.contains($0.sentence)
      }
      if question.standard == nil, problems.contains(where: { $0.name == ProblemName.noSiteFits.rawValue }) {
        // No other day or name would find a site.
        throw refusal(of: next) ?? Failure(.usage, problems)
      }
      if !problems.isEmpty, try !settle(problems, of: &next, text, at: place) { continue }
      places[key] = next.values.map(\.place).filter { given[$0] == nil }
      given = next
      answered.append(key)
      open = ordered(open + lacks(refusal(of: given)))
      return
    }
  }

  private func candidates(for question: Question) -> [Candidate] {
    guard let campground else { return [] }
    defer { campground.store.letGo() }
    let candidates = (try? question.candidates(invocation(of: given).command, campground)) ?? []
    for (place, candidate) in candidates.enumerated() {
      dialog.tell("  \(question.isNumbered ? "\(place + 1). " : "")\(candidate.line)")
    }
    return candidates
  }

  /// The answer, with the candidate that a number means; nil for none.
  private func answer(to question: Question, _ candidates: [Candidate]) throws(Failure) -> String? {
    let standard = question.standard.map { " [\($0)]" } ?? ""
    let text = try dialog.answer(question.words + standard)
    if text.isEmpty {
      if question.standard == nil { dialog.tell(Questions.answerNeeded) }
      return question.standard
    }
    guard question.isNumbered, !candidates.contains(where: { $0.text == text }), let number = Int(text),
      candidates.indices.contains(number - 1)
    else { return text }
    return candidates[number - 1].text
  }

  /// Settles a fault of an answer: a near name, or a camper who is not there yet; else shows it, and returns false.
  private func settle(
    _ problems: [CommandProblem], of next: inout GivenArguments, _ text: String, at place: Int
  ) throws(Failure) -> Bool {
    let failure = Failure(.usage, problems)
    if let near = NearName(failure, in: invocation(of: next), of: campground), near.place == place,
      let name = try choose(near, in: invocation(of: next))
    {
      next.replace(at: place, with: .word(name))
      return true
    }
    let isUnknown = problems.contains {
      if case .campground(let problem) = $0 { problem.lacksCamper } else { false }
    }
    if isUnknown, reader.arguments[place].alternative != nil,
      try dialog.confirms(Questions.newCamper(text), orElse: false)
    {
      next = given
      next.add(NewCaller.words(text), of: reader.arguments)
      return true
    }
    if !isUnknown || reader.arguments[place].alternative == nil { dialog.tell(failure.message) }
    return false
  }
}

/// The arguments that a refused command lacks: those that a person at a terminal can give.
extension CommandProblem {
  /// The key of the argument that would have helped, when neither it nor one that takes its place is among the given
  /// keys; nil for any other problem.
  func lack(besides given: Set<String>) -> String? {
    switch self {
    case .argument(.missing(let argument), _, _): return argument.key
    case .usage(let problem): return problem.lack(besides: given)
    // A rule that demands a value, such as that a tax has a percentage or an amount.
    case .campground(let problem) where Self.demanding.contains(problem.name):
      return problem.field.flatMap { given.contains($0) ? nil : $0 }
    default: return nil
    }
  }

  /// The names of rules that demand one of several values.
  private static let demanding = [ProblemName.invalidShare, .crossedRule].map(\.rawValue)
}
