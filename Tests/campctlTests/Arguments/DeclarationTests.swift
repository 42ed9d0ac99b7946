import Arguments
import CampgroundManager
import JSONText
import Testing

@testable import campctl

/// The list of a command's arguments and its properties agree.
@Suite struct DeclarationTests {
  /// Words of which every reader of values understands one.
  static let words = [
    "7", "2027-07-04", "45.00", "15:00", "fri", "20%", "7:0% 0:100%", "05-01..10-15", "r-3", "keep", "tent",
    "Site=site", "Status=OK=reserved", "mdy", "07-04",
  ]

  /// The name of a property without the mark of a required one, and without the start of `isFee` and `numberOfNights`.
  private static func name(_ label: String?) -> String {
    let name = label ?? ""
    if name.hasPrefix("_") { return String(name.dropFirst()) }
    for start in ["is", "numberOf"] where name.hasPrefix(start) {
      let rest = name.dropFirst(start.count)
      if rest.first?.isUppercase == true { return rest.prefix(1).lowercased() + rest.dropFirst() }
    }
    return name
  }

  /// The properties of a command and of its parts, by name, as text.
  private static func properties(of value: Any, _ keys: Set<String>) -> [String: String] {
    var found: [String: String] = [:]
    for child in Mirror(reflecting: value).children {
      let name = name(child.label)
      if keys.contains(name) {
        found[name] = "\(child.value)"
      } else {
        found.merge(properties(of: child.value, keys)) { $1 }
      }
    }
    return found
  }

  @Test(arguments: CommandRegistry.readers.map(\.name) + [""])
  func `each argument sets the property of its name, from words as from JSON`(name: String) throws {
    let type: any Command.Type = name.isEmpty ? Root.self : try CommandRegistry.type(of: name)
    try expectSet(type)
  }

  @Test(arguments: CommandRegistry.readers.map(\.name))
  func `a property that is read without a default belongs to a required argument`(name: String) throws {
    let type: any Command.Type = try CommandRegistry.type(of: name)
    let required = type.descriptions.filter(\.isRequired).map(\.key)
    #expect(Self.requiredProperties(of: type.init()).subtracting(required) == [])
  }

  /// The names of all properties that cannot be read before they are set.
  private static func requiredProperties(of value: Any) -> Set<String> {
    Mirror(reflecting: value).children.reduce(into: []) { names, child in
      if String(describing: Swift.type(of: child.value)).hasPrefix("Required<") {
        names.insert(Self.name(child.label))
      } else {
        names.formUnion(requiredProperties(of: child.value))
      }
    }
  }

  @Test func `so do those that all commands share`() throws {
    try expectSet(
      CommonArguments.arguments, CommonArguments.init, except: ["json", "jsonl", "csv", "ods", "help", "version"])
    try expectSet(WriteArguments.changing, WriteArguments.init)
  }

  private func expectSet<C: Command>(_ type: C.Type) throws {
    try expectSet(C.arguments, C.init)
  }

  private func expectSet<C>(_ list: [Argument<C>], _ make: @escaping () -> C, except: Set<String> = []) throws {
    let keys = Set(list.map(\.description.key))
    #expect(keys.count == list.count, "two arguments of one name")
    let empty = Self.properties(of: make(), keys)
    for argument in list.map(\.description) where !except.contains(argument.key) {
      let forms = Self.forms(of: argument, in: list, make)
      #expect(!forms.isEmpty, "\(argument.label) takes no word and value")
      let set = forms.map { form in form.map { Self.properties(of: $0.command, keys)[argument.key] } }
      #expect(set.allSatisfy { $0[0] == $0[1] && $0[0] != nil }, "\(argument.label)")
      #expect(set.contains { $0[0] != empty[argument.key] }, "\(argument.label) does not set its property")
      #expect(forms.allSatisfy { $0[0].text == $0[1].text }, "\(argument.label)")
    }
  }

