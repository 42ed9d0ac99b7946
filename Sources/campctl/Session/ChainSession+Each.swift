import CampgroundManager

/// Writes in all campgrounds of a chain, each a write of its own.
extension ChainSession {
  /// Does a command in one campground after the other, and reports each by its name; ends with 6 when some have failed.
  func each(_ invocation: Invocation, _ body: (Session) throws -> Response) throws {
    let names = try ChainedStores.names(of: chain)
    guard !names.isEmpty else { throw StoreError.unusable(path: chain.description, .emptyChain) }
    let results = names.map { name in Result { try part(of: name, invocation, body) } }
    let all = ChainResults(names: names, results: results)
    let failures = all.failures
    guard failures.count < names.count else { throw all.joined(failures) }
    try printer.print(results.compactMap { try? $0.get() })
    guard !failures.isEmpty else { return }
    printer.report(all.joined(failures))
    throw ExitStatus.someRefused
  }

  private func part(
    of name: String, _ invocation: Invocation, _ body: (Session) throws -> Response
  ) throws -> ChainPart {
    let session = try Session(invocation.common, StoreChoice(.server(chain.server(name))), printer)
    defer { session.store?.leave() }
    return try printer.part(body(session), of: name)
  }
}
