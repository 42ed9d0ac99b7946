import Arguments
import CampgroundManager

/// Reads the arguments of one command, from words or from an object of JSON.
struct CommandReader: Sendable {
  let name: String
  let standsInBatch: Bool
  /// Its own arguments, then those of a write, then those that every command takes.
  let arguments: [ArgumentDescription]
  private let help: @Sendable () -> CommandHelp
  private let ownCount: Int
  private let make: @Sendable (GivenArguments) throws(ArgumentErrors) -> Values

  private typealias Values = (any Command, WriteArguments, CommonArguments)

  init<C: Command>(_ type: C.Type, name: String) {
    let own = C.arguments
    let writing = C.writing
    let common = CommonArguments.arguments
    precondition(own.allSatisfy { $0.isDeclared(for: C.self) }, "arguments of another command")
    self.name = name
    help = { C.help }
    standsInBatch = C.standsInBatch
    arguments = own.map(\.description) + writing.map(\.description) + common.map(\.description)
    ownCount = own.count
    make = { given throws(ArgumentErrors) in
      var (command, write, all) = (C(), WriteArguments(), CommonArguments())
      let problems =
        own.apply(given, to: &command) + writing.apply(given, from: own.count, to: &write)
        + common.apply(given, from: own.count + writing.count, to: &all)
      // With --help or --version, missing arguments are not reported.
      if !all.asksForHelp, !all.asksForVersion { try given.require(no: problems) }
      return (command, write, all)
    }
  }

  var description: CommandDescription { CommandDescription(name: name, help: help(), arguments: arguments) }

  /// Reads lines of a batch, which have all arguments but those that every command takes.
  var objectReader: ObjectReader { ObjectReader(arguments.dropLast(CommonArguments.arguments.count)) }

  /// Makes the invocation; throws ``Failure`` with all problems at once.
  func invocation(_ given: GivenArguments) throws(Failure) -> Invocation {
    do {
      let (command, write, common) = try make(given)
      let own = arguments[..<ownCount]
      return Invocation(name: name, command: command, write: write, common: common, arguments: own) {
        given.requestText(of: own)
      }
    } catch {
      var failure = Failure(error, of: name)
      failure.command = name
      throw failure
    }
  }

  func invocation(_ words: ArraySlice<String>) throws(Failure) -> Invocation {
    try invocation(WordReader(arguments).read(words))
  }
}
