import CampgroundManager

/// The stays of a filter on which a command acts.
struct ChosenStays {
  let name: String
  let ask: AskArguments
  let write: WriteArguments
  /// True when a person has agreed to all of them, whatever their number.
  private let isAgreed: Bool

  init(_ invocation: Invocation) {
    (name, ask, write, isAgreed) = (invocation.name, invocation.ask, invocation.write, invocation.isAgreed)
  }

  /// Does it with each of them, all or none.
  func perform<C: StaysCommand>(_ command: C, in campground: Campground) throws -> Response {
    try misuse(of: command).refuse()
    if command.access == .existing { throw Failure.usage(.quoteOfGroup) }
    let question = try ListQuestion(ask, C.listDays, in: campground)
    var found = FoundStays()
    func choose() throws -> [Reservation] {
      found = try stays(for: C.self, question, in: campground)
      try require(found)
      return found.able.map(\.reservation)
    }
    if let joint = command as? any JointStaysCommand {
      let response = try joint.perform(onAll: choose, in: campground)
      return response.with(response.body, response.notes + question.spokenDays + found.restNotes(of: name))
    }
    let (written, answers) = try campground.reservations.forEach(name, of: choose) { stay in
      try command.on(stay).perform(in: campground)
    }
    let notes = question.spokenDays + found.restNotes(of: name)
    guard written.replayed else { return Response(ofAll: answers, notes: notes).orElse("No stay matches.") }
    let makeView = try ReservationView.maker(in: campground)
    let views = try written.map { try $0.stays().map(makeView) }
    return try Response(views, views.result.map { "\($0.stayOnSite)." })
  }

  /// The question whether to act on so many; found in a rehearsal, so that nobody agrees to a refusal.
  func question<C: StaysCommand>(_ command: C, in campground: Campground) throws -> StaysQuestion {
    _ = try perform(command, in: campground)
    let question = try ListQuestion(ask, C.listDays, in: campground)
    let stays = try stays(for: C.self, question, in: campground).able
    return StaysQuestion(words: Questions.act(name, onStays: stays.count, stays.partyWords), count: stays.count)
  }

  /// Shows them alone.
  func show<C: StaysShown>(_ command: C, in campground: Campground) throws -> Response {
    try misuse(of: command).refuse()
    let question = try ListQuestion(ask, C.listDays, in: campground)
    let response = try command.show(StayFilter(question, in: campground), in: campground)
    return response.with(response.body, response.notes + question.spokenDays)
  }

  func misuse(of command: some OnStays) -> [UsageProblem] {
    if ask.filters.isEmpty { return [.expectAlone] }
    return (command.namesStays ? [.filterBesideStays] : []) + (write.ifVersion == nil ? [] : [.versionOfSeveral])
  }

  private func stays<C: StaysCommand>(
    for _: C.Type, _ question: ListQuestion, in campground: Campground
  ) throws -> FoundStays {
    let found = try StayFilter(question, in: campground).stays()
    let able = Set(
      try campground.reservations.able(found.map(\.reservation), for: C.purpose(of: "reservation")).map(\.id))
    return FoundStays(
      able: found.filter { able.contains($0.reservation.id) }, rest: found.filter { !able.contains($0.reservation.id) })
  }

  /// Throws ``Failure`` unless there are stays, and as many as a person knows.
  private func require(_ found: FoundStays) throws(Failure) {
    if let expected = ask.expect {
      if expected == found.able.count { return }
      let problem: UsageProblem =
        found.able.isEmpty
        ? .noneExpected(name, expected, found.rest.count, found.rest.statusWords)
        : .otherCount(name, expected, found.able.count, found.able.partyWords)
      throw Failure(.versionChanged, of: [.usage(problem)])
    } else if found.able.isEmpty {
      throw Failure(notFound: [.usage(.noneToAct(name, found.rest.count, found.rest.statusWords))])
    } else if !write.dryRun, !isAgreed {
      throw Failure(.declined, [.usage(.unexpectedCount(name, found.able.count, found.able.partyWords))])
    }
  }
}

/// The stays that a filter has found.
struct FoundStays {
  /// The stays on which the command can act.
  var able: [ReservationView] = []
  var rest: [ReservationView] = []

  func restNotes(of command: String) -> [String] {
    rest.isEmpty
      ? [] : ["\(Phrases.count(rest.count, "other stay")) matched, not for \(command): \(rest.statusWords)."]
  }
}

extension [ReservationView] {
  /// `r-1 (Ann Lee, site 12), r-4 (Bob Low, site 14) and 30 more`
  var partyWords: String {
    words { "\($0.label) (\($0.reservation.camper.fullName), site \($0.reservation.siteNumber))" }
  }

  /// `r-1 (checked out), r-4 (cancelled)`
  var statusWords: String { words { "\($0.label) (\($0.reservation.status.description.lowercased()))" } }

  private func words(_ one: (ReservationView) -> String) -> String {
    let shown = prefix(10).map(one)
    return Phrases.list(count > 10 ? shown + ["\(count - 10) more"] : shown)
  }
}
