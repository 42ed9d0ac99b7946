import Foundation
import TestSupport
import Testing

@testable import Arguments
@testable import campctl

/// A command at a terminal asks instead of refusing.
@Suite struct ConversationTests: ~Copyable {
  private let shell = Shell.campground(
    """
    reserve --site 12 --camper c-1 --arrive 2027-06-01 --nights 2
    add-camper 'Ann Lee' --phone 555-0101
    """)

  /// The commands that lack something when they are typed alone.
  private static let lacking = CommandRegistry.campctl.entries.filter { entry in
    let command = entry.type().init()
    return command.hasFormats
      && (!command.misuse.isEmpty || type(of: command).descriptions.contains(where: \.isRequired))
  }.map(\.name)

  @Test(TestEngine.ofFiles("a question comes before a store is opened"), arguments: lacking)
  func `the first argument that a script is refused for is a question at a terminal, and Esc changes nothing`(
    name: String
  ) throws {
    let refusal = try shell.refusal(name).error
    let type = try CommandRegistry.type(of: name)
    let arguments = type.descriptions
    let problems = refusal["problems"] as? [[String: Any]] ?? []
    let fields = problems.compactMap { $0["field"] as? String }
    let first = try #require(arguments.first { fields.contains($0.key) && ($0.takesValue || $0.isByPlace) })
    // A change of nothing lacks no argument of its own.
    guard fields.count == problems.count else { return }
    let before = shell.storeBytes
    let talk = try Conversing(name, in: shell)
    try talk.press((type as? any AskingCommand.Type)?.questions.first?.words ?? "\(first.help.dropLast()):", "\u{1B}")
    #expect(talk.end() == (2, true), "\(talk.shown)")
    #expect(talk.shown.hasSuffix("Nothing was done.\n"))
    #expect(shell.storeBytes == before)
  }

  @Test func `what lacks is a question in the order of the declaration, with candidates`() throws {
    let talk = try Conversing("pay", in: shell)
    try talk.wait(for: "  r-1  Bacon Lover, site 12, 2027-06-01 to 2027-06-03\n")
    try talk.answer("reservation, such as r-3", "r-1")
    try talk.answer("amount", "20.00")
    try talk.wait(for: "campctl pay r-1 20.00\n")
    try talk.answer("Run it? [Y/n]", "")
    #expect(talk.end() == (0, true))
    #expect(talk.shown.contains("\nPaid 20.00 USD on r-1"))
  }

  @Test func `a command that only reads runs at once when nothing lacks any more`() throws {
    let talk = try Conversing("show-camper", in: shell)
    try talk.answer("camper", "c-2")
    try talk.wait(for: "campctl show-camper c-2\n")
    #expect(talk.end().status == 0)
    #expect(!talk.shown.contains("Run it?"))
    #expect(talk.shown.contains("555-0101"))
  }

  @Test(arguments: ["--no-input", "--json", "--csv", "--no-input --yes"])
  func `without input, and for programs, it is refused as in a pipe`(option: String) throws {
    let talk = try Conversing("cancel \(option)", in: shell)
    #expect(talk.end() == (64, true))
    let piped = try shell.run("campctl cancel \(option)")
    #expect(piped.status == 64)
    #expect(talk.shown == piped.errors)
  }

  @Test func `without input there is no confirmation, either`() throws {
    let talk = try Conversing("forget-camper c-2 --no-input", in: shell)
    #expect(talk.end().status == 2)
    #expect(talk.shown == (try shell.run("campctl forget-camper c-2 </dev/null").errors))
  }

  @Test(arguments: [("y", 0), ("n", 2), ("", 2)])
  func `the one name that is near is a question, and by default nothing is changed`(_ answer: String, status: Int32)
    throws
  {
    let before = shell.storeBytes
    let talk = try Conversing("change-camper 'Ann Le' --notes late", in: shell)
    try talk.answer("There is no camper Ann Le. Is c-2 (Ann Lee, 555-0101) meant? [y/N]", answer)
    #expect(talk.end() == (status, true))
    #expect((shell.storeBytes == before) == (status != 0))
  }

  @Test func `for a command that only reads, Return means yes`() throws {
    let talk = try Conversing("show-camper 'Ann Le'", in: shell)
    try talk.answer("meant? [Y/n]", "")
    #expect(talk.end().status == 0)
    #expect(talk.shown.contains("555-0101"))
  }

