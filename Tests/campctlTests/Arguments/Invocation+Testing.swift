import Arguments
import Foundation
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

  /// The line of JSON that means the same as a line of words: each value is in the first form that its argument takes, else a text.
  static func json(of line: String) throws -> String {
    let words = try ShellWords.split(line)
    guard let (entry, rest) = try campctl.find(words[...]) else { throw campctl.unknown(line) }
    let type = entry.type()
    let typed = WordReader(type.descriptions).read(rest).requestText(of: type.descriptions[...])
    let fields = try JSONReader.object(Array(typed.utf8)).map { member in
      let argument = type.descriptions.first { $0.key == member.key }
      guard let argument, case .text(let text) = member.value else {
        return "\(quoted(member.key)):\(member.value == .null ? "null" : "\(member.value == .flag(true))")"
      }
      let items = text.split(separator: ",").map { quoted(String($0)) }.joined(separator: ",")
      let form = [text, quoted(text), "[\(items)]", "[\(text)]"].first { form in
        (try? JSONValue(text: form)).map { type.takes($0, as: argument) } ?? false
      }
      return "\(quoted(member.key)):\(form ?? quoted(text))"
    }
    return "{" + (["\"command\":\(quoted(entry.name))"] + fields).joined(separator: ",") + "}"
  }

  private static func quoted(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)
    return String(decoding: data ?? Data(), as: UTF8.self)
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

  /// True when an argument can be read from a value of JSON.
  static func takes(_ value: JSONValue, as argument: ArgumentDescription) -> Bool {
    var command = Self()
    let given = ObjectReader(descriptions).read([.init(argument.key, value)])
    return !arguments.apply(given, to: &command).contains { problem in
      if case .unreadable(let unreadable, _, _) = problem { unreadable.key == argument.key } else { false }
    }
  }
}
