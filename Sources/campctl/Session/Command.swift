import Arguments
import CampgroundManager

/// A command of campctl: a value whose properties are its arguments, beside the one list that declares them.
protocol Command: ArgumentSet, Sendable {
  init()
  static var help: CommandHelp { get }
  /// Its own arguments, and those that it shares with others.
  static var arguments: [Argument] { get }
  /// The arguments of a write; none for a command that only reads.
  static var writing: [Argument] { get }
  /// Whether it may stand in a line of a batch.
  static var standsInBatch: Bool { get }
  /// Itself, when it works on a campground; to cast for it, the runtime would search all conformances.
  var onCampground: (any CampgroundCommand)? { get }
  /// Does it in a process of its own, and gives its answer.
  func run(_ invocation: Invocation, among registry: CommandRegistry) throws
}

extension Command {
  static var writing: [Argument] { [] }
  static var standsInBatch: Bool { false }
  var onCampground: (any CampgroundCommand)? { nil }
}

/// A command that needs to know where the campground is.
protocol SessionCommand: Command {
  func run(_ invocation: Invocation, in session: Session) throws
}

extension SessionCommand {
  func run(_ invocation: Invocation, among registry: CommandRegistry) throws {
    try run(invocation, in: Session(invocation.common))
  }
}

/// A command that works on a campground: it calls a service, and says what came of it. It neither prints nor exits.
protocol CampgroundCommand: SessionCommand {
  /// Whether a missing store is made.
  var access: Store.Access { get }
  /// Whether it can go on with the machine's clock when this machine lacks the campground's time zone.
  var toleratesMissingZone: Bool { get }
  /// What a person should know before it is done; nil when it can be done without asking.
  func warning(in campground: Campground) throws -> String?
  func perform(in campground: Campground) throws -> Response
}

extension CampgroundCommand {
  static var standsInBatch: Bool { true }
  var onCampground: (any CampgroundCommand)? { self }
  var toleratesMissingZone: Bool { false }
  func warning(in campground: Campground) throws -> String? { nil }

  func run(_ invocation: Invocation, in session: Session) throws {
    try session.print(session.run(invocation, self), isWrite: access == .create)
  }
}

/// One that only reads: a missing store is not made.
protocol ReadCommand: CampgroundCommand {}

extension ReadCommand {
  var access: Store.Access { .existing }
}

/// One that writes.
protocol WriteCommand: CampgroundCommand {}

extension WriteCommand {
  static var writing: [Argument] { WriteArguments.arguments }
  var access: Store.Access { .create }
}

/// One that changes something that is there.
protocol ChangeCommand: WriteCommand {}

extension ChangeCommand {
  static var writing: [Argument] { WriteArguments.changing }
}
