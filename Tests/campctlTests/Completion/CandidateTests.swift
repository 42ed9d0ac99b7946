import Arguments
import CampgroundManager
import TestSupport
import Testing

@testable import campctl

/// The candidates for a line.
@Suite struct CandidateTests {
  /// The answer to bash.
  private func answer(_ line: String) throws -> [String] {
    let typed = try #require(CompletionShell.bash.typed([" \t\n\"'><=;|&(:", "campctl " + line]))
    let finder = CandidateFinder(
      registry: .campctl, root: Root.reader.arguments, words: typed.words, current: typed.current.value)
    guard let candidates = try finder.candidates() else { return [] }
    return CompletionShell.bash.text(of: candidates, at: typed.current).split(separator: "\n").map(String.init)
  }

  @Test func `commands are named by both of their words`() throws {
    #expect(try answer("rep") == ["words", "reprice", "report"])
    #expect(try answer("report oc") == ["words", "occupancy"])
    #expect(Set(try answer("--json import ")).isSuperset(of: ["words", "sites", "all"]))
    #expect(try answer("help front") == ["words", "front-desk"])
    #expect(try answer("help report oc") == ["words", "occupancy"])
    #expect(try answer("_") == ["words"])
    #expect(try answer("nosuch ") == ["words"])
    #expect(try answer("nosuch x ") == [])
  }

  @Test func `a command is told by its sentence, and several by their second words`() throws {
    let found = try CandidateFinder(
      registry: .campctl, root: Root.reader.arguments, words: [], current: ""
    ).candidates()
    let all = try #require(found).all
    #expect(all.contains { $0.text == "reserve" && $0.description.hasSuffix(".") })
    #expect(all.contains { $0.text == "report" && $0.description.hasPrefix("occupancy, pace") })
    #expect(Set(all.map(\.text)).count == all.count)
    #expect(all.count > 60)
  }

  @Test func `choices, lists, files and folders are told as what they are`() throws {
    #expect(try answer("--color ") == ["words", "auto", "always", "never"])
    #expect(try answer("list-sites --color=a") == ["words", "auto", "always"])
    #expect(try answer("availability --weekdays sun,s") == ["parts", "sun,sat"])
    #expect(try answer("report discounts --by name,m") == ["parts", "name,month"])
    #expect(try answer("settings --closed-to-arrival=f") == ["parts", "fri"])
    #expect(try answer("backup ") == ["files"])
    #expect(try answer("--store ") == ["files"])
    #expect(try answer("import sites ") == ["files"])
  }

  @Test func `every argument that names things has its candidates`() {
    for reader in CommandRegistry.readers {
      for argument in reader.arguments {
        guard case .things(let name) = argument.completion.element else { continue }
        #expect(Nameable(rawValue: name) != nil, "\(reader.name) \(argument.label)")
      }
    }
  }

  @Test func `each kind of thing is an argument's`() {
    let named = Set(
      CommandRegistry.readers.flatMap(\.arguments).compactMap { argument in
        if case .things(let name) = argument.completion.element { Nameable(rawValue: name) } else { nil }
      })
    #expect(named == Set(Nameable.allCases))
  }

  @Test func `each kind of thing is looked up, and what is found is told in words`() throws {
    let camp = try TestCampground()
    try camp.makeCampSite(1) { $0.loop = .set("Loop A") }
    try camp.reserve(1) { $0.group = "Lovers" }
    let lookUp = LookUpService(store: camp.store, clock: camp.clock)
    for thing in Nameable.allCases { #expect(throws: Never.self) { try lookUp.found(thing, "") } }
    #expect(try lookUp.found(.reservation, "").first?.description == "Bacon Lover, site 1, 2027-07-01 to 2027-07-03")
    #expect(try lookUp.found(.site, "").first?.description.hasPrefix("Loop A, ") == true)
    #expect(try lookUp.found(.entry, "o-2").first?.description == "add-camper by desk")
    try camp.makeDiscount { ($0.percent, $0.needsPass) = (Percent("50%"), true) }
    #expect(try lookUp.found(.discount, "Acc").first?.description == "with a pass")
  }

  @Test(arguments: [
    "check-in 'Ann Lee'", "check-out 'Ann Lee'", "cancel 'Ann Lee'", "quote-cancel 'Ann Lee'", "no-show 'Ann Lee'",
    "confirm 'Ann Lee'", "reprice 'Ann Lee'", "discount 'Ann Lee' 1.00 --because rain", "refund 'Ann Lee' 1.00",
    "waive 'Ann Lee' 1.00 --because rain", "write-off 'Ann Lee' --because rain", "transfer 'Ann Lee' r-1 1.00",
    "show-reservation 'Ann Lee'",
  ])
  func `the candidates for a reservation are those for which the command looks`(line: String) throws {
    let camp = try TestCampground()
    try camp.makeCamper("Ann Lee", phoneNumber: "555-0101")
    try camp.makeCampSite(1)
    try camp.reserve(1)
    let words = try ShellWords.split(line)
    let entry = try #require(CommandRegistry.campctl.entry(named: words[0]))
    let command = try #require(try entry.reader.invocation(words.dropFirst()).command.onCampground)
    let error = try #require(throws: CampingError.self) { try command.perform(in: camp.campground) }
    guard case .reference(.noReservation(_, let purpose, nearest: nil))? = error.problems.first?.kind else {
      Issue.record("\(error)")
      return
    }
    #expect(entry.type().purpose(of: "reservation") == purpose)
  }

  @Test func `what could steer a terminal is no candidate, and harmless beside one`() {
    #expect(Candidate("a\u{1B}[2J") == nil)
    #expect(Candidate("a\nb") == nil)
    #expect(Candidate("") == nil)
    #expect(Candidate("a", "x\u{1B}y")?.description == "x\\u{1B}y")
  }

  @Test(arguments: CompletionShell.allCases) func `no words make it stumble`(shell: CompletionShell) throws {
    let odd = ["", "\\", "'", "\"", "$", "${", "--", "--=", "-", "reserve", ","]
    let pairs = odd.flatMap { first in odd.map { [first, $0] } }
    for told in [[]] + pairs + odd.map({ [$0] }) {
      guard let typed = shell.typed(told) else { continue }
      let finder = CandidateFinder(
        registry: .campctl, root: Root.reader.arguments, words: typed.words, current: typed.current.value)
      _ = try finder.candidates().map { shell.text(of: $0, at: typed.current) }
    }
  }

  @Test func `zsh gets colons and backslashes escaped, fish the whole word`() throws {
    let candidates = Candidates(.words, before: "--site=", [Candidate("B:1\\x", "rv")])
    let typed = try #require(CompletionShell.zsh.typed(["reserve", "--site="])).current
    #expect(CompletionShell.zsh.text(of: candidates, at: typed) == "words 7\nB\\:1\\\\x:rv\n")
    #expect(CompletionShell.fish.text(of: candidates, at: typed) == "words --site=\n--site=B:1\\x\trv\n")
  }
}

extension Completion {
  fileprivate var element: Completion {
    if case .list(let element) = self { element } else { self }
  }
}
