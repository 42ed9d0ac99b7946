import Arguments
import CampgroundManager

/// Gives a role of a server its rights on the campground, takes them away, or lists all roles.
struct GrantRights: SessionCommand {
  var role: String?
  var read = false
  var housekeeping = false
  var till = false
  var front = false
  var prices = false
  var owner = false
  var none = false
  var list = false
  var dryRun = false

  static let help = CommandHelp(
    "Give a role of a PostgreSQL server its rights on the campground, or list the roles.",
    discussion: """
      The role, which the server's administrator makes, gets these rights in place of those that it had. A front desk \
      does the daily work: it adds to the journal and the ledger, and can neither delete nor overwrite them; --prices \
      lets it change rates, taxes, items, discounts, rules, policies and settings, too. \
      forget-camper, change-site --renumber, import all, restore, init and grant are the owner's. A new owner takes \
      the place of the one before. On a chain it is done in one campground after the other. A file has no roles; its \
      permissions are the operating system's.
      """,
    examples: ["campctl grant gate --front", "campctl grant auditor --read", "campctl grant --list"])

  static let arguments: [Argument<Self>] = [
    positional("role", .text.named("role"), "The role, as the server calls it.") { $0.role = $1 }.optional(),
    flag("read", "Let it read everything, and change nothing.") { $0.read = $1 },
    flag("housekeeping", "Let it read everything, and change the notes of sites and stays.") { $0.housekeeping = $1 },
    flag("till", "Let it read everything, and work on accounts: payments, refunds, charges, sales.") { $0.till = $1 },
    flag("front", "Let it do the work of a front desk.") { $0.front = $1 },
    flag("prices", "Let it do that, and change prices, taxes, rules, policies and settings.") { $0.prices = $1 },
    flag("owner", "Make it the owner of the campground.") { $0.owner = $1 },
    flag("none", "Take all rights away.") { $0.none = $1 },
    flag("list", "List the roles and their rights.") { $0.list = $1 },
    flag("dry-run", "Rehearse: print the result, save nothing.") { $0.dryRun = $1 }.short("n"),
  ]

  /// The kinds of rights that were given; with --prices, --front says nothing new.
  private var kinds: [StoreRole] {
    let given: [(Bool, StoreRole)] = [
      (read, .read), (housekeeping, .housekeeping), (till, .till), (front && !prices, .front), (prices, .prices),
      (owner, .owner), (none, .none),
    ]
    return given.filter(\.0).map(\.1)
  }

  var misuse: [UsageProblem] {
    if list { return role == nil && kinds.isEmpty ? [] : [.listOfRoles] }
    return (role == nil ? [.noRole] : role == "" ? [.emptyRole] : []) + (kinds.count == 1 ? [] : [.oneRight])
  }

  static var chainUse: ChainUse { .oneByOne }

  func run(_ invocation: Invocation, in session: Session) throws {
    let response = try answer(in: session)
    try session.print(response, isWrite: response.isForWrite)
  }

  func run(_ invocation: Invocation, on chain: ChainSession) throws {
    if let problem = misuse.first { throw Failure.usage(problem) }
    try chain.each(invocation, answer)
  }

  private func answer(in session: Session) throws -> Response {
    if let problem = misuse.first { throw Failure.usage(problem) }
    guard case .server = session.location else { throw StoreRoleProblem.noServer }
    let campground = try session.open(.existing)
    guard let role, let kind = kinds.first else { return try .roles(of: campground) }
    var terms = WriteTerms()
    terms.isDryRun = dryRun
    try campground.writing(terms, actor: WriteArguments.actor(nil)) {
      try campground.grant(kind, to: role)
    }
    var response = Response(GrantedView(store: session.location, role: role, kind: kind, isDryRun: dryRun))
    response.isForWrite = !dryRun
    return response
  }
}

extension Response {
  fileprivate static func roles(of campground: Campground) throws -> Response {
    let roles = try campground.roles()
    return .list(empty: "Nobody has rights here.") { each in for role in roles { try each(RoleView(role: role)) } }
  }
}
