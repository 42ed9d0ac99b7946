import CampgroundManager

extension Session {
  /// Does one command; a command that is refused has made no store, either.
  func run(_ given: Invocation, _ command: some CampgroundCommand) throws -> Response {
    let isNew = try command.access == .create && !Store.exists(location)
    if isNew {
      let response = try rehearse(given, command)
      if given.write.dryRun { return response }
    }
    let present = try open(location, command.access, command.toleratesMissingZone) {
      foresee(command, given, in: $0)
    }
    if isNew { tellBeginning() }
    let campground = try past(present)
    let dated = try given.dated(in: campground)
    var invocation = dated ?? given
    let meant = dated?.command.onCampground ?? (command as any CampgroundCommand)
    do {
      try agree(to: &invocation, in: campground)
      let agreed = try isConfirmed(meant, invocation, in: campground) ? meant.agreed : meant
      let response = try invocation.perform(agreed, in: campground)
      warn(of: present)
      // A list is read while it is printed.
      if case .many = response.body { present.store.stopLingering() } else { present.store.leave() }
      return response
    } catch {
      throw invocation.refusal(error, in: campground)
    }
  }

  /// Has a server's answers come with as few round trips as can be. Nothing lingers while a file is waited for, and a command that makes one
  /// is not tried.
  private func foresee(_ command: some CampgroundCommand, _ given: Invocation, in store: Store) {
    let fileUse = given.namesFile ? type(of: command).fileUse : nil
    guard store.isOnServer, fileUse != .waitedFor, asOf == nil else { return }
    store.linger()
    given.expectThings(in: Campground(store: store, clock: clock))
    if fileUse == .made { return }
    Campground.foresee(in: store, clock: clock) { campground in _ = try given.perform(command, in: campground) }
  }

  /// Does it in memory, before a store is made for it.
  private func rehearse(_ invocation: Invocation, _ command: some CampgroundCommand) throws -> Response {
    let campground = try open(.memory, .create, command.toleratesMissingZone)
    do {
      return try invocation.perform(command, in: campground)
    } catch {
      throw invocation.refusal(error, in: campground)
    }
  }

  /// Has a person at a terminal agree to act on the stays of a filter, and then on as many as the question named.
  private func agree(to invocation: inout Invocation, in campground: Campground) throws {
    guard !invocation.ask.filters.isEmpty, isAtTerminal, !invocation.write.dryRun, invocation.ask.expect == nil,
      let command = invocation.command.onCampground, command.access == .create,
      try !invocation.isKept(in: campground)
    else { return }
    invocation.isAgreed = true
    if invocation.write.yes { return }
    let asking = invocation
    guard let question = try invocation.rehearse(in: campground, { try command.question(asking, in: $0) }) else {
      return
    }
    try ask(question.words)
    invocation.ask.expect = question.count
  }

  /// Has a person confirm it where that is needed; throws when the answer is no. Returns true for a question that was
  /// answered with yes.
  private func isConfirmed(
    _ command: some CampgroundCommand, _ invocation: Invocation, in campground: Campground
  ) throws -> Bool {
    let isDryRun = invocation.write.dryRun
    if !isDryRun, !invocation.write.yes, let warning = try warning(of: command, invocation, in: campground) {
      try confirm(warning)
    }
    if printer.informs {
      try pointOut(try invocation.otherReadings(in: campground), command, invocation, in: campground)
    }
    return try !isDryRun && !invocation.write.yes && ask(command, invocation, in: campground)
  }

  /// The warning to confirm before a command; nil for one that is not run again, as its key was kept: a person
  /// forgotten under it cannot be found any more (R43).
  private func warning(
    of command: some CampgroundCommand, _ invocation: Invocation, in campground: Campground
  ) throws -> String? {
    let warning = Swift.Result {
      try campground.writing(WriteTerms(), actor: try WriteArguments.actor(invocation.write.actor)) {
        try command.warning(in: campground)
      }
    }
    if case .success(nil) = warning { return nil }
    return try invocation.isKept(in: campground) ? nil : warning.get()
  }

  /// Asks a person at a terminal before a command that would cost money; nobody else, and nothing when its key was kept.
  /// Returns true for a question that was answered with yes.
  private func ask(
    _ command: some CampgroundCommand, _ invocation: Invocation, in campground: Campground
  ) throws -> Bool {
    guard !invocation.ask.chooses, let question = command.question, isAtTerminal,
      try !invocation.isKept(in: campground),
      let words = try invocation.rehearse(in: campground, question)
    else { return false }
    try ask(words)
    return true
  }
}
