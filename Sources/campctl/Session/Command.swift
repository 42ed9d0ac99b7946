import Arguments
import CampgroundManager

/// A command of campctl: a value whose properties are its arguments, beside the one list that declares them.
protocol Command: ArgumentSet, Sendable {
  init()
  static var help: CommandHelp { get }
  /// The command's own arguments, and those that it shares with others.
  static var arguments: [Argument<Self>] { get }
  /// The arguments of a command whose list can be asked; none for any other.
  static var asking: [Argument<AskArguments>] { get }
  /// The fields of that list; nil for any other command.
  static var listFields: ListFields? { get }
  /// The end from which days in its filter count (R42).
  static var listDays: DayRelation { get }
  /// The arguments of a write; none for a command that only reads.
  static var writing: [Argument<WriteArguments>] { get }
  /// True when it may stand in a line of a batch.
  static var standsInBatch: Bool { get }
  /// The use of the file or folder among its arguments.
  static var fileUse: FileUse { get }
  /// The reservations on which it can act, which are the candidates for an argument that names one.
  static func purpose(of argument: String) -> ReservationPurpose
  /// False for a command with one text in every format, which no setting of the process keeps from printing it.
  var hasFormats: Bool { get }
  /// The command itself, when it works on a campground; to cast for it, the runtime would search all conformances.
  var onCampground: (any CampgroundCommand)? { get }
  /// The arguments that do not go together, or of which one lacks; each follows from those that are given.
  var misuse: [UsageProblem] { get }
  /// Its use for a chain of campgrounds.
  static var chainUse: ChainUse { get }
  /// Runs it in a process of its own, and prints its answer.
  func run(_ invocation: Invocation, among registry: CommandRegistry) throws
}

extension Command {
  static var asking: [Argument<AskArguments>] { [] }
  static var listFields: ListFields? { nil }
  static var listDays: DayRelation { DayRelation(.nearest) }
  static var writing: [Argument<WriteArguments>] { [] }
  static var standsInBatch: Bool { false }
  static var fileUse: FileUse { .waitedFor }
  static var chainUse: ChainUse { .none }
  static func purpose(of argument: String) -> ReservationPurpose { .look }
  var hasFormats: Bool { true }
  var onCampground: (any CampgroundCommand)? { nil }
  var misuse: [UsageProblem] { [] }
}

/// The use that a command makes of a file or folder.
enum FileUse {
  /// It is read while the campground is open, and may be a pipe whose writer is slow.
  case waitedFor
  /// It is read before, so that the command can be begun again: it changes nothing but the store.
  case ready
  /// It is made. A refused batch keeps nothing, and a file would stay.
  case made
}

/// A question whether to act on the stays of a filter, with their number.
struct StaysQuestion {
  let words: String
  let count: Int
}

/// A command that needs the place of the campground.
protocol SessionCommand: Command {
  /// True when it reads the campground, and nothing of its store, so that it can be done at a moment of the journal, too.
  var looksAtCampground: Bool { get }
  func run(_ invocation: Invocation, in session: Session) throws
  /// Runs it on a chain of campgrounds; throws ``Failure`` for a command that works on one.
  func run(_ invocation: Invocation, on chain: ChainSession) throws
}

extension SessionCommand {
  var looksAtCampground: Bool { false }

  func run(_ invocation: Invocation, among registry: CommandRegistry) throws {
    let choice = try invocation.common.resolvedStore()
    if let chain = choice.target.chain { return try run(invocation, on: ChainSession(chain, invocation.common)) }
    let session = try Session(invocation.common, choice, invocation.common.printer())
    // The process's end closes the store; closing it here would cost a fifteenth of a `reserve`.
    _ = Unmanaged.passRetained(session)
    defer { session.store?.leave() }
    try run(invocation, in: session)
  }

  func run(_ invocation: Invocation, on chain: ChainSession) throws { throw chain.refusal(of: invocation.name) }
}

/// A command that works on a campground: it calls a service, and returns the answer. It neither prints nor exits.
protocol CampgroundCommand: SessionCommand {
  /// The treatment of a missing store.
  var access: Store.Access { get }
  /// True when it can continue with the machine's clock if this machine lacks the campground's time zone.
  var toleratesMissingZone: Bool { get }
  /// The warning to confirm before it is done; nil when no confirmation is needed.
  func warning(in campground: Campground) throws -> String?
  /// The question that a person at a terminal answers before it is done, found in a rehearsal; nil when it asks nothing.
  var question: ((Campground) throws -> String?)? { get }
  /// The command as it is done once a person has answered its question with yes.
  var agreed: Self { get }
  /// The problems of the arguments that are given and could be read, each of which stands whatever the others are; `unread`
  /// has the keys of those that could not be read. For a refusal that names all that is wrong at once.
  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem]
  func perform(in campground: Campground) throws -> Response
  /// Does what an invocation of it demands beside its own arguments.
  func perform(_ invocation: Invocation, in campground: Campground) throws -> Response
  /// The question whether to act on all stays of a filter; nil for a command that acts on none.
  func question(_ invocation: Invocation, in campground: Campground) throws -> StaysQuestion?
  /// The arguments of an invocation of it that do not go together, or of which one lacks.
  func misuse(_ invocation: Invocation) -> [UsageProblem]
}

extension CampgroundCommand {
  static var standsInBatch: Bool { fileUse != .made }
  var onCampground: (any CampgroundCommand)? { self }
  var looksAtCampground: Bool { access == .existing }
  var toleratesMissingZone: Bool { false }
  func warning(in campground: Campground) throws -> String? { nil }
  var question: ((Campground) throws -> String?)? { nil }
  var agreed: Self { self }
  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] { [] }
  func question(_ invocation: Invocation, in campground: Campground) throws -> StaysQuestion? { nil }
  func misuse(_ invocation: Invocation) -> [UsageProblem] { misuse }

  func perform(_ invocation: Invocation, in campground: Campground) throws -> Response {
    try perform(in: campground).answering(invocation.ask, Self.listDays, in: campground)
  }

  func run(_ invocation: Invocation, in session: Session) throws {
    let response = try session.run(invocation, self)
    try session.print(response, isWrite: access == .create)
    if response.status != .done { throw response.status }
  }
}

/// A command that only reads: a missing store is not made.
protocol ReadCommand: CampgroundCommand {}

extension ReadCommand {
  var access: Store.Access { .existing }
}

/// A command whose list can be asked.
protocol ListCommand: ReadCommand {
  /// The things of its list.
  associatedtype Element: ListedView
}

extension ListCommand {
  static var asking: [Argument<AskArguments>] { AskArguments.arguments }
  static var listFields: ListFields? { ListFields(of: Element.self) }
}

/// A command that writes.
protocol WriteCommand: CampgroundCommand {}

extension WriteCommand {
  static var writing: [Argument<WriteArguments>] { WriteArguments.arguments }
  var access: Store.Access { .create }
}

/// A command that changes an existing thing: a missing store is not made.
protocol ChangeCommand: WriteCommand {}

extension ChangeCommand {
  static var writing: [Argument<WriteArguments>] { WriteArguments.changing }
}
