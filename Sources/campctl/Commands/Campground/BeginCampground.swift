import Arguments
import CampgroundManager

/// Begins an empty campground, or brings one up to date.
struct BeginCampground: SessionCommand {
  var dryRun = false

  static let help = CommandHelp(
    "Begin an empty campground, or bring one up to date.",
    discussion: """
      On a PostgreSQL server a campground is a schema of a database. This command makes it, and the role that runs it \
      becomes its owner; campctl grant then lets other roles in. You do not need this for a file: the first command \
      that writes makes it. A campground that is there already keeps everything: one of an earlier release is brought \
      up to date, on a server by its owner alone. The journal gets no entry.
      """,
    examples: [
      "campctl init --store 'postgresql://db.example.org/camp?campground=lakeside'",
      "campctl init --store ~/lakeside.sqlite",
    ])

  static let arguments: [Argument<Self>] = [
    flag("dry-run", "Rehearse: print the result, save nothing.") { $0.dryRun = $1 }.short("n")
  ]

  static var chainUse: ChainUse { .oneByOne }

  func run(_ invocation: Invocation, in session: Session) throws {
    let response = try begin(in: session)
    try session.print(response, isWrite: response.isForWrite)
  }

  func run(_ invocation: Invocation, on chain: ChainSession) throws { try chain.each(invocation, begin) }

  private func begin(in session: Session) throws -> Response {
    guard session.location != .memory else { throw Failure.usage(.beginInMemory) }
    let found = try Store.version(at: session.location)
    if !dryRun { session.warn(of: try session.open(session.location, .owner, true)) }
    let view = BegunView(store: session.location, found: found, near: session.choice.near, isDryRun: dryRun)
    var response = Response(view, extras: .notes(view.notes))
    response.isForWrite = view.isChanged && !dryRun
    return response
  }
}
