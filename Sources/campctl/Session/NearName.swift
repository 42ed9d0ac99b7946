import Arguments
import Basics
import CampgroundManager

/// A name in a command that nothing has, or several things, with those that it may mean and on which the command can act.
///
/// This is the one place where they are made into a choice. Parties and campers are found by the library (`CamperNearness`),
/// things with names of their own by their letters (`Suggestion`). A refusal names them, and at a terminal a person chooses.
struct NearName {
  /// The argument that has the name.
  let place: Int
  /// The sentence of its problem, without the candidates.
  let problem: String
  let candidates: [(name: String, words: String)]

  /// The first such name that a failure is about; nil when a person's choice would not help.
  init?(_ failure: Failure, in invocation: Invocation, of campground: Campground?) {
    for problem in failure.problems {
      guard case .campground(let known) = problem, case .reference(let reference) = known.kind,
        let near = NearName(reference, problem.sentence, in: invocation, of: campground)
      else { continue }
      self = near
      return
    }
    return nil
  }

  init?(_ problem: ReferenceProblem, _ sentence: String, in invocation: Invocation, of campground: Campground?) {
    guard let (text, kind, candidates) = Self.candidates(problem, in: invocation, of: campground), !candidates.isEmpty,
      let place = invocation.place(of: text, kind)
    else { return nil }
    let rest = sentence.firstRange(of: text).map { sentence[$0.upperBound...] } ?? sentence[...]
    let end = rest.firstRange(of: problem.isAmbiguous ? ": " : "; ")?.lowerBound ?? sentence.endIndex
    (self.place, self.problem, self.candidates) = (place, String(sentence[..<end]), candidates)
  }

  /// The text that names nothing, or several things, their kind, and those that it may mean.
  private static func candidates(
    _ problem: ReferenceProblem, in invocation: Invocation, of campground: Campground?
  ) -> (text: String, kind: Nameable, [(name: String, words: String)])? {
    switch problem {
    case .ambiguous(let text, let campers), .noCamper(let text, let campers):
      return (text, .camper, campers.map { ($0.id.description, $0.words) })
    case .severalReservations(let text, let stays), .noReservationCalled(let text, _, let stays):
      return (text, .reservation, stays.map { ($0.id.description, $0.words) })
    case .notFound(_, let text, _, near: nil):
      guard let kind = invocation.namedKind(of: text), let campground,
        let found = try? campground.lookUp.found(kind, ""),
        let name = Suggestion.nearest(to: text, among: found.map(\.text))
      else { return nil }
      return (text, kind, [(name, name)])
    default: return nil
    }
  }

  /// The name of a thing that its sentence does not have; nil for candidates that the refusal lists.
  var guess: String? { candidates.count == 1 && candidates[0].name == candidates[0].words ? candidates[0].name : nil }

  /// The question whether the only candidate is meant; nil where several may be.
  var question: String? { candidates.count == 1 ? Questions.meant(problem, candidates[0].words) : nil }
}

extension ReferenceProblem {
  /// True when several things have the name, which its sentence lists behind a colon.
  fileprivate var isAmbiguous: Bool {
    switch self {
    case .ambiguous, .severalReservations: true
    default: false
    }
  }
}

extension Invocation {
  /// The kind of thing with names of its own that an argument names by this text.
  fileprivate func namedKind(of text: String) -> Nameable? {
    let kinds: [Nameable] = [.type, .loop, .rate, .tax, .discount, .item, .rule]
    return kinds.first { place(of: text, $0) != nil }
  }
}

extension Problem {
  /// True when there is no camper of a name, whom the command could add.
  var lacksCamper: Bool {
    [self].newCamper != nil
  }
}

extension Invocation {
  /// True for a command that changes something.
  var changes: Bool { command.onCampground?.access == .create }

  /// True when none of the command's own arguments is given.
  var isAlone: Bool { !typed.values.contains { arguments.indices.contains($0.place) } }
}

extension Hint {
  /// True for the help of a command, which does not help a person who answers questions.
  var isHelp: Bool { if case .help = self { true } else { false } }
}

extension Campground {
  /// The look-up of completions.
  var lookUp: LookUpService { LookUpService(store: store, clock: clock) }
}
