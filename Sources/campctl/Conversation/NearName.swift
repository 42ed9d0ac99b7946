import Arguments
import CampgroundManager

/// A name in a command that nothing has, or several things, with those that it may mean and on which the command can act.
///
/// The library finds them (``CamperNearness``) and the refusal lists them; here a person at a terminal chooses.
struct NearName {
  /// The argument that has the name.
  let place: Int
  /// The sentence of its problem.
  let problem: String
  let candidates: [(id: String, words: String)]

  /// The first such name that a failure is about; nil when a person's choice would not help.
  init?(_ failure: Failure, in invocation: Invocation) {
    for problem in failure.problems {
      guard case .campground(let known) = problem, case .reference(let reference) = known.kind,
        let (text, candidates) = reference.candidates, !candidates.isEmpty,
        let place = invocation.place(of: text, reference.isOfCamper ? .camper : .reservation)
      else { continue }
      (self.place, self.problem, self.candidates) = (place, problem.sentence, candidates)
      return
    }
    return nil
  }
}

extension ReferenceProblem {
  /// The name, and the things that it may mean.
  fileprivate var candidates: (text: String, [(id: String, words: String)])? {
    switch self {
    case .ambiguous(let text, let campers), .noCamper(let text, let campers):
      (text, campers.map { ($0.id.description, $0.words) })
    case .severalReservations(let text, let stays), .noReservationCalled(let text, _, let stays):
      (text, stays.map { ($0.id.description, $0.words) })
    default: nil
    }
  }

  fileprivate var isOfCamper: Bool {
    switch self {
    case .ambiguous, .noCamper: true
    default: false
    }
  }
}

extension NearName {
  /// The sentence without the candidates.
  var beginning: String {
    problem.firstRange(of: candidates.count == 1 || problem.contains("; ") ? "; " : ": ")
      .map { String(problem[..<$0.lowerBound]) } ?? problem
  }

  /// The question whether the only candidate is meant; nil where several may be.
  var question: String? { candidates.count == 1 ? Questions.meant(beginning, candidates[0].words) : nil }
}

extension Problem {
  /// True when there is no camper of a name, whom the command could add.
  var isOfMissingCamper: Bool {
    CampingError(.notFound, [self]).newCamper != nil
  }
}

extension Invocation {
  /// True for a command that changes something.
  var changes: Bool { command.onCampground?.access == .create }

  /// True when none of the command's own arguments is given.
  var isAlone: Bool { !typed.values.contains { arguments.indices.contains($0.place) } }
}

extension Hint {
  /// True for the help of a command, which is no help to one who is asked.
  var isHelp: Bool { if case .help = self { true } else { false } }
}

extension Campground {
  /// The look-up of completions.
  var lookUp: LookUpService { LookUpService(store: store, clock: clock) }
}
