import Arguments
import CampgroundManager

/// Gives a role of a server its rights on the campground.
struct GrantRights: SessionCommand {
  @Required var role: String
  var read = false
  var front = false
  var owner = false
  var dryRun = false

  static let help = CommandHelp(
    "Give a role of a PostgreSQL server its rights on the campground.",
    discussion: """
      The role, which the server's administrator makes, gets these rights in place of those that it had. A front desk \
      does the daily work: it adds to the journal and the ledger, and can neither delete nor overwrite them. \
      forget-camper, change-site --renumber, import all, restore, init and grant are the owner's. A new owner takes \
      the place of the one before. A file has no roles; its permissions are the operating system's.
      """,
    examples: ["campctl grant gate --front", "campctl grant auditor --read"])

  static let arguments: [Argument<Self>] = [
    positional("role", .text.named("role"), "The role, as the server calls it.") { $0.role = $1 },
    flag("read", "Let it read everything, and change nothing.") { $0.read = $1 },
    flag("front", "Let it do the work of a front desk.") { $0.front = $1 },
    flag("owner", "Make it the owner of the campground.") { $0.owner = $1 },
    flag("dry-run", "Rehearse: print the result, save nothing.") { $0.dryRun = $1 }.short("n"),
  ]

  func run(_ invocation: Invocation, in session: Session) throws {
    let kinds = [(read, StoreRole.read), (front, .front), (owner, .owner)].filter(\.0).map(\.1)
    guard let kind = kinds.first, kinds.count == 1 else { throw Failure.usage(.oneRight) }
    guard !role.isEmpty else { throw Failure.usage(.emptyRole) }
    guard case .server = session.location else { throw StoreRoleProblem.noServer }
    let campground = try session.open(.existing)
    try dryRun
      ? campground.rehearse { try campground.store.grant(kind, to: role) } : campground.store.grant(kind, to: role)
    let view = GrantedView(store: session.location, role: role, kind: kind, isDryRun: dryRun)
    try session.print(Response(view), isWrite: !dryRun)
  }
}
