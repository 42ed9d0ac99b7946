import Arguments
import JSONText

@testable import campctl

extension CommandRegistry {
  /// Every command by its name, help among them.
  static var readers: [CommandReader] { (campctl.entries + campctl.others).map(\.reader) }

  static func reader(of name: String) throws -> CommandReader { try entry(name).reader }

  static func type(of name: String) throws -> any Command.Type { try entry(name).type() }

  private static func entry(_ name: String) throws -> Entry {
    guard let entry = campctl.entry(named: name) else { throw campctl.unknown(name) }
    return entry
  }

  /// The names of the commands whose types have one kind.
  static func names(where isMeant: (any Command.Type) -> Bool) -> [String] {
    campctl.entries.filter { isMeant($0.type()) }.map(\.name)
  }
}

extension CommandReader {
  /// Reads the words of a command line behind the command's name, as the shell would split them.
  func words(_ line: String) throws -> Invocation { try invocation(ShellWords.split(line)[...]) }

  func object(_ json: String) throws -> Invocation {
    try invocation(objectReader.read(JSONReader.object(Array(json.utf8))))
  }
}

extension Command {
  /// The descriptions of the command's own arguments, also of a command whose type is not known.
  static var descriptions: [ArgumentDescription] { arguments.map(\.description) }
}
