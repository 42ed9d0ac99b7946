import ArgumentParser
import Synchronization

// What is read of a plain line, for the commands that there are.

extension CommandKeys {
  /// A batch asks for the same few with each line.
  private static let known = Mutex<[ObjectIdentifier: CommandKeys]>([:])

  static func of(_ command: any CampgroundCommand.Type) -> CommandKeys {
    known.withLock { known in
      if let keys = known[ObjectIdentifier(command)] { return keys }
      let keys = CommandKeys(of: command.name)
      known[ObjectIdentifier(command)] = keys
      return keys
    }
  }
}

extension LineValues {
  /// The command that the values make; throws when one cannot be read.
  func command<Command: CampgroundCommand>(_ type: Command.Type) throws -> PreparedCommand {
    type.prepared(try Command.Request(from: LineDecoder(values: self)), try Terms(LineFields(self)))
  }
}

extension Verbs {
  /// What ArgumentParser could not understand of a command's arguments.
  func failure(usage message: String, of arguments: [String]) -> Failure {
    let count = words(of: arguments[...])
    let command = try? batchCommand(arguments.prefix(count).joined(separator: " "))
    return Failure(
      usage: message, of: arguments.prefix(count).filter { !$0.hasPrefix("-") },
      misspelled: command.flatMap { CommandKeys.of($0).unknownOption(in: arguments.dropFirst(count)) })
  }
}