  @Test(arguments: [("2", 0), ("c-3", 0), ("", 3), ("7\rx\r1", 0)])
  func `of several a number chooses one, and an empty answer is the refusal`(_ answer: String, status: Int32) throws {
    try shell.json("add-camper 'Ann Lee' --phone 555-0102")
    let talk = try Conversing("change-camper 'Ann Lee' --notes late", in: shell)
    try talk.wait(for: "Several campers fit Ann Lee.\n  1. c-2 (Ann Lee, 555-0101)\n  2. c-3 (Ann Lee, 555-0102)\n")
    try talk.answer("Which one? [1-2]", answer)
    #expect(talk.end() == (status, true))
    let changed = answer.hasSuffix("1") ? "c-2" : "c-3"
    let notes = try shell.json("show-camper \(changed)")["notes"] as? String
    #expect(notes == (status == 0 ? "late" : nil))
    if status == 3 { #expect(talk.shown.contains("Error: Several campers fit Ann Lee: c-2 (Ann Lee, 555-0101), c-3")) }
  }

  @Test func `a name of one's own is guessed by its letters`() throws {
    try shell.json("add-rate Standard --nightly 40")
    let piped = try shell.run("campctl remove-rate Standrd")
    #expect(piped.status == 4)
    #expect(piped.errors == "Error: There is no rate Standrd.\nHint: Did you mean Standard?\n")
    let talk = try Conversing("remove-rate Standrd", in: shell)
    try talk.answer("There is no rate Standrd. Is Standard meant? [y/N]", "y")
    #expect(talk.end().status == 0)
    #expect(try shell.jsonList("list-rates").isEmpty)
  }

  @Test func `a search that finds nothing names the campers who come near`() throws {
    try shell.json("add-camper 'The Novaks' --phone 555-0103")
    #expect(
      try shell.run("campctl find novk")
        == Shell.Result(
          output: "", errors: "Nothing was found for novk; near it is c-3 (The Novaks, 555-0103).\n", status: 0))
    #expect(try shell.run("campctl find zzz").errors == "Nothing was found for zzz.\n")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT]) func `the terminal is as before after a signal`(signal: Int32) throws {
    let talk = try Conversing("show-camper", in: shell)
    try talk.wait(for: "full name: ")
    talk.send(signal)
    #expect(talk.end() == (signal, true))
  }

  @Test func `Ctrl-C ends it as a signal, Ctrl-D as Esc, and an arrow does not`() throws {
    for (keys, status) in [("c-2\u{3}", SIGINT), ("\u{4}", 2), ("\u{1B}[A\u{1B}OBc-1\r", 0)] as [(String, Int32)] {
      let talk = try Conversing("show-camper", in: shell)
      try talk.press("full name: ", keys)
      #expect(talk.end() == (status, true))
    }
  }

  @Test func `keys correct what was typed, in every script`() throws {
    let talk = try Conversing("show-camper", in: shell)
    try talk.answer("full name: ", "x\u{15}日本\u{7F}\u{7F}é\u{7F}Ann Lee\u{17}Lee")
    #expect(talk.end().status == 0)
    #expect(talk.shown.contains("\u{8} \u{8}\u{8} \u{8}"))
    #expect(talk.shown.contains("campctl show-camper 'Ann Lee'\n"))
  }

  @Test(arguments: [
    ("reserve -s 12 -c c-1 -a fri -N 2", "reserve --site 12 --camper c-1 --arrive 2027-06-04 --nights 2"),
    ("pay --method cash r-1 20", "pay r-1 20 --method cash"),
    ("add-site 20 --no-electricity --notes=--loud", "add-site 20 --no-electricity --notes=--loud"),
    (
      "sell --item ice --count 2 --item 'fire wood' --method cash -q",
      "sell --item ice --count 2 --item 'fire wood' --method cash --quiet"
    ),
    ("today --no-input --store memory", "today --store memory"),
    ("show-camper -- --ann", "show-camper -- --ann"),
  ])
  func `--print prints the line as it is understood, at no terminal, too`(line: String, printed: String) throws {
    let shell = Shell()
    let result = try shell.run(
      "campctl \(line.replacing(" -- ", with: " --print -- ")) \(line.contains(" -- ") ? "" : "--print")")
    #expect(result == Shell.Result(output: "campctl \(printed)\n", errors: "", status: 0))
    let again = try shell.run(
      "campctl \(printed.replacing(" -- ", with: " --print -- ")) \(line.contains(" -- ") ? "" : "--print")")
    #expect(again.output == result.output)
  }
}
