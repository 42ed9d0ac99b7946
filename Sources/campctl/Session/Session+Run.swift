import CampgroundManager

extension Session {
  /// Does one command; a command that is refused has made no store, either.
  func run(_ invocation: Invocation, _ command: some CampgroundCommand) throws -> Response {
    let isDryRun = invocation.write.dryRun
    let isNew = try command.access == .create && !Store.exists(location)
    if isNew {
      let rehearsal = try open(.memory, .create, command.toleratesMissingZone)
      do {
        let response = try invocation.perform(command, in: rehearsal)
        if isDryRun { return response }
      } catch {
        throw invocation.refusal(error, in: rehearsal)
      }
    }
    let campground = try open(location, command.access, command.toleratesMissingZone) {
      // Nothing lingers while a file is waited for.
      guard case .server = location, !invocation.readsFile else { return }
      $0.linger()
      invocation.expectThings(in: Campground(store: $0, clock: clock))
    }
    if isNew { tellBeginning() }
    if let dated = try invocation.dated(in: campground), let command = dated.command.onCampground {
      return try runAsMeant(dated, command, in: campground)
    }
    return try runAsMeant(invocation, command, in: campground)
  }

  /// Does it, or names the lines that are ready.
  private func runAsMeant(
    _ invocation: Invocation, _ command: some CampgroundCommand, in campground: Campground
  ) throws -> Response {
    do {
      return try run(invocation, command, in: campground)
    } catch {
      throw invocation.refusal(error, in: campground)
    }
  }

  private func run(
    _ invocation: Invocation, _ command: some CampgroundCommand, in campground: Campground
  ) throws -> Response {
    let isDryRun = invocation.write.dryRun
    if !isDryRun, let warning = try warning(of: command, invocation, in: campground) {
      try confirm(warning, invocation.write.yes)
    }
    if printer.informs {
      try pointOut(try invocation.otherReadings(in: campground), command, invocation, in: campground)
    }
    let isAgreed = try !isDryRun && !invocation.write.yes && ask(command, invocation, in: campground)
    let response = try invocation.perform(isAgreed ? command.agreed : command, in: campground)
    warn(of: campground)
    campground.store.stopLingering()
    return response
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
    guard let question = command.question, isAtTerminal, try !invocation.isKept(in: campground),
      let words = try invocation.rehearse(in: campground, question)
    else { return false }
    try ask(words)
    return true
  }
}
