import CampgroundManager
import Testing

@testable import campctl

/// The lines of a configuration file, read from memory.
@Suite struct ConfigurationReaderTests {
  private static let own = ConfigurationFile(path: "/c")

  private func read(
    _ text: String, of file: ConfigurationFile = ConfigurationReaderTests.own, home: String? = "/home/ann"
  )
    -> ConfigurationReader
  {
    ConfigurationReader(Array(text.utf8), of: file, home: home)
  }

  @Test(arguments: ["\n", "\r\n"]) func `settings and stores are read, whatever ends a line`(end: String) {
    let lines = [
      "# The gate", "", "  actor = Ann Lee ", "color=never", "format\t=\tjson", "store = lakeside", "[store lakeside]",
      "location = ~/lake.sqlite", "  [ store hill-2 ]", "location = memory",
    ]
    let reader = read("\u{FEFF}" + lines.joined(separator: end))
    #expect(reader.problems == [])
    #expect(reader.settings.map(\.key) == [.actor, .color, .format, .store])
    #expect(reader.settings.map(\.value) == ["Ann Lee", "never", "json", "lakeside"])
    #expect(reader.settings.map(\.place.line) == [3, 4, 5, 6])
    #expect(reader.stores.map(\.name) == ["lakeside", "hill-2"])
    #expect(reader.stores.map(\.target) == [.store(.file("/home/ann/lake.sqlite")), .store(.memory)])
  }

  @Test func `a store is a path that is the same in every folder, or a name`() {
    for (text, value) in [
      ("~/a b.sqlite", "/home/ann/a b.sqlite"), ("/srv/a", "/srv/a"), ("memory", "memory"), ("a", "a"),
    ] {
      #expect(read("store = \(text)").settings.map(\.value) == [value])
    }
  }

  static let faults: [(String, ConfigurationProblem.Fault)] = [
    ("colour = never", .unknownKey("colour", near: "color")), ("pager = less", .unknownKey("pager", near: nil)),
    ("now = 2027-07-04", .pretendedTime), ("NOW = 2027-07-04", .pretendedTime), ("actor", .notASetting("actor")),
    ("!sh", .notASetting("!sh")), ("include = /etc/passwd", .unknownKey("include", near: nil)),
    ("location = /a", .locationOutside), ("actor =", .emptyValue("actor")),
    ("actor = 'Ann'", .quotes("actor", "'Ann'")), ("actor = Ann # the boss", .comment("actor", "Ann # the boss")),
    ("actor = a\u{1B}b", .controlCharacter), ("actor = a\rb", .controlCharacter),
    ("actor = \u{202E}b", .controlCharacter),
    ("color = Never", .unknownValue("color", "Never", among: ["auto", "always", "never"], near: "never")),
    ("format = xml", .unknownValue("format", "xml", among: ["text", "json", "jsonl", "csv", "ods"], near: nil)),
    ("store = ./a", .relativeLocation("store", "./a")), ("store = ~ann/a", .relativeLocation("store", "~ann/a")),
    ("store = $HOME/a", .relativeLocation("store", "$HOME/a")), ("[stor a]", .unknownSection("[stor a]")),
    ("[store a", .unknownSection("[store a")), ("[]", .unknownSection("[]")), ("[store]", .unknownSection("[store]")),
    ("[store a b]", .invalidName("a b")), ("[store a/b]", .invalidName("a/b")),
    ("[store memory]", .reservedName("memory")), ("[store a]", .noLocation("a")),
  ]

  @Test(arguments: faults)
  func `a line that cannot be used is refused with its reason`(line: String, fault: ConfigurationProblem.Fault) {
    let reader = read("# one\n\(line)\n")
    #expect(reader.problems == [ConfigurationProblem(file: "/c", line: 2, fault)])
    #expect(reader.settings.isEmpty && reader.stores.isEmpty)
  }

  @Test func `the section of a store has a location, once, and nothing else`() {
    let problems = read("[store a]\nlocation = a\nlocation = /b\nlocatoin = /c\nactor = d\n[store a]\nlocation = /e")
      .problems
    #expect(
      problems.map(\.fault) == [
        .relativeLocation("location", "a"), .repeatedKey("location", line: 2),
        .unknownKey("locatoin", near: "location"), .keyInSection("actor"), .repeatedStore("a", line: 1),
      ])
    #expect(problems.compactMap(\.line) == [2, 3, 4, 5, 6])
  }

  @Test func `a key is set once`() {
    let problems = read("actor = a\nactor = b").problems
    #expect(problems.map(\.shown.sentence) == ["Line 2 of /c sets actor again, after line 1"])
  }

  @Test func `a file of the machine sets no format, since no script of its users may change`() {
    let machine = ConfigurationFile(path: "/m", isForMachine: true)
    #expect(read("format = json", of: machine).problems.map(\.fault) == [.formatOfMachine("json")])
  }

  @Test func `a place in a home needs a home`() {
    #expect(read("store = ~/a", home: nil).problems.map(\.fault) == [.noHome("store", "~/a")])
  }

  @Test func `bytes that are no text are refused, each line by its number`() {
    let reader = ConfigurationReader(Array("actor = a\n# ".utf8) + [0xFF, 0x0A, 0xC3, 0x28], of: Self.own, home: nil)
    #expect(reader.problems.map(\.line) == [2, 3])
    #expect(reader.problems.map(\.fault) == [.invalidEncoding, .invalidEncoding])
  }
}
