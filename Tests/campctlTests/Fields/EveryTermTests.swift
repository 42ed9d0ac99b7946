import Testing

@testable import CampgroundManager

/// Every term of the things with a name, of the policy and of the settings: its line in the list of fields makes its edit.
@Suite struct EveryTermTests {
  @Test(arguments: WalkedTerm.all)
  func `it is given, changed, taken back, and comes back from the export of all`(term: WalkedTerm) throws {
    let shell = Shell.campground(term.kind.beginning)
    try shell.json("\(term.kind.change) \(term.given(0))")
    #expect(try term.read(in: shell) == term.value(0))
    let changed = try shell.json("\(term.kind.change) \(term.given(1))")
    #expect(try term.read(in: shell) == term.value(1))
    let requests = try shell.jsonList("log").compactMap { $0["request"] as? [String: Any] }
    let requested = requests.contains { ($0["terms"] as? [String: Any] ?? $0)[term.requested] != nil }
    #expect(requested, "no request of \(changed) has \(term.requested)")
    try shell.json("undo --yes")
    #expect(try term.read(in: shell) == term.value(0))
    let moved = try shell.run("cd && campctl export all whole && campctl import all whole --store new.sqlite")
    #expect(moved.status == 0, "\(moved.errors)")
    #expect(try term.read(in: shell, "--store ~/new.sqlite") == term.value(0))
  }

  /// An amount per person is on nights, whatever the charges.
  @Test(arguments: WalkedTerm.all.filter { $0.testDescription != "tax on" })
  func `its words and its cell change with it`(term: WalkedTerm) throws {
    let shell = Shell.campground(term.kind.beginning)
    if term.kind == .rate {
      try shell.json("change-rate Camas --extra-adult 1 --extra-child 1 --extra-vehicle 1 --extra-pet 1")
    }
    var shown: Set<String> = []
    for place in 0...1 {
      try shell.json("\(term.kind.change) \(term.given(place))")
      let (words, table) = (
        try shell.run("campctl \(term.kind.shown)"), try shell.run("campctl \(term.kind.shown) --csv")
      )
      #expect(table.output.prefix { !$0.isNewline }.split(separator: ",").contains { $0 == term.name })
      shown.formUnion([words.output, table.output])
    }
    #expect(shown.count == 4)
  }

  @Test(arguments: WalkedTerm.all.filter { $0.kind == .rate })
  func `a rate's goes into a table and back`(term: WalkedTerm) throws {
    let shell = Shell.campground(term.kind.beginning)
    try shell.json("\(term.kind.change) \(term.given(0))")
    let file = try shell.run("campctl export rates -").output
    #expect(file.prefix { !$0.isNewline }.split(separator: ",").contains { $0 == term.name })
    try shell.json("\(term.kind.change) \(term.given(1))")
    let back = try shell.run("campctl import rates -", input: file)
    #expect(back.status == 0, "\(back.errors)")
    #expect(try term.read(in: shell) == term.value(0))
  }

  @Test(arguments: WalkedTerm.all.filter(\.mayEnd)) func `an empty value ends it`(term: WalkedTerm) throws {
    let shell = Shell.campground(term.kind.beginning)
    let before = try term.read(in: shell)
    try shell.json("\(term.kind.change) \(term.given(0))")
    try shell.json("\(term.kind.change) --\(term.option) ''")
    #expect(try ["", before].contains(term.read(in: shell)))
  }
}
