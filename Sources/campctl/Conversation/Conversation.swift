import Arguments
import CampgroundManager

/// A command at a terminal: instead of a refusal a person gives what it lacks, and chooses the thing that a near name means.
///
/// In pipes, for programs and with `--no-input` there is none, and the command is refused. It asks nothing within a
/// transaction.
final class Conversation {
  let dialog = Dialog()
  let reader: CommandReader
  private let registry: CommandRegistry
  let first: Invocation
  var given: GivenArguments
  /// The keys of the questions to come, in order.
  var open: [String] = []
  /// The keys of those that were answered here.
  var answered: [String] = []
  /// The places of the arguments that each answer gave.
  var places: [String: [Int]] = [:]
  /// The campground, opened once there is something to ask.
  private(set) lazy var campground = first.command.onCampground.flatMap { command in
    try? Session(first.common).campgroundToJudge(command.access)
  }

  /// True when a person types and reads, and has not refused questions.
  static func isPossible(about invocation: Invocation) -> Bool {
    let (common, command) = (invocation.common, invocation.command)
    return OutputStream.areTerminals(common.print ? [0, 2] : [0, 1, 2]) && !common.noInput && command.hasFormats
      && (try? common.resolvedFormat()) == .text
  }

  init(about invocation: Invocation, by reader: CommandReader, among registry: CommandRegistry) {
    (first, self.reader, self.registry, given) = (invocation, reader, registry, invocation.typed)
  }

  func run() throws {
    do {
      return try first.carryOut(among: registry)
    } catch let failure as Failure {
      if first.isAlone, first.fault != nil { open = questions.map(\.name.camelCase) }
      try answer(failure)
    }
    while true {
      while !open.isEmpty { try ask(open.removeFirst()) }
      if let failure = answered.isEmpty ? nil : refusal(of: given) {
        try answer(failure)
        continue
      }
      if !answered.isEmpty { try show() }
      do {
        return try invocation(of: given).carryOut(among: registry)
      } catch let failure as Failure {
        try answer(failure)
      }
    }
  }

  /// The command as it is so far, on the campground's today.
  func invocation(of given: GivenArguments) -> Invocation {
    guard let today = campground?.clock.today else { return reader.read(given) }
    return reader.read(given) { today }
  }

  /// All faults of the command that can be found before it runs; nil when there is none.
  func refusal(of given: GivenArguments) -> Failure? {
    let invocation = invocation(of: given)
    guard let campground else { return invocation.fault }
    defer { campground.store.letGo() }
    let failure = invocation.allFaults(invocation.fault ?? Failure(.usage, []), in: campground)
    return failure.problems.isEmpty ? nil : failure
  }

  /// Shows the finished line, with days in full; a person agrees to one that changes something.
  private func show() throws(Failure) {
    let invocation = invocation(of: given)
    given = invocation.given
    if invocation.common.print { return }
    dialog.tell(invocation.line)
    guard invocation.changes, !invocation.write.yes, !invocation.write.dryRun else { return }
    guard try dialog.confirms(Questions.run, orElse: true) else { throw Failure(.declined, [.declined]) }
  }
}

/// The answers of a person to a refusal.
extension Conversation {
  var questions: [Question] { (first.command as? any AskingCommand).map { type(of: $0).questions } ?? [] }

  /// Has a person answer it: the thing that is meant, an argument that lacks, or one whose answer was wrong. Throws any other.
  private func answer(_ failure: Failure) throws(Failure) {
    let invocation = invocation(of: given)
    if let near = NearName(failure, in: invocation, of: campground), !(invocation.changes && invocation.write.yes) {
      guard let name = try choose(near, in: invocation) else {
        throw near.question == nil ? failure : Failure(.declined, [.declined])
      }
      return given.replace(at: near.place, with: .word(name))
    }
    let lacks = lacks(failure)
    if !lacks.isEmpty, lacks.count == failure.problems.count {
      if let hint = failure.hint, !hint.isHelp, let words = hint.sentence { dialog.tell(words) }
      open = ordered(open + lacks)
      return
    }
    // Another site is the way out of nights that are taken.
    let isTaken = failure.conflict != nil && !answered.isEmpty && questions.contains { $0.name == "site" }
    let wrong = isTaken ? ["site"] : answered.filter { key in failure.problems.contains { $0.field == key } }
    if wrong.isEmpty { throw failure }
    for key in wrong { takeBack(key) }
    dialog.tell(failure.text)
    if let words = failure.hint?.sentence { dialog.tell(words) }
    open = ordered(wrong)
  }

  /// Takes an answer back, or the argument as it was typed.
  private func takeBack(_ key: String) {
    answered.removeAll { $0 == key }
    for place in places[key] ?? place(of: key).map({ [$0] }) ?? [] { given.remove(at: place) }
  }

  /// The name or id of the thing that a person means by a near name; nil for none.
  func choose(_ near: NearName, in invocation: Invocation) throws(Failure) -> String? {
    if let question = near.question {
      return try dialog.confirms(question, orElse: !invocation.changes) ? near.candidates[0].name : nil
    }
    dialog.tell(near.problem + ".")
    return try dialog.choice(of: near.candidates.map(\.words), Questions.whichOne).map { near.candidates[$0].name }
  }

  /// The keys of the arguments that lack, for each of which a question is possible.
  func lacks(_ failure: Failure?) -> [String] {
    let keys = Set(given.values.map { reader.arguments[$0.place].key })
    return failure?.problems.compactMap { $0.lack(besides: keys) }.filter { place(of: $0) != nil } ?? []
  }

  /// The place of an argument with a value.
  func place(of key: String) -> Int? {
    first.arguments.firstIndex { $0.key == key && ($0.takesValue || $0.isByPlace) }
  }

  /// The keys, each once, in the order of the command's questions, else of its declaration; what follows from an answer comes first.
  func ordered(_ keys: [String]) -> [String] {
    let rank = { (key: String) in
      self.questions.firstIndex { $0.name.camelCase == key } ?? (self.questions.isEmpty ? self.place(of: key) ?? 0 : -1)
    }
    return Set(keys).sorted { (rank($0), $0) < (rank($1), $1) }
  }
}
