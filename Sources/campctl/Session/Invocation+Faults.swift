import Arguments
import CampgroundManager

/// The refusal of a command with all that is wrong with it: each fault that can be judged whatever the others are.
///
/// Only a command that is refused is looked at again.
extension Invocation {
  /// Runs it in a process of its own, or prints its line; throws its fault with all else that is wrong.
  func carryOut(among registry: CommandRegistry) throws {
    if let fault { throw judged(fault) }
    if common.asOf != nil, (command as? any SessionCommand)?.looksAtCampground != true {
      throw Failure.usage(.looksAlone(name))
    }
    guard common.print else { return try command.run(self, among: registry) }
    try OutputStream.printText(datedLine + "\n")
  }

  /// The failure of a command that was refused, with the lines that are ready and all else that is wrong.
  func refusal(_ error: any Error, in campground: Campground) -> any Error {
    guard let failure = (error as? CampingError).map(failure) ?? error as? Failure else { return error }
    var all = allFaults(failure, in: campground)
    if let guess = NearName(all, in: self, of: campground)?.guess { all.hint = .suggestion(guess) }
    if all.code == ExitStatus.usage.rawValue { all.hint = all.hint ?? .help(command: name) }
    return all
  }

  /// The fault of the arguments with all else that is wrong, as far as the campground can be looked at.
  func judged(_ fault: Failure) -> Failure {
    guard let command = command.onCampground, let session = try? Session(common),
      let campground = try? session.campgroundToJudge(command.access)
    else { return fault }
    let dated = remake?(campground.clock.today) ?? self
    return dated.fault.map { dated.allFaults($0, in: campground) } ?? fault
  }

  /// The error with all else that is wrong.
  func allFaults(_ error: any Error, in campground: Campground) -> Failure {
    let failure = Failure(error)
    guard var faults = Faults(failure, of: name) else { return failure }
    let isOpen = failure.problems.contains(where: \.leavesMeaningOpen)
    if namesFailure == nil { faults.add(nameProblems(in: campground, optionsAlone: isOpen).map { .campground($0) }) }
    guard !isOpen, let command = command.onCampground else { return withOption(faults.failure) }
    let unread = Set(failure.problems.compactMap { if case .argument = $0 { $0.field } else { nil } })
      .union(given.attemptedKeys(among: all))
    let misuse = command.misuse(self).filter { $0.concerned.map(unread.isDisjoint) ?? unread.isEmpty }
    faults.add(misuse.map { .usage($0) })
    faults.add(((try? command.problems(in: campground, unread: unread)) ?? []).map { .campground($0) })
    if let limit = ask.limit, limit < 0 { faults.add([.campground(.report(.invalidLimit(limit)))]) }
    return withOption(faults.failure)
  }

  /// The failure with the option for several sites, or the one that adds the camper who is not there; the same for a command
  /// that has neither.
  private func withOption(_ failure: Failure) -> Failure {
    if case .quotes? = failure.hint { return failure }
    let known = failure.problems.compactMap { if case .campground(let problem) = $0 { problem } else { nil } }
    if let sites = known.first(where: { $0.field == "site" && $0.value?.contains(",") == true })?.value,
      arguments.contains(where: { $0.name == "sites" })
    {
      var failure = failure
      failure.hint = .suggestion("--sites \(sites)")
      return failure
    }
    guard let name = known.newCamper, arguments.contains(where: { $0.name == "new" }),
      typed.values.contains(where: { all[$0.place].name == "camper" })
    else { return failure }
    var failure = failure
    failure.hint = .newCaller(name)
    return failure
  }
}

extension CommandProblem {
  fileprivate var leavesMeaningOpen: Bool {
    if case .argument(let problem, _, _) = self { problem.leavesMeaningOpen } else { false }
  }
}

extension Session {
  /// The campground that is there, or for a command that would make one an empty one; nil when there is none.
  func campgroundToJudge(_ access: Store.Access) throws -> Campground? {
    if try Store.exists(location) { return try open(location, .existing, false) }
    return access == .create ? try open(.memory, .create, false) : nil
  }
}