  /// The command with this argument alone, given as words and as JSON, and its text as a request; for each word that it
  /// takes.
  private static func forms<C>(
    of argument: ArgumentDescription, in list: [Argument<C>], _ make: @escaping () -> C
  ) -> [[(command: C, text: String)]] {
    let isFlag = argument.kind == .flag || argument.kind == .toggle
    return (isFlag ? [""] : Self.words + (argument.completion.choices ?? [])).compactMap { word in
      let text: [JSONValue] = [.text(word), .list([.text(word)])]
      let values = isFlag ? [.flag(true)] : Int(word).map { [.number($0), .list([.number($0)])] + text } ?? text
      let reader = WordReader(list.map(\.description))
      guard
        let words = applied(reader.read(spelled(argument, word, list.map(\.description))[...]), argument, list, make)
      else { return nil }
      let objects = values.lazy.compactMap { value in
        applied(
          ObjectReader(list.map(\.description)).read([JSONValue.Member(argument.key, value)]), argument, list, make)
      }
      return objects.first.map { [words, $0] }
    }
  }

  private static func spelled(
    _ argument: ArgumentDescription, _ word: String, _ all: [ArgumentDescription]
  ) -> [String] {
    switch argument.kind {
    case .option, .repeated, .detail: return ["--" + argument.name, word]
    case .flag, .toggle: return ["--" + argument.name]
    case .positional, .rest:
      let place = all.filter { [.positional, .rest].contains($0.kind) }.firstIndex { $0.name == argument.name } ?? 0
      return Array(repeating: word, count: place + 1)
    }
  }

  /// The command with the argument; nil when it cannot be read.
  private static func applied<C>(
    _ given: GivenArguments, _ argument: ArgumentDescription, _ list: [Argument<C>], _ make: @escaping () -> C
  ) -> (command: C, text: String)? {
    var command = make()
    for case .unreadable(let unreadable, _, _) in list.apply(given, to: &command) where unreadable.key == argument.key {
      return nil
    }
    let descriptions = list.map(\.description)
    let place = descriptions.firstIndex { $0.key == argument.key } ?? 0
    return (command, given.requestText(of: descriptions[place...place]))
  }

  @Test func `every command says in a full sentence what it does`() {
    #expect(CommandRegistry.readers.count >= 60)
    for reader in CommandRegistry.readers { #expect(isSentence(reader.description.help.abstract), "\(reader.name)") }
  }

  @Test func `every argument is explained in a full sentence`() {
    for reader in CommandRegistry.readers {
      for argument in reader.arguments { #expect(isSentence(argument.help), "\(reader.name) \(argument.label)") }
    }
  }

  @Test func `every command that the help lists has an example`() {
    for entry in CommandRegistry.campctl.entries {
      #expect(!entry.reader.description.help.examples.isEmpty, "\(entry.name)")
    }
  }

  @Test func `every example is a command line that can be read`() throws {
    for example in Root.help.examples {
      let (entry, rest) = try #require(try CommandRegistry.campctl.find(ShellWords.split(example)[1...]))
      #expect(throws: Never.self, "\(example)") { try entry.reader.invocation(rest) }
    }
    for reader in CommandRegistry.readers {
      for example in reader.description.help.examples {
        let words = try ShellWords.split(example)
        #expect(words.first == "campctl")
        let (entry, rest) = try #require(try CommandRegistry.campctl.find(words.dropFirst()))
        // One of another command may follow, which belongs to it.
        let isFirst = example == reader.description.help.examples.first
        #expect(!isFirst || entry.name == reader.name, "\(example)")
        #expect(throws: Never.self, "\(example)") { try entry.reader.invocation(rest) }
      }
    }
  }

  @Test func `no two options of a command have one letter`() {
    for reader in CommandRegistry.readers {
      let letters = reader.arguments.compactMap(\.short)
      #expect(Set(letters).count == letters.count, "\(reader.name)")
    }
  }

  private func isSentence(_ text: some StringProtocol) -> Bool {
    text.hasSuffix(".") && text.first?.isUppercase == true && text.split(separator: " ").count >= 2
  }
}
