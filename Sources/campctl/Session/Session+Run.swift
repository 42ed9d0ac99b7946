import CampgroundManager

extension Session {
  /// Does one command; a command that is refused has made no store, either.
  func run(_ invocation: Invocation, _ command: some CampgroundCommand) throws -> Response {
    let isDryRun = invocation.write.dryRun
    let isNew = try command.access == .create && !Store.exists(location)
    if isNew {
      let response = try invocation.perform(command, in: open(.memory, .create, command.toleratesMissingZone))
      if isDryRun { return response }
    }
    let campground = try open(location, command.access, command.toleratesMissingZone)
    if isNew { tellBeginning() }
    if !isDryRun, let warning = try warning(of: command, invocation, in: campground) {
      try confirm(warning, invocation.write.yes)
    }
    let response = try invocation.perform(command, in: campground)
    warn(of: campground)
    return response
  }

  /// What a person is asked before a command; nil for one that is not done again, as its key was kept: who was forgotten
  /// under it is found no more (R43).
  private func warning(
    of command: some CampgroundCommand, _ invocation: Invocation, in campground: Campground
  ) throws -> String? {
    let warning = Swift.Result { try command.warning(in: campground) }
    if case .success(nil) = warning { return nil }
    return try invocation.isKept(in: campground) ? nil : warning.get()
  }
}
